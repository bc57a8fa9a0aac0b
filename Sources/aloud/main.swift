// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import SpeechOutput

EndingSignals.restoreDefaults()
if CommandLine.arguments.dropFirst().first == SpeechChild.argument { SpeechChild.run() }
exit(CommandEntry.ofProcess.run())
