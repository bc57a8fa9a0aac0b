// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef ALOUD_CICU_TEXT_H
#define ALOUD_CICU_TEXT_H

#include <stdint.h>

#endif
