// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The speech process: the same executable, started again with a hidden first argument.
///
/// One thread synthesises and plays; the other watches it, and reads for it when it is stuck.
/// The process ends when its engine does, whatever the speaking thread is stuck in.
public enum SpeechChild {
  /// The first argument that makes the executable be a speech process.
  public static let argument = "--speech-child"

  /// A device may let a first write wait for as long as its own buffer, which is 2 s for
  /// PulseAudio's null sink; what takes longer than this many milliseconds has hung.
  static let deviceLimit = 5_000

  /// No utterance takes this many milliseconds until its next samples; most take 0.1.
  static let synthesisLimit = 5_000

  /// How many milliseconds a speaking thread at work may leave its messages to themselves.
  private static let neglect: Int32 = 100

  /// Runs the speech process to its end. Call it before anything else in `main`, when
  /// ``argument`` is the first argument.
  public static func run() -> Never {
    // Nobody would hear of what it says, and nobody would end it.
    guard ChildChannel.isConnected else { _exit(2) }
    // For the engine's sake a broken pipe is an error here, not the end without a word.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that grows no further (RLIMIT_FSIZE).
    signal(SIGXFSZ, SIG_IGN)
    let place = CommandLine.arguments.dropFirst(2).first.flatMap(SpeechDestination.init)
    let destination = place ?? .device
    // What the engine's program left open is not ours, and a library may start programs.
    closefrom(destination.isWave ? ChildChannel.waveDescriptor + 1 : ChildChannel.waveDescriptor)
    _ = fcntl(ChildChannel.descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ChildChannel.waveDescriptor, F_SETFD, FD_CLOEXEC)
    // Before there are threads, which read the environment.
    PCAudioSink.setLatency()
    let channel = ChildChannel()
    let inbox = SpeechInbox(channel: channel)
    let watch = WorkerWatch()
    channel.send(.ready)
    _ = ChildThread.start {
      SpeechWorker(destination: destination, inbox: inbox, channel: channel, watch: watch).run()
    }
    while true {
      watch.waitForWork(on: channel)
      repeat {
        end(ifOverdue: watch, channel)
        channel.waitForEnd(atMost: neglect)
      } while inbox.readIfNeglected(for: Int(neglect))
    }
  }

  private static func end(ifOverdue watch: WorkerWatch, _ channel: ChildChannel) {
    if watch.overdue(limit: deviceLimit) == .device {
      channel.send(.deviceStuck)
      _exit(1)
    }
    if watch.overdue(limit: synthesisLimit) == .synthesis { _exit(1) }
  }
}
