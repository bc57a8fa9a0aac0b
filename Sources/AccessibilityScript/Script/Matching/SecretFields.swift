// SPDX-License-Identifier: GPL-3.0-or-later

/// What reports have in the place of a secret: a sign for each character, as transcripts do.
enum HiddenText {
  static func hiding(_ text: String) -> String {
    String(repeating: TranscriptEvent.hiddenCharacter, count: text.count)
  }
}

/// The keys of a step as reports show them, without those that are typed into a secret. Whether a
/// key is one is known only when it is its turn: keys before it may have led there.
struct ShownKeys {
  private var names: [String] = []
  private var hasSecrets = false
  /// What is typed into the secret that the keys are in.
  private var secret = ""
  /// What was typed into secrets, one after the other.
  private(set) var secrets: [String] = []

  /// - Parameter isHidden: whether a character would be part of a secret.
  mutating func append(_ step: KeyScript.Step, isHidden: Bool) {
    switch step {
    case .wait(let milliseconds): names.append("wait:\(milliseconds)")
    case .key(let name, _):
      let character = name == "Space" ? " " : name
      guard isHidden, character.count == 1 else {
        // Keys that move within it come between its parts.
        finishSecret()
        return names.append(name)
      }
      hasSecrets = true
      secret += character
      names.append(String(TranscriptEvent.hiddenCharacter))
    }
  }

  /// A secret may be typed in several steps.
  mutating func finishSecret() {
    if !secret.isEmpty { secrets.append(secret) }
    secret = ""
  }

  /// The step and its keys as reports show them.
  func shown(for step: ScriptStep) -> (text: String, keys: String) {
    guard hasSecrets else { return (step.text, step.keys) }
    if case .type = step.action {
      let text = names.map { $0 == "Space" ? " " : $0 }.joined()
      return ("type " + ScriptLine.quoted(text), KeyScript(typing: text).text)
    }
    let keys = names.joined(separator: " ")
    return ("press " + keys, keys)
  }

  /// Begins the next step.
  mutating func beginStep() {
    names = []
    hasSecrets = false
  }
}

/// Secrets in what reports quote of a script and of what came of it.
struct SecretTexts {
  /// The longest first: one may be a part of another.
  private let secrets: [String]
  /// One or two characters are in any text.
  private static let shortest = 3

  init(_ secrets: some Sequence<String>) {
    self.secrets = Set(secrets).filter { $0.count >= Self.shortest }.sorted {
      ($1.count, $0) < ($0.count, $1)
    }
  }

  var isEmpty: Bool { secrets.isEmpty }

  /// The text with signs in the place of secrets.
  func hiding(_ text: String) -> String {
    secrets.reduce(text) { $0.replacing($1, with: HiddenText.hiding($1)) }
  }

  /// Hides them in a step's text, keys and expectations, and in what was heard and shown.
  func hide(in step: inout StepResult) {
    hideResult(of: &step)
    step.text = hiding(step.text)
    step.keys = hiding(step.keys)
    for index in step.checks.indices {
      let actual = step.checks[index].actual
      step.checks[index].text = hiding(step.checks[index].text)
      step.checks[index].expected = step.checks[index].expected.map(hiding)
      step.checks[index].actual = actual.map(hiding)
      step.checks[index].reason = hiding(step.checks[index].reason)
      if step.checks[index].actual != actual { step.checks[index].isHidden = true }
    }
  }

  private func hideResult(of step: inout StepResult) {
    let (heard, cut, screen) = (step.heard, step.cut, step.screen)
    for index in heard.indices {
      step.heard[index].text = hiding(heard[index].text)
      step.heard[index].fields = heard[index].fields.map {
        Setting(name: $0.name, value: hiding($0.value))
      }
    }
    step.cut = cut.map(hiding)
    step.screen = screen.map(hiding)
    if step.heard != heard || step.cut != cut || step.screen != screen { step.hasSecret = true }
  }
}
