// SPDX-License-Identifier: GPL-3.0-or-later
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// Swift leaves fork out, for programs with threads of their own cannot go on after it. The copy
// made here only calls the library and ends, and a copy is the only way to a second voice that
// has not spoken yet: the library can neither be reset nor initialised again.
//
// A copy in the middle of its work would not see that nobody wants it any more: the system ends
// it with the process that made it.
static inline pid_t espeak_fork(void) {
  pid_t maker = getpid();
  pid_t copy = fork();
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != maker) _exit(1);
  }
  return copy;
}
