// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Synchronization

/// What waits to be said, between the thread that reads messages and the one that speaks.
final class SpeechQueue: Sendable {
  /// One thing to do, in its turn.
  enum Task: Hashable {
    case speak(number: UInt32, endsAnnouncement: Bool, Utterance)
    case settings(SpeechSettings)
    case finish(number: UInt32)
    case diagnose
    case listVoices
  }

  private struct State {
    var tasks: [Task] = []
    var isIdle = false
  }

  private let state = Mutex(State())
  private let wake = Wake()
  private let lastCut = Atomic<UInt32>(0)

  /// Whether the speaking thread has nothing to do and waits.
  var isIdle: Bool { state.withLock { $0.isIdle } }

  /// Whether an utterance is cut; true from the moment the cut arrives.
  func isCut(_ number: UInt32) -> Bool {
    number <= lastCut.load(ordering: .acquiring)
  }

  /// Whether something waits to be done.
  var isEmpty: Bool { state.withLock { $0.tasks.isEmpty } }

  /// Adds what is to be done after the rest.
  func add(_ task: Task) {
    state.withLock {
      $0.tasks.append(task)
      $0.isIdle = false
    }
    wake.signal()
  }

  /// Drops the utterances up to a number; settings that stood between them stay.
  func cut(through number: UInt32) {
    lastCut.store(number, ordering: .releasing)
    state.withLock { state in
      state.tasks.removeAll {
        if case .speak(let waiting, _, _) = $0 { waiting <= number } else { false }
      }
    }
  }

  /// The next thing to do, if there is one.
  func take() -> Task? {
    state.withLock { $0.tasks.isEmpty ? nil : $0.tasks.removeFirst() }
  }

  /// Waits until there is something to do.
  func waitForTask() {
    let mustWait = state.withLock { state in
      state.isIdle = state.tasks.isEmpty
      return state.isIdle
    }
    if mustWait { wake.wait() }
  }
}

/// Wakes one thread that waits; a signal given before the wait is not lost (`sem_t`).
private final class Wake: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func signal() {
    sem_post(semaphore)
  }

  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
