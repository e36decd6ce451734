// Pieces and their layout: what is printed, and where each byte came from.
#include "engine/rewrite/layout.h"

#include "helpers.h"
#include "python/tokens.h"

using hvr::Meaning;
using hvr::Pieces;

TEST_CASE("layout prints pieces and says where each byte came from") {
  const std::string program = "a = f(1)\nb = 2\n";
  Pieces p;
  p.source({0, 4});
  p.made("g", 7, Meaning::builtin);
  p.source({5, 9});
  p.line("  ", 7);
  Pieces moved;
  moved.source({9, 14});
  moved.carry(7);
  p.append(std::move(moved));
  const hvr::Layout l = hvr::layout(p, program, "\r\n");
  CHECK(l.text == "a = g(1)\n\r\n  b = 2");
  CHECK(l.at(4).meaning == Meaning::builtin);
  CHECK(l.at(4).unit == 7);
  CHECK(l.at(5).meaning == Meaning::kept);
  CHECK(l.at(13).meaning == Meaning::carried);
  CHECK(l.output_of(4) == std::nullopt);
  CHECK(l.output_of(6).value_or(0) == 6);
  CHECK(l.output_of(9).value_or(0) == 13);
  CHECK(l.border(9) == 9);
  uint32_t at = 0;
  for (const auto& o : l.origins) {
    CHECK(o.output.begin == at);
    at = o.output.end;
  }
  CHECK(at == l.text.size());
}

TEST_CASE("lines move with their block, those inside strings stay") {
  const std::string program = "if x:\n    f('''a\n    b''',\n      1)\n\n    g()\n";
  Pieces p;
  p.source({10, static_cast<uint32_t>(program.size())});
  hvr::reindent(p, "    ", "", program, {{12, 26}});
  CHECK(p.plain(program) == "f('''a\n    b''',\n  1)\n\ng()\n");
  hvr::reindent(p, "", "        ", program, {{12, 26}});
  CHECK(p.plain(program) == "f('''a\n    b''',\n          1)\n\n        g()\n");
}

TEST_CASE("control characters of a user's file are no marks") {
  CHECK(rewritten("library mylog\nrule a: match `print($...x)` replace with `mylog.info($...x)`\n",
                  "\"\"\"doc \002 x\"\"\"\nimport os  # c\nprint(1)\n") ==
        "\"\"\"doc \002 x\"\"\"\nimport os  # c\nimport mylog\nmylog.info(1)\n");
  CHECK(rewritten("rule a: match stmt `print($..._)` as $s guard $s with `if '\001': $s`\n",
                  "print(1)\n") == "if '\001':\n    print(1)\n");
}

TEST_CASE("a helper is renamed wherever it names itself") {
  CHECK(rewritten("helper again: `def again(n):\n    return again(n - 1) if n else 0`\n"
                  "rule a: match `len($x)` replace with `again($x)`\n",
                  "import os\nagain = 1\nlen(2)\n") ==
        "import os\n\n\ndef again_2(n):\n    return again_2(n - 1) if n else 0\n\n\n"
        "again = 1\nagain_2(2)\n");
}

TEST_CASE("comments stand in the fields of formatted strings, too, and in no other string") {
  const std::string text =
      "a = '# no'  # one\n"
      "b = f'{u # two } \"\n}'\n"
      "c = f\"{f'{1 # three\n}' + \"}\" # four\n:{w # five\n}}# no\"\n";
  std::vector<std::string> found;
  for (const hvr::Span s : hvr::comments_of(text)) found.push_back(text.substr(s.begin, s.size()));
  CHECK(found == std::vector<std::string>{"# one", "# two } \"", "# three", "# four", "# five"});
}
