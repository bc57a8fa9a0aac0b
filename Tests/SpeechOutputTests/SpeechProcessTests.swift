// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

@Suite(.timeLimit(.minutes(1))) struct SpeechProcessTests {
  func process() throws -> SpeechProcess {
    try SpeechProcess(executable: Program.aloud, destination: .measurement)
  }

  @Test func terminalsInterruptDoesNotReachIt() throws {
    let process = try process()
    defer { process.kill() }
    #expect(getpgid(process.identifier) == process.identifier)
    #expect(getpgid(process.identifier) != getpgrp())
  }

  @Test(arguments: [0, 1, 2])
  func standardStreamsLeadNowhere(stream: Int) throws {
    let process = try process()
    defer { process.kill() }
    var path = [CChar](repeating: 0, count: 100)
    let length = readlink("/proc/\(process.identifier)/fd/\(stream)", &path, 99)
    let place = String(decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(place == "/dev/null")
  }

  @Test func endsByItselfWhenItsEngineIsGone() throws {
    var process: SpeechProcess? = try process()
    let identifier = try #require(process?.identifier)
    process = nil
    var status: Int32 = -1
    #expect(waitpid(identifier, &status, 0) == identifier)
    // Ended by a call of its own, with status 0.
    #expect(status == 0)
  }

  /// In the middle of a text, with a sound server that plays it or that hangs.
  @Test(arguments: [true, false])
  func endsInTheMiddleOfSpeechWhenItsEngineIsGone(hangs: Bool) throws {
    let server = try SoundServer()
    var process: SpeechProcess? = try SpeechProcess(
      executable: Program.aloud, destination: .device, environment: server.environment)
    let identifier = try #require(process?.identifier)
    process?.send(
      .speak(
        number: 1, endsAnnouncement: true,
        Utterance(text: String(repeating: "Deep dish, ", count: 1_000), language: "en")))
    var messages: [ChildMessage] = []
    while !messages.contains(.started(1)), process?.isGone == false {
      var waited = pollfd(fd: process?.socket ?? -1, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, 10_000)
      messages += process?.receive() ?? []
    }
    #expect(messages.contains(.sinkOpened))
    if hangs { server.signal(SIGSTOP) }
    process = nil
    var status: Int32 = -1
    #expect(waitpid(identifier, &status, 0) == identifier)
    // Not for a device that hangs, which is status 1.
    #expect(status == 0)
  }

  @Test func brokenSocketIsNoSignal() throws {
    let process = try process()
    kill(process.identifier, SIGKILL)
    waitpid(process.identifier, nil, 0)
    for _ in 0..<10 { process.send(.ping) }
    _ = process.receive()
    #expect(process.isGone)
  }

  @Test func answersPings() throws {
    let process = try process()
    defer { process.kill() }
    process.send(.ping)
    var messages: [ChildMessage] = []
    while !messages.contains(.alive), !process.isGone {
      var waited = pollfd(fd: process.socket, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, 10_000)
      messages += process.receive()
    }
    #expect(messages.first == .ready)
    #expect(messages.contains(.alive))
  }
}
