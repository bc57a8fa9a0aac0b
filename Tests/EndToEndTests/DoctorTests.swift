// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// `aloud doctor` and `aloud voices` on this machine, healthy and broken.
@Suite struct DoctorTests {
  /// No sound server and no sound card, whatever the machine has.
  private static let mute = [
    "ALOUD_SPEECH": "", "PULSE_SERVER": "unix:/dev/null", "ALSA_CONFIG_PATH": "/dev/null",
  ]

  private func lines(_ run: CommandRun) -> [Substring] { run.output.split(separator: "\n") }

  @Test func withoutADeviceNothingIsHeard() throws {
    let run = try CommandRun(["doctor"], Self.mute)
    #expect(run.ending == .status(1))
    #expect(run.errors.isEmpty)
    #expect(
      lines(run).contains {
        $0.hasPrefix("not good: no sound device opens") && $0.contains("unset PULSE_SERVER")
      })
    #expect(lines(run).contains { $0.hasPrefix("good: eSpeak NG 1.") })
    #expect(lines(run).last == "You will not hear Aloud until this is mended.")
  }

  /// Files of keys that readline itself would hang or crash on.
  @Test func whatIsWrongWithTheKeysOfAPerson() throws {
    let folder = TemporaryFolder()
    let circle = folder.write("$include \(folder.path)/circle\n", to: "circle")
    for (file, reason) in [
      ("/dev/zero", "/dev/zero is no file of keys"), (folder.path, "is no file of keys"),
      (circle, "line 1: readline does not take this line"),
    ] {
      let run = try CommandRun(["doctor"], Self.mute.merging(["INPUTRC": file]) { $1 })
      #expect(
        lines(run).contains { $0.hasPrefix("not good: ") && $0.contains(reason) }, "\(file)")
    }
  }

  @Test func withASoundServerAloudIsHeard() throws {
    let folder = TemporaryFolder()
    let socket = folder.path + "/socket"
    let variables = [
      "ALOUD_SPEECH": "", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "PULSE_SERVER": "unix:" + socket, "PULSE_RUNTIME_PATH": folder.path,
      "PULSE_STATE_PATH": folder.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
    ]
    let words = [
      "pulseaudio", "-n", "--daemonize=yes", "--exit-idle-time=20", "--log-target=null",
      "--load=module-null-sink sink_name=ear",
      "--load=module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ]
    // It goes into the background when it is ready.
    let start = try CommandRun(
      Launch(
        words.map { Array($0.utf8) },
        environment: variables.merging(["PATH": "/usr/bin:/bin"]) { $1 },
        streams: [.null, .null, .null]))
    #expect(start.ending == .status(0))
    let number = String(decoding: try #require(folder.bytes(of: "pid")), as: UTF8.self)
    let server = try #require(pid_t(number.filter(\.isNumber)))
    defer { kill(server, SIGKILL) }
    let run = try CommandRun(["doctor"], variables)
    #expect(run.ending == .status(0))
    #expect(lines(run).contains { $0.hasPrefix("good: sound goes to the server") })
    #expect(
      lines(run).last
        == "You should have heard: “This is Aloud. If you hear this, Aloud can be heard.”")
    for (setting, remedy) in [
      ("set-sink-mute ear 1", "set-sink-mute @DEFAULT_SINK@ 0"),
      ("set-sink-volume ear 0", "set-sink-volume @DEFAULT_SINK@ 50%"),
    ] {
      _ = try CommandRun(Aloud.shell("pactl set-sink-mute ear 0; pactl " + setting, variables))
      let silent = try CommandRun(["doctor"], variables)
      #expect(silent.ending == .status(1))
      #expect(lines(silent).contains { $0.hasPrefix("not good") && $0.contains("pactl " + remedy) })
      #expect(lines(silent).last == "You will not hear Aloud until this is mended.")
    }
  }

  @Test func dataThatIsNoDataIsNamed() throws {
    let folder = TemporaryFolder()
    mkdir(folder.path + "/espeak-ng-data", 0o700)
    let broken = Self.mute.merging(["ESPEAK_DATA_PATH": folder.path]) { $1 }
    let run = try CommandRun(["doctor"], broken)
    #expect(run.ending == .status(1))
    #expect(
      lines(run).contains {
        $0.hasPrefix("not good: eSpeak NG has no data") && $0.contains(folder.path)
          && $0.contains("unset ESPEAK_DATA_PATH")
      })
    let voices = try CommandRun(["voices"], broken)
    #expect(voices.ending == .status(2))
    #expect(voices.output.isEmpty)
    #expect(voices.errors.contains("aloud doctor"))
  }

  @Test(arguments: ["en", "de"])
  func aBrokenTableIsNamedByFileAndLine(language: String) throws {
    let folder = TemporaryFolder()
    if language != "en" {
      // English words for what is wrong with the others.
      let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      symlink("/\(root)/Localization/en.lproj", folder.path + "/en.lproj")
    }
    mkdir("\(folder.path)/\(language).lproj", 0o700)
    let file = folder.write(
      "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n",
      to: "\(language).lproj/Interface.strings")
    let run = try CommandRun(
      ["doctor", "--tables", folder.path], Self.mute.merging(["LANGUAGE": language]) { $1 })
    #expect(run.ending == .status(1))
    #expect(run.output.contains("not good: \(file), line 2: "))
  }

  @Test func voicesAreListedForScripts() throws {
    let run = try CommandRun(["voices", "de"])
    #expect(run.ending == .status(0))
    #expect(lines(run).first == "de\tGerman\tgmw/de\tGerman")
  }

  @Test func anUnknownVoiceIsFoundBeforeTheQuestionIsAsked() throws {
    let run = try CommandRun(["ask", "--voice", "Germna", "a", "b", "--keys", "Enter"])
    #expect(run.ending == .status(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean German?"))
  }
}
