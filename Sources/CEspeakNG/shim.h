// SPDX-License-Identifier: GPL-3.0-or-later
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <unistd.h>

// Swift leaves fork out, for programs with threads of their own cannot go on after it. The copy
// made here only calls the library and ends, and a copy is the only way to a second voice that
// has not spoken yet: the library can neither be reset nor initialised again.
static inline pid_t espeak_fork(void) { return fork(); }
