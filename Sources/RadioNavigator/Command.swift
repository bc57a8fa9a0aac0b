// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person wants, whichever key, script step or typed line said so.
public enum Command: Hashable, Sendable {
  /// Arrow keys, by their direction on the screen.
  case up, down, left, right
  /// Look at the neighbour without selecting it.
  case reviewNext, reviewPrevious
  /// The edges of the list and a page towards them.
  case first, last, pageUp, pageDown
  /// The next and previous sentence of the text that explains what is asked.
  case readNext, readPrevious
  /// Select the focused option.
  case select
  /// Accept the selection as the answer.
  case accept
  /// Tab and Shift-Tab.
  case nextField, previousField
  /// Control-Home and Control-End: the form's first field, and its summary.
  case firstField, lastField
  /// A printable character: a digit begins a number, anything else a label.
  case character(Character)
  /// Take back what was typed, or the selection of a group that may have none.
  case erase
  case largerText, smallerText, usualText
  case cancel, interrupt, endOfInput
  case help, whereAmI, sayAgain, silence
  /// A change of how things are said.
  case adjust(SpeechAdjustment)
  /// The line of a text field after a key that edits it, and where the next character goes in it,
  /// in characters from the beginning.
  case edited(String, cursor: Int)
  /// A key that deletes what is before the beginning of a line, or behind its end.
  case joinsPrevious, joinsNext
  /// Text of several lines that came at once, such as pasted ones, where there may be several.
  case insertedLines([String])
  /// A whole line typed in line mode.
  case line(String)
  /// A whole line that is the text of a field, whatever else it might mean.
  case plainLine(String)
  /// A key that has no meaning here, by its name.
  case unknownKey(String)
}

/// A live change of the voice or of how much is said.
public enum SpeechAdjustment: Hashable, Sendable, CaseIterable {
  case slower, faster
  case lower, higher
  case quieter, louder
  case nextPunctuation, nextCapitals, nextWordGap
  case lessVerbose, moreVerbose
}
