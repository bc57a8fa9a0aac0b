// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Closes the descriptors of a pipe.
func closeAll(_ descriptors: [Int32]) {
  for descriptor in descriptors { close(descriptor) }
}
