// SPDX-License-Identifier: GPL-3.0-or-later

/// How keys lead from the fields of a form to the buttons that end it. (newt, dialog(1))
public enum ButtonKeys: Hashable, Sendable {
  /// Each button is a stop of Tab behind the fields, which goes round; arrow keys go the same way
  /// where they mean nothing else, and stop at its ends. As in newt.
  case stops
  /// The same, and arrow keys go round too. As in dialog's boxes of entries.
  case ring
  /// The first button is pressed from the field itself. Tab and Left and Right go round among the
  /// buttons, Up and Down move in the field. As in dialog's lists.
  case beside
  /// Up and Down go round among the fields, Tab leads to the buttons and back. As in dialog's forms.
  case behind
}
