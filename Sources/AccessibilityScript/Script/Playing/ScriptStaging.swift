// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// Makes what a script is played on.
struct ScriptStaging {
  let script: Script
  let environment: ScriptEnvironment
  let conditions: ScriptConditions

  /// - Throws: What is wrong with the form, the tables or the program.
  func stage() throws(ScriptMistakes) -> any ScriptStage {
    switch script.subject {
    case .form(let path, let place): return try stage(form: path, at: place)
    case .question(let question):
      return try stage(question: question)
    case .command(let command, let place): return try stage(command: command, at: place)
    case .box(let command, let place): return try stage(box: command, at: place)
    }
  }

  private func stage(
    box command: String, at place: ScriptPlace
  ) throws(ScriptMistakes) -> any ScriptStage {
    let tables = try tables(at: place)
    let box: ScriptBox
    do throws(ScriptBox.Refusal) {
      guard let making = environment.box else { throw .unusable }
      box = try making(command, folder, tables)
    } catch {
      throw ScriptMistakes(ScriptMistake(error.reason, at: place))
    }
    let stage = stage(box.question, nil, tables)
    stage.box = box
    return stage
  }

  /// Someone else's program on a terminal in memory.
  private func stage(
    command: String, at place: ScriptPlace
  ) throws(ScriptMistakes) -> any ScriptStage {
    let tables = try tables(at: place)
    var settings = ListeningSettings()
    settings.columns = conditions.session.terminal.columns
    settings.rows = conditions.session.terminal.rows
    settings.folder = folder.isEmpty ? nil : folder
    if let seed = conditions.seed {
      let name = Array("\(ScriptConditions.seedVariable)=".utf8)
      settings.environment.removeAll { $0.starts(with: name) }
      settings.environment.append(name + Array(String(seed).utf8))
    }
    do throws(ProgramStartError) {
      return try ProgramStage(
        command: command, language: conditions.language, tables: tables, settings: settings)
    } catch {
      throw ScriptMistakes(ScriptMistake(.cannotStart(error.program, error.number), at: place))
    }
  }

  /// The folder of the script, which ends in a slash; empty for the present one.
  private var folder: String {
    script.path.lastIndex(of: "/").map { String(script.path[...$0]) } ?? ""
  }

  private func stage(form path: String, at place: ScriptPlace) throws(ScriptMistakes)
    -> any ScriptStage
  {
    let tables = try tables(at: place)
    let bytes: [UInt8]
    do {
      // It is read for each combination.
      bytes = try FileReading.bytes(
        of: path, atMost: ScriptReader.longestFile, waits: false)
    } catch {
      throw ScriptMistakes(ScriptMistake(.unreadable(path, error.number), at: place))
    }
    let (form, mistakes, words) = FormReader.read(
      bytes, besides: path, tables: tables, languages: [conditions.language])
    guard let form else {
      throw ScriptMistakes(
        all: mistakes.map { mistake in
          ScriptMistake(
            .form(mistake),
            at: ScriptPlace(
              path: path, line: mistake.position.line, column: mistake.position.column,
              bytes: 0..<0))
        })
    }
    // Words of another language would stand in silently for those that cannot be read.
    let problems = words?.problems ?? []
    guard problems.isEmpty else {
      throw ScriptMistakes(all: problems.map { ScriptMistake(.table($0), at: place) })
    }
    let question = Question(form: form, timeLimit: conditions.timeLimit)
    return stage(question, words?.tables, tables)
  }

  private func stage(question: ScriptQuestion) throws(ScriptMistakes) -> any ScriptStage {
    let tables = try tables(at: question.place)
    var group = RadioGroup<OptionKey>()
    for option in question.options {
      // Keys twice were found when the script was read.
      _ = try? group.append(
        RadioOption(
          key: OptionKey(option.key), label: option.text.isEmpty ? option.key : option.text))
    }
    for wish in question.disabled {
      _ = try? group.setEnabled(
        false, reason: wish.text.isEmpty ? nil : wish.text, for: OptionKey(wish.key))
    }
    group.isRequired = question.isRequired
    if let selected = question.selected { _ = try? group.select(OptionKey(selected.key)) }
    let asked = Question(
      title: question.title, detail: question.description, group: group,
      timeLimit: conditions.timeLimit)
    return stage(asked, nil, tables)
  }

  private func stage(
    _ question: Question, _ words: PersonTables?, _ tables: LabelTables
  ) -> SessionStage {
    let session = PlayedSession(
      question, tables: tables, settings: conditions.session,
      editing: environment.editing?())
    return SessionStage(session, words: words, tables: tables)
  }

  private func tables(at place: ScriptPlace) throws(ScriptMistakes) -> LabelTables {
    do throws(TableError) {
      return try environment.tables(conditions.language)
    } catch {
      throw ScriptMistakes(ScriptMistake(.table(error), at: place))
    }
  }
}

/// All that keeps a script from being played.
struct ScriptMistakes: Error {
  let all: [ScriptMistake]

  init(all: [ScriptMistake]) {
    self.all = all
  }

  init(_ only: ScriptMistake) {
    all = [only]
  }
}
