// SPDX-License-Identifier: GPL-3.0-or-later
import SpeechOutput

// The engine that is measured starts its speech process from this executable.
if CommandLine.arguments.dropFirst().first == SpeechChild.argument { SpeechChild.run() }

let arguments = CommandLine.arguments.dropFirst()
SpeechMeasurements(command: arguments.first).print()
OptionMeasurements().print()
