// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import SpeechOutput

EndingSignals.restoreDefaults()
if CommandLine.arguments.dropFirst().first == SpeechChild.argument { SpeechChild.run() }
if CommandLine.arguments.dropFirst().first == ScriptWorker.argument {
  exit(CommandEntry.ofProcess.work())
}
exit(CommandEntry.ofProcess.run())
