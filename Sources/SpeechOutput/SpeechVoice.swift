// SPDX-License-Identifier: GPL-3.0-or-later

/// A voice that is installed.
public struct SpeechVoice: Hashable, Sendable {
  /// The voice's name, such as `German`.
  public let name: String

  /// The languages it speaks as BCP 47 tags, the one it is best at first.
  public let languages: [String]

  /// The voice's file below the voice data, such as `gmw/de`.
  public let identifier: String
}
