// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the shim share: text in and out of ICU.
#pragma once

#include "CICULabels.h"

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <cstring>
#include <string>

namespace aloud {

inline int32_t give(const std::string &text, char *result, int32_t capacity) {
  auto length = static_cast<int32_t>(text.size());
  if (length <= capacity && length > 0) std::memcpy(result, text.data(), text.size());
  return length;
}

inline int32_t give(const icu::UnicodeString &text, char *result, int32_t capacity) {
  std::string bytes;
  text.toUTF8String(bytes);
  return give(bytes, result, capacity);
}

inline icu::UnicodeString unicode(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

inline icu::Locale localeFor(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  return U_FAILURE(status) ? icu::Locale::getRoot() : locale;
}

}  // namespace aloud
