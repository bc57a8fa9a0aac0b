// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Radio buttons and their labels")
struct LabeledRadioTests {
  @Test("disabled comes before error, error before highlighted, highlighted before usual")
  func states() {
    for bits in 0..<8 {
      let isDisabled = bits & 1 != 0
      let hasError = bits & 2 != 0
      let isHighlighted = bits & 4 != 0
      let radio = Radio(
        isEnabled: !isDisabled, isHighlighted: isHighlighted, hasError: hasError)
      // Listed from the weakest, so that the last that applies is left.
      var expected = InputState.usual
      if isHighlighted { expected = .highlighted }
      if hasError { expected = .error }
      if isDisabled { expected = .disabled }
      #expect(radio.state == expected)
    }
  }

  struct Look: Sendable {
    let radio: Radio
    let ring: Tint
    let dot: Tint?
  }

  /// Thumbprint's colours of ring and dot, by their purpose.
  static let looks = [
    Look(radio: Radio(), ring: .outline, dot: nil),
    Look(radio: Radio(isSelected: true), ring: .accent, dot: .accent),
    Look(radio: Radio(isHighlighted: true), ring: .accent, dot: nil),
    Look(radio: Radio(isSelected: true, isHighlighted: true), ring: .accent, dot: .accent),
    Look(radio: Radio(hasError: true), ring: .error, dot: nil),
    Look(radio: Radio(isSelected: true, hasError: true), ring: .error, dot: .error),
    Look(radio: Radio(isEnabled: false), ring: .muted, dot: nil),
    Look(radio: Radio(isSelected: true, isEnabled: false), ring: .muted, dot: .muted),
  ]

  @Test("ring and dot", arguments: looks)
  func look(_ look: Look) {
    #expect(look.radio.ringTint == look.ring)
    #expect(look.radio.dotTint == look.dot)
  }

  @Test("a run with a colour of its own is not greyed, the others are")
  func inks() {
    let blue = TextColor(red: 0, green: 0, blue: 255)
    var radio = LabeledRadio(
      StyledText([
        .init("I accept the "), .init("terms", emphasis: [.bold, .underlined], color: blue),
      ]))
    #expect(radio.text == "I accept the terms")
    #expect(radio.inks == [.tint(.text), .own(blue)])
    radio.isHighlighted = true
    #expect(radio.inks == [.tint(.text), .own(blue)])
    radio.hasError = true
    #expect(radio.inks == [.tint(.error), .own(blue)])
    radio.isEnabled = false
    #expect(radio.inks == [.tint(.muted), .own(blue)])
    radio.text = "plain"
    #expect(radio.styledText == "plain")
    #expect(radio.inks == [.tint(.muted)])
  }

  @Test("text grows with the category unless it keeps the usual size")
  func sizes() {
    var radio = LabeledRadio("label")
    #expect(radio.adjustsFontForContentSizeCategory)
    #expect(radio.fontSize(in: .accessibility5) == 53)
    #expect(radio.leading(in: .accessibility5) == 62)
    radio.textStyle = .caption1
    #expect(radio.fontSize(in: .xSmall) == 11)
    radio.adjustsFontForContentSizeCategory = false
    #expect(radio.fontSize(in: .accessibility5) == 12)
    #expect(radio.leading(in: .xSmall) == 16)
  }

  @Test("lines: 0 is no limit, and at the accessibility sizes there is none")
  func lines() {
    var radio = LabeledRadio("label")
    #expect(radio.lineLimit(in: .large) == 1)
    #expect(radio.lineLimit(in: .accessibility1) == nil)
    radio.numberOfLines = 3
    #expect(radio.lineLimit(in: .xxxLarge) == 3)
    radio.adjustsFontForContentSizeCategory = false
    #expect(radio.lineLimit(in: .accessibility1) == 3)
    radio.numberOfLines = 0
    #expect(radio.lineLimit(in: .large) == nil)
    radio.numberOfLines = -2
    #expect(radio.numberOfLines == 0)
  }

  struct Place: Sendable {
    let placement: LabeledRadio.ContentPlacement
    let isRightToLeft: Bool
    let ringX: Double
    let contentX: Double
  }

  /// A ring 20 wide, a gap of 8, a label 100 wide; 3 before and 5 after them.
  static let places = [
    Place(placement: .trailing, isRightToLeft: false, ringX: 3, contentX: 31),
    Place(placement: .leading, isRightToLeft: false, ringX: 111, contentX: 3),
    Place(placement: .trailing, isRightToLeft: true, ringX: 113, contentX: 5),
    Place(placement: .leading, isRightToLeft: true, ringX: 5, contentX: 33),
  ]

  @Test("the label stands before or after the ring, mirrored right to left", arguments: places)
  func placing(place: Place) {
    var radio = LabeledRadio("label")
    radio.contentPlacement = place.placement
    radio.contentInsets = ContentInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let layout = radio.layout(
      ring: Extent(width: 20, height: 20), content: Extent(width: 100, height: 66),
      firstLine: 22, spacing: 8, isRightToLeft: place.isRightToLeft)
    #expect(layout.ring.x == place.ringX)
    #expect(layout.content.x == place.contentX)
    // The middle of the first line, 2 + 22 / 2, is the middle of the ring.
    #expect(layout.ring.y == 3)
    #expect(layout.content.y == 2)
    #expect(
      layout.pointerTarget
        == Rectangle(x: 0, y: 0, extent: Extent(width: 136, height: 72)))
  }

  @Test("a ring higher than the line moves the label down")
  func highRing() {
    let layout = LabeledRadio("label").layout(
      ring: Extent(width: 20, height: 20), content: Extent(width: 50, height: 12),
      firstLine: 12, spacing: 8, isRightToLeft: false)
    #expect(layout.ring.y == 0)
    #expect(layout.content.y == 4)
    #expect(layout.pointerTarget.extent == Extent(width: 78, height: 20))
  }

  @Test("insets widen the pointer target")
  func pointing() {
    var radio = LabeledRadio("x")
    radio.contentInsets = ContentInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    let target = radio.layout(
      ring: Extent(width: 20, height: 20), content: Extent(width: 10, height: 20),
      firstLine: 20, spacing: 8, isRightToLeft: false
    ).pointerTarget
    #expect(target.contains(x: 0, y: 0))
    #expect(target.contains(x: 61, y: 43))
    #expect(!target.contains(x: 62, y: 20))
    #expect(!target.contains(x: 20, y: 44))
    #expect(!target.contains(x: -1, y: 20))
  }
}
