// SPDX-License-Identifier: GPL-3.0-or-later
#include "CICULabelsText.hpp"

#include <unicode/localpointer.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <cstring>
#include <vector>

using aloud::give;
using aloud::localeFor;
using aloud::unicode;
using icu::UnicodeString;

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

namespace {

// UTF-16. Most labels are short, and there may be a million of them: no allocation for those.
class Units {
 public:
  Units(const char *text, int32_t length) {
    if (length > 256) {
      onHeap.resize(static_cast<size_t>(length));
      start = onHeap.data();
    }
    u_strFromUTF8WithSub(
        start, length > 256 ? length : 256, &count, text, length, 0xFFFD, nullptr, &status);
  }

  UErrorCode status = U_ZERO_ERROR;
  UChar *start = onStack;
  int32_t count = 0;

 private:
  UChar onStack[256];
  std::vector<UChar> onHeap;
};

}  // namespace

int32_t aloud_collator_key(
    const AloudCollator *collator, const char *text, int32_t length, uint8_t *result,
    int32_t capacity) {
  Units units(text, length);
  if (U_FAILURE(units.status)) return -1;
  return ucol_getSortKey(collator->collator, units.start, units.count, result, capacity) - 1;
}

int32_t aloud_collator_stretches(
    const AloudCollator *collator, const char *text, int32_t length, int32_t *result,
    int32_t capacity) {
  // Without rules of a language, no letter is of several ASCII characters. To find the letters takes
  // as long as to make the collator, the first time.
  UErrorCode status = U_ZERO_ERROR;
  const char *rules = ucol_getLocaleByType(collator->collator, ULOC_ACTUAL_LOCALE, &status);
  if (U_SUCCESS(status) && rules && !std::strcmp(rules, "root") &&
      std::all_of(text, text + length, [](char unit) { return !(unit & 0x80); }))
    return 0;
  Units units(text, length);
  UCollationElements *elements =
      ucol_openElements(collator->collator, units.start, units.count, &units.status);
  if (U_FAILURE(units.status)) return -1;
  int32_t count = 0;
  int32_t begin = 0;
  while (ucol_next(elements, &units.status) != UCOL_NULLORDER) {
    int32_t end = ucol_getOffset(elements);
    if (end > begin + 1) {
      if (count + 2 <= capacity) {
        result[count] = begin;
        result[count + 1] = end;
      }
      count += 2;
    }
    begin = end;
  }
  ucol_closeElements(elements);
  return U_FAILURE(units.status) ? -1 : count;
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
