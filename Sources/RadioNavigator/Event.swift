// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// What a command did. A command's events together make at most one announcement.
public enum Event: Equatable, Sendable {
  /// The focused option is to be announced in full.
  case focused(Edge?)
  /// The person changed the selection, or pressed the key that selects what is selected already
  /// (`from` and `to` are equal then).
  case selected(from: OptionKey?, to: OptionKey?)
  /// The person checked an option of a checklist, or unchecked it.
  case checked(OptionKey, Bool)
  /// The person edited the text, or moved in it.
  case edited(TextEdit)
  /// The text became what is suggested: which, from 0, of how many.
  case suggested(place: Int, of: Int)
  /// A part of a date became the next one, or the one before; whether other parts went along.
  case stepped(isAcross: Bool)
  /// A part of a text is to be read.
  case read(String, Edge?)
  case refused(Refusal)
  /// Digits that may still become a longer number.
  case typed(String)
  case requested(Request)
  /// The text size changed, or stays since it stands at that limit.
  case resized(ContentSizeCategory, Limit?)
  case adjusted(SpeechAdjustment)
  case silenced
  /// The program changed the options while the question is open.
  case changed(RadioGroupChange<OptionKey>)
  /// Another field of the form is asked now; nil is the form's summary.
  case entered(field: Int?, from: Int?, Edge?)
  /// An answer changed whether another field is asked, or an option of it.
  case affected(field: Int, FieldEffect)
  case ended(Outcome)
}

/// Where a move met the edge of the list.
public enum Edge: Hashable, Sendable {
  case wrappedToFirst, wrappedToLast
  /// No further: wrapping is off, or a page ended there.
  case first, last
  /// Tab in a question that stands alone.
  case onlyField
}

/// Which end of its range a setting stands at.
public enum Limit: Hashable, Sendable {
  case smallest, largest
}

/// Something to be told that changes nothing.
public enum Request: Hashable, Sendable {
  case help, whereAmI, sayAgain
  /// What a text is to be searched for.
  case search
  /// What the field holds: the text typed so far, or the words of a note.
  case content
}

/// What an answer did to another field.
public enum FieldEffect: Hashable, Sendable {
  case shown, hidden, enabled, disabled
  case optionEnabled(OptionKey)
  /// - Parameter wasAnswer: whether it was the field's answer, or a part of it, which no longer
  ///   counts.
  case optionDisabled(OptionKey, wasAnswer: Bool)
}

/// Why something asked for was not done.
public enum Refusal: Error, Hashable, Sendable {
  /// The option cannot be selected.
  case unavailable(OptionKey)
  case nothingSelected
  case numberOutOfRange(typed: String)
  case noMatch(String)
  /// What a text was searched for stands nowhere in it.
  case notFound(String)
  /// A line that is no number, key or label.
  case notAnOption(String)
  /// A line that begins more than one label.
  case ambiguous(String, count: Int)
  case unknownKey(String)
  /// The field holds no answer.
  case invalid(AnswerProblem)
  /// No more characters can be typed.
  case noRoom(maximum: Int)
  /// No more options may be checked.
  case full(maximum: Int)
  /// Answers would be lost: cancelling takes the key a second time.
  case cancelsAnswers
  /// Nothing can be taken back to the question before the first.
  case noEarlierField
}

/// How a question ended. Only `answered` is an answer.
public enum Outcome: Hashable, Sendable {
  /// The selected option of a question alone. nil: a group that is not required was accepted with
  /// nothing selected, or the answer is another than an option, see `Navigator.answer`.
  case answered(OptionKey?)
  case cancelled, interrupted, endOfInput, timedOut, nothingSelectable
  /// The person wants back to what was asked before the form.
  case wentBack
}
