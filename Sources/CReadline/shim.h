// SPDX-License-Identifier: GPL-3.0-or-later
#include <stdio.h>
#include <readline/readline.h>
