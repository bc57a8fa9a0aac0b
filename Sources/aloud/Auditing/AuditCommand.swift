// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables

/// `aloud audit`: walks a form by itself, and tells what keeps people from it.
struct AuditCommand {
  let arguments: AuditArguments
  let words: InterfaceTables
  /// Where Aloud's own tables are; nil where there are none.
  let folder: TableFolder?

  /// What is printed, and the status to end with.
  struct Outcome {
    var lines: [String]
    var status: Int32 = 0
    /// What is told on standard error, besides.
    var notices: [String] = []
    /// What kept the audit from being made, which is told besides.
    var failure: UsageError?
  }

  /// The status of an audit that found something wrong.
  static let somethingWrong: Int32 = 1

  /// Looks at the form. A program gets a document of the form that it wants in any case.
  func run() -> Outcome {
    guard let place = arguments.place, !arguments.listsRules else {
      return Outcome(lines: AuditReport(interface).ruleLines(as: arguments.form))
    }
    switch InputFile.contents(of: place) {
    case .success(let bytes):
      do throws(UsageError) {
        return try audit(bytes, at: place)
      } catch {
        return failed(error, bytes, at: place)
      }
    case .failure(let failure):
      return failed(.unreadableFile(place, reason: failure.reason), [], at: place)
    }
  }

  /// - Throws: what is wrong with a form of which nothing can be read, or with the baseline, and
  ///   `noSynthesizer`, since without one half of the rules would find nothing.
  private func audit(_ bytes: [UInt8], at place: StreamPlace) throws(UsageError) -> Outcome {
    if arguments.writesBaseline, let path = arguments.baseline, let form = place.path,
      let identity = FileIdentity(path), identity == FileIdentity(form), identity.isFile
    {
      // The form would be lost.
      throw .fileIsThere(.file(path: path))
    }
    let known = try baseline()
    let all = try findings(source(bytes, place), place)
    let found = all.filter { !arguments.ignored.contains($0.rule) }
    let written = AuditBaseline(found)
    if arguments.writesBaseline { try write(written) }
    func reason(of finding: AuditFinding) -> FindingLeftOut? {
      if arguments.ignored.contains(finding.rule) { return .ignore }
      return known?.contains(finding) == true ? .baseline : nil
    }
    let report = AuditReport(
      interface, findings: all.filter { reason(of: $0) == nil },
      leftOut: all.compactMap { finding in
        reason(of: finding).map { .init(finding: finding, reason: $0) }
      },
      path: place.path ?? interface.name(ofInput: place), source: bytes)
    return Outcome(
      lines: report.lines(as: arguments.form),
      status: report.isGood(from: arguments.level) || arguments.writesBaseline
        ? 0 : Self.somethingWrong,
      notices: arguments.writesBaseline ? [notice(of: written)] : [])
  }

  /// What is told where no audit could be made: the mistakes of the form are findings for programs too.
  private func failed(_ error: UsageError, _ bytes: [UInt8], at place: StreamPlace) -> Outcome {
    guard arguments.form != .text else { return Outcome(lines: [], failure: error) }
    let messages = error.messages(using: interface.tables)
    let languages = languages(of: source(bytes, place))
    let findings: [AuditFinding] =
      switch error {
      case .badForm(_, let mistakes): mistakes.map { AuditFinding($0, languages: languages) }
      case .unreadableFile(place, _):
        messages.map { AuditFinding(unreadable: $0, languages: languages) }
      default: []
      }
    let report = AuditReport(
      interface, findings: findings, path: place.path ?? interface.name(ofInput: place),
      source: bytes, failures: messages)
    return Outcome(lines: report.lines(as: arguments.form), failure: error)
  }

  private func source(_ bytes: [UInt8], _ place: StreamPlace) -> FormSource {
    FormSource(
      bytes: bytes, path: place.path,
      otherTables: arguments.personTables.map { $0.name + "=" + $0.directory })
  }

  private var interface: InterfaceWords { InterfaceWords(tables: words.tables) }

  private func findings(_ source: FormSource, _ place: StreamPlace) throws(UsageError)
    -> [AuditFinding]
  {
    guard let hearing = AuditHearing(settings: arguments.speech) else { throw .noSynthesizer }
    var settings = FormAudit.Settings()
    settings.longest = arguments.longest
    settings.timeLimit = arguments.timeout
    let audit = FormAudit(source, settings: settings, hearing: hearing) {
      language throws(TableError) in
      guard let folder, language != words.tables.language else { return words.tables }
      return try LabelTables(folder: folder, languages: [language])
    }
    do throws(FormAuditError) {
      return try audit.findings(in: languages(of: source))
    } catch {
      switch error {
      case .mistakes(let mistakes): throw .badForm(place, mistakes)
      case .table(let error): throw .table(error)
      }
    }
  }

  /// The languages asked for; else the person's, then those of the form's tables.
  private func languages(of source: FormSource) -> [String] {
    guard arguments.languages.isEmpty else { return arguments.languages }
    let own = words.tables.language
    // Tables that cannot be read are told where they are named, when the form is read.
    let others = (try? source.languages()) ?? []
    return [own] + others.filter { $0 != own }
  }

  private func baseline() throws(UsageError) -> AuditBaseline? {
    guard let path = arguments.baseline, !arguments.writesBaseline else { return nil }
    let place = StreamPlace.file(path: path)
    switch InputFile.contents(of: place) {
    case .success(let bytes):
      guard let baseline = AuditBaseline(json: bytes) else { throw .malformedBaseline(place) }
      return baseline
    case .failure(let failure): throw .unreadableFile(place, reason: failure.reason)
    }
  }

  private func notice(of baseline: AuditBaseline) -> String {
    interface.text(
      "audit.baselineWritten", .number(baseline.count),
      .text(words.tables.number(baseline.count)), .text(arguments.baseline ?? ""))
  }

  private func write(_ baseline: AuditBaseline) throws(UsageError) {
    guard let path = arguments.baseline else { return }
    if let reason = FileWriting.write(baseline.json, to: path) {
      throw .unwritableFile(.file(path: path), reason: reason)
    }
  }
}
