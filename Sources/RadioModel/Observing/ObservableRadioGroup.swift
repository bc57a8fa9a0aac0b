// SPDX-License-Identifier: GPL-3.0-or-later

/// A radio group that tells what happens to it: by a handler for each kind of event, and by
/// streams of its selection.
///
/// What a person does is told as `.activated` and then, if the selection is another one,
/// `.valueChanged`; what the program does as `.valueChanged` alone. Disabled options tell
/// nothing of a person's attempts. Like its handlers, a group belongs to one isolation domain.
public final class ObservableRadioGroup<Key: Hashable & Sendable> {
  /// Is called with the option that an event is about, and the event.
  public typealias Handler = (RadioOption<Key>, RadioEvent<Key>) -> Void

  /// The group as it is now.
  public internal(set) var group: RadioGroup<Key>

  /// The key of the option that has focus.
  public internal(set) var focusedKey: Key?

  /// The key of the option that a person is pressing.
  public internal(set) var pressedKey: Key?

  private var handlers: [RadioEventKind: Handler] = [:]
  private var continuations: [AsyncStream<Key?>.Continuation] = []
  private var toldKey: Key?

  /// Creates a group that tells what happens to it from now on.
  public init(_ group: RadioGroup<Key> = RadioGroup()) {
    self.group = group
    toldKey = group.selectedKey
  }

  deinit {
    for continuation in continuations { continuation.finish() }
  }

  /// The handler of a kind of event. Setting replaces the one before; nil removes it.
  public subscript(kind: RadioEventKind) -> Handler? {
    get { handlers[kind] }
    set { handlers[kind] = newValue }
  }

  /// A new stream of the selected key: first the one now, then every other one. It ends with
  /// the group, and keeps what nobody has read yet (`selection` of Thumbprint).
  public var selection: AsyncStream<Key?> {
    let (stream, continuation) = AsyncStream.makeStream(of: Key?.self)
    continuation.yield(group.selectedKey)
    continuations.append(continuation)
    return stream
  }

  /// Tells an event of any kind. Does nothing for a key that is no option's.
  ///
  /// - Returns: The event, as the handler left it.
  @discardableResult
  public func send(
    _ kind: RadioEventKind, for key: Key, by origin: ChangeOrigin = .program
  ) -> RadioEvent<Key> {
    let event = RadioEvent<Key>(kind, by: origin, change: nil)
    if let option = group.option(for: key) { tell(event, of: option) }
    return event
  }

  func tell(_ event: RadioEvent<Key>, of option: RadioOption<Key>?) {
    guard let option, let handler = handlers[event.kind] else { return }
    handler(option, event)
  }

  /// Tells changes that were made to the group, in order.
  ///
  /// - Parameter former: The option before a change that removed it.
  func tell(_ changes: [RadioGroupChange<Key>], former: RadioOption<Key>? = nil) {
    for change in changes {
      let (kind, key, origin) = change.event
      // A handler may have changed the selection again, and that is told already.
      if case .selection(_, let key, _) = change {
        guard group.selectedKey == key else { continue }
        tellSelection()
      }
      let option = key.flatMap { group.option(for: $0) ?? former }
      tell(RadioEvent(kind, by: origin, change: change), of: option)
    }
  }

  private func tellSelection() {
    let key = group.selectedKey
    guard key != toldKey else { return }
    toldKey = key
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(key) { true } else { false }
    }
  }
}

extension RadioGroupChange {
  /// The kind of event that tells the change, the key of the option it is about, and whose it
  /// is. Deselecting is about the option that was selected.
  fileprivate var event: (RadioEventKind, Key?, ChangeOrigin) {
    switch self {
    case .selection(let before, let after, let origin): (.valueChanged, after ?? before, origin)
    case .added(let key, _): (.added, key, .program)
    case .removed(let key, _): (.removed, key, .program)
    case .enabled(let key), .disabled(let key, _): (.enabledChanged, key, .program)
    case .relabelled(let key): (.relabelled, key, .program)
    }
  }
}
