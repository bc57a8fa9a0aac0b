// SPDX-License-Identifier: GPL-3.0-or-later

/// Speech switched off: takes everything and says nothing.
public final class SilentEngine: SpeechEngine {
  /// Makes an engine that says nothing.
  public init() {}

  public func speak(_ utterances: [Utterance]) {}
  public func cut() {}
  public func apply(_ settings: SpeechSettings) {}
  public func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?) {}
  public func close() {}
  public var noticeDescriptor: Int32 { -1 }
  public func takeNotices() -> [SpeechNotice] { [] }
}
