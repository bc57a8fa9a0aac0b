// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// The file of settings that dialog writes on wish, and reads. Aloud has settings of its own, and
/// reads none of it. (dialog(1), "Run-Time Configuration")
enum DialogSettingsFile {
  /// - Throws: what dialog says of a file that cannot be written.
  static func write(to path: [UInt8]) throws(DialogMistake) {
    let descriptor = PathText.withPath(PathText.text(carrying: path)) {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .noSettingsFile }
    defer { close(descriptor) }
    if OutputFile.write(Array(text.utf8), to: descriptor) != nil { throw .noSettingsFile }
  }

  /// What dialog does by itself.
  private static let text = """
    aspect = 0
    separate_widget = ""
    tab_len = 0
    visit_items = OFF
    use_scrollbar = OFF
    use_shadow = ON
    use_colors = ON

    screen_color = (CYAN,BLUE,ON)
    shadow_color = (BLACK,BLACK,ON)
    dialog_color = (BLACK,WHITE,OFF)
    title_color = (BLUE,WHITE,ON)
    border_color = (WHITE,WHITE,ON)
    button_active_color = (WHITE,BLUE,ON)
    button_inactive_color = dialog_color
    button_key_active_color = button_active_color
    button_key_inactive_color = (RED,WHITE,OFF)
    button_label_active_color = (YELLOW,BLUE,ON)
    button_label_inactive_color = (BLACK,WHITE,ON)
    inputbox_color = dialog_color
    inputbox_border_color = dialog_color
    searchbox_color = dialog_color
    searchbox_title_color = title_color
    searchbox_border_color = border_color
    position_indicator_color = title_color
    menubox_color = dialog_color
    menubox_border_color = border_color
    item_color = dialog_color
    item_selected_color = button_active_color
    tag_color = title_color
    tag_selected_color = button_label_active_color
    tag_key_color = button_key_inactive_color
    tag_key_selected_color = (RED,BLUE,ON)
    check_color = dialog_color
    check_selected_color = button_active_color
    uarrow_color = (GREEN,WHITE,ON)
    darrow_color = uarrow_color
    itemhelp_color = (WHITE,BLACK,OFF)
    form_active_text_color = button_active_color
    form_text_color = (WHITE,CYAN,ON)
    form_item_readonly_color = (CYAN,WHITE,ON)
    gauge_color = title_color
    border2_color = dialog_color
    inputbox_border2_color = dialog_color
    searchbox_border2_color = dialog_color
    menubox_border2_color = dialog_color

    """
}
