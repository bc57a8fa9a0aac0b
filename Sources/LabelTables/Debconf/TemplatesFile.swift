// SPDX-License-Identifier: GPL-3.0-or-later

/// The questions of a Debian package: debconf's `templates` file, or a source of it for po-debconf.
public struct TemplatesFile: Hashable, Sendable {
  /// The file, as ``PathText``.
  public let path: String
  /// The questions in the order of the file.
  public let templates: [Template]
  /// What is wrong and does not keep from asking, in the order of the file.
  public let findings: [TemplatesError]

  /// Reads a file.
  ///
  /// - Parameter path: the file, as ``PathText``.
  /// - Throws: the first `TemplatesError` that is fatal; ``problems(path:)`` has all.
  /// - Complexity: O(length of the file).
  public init(path: String) throws(TemplatesError) {
    let read = Self.read(path)
    if let fatal = read.problems.first(where: \.isFatal) { throw fatal }
    (self.path, templates, findings) = (path, read.templates, read.problems)
  }

  /// All that is wrong in a file, in its order.
  public static func problems(path: String) -> [TemplatesError] { read(path).problems }

  /// The languages that the file can be asked in beside its untranslated one, BCP 47, sorted.
  public var languages: [String] { Set(templates.flatMap(\.languages)).sorted() }

  /// The question with a name; nil when there is none.
  public subscript(name: String) -> Template? { templates.first { $0.name == name } }

  private static func read(_ path: String) -> (
    templates: [Template], problems: [TemplatesError]
  ) {
    let bytes: [UInt8]
    do throws(FileReading.Failure) {
      bytes = try FileReading.bytes(of: path)
    } catch {
      return ([], [TemplatesError(path: path, line: nil, fault: .unreadable(error.number))])
    }
    let parser = TemplatesParser(bytes, path: path)
    var problems = parser.problems
    var templates: [Template] = []
    var names: Set<String> = []
    for fields in parser.stanzas {
      func add(_ line: Int, _ fault: TemplatesError.Fault) {
        problems.append(TemplatesError(path: path, line: line, fault: fault))
      }
      let start = fields[0].line
      func plain(_ name: String) -> TemplateField? {
        fields.first { $0.name == name && $0.language == nil }
      }
      guard let name = plain("template"), !name.value.isEmpty else {
        add(start, .nameMissing)
        continue
      }
      if !names.insert(name.value).inserted { add(name.line, .repeatedTemplate(name.value)) }
      guard let typeName = plain("type"), !typeName.value.isEmpty else {
        add(start, .typeMissing(template: name.value))
        continue
      }
      guard let type = TemplateType(rawValue: typeName.value) else {
        add(typeName.line, .unknownType(typeName.value))
        continue
      }
      let template = Template(name: name.value, type: type, fields: fields, line: start)
      for (line, fault) in template.choiceFaults() { add(line, fault) }
      templates.append(template)
    }
    return (templates, problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) })
  }
}
