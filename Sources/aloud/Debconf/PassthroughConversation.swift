// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel

/// Aloud's side of a conversation with debconf's passthrough front end: a line comes in, a reply
/// goes out, and now and then there is a form to ask. Pure: nothing is read, written or asked here.
struct PassthroughConversation: Sendable {
  /// What a line asks for.
  enum Step: Equatable, Sendable {
    /// To be sent, without a line end.
    case reply(String)
    /// A further line of a value, which gets no reply.
    case silence
    /// The questions are to be asked; ``answered(_:)`` or ``wentBack()`` then gives the reply.
    case ask(PassthroughForm)
    /// To be told, and the reply.
    case progress(ProgressReport, reply: String)
  }

  /// The codes of the protocol. (debconf-devel(7))
  static let done = "0 ok"
  private static let back = "30 backup"
  private static let unsupported = "20 unsupported command"

  /// The language of texts whose language is not told.
  private let usualLanguage: String
  private var usesPlaces = false
  private var offersBack = false
  private var title: String?
  /// The title that was said last.
  private var saidTitle: String?
  private var data: [String: PassthroughData] = [:]
  private var asked: [(tag: String, data: PassthroughData)] = []
  /// The values for each `GET`, in the order of `INPUT`: one template may stand for several
  /// questions.
  private var values: [String: [String]] = [:]
  private var lastSet: String?
  private var progress = ProgressState()

  init(usualLanguage: String) { self.usualLanguage = usualLanguage }

  /// Takes a line without its end.
  mutating func take(_ line: String) -> Step {
    let command = PassthroughCommand(line)
    if command == .continuation || command == .unsupported {
      // A further line may begin with a word of the protocol; hardly ever is it a whole command.
      guard let tag = lastSet else { return .reply(Self.unsupported) }
      data[tag]?.value += "\n" + line
      return .silence
    }
    lastSet = nil
    switch command {
    case .capabilities(let words):
      // Without words it is a question, which takes no offer back.
      if words.contains("backup") { offersBack = true }
      return .reply("0 backup")
    case .offersBack(let offers): offersBack = offers
    case .usesPlaces: usesPlaces = true
    case .title(let text): title = unescaped(text)
    case .titleOf(let tag): title = data[tag]?.description ?? title
    case .data(let tag, let item, let value): take(item, unescaped(value), of: tag)
    case .set(let tag, let value):
      data[tag, default: PassthroughData(type: "")].value = usesPlaces ? unescaped(value) : value
      lastSet = usesPlaces ? nil : tag
    case .variable(let tag, let name, let value):
      data[tag, default: PassthroughData(type: "")].variables[name] = unescaped(value)
    case .input(let tag): return .reply(input(tag))
    case .go: return go()
    case .get(let tag): return .reply(get(tag))
    case .progress(let change):
      let report = progress.take(change) { data[$0]?.description ?? "" }
      return .progress(report, reply: Self.done)
    case .unsupported, .continuation: return .reply(Self.unsupported)
    }
    return .reply(Self.done)
  }

  /// Takes the answers to the form that was asked, in its order.
  mutating func answered(_ answers: [FieldAnswer]) -> String {
    values = [:]
    for ((tag, data), answer) in zip(asked, answers) {
      values[tag, default: []].append(data.value(of: answer, usesPlaces: usesPlaces))
    }
    asked = []
    return Self.done
  }

  /// The person wants back to what was asked before.
  mutating func wentBack() -> String {
    asked = []
    values = [:]
    return Self.back
  }

  private mutating func take(_ item: String, _ value: String, of tag: String) {
    // The type comes first: with it begins another question of the same template.
    if item == "type" { data[tag] = PassthroughData(type: value) }
    var known = data[tag] ?? PassthroughData(type: "")
    switch item {
    case "description": known.description = value
    case "extended_description": known.extendedDescription = value
    case "choices": known.choices = value
    case "choices_c": known.untranslatedChoices = value
    case "language": known.language = LocaleChoice.tag(for: value)
    case "choices_language": known.choicesLanguage = LocaleChoice.tag(for: value)
    default: break
    }
    data[tag] = known
  }

  private mutating func input(_ tag: String) -> String {
    guard let known = data[tag], !known.type.isEmpty else { return "10 \(tag) doesn't exist" }
    guard let question = known.question(named: tag, usesPlaces: usesPlaces, usual: usualLanguage),
      !question.choices.isEmpty || ![.select, .multiselect].contains(question.type)
    else { return "30 question skipped" }
    asked.append((tag, known))
    return "0 question will be asked"
  }

  private mutating func go() -> Step {
    if asked.isEmpty { return .reply(Self.done) }
    var counts: [String: Int] = [:]
    let questions = asked.compactMap { tag, data in
      counts[tag, default: 0] += 1
      let count = counts[tag, default: 1]
      return data.question(
        named: count > 1 ? "\(tag)#\(count)" : tag, usesPlaces: usesPlaces, usual: usualLanguage)
    }
    let isNew = title != saidTitle
    saidTitle = title
    return .ask(
      PassthroughForm(
        title: title, isTitleNew: isNew, questions: questions, offersBack: offersBack))
  }

  private mutating func get(_ tag: String) -> String {
    var value = data[tag]?.value
    if let all = values[tag], let first = all.first {
      value = first
      // The last one stays, for whoever asks again.
      if all.count > 1 { values[tag] = Array(all.dropFirst()) }
    }
    guard let value else { return "10 \(tag) doesn't exist" }
    let shown = usesPlaces ? Self.escaped(value) : value.replacingScalars("\n", with: " ")
    return shown.isEmpty ? "0" : "0 " + shown
  }

  /// The passthrough front end itself writes line breaks as `\n` and leaves backslashes as they
  /// are.
  private func unescaped(_ text: String) -> String {
    guard usesPlaces else { return text.replacingScalars("\\n", with: "\n") }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars("\\", with: "\\\\").replacingScalars("\n", with: "\\n")
  }
}

/// The questions that one `GO` asks together.
struct PassthroughForm: Equatable, Sendable {
  let title: String?
  /// Whether the title is another than that of the form before.
  let isTitleNew: Bool
  let questions: [PackageQuestion]
  let offersBack: Bool

  /// The form to ask. A question alone has the title before it while that is news.
  func form(words: LabelTables) -> Form? {
    let isSingle = questions.count == 1
    let fields = questions.compactMap {
      $0.field(words: words, title: isSingle && isTitleNew ? title : nil)
    }
    return fields.isEmpty ? nil : try? Form(title: isSingle ? nil : title, fields: fields)
  }
}
