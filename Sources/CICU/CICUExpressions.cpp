// SPDX-License-Identifier: GPL-3.0-or-later
#include "CICULabelsText.hpp"

#include <memory>

#include <unicode/regex.h>

using icu::UnicodeString;

// Steps of ICU's matcher, each some microseconds: a pattern that needs more for a line that was
// typed would hang the question.
static constexpr int32_t timeLimit = 2000;

struct AloudExpression {
  std::unique_ptr<icu::RegexPattern> pattern;
};

AloudExpression *aloud_expression_open(const char *source, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  std::unique_ptr<icu::RegexPattern> pattern(icu::RegexPattern::compile(
      UnicodeString::fromUTF8(icu::StringPiece(source, length)), 0, place, status));
  if (U_FAILURE(status)) return nullptr;
  return new AloudExpression{std::move(pattern)};
}

void aloud_expression_close(AloudExpression *expression) { delete expression; }

int32_t aloud_expression_matches(
    const AloudExpression *expression, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString input = UnicodeString::fromUTF8(icu::StringPiece(text, length));
  std::unique_ptr<icu::RegexMatcher> matcher(expression->pattern->matcher(input, status));
  if (U_FAILURE(status)) return -1;
  matcher->setTimeLimit(timeLimit, status);
  UBool matches = matcher->matches(status);
  return U_FAILURE(status) ? -1 : matches;
}
