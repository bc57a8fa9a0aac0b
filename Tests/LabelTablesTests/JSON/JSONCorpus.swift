// SPDX-License-Identifier: GPL-3.0-or-later

/// Documents that every reader of JSON5 takes, or refuses.
enum JSONCorpus {
  /// JSON by RFC 8259.
  static let json = [
    "null", "true", "false", "0", "-0", "1", "-1", "10", "1.5", "-0.0001", "1e5", "1E5", "1e+5",
    "1e-5", "0e-1", "123.456e-7", "123456789012345678901234567890",
    "9007199254740993", "0.1000000000000000055511151231257827", "\"\"", "\"a\"",
    "\"\u{E9}\u{4E2D}\u{1F600}\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\\u00e9\\u4E2d\"",
    "\"\\uD83D\\uDE00\"", "\"\\ud800\\udc00\"", "\"\\uDBFF\\uDFFF\"", "\"\\uFFFF\"",
    "\"\u{FFFF}\"", "\"\u{10FFFF}\"", "\"\u{7F}\"", "\"\u{301}\"", "\"a\u{200D}\"", "\"// no\"",
    "\"/* no */\"", "\"\u{2028}\u{2029}\"", "\"\\\\\"", "\"\\\\u0041\"", "[]", "[ ]", "[[]]",
    "[[],[[]]]", "[1]", "[1,2,3]", "[ 1 , 2 ]", "[null,true,\"a\",{}]", "{}", "{ }",
    "{\"a\":1}", "{\"a\":{\"b\":[]}}", "{\"\":0}", "{\"a b\":1}", "{\"a\":1,\"A\":2}",
    "{\"a\":1,\"a\":2}", "{\"a\\u0061\":1,\"aa\":2}", "{\"\\ud83d\\ude00\":1}",
    "\t\n\r 1 \t\n\r", "[\n1\r\n,\r2]", "\u{FEFF}[1]", "{\"__proto__\":1}", "\"\u{E000}\"",
  ]

  /// What only JSON5 allows.
  static let json5 = [
    "'a'", "'it\\'s'", "'\"'", "\"'\"", "'\\x41\\xe9'", "[1,]", "{a:1,}", "{a:1,b:2}", "{$:1,_:2}",
    "{$_a1:1}", "{\u{E9}:1}", "{\u{4E2D}\u{6587}:1}", "{a\u{301}:1}", "{a\u{203F}b:1}",
    "{\u{2160}:1}", "{a\u{200D}b:1}", "{null:1,true:2,if:3,NaN:4}", "{'a-b':1}", ".5", "5.", "-.5",
    "+.5", "+1", "1.e3", ".5e1", "0x0", "0xdecaf", "0XDECAF", "-0x1F", "+0x1F", "Infinity",
    "-Infinity", "+Infinity", "NaN", "-NaN", "+NaN", "[NaN,Infinity]", "//c\n1", "//c\r1", "1//c",
    "1//c\n", "/**/1", "/***/1", "/* a * / b */1", "/*\n//*/1", "[/*a*/1/*b*/,/*c*/2/*d*/]",
    "{/*a*/a/*b*/:/*c*/1/*d*/}", "\u{B}1", "\u{C}1", "[\u{C}1]",
  ]

  static let neither = [
    "", " ", "\u{FEFF}", "//", "/**/", "[", "]", "{", "}", "[1", "[1}", "{\"a\":1]", "[]]", "{}}",
    "[,]", "[,1]", "[1,,]", "[1,,2]", "[1 2]", "[1:2]", "[\"a\":1]", "{,}", "{,a:1}", "{a:1,,}",
    "{a:1 b:2}", "{a}", "{a,b}", "{a:}", "{:1}", "{a 1}", "{a::1}", "{1:1}", "{1a:1}", "{a-b:1}",
    "{-a:1}", "{0x1:1}", "{[]:1}", "{null}", "{'a'b:1}", "{\u{1F600}:1}", "{a\\u002d:1}",
    "{\\u{61}:1}", "{\u{200D}a:1}", "{'a'\u{301}:1}", "1 2", "1,", ",1", "1]", "null null", "tru",
    "True", "TRUE", "nul", "nulll", "truefalse", "undefined", "nan", "inf", "infinity", "Infinit",
    "Infinityx", "NaNa", "+", "-", "--1", "+-1", "++1", "- 1", "+ 1", "-a", ".", "-.", ".e1", "1e",
    "1.e", "1e5.5", "1.2.3", "1..2", "01", "-01", "00", "0_1", "1_000", "1a", "1n", "0x", "0xg",
    "0x1.8", "0b1", "0o7", "1 .5", "\u{661}", "\u{FF11}", "'", "\"", "'a", "\"a", "'a\"", "\"a'",
    "'\\", "'\\'", "\"a\nb\"", "\"a\rb\"", "'a\nb'", "'\\1'", "'\\9'", "'\\01'", "'\\x'", "'\\x4'",
    "'\\xg0'", "'\\u'", "'\\u004'", "'\\u00g0'", "'\\u{41}'", "'\\ud800'", "'\\ud83dx'",
    "'\\ud83d\\n'", "'\\ud83d\\u0041'", "'\\ud83d\\ud83d'", "'\\ude00'", "'\\ude00\\ud83d'", "`a`",
    "#", "# c\n1", "/", "/1", "1/", "/*", "/*c", "/*/1", "/* /* */ */1", "1/*", "<null>", "(1)",
    "\u{85}1", "\u{200B}1", "\u{1}", "\u{201C}a\u{201D}", "a=1", "[1;2]", "{a;1}", "...", "\\u0031",
  ]

  /// What the standard says and JSONDecoder does not do; nil for what is no JSON5.
  static let differences: [(text: String, value: PlainValue?)] = [
    // Line continuations stand for nothing (section 5.2 of the JSON5 standard).
    ("'a\\\nb'", .string("ab")), ("'a\\\r\nb'", .string("ab")), ("'a\\\rb'", .string("ab")),
    ("'a\\\u{2028}b'", .string("ab")), ("'a\\\u{2029}b'", .string("ab")),
    // Escapes (5.1): NUL and \v have one, and any other character stands for itself.
    ("'\\0'", .string("\0")), ("'\\u0000'", .string("\0")), ("'\\v'", .string("\u{B}")),
    ("'\\A\\C\\/\\D\\C'", .string("AC/DC")), ("'\\\u{E9}'", .string("\u{E9}")),
    // Any character but a line end may stand in a text (5).
    ("'a\tb\u{1}'", .string("a\tb\u{1}")),
    // Escapes in names (ECMAScript 5.1, 7.6).
    ("{\\u0061b:1}", .object(["ab": PlainValue(1)])),
    ("{a\\u200Db:1}", .object(["a\u{200D}b": PlainValue(1)])),
    // White space of Unicode (8).
    ("\u{A0}1", PlainValue(1)), ("\u{2003}1\u{3000}", PlainValue(1)), ("\u{2028}1", PlainValue(1)),
    (" \u{FEFF}1", PlainValue(1)),
    // Unicode line ends end a comment (7).
    ("1//c\u{2028}2", nil), ("//c\u{2029}1", PlainValue(1)),
    // Numbers of JSON, and JSONDecoder takes neither as Double.
    ("0e1", PlainValue(0)), ("1e-400", PlainValue(0)),
    // Nothing follows the document.
    ("1\0", nil),
  ]

  /// What is no number, and ends the process of JSONDecoder.
  static let traps = ["1e+", "1.5e-", "0x1e+1", "0x1e-1"]
}
