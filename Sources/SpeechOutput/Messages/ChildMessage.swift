// SPDX-License-Identifier: GPL-3.0-or-later

/// What a speech process tells its engine.
enum ChildMessage: Hashable {
  /// The process runs and reads its messages.
  case ready
  /// eSpeak NG's data is missing: no words can be said, ever.
  case synthesizerMissing
  /// Synthesis of an utterance begins; if the process dies now, it died of this one.
  case started(UInt32)
  /// This utterance and all before it are given to the device, or were cut.
  case ended(UInt32)
  /// The answer to a ping.
  case alive
  /// The answer to `finish`: everything has left the device.
  case drained(UInt32)
  /// Something that a person should read.
  case notice(SpeechNotice)
  /// The device has not come back from a call; the process ends itself.
  case deviceStuck
  /// The samples go to their place from here on.
  case sinkOpened
  /// The first samples of an utterance came to the sink at this time of the monotonic clock, in
  /// nanoseconds. Only told where no sound is made, for measuring.
  case firstSample(UInt32, time: UInt64)
  /// What synthesises.
  case synthesizer(version: String, dataPath: String, voiceCount: UInt32)
  /// What plays.
  case device(SpeechDiagnosis.Device)
  /// A voice that is installed.
  case voice(SpeechVoice)
  /// That was all of them.
  case voicesListed

  /// The message as bytes.
  func encoded() -> [UInt8] {
    var writer = MessageWriter(kind: kind)
    switch self {
    case .ready, .synthesizerMissing, .alive, .deviceStuck, .sinkOpened, .voicesListed: break
    case .started(let number), .ended(let number), .drained(let number): writer.append(number)
    case .notice(let notice): notice.write(to: &writer)
    case .firstSample(let number, let time):
      writer.append(number)
      writer.append(time)
    case .synthesizer(let version, let dataPath, let voiceCount):
      writer.append(version)
      writer.append(dataPath)
      writer.append(voiceCount)
    case .device(let device): writer.append(device.rawValue)
    case .voice(let voice): voice.write(to: &writer)
    }
    return writer.finished()
  }

  /// Reads a message; nil when it is none.
  init?(_ payload: ArraySlice<UInt8>) {
    var reader = MessageReader(payload)
    guard let kind = reader.byte(), let message = Self.read(kind, &reader) else { return nil }
    self = message
  }

  private static func read(_ kind: UInt8, _ reader: inout MessageReader) -> ChildMessage? {
    switch kind {
    case 1: return .ready
    case 2: return .synthesizerMissing
    case 3: return reader.integer(UInt32.self).map { .started($0) }
    case 4: return reader.integer(UInt32.self).map { .ended($0) }
    case 5: return .alive
    case 6: return reader.integer(UInt32.self).map { .drained($0) }
    case 7: return SpeechNotice(&reader).map { .notice($0) }
    case 8: return .deviceStuck
    case 9: return .sinkOpened
    case 10:
      guard let number = reader.integer(UInt32.self), let time = reader.integer(UInt64.self)
      else { return nil }
      return .firstSample(number, time: time)
    case 11:
      guard let version = reader.text(), let dataPath = reader.text(),
        let voiceCount = reader.integer(UInt32.self)
      else { return nil }
      return .synthesizer(version: version, dataPath: dataPath, voiceCount: voiceCount)
    case 12: return reader.byte().flatMap(SpeechDiagnosis.Device.init).map { .device($0) }
    case 13: return SpeechVoice(&reader).map { .voice($0) }
    case 14: return .voicesListed
    default: return nil
    }
  }

  private var kind: UInt8 {
    switch self {
    case .ready: 1
    case .synthesizerMissing: 2
    case .started: 3
    case .ended: 4
    case .alive: 5
    case .drained: 6
    case .notice: 7
    case .deviceStuck: 8
    case .sinkOpened: 9
    case .firstSample: 10
    case .synthesizer: 11
    case .device: 12
    case .voice: 13
    case .voicesListed: 14
    }
  }
}

extension SpeechNotice {
  fileprivate func write(to writer: inout MessageWriter) {
    switch self {
    case .voiceMissing(let language, let used):
      writer.append(UInt8(1))
      writer.append(language)
      writer.append(used)
    case .voiceUnknown(let name):
      writer.append(UInt8(2))
      writer.append(name)
    case .engineRestarted: writer.append(UInt8(3))
    case .engineGone: writer.append(UInt8(4))
    case .noDevice: writer.append(UInt8(5))
    case .outputFailed(let reason):
      writer.append(UInt8(6))
      writer.append(UInt32(bitPattern: reason))
    }
  }

  fileprivate init?(_ reader: inout MessageReader) {
    switch reader.byte() {
    case 1:
      guard let language = reader.text(), let used = reader.text() else { return nil }
      self = .voiceMissing(language: language, used: used)
    case 2:
      guard let name = reader.text() else { return nil }
      self = .voiceUnknown(name)
    case 3: self = .engineRestarted
    case 4: self = .engineGone
    case 5: self = .noDevice
    case 6:
      guard let reason = reader.integer(UInt32.self) else { return nil }
      self = .outputFailed(reason: Int32(bitPattern: reason))
    default: return nil
    }
  }
}

extension SpeechVoice {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.append(name)
    writer.append(identifier)
    writer.append(UInt32(languages.count))
    for (language, priority) in zip(languages, priorities) {
      writer.append(language)
      writer.append(UInt8(clamping: priority))
    }
  }

  fileprivate init?(_ reader: inout MessageReader) {
    guard let name = reader.text(), let identifier = reader.text(),
      let count = reader.integer(UInt32.self)
    else { return nil }
    var languages: [String] = []
    var priorities: [Int] = []
    for _ in 0..<count {
      guard let language = reader.text(), let priority = reader.byte() else { return nil }
      languages.append(language)
      priorities.append(Int(priority))
    }
    self.init(
      name: name, languages: languages, identifier: identifier, priorities: priorities)
  }
}
