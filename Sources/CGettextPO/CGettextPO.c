// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CGettextPO.h"

#include <setjmp.h>
#include <string.h>
#include <sys/mman.h>

// What the handlers, which get no context, work for.
static AloudPOReport current_report;
static void *current_context;
static jmp_buf way_out;

static size_t told(const char *file, size_t number) {
  return file && number != (size_t)-1 ? number : 0;
}

// A handler must not return from a fatal error. What libgettextpo had allocated by then is lost.
static void leave_if_fatal(int severity) {
  if (severity == PO_SEVERITY_FATAL_ERROR) longjmp(way_out, 1);
}

static void on_error(int severity, po_message_t message, const char *file, size_t line,
                     size_t column, int is_multiline, const char *text) {
  (void)message;
  (void)is_multiline;
  current_report(current_context, severity, told(file, line), told(file, column), text);
  leave_if_fatal(severity);
}

static void on_error_of_two(int severity, po_message_t message, const char *file, size_t line,
                            size_t column, int is_multiline, const char *text,
                            po_message_t other, const char *other_file, size_t other_line,
                            size_t other_column, int other_is_multiline,
                            const char *other_text) {
  (void)message;
  (void)is_multiline;
  (void)other;
  (void)other_is_multiline;
  current_report(current_context, severity, told(file, line), told(file, column), text);
  // The place of the first definition, which is sometimes left out.
  if (told(other_file, other_line))
    current_report(current_context, severity, told(other_file, other_line),
                   told(other_file, other_column), other_text);
  leave_if_fatal(severity);
}

static const struct po_xerror_handler handler = {on_error, on_error_of_two};

po_file_t aloud_po_read(const char *path, AloudPOReport report, void *context) {
  current_report = report;
  current_context = context;
  if (setjmp(way_out)) return NULL;
  return po_file_read(path, &handler);
}

bool aloud_po_write(po_file_t file, const char *path, AloudPOReport report, void *context) {
  current_report = report;
  current_context = context;
  if (setjmp(way_out)) return false;
  return po_file_write(file, path, &handler) != NULL;
}

static void note_line(void *context, int severity, size_t line, size_t column, const char *text) {
  (void)severity;
  (void)column;
  (void)text;
  *(size_t *)context = line;
}

// libgettextpo has no function that tells the line, and yet tells it with everything that is wrong
// with a message: here that one text begins with a line feed and the other does not.
size_t aloud_po_line(po_message_t message, po_message_iterator_t nowhere) {
  // Static, as what longjmp(3) may find changed must be.
  static size_t line;
  line = 0;
  current_report = note_line;
  current_context = &line;
  po_message_set_msgid_plural(message, NULL);
  po_message_set_msgid(message, "\n");
  po_message_set_msgstr(message, "x");
  po_message_set_fuzzy(message, 0);
  if (!setjmp(way_out)) po_message_check_all(message, nowhere, &handler);
  return line;
}

int aloud_po_memory_file(void) { return memfd_create("po", MFD_CLOEXEC); }
