// SPDX-License-Identifier: GPL-3.0-or-later
#include "CICUText.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>

uint32_t aloud_scalar_properties(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  uint32_t result = 0;

  int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) result |= ALOUD_SCALAR_WIDE;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) result |= ALOUD_SCALAR_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) result |= ALOUD_SCALAR_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) result |= ALOUD_SCALAR_PICTOGRAPHIC;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) result |= ALOUD_SCALAR_IGNORABLE;
  if (u_hasBinaryProperty(c, UCHAR_NONCHARACTER_CODE_POINT)) result |= ALOUD_SCALAR_NONCHARACTER;

  uint32_t category = U_GET_GC_MASK(c);
  if (category & U_GC_M_MASK) result |= ALOUD_SCALAR_MARK;
  if (category & U_GC_MC_MASK) result |= ALOUD_SCALAR_SPACING_MARK;
  if (category & U_GC_CC_MASK) result |= ALOUD_SCALAR_CONTROL;
  if (category & U_GC_CF_MASK) result |= ALOUD_SCALAR_FORMAT;
  if (category & (U_GC_ZL_MASK | U_GC_ZP_MASK)) result |= ALOUD_SCALAR_SEPARATOR;

  int32_t joining = u_getIntPropertyValue(c, UCHAR_JOINING_TYPE);
  if (joining != U_JT_NON_JOINING && joining != U_JT_TRANSPARENT) result |= ALOUD_SCALAR_JOINS;
  int32_t syllable = u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY);
  if (syllable == U_INSC_CONSONANT || syllable == U_INSC_VIRAMA || syllable == U_INSC_VOWEL ||
      syllable == U_INSC_VOWEL_DEPENDENT || syllable == U_INSC_VOWEL_INDEPENDENT ||
      syllable == U_INSC_NUKTA || syllable == U_INSC_PURE_KILLER ||
      syllable == U_INSC_INVISIBLE_STACKER || syllable == U_INSC_BINDU)
    result |= ALOUD_SCALAR_INDIC;
  if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT)
    result |= ALOUD_SCALAR_COMPLEX_BREAK;
  UCharDirection direction = u_charDirection(c);
  if (direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC)
    result |= ALOUD_SCALAR_RIGHT_TO_LEFT;
  return result;
}

static int32_t breaks_of(UBreakIteratorType type, const uint16_t *text, int32_t length,
                         const char *language, int32_t *offsets, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;

  status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(type, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(breaks);
  for (int32_t at = ubrk_next(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) {
    if (count < capacity) offsets[count] = at;
    count++;
  }
  ubrk_close(breaks);
  return count;
}

int32_t aloud_line_breaks(const uint16_t *text, int32_t length, const char *language,
                          int32_t *offsets, int32_t capacity) {
  return breaks_of(UBRK_LINE, text, length, language, offsets, capacity);
}

int32_t aloud_sentence_breaks(const uint16_t *text, int32_t length, const char *language,
                              int32_t *offsets, int32_t capacity) {
  return breaks_of(UBRK_SENTENCE, text, length, language, offsets, capacity);
}
