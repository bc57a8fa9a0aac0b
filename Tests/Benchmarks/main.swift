// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import SpeechOutput

// The engine that is measured starts its speech process from this executable.
if CommandLine.arguments.dropFirst().first == SpeechChild.argument { SpeechChild.run() }

SpeechMeasurements(command: CommandLine.arguments.dropFirst().first).print()
let folder = try TableFolder.locate(
  explicit: nil, environment: [:], executable: CommandLine.arguments[0])
let tables = try LabelTables(folder: folder, languages: ["en"])
OptionMeasurements(tables: tables).print()
ScriptMeasurements(tables: tables).print()
BoxMeasurements(command: CommandLine.arguments.dropFirst().first).print()
PeerMeasurements(command: CommandLine.arguments.dropFirst().first).print()
