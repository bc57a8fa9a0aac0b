// SPDX-License-Identifier: GPL-3.0-or-later

// How options stand in slots, and how empty slots are reclaimed.
extension RadioGroup {
  @inlinable
  func checkIsNew(
    _ option: RadioOption<Key>, hash: Int, position: Int
  ) throws(RadioGroupError<Key>) {
    let known = index.slot(hash: hash) { live[$0] && columns.keys[$0] == option.key }
    if let known {
      throw .duplicateKey(
        option.key, firstPosition: live.rank(known), secondPosition: position)
    }
    if let tag = option.tag, let known = slotsOfTags[tag] {
      throw .duplicateTag(tag, firstPosition: live.rank(known), secondPosition: position)
    }
  }

  /// Puts an option that is known to be new into a slot of its own at the end.
  @inlinable
  mutating func write(_ option: RadioOption<Key>, hash: Int) {
    let slot = columns.count
    if !index.hasRoom { rebuildIndex(capacity: 2 * (slot + 1)) }
    columns.append(option)
    live.append(true)
    enabled.append(option.isEnabled)
    index.insert(slot, hash: hash)
    if let tag = option.tag { slotsOfTags[tag] = slot }
  }

  @inlinable
  mutating func changes(
    addingAt position: Int, slot: Int, isSelected: Bool
  ) -> [RadioGroupChange<Key>] {
    var changes: [RadioGroupChange<Key>] = [.added(columns.keys[slot], at: position)]
    if isSelected, let change = setSelected(slot, by: .program) { changes.append(change) }
    return changes
  }

  @inlinable
  mutating func remove(slot: Int) -> [RadioGroupChange<Key>] {
    let key = columns.keys[slot]
    var changes: [RadioGroupChange<Key>] = [.removed(key, from: live.rank(slot))]
    if selectedSlot == slot, let change = setSelected(nil, by: .program) {
      changes.append(change)
    }
    if let tag = columns.tags[slot] { slotsOfTags[tag] = nil }
    columns.erase(slot)
    live.set(slot, to: false)
    enabled.set(slot, to: false)
    // Every rebuilding is paid for by as many removals as there are slots left.
    if columns.count > 2 * count + 64 { rebuild() }
    return changes
  }

  /// Makes the slots anew, without empty ones, and with one more option if it is given.
  @inlinable
  mutating func rebuild(inserting newcomer: RadioOption<Key>? = nil, at position: Int = 0) {
    var rebuilt = RadioGroup()
    rebuilt.isRequired = isRequired
    rebuilt.pairToggles = pairToggles
    rebuilt.defaultKey = defaultKey
    rebuilt.reserveCapacity(count + (newcomer == nil ? 0 : 1))
    var slot = live.firstSet(from: 0)
    while let current = slot {
      if rebuilt.count == position, let newcomer {
        rebuilt.write(newcomer, hash: newcomer.key.hashValue)
      }
      if current == selectedSlot { rebuilt.selectedSlot = rebuilt.columns.count }
      rebuilt.write(option(in: current), hash: columns.keys[current].hashValue)
      slot = live.firstSet(from: current + 1)
    }
    self = rebuilt
  }

  @inlinable
  mutating func rebuildIndex(capacity: Int) {
    index = SlotIndex(capacity: capacity)
    for slot in columns.keys.indices where live[slot] {
      index.insert(slot, hash: columns.keys[slot].hashValue)
    }
  }
}
