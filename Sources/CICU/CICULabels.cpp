// SPDX-License-Identifier: GPL-3.0-or-later
// C++ since ICU's MessageFormat takes its arguments by type only there (the C function reads
// variadic arguments whose types the pattern decides), and MessagePattern is C++ alone.
#include "CICULabels.h"

#include <unicode/localpointer.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/numsys.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/translit.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string>
#include <vector>

using icu::Locale;
using icu::MessagePattern;
using icu::StringPiece;
using icu::UnicodeString;

namespace {

int32_t give(const std::string &text, char *result, int32_t capacity) {
  auto length = static_cast<int32_t>(text.size());
  if (length <= capacity && length > 0) std::memcpy(result, text.data(), text.size());
  return length;
}

int32_t give(const UnicodeString &text, char *result, int32_t capacity) {
  std::string bytes;
  text.toUTF8String(bytes);
  return give(bytes, result, capacity);
}

UnicodeString unicode(const char *text, int32_t length) {
  return UnicodeString::fromUTF8(StringPiece(text, length));
}

Locale localeFor(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  Locale locale = Locale::forLanguageTag(tag, status);
  return U_FAILURE(status) ? Locale::getRoot() : locale;
}

int32_t giveTag(const Locale &locale, char *result, int32_t capacity) {
  if (locale.isBogus()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  auto tag = locale.toLanguageTag<std::string>(status);
  return U_FAILURE(status) ? -1 : give(tag, result, capacity);
}

// How many UTF-8 bytes the UTF-16 units before `index` take.
int32_t bytesBefore(const UnicodeString &text, int32_t index) {
  int32_t length = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strToUTF8(nullptr, 0, &length, text.getBuffer(), index, &status);
  return length;
}

bool isNumeric(const MessagePattern &pattern, int32_t start) {
  switch (pattern.getPart(start).getArgType()) {
    case UMSGPAT_ARG_TYPE_NONE:
    case UMSGPAT_ARG_TYPE_SELECT: return false;
    default: return true;
  }
}

struct PartWriter {
  const UnicodeString &text;
  AloudPart *parts;
  int32_t capacity;
  int32_t count = 0;

  void write(AloudPartType type, int32_t start, int32_t limit, int32_t kind, int32_t depth) {
    if (start >= limit) return;
    if (count < capacity) {
      int32_t first = bytesBefore(text, start);
      parts[count] = {type, first, bytesBefore(text, limit) - first, kind, depth};
    }
    count += 1;
  }
};

}  // namespace

struct AloudMessage {
  icu::MessageFormat format;
  std::vector<bool> takesNumber;
};

AloudMessage *aloud_message_open(const char *locale, const char *pattern, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  UnicodeString text = unicode(pattern, length);
  icu::MessageFormat format(text, localeFor(locale), where, status);
  MessagePattern parsed(text, &where, status);
  if (U_FAILURE(status)) return nullptr;
  std::vector<bool> takesNumber;
  for (int32_t part = 0; part < parsed.countParts(); part += 1) {
    if (parsed.getPartType(part) != UMSGPAT_PART_TYPE_ARG_START || !isNumeric(parsed, part))
      continue;
    const auto &name = parsed.getPart(part + 1);
    if (name.getType() != UMSGPAT_PART_TYPE_ARG_NUMBER) continue;
    auto number = static_cast<size_t>(name.getValue());
    if (takesNumber.size() <= number) takesNumber.resize(number + 1);
    takesNumber[number] = true;
  }
  return new (std::nothrow) AloudMessage{format, takesNumber};
}

void aloud_message_close(AloudMessage *message) { delete message; }

bool aloud_message_takes_number(const AloudMessage *message, int32_t argument) {
  auto index = static_cast<size_t>(argument);
  return index < message->takesNumber.size() && message->takesNumber[index];
}

int32_t aloud_message_format(
    const AloudMessage *message, const AloudArgument *arguments, int32_t count,
    const char *joined_text, char *result, int32_t capacity) {
  std::vector<icu::Formattable> values;
  for (int32_t index = 0; index < count; index += 1) {
    const AloudArgument &argument = arguments[index];
    if (argument.length < 0) {
      values.emplace_back(argument.number);
    } else {
      values.emplace_back(unicode(joined_text + argument.start, argument.length));
    }
  }
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString text;
  icu::FieldPosition nowhere(icu::FieldPosition::DONT_CARE);
  message->format.format(values.data(), count, text, nowhere, status);
  return U_FAILURE(status) ? -1 : give(text, result, capacity);
}

int32_t aloud_pattern_parts(
    const char *pattern, int32_t length, AloudPart *parts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  UnicodeString text = unicode(pattern, length);
  MessagePattern parsed(text, &where, status);
  if (U_FAILURE(status)) return -1;
  PartWriter writer{text, parts, capacity};
  std::vector<int32_t> kinds;
  int32_t literalStart = -1;
  for (int32_t index = 0; index < parsed.countParts(); index += 1) {
    const auto &part = parsed.getPart(index);
    auto depth = static_cast<int32_t>(kinds.size());
    if (literalStart >= 0) {
      writer.write(AloudPartLiteral, literalStart, part.getIndex(), 0, depth);
      literalStart = -1;
    }
    switch (part.getType()) {
      case UMSGPAT_PART_TYPE_ARG_START:
        kinds.push_back(part.getArgType());
        break;
      case UMSGPAT_PART_TYPE_ARG_LIMIT:
        kinds.pop_back();
        literalStart = part.getLimit();
        break;
      case UMSGPAT_PART_TYPE_ARG_NAME:
      case UMSGPAT_PART_TYPE_ARG_NUMBER:
        writer.write(AloudPartArgument, part.getIndex(), part.getLimit(), kinds.back(), depth);
        break;
      case UMSGPAT_PART_TYPE_ARG_SELECTOR:
        writer.write(AloudPartSelector, part.getIndex(), part.getLimit(), kinds.back(), depth);
        break;
      case UMSGPAT_PART_TYPE_MSG_START:
      case UMSGPAT_PART_TYPE_SKIP_SYNTAX:
      case UMSGPAT_PART_TYPE_INSERT_CHAR:
      case UMSGPAT_PART_TYPE_REPLACE_NUMBER:
        literalStart = part.getLimit();
        break;
      default:
        break;
    }
  }
  return writer.count;
}

int32_t aloud_plural_keywords(const char *locale, bool ordinal, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  auto kind = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  icu::LocalPointer<icu::PluralRules> rules(
      icu::PluralRules::forLocale(localeFor(locale), kind, status));
  if (U_FAILURE(status)) return -1;
  icu::LocalPointer<icu::StringEnumeration> keywords(rules->getKeywords(status));
  if (U_FAILURE(status)) return -1;
  std::string joined;
  while (const char *keyword = keywords->next(nullptr, status)) {
    if (!joined.empty()) joined += ' ';
    joined += keyword;
  }
  return give(joined, result, capacity);
}

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
  icu::LocalUResourceBundlePointer bundle(ures_openDirect(nullptr, locale.getName(), &status));
  if (U_SUCCESS(status)) {
    int32_t length = 0;
    const UChar *name = ures_getStringByKey(bundle.getAlias(), "%%Parent", &length, &status);
    if (U_SUCCESS(status)) UnicodeString(name, length).toUTF8String(parent);
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

int32_t aloud_script_code(const char *name, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = USCRIPT_INVALID_CODE;
  uscript_getCode(name, &code, 1, &status);
  if (U_FAILURE(status) || code <= USCRIPT_INHERITED) return -1;
  return give(std::string(uscript_getShortName(code)), result, capacity);
}

struct AloudCollator {
  UCollator *collator;
};

AloudCollator *aloud_collator_open(const char *tag, bool ignores_punctuation) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(localeFor(tag).getName(), &status);
  if (U_FAILURE(status)) return nullptr;
  ucol_setStrength(collator, UCOL_PRIMARY);
  ucol_setAttribute(
      collator, UCOL_ALTERNATE_HANDLING, ignores_punctuation ? UCOL_SHIFTED : UCOL_NON_IGNORABLE,
      &status);
  return new AloudCollator{collator};
}

void aloud_collator_close(AloudCollator *collator) {
  ucol_close(collator->collator);
  delete collator;
}

int32_t aloud_collator_key(
    const AloudCollator *collator, const char *text, int32_t length, uint8_t *result,
    int32_t capacity) {
  // Most labels are short, and there may be a million of them: no allocation for those.
  UChar onStack[256];
  std::vector<UChar> onHeap;
  UChar *units = onStack;
  if (length > 256) {
    onHeap.resize(static_cast<size_t>(length));
    units = onHeap.data();
  }
  UErrorCode status = U_ZERO_ERROR;
  int32_t unitCount = 0;
  u_strFromUTF8WithSub(
      units, length > 256 ? length : 256, &unitCount, text, length, 0xFFFD, nullptr, &status);
  if (U_FAILURE(status)) return -1;
  int32_t size = ucol_getSortKey(collator->collator, units, unitCount, result, capacity);
  return size - 1;
}

namespace {

struct SortEntry {
  uint64_t head;  // the first eight bytes, big-endian: most comparisons end here
  uint32_t number;
};

uint64_t headOf(const uint8_t *key, int64_t length) {
  uint64_t head = 0;
  for (int64_t index = 0; index < 8; index += 1)
    head = head << 8 | (index < length ? key[index] : 0);
  return head;
}

}  // namespace

void aloud_sort_keys(
    const uint8_t *bytes, const int64_t *starts, uint32_t *order, uint32_t count) {
  std::vector<SortEntry> entries(count);
  for (uint32_t number = 0; number < count; number += 1)
    entries[number] = {headOf(bytes + starts[number], starts[number + 1] - starts[number]), number};
  std::sort(entries.begin(), entries.end(), [=](const SortEntry &first, const SortEntry &second) {
    if (first.head != second.head) return first.head < second.head;
    int64_t firstLength = starts[first.number + 1] - starts[first.number];
    int64_t secondLength = starts[second.number + 1] - starts[second.number];
    int order = std::memcmp(
        bytes + starts[first.number], bytes + starts[second.number],
        static_cast<size_t>(std::min(firstLength, secondLength)));
    if (order != 0) return order < 0;
    if (firstLength != secondLength) return firstLength < secondLength;
    return first.number < second.number;
  });
  for (uint32_t index = 0; index < count; index += 1) order[index] = entries[index].number;
}

struct AloudTransliterator {
  icu::LocalPointer<icu::Transliterator> transliterator;
};

AloudTransliterator *aloud_transliterator_open(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalPointer<icu::Transliterator> made(icu::Transliterator::createInstance(
      UnicodeString::fromUTF8(identifier), UTRANS_FORWARD, status));
  if (U_FAILURE(status)) return nullptr;
  return new AloudTransliterator{std::move(made)};
}

void aloud_transliterator_close(AloudTransliterator *transliterator) { delete transliterator; }

int32_t aloud_transliterate(
    const AloudTransliterator *transliterator, const char *text, int32_t length, char *result,
    int32_t capacity) {
  UnicodeString changed = unicode(text, length);
  transliterator->transliterator->transliterate(changed);
  return give(changed, result, capacity);
}

bool aloud_has_non_latin_letter(const char *text, int32_t length) {
  int32_t offset = 0;
  while (offset < length) {
    if (static_cast<uint8_t>(text[offset]) < 0x80) {
      offset += 1;
      continue;
    }
    UChar32 character;
    U8_NEXT_OR_FFFD(text, offset, length, character);
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(character, &status);
    if (script > USCRIPT_INHERITED && script != USCRIPT_LATIN && u_isUAlphabetic(character))
      return true;
  }
  return false;
}
