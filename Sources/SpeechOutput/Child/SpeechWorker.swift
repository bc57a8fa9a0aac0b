// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The thread of the speech process that synthesises and plays, one utterance after the other.
final class SpeechWorker {
  /// How long a device that did not open is left alone, in milliseconds.
  static let retryInterval = 2_000

  private let inbox: SpeechInbox
  private let channel: ChildChannel
  private let watch: WorkerWatch
  private let destination: SpeechDestination
  private var synthesizer: EspeakSynthesizer?
  private var player: SamplePlayer?
  private var nextOpening = 0
  // Whether the next utterance is the first run of an announcement.
  private var opensAnnouncement = true
  // Languages whose voice the engine knows about.
  private var told: Set<String> = []

  init(
    destination: SpeechDestination, inbox: SpeechInbox, channel: ChildChannel, watch: WorkerWatch
  ) {
    self.destination = destination
    self.inbox = inbox
    self.channel = channel
    self.watch = watch
  }

  /// Does what the inbox holds until the process ends.
  func run() {
    watch.beginWork()
    // A device opens while the voices are read, and before the first word, so that none of them
    // waits for another; but not while the library starts, which changes the environment.
    let opening =
      EspeakLibrary.isReady && destination == .device ? Preparation(destination.open) : nil
    synthesizer = EspeakSynthesizer()
    if synthesizer == nil {
      channel.send(.synthesizerMissing)
    } else if destination != .diagnosis {
      // Whoever only wants to know about the device is told about the rest before it is tried.
      open(by: opening?.result ?? destination.open)
    }
    while true {
      player?.flushIfCut()
      if let task = inbox.take() {
        perform(task)
      } else if player?.settle() != true {
        inbox.waitForTask()
      }
    }
  }

  private func perform(_ task: SpeechInbox.Task) {
    switch task {
    case .speak(let number, let endsAnnouncement, let utterance):
      channel.send(.started(number))
      speak(utterance, number: number, endsAnnouncement: endsAnnouncement)
      channel.send(.ended(number))
    case .settings(let settings):
      synthesizer?.apply(settings)
      told.removeAll()
    case .finish(let number):
      watch.beginWork()
      player?.drain()
      channel.send(.drained(number))
    case .diagnose: diagnose()
    case .listVoices: listVoices()
    }
  }

  private func speak(_ utterance: Utterance, number: UInt32, endsAnnouncement: Bool) {
    let opensAnnouncement = opensAnnouncement
    self.opensAnnouncement = endsAnnouncement
    guard let synthesizer, !inbox.isCut(number) else { return }
    // A device that went away while playing gets the words once more when it opens again.
    for attempt in 1...2 {
      if player == nil {
        watch.beginWork()
        open(by: destination.open)
      }
      guard let player else { return }
      if destination.isWave {
        render(utterance, endsAnnouncement: endsAnnouncement, by: synthesizer, with: player)
        break
      }
      player.begin(number, opensAnnouncement: opensAnnouncement)
      let outcome = watch.during(.synthesis) {
        synthesizer.synthesize(utterance, endsAnnouncement: endsAnnouncement) {
          player.play($0)
        }
      }
      if outcome == .complete { player.finishUtterance() }
      guard player.isLost else { break }
      self.player = nil
      if !destination.isDevice || attempt == 2 { rest() }
    }
    if told.insert(utterance.language).inserted {
      for notice in synthesizer.notices(for: utterance.language) { channel.send(.notice(notice)) }
    }
  }

  /// Writes an utterance to a file, as if it were the first.
  private func render(
    _ utterance: Utterance, endsAnnouncement: Bool, by synthesizer: EspeakSynthesizer,
    with player: SamplePlayer
  ) {
    watch.beginWork()
    let outcome = FreshRendering.render(
      utterance, endsAnnouncement: endsAnnouncement, by: synthesizer, into: player.sink)
    switch outcome {
    case .complete: break
    case .refused(let reason):
      self.player = nil
      rest(reason)
    case .died: channel.send(.notice(.engineRestarted))
    }
  }

  private func open(by opening: () throws(AudioSinkError) -> any AudioSink) {
    guard MonotonicClock.milliseconds >= nextOpening else { return }
    do throws(AudioSinkError) {
      let sink = try watch.during(destination.isDevice ? .device : nil) {
        () throws(AudioSinkError) in try opening()
      }
      let isMeasured = destination.isMeasured
      player = SamplePlayer(
        sink: sink, inbox: inbox, watch: watch, channel: isMeasured ? channel : nil)
      channel.send(.sinkOpened)
    } catch {
      if case .refused(let reason) = error { rest(reason) } else { rest() }
    }
  }

  /// Leaves the place alone: a device for a while, a file for good.
  ///
  /// - Parameter reason: The system's error number for a file that takes no more.
  private func rest(_ reason: Int32 = EIO) {
    let isDevice = destination.isDevice
    nextOpening = isDevice ? MonotonicClock.milliseconds + Self.retryInterval : .max
    channel.send(.notice(isDevice ? .noDevice : .outputFailed(reason: reason)))
  }

  private func diagnose() {
    watch.beginWork()
    if let synthesizer, let information = EspeakLibrary.information() {
      channel.send(
        .synthesizer(
          version: information.version, dataPath: information.dataPath,
          voiceCount: UInt32(synthesizer.voiceCount)))
    }
    open(by: destination.open)
    channel.send(.device((player?.sink as? PCAudioSink)?.backend ?? .none))
  }

  private func listVoices() {
    for voice in EspeakLibrary.catalogue()?.voices ?? [] { channel.send(.voice(voice)) }
    channel.send(.voicesListed)
  }
}
