// SPDX-License-Identifier: GPL-3.0-or-later

/// A kind of event of a radio group. A new kind is one more line here, or in any extension.
public struct RadioEventKind: Hashable, Sendable {
  /// The name of the kind, unique among all kinds.
  public let name: String

  /// Creates a kind with a name of its own.
  public init(_ name: String) {
    self.name = name
  }

  /// A person chose an option, whether or not it was selected already. Can be cancelled.
  public static let activated = RadioEventKind("activated")

  /// Another option, or none, is selected.
  public static let valueChanged = RadioEventKind("valueChanged")

  /// Focus is on another option.
  public static let focusMoved = RadioEventKind("focusMoved")

  /// An option was enabled or disabled, or has another reason to be disabled.
  public static let enabledChanged = RadioEventKind("enabledChanged")

  /// An option was added.
  public static let added = RadioEventKind("added")

  /// An option was removed.
  public static let removed = RadioEventKind("removed")

  /// What people read or hear of an option is another text.
  public static let relabelled = RadioEventKind("relabelled")
}

/// Something that happened to an option of a radio group, while it is being told.
public final class RadioEvent<Key: Hashable & Sendable> {
  /// What happened.
  public let kind: RadioEventKind

  /// Who made it happen.
  public let origin: ChangeOrigin

  /// The change of the group, if there is one.
  public let change: RadioGroupChange<Key>?

  /// Whether a handler cancelled the event.
  public private(set) var isCancelled = false

  init(_ kind: RadioEventKind, by origin: ChangeOrigin, change: RadioGroupChange<Key>?) {
    self.kind = kind
    self.origin = origin
    self.change = change
  }

  /// Restores the selection before. Means something for `.activated` only (HTML, "canceled
  /// activation steps"): the change has not been told to anyone yet, and never will be.
  public func cancel() {
    isCancelled = true
  }
}
