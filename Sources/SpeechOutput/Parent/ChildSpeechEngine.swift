// SPDX-License-Identifier: GPL-3.0-or-later

/// Speech that is heard, from a process of its own.
///
/// eSpeak NG can end its process and a device can hang; neither reaches the caller. A speech
/// process that dies or falls silent is started again, three times within 30 s at most.
public final class ChildSpeechEngine: SpeechEngine {
  private let supervisor: SpeechSupervisor

  /// Starts speech; never fails, since ``takeNotices()`` tells what is wrong.
  ///
  /// - Parameters:
  ///   - executable: The path of a program that calls ``SpeechChild/run()``: this one.
  ///   - settings: How it sounds.
  public convenience init(
    executable: String = "/proc/self/exe", settings: SpeechSettings = SpeechSettings()
  ) {
    self.init(executable: executable, settings: settings, limits: SpeechSupervisor.Limits())
  }

  /// Starts speech with limits, a destination and variables of its own, for tests and measuring.
  init(
    executable: String, settings: SpeechSettings = SpeechSettings(),
    limits: SpeechSupervisor.Limits, destination: SpeechDestination = .device,
    environment: [String: String] = [:]
  ) {
    supervisor = SpeechSupervisor(
      executable: executable, destination: destination, settings: settings, limits: limits,
      environment: environment)
  }

  deinit {
    close()
  }

  public func speak(_ utterances: [Utterance]) {
    supervisor.speak(utterances)
  }

  public func cut() {
    supervisor.cut(through: supervisor.lastNumber)
  }

  public func apply(_ settings: SpeechSettings) {
    supervisor.apply(settings)
  }

  public func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?) {
    supervisor.finish(atMost: milliseconds, cutWhenReadable: descriptor)
  }

  public func close() {
    supervisor.end()
  }

  public var noticeDescriptor: Int32 { supervisor.wake.descriptor }

  public func takeNotices() -> [SpeechNotice] {
    supervisor.takeNotices()
  }

  /// The speech process, for tests that end or stop it.
  var processIdentifier: Int32? { supervisor.process?.identifier }

  /// When the first samples of an utterance came to the sink; told by ``SpeechDestination/measurement``.
  func firstSampleTime(of number: UInt32) -> UInt64? { supervisor.measured[number] }

  /// Waits for the first samples of an utterance.
  ///
  /// - Returns: when they came; nil when they do not, within so many milliseconds.
  func waitForFirstSample(of number: UInt32, atMost milliseconds: Int) -> UInt64? {
    supervisor.waitForFirstSample(of: number, atMost: milliseconds)
    return supervisor.measured[number]
  }

  /// The number of the utterance that was handed over last.
  var lastNumber: UInt32 { supervisor.lastNumber }
}
