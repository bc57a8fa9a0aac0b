// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

exit(CommandEntry.ofProcess.run().rawValue)
