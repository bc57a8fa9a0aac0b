// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import SpeechOutput

/// Whether words become sound: settings, eSpeak NG, its voices, and the device.
struct SpeechExamination {
  let diagnosis: SpeechDiagnosis
  /// Nil where eSpeak NG does not work.
  let catalogue: VoiceCatalogue?
  let sound: SoundSystem
  /// How loud the sound server plays; nil where there is none.
  var level: SoundServerLevel?
  /// The language that a person is spoken to in (BCP 47), and its name.
  let language: (tag: String, name: String)
  let wish: WishedVoice?
  let environment: [String: String]

  var findings: [Finding] { synthesizerFindings + voiceFindings + deviceFindings + levelFindings }

  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var synthesizerFindings: [Finding] {
    switch diagnosis.synthesizer {
    case .ready(let version, let path, let count):
      var findings = [Finding.good("doctor.espeak", .text(version), .text(path))]
      if let wanted = variable("ESPEAK_DATA_PATH"), !path.hasPrefix(wanted) {
        findings.append(
          .bad("doctor.espeak.otherData", .text(wanted), .text(path), silences: false))
      }
      findings.append(
        count > 0
          ? .good("doctor.voices", .number(count))
          : .bad("doctor.voices.none", .text(path), silences: true))
      return findings
    case .dataMissing:
      if let wanted = variable("ESPEAK_DATA_PATH") {
        return [.bad("doctor.espeak.badData", .text(wanted), silences: true)]
      }
      return [.bad("doctor.espeak.noData", silences: true)]
    case .cannotStart(let number):
      return [
        .bad("doctor.child.cannotStart", .text(String(cString: strerror(number))), silences: true)
      ]
    case .silent: return [.bad("doctor.child.silent", silences: true)]
    }
  }

  private var voiceFindings: [Finding] {
    guard let catalogue, let choice = catalogue.choice(for: language.tag) else { return [] }
    var findings: [Finding] = []
    if choice.isAnotherLanguage {
      findings.append(
        .bad("doctor.voice.other", .text(language.name), .text(choice.voice.name), silences: false))
    } else {
      findings.append(
        .good(
          "doctor.voice", .text(language.name), .text(choice.voice.name),
          .text(choice.voice.identifier)))
    }
    if let wish {
      do throws(UsageError) {
        try wish.check(against: catalogue)
        findings.append(.good("doctor.voice.wished", .text(wish.name)))
      } catch {
        findings.append(.error(error, silences: false))
      }
    }
    return findings
  }

  private var levelFindings: [Finding] {
    guard let level else { return [] }
    return (level.isMuted ? [.bad("doctor.sink.muted", silences: true)] : [])
      + (level.isZero ? [.bad("doctor.sink.volumeZero", silences: true)] : [])
  }

  private var deviceFindings: [Finding] {
    let server = variable("PULSE_SERVER")
    switch diagnosis.device {
    case .pulseAudio:
      guard let server else { return [.good("doctor.device.server")] }
      return [.good("doctor.device.namedServer", .text(server))]
    case .alsa:
      guard let server else { return [.good("doctor.device.alsa")] }
      return [
        .good("doctor.device.alsa"),
        .bad("doctor.device.serverMissing", .text(server), silences: false),
      ]
    case .none:
      if let server {
        return [.bad("doctor.device.noServer", .text(server), silences: true)]
      }
      guard sound.hasCards else { return [.bad("doctor.device.noCard", silences: true)] }
      return [
        .bad(sound.mayUseCards ? "doctor.device.busy" : "doctor.device.forbidden", silences: true)
      ]
    case .hangs: return [.bad("doctor.device.hangs", silences: true)]
    case .untried: return []
    }
  }
}
