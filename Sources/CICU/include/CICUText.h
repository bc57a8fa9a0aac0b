// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef ALOUD_CICU_TEXT_H
#define ALOUD_CICU_TEXT_H

#include <stdint.h>

// What a terminal and a careful reader need to know about one Unicode scalar (u_getIntPropertyValue,
// u_hasBinaryProperty, u_charType). Several may hold at once.
enum {
  ALOUD_SCALAR_WIDE = 1 << 0,                // East Asian width Wide or Fullwidth (UAX #11)
  ALOUD_SCALAR_EMOJI = 1 << 1,               // Emoji (UTS #51)
  ALOUD_SCALAR_EMOJI_PRESENTATION = 1 << 2,  // Emoji_Presentation
  ALOUD_SCALAR_PICTOGRAPHIC = 1 << 3,        // Extended_Pictographic
  ALOUD_SCALAR_MARK = 1 << 4,                // general category Mn, Mc or Me
  ALOUD_SCALAR_SPACING_MARK = 1 << 5,        // general category Mc
  ALOUD_SCALAR_IGNORABLE = 1 << 6,           // Default_Ignorable_Code_Point
  ALOUD_SCALAR_CONTROL = 1 << 7,             // general category Cc
  ALOUD_SCALAR_FORMAT = 1 << 8,              // general category Cf
  ALOUD_SCALAR_SEPARATOR = 1 << 9,           // general category Zl or Zp
  ALOUD_SCALAR_JOINS = 1 << 10,              // joining type other than none and transparent
  ALOUD_SCALAR_INDIC = 1 << 11,              // has an Indic syllabic category
  ALOUD_SCALAR_COMPLEX_BREAK = 1 << 12,      // line break class SA: Thai, Lao, Khmer, Myanmar
  ALOUD_SCALAR_RIGHT_TO_LEFT = 1 << 13,      // bidi class R or AL
  ALOUD_SCALAR_NONCHARACTER = 1 << 14,       // Noncharacter_Code_Point
};

// The properties above of one scalar, or'ed together.
uint32_t aloud_scalar_properties(uint32_t scalar);

// Writes the UTF-16 offsets where a line may break (ubrk_open with UBRK_LINE), the end included,
// in ascending order. Returns how many there are, which may be more than `capacity`; -1 when ICU
// has no line breaks to offer. `language` is BCP 47 and may be empty.
int32_t aloud_line_breaks(const uint16_t *text, int32_t length, const char *language,
                          int32_t *offsets, int32_t capacity);

// The same for where sentences end (UBRK_SENTENCE).
int32_t aloud_sentence_breaks(const uint16_t *text, int32_t length, const char *language,
                              int32_t *offsets, int32_t capacity);

#endif
