// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc
import LabelTables

/// What the questions of one terminal session remember of each other: which key hints were said, and
/// the settings that the person changed by keys.
///
/// The memory is a small file in the person's runtime folder (`XDG_RUNTIME_DIR`), which goes away
/// when they log out. Under `sudo`, where the variable is not set, it is in the folder that the
/// system would name, or one of the person's own in `/run` or `/tmp`, which go away with the next
/// start of the machine. Not being able to remember is no fault.
struct SessionMemory {
  /// The settings that keys change.
  static let options: [CommandOption] = [
    .rate, .pitch, .volume, .punctuation, .capitals, .wordGap, .verbosity, .textSize,
  ]

  /// What the file holds, as JSON.
  struct Content: Codable, Equatable {
    /// The entries of the key hints that were said, one for each kind of question.
    var hintsSaid: Set<String> = []
    /// The text of each setting by its member of the configuration file.
    var settings: [String: String] = [:]
  }

  /// The folder of the memory, and the file in it.
  private let place: (folder: String, file: String)?

  /// - Parameters:
  ///   - session: the process that leads the terminal session.
  ///   - others: folders that hold the memory's where there is no runtime folder, best first.
  init(
    environment: [String: String], session: pid_t = getsid(0),
    others: [String] = ["/run/user/\(geteuid())", "/run", "/tmp"]
  ) {
    guard let started = Self.startTime(of: session) else {
      place = nil
      return
    }
    let file = "session-\(session)-\(started).json"
    if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") {
      place = (folder + "/aloud", file)
    } else {
      place =
        others.first { folder in PathText.withPath(folder) { access($0, W_OK | X_OK) } == 0 }
        .map { ("\($0)/aloud-\(geteuid())", file) }
    }
  }

  private var path: String? { place.map { $0.folder + "/" + $0.file } }

  /// Whether the folder is the person's alone: where everybody can make one, somebody else may have
  /// made it, or a link in its place.
  private var isOwn: Bool {
    guard let place else { return false }
    var status = stat()
    return PathText.withPath(place.folder) { lstat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  var content: Content {
    guard let path, isOwn,
      let bytes = try? InputFile.contents(
        ofRegularFile: path, atMost: Configuration.greatestLength),
      let content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
    else { return Content() }
    return content
  }

  /// The text of each setting that the person changed.
  var settings: [CommandOption: String] {
    let settings = content.settings
    return Dictionary(
      uniqueKeysWithValues: Self.options.compactMap { option in
        settings[option.member].map { (option, $0) }
      })
  }

  /// Adds to what is remembered.
  func remember(hintsSaid: Set<String>, settings: [CommandOption: String]) {
    var changed = content
    changed.hintsSaid.formUnion(hintsSaid)
    for (option, text) in settings { changed.settings[option.member] = text }
    guard changed != content, let place, let path,
      let bytes = try? JSONEncoder().encode(changed)
    else { return }
    _ = PathText.withPath(place.folder) { mkdir($0, 0o700) }
    guard isOwn else { return }
    // Another question of the session sees the file as it was or as it is, never a part of it.
    let draft = "\(path).\(getpid())"
    _ = PathText.withPath(draft, unlink)
    let descriptor = PathText.withPath(draft) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return }
    let failure = OutputFile.write(Array(bytes), to: descriptor)
    close(descriptor)
    let isInPlace =
      failure == nil
      && PathText.withPath(draft) { from in PathText.withPath(path) { rename(from, $0) } } == 0
    if !isInPlace { _ = PathText.withPath(draft, unlink) }
  }

  /// When a process was started, so that a later one of the same number is told apart (proc(5),
  /// `/proc/PID/stat`, the 22nd field).
  private static func startTime(of process: pid_t) -> String? {
    guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 1024)
    guard fgets(&bytes, Int32(bytes.count), file) != nil else { return nil }
    let text = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The second field is the command's name in parentheses, which may hold spaces.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[name...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
