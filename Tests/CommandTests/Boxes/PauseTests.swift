// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import RadioNavigator
import Testing

@testable import aloud

/// A box that goes on by itself says so, and when.
@Suite struct PauseTests {
  private func session(
    _ seconds: Int, _ options: [String] = [], mode: Announcer.Mode = .keys
  ) throws -> Session {
    let words = options + ["--pause", "Rebooting in", "10", "40", "\(seconds)"]
    var reader = try DialogReader(words.map { Array($0.utf8) })
    return try HeardBox.session(of: #require(try reader.next()).0, mode: mode)
  }

  /// What is said by itself, by the seconds since the last key.
  private func told(_ session: inout Session, from milliseconds: Int = 0) -> [Int: [String]] {
    var told: [Int: [String]] = [:]
    while let deadline = session.nextDeadline {
      let said = HeardBox.texts(session.advance(to: deadline))
      if !said.isEmpty { told[(deadline - milliseconds) / 1000, default: []] += said }
    }
    return told
  }

  @Test(
    arguments: [
      (1, [], "message, Rebooting in, 1 second, then OK, OK, button"),
      (90, [], "message, Rebooting in, 90 seconds, then OK, OK, button"),
      (5, ["--title", "Kernel"], "Kernel, message, Rebooting in, 5 seconds, then OK, OK, button"),
      (5, ["--ok-label", "Now"], "message, Rebooting in, 5 seconds, then Now, Now, button"),
    ] as [(Int, [String], String)])
  func itOpensWithTheTime(seconds: Int, options: [String], said: String) throws {
    var session = try session(seconds, options)
    #expect(HeardBox.texts(session.open()) == [said])
    #expect(
      session.limits
        == "\(seconds) second\(seconds == 1 ? "" : "s"), then \(options.first == "--ok-label" ? "Now" : "OK")"
    )
  }

  @Test(arguments: [Announcer.Mode.keys, .lines])
  func theTimeIsToldNowAndThen(mode: Announcer.Mode) throws {
    var session = try session(90, mode: mode)
    _ = session.open()
    #expect(
      told(&session) == [
        30: ["60 seconds, then OK"], 60: ["30 seconds, then OK"], 80: ["10 seconds, then OK"],
        85: ["5 seconds, then OK"], 90: ["time is up, OK"],
      ])
    #expect(session.outcome == .timedOut)
  }

  /// A key gives all of the time anew (WCAG 2.2, 2.2.1), the one that asks where one is as well.
  @Test func whereAmITellsTheTime() throws {
    var session = try session(8)
    _ = session.open()
    let said = HeardBox.texts(session.handle(.whereAmI, at: 6000))
    #expect(said.joined().contains("8 seconds, then OK"), "\(said)")
    #expect(
      told(&session, from: 6000) == [3: ["5 seconds, then OK"], 8: ["time is up, OK"]])
  }

  /// That keys give time is told where somebody asks, and only in a box that goes on by itself.
  @Test(arguments: [Command.help, .whereAmI])
  func itIsToldThatKeysGiveTime(command: Command) throws {
    let told = "any key gives all of the time again"
    var session = try session(8)
    #expect(HeardBox.texts(session.handle(command, at: 0)).joined().contains(told))
    let box = try HeardBox.box(dialog: ["--msgbox", "Ready", "0", "0"])
    var other = try HeardBox.session(of: box)
    #expect(!HeardBox.texts(other.handle(command, at: 0)).joined().contains(told))
  }

  /// A question that ends unanswered when its time is over says that.
  @Test func anyOtherTimeLimitEndsTheQuestion() throws {
    var reader = try DialogReader(
      ["--timeout", "30", "--msgbox", "Ready", "0", "0"].map { Array($0.utf8) })
    var session = try HeardBox.session(of: #require(try reader.next()).0)
    #expect(
      HeardBox.texts(session.open()) == [
        "message, Ready, 30 seconds left, any key gives more time, OK, button"
      ])
    #expect(
      told(&session) == [
        10: ["20 seconds left, any key gives more time"], 30: ["time is up, no answer given"],
      ])
  }
}
