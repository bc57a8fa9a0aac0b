// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator

/// The navigator's search is collation's: neither of their rooms knows the other.
extension CollationIndex: TypeAheadSearching {}
