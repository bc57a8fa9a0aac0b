// SPDX-License-Identifier: GPL-3.0-or-later

/// A place that speech goes: a voice that is heard, a file, or nowhere.
///
/// An engine belongs to one thread. Every call but ``finish(atMost:cutWhenReadable:)`` and
/// ``close()`` returns at once, whatever state the sound is in.
public protocol SpeechEngine: AnyObject {
  /// Says the runs of one announcement, after what is being said and what waits.
  func speak(_ utterances: [Utterance])

  /// Drops what waits and stops the sound at the sink within 50 ms.
  func cut()

  /// Uses the settings for everything said after this call.
  func apply(_ settings: SpeechSettings)

  /// Waits until all is heard.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest wait; what is not heard by then is cut.
  ///   - descriptor: A file descriptor that cuts speech and ends the wait when it is readable,
  ///     such as the keyboard's. Nothing is read from it.
  func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?)

  /// Ends speech and gives up what belongs to it. Further calls do nothing.
  func close()

  /// A file descriptor that is readable when ``takeNotices()`` should be called; -1 if that is
  /// never needed. It can also be readable when there turns out to be no notice.
  var noticeDescriptor: Int32 { get }

  /// What a person should read since the last call. Also does what the engine has to do by the
  /// clock, so it must be called whenever ``noticeDescriptor`` is readable.
  func takeNotices() -> [SpeechNotice]
}
