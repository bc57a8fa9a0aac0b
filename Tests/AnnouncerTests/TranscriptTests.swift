// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import FoundationEssentials
import Testing

/// The transcript's lines, as its format is documented.
@Suite struct TranscriptTests {
  @Test func aSessionReadsAsDocumented() throws {
    let play = try Play(crusts, keys: "Down Enter")
    #expect(
      play.events.map(\.json) == [
        #"{"event":"open","language":"en","textSize":"large","verbosity":"normal","mode":"keys"}"#,
        #"{"event":"say","text":"Pizza crust, radio group","kind":"group","language":"en","fields":{"group":"Pizza crust","role":"radio group"}}"#,
        #"{"event":"say","text":"Regular crust, radio button, not selected, 1 of 3","kind":"focus","language":"en","fields":{"label":"Regular crust","role":"radio button","state":"not selected","position":"1 of 3"}}"#,
        #"{"event":"key","key":"Down"}"#,
        #"{"event":"cut"}"#,
        #"{"event":"say","text":"Deep dish, radio button, selected, 2 of 3","kind":"focus","language":"en","fields":{"label":"Deep dish","role":"radio button","state":"selected","position":"2 of 3"}}"#,
        #"{"event":"select","group":"answer","key":"deep","label":"Deep dish"}"#,
        #"{"event":"key","key":"Enter"}"#,
        #"{"event":"cut"}"#,
        #"{"event":"say","text":"answer: Deep dish","kind":"answer","language":"en","fields":{"answer":"answer: Deep dish"}}"#,
        #"{"event":"close","status":"answered","answer":"deep"}"#,
      ])
  }

  @Test func availabilityAndDescriptionAreFields() throws {
    let play = try Play(crusts, keys: "End")
    #expect(
      play.events.contains {
        $0.json.contains(#""availability":"unavailable: out of dough""#)
          && $0.json.contains(#""position":"3 of 3""#)
      })
  }

  @Test(arguments: [
    ("C-c", "interrupted"), ("C-d", "endOfInput"), ("Escape", "cancelled"), ("Up", "endOfInput"),
  ])
  func anythingButAnAnswerClosesWithoutOne(keys: String, status: String) throws {
    let play = try Play(crusts, keys: keys)
    #expect(play.events.last?.json == #"{"event":"close","status":"\#(status)"}"#)
  }

  @Test func everyLineIsValidJSONWhateverTheLabels() throws {
    let nasty = [
      "\u{1B}[1m\"quoted\" \\ / \u{7}", "new\nline", "\u{2028}", "👨‍👩‍👧", "\u{0}", "\u{FFFD}",
    ]
    let play = try Play(
      title: "\u{202E}\"", nasty.enumerated().map { .init(key: .init("k\($0)"), label: $1) },
      keys: "Down Down Down Down Down Enter")
    for event in play.events {
      let json = event.json
      #expect(!json.contains("\n"))
      _ = try JSONDecoder().decode([String: AnyJSON].self, from: Data(json.utf8))
    }
    let labels = play.events.compactMap { event -> String? in
      if case .select(_, _, let label) = event { label } else { nil }
    }
    #expect(labels == Array(nasty.dropFirst()), "labels in select events are as they came")
  }

  private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
