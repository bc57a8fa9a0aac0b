// SPDX-License-Identifier: GPL-3.0-or-later
// The thinnest way to ICU: no ICU header is named here, see Package.swift.
#ifndef ALOUD_CICU_H
#define ALOUD_CICU_H

#include "CICULabels.h"
#include "CICUText.h"

#endif
