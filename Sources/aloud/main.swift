// SPDX-License-Identifier: GPL-3.0-or-later
import SpeechOutput

if CommandLine.arguments.dropFirst().first == SpeechChild.argument { SpeechChild.run() }
