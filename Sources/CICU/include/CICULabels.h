// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef ALOUD_CICU_LABELS_H
#define ALOUD_CICU_LABELS_H

#include <stdint.h>

#endif
