// SPDX-License-Identifier: GPL-3.0-or-later
#include "CICULabelsText.hpp"

#include <algorithm>

#include <unicode/dcfmtsym.h>
#include <unicode/localpointer.h>
#include <unicode/numsys.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

using aloud::give;
using aloud::localeFor;
using icu::Locale;
using icu::UnicodeString;

namespace {

int32_t giveTag(const Locale &locale, char *result, int32_t capacity) {
  if (locale.isBogus()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  auto tag = locale.toLanguageTag<std::string>(status);
  return U_FAILURE(status) ? -1 : give(tag, result, capacity);
}

}  // namespace

int32_t aloud_locale_canonical(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY];
  int32_t parsedLength = 0;
  uloc_forLanguageTag(tag, name, sizeof name, &parsedLength, &status);
  if (U_FAILURE(status) || parsedLength != static_cast<int32_t>(std::strlen(tag))) return -1;
  return giveTag(Locale::createCanonical(name), result, capacity);
}

int32_t aloud_locale_maximized(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Locale locale = localeFor(tag);
  locale.addLikelySubtags(status);
  return U_FAILURE(status) ? -1 : giveTag(locale, result, capacity);
}

int32_t aloud_locale_parent(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Locale locale = localeFor(tag);
  std::string parent;
  // ICU 72 never comes back from opening no_NO directly. Nothing of that language names a parent.
  if (std::strcmp(locale.getLanguage(), "no") != 0) {
    icu::LocalUResourceBundlePointer bundle(ures_openDirect(nullptr, locale.getName(), &status));
    if (U_SUCCESS(status)) {
      int32_t length = 0;
      const UChar *name = ures_getStringByKey(bundle.getAlias(), "%%Parent", &length, &status);
      if (U_SUCCESS(status)) UnicodeString(name, length).toUTF8String(parent);
    }
  }
  if (parent == "root") return 0;
  if (parent.empty()) {
    char name[ULOC_FULLNAME_CAPACITY];
    status = U_ZERO_ERROR;
    uloc_getParent(locale.getName(), name, sizeof name, &status);
    if (U_FAILURE(status)) return -1;
    parent = name;
  }
  return parent.empty() ? 0 : giveTag(Locale(parent.c_str()), result, capacity);
}

int32_t aloud_locale_name(const char *tag, const char *display, char *result, int32_t capacity) {
  UnicodeString name;
  localeFor(tag).getDisplayLanguage(localeFor(display), name);
  return give(name, result, capacity);
}

int32_t aloud_locale_full_name(
    const char *tag, const char *display, char *result, int32_t capacity) {
  UnicodeString name;
  localeFor(tag).getDisplayName(localeFor(display), name);
  return give(name, result, capacity);
}

bool aloud_locale_is_right_to_left(const char *tag) { return localeFor(tag).isRightToLeft(); }

bool aloud_locale_is_known(const char *tag) { return localeFor(tag).getISO3Language()[0] != 0; }

int32_t aloud_locale_digits(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::NumberingSystem> system(
      icu::NumberingSystem::createInstance(localeFor(tag), status));
  if (U_FAILURE(status) || system->isAlgorithmic() || system->getRadix() != 10) return -1;
  return give(system->getDescription(), result, capacity);
}

int32_t aloud_locale_decimal_sign(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::DecimalFormatSymbols symbols(localeFor(tag), status);
  if (U_FAILURE(status)) return -1;
  return give(
      symbols.getConstSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol), result, capacity);
}

int32_t aloud_script_code(const char *name, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = USCRIPT_INVALID_CODE;
  uscript_getCode(name, &code, 1, &status);
  if (U_FAILURE(status) || code <= USCRIPT_INHERITED) return -1;
  return give(std::string(uscript_getShortName(code)), result, capacity);
}

int32_t aloud_text_foreign_language(
    const char *text, int32_t length, const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode own[8];
  int32_t count = uscript_getCode(localeFor(locale).getName(), own, 8, &status);
  if (U_FAILURE(status)) return -1;
  UScriptCode foreign = USCRIPT_COMMON;
  for (int32_t position = 0; position < length;) {
    UChar32 character;
    U8_NEXT(text, position, length, character);
    if (character < 0) continue;
    UScriptCode script = uscript_getScript(character, &status);
    if (U_FAILURE(status)) return -1;
    if (script <= USCRIPT_INHERITED || script == USCRIPT_UNKNOWN) continue;
    if (std::find(own, own + count, script) != own + count) return 0;
    // Kana tell Japanese from Chinese, wherever they stand.
    bool isKana = script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
    if (foreign == USCRIPT_COMMON || isKana) foreign = script;
  }
  if (foreign == USCRIPT_COMMON) return 0;
  Locale likely = Locale(("und_" + std::string(uscript_getShortName(foreign))).c_str());
  likely.addLikelySubtags(status);
  if (U_FAILURE(status)) return -1;
  return give(std::string(likely.getLanguage()), result, capacity);
}
