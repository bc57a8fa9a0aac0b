// SPDX-License-Identifier: GPL-3.0-or-later

import CGettextPO
import Synchronization

/// libgettextpo, which keeps what it works on in variables of its own.
enum PortableObjectLibrary {
  static let lock = Mutex(())

  /// What libgettextpo said, made to errors of a file.
  final class Reports {
    let path: String
    private(set) var problems: [GettextError] = []

    init(path: String) { self.path = path }

    func add(severity: Int32, line: Int, column: Int, text: String) {
      guard severity != PO_SEVERITY_WARNING else { return }
      problems.append(
        GettextError(
          path: path, line: line > 0 ? line : nil, column: column > 0 ? column : nil,
          fault: .syntax(text.trimmingSpaces)))
    }

    static let report: AloudPOReport = { context, severity, line, column, text in
      guard let context, let text else { return }
      Unmanaged<Reports>.fromOpaque(context).takeUnretainedValue().add(
        severity: severity, line: line, column: column, text: String(cString: text))
    }
  }
}

/// Takes everything out of a `.po` file.
struct PortableObjectReader {
  private(set) var file: PortableObjectFile
  private(set) var problems: [GettextError] = []

  private let path: String
  private var characters = CharacterSet(named: "UTF-8")!
  private var header: GettextEntry?
  private var entries: [GettextEntry] = []
  private var fuzzyEntries: [GettextEntry] = []
  private var obsoleteCount = 0

  init(path: String) {
    self.path = path
    file = PortableObjectFile(path: path, header: GettextHeader(""), entries: [])
    do throws(FileReading.Failure) {
      // libgettextpo neither tells why it cannot open a file, nor that it is a folder.
      _ = try RandomAccessFile(path: path)
    } catch {
      problems = [GettextError(path: path, fault: .unreadable(error.number))]
      return
    }
    PortableObjectLibrary.lock.withLock { _ in read() }
    file = PortableObjectFile(
      path: path, header: GettextHeader(header?.forms.first ?? ""),
      headerComments: header?.comments ?? [], entries: entries, fuzzyEntries: fuzzyEntries,
      obsoleteCount: obsoleteCount)
  }

  private mutating func read() {
    let reports = PortableObjectLibrary.Reports(path: path)
    // To libgettextpo this name alone is standard input.
    let readable = path == "-" ? "./-" : path
    let opened = PathText.withPath(readable) {
      aloud_po_read(
        $0, PortableObjectLibrary.Reports.report, Unmanaged.passUnretained(reports).toOpaque())
    }
    problems = reports.problems
    guard let opened else { return }
    defer { po_file_free(opened) }
    let nowhere = po_file_create()
    defer { po_file_free(nowhere) }
    let iterator = po_message_iterator(nowhere, nil)
    defer { po_message_iterator_free(iterator) }
    var domains = po_file_domains(opened)
    while let domain = domains?.pointee {
      read(opened, domain: domain, nowhere: iterator)
      domains = domains?.advanced(by: 1)
    }
  }

  private mutating func read(
    _ opened: po_file_t, domain: UnsafePointer<CChar>, nowhere: po_message_iterator_t?
  ) {
    if let text = po_file_domain_header(opened, domain) {
      let name = GettextHeader.characterSetName(Self.bytes(text))
      if let known = CharacterSet(named: name) {
        characters = known
      } else {
        problems.append(GettextError(path: path, line: 1, fault: .unknownCharacterSet(name)))
      }
    }
    let iterator = po_message_iterator(opened, domain)
    defer { po_message_iterator_free(iterator) }
    while let message = po_next_message(iterator) {
      if po_message_is_obsolete(message) != 0 {
        obsoleteCount += 1
        continue
      }
      let isFuzzy = po_message_is_fuzzy(message) != 0
      guard let entry = entry(message, nowhere: nowhere) else { continue }
      if entry.message.isEmpty, entry.context == nil {
        // gettext reads a header that is marked as fuzzy, too.
        if header == nil { header = entry }
      } else if isFuzzy {
        fuzzyEntries.append(entry)
      } else {
        entries.append(entry)
      }
    }
  }

  private mutating func entry(
    _ message: po_message_t, nowhere: po_message_iterator_t?
  ) -> GettextEntry? {
    var areAllDecoded = true
    func text(_ characters: CharacterSet, _ bytes: UnsafePointer<CChar>?) -> String? {
      guard let bytes else { return nil }
      let text = characters.text(Self.bytes(bytes))
      if text == nil { areAllDecoded = false }
      return text ?? ""
    }
    let plural = text(characters, po_message_msgid_plural(message))
    var forms: [String] = []
    if plural != nil {
      while let form = text(
        characters, po_message_msgstr_plural(message, Int32(forms.count)))
      {
        forms.append(form)
      }
    } else {
      forms = [text(characters, po_message_msgstr(message)) ?? ""]
    }
    var entry = GettextEntry(
      context: text(characters, po_message_msgctxt(message)),
      message: text(characters, po_message_msgid(message)) ?? "", plural: plural, forms: forms,
      comments: Self.lines(text(characters, po_message_comments(message))),
      extractedComments: Self.lines(text(characters, po_message_extracted_comments(message))),
      references: Self.references(of: message), formats: Self.formats(of: message))
    let line = aloud_po_line(message, nowhere)
    entry.line = line > 0 ? line : nil
    if areAllDecoded { return entry }
    problems.append(
      GettextError(path: path, line: entry.line, fault: .undecodable(message: entry.message)))
    return nil
  }

  private static func references(of message: po_message_t) -> [String] {
    var references: [String] = []
    while let place = po_message_filepos(message, Int32(references.count)) {
      let file = String(cString: po_filepos_file(place))
      let line = po_filepos_start_line(place)
      references.append(line == -1 || line == Int.max ? file : "\(file):\(line)")
    }
    return references
  }

  private static func formats(of message: po_message_t) -> [String] {
    var formats: [String] = []
    var names = po_format_list()
    while let name = names?.pointee {
      if po_message_is_format(message, name) != 0 { formats.append(String(cString: name)) }
      names = names?.advanced(by: 1)
    }
    return formats
  }

  private static func lines(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    var lines = text.splitByScalar("\n", keepsEmpty: true)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var end = text
    while end.pointee != 0 { end += 1 }
    return UnsafeRawBufferPointer(start: text, count: end - text).map(\.self)
  }
}
