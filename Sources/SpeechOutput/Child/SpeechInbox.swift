// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Synchronization

/// What the engine has sent and the speech process has not done yet.
///
/// The speaking thread reads its messages itself, while it waits for work and between its blocks
/// of samples, since waking one thread through another would cost as much as the rest of the way
/// from the engine. The watching thread reads only for a speaking thread that is stuck.
final class SpeechInbox: Sendable {
  /// One thing to do, in its turn.
  enum Task: Hashable {
    case speak(number: UInt32, endsAnnouncement: Bool, Utterance)
    case settings(SpeechSettings)
    case finish(number: UInt32)
    case diagnose
    case listVoices
  }

  private struct State {
    var splitter = MessageSplitter()
    var tasks: [Task] = []
    var isSpeakerReading = false
    var lastReading = 0
    // Whether something was cut since there were words last: more follow at once, as a rule.
    var expectsWords = false
  }

  /// How many nanoseconds words are looked out for behind a cut before this thread sleeps: to fall
  /// asleep and be woken takes longer than they need to come. On a single processor the engine must
  /// have it to send them.
  private static let lookout: UInt64 = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 ? 50_000 : 0

  private let channel: ChildChannel
  private let state = Mutex(State())
  private let lastCut = Atomic<UInt32>(0)

  init(channel: ChildChannel) {
    self.channel = channel
  }

  /// Whether an utterance is cut; true from the moment the cut arrives.
  func isCut(_ number: UInt32) -> Bool {
    number <= lastCut.load(ordering: .acquiring)
  }

  /// The next thing to do, if there is one.
  func take() -> Task? {
    state.withLock { $0.tasks.isEmpty ? nil : $0.tasks.removeFirst() }
  }

  /// Waits for messages, on the speaking thread, when there is nothing to do.
  func waitForTask() {
    let (mustWait, expectsWords) = state.withLock { state in
      state.isSpeakerReading = state.tasks.isEmpty
      defer { state.expectsWords = false }
      return (state.isSpeakerReading, state.expectsWords)
    }
    guard mustWait else { return }
    // Nobody else reads meanwhile.
    var bytes: [UInt8]? = expectsWords ? lookOut() : []
    if bytes?.isEmpty == true { bytes = channel.receive(waits: true) }
    state.withLock { state in
      state.isSpeakerReading = false
      take(bytes, into: &state)
    }
  }

  /// The bytes that come very soon, if any; nil when the engine is gone.
  private func lookOut() -> [UInt8]? {
    let end = MonotonicClock.nanoseconds + Self.lookout
    repeat {
      let bytes = channel.receive()
      guard bytes?.isEmpty == true else { return bytes }
    } while MonotonicClock.nanoseconds < end
    return []
  }

  /// Reads what has come, on the speaking thread, in the middle of its work.
  func readMeanwhile() {
    state.withLock { read(into: &$0) }
  }

  /// Reads in place of a speaking thread that has not done so for a while.
  ///
  /// - Returns: Whether the speaking thread is at work.
  func readIfNeglected(for milliseconds: Int) -> Bool {
    state.withLock { state in
      let isNeglected = MonotonicClock.milliseconds - state.lastReading > milliseconds
      if !state.isSpeakerReading, isNeglected { read(into: &state) }
      return !state.isSpeakerReading
    }
  }

  private func read(into state: inout State) {
    take(channel.receive(), into: &state)
  }

  /// - Parameter bytes: nil when the engine is gone, and with it the reason to speak.
  private func take(_ bytes: [UInt8]?, into state: inout State) {
    guard let bytes else { _exit(0) }
    state.lastReading = MonotonicClock.milliseconds
    state.splitter.append(bytes)
    while let payload = state.splitter.next() {
      if let message = EngineMessage(payload) { take(message, into: &state) }
    }
  }

  private func take(_ message: EngineMessage, into state: inout State) {
    switch message {
    case .speak(let number, let endsAnnouncement, let utterance):
      state.tasks.append(.speak(number: number, endsAnnouncement: endsAnnouncement, utterance))
    case .cut(let number):
      lastCut.store(number, ordering: .releasing)
      state.expectsWords = true
      // Settings that stood between the utterances stay.
      state.tasks.removeAll {
        if case .speak(let waiting, _, _) = $0 { waiting <= number } else { false }
      }
    case .ping: channel.send(.alive)
    case .settings(let settings): state.tasks.append(.settings(settings))
    case .finish(let number): state.tasks.append(.finish(number: number))
    case .diagnose: state.tasks.append(.diagnose)
    case .listVoices: state.tasks.append(.listVoices)
    }
  }
}
