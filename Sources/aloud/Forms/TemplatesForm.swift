// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

/// The form that asks a package's questions: all of a templates file, or some of them in another
/// order.
struct TemplatesForm {
  /// A question that nobody can be asked from the file alone, and why.
  struct LeftOut: Hashable, Sendable {
    let name: String
    /// The line where it begins, from 1.
    let line: Int
    /// The variables that its choices come from; none where it has no choices at all.
    let variables: [String]
  }

  let form: Form
  let leftOut: [LeftOut]

  /// - Parameters:
  ///   - names: whole names of questions, or what stands behind a slash in one; none for all.
  ///   - languages: BCP 47, best first.
  ///   - words: Aloud's own, which have yes and no.
  /// - Throws: `unknownQuestion`, `severalQuestions`, `nothingToAsk`.
  init(
    _ file: TemplatesFile, names: [String], languages: [String], words: LabelTables
  ) throws(UsageError) {
    var fields: [FormField] = []
    var leftOut: [LeftOut] = []
    for template in try Self.templates(of: file, named: names) {
      let question = PackageQuestion(template.localized(languages: languages))
      // What only a package's own script puts in is not known here.
      let variables = Self.variables(of: template)
      if variables.isEmpty, let field = question.field(words: words) {
        fields.append(field)
      } else {
        leftOut.append(LeftOut(name: template.name, line: template.line, variables: variables))
      }
    }
    guard !fields.isEmpty, let form = try? Form(title: Self.title(of: fields), fields: fields)
    else {
      throw .nothingToAsk(.file(path: file.path))
    }
    self.form = form
    self.leftOut = leftOut
  }

  /// The package that all questions are of, which stands before the slash of their names.
  private static func title(of fields: [FormField]) -> String? {
    let packages = Set(fields.map { $0.name.prefix { $0 != "/" } })
    return packages.count == 1 ? packages.first.map(String.init) : nil
  }

  private static func variables(of template: Template) -> [String] {
    guard [.select, .multiselect].contains(template.type) else { return [] }
    return TemplateVariables.names(in: template.untranslated("choices")?.value ?? "")
  }

  private static func templates(
    of file: TemplatesFile, named names: [String]
  ) throws(UsageError) -> [Template] {
    // A title is the name of what is asked, and no question.
    if names.isEmpty { return file.templates.filter { $0.type != .title } }
    var found: [Template] = []
    for name in names {
      let matches = file.templates.filter { $0.name == name || $0.name.hasSuffix("/" + name) }
      guard let template = file[name] ?? matches.first else {
        throw .unknownQuestion(
          name, .file(path: file.path), known: known(file, wholeNames: name.contains("/")))
      }
      guard matches.count == 1 || file[name] != nil else {
        throw .severalQuestions(name, .file(path: file.path), matches.map(\.name))
      }
      if !found.contains(where: { $0.name == template.name }) { found.append(template) }
    }
    return found
  }

  /// The names that a mistyped one may mean: as short as that one is.
  private static func known(_ file: TemplatesFile, wholeNames: Bool) -> [String] {
    file.templates.map { template in
      let slash = wholeNames ? nil : template.name.lastIndex(of: "/")
      return slash.map { String(template.name[template.name.index(after: $0)...]) } ?? template.name
    }
  }
}
