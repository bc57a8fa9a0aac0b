// SPDX-License-Identifier: GPL-3.0-or-later

/// How the report as a page looks, in light and in dark.
enum HTMLStyle {
  /// A verdict as a sign, which is for the eye alone, and a word.
  static func sign(_ verdict: String, _ words: InterfaceWords) -> String {
    let sign =
      switch verdict {
      case "held": "✓"
      case "failed": "✗"
      case "warning": "⚠"
      default: "⊘"
      }
    return MarkupText.element("span", ["aria-hidden": "true"], sign) + " "
      + MarkupText.element(
        "strong", ["class": verdict], MarkupText.escaped(words.text("report." + verdict)))
  }

  /// Contrasts are 7:1 at least (WCAG 2.2, 1.4.6).
  static let text = """

    :root { color-scheme: light dark; --text: #1a1a1a; --page: #ffffff; --line: #767676;
      --link: #00458b; --held: #0b4f1c; --failed: #8a0010; --warning: #5c3b00; --mark: #ffe58a; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f2f2f2; --page: #121212; --line: #8c8c8c; --link: #9ecbff; --held: #8fdc9f;
        --failed: #ffb3b3; --warning: #ffd27a; --mark: #5a4600; }
    }
    body { color: var(--text); background: var(--page); font: 1rem/1.5 sans-serif; margin: 1rem; }
    a { color: var(--link); }
    .skip { position: absolute; inset-inline-start: -100vw; }
    .skip:focus { position: static; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .held { color: var(--held); }
    .failed, .broken { color: var(--failed); }
    .warning { color: var(--warning); }
    mark { color: var(--text); background: var(--mark); text-decoration: underline; }
    h4::first-letter { text-transform: uppercase; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: start;
      vertical-align: top; }
    .wide, pre { overflow-x: auto; }
    pre, svg { border: 1px solid var(--line); }
    svg { fill: currentColor; white-space: pre; }

    """
}
