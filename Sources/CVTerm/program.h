// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/syscall.h>

// glibc declares these behind _GNU_SOURCE and _XOPEN_SOURCE, which its Swift module does without.
extern int posix_openpt(int flags);
extern int grantpt(int terminal);
extern int unlockpt(int terminal);
extern int ptsname_r(int terminal, char *path, size_t length);
extern int pidfd_open(int process, unsigned int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions,
                                                    int first);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *folder);

// POSIX_SPAWN_SETSID, of the same kind.
enum { ALOUD_SPAWN_SETSID = 0x80 };

// The number of read(2) in proc(5), which differs between processors.
enum { ALOUD_SYSCALL_READ = SYS_read };
