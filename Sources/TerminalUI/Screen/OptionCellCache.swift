// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// The lines of options that were drawn, for the next picture of the same question: most keys
/// change the looks of two options.
///
/// It belongs to one question on one screen, whose words, signs and colours stay.
public final class OptionCellCache {
  /// What the lines of a cell depend on.
  struct Look: Equatable {
    // What changes most often is compared first.
    let isFocused: Bool
    let isSelected: Bool
    let kind: Navigator.Kind
    let tier: TextTier
    /// The columns the cell may take.
    let width: Int
    /// The most lines of its label, 0 for all.
    let lineLimit: Int
    let option: RadioOption<OptionKey>
  }

  /// Far more options than any screen shows.
  private static let most = 4096

  private var cells: [Int: (look: Look, lines: [ScreenLine])] = [:]

  public init() {}

  /// Forgets everything, when signs or colours change.
  public func removeAll() {
    cells.removeAll()
  }

  /// The lines of the option at a position, made where it looked otherwise before.
  func lines(at position: Int, _ look: Look, make: () -> [ScreenLine]) -> [ScreenLine] {
    if let cell = cells[position], cell.look == look { return cell.lines }
    if cells.count >= Self.most { cells.removeAll(keepingCapacity: true) }
    let lines = make()
    cells[position] = (look, lines)
    return lines
  }
}
