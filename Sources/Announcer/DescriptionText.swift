// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// The description of a question, to be read sentence by sentence; it is taken apart when somebody
/// wants that.
struct DescriptionText: PagedText {
  let text: String
  /// BCP 47.
  let language: String

  let pageCount = 1

  func paragraphs(ofPage page: Int) -> [[String]] {
    Sentences.paragraphs(of: text, language: language)
  }

  func mayHold(_ letters: String, onPage page: Int) -> Bool { true }
}
