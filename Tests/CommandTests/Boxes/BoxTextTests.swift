// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// Texts as debconf wraps them for whiptail, and as people write them.
@Suite struct BoxTextTests {
  @Test func whatWasWrappedForWantOfRoomIsRejoined() {
    let wrapped = """
      Please select the geographic area in which you live. Subsequent
      configuration questions will narrow this down by presenting a list
      of cities, representing the time zones in which they are located.

      Geographic area:
      """
    #expect(
      BoxText.rejoined(wrapped) == """
        Please select the geographic area in which you live. Subsequent \
        configuration questions will narrow this down by presenting a list \
        of cities, representing the time zones in which they are located.

        Geographic area:
        """)
  }

  @Test func anAddressThatStandsOutIsNoWidth() {
    let wrapped = """
      Be careful: what is changed here may make the whole device
      start no more. Hold down a key while it starts to leave all of
      it as it was. See
      https://www.example.org/documentation/configuration/of-the-device/being-careful.html for more
      """
    #expect(
      BoxText.rejoined(wrapped) == """
        Be careful: what is changed here may make the whole device \
        start no more. Hold down a key while it starts to leave all of \
        it as it was. See \
        https://www.example.org/documentation/configuration/of-the-device/being-careful.html for more
        """)
  }

  @Test(arguments: [
    "", "One line", "Yes\nNo",
    "Name: Ada\nCity: London\nThis line is a good deal longer than those",
    "This line is as long as a line that was wrapped\n- ham\n- olives\n  and more of them",
  ])
  func whatWasBrokenForItsMeaningStays(text: String) {
    #expect(BoxText.rejoined(text) == text)
  }
}
