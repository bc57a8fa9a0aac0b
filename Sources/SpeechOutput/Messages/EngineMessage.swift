// SPDX-License-Identifier: GPL-3.0-or-later

/// What an engine tells its speech process.
enum EngineMessage: Hashable {
  /// Say words; utterances are numbered upwards.
  case speak(number: UInt32, endsAnnouncement: Bool, Utterance)
  /// Drop every utterance up to this number, and stop the sound if it is one of them.
  case cut(through: UInt32)
  /// Use these settings for the utterances that follow.
  case settings(SpeechSettings)
  /// Answer `alive`.
  case ping
  /// Answer `drained` with this number when everything before has left the device.
  case finish(number: UInt32)
  /// Answer with what there is to say words with.
  case diagnose
  /// Answer with every voice there is, then `voicesListed`.
  case listVoices

  /// The message as bytes.
  func encoded() -> [UInt8] {
    var writer = MessageWriter(kind: kind)
    switch self {
    case .speak(let number, let endsAnnouncement, let utterance):
      writer.append(number)
      writer.append(endsAnnouncement)
      writer.append(utterance.isSpelled)
      writer.append(utterance.language)
      writer.append(utterance.text)
    case .cut(let number), .finish(let number): writer.append(number)
    case .settings(let settings): settings.write(to: &writer)
    case .ping, .diagnose, .listVoices: break
    }
    return writer.finished()
  }

  /// Reads a message; nil when it is none.
  init?(_ payload: ArraySlice<UInt8>) {
    var reader = MessageReader(payload)
    switch reader.byte() {
    case 1:
      guard let number = reader.integer(UInt32.self), let endsAnnouncement = reader.flag(),
        let isSpelled = reader.flag(), let language = reader.text(), let text = reader.text()
      else { return nil }
      let utterance = Utterance(text: text, language: language, isSpelled: isSpelled)
      self = .speak(number: number, endsAnnouncement: endsAnnouncement, utterance)
    case 2:
      guard let number = reader.integer(UInt32.self) else { return nil }
      self = .cut(through: number)
    case 3:
      guard let settings = SpeechSettings(&reader) else { return nil }
      self = .settings(settings)
    case 4: self = .ping
    case 5:
      guard let number = reader.integer(UInt32.self) else { return nil }
      self = .finish(number: number)
    case 6: self = .diagnose
    case 7: self = .listVoices
    default: return nil
    }
  }

  private var kind: UInt8 {
    switch self {
    case .speak: 1
    case .cut: 2
    case .settings: 3
    case .ping: 4
    case .finish: 5
    case .diagnose: 6
    case .listVoices: 7
    }
  }
}

extension SpeechSettings {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.append(voice != nil)
    writer.append(voice ?? "")
    for number in [rate, pitch, volume, wordGap] { writer.append(Int32(clamping: number)) }
    writer.append(UInt8(Punctuation.allCases.firstIndex(of: punctuation)!))
    let capitalsCode =
      switch capitals {
      case .none: 0
      case .soundIcon: 1
      case .spelling: 2
      case .pitch(let hertz): max(hertz, 3)
      }
    writer.append(Int32(clamping: capitalsCode))
  }

  fileprivate init?(_ reader: inout MessageReader) {
    guard let hasVoice = reader.flag(), let voice = reader.text(),
      let rate = reader.integer(Int32.self), let pitch = reader.integer(Int32.self),
      let volume = reader.integer(Int32.self), let wordGap = reader.integer(Int32.self),
      let punctuation = reader.byte(), let capitals = reader.integer(Int32.self),
      punctuation < Punctuation.allCases.count
    else { return nil }
    let capitalsKind: Capitals =
      switch capitals {
      case ...0: .none
      case 1: .soundIcon
      case 2: .spelling
      default: .pitch(Int(capitals))
      }
    self.init(
      voice: hasVoice ? voice : nil, rate: Int(rate), pitch: Int(pitch), volume: Int(volume),
      punctuation: Punctuation.allCases[Int(punctuation)], capitals: capitalsKind,
      wordGap: Int(wordGap))
  }
}
