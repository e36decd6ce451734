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

TEST_CASE("statements that a result shows keep what is done before, behind and around them") {
  const std::string r =
      "library lock, dev\n"
      "rule early: match stmt `dev.early()` as $s before $s `dev.first()`\n"
      "rule late: match stmt `dev.late()` as $s after $s `dev.last()`\n"
      "rule slow: match stmt `$_ = dev.slow()` as $s guard $s with `with dev.on(): $s`\n"
      "rule gone: match stmt `dev.gone()` as $s remove $s\n"
      "rule opened: match stmt `with lock.held(): $...body` as $w replace $w with stmt `$...body`\n"
      "rule looped: match stmt `for $i in lock.all(): $...body` as $w replace $w with stmt `\n"
      "  for $i in dev.all():\n"
      "      with dev.one($i):\n"
      "          $...body`\n";
  const std::string head = "import lock, dev\n";
  CHECK(rewritten(r, head + "with lock.held():\n    dev.early()  # one\n    a = dev.slow()\n"
                            "    b = dev.slow()  # two\n\n    # three\n    dev.late()  # four\n"
                            "    dev.gone()\nc = 3\n") ==
        head +
            "dev.first()\ndev.early()  # one\nwith dev.on():\n    a = dev.slow()\n"
            "    b = dev.slow()  # two\n\n# three\ndev.late()  # four\ndev.last()\nc = 3\n");
  CHECK(rewritten(r, head + "for k in lock.all():\n    dev.early()\n    a = dev.slow()\n"
                            "    if a:\n        dev.late()\n    dev.gone()\n") ==
        head +
            "for k in dev.all():\n    with dev.one(k):\n        dev.first()\n"
            "        dev.early()\n        with dev.on():\n            a = dev.slow()\n"
            "        if a:\n            dev.late()\n            dev.last()\n");
  CHECK(rewritten(r, head + "for k in lock.all(): dev.early(); a = dev.slow(); dev.late()\n"
                            "with lock.held(): dev.gone()\n") ==
        head +
            "for k in dev.all():\n    with dev.one(k):\n        dev.first()\n"
            "        dev.early()\n        with dev.on():\n            a = dev.slow()\n"
            "        dev.late()\n        dev.last()\npass\n");
}

TEST_CASE("what comes behind a definition stands as far from it as what stood there") {
  const std::string r =
      "library dev\n"
      "rule told: match stmt `class $name($base): $..._` as $class\n"
      "  where $base is `dev.Kind`\n"
      "  after $class `dev.tell($name)`\n";
  const std::string head = "import dev\n\n\n", kind = "class A(dev.Kind):\n    size = 1  # one\n";
  CHECK(rewritten(r, head + kind + "\n\nb = 2\n") == head + kind + "\n\ndev.tell(A)\n\n\nb = 2\n");
  CHECK(rewritten(r, head + kind + "b = 2\n") == head + kind + "dev.tell(A)\nb = 2\n");
  CHECK(rewritten(r, head + kind) == head + kind + "dev.tell(A)\n");
  const std::string inner = "def f():\n    class A(dev.Kind):\n        size = 1\n";
  CHECK(rewritten(r, head + inner + "\n    return A\n") ==
        head + inner + "\n    dev.tell(A)\n\n    return A\n");
  CHECK(rewritten(r, "import dev\r\nclass A(dev.Kind):\r\n    pass\r\n\r\nb = 2\r\n") ==
        "import dev\r\nclass A(dev.Kind):\r\n    pass\r\n\r\ndev.tell(A)\r\n\r\nb = 2\r\n");
}
