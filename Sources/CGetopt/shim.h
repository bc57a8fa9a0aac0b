// SPDX-License-Identifier: GPL-3.0-or-later
// Swift's own Glibc module leaves getopt.h out.
#include <getopt.h>
