// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Keeps a speech process running and fed, on its caller's thread and time.
///
/// Everything happens inside the calls; ``WakeDescriptor`` tells the caller when one is due.
final class SpeechSupervisor {
  /// Times in milliseconds, and numbers, beyond which something is wrong.
  struct Limits: Hashable, Sendable {
    /// How long after a ping a process may say nothing.
    var silence = 3_000
    /// How long a new process may say nothing, on a machine that is busy.
    var start = 10_000
    /// How long after its last word a process that has work is pinged.
    var pingInterval = 1_000
    /// How many times it is started again within ``restartWindow``.
    var restarts = 3
    var restartWindow = 30_000
    /// How long a device that hung is left alone.
    var deviceRest = 10_000
    /// How many utterances may wait to be said.
    var waiting = 256
  }

  /// An utterance that has not been said to its end.
  struct Waiting {
    let number: UInt32
    let endsAnnouncement: Bool
    let utterance: Utterance
    var isStarted = false
  }

  let limits: Limits
  let wake = WakeDescriptor()
  let executable: String
  let waveDescriptor: Int32?
  let environment: [String: String]
  var destination: SpeechDestination
  var settings: SpeechSettings
  var process: SpeechProcess?
  var waiting: [Waiting] = []
  var lastNumber: UInt32 = 0
  /// The number of the last `finish` that was asked for, and of the last that was answered.
  var asked: UInt32 = 0
  var answered: UInt32 = 0
  var hasDrained: Bool { answered == asked }
  var measured: [UInt32: UInt64] = [:]
  private(set) var isGone = false
  /// Whether nothing is spoken any more, since it kept failing.
  private(set) var hasGivenUp = false
  /// The system's error numbers: why no process starts, and why the file takes no more.
  private(set) var startFailure: Int32?
  private(set) var refusal: Int32?
  private var given: Set<SpeechNotice> = []
  private var notices: [SpeechNotice] = []
  private var lastHeard = 0
  private var pinged: Int?
  private var hasSpoken = false
  private var restarts: [Int] = []
  private var notBefore = 0
  private var wakeTime = 0

  init(
    executable: String, destination: SpeechDestination, waveDescriptor: Int32? = nil,
    settings: SpeechSettings, limits: Limits, environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.destination = destination
    self.waveDescriptor = waveDescriptor
    self.environment = environment
    self.settings = settings
    self.limits = limits
    start()
    arm()
  }

  /// Reads what the process said, sends what waits, and sees to it that it lives.
  func attend() {
    if let process {
      for message in process.receive() where !isGone { take(message) }
      process.flush()
    }
    watch()
    arm()
  }

  /// What is new for a person.
  func takeNotices() -> [SpeechNotice] {
    attend()
    defer {
      notices.removeAll()
      arm()
    }
    return notices
  }

  /// Starts the process if it rests and may start again.
  func startIfDue() {
    if process == nil, !isGone, MonotonicClock.milliseconds >= notBefore { start() }
  }

  /// Ends the process and everything that waits.
  func end() {
    drop()
    isGone = true
    waiting.removeAll()
    answered = asked
    arm()
  }

  private func start() {
    do throws(SpeechProcess.Failure) {
      let process = try SpeechProcess(
        executable: executable, destination: destination, waveDescriptor: waveDescriptor,
        environment: environment)
      self.process = process
      lastHeard = MonotonicClock.milliseconds
      pinged = lastHeard
      hasSpoken = false
      process.send(.settings(settings))
      for next in waiting { send(next) }
      if !hasDrained { process.send(.finish(number: asked)) }
    } catch {
      startFailure = error.number
      giveUp()
    }
  }

  func send(_ next: Waiting) {
    process?.send(
      .speak(
        number: next.number, endsAnnouncement: next.endsAnnouncement, next.utterance))
  }

  private func take(_ message: ChildMessage) {
    lastHeard = MonotonicClock.milliseconds
    pinged = nil
    hasSpoken = true
    switch message {
    case .started(let number):
      if let position = waiting.firstIndex(where: { $0.number == number }) {
        waiting[position].isStarted = true
      }
    case .ended(let number): waiting.removeAll { $0.number <= number }
    case .drained(let number): answered = max(answered, number)
    case .notice(let notice): note(notice)
    case .deviceStuck:
      note(.noDevice)
      rest()
    case .synthesizerMissing: giveUp()
    case .sinkOpened:
      if destination == .newWave { destination = .continuedWave }
    case .firstSample(let number, let time): measured[number] = time
    case .ready, .alive, .synthesizer, .device, .voice, .voicesListed: break
    }
  }

  private func watch() {
    guard let process else { return }
    let now = MonotonicClock.milliseconds
    if process.isGone {
      restart(at: now)
    } else if let pinged {
      if now - pinged >= (hasSpoken ? limits.silence : limits.start) { restart(at: now) }
    } else if isBusy, now - lastHeard >= limits.pingInterval {
      process.send(.ping)
      pinged = now
    }
  }

  private var isBusy: Bool { !waiting.isEmpty || !hasDrained }

  private func restart(at now: Int) {
    drop()
    // What it died of is not said again; what it never came to is.
    if let position = waiting.firstIndex(where: \.isStarted) { waiting.remove(at: position) }
    restarts.removeAll { now - $0 > limits.restartWindow }
    restarts.append(now)
    guard restarts.count <= limits.restarts else { return giveUp() }
    note(.engineRestarted)
    start()
  }

  /// Leaves a device alone that hung, with what was to be heard.
  private func rest() {
    drop()
    notBefore = MonotonicClock.milliseconds + limits.deviceRest
    waiting.removeAll()
    answered = asked
  }

  private func drop() {
    // Before its number can be another's.
    wake.watch(nil, isWritable: false)
    process?.kill()
    process = nil
  }

  private func giveUp() {
    hasGivenUp = true
    note(.engineGone)
    end()
  }

  private func note(_ notice: SpeechNotice) {
    if case .outputFailed(let reason) = notice { refusal = refusal ?? reason }
    if given.insert(notice).inserted { notices.append(notice) }
  }

  /// Sets when the caller has to come back.
  func arm() {
    wake.watch(process?.socket, isWritable: process?.hasUnsent == true)
    if !notices.isEmpty {
      wake.wake(at: 0)
    } else if let process, isBusy || pinged != nil || process.hasUnsent {
      // Not moved while it is still to come: each move would be a call to the system.
      let now = MonotonicClock.milliseconds
      if wakeTime <= now { wakeTime = now + limits.pingInterval }
      wake.wake(at: wakeTime)
    } else {
      wake.wake(at: nil)
    }
  }
}
