// SPDX-License-Identifier: GPL-3.0-or-later

/// Something about speech that a person should read once, since they may not hear it.
///
/// An engine gives each value at most once in its life.
public enum SpeechNotice: Hashable, Sendable {
  /// No voice speaks the language as asked; one for the language `used` speaks it instead.
  case voiceMissing(language: String, used: String)

  /// No voice has the name in ``SpeechSettings/voice``; the language's own voice is used.
  case voiceUnknown(String)

  /// The speech process died or fell silent and was started again.
  case engineRestarted

  /// The speech process kept failing, or cannot be started: there is no speech any more.
  case engineGone

  /// No audio device opens, or the one that did hangs; it is tried again now and then.
  case noDevice

  /// The file or pipe that speech is written to takes no more, for this reason of the system
  /// (`errno`); what follows is not kept.
  case outputFailed(reason: Int32)
}
