// SPDX-License-Identifier: GPL-3.0-or-later
// ICU for words: message patterns, locales, collation, transliteration. All text is UTF-8 with
// its length in bytes. Functions that fill a buffer return the length the whole result needs;
// when that is more than the capacity the buffer is not complete. -1 means that ICU refused.
#ifndef ALOUD_CICU_LABELS_H
#define ALOUD_CICU_LABELS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Message patterns (icu::MessageFormat, icu::MessagePattern).

typedef struct AloudMessage AloudMessage;

// One positional argument: text from `start` in the joined text, or a number when length is -1.
typedef struct {
  int64_t number;
  int32_t start;
  int32_t length;
} AloudArgument;

// NULL when ICU rejects the pattern.
AloudMessage *aloud_message_open(const char *locale, const char *pattern, int32_t length);
void aloud_message_close(AloudMessage *message);
// Whether the pattern uses this argument as a number (plural, number), not as plain text.
bool aloud_message_takes_number(const AloudMessage *message, int32_t argument);
int32_t aloud_message_format(
    const AloudMessage *message, const AloudArgument *arguments, int32_t count,
    const char *joined_text, char *result, int32_t capacity);

typedef enum : int32_t {
  AloudPartLiteral = 0,   // text that a person reads
  AloudPartArgument = 1,  // the name or number of an argument; `kind` says how it is used
  AloudPartSelector = 2,  // a selector of a plural or select argument
} AloudPartType;

typedef enum : int32_t {
  AloudArgumentPlain = 0,
  AloudArgumentSimple = 1,
  AloudArgumentChoice = 2,
  AloudArgumentPlural = 3,
  AloudArgumentSelect = 4,
  AloudArgumentOrdinal = 5,
} AloudArgumentKind;

// A piece of a pattern, in UTF-8 bytes from its start. `depth` counts the arguments around it.
typedef struct {
  int32_t type;
  int32_t start;
  int32_t length;
  int32_t kind;
  int32_t depth;
} AloudPart;

// The pieces of a pattern in order; returns their number, or -1 when it does not parse.
int32_t aloud_pattern_parts(
    const char *pattern, int32_t length, AloudPart *parts, int32_t capacity);

// A piece of the syntax of a pattern, in UTF-16 units from its start. `value` is the kind of an
// argument where `type` is its start or limit.
typedef struct {
  int32_t type;
  int32_t start;
  int32_t length;
  int32_t value;
} AloudSyntax;

// The types of pieces (UMessagePatternPartType).
typedef enum : int32_t {
  AloudSyntaxMessageStart = 0,
  AloudSyntaxMessageLimit = 1,
  AloudSyntaxSkipped = 2,    // an apostrophe that quotes
  AloudSyntaxInserted = 3,   // nothing is there, a stricter syntax had an apostrophe
  AloudSyntaxNumber = 4,     // the # of a plural
  AloudSyntaxArgumentStart = 5,
  AloudSyntaxArgumentLimit = 6,
  AloudSyntaxArgumentNumber = 7,
  AloudSyntaxArgumentName = 8,
  AloudSyntaxArgumentType = 9,
  AloudSyntaxArgumentStyle = 10,
  AloudSyntaxSelector = 11,
  AloudSyntaxInteger = 12,   // an offset, or the number of a selector such as =1
  AloudSyntaxDouble = 13,
} AloudSyntaxType;

// All pieces of a pattern in order; returns their number, or -1 when it does not parse.
int32_t aloud_pattern_syntax(
    const char *pattern, int32_t length, AloudSyntax *parts, int32_t capacity);

// Whether a pattern does not parse since a plural, ordinal or select has no form "other".
bool aloud_pattern_lacks_other(const char *pattern, int32_t length);

// The plural keywords of a locale, joined by spaces, for cardinals or ordinals (uplrules).
int32_t aloud_plural_keywords(const char *locale, bool ordinal, char *result, int32_t capacity);

// Locales (uloc, unumsys, ures). Locale names go in as BCP 47 tags and come out as such.

