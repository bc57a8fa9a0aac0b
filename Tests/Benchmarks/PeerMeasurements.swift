// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TestSupport

/// Scripts by the command, beside the usual way to test a terminal program: whiptail driven through a
/// pseudo-terminal by Python's pexpect, which waits for what is drawn.
struct PeerMeasurements {
  private static let scripts = 400
  private static let peerRuns = 40
  private static let keys = 10
  /// A script is to take less than a tenth of what the peer takes.
  private static let aim = Aim(most: 0.1)

  /// The command; nil measures nothing.
  let command: String?

  func print() {
    guard let command else { return }
    do {
      let own = try seconds(of: ownRun(command)) / Double(Self.scripts)
      Swift.print(
        "\((1 / own).rounded(decimals: 0)) scripts of \(Self.keys) keys a second, by two workers")
      let peer = try seconds(of: peerRun()) / Double(Self.peerRuns)
      Swift.print(
        "a script against whiptail by pexpect, the same keys and one check a key:",
        Self.aim.judged(own / peer))
    } catch {
      Swift.print("no peer: \(error)")
    }
  }

  private func seconds(of launch: Launch) throws -> Double {
    var result: Result<Ending, any Error>?
    let time = nanoseconds {
      result = Result { try RunningProgram(launch).end(seconds: 120) }
    }
    guard try result?.get() == .status(0) else {
      throw ProgramFailure("\(launch.arguments.first ?? [])")
    }
    return time / 1e9
  }

  /// Plays scripts that are there as files, each once.
  private func ownRun(_ command: String) throws -> Launch {
    let script = """
      set -e
      folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
      {
        echo "question: Pick"
        for n in $(seq 12); do echo "option: $n = Option $n"; done
        echo open
        for n in $(seq \(Self.keys)); do
          echo "press Down"
          echo "  hear label \\"Option $((n + 1))\\" state selected"
        done
      } > "$folder/0.aloud"
      for n in $(seq \(Self.scripts - 1)); do cp "$folder/0.aloud" "$folder/$n.aloud"; done
      "$0" test --jobs 2 "$folder"
      """
    return launch(["bash", "-c", script, command])
  }

  private func peerRun() -> Launch {
    let script = """
      import pexpect
      items = [x for n in range(1, 13) for x in (str(n), "Option %d" % n, "off")]
      for run in range(\(Self.peerRuns)):
          child = pexpect.spawn("whiptail", ["--radiolist", "Pick", "24", "60", "12"] + items,
                                dimensions=(30, 80), env={"TERM": "xterm", "PATH": "/usr/bin:/bin"})
          child.expect("Cancel")
          for n in range(\(Self.keys)):
              child.send("\\x1b[B")
              # Only the highlight is drawn anew, and the cursor goes to its row.
              child.expect("\\x1b\\[%d;\\d+H" % (8 + n))
          child.send("\\x1b")
          child.expect(pexpect.EOF)
      """
    return launch(["python3", "-c", script])
  }

  private func launch(_ words: [String]) -> Launch {
    Launch(
      words.map { Array($0.utf8) },
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/nonexistent"],
      streams: [.null, .pipe, .pipe])
  }
}
