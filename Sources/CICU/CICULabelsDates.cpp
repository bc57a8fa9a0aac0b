// SPDX-License-Identifier: GPL-3.0-or-later
#include "CICULabelsText.hpp"

#include <unicode/gregocal.h>
#include <unicode/localpointer.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

using aloud::give;
using aloud::localeFor;
using icu::UnicodeString;

static constexpr double millisecondsOfDay = 86400000.0;

int32_t aloud_date_text(
    const char *tag, int64_t day, AloudDateStyle style, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // Whatever calendar the locale uses, the numbers are Gregorian.
  icu::Locale locale = localeFor(tag);
  locale.setUnicodeKeywordValue("ca", "gregory", status);
  icu::LocalPointer<icu::DateFormat> format;
  switch (style) {
    case AloudDateFull:
      format.adoptInstead(icu::DateFormat::createDateInstance(icu::DateFormat::kFull, locale));
      break;
    case AloudDateMonth:
      format.adoptInstead(new icu::SimpleDateFormat(u"LLLL", locale, status));
      break;
    case AloudDateWeekday:
      format.adoptInstead(new icu::SimpleDateFormat(u"cccc", locale, status));
      break;
  }
  if (U_FAILURE(status) || format.isNull()) return -1;
  format->adoptTimeZone(icu::TimeZone::getGMT()->clone());
  UnicodeString text;
  format->format(static_cast<double>(day) * millisecondsOfDay, text);
  return give(text, result, capacity);
}
