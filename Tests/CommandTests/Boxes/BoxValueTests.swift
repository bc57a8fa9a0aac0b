// SPDX-License-Identifier: GPL-3.0-or-later
import RadioNavigator
import Testing

@testable import aloud

/// Whichever way a box is sent, what is no answer is told and its field asked again.
@Suite struct BoxValueTests {
  private static let range = ["--rangebox", "How hot?", "0", "0", "1", "10", "4"]
  private static let time = ["--timebox", "When?", "0", "0", "1", "2", "3"]
  private static let date = ["--calendar", "When?", "0", "0", "31", "1", "2027"]

  static let wrong: [(box: [String], keys: String, told: String, asked: String)] = [
    (range, "=11 Enter", "11 is too large: type 10 or less", ""),
    (range, "=11 Tab Tab Enter", "11 is too large: type 10 or less", "How hot?"),
    (range, "= Tab Tab Enter", "an answer is needed here", "How hot?"),
    (range, "=x Tab Tab Enter", "x is no number: type digits", "How hot?"),
    (["--extra-button"] + range, "=0 Tab Enter", "0 is too small: type 1 or more", "How hot?"),
    (time, "Tab Tab =99 Tab Enter", "99 is too large: type 23 or less", "hour"),
    (time, "Tab Tab =99 S-Tab S-Tab Enter", "99 is too large: type 23 or less", "hour"),
    // February of 2027 has 28 days, that of 2028 has 29.
    (date, "Tab Tab =2 Enter", "31 is too large: type 28 or less", "day"),
    (date, "Tab Tab =2 Tab =2028 Tab Tab Enter", "31 is too large: type 29 or less", "day"),
    (date, "Tab Tab =13 S-Tab S-Tab Enter", "13 is too large: type 12 or less", "month"),
    (date, "Tab Tab Tab =1899 Enter", "1899 is too small: type 1900 or more", ""),
  ]

  @Test(arguments: wrong)
  func isNotSent(box: [String], keys: String, told: String, asked: String) throws {
    let heard = try HeardBox(dialog: box, keys: keys)
    #expect(heard.session.outcome == nil)
    #expect(heard.said.last?.first == told)
    #expect(heard.said.last?.dropFirst().first?.hasPrefix(asked) ?? asked.isEmpty)
    #expect(heard.session.navigator.entry != nil)
  }

  /// Refusing needs no answer.
  @Test(arguments: [range + ["< =11 Tab Enter"], time + ["< Tab Tab =99 S-Tab Enter"]])
  func cancelIsPressedAllTheSame(words: [String]) throws {
    let keys = String(words.last!.dropFirst(2))
    let heard = try HeardBox(dialog: words.dropLast(), keys: keys)
    #expect(heard.said.last == ["answer: Cancel"])
  }

  static let steps: [(box: [String], keys: String, said: String)] = [
    // dialog 1.3-20230209 goes so too: a month behind the last, a day that the month has not, round.
    (date, "Tab Tab Down", "3, Wednesday, March 3, 2027"),
    (date, "Tab Tab Up", "12, Thursday, December 31, 2026"),
    (date, "Tab Tab Tab Down", "2028"),
    (date, "Tab Tab Tab Tab Down", "1, Monday, February 1, 2027"),
    (date, "Tab Tab Tab Tab Up", "30, Saturday"),
    (time, "Tab Tab Up Up", "23"),
    (time, "Tab Tab Tab Down", "3"),
    // At its end a range stays, and says so.
    (range, "=10 Down", "11 is too large: type 10 or less"),
    (range, "=1 Up", "0 is too small: type 1 or more"),
    (range, "=50 Up", "10"),
  ]

  @Test(arguments: steps)
  func arrowsChange(box: [String], keys: String, said: String) throws {
    #expect(try HeardBox(dialog: box, keys: keys).said.last == [said])
  }

  /// As in dialog, no more can be typed than is allowed; what stands there already may be longer.
  @Test(arguments: [
    ("", "=a =ab =abc =abcd", "abc", "at most 3 characters"),
    ("", "=abcde", "abc", "at most 3 characters"),
    ("hello", "=hellox", "hello", "at most 3 characters"), ("hello", "=hell", "hell", "o deleted"),
  ])
  func noMoreCanBeTyped(initial: String, keys: String, text: String, said: String) throws {
    let heard = try HeardBox(
      dialog: ["--max-input", "3", "--inputbox", "Name?", "0", "0", initial], keys: keys + " F12")
    #expect(heard.said.dropLast().last == [said])
    #expect(heard.said.last == ["answer: \(text)"])
  }

  /// What was answered is told, where nothing is as well.
  @Test(arguments: [
    (["--inputbox", "Name?", "0", "0"], "Enter", "answer: blank"),
    (["--inputbox", "Name?", "0", "0"], "Tab Enter", "answer: blank"),
    (["--passwordbox", "Code?", "0", "0"], "Enter", "answer: blank"),
    (range, "Enter", "answer: 4"),
    (time, "Tab Tab Up Enter", "answer: 00:02:03"),
    (date, "Enter", "answer: Sunday, January 31, 2027"),
  ])
  func theAnswerIsTold(box: [String], keys: String, said: String) throws {
    #expect(try HeardBox(dialog: box, keys: keys).said.last == [said])
  }
}
