// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// What is asked: a form, and how long it may take.
public struct Question: Sendable {
  public var form: Form
  /// Milliseconds without a key after which the question ends unanswered; nil for no limit.
  public var timeLimit: Int?
  /// What the question goes on with when its time is over, such as the name of a button; nil where it
  /// then ends unanswered.
  public var goesOnWith: String?
  /// The fields that were answered beforehand, and those that an earlier session went through, by
  /// their places in the form.
  public var answeredBefore: Set<Int> = []
  public var passed: Set<Int> = []

  /// Whether answers outlive a form that is cancelled, and can be taken up again.
  public var keepsAnswers = false

  /// Whether something was asked before, and can be gone back to.
  public var canGoBack = false

  public init(form: Form, timeLimit: Int? = nil) {
    self.form = form
    self.timeLimit = timeLimit
  }

  /// A radio group that stands alone: a form of one field, which has no title of its own.
  ///
  /// - Parameters:
  ///   - title: what the group is called.
  ///   - group: the options; a selected one is the default.
  public init(
    title: String? = nil, detail: String? = nil, group: RadioGroup<OptionKey>,
    timeLimit: Int? = nil
  ) {
    self.init(
      field: FormField(
        name: Self.onlyField, kind: .radio(group), label: title ?? "", detail: detail),
      timeLimit: timeLimit)
  }

  /// Any field that stands alone.
  public init(field: FormField, timeLimit: Int? = nil) {
    var field = field
    field.shownWhen = nil
    field.enabledWhen = nil
    field.optionsEnabledWhen = [:]
    // One field without conditions is a form always.
    self.init(form: try! Form(fields: [field]), timeLimit: timeLimit)
  }

  /// The name of a field that stands alone.
  public static let onlyField = "answer"

  /// Whether one field stands alone, but for buttons.
  public var isSingle: Bool { form.fields.count == 1 || form.hasButtons }

  /// What the question is called: the form's title, or the label of a field that stands alone; nil
  /// for a text without a title, which is no name of what is answered.
  public var title: String? {
    guard isSingle, form.title == nil, let field = form.fields.first else { return form.title }
    if case .note = field.kind, field.labelBeginsText { return nil }
    return field.label.isEmpty ? nil : field.label
  }
}
