// SPDX-License-Identifier: GPL-3.0-or-later
// C++ since ICU's MessageFormat takes its arguments by type only there (the C function reads
// variadic arguments whose types the pattern decides), and MessagePattern is C++ alone.
#include "CICULabelsText.hpp"

#include <unicode/localpointer.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/ustring.h>

#include <new>
#include <vector>

using aloud::give;
using aloud::localeFor;
using aloud::unicode;
using icu::MessagePattern;
using icu::UnicodeString;

namespace {

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

int32_t aloud_pattern_syntax(
    const char *pattern, int32_t length, AloudSyntax *parts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  MessagePattern parsed(unicode(pattern, length), &where, status);
  if (U_FAILURE(status)) return -1;
  for (int32_t index = 0; index < parsed.countParts() && index < capacity; index += 1) {
    const auto &part = parsed.getPart(index);
    auto type = part.getType();
    auto value = type == UMSGPAT_PART_TYPE_ARG_START || type == UMSGPAT_PART_TYPE_ARG_LIMIT
        ? static_cast<int32_t>(part.getArgType()) : part.getValue();
    parts[index] = {type, part.getIndex(), part.getLength(), value};
  }
  return parsed.countParts();
}

bool aloud_pattern_lacks_other(const char *pattern, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  MessagePattern parsed(unicode(pattern, length), &where, status);
  return status == U_DEFAULT_KEYWORD_MISSING;
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
