// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport

/// The system's own debconf with a database and a library folder that go when the test does.
struct PrivateDebconf {
  let folder = TemporaryFolder()

  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The folder with questions that are hard to send.
  static let traps = root + "/Tests/CommandTests/Fixtures/Debconf/traps"

  /// What a package's questions are, and the script that asks them.
  struct Package {
    let name: String
    let templates: String
    let config: String
  }

  init() {
    folder.write(
      """
      Config: configdb
      Templates: templatedb

      Name: configdb
      Driver: File
      Filename: \(folder.path)/config.dat

      Name: templatedb
      Driver: File
      Filename: \(folder.path)/templates.dat

      """, to: "debconf.conf")
  }

  /// A package that is installed, else fetched; nil where there is no network.
  ///
  /// - Parameter file: one of its files that is wanted beside its questions.
  func package(_ name: String, also file: String? = nil) throws -> Package? {
    let script = """
      set -e
      if [ -e /var/lib/dpkg/info/\(name).config ]; then
        cp /var/lib/dpkg/info/\(name).config config; cp /var/lib/dpkg/info/\(name).templates templates
      else
        apt-get -q download \(name) && dpkg-deb -e \(name)_*.deb . && dpkg-deb -x \(name)_*.deb .
      fi
      \(file.map { "[ -e '\($0)' ]" } ?? "")
      """
    let fetched = try CommandRun(
      Launch(
        ["bash", "-c", script].map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .null, .null], folder: folder.path))
    guard fetched.ending == .status(0) else {
      print("skipped: \(name) is not installed, and cannot be fetched")
      return nil
    }
    return Package(
      name: name, templates: folder.path + "/templates", config: folder.path + "/config")
  }

  /// Runs a package's script under the front end, with keys for each form that it asks.
  ///
  /// Aloud is installed in a folder that the search path does not name, as it is for apt, which
  /// looks for programs where Debian's own are.
  func run(
    _ package: Package, language: String, keys: [String], mode: String = "lines",
    variables: [String: String] = [:]
  ) throws -> CommandRun {
    let options =
      ["--mode", mode, "--transcript", folder.path + "/transcript"]
      + keys.flatMap { ["--keys", "'\($0)'"] }
    let environment = [
      "DEBCONF_SYSTEMRC": folder.path + "/debconf.conf", "DEBIAN_FRONTEND": "aloud",
      "DEBIAN_PRIORITY": "low", "DEBCONF_RECONFIGURE": "1", "LANGUAGE": language,
      "PERL5LIB": folder.path + "/lib/site_perl", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
      "ALOUD_DEBCONF_OPTIONS": options.joined(separator: " "), "T": package.templates,
      "C": package.config, "P": package.name, "ALOUD": Aloud.path,
      "M": Self.root + "/Sources/aloud/Debian/Aloud.pm",
    ].merging(variables) { $1 }
    let launch = Aloud.shell(
      """
      mkdir -p bin lib/site_perl/Debconf/FrontEnd && ln -sf "$ALOUD" bin/aloud
      cp "$M" lib/site_perl/Debconf/FrontEnd/Aloud.pm
      DEBIAN_FRONTEND=noninteractive debconf-loadtemplate "$P" "$T" || exit 99
      exec debconf -o"$P" "$C" reconfigure 1
      """, environment, folder: folder.path)
    return try CommandRun(launch)
  }

  /// What the database holds for a question, as it is written there; nil for nothing.
  func value(_ question: String) -> String? {
    let text = String(decoding: folder.bytes(of: "config.dat") ?? [], as: UTF8.self)
    for stanza in text.split(separator: "\n\n") {
      let lines = stanza.split(separator: "\n")
      guard lines.contains("Name: \(question)") else { continue }
      return lines.first { $0.hasPrefix("Value:") }.map { String($0.dropFirst(7)) }
    }
    return nil
  }

  var transcript: String { String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self) }

  /// How each form ended, in order.
  var endings: [String] {
    transcript.split(separator: "\n").filter { $0.hasPrefix(#"{"event":"close""#) }
      .compactMap { $0.split(separator: "\"").dropFirst(7).first.map(String.init) }
  }
}

extension TemporaryFolder {
  /// Writes a program into it and gives its path.
  func writeProgram(_ text: String, to name: String) -> String {
    let file = write(text, to: name)
    chmod(file, 0o700)
    return file
  }
}
