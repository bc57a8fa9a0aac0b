// SPDX-License-Identifier: GPL-3.0-or-later
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <vterm.h>

// A cell of a terminal's screen without bit fields and unions, which differ between versions of
// libvterm.
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  // Whether it is the second column of a wide character.
  bool is_continuation;
  bool is_bold;
  bool is_underlined;
  bool is_reversed;
  // 0 is the terminal's own colour; else the kind (1 for red, green and blue, 2 for the palette)
  // stands above 24 bits.
  uint32_t foreground;
  uint32_t background;
} aloud_cell;

static inline uint32_t aloud_color(VTermColor color) {
  if (color.type & VTERM_COLOR_DEFAULT_MASK) return 0;
  if (VTERM_COLOR_IS_INDEXED(&color)) return 2u << 24 | color.indexed.idx;
  return 1u << 24 | (uint32_t)color.rgb.red << 16 | (uint32_t)color.rgb.green << 8 |
         color.rgb.blue;
}

static inline aloud_cell aloud_cell_of(const VTermScreenCell *cell) {
  aloud_cell result = {
      .is_continuation = cell->chars[0] == (uint32_t)-1,
      .is_bold = cell->attrs.bold,
      .is_underlined = cell->attrs.underline,
      .is_reversed = cell->attrs.reverse,
      .foreground = aloud_color(cell->fg),
      .background = aloud_color(cell->bg),
  };
  memcpy(result.scalars, cell->chars, sizeof result.scalars);
  return result;
}

// vterm_screen_get_cell
static inline aloud_cell aloud_cell_at(const VTermScreen *screen, int row, int column) {
  VTermScreenCell cell = {0};
  vterm_screen_get_cell(screen, (VTermPos){.row = row, .col = column}, &cell);
  return aloud_cell_of(&cell);
}

static inline const VTermScreenCell *aloud_next_cell(const VTermScreenCell *cells, int offset) {
  return cells + offset;
}

// A part of the text of VTERM_PROP_TITLE; from libvterm 0.2 on, texts may come in several.
static inline const char *aloud_text_part(const VTermValue *value, size_t *length,
                                          bool *is_first) {
#if VTERM_VERSION_MAJOR > 0 || VTERM_VERSION_MINOR >= 2
  *length = value->string.len;
  *is_first = value->string.initial;
  return value->string.str;
#else
  *length = strlen(value->string);
  *is_first = true;
  return value->string;
#endif
}
