// SPDX-License-Identifier: GPL-3.0-or-later
#include <stdio.h>
#include <readline/readline.h>
#include <sys/epoll.h>

// readline knows a command by the address of its function, so each of ours needs a function of its
// own; what it is for, its name in readline's table says. Where readline itself calls one for a
// letter, in a line that is being typed, the letter is what the person means.
static inline int aloud_insert_letter(void) {
  if (rl_executing_keyseq && (unsigned char)*rl_executing_keyseq >= 0x20 &&
      *rl_executing_keyseq != 0x7F)
    rl_insert_text(rl_executing_keyseq);
  return 0;
}

#define ALOUD_COMMAND(n)                              \
  static int aloud_command_##n(int count, int key) {  \
    (void)count;                                      \
    (void)key;                                        \
    return aloud_insert_letter();                     \
  }
#define ALOUD_COMMANDS(X)                                                                  \
  X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)    \
  X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29)      \
  X(30) X(31) X(32) X(33) X(34) X(35) X(36) X(37) X(38) X(39) X(40) X(41) X(42) X(43)      \
  X(44) X(45) X(46) X(47) X(48) X(49) X(50) X(51) X(52) X(53) X(54) X(55) X(56) X(57)      \
  X(58) X(59) X(60) X(61) X(62) X(63)

ALOUD_COMMANDS(ALOUD_COMMAND)

#define ALOUD_ADDRESS(n) aloud_command_##n,
static rl_command_func_t *const aloud_commands[] = {ALOUD_COMMANDS(ALOUD_ADDRESS)};

// Gives readline a command of ours (rl_add_defun) with the function `index`, 0 to 63. Source files
// have copies of these functions: afterwards find them by name (rl_named_function).
static inline int aloud_define(const char *name, int index) {
  return rl_add_defun(name, aloud_commands[index], -1);
}

// The name of the command that a key sequence is bound to in a keymap (rl_function_of_keyseq_len);
// null for none. For the beginning of longer sequences, which `is_prefix` tells, it is that of the
// beginning alone.
static inline const char *aloud_command_name(const char *sequence, size_t length, Keymap keymap,
                                             int *is_prefix) {
  int type = ISFUNC;
  rl_command_func_t *function = rl_function_of_keyseq_len(sequence, length, keymap, &type);
  *is_prefix = function && type == ISKMAP;
  if (*is_prefix) function = ((Keymap)function)[ANYOTHERKEY].function;
  if (!function || type == ISMACR) return NULL;
  for (int entry = 0; funmap[entry]; entry++)
    if (funmap[entry]->function == function) return funmap[entry]->name;
  return NULL;
}

// Puts other functions in the place of rl_rubout and rl_delete wherever a keymap has them.
static inline void aloud_replace_deletion(Keymap keymap, rl_command_func_t *backward,
                                          rl_command_func_t *forward) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (keymap[key].type == ISKMAP)
      aloud_replace_deletion((Keymap)keymap[key].function, backward, forward);
    else if (keymap[key].type == ISFUNC && keymap[key].function == rl_rubout)
      keymap[key].function = backward;
    else if (keymap[key].type == ISFUNC && keymap[key].function == rl_delete)
      keymap[key].function = forward;
  }
}

// A descriptor that is readable when one of two is (epoll(7)); -1 where there can be none.
static inline int aloud_join(int one, int other) {
  int either = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event readable = {.events = EPOLLIN};
  if (either >= 0) {
    epoll_ctl(either, EPOLL_CTL_ADD, one, &readable);
    epoll_ctl(either, EPOLL_CTL_ADD, other, &readable);
  }
  return either;
}
