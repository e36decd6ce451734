// Decoding and lines.
#include <set>

#include "helpers.h"
#include "source/text.h"

using namespace hvr;

TEST_CASE("utf-8, byte order mark and line endings survive") {
  Diagnostics d;
  const std::string bytes = "\xEF\xBB\xBFx = 1\r\ny = '\xC3\xA9'\r\n";
  const auto s = decode("a.py", bytes, d);
  REQUIRE(s);
  CHECK(s->bom);
  CHECK(s->newline == "\r\n");
  CHECK(s->encode(s->text) == bytes);
}

TEST_CASE("latin-1 is decoded and written back") {
  Diagnostics d;
  const std::string bytes = "# -*- coding: latin-1 -*-\nx = '\xE9'\n";
  const auto s = decode("a.py", bytes, d);
  REQUIRE(s);
  CHECK(s->text.find("\xC3\xA9") != std::string::npos);
  CHECK(s->encode(s->text) == bytes);
  CHECK_FALSE(s->encode("\xE2\x82\xAC"));
}

TEST_CASE("binary and broken text are refused with a code") {
  Diagnostics d;
  CHECK_FALSE(decode("a.py", std::string("x\0y", 3), d));
  CHECK_FALSE(decode("a.py", "x = 1\ny = '\xFF'\n", d));
  REQUIRE(d.all().size() == 2);
  CHECK(d.all()[0].code.text() == "P002");
  CHECK(d.all()[1].message == "line 2 is not valid UTF-8");
}

TEST_CASE("places count characters, not bytes") {
  const LineIndex lines("a\n\xC3\xA9x\n");
  CHECK(lines.at(4).line == 2);
  CHECK(lines.at(4).column == 2);
  CHECK(lines.line_text(3) == "\xC3\xA9x");
}

TEST_CASE("the indentation step is measured") {
  CHECK(guess_indent_unit("if x:\n  y\n") == "  ");
  CHECK(guess_indent_unit("if x:\n\ty\n") == "\t");
  CHECK(guess_indent_unit("x = 1\n") == "    ");
  CHECK(guess_indent_unit("f(a,\n  b)\nif x:\n    y\n") == "    ");
}

TEST_CASE("codes are registered once each, and a message without help gets its code's") {
  std::set<std::string_view> seen;
  for (const CodeInfo& c : kCodes) {
    CAPTURE(c.code);
    CHECK(seen.insert(c.code).second);
    CHECK(c.code.size() == 4);
    CHECK_FALSE(c.meaning.empty());
  }
  Diagnostics d;
  d.error("P002", "f", {}, "m");
  CHECK(d.all()[0].help == Code("P002").info().help);
  CHECK(Code("R006") < Code("R010"));
}

TEST_CASE("lines and columns in long lines, and lines cut for show") {
  std::string text = "a\n";
  for (int i = 0; i < 1000; ++i) text += "\xC3\xA9x";
  const LineIndex lines(text);
  for (const uint32_t i : {0u, 1u, 100u, 170u, 171u, 512u, 999u}) {
    CHECK(lines.at(2 + 3 * i).column == 2 * i + 1);
    CHECK(lines.at(2 + 3 * i + 2).column == 2 * i + 2);
    CHECK(lines.at(2 + 3 * i).line == 2);
  }
  CHECK(lines.at(99999).column == 2001);
  CHECK(shortened("abc", 3) == "abc");
  CHECK(shortened("abcd", 3) == "ab\xE2\x80\xA6");
  CHECK(shortened("\xC3\xA9\xC3\xA9\xC3\xA9", 2) == "\xC3\xA9\xE2\x80\xA6");
  CHECK(shortened("", 3).empty());
}
