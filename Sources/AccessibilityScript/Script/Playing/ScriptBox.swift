// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioNavigator

/// A box that a shell script asks by, as a session of our own.
public struct ScriptBox: Sendable {
  /// What the shell script gets.
  public struct End: Equatable, Sendable {
    /// The exit status.
    public let status: Int32
    /// The lines of the answer.
    public let lines: [String]

    /// - Parameters:
    ///   - status: from 0 to 255.
    ///   - answer: what is written for the shell script.
    public init(status: Int32, answer: String) {
      self.status = status
      lines = answer.split(separator: "\n").map(String.init)
    }
  }

  /// Why a command makes no box.
  public enum Refusal: Error, Equatable, Sendable {
    /// A word that no box has there, and what it may have been meant to be.
    case unknown(String, nearest: [String])
    /// A file that cannot be read; the system's number for it (errno).
    case unreadable(String, Int32)
    /// Something is missing or is too much, or nothing is asked.
    case unusable
  }

  public let question: Question
  /// What the box comes to when its session ended so.
  public let end: @Sendable (Outcome, FormNavigator) -> End

  /// - Parameters:
  ///   - question: what is asked.
  ///   - end: what the box comes to when its session ended so.
  public init(
    question: Question, end: @escaping @Sendable (Outcome, FormNavigator) -> End
  ) {
    self.question = question
    self.end = end
  }
}

extension ScriptBox.Refusal {
  /// What is wrong with the line of a script.
  var reason: ScriptMistake.Reason {
    switch self {
    case .unknown(let word, let nearest): .unknown(word, nearest: nearest)
    case .unreadable(let path, let number): .unreadable(path, number)
    case .unusable:
      .malformed(usage: "box: whiptail --menu TEXT HEIGHT WIDTH LISTHEIGHT TAG ITEM")
    }
  }
}
