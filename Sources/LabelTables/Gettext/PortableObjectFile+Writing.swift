// SPDX-License-Identifier: GPL-3.0-or-later

import CGettextPO
import Glibc

extension PortableObjectFile {
  /// The bytes of the file, in UTF-8, as libgettextpo writes it; without obsolete messages.
  ///
  /// - Throws: `GettextError` for what the format cannot hold.
  public func written() throws(GettextError) -> [UInt8] {
    try check()
    return try PortableObjectLibrary.lock.withLock { _ throws(GettextError) in try write() }
  }

  func check() throws(GettextError) {
    struct Name: Hashable {
      let context: String?
      let message: String
    }
    var names: Set = [Name(context: nil, message: "")]
    for entry in entries + fuzzyEntries {
      guard names.insert(Name(context: entry.context, message: entry.message)).inserted else {
        throw GettextError(path: path, fault: .repeatedMessage(entry.message))
      }
      let texts =
        [entry.message, entry.context, entry.plural].compactMap(\.self) + entry.forms
        + entry.comments + entry.extractedComments + entry.references
      guard !texts.contains(where: { $0.utf8.contains(0) }) else {
        throw GettextError(path: path, fault: .nulInText(message: entry.message))
      }
    }
  }

  private func write() throws(GettextError) -> [UInt8] {
    let made = po_file_create()
    defer { po_file_free(made) }
    let iterator = po_message_iterator(made, nil)
    defer { po_message_iterator_free(iterator) }
    po_message_insert(iterator, headerMessage())
    let all =
      entries.map { (entry: $0, isFuzzy: false) } + fuzzyEntries.map { (entry: $0, isFuzzy: true) }
    for (entry, isFuzzy) in all.sorted(by: { ($0.entry.line ?? 0) < ($1.entry.line ?? 0) }) {
      let message = Self.message(entry)
      po_message_set_fuzzy(message, isFuzzy ? 1 : 0)
      po_message_insert(iterator, message)
    }
    let memory = aloud_po_memory_file()
    guard memory >= 0 else {
      throw GettextError(path: path, fault: .unwritable(String(cString: strerror(errno))))
    }
    defer { close(memory) }
    let name = "/proc/self/fd/\(memory)"
    let reports = PortableObjectLibrary.Reports(path: path)
    guard
      aloud_po_write(
        made, name, PortableObjectLibrary.Reports.report,
        Unmanaged.passUnretained(reports).toOpaque())
    else {
      if case .syntax(let words)? = reports.problems.first?.fault {
        throw GettextError(path: path, fault: .unwritable(words))
      }
      throw GettextError(path: path, fault: .unwritable(""))
    }
    do {
      return try FileReading.bytes(of: name)
    } catch {
      throw GettextError(path: path, fault: .unreadable(error.number))
    }
  }

  private func headerMessage() -> po_message_t? {
    Self.message(GettextEntry(message: "", forms: [headerText], comments: headerComments))
  }

  /// The header of a file in UTF-8.
  var headerText: String {
    var fields = header.fields
    let type = GettextHeader.Field(
      name: "Content-Type", value: "text/plain; charset=UTF-8")
    if let index = fields.firstIndex(where: { $0.name.lowercased() == "content-type" }) {
      fields[index] = type
    } else {
      fields.append(type)
    }
    return fields.map { "\($0.name): \($0.value)\n" }.joined()
  }

  private static func message(_ entry: GettextEntry) -> po_message_t? {
    let message = po_message_create()
    po_message_set_msgctxt(message, entry.context)
    po_message_set_msgid(message, entry.message)
    if let plural = entry.plural {
      po_message_set_msgid_plural(message, plural)
      for (index, form) in entry.forms.enumerated() {
        po_message_set_msgstr_plural(message, Int32(index), form)
      }
    } else {
      po_message_set_msgstr(message, entry.forms.first ?? "")
    }
    po_message_set_comments(message, entry.comments.map { $0 + "\n" }.joined())
    po_message_set_extracted_comments(
      message, entry.extractedComments.map { $0 + "\n" }.joined())
    for format in entry.formats { po_message_set_format(message, format, 1) }
    for reference in entry.references { add(reference, to: message) }
    return message
  }

  private static func add(_ reference: String, to message: po_message_t?) {
    if let colon = reference.lastIndex(of: ":"),
      let line = Int(reference[reference.index(after: colon)...]), line >= 0
    {
      po_message_add_filepos(message, String(reference[..<colon]), line)
    } else {
      po_message_add_filepos(message, reference, -1)
    }
  }
}
