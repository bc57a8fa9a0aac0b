// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension SpeechSupervisor {
  /// Queues the runs of one announcement.
  ///
  /// Of a device that does not keep up, the oldest is dropped; a file gets everything,
  /// and is waited for.
  func speak(_ utterances: [Utterance]) {
    guard !isGone else { return }
    for (position, utterance) in utterances.enumerated() {
      if destination.isWave {
        wait(until: { $0.waiting.count < $0.limits.waiting })
      } else if waiting.count >= limits.waiting {
        cut(through: waiting[0].number)
      }
      startIfDue()
      // While there is nothing to speak with, words are lost, not saved up for later.
      guard process != nil else { return }
      lastNumber += 1
      let next = Waiting(
        number: lastNumber, endsAnnouncement: position == utterances.count - 1,
        utterance: utterance)
      waiting.append(next)
      send(next)
    }
    attend()
  }

  /// Drops the utterances up to a number.
  func cut(through number: UInt32) {
    waiting.removeAll { $0.number <= number }
    process?.send(.cut(through: number))
    arm()
  }

  /// Uses settings for what follows.
  func apply(_ settings: SpeechSettings) {
    self.settings = settings
    process?.send(.settings(settings))
    attend()
  }

  /// Waits until everything has sounded.
  func finish(atMost milliseconds: Int?, cutWhenReadable key: Int32?) {
    attend()
    guard process != nil else { return }
    asked += 1
    process?.send(.finish(number: asked))
    let end = milliseconds.map { MonotonicClock.milliseconds + $0 }
    wait(until: { $0.hasDrained }, end: end, key: key)
    if !hasDrained {
      cut(through: lastNumber)
      answered = asked
    }
    attend()
  }

  /// Waits until an utterance begins to sound, where that is told.
  func waitForFirstSample(of number: UInt32, atMost milliseconds: Int) {
    wait(
      until: { $0.measured[number] != nil }, end: MonotonicClock.milliseconds + milliseconds)
  }

  /// Attends until something is so, the time is over, a key comes or the process is gone.
  private func wait(
    until isDone: (SpeechSupervisor) -> Bool, end: Int? = nil, key: Int32? = nil
  ) {
    attend()
    while !isDone(self), process != nil {
      let rest = end.map { $0 - MonotonicClock.milliseconds } ?? 1_000
      guard rest > 0 else { return }
      var waited = [
        pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: key ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waited, 2, Int32(clamping: rest))
      guard waited[1].revents == 0 else { return }
      attend()
    }
  }
}
