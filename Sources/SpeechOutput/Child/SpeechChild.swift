// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The speech process: the same executable, started again with a hidden first argument.
///
/// One thread reads what the engine sends and watches the other, which synthesises and plays.
/// The process ends when its engine does, whatever the other thread is stuck in.
public enum SpeechChild {
  /// The first argument that makes the executable be a speech process.
  public static let argument = "--speech-child"

  /// A device may let a first write wait for as long as its own buffer, which is 2 s for
  /// PulseAudio's null sink; what takes longer than this many milliseconds has hung.
  static let deviceLimit = 5_000

  /// No utterance takes this many milliseconds until its next samples; most take 0.1.
  static let synthesisLimit = 5_000

  /// Runs the speech process to its end. Call it before anything else in `main`, when
  /// ``argument`` is the first argument.
  public static func run() -> Never {
    // For the engine's sake a broken pipe is an error here, not the end without a word.
    signal(SIGPIPE, SIG_IGN)
    let place = CommandLine.arguments.dropFirst(2).first.flatMap(SpeechDestination.init)
    let destination = place ?? .device
    // What the engine's program left open is not ours, and a library may start programs.
    closefrom(destination.isWave ? ChildChannel.waveDescriptor + 1 : ChildChannel.waveDescriptor)
    _ = fcntl(ChildChannel.descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ChildChannel.waveDescriptor, F_SETFD, FD_CLOEXEC)
    let channel = ChildChannel()
    let queue = SpeechQueue()
    let watch = WorkerWatch()
    channel.send(.ready)
    startThread {
      SpeechWorker(destination: destination, queue: queue, channel: channel, watch: watch).run()
    }
    read(channel, into: queue, watch: watch)
  }

  private static func read(
    _ channel: ChildChannel, into queue: SpeechQueue, watch: WorkerWatch
  ) -> Never {
    var splitter = MessageSplitter()
    while let bytes = channel.receive(atMost: queue.isIdle ? -1 : 250) {
      splitter.append(bytes)
      while let payload = splitter.next() {
        if let message = EngineMessage(payload) { take(message, channel, queue) }
      }
      if watch.overdue(limit: deviceLimit) == .device {
        channel.send(.deviceStuck)
        _exit(1)
      }
      if watch.overdue(limit: synthesisLimit) == .synthesis { _exit(1) }
    }
    _exit(0)
  }

  private static func take(
    _ message: EngineMessage, _ channel: ChildChannel, _ queue: SpeechQueue
  ) {
    switch message {
    case .speak(let number, let endsAnnouncement, let utterance):
      queue.add(.speak(number: number, endsAnnouncement: endsAnnouncement, utterance))
    case .cut(let number): queue.cut(through: number)
    case .settings(let settings): queue.add(.settings(settings))
    case .ping: channel.send(.alive)
    case .finish(let number): queue.add(.finish(number: number))
    case .diagnose: queue.add(.diagnose)
    case .listVoices: queue.add(.listVoices)
    }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<ThreadBody>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, argument)
    if status != 0 { _exit(1) }
  }
}

/// A function on its way to a thread.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
