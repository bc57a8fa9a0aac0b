// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator
import Synchronization
import TerminalUI

/// Edits texts with readline, which has one line for the whole process, for sessions that are
/// played on several threads. Readline starts when the first text is asked for.
final class SharedEditor: TextEditing {
  private static let readline = Mutex(())
  private var editor: ReadlineEditor?

  deinit {
    Self.readline.withLock { _ in editor = nil }
  }

  func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
    withEditor { $0.edit(text, cursor: cursor, key: key) }
  }

  func begin(_ text: String, isSecret: Bool) {
    withEditor { $0.begin(text, isSecret: isSecret) }
  }

  var killsWholeLine: Bool {
    get { withEditor(\.killsWholeLine) }
    set { withEditor { $0.killsWholeLine = newValue } }
  }

  var takesEscape: Bool { withEditor(\.takesEscape) }

  private func withEditor<Result: Sendable>(_ body: (ReadlineEditor) -> Result) -> Result {
    Self.readline.withLock { _ in
      let editor = editor ?? ReadlineEditor()
      self.editor = editor
      return body(editor)
    }
  }
}
