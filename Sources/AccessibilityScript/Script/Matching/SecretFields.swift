// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

extension ScriptStage {
  /// Whether what is typed into a field is a secret, which no report has.
  func isSecret(_ field: String) -> Bool {
    guard let form = (self as? SessionStage)?.session.session.form else { return false }
    return form.form.fields.indices.contains {
      form.form.fields[$0].name == field && form.navigators[$0].entry?.isSecret == true
    }
  }
}

/// What reports have in the place of a secret: a sign for each character, as transcripts do.
enum HiddenText {
  static func hiding(_ text: String) -> String {
    String(repeating: TranscriptEvent.hiddenCharacter, count: text.count)
  }
}

extension ScriptStep {
  /// The step and its keys as reports show them: without what it types into a secret.
  ///
  /// - Parameter stage: as it is before the step.
  func shown(on stage: any ScriptStage) -> (text: String, keys: String) {
    guard let field = stage.field, stage.isSecret(field) else { return (text, keys) }
    switch action {
    case .type(let typed):
      let hidden = HiddenText.hiding(typed)
      return ("type " + ScriptLine.quoted(hidden), KeyScript(typing: hidden).text)
    case .press(let script):
      let words = script.steps.map { step in
        switch step {
        case .wait(let milliseconds): "wait:\(milliseconds)"
        case .key(let name, _):
          KeyScript.isCharacter(name) ? String(TranscriptEvent.hiddenCharacter) : name
        }
      }
      let keys = words.joined(separator: " ")
      return ("press " + keys, keys)
    case .open, .wait, .waitFor, .end: return (text, keys)
    }
  }
}