// The canonical tag (`iw` is `he`), or -1 when it is malformed.
int32_t aloud_locale_canonical(const char *tag, char *result, int32_t capacity);
// With the likely script and region: `zh-TW` is `zh-Hant-TW`.
int32_t aloud_locale_maximized(const char *tag, char *result, int32_t capacity);
// The parent that CLDR names (`es-MX` has `es-419`), empty for none.
int32_t aloud_locale_parent(const char *tag, char *result, int32_t capacity);
// The name of the language of `tag` in the language of `display`.
int32_t aloud_locale_name(const char *tag, const char *display, char *result, int32_t capacity);
// The name of `tag` with its script, region and variants.
int32_t aloud_locale_full_name(
    const char *tag, const char *display, char *result, int32_t capacity);
bool aloud_locale_is_right_to_left(const char *tag);
// Whether ICU knows the language subtag (ISO 639).
bool aloud_locale_is_known(const char *tag);
// The ten digits of the locale's usual numbering system, when it has digits.
int32_t aloud_locale_digits(const char *tag, char *result, int32_t capacity);
// What stands before a fraction. (icu::DecimalFormatSymbols)
int32_t aloud_locale_decimal_sign(const char *tag, char *result, int32_t capacity);

// Dates (icu::DateFormat).

typedef enum : int32_t {
  AloudDateFull = 0,     // weekday, day, month and year
  AloudDateMonth = 1,    // the month's name, standing alone
  AloudDateWeekday = 2,  // the weekday's name, standing alone
} AloudDateStyle;

// A day in words of the locale, counted from the first of January 1970, or -1.
int32_t aloud_date_text(
    const char *tag, int64_t day, AloudDateStyle style, char *result, int32_t capacity);

// The likely language of a text none of whose letters belongs to the locale's scripts, 0 where one
// does or there is no letter, or -1. (uscript_getScript, uscript_getCode, uloc_addLikelySubtags)
int32_t aloud_text_foreign_language(
    const char *text, int32_t length, const char *locale, char *result, int32_t capacity);
// The ISO 15924 code of a script by its name (`latin` is `Latn`), or -1.
int32_t aloud_script_code(const char *name, char *result, int32_t capacity);

// Regular expressions (icu::RegexPattern).

typedef struct AloudExpression AloudExpression;

// Null when the source is no expression.
AloudExpression *aloud_expression_open(const char *source, int32_t length);
void aloud_expression_close(AloudExpression *expression);
// Whether the whole text matches: 1 or 0; -1 where that takes too long. Any thread.
int32_t aloud_expression_matches(
    const AloudExpression *expression, const char *text, int32_t length);

// Collation (ucol) and transliteration (utrans). One thread at a time for each object.

typedef struct AloudCollator AloudCollator;

// Primary strength. With `ignores_punctuation`, spaces and punctuation do not count.
AloudCollator *aloud_collator_open(const char *tag, bool ignores_punctuation);
void aloud_collator_close(AloudCollator *collator);
// The sort key (ucol_getSortKey) without its terminating zero; 0 when nothing in it counts.
int32_t aloud_collator_key(
    const AloudCollator *collator, const char *text, int32_t length, uint8_t *result,
    int32_t capacity);

// Where several characters are one letter of the language (ucol_next, ucol_getOffset), or one is
// sorted behind the next as in Thai: pairs of the places where such a stretch begins and ends, in
// UTF-16 units. Returns how many numbers there are, or -1; the first `capacity` are in `result`.
int32_t aloud_collator_stretches(
    const AloudCollator *collator, const char *text, int32_t length, int32_t *result,
    int32_t capacity);

// Fills `order` with the numbers of the keys in ascending order, equal keys in the order given.
// Key number `i` is the bytes from `starts[i]` to `starts[i + 1]`.
void aloud_sort_keys(const uint8_t *bytes, const int64_t *starts, uint32_t *order, uint32_t count);

typedef struct AloudTransliterator AloudTransliterator;

AloudTransliterator *aloud_transliterator_open(const char *identifier);
void aloud_transliterator_close(AloudTransliterator *transliterator);
int32_t aloud_transliterate(
    const AloudTransliterator *transliterator, const char *text, int32_t length, char *result,
    int32_t capacity);
// Whether the text has a letter of a script other than Latin (uscript_getScript).
bool aloud_has_non_latin_letter(const char *text, int32_t length);

#ifdef __cplusplus
}
#endif

#endif
