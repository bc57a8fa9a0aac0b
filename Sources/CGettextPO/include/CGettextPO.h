// SPDX-License-Identifier: GPL-3.0-or-later
// Files of gettext's .po format by libgettextpo, without its habit of ending the process.
#ifndef ALOUD_GETTEXT_PO_H
#define ALOUD_GETTEXT_PO_H

#include <stdbool.h>
#include <stddef.h>
#include <gettext-po.h>

// What libgettextpo says. `line` and `column` are from 1; 0 where it tells none.
typedef void (*AloudPOReport)(void *context, int severity, size_t line, size_t column,
                              const char *text);

// Reads a file (po_file_read); null when it could not. One call at a time: libgettextpo keeps what
// it reads with in variables of its own.
po_file_t aloud_po_read(const char *path, AloudPOReport report, void *context);

// Writes a file (po_file_write), and tells whether that was possible. One call at a time.
bool aloud_po_write(po_file_t file, const char *path, AloudPOReport report, void *context);

// The line where the translation of a message begins, from 1; 0 where it is not known. The message
// is spoiled: read everything else of it before. One call at a time.
size_t aloud_po_line(po_message_t message, po_message_iterator_t nowhere);

// A file without name in memory (memfd_create); -1 where there can be none.
int aloud_po_memory_file(void);

#endif
