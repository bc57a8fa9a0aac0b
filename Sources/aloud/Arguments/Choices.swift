// SPDX-License-Identifier: GPL-3.0-or-later

// The words that options of few choices take. A raw value is the word itself.

/// How large text is drawn (`--large-text`).
enum LargeTextWish: String, CaseIterable, Sendable { case auto, osc66, dec, off }

/// How the question is asked: by single keys or by typed lines (`--mode`).
enum AskingMode: String, CaseIterable, Sendable { case auto, keys, lines }

/// What of the answer is printed (`--output`).
enum OutputForm: String, CaseIterable, Sendable { case key, label, index, json }

/// How `aloud tables check` and `aloud audit` report (`--format`).
enum ReportForm: String, CaseIterable, Sendable { case text, json, sarif }

/// What is asked for (`--kind`).
enum AskedKind: String, CaseIterable, Sendable {
  case radio, checklist, confirm, text, secret, number
}

/// How the answers to a form are printed (`--output`).
enum FormOutput: String, CaseIterable, Sendable { case json, shell, env, nul, lines }

/// Where speech goes (`--speech`).
enum SpeechWish: Hashable, Sendable {
  case auto, off
  /// Into a WAV file; `-` is standard output.
  case wave(path: String)

  /// Reads `auto`, `off` or `wav:FILE`; nil for anything else.
  init?(_ text: String) {
    switch text {
    case "auto": self = .auto
    case "off": self = .off
    default:
      guard text.hasPrefix("wav:"), text.count > 4 else { return nil }
      self = .wave(path: String(text.dropFirst(4)))
    }
  }

  /// The words as help and messages show them.
  static let words = ["auto", "off", "wav:"]
}

/// A file or one of the standard streams, written `-`.
enum StreamPlace: Hashable, Sendable {
  case standard
  case file(path: String)

  init(_ text: String) { self = text == "-" ? .standard : .file(path: text) }

  /// The file's path; nil for a standard stream.
  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}
