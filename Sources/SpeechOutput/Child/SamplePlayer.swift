// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives samples to a sink in blocks short enough that a cut is heard at once.
final class SamplePlayer {
  /// Samples in a block: 10 ms, the longest that a cut waits for a write.
  static let blockLength = EspeakLibrary.sampleRate / 100

  /// The longest that a device holds what it was given, in milliseconds.
  private static let longestBuffer = 2_000

  let sink: any AudioSink

  /// Whether the sink takes no more.
  private(set) var isLost = false

  private let inbox: SpeechInbox
  private let watch: WorkerWatch
  private let channel: ChildChannel?
  private var block: [Int16] = []
  private var number: UInt32 = 0
  private var isFirst = true
  // Whether the samples so far are the silence that an announcement begins with.
  private var skipsSilence = false
  // Whose samples the device may still hold, and when the last came to it.
  private var sounding: (number: UInt32, since: Int)?
  // Silence still to follow the last word, in samples.
  private var unsettled = 0

  /// - Parameter channel: Is told when the first samples of each utterance come, if given.
  init(sink: any AudioSink, inbox: SpeechInbox, watch: WorkerWatch, channel: ChildChannel?) {
    self.sink = sink
    self.inbox = inbox
    self.watch = watch
    self.channel = channel
    block.reserveCapacity(Self.blockLength)
  }

  /// Says whose samples follow.
  ///
  /// - Parameter opensAnnouncement: Whether a person waits for them. eSpeak NG begins with up to
  ///   49 ms of silence, which they need not wait for; between two runs it is part of the speech.
  func begin(_ number: UInt32, opensAnnouncement: Bool) {
    self.number = number
    isFirst = true
    skipsSilence = opensAnnouncement && sink.isRealTime
    block.removeAll(keepingCapacity: true)
  }

  /// Plays samples; false when no more are wanted, since they are cut or cannot be heard.
  func play(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    if isFirst {
      channel?.send(.firstSample(number, time: MonotonicClock.nanoseconds))
      isFirst = false
      // Only now: it costs time that the first samples should not wait for.
      watch.beginWork()
    }
    var rest = samples[...]
    if skipsSilence {
      rest = rest.drop { $0 == 0 }
      skipsSilence = rest.isEmpty
    }
    while !rest.isEmpty {
      let part = rest.prefix(Self.blockLength - block.count)
      block.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if block.count == Self.blockLength, !writeBlock() { return false }
    }
    return true
  }

  /// Plays what is left of the utterance's last block.
  func finishUtterance() {
    if !block.isEmpty { _ = writeBlock() }
  }

  /// Lets the end of the last word sound, 10 ms a call.
  ///
  /// - Returns: Whether there was something to do.
  func settle() -> Bool {
    guard unsettled > 0, !isLost else { return false }
    inbox.readMeanwhile()
    let silence = [Int16](repeating: 0, count: min(Self.blockLength, unsettled))
    unsettled -= silence.count
    return write(silence)
  }

  /// Stops what sounds, if it is cut.
  func flushIfCut() {
    guard let last = sounding, inbox.isCut(last.number) else { return }
    sounding = nil
    unsettled = 0
    // Reopening, as ALSA must to flush, costs too much when nothing can be left.
    guard !isLost, MonotonicClock.milliseconds - last.since < Self.longestBuffer else { return }
    do throws(AudioSinkError) {
      try watch.during(.device) { () throws(AudioSinkError) in try sink.flush() }
    } catch {
      lose()
    }
  }

  /// Waits until everything has sounded, or is cut.
  func drain() {
    while !inbox.isCut(number), settle() {}
    flushIfCut()
    guard sounding != nil, !isLost else { return }
    do throws(AudioSinkError) {
      try watch.during(.device) { () throws(AudioSinkError) in try sink.drain() }
    } catch {
      lose()
    }
  }

  private func writeBlock() -> Bool {
    defer { block.removeAll(keepingCapacity: true) }
    inbox.readMeanwhile()
    guard !inbox.isCut(number), write(block) else { return false }
    unsettled = sink.settlingSamples
    sounding = (number, MonotonicClock.milliseconds)
    return true
  }

  private func write(_ samples: [Int16]) -> Bool {
    guard !isLost else { return false }
    do throws(AudioSinkError) {
      // A file or pipe may be slow for as long as its reader likes.
      try watch.during(sink.isRealTime ? .device : nil) { () throws(AudioSinkError) in
        try put(samples)
      }
      return true
    } catch {
      lose()
      return false
    }
  }

  private func put(_ samples: [Int16]) throws(AudioSinkError) {
    var failure: AudioSinkError?
    samples.withUnsafeBufferPointer { buffer in
      do throws(AudioSinkError) { try sink.write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func lose() {
    isLost = true
    sink.close()
  }
}
