// Long lines of new text are broken, and nothing else changes.
#include "engine/rewrite/wrap.h"

#include <algorithm>
#include <ctime>
#include <filesystem>

#include "helpers.h"
#include "python/tokens.h"
#include "python/tree.h"

using hvr::Layout;
using hvr::Meaning;

namespace {

// All of it new text.
Layout made(const std::string& text) {
  hvr::Pieces p;
  p.made(text, 3);
  return hvr::layout(p, "", "\n");
}

std::string wrapped(const std::string& text, uint32_t columns, const char* unit = "    ",
                    const char* newline = "\n") {
  Layout l = made(text);
  hvr::wrap(l, "", {newline, unit, columns});
  uint32_t at = 0;
  for (const auto& o : l.origins) {
    CHECK(o.output.begin == at);
    at = o.output.end;
  }
  CHECK(at == l.text.size());
  return l.text;
}

// A tree without places: kinds in order, and the texts of leaves.
std::string shape(const std::string& text) {
  const hvr::ParsedTree parsed = hvr::parse_python(text);
  const hvr::Tree& t = parsed.tree;
  std::string out = parsed.problem ? "broken " : "";
  for (hvr::NodeId n = 0; n < t.size(); ++n) {
    out += std::to_string(static_cast<int>(t.kind(n))) + ':';
    if (t.first_child(n) == hvr::kNoNode) out += t.text(n);
    out += t[n].last == n + 1 ? ' ' : '(';
  }
  return out;
}

}  // namespace

TEST_CASE("long lines are broken behind the outermost commas and brackets that fit") {
  CHECK(wrapped("x = f(aaaaaaaaaa, g(bbbbbbbbb, ccccccc), dddd)\n", 30) ==
        "x = f(aaaaaaaaaa,\n    g(bbbbbbbbb, ccccccc),\n    dddd)\n");
  CHECK(wrapped("with f(aaaaaaaaaaaa, bbbbbbbbbbbb) as c:\n    pass\n", 30) ==
        "with f(aaaaaaaaaaaa,\n        bbbbbbbbbbbb) as c:\n    pass\n");
  CHECK(wrapped("x = outer(inner(aaaaaaaaaa, 0.9)).last(b)\n", 40) ==
        "x = outer(\n    inner(aaaaaaaaaa, 0.9)).last(b)\n");
  CHECK(wrapped("def f():\n\treturn g(aaaaaaaaaa, bbbbbbbbb)\n", 25, "\t", "\r\n") ==
        "def f():\n\treturn g(aaaaaaaaaa,\r\n\t\tbbbbbbbbb)\n");
  // A line inside brackets goes on from where it begins.
  CHECK(wrapped("f(\n      aaaaaaaaaaaa, g(bbbbbbbbbbbb), c)\n", 30) ==
        "f(\n      aaaaaaaaaaaa,\n      g(bbbbbbbbbbbb), c)\n");
  CHECK(wrapped("a = 1; b = f(cccccccccccc, \\\n  dddddddddddd, eeeeeeeeeee)\n", 26) ==
        "a = 1; b = f(cccccccccccc, \\\n  dddddddddddd,\n  eeeeeeeeeee)\n");
}

TEST_CASE("what cannot be broken stays as it is") {
  for (const std::string text :
       {"x = 'a, b, c, d, e, f, g, h, i, j, k, l'\n", "import a, b, c, d, e, f, g, h, i, j, k\n",
        "x = f'{g(1, 2)} and {h(3, 4)} and more text'\n",
        "x = aaaaaaaaaaaaaaa + bbbbbbbbbbbbbbbb\n",
        "f(a)  # a comment, with (commas, and more) in it\n",
        "x = \"\"\"a\nf(aaaaaaaaaaaaaaaa, bbbbbbbbbbbbbb, ccc)\n\"\"\"\n",
        "x = f(lambda aaaaaa, bbbbbb, cccccc=1, d=2: 0)\n"}) {
    const std::string out = wrapped(text, 30);
    CHECK(hvr::without_layout(out) == hvr::without_layout(text));
    CHECK(shape(out) == shape(text));
    if (text.find("lambda") == std::string::npos) CHECK(out == text);
  }
  CHECK(wrapped("x = f(lambda aaaaaa, bbbbbb, cccccc=1, d=2: 0)\n", 30) ==
        "x = f(\n    lambda aaaaaa, bbbbbb, cccccc=1, d=2: 0)\n");
  // 30 characters in more bytes.
  CHECK(wrapped("x = f('äöüäöüäöüäöü', 'äöüäö')\n", 30) == "x = f('äöüäöüäöüäöü', 'äöüäö')\n");
}

TEST_CASE("the original's bytes stay, and its long lines") {
  const std::string program =
      "x = f(aaaaaaaaaaaaaa, bbbbbbbbbbbbbbbb)\ny = g(aaaaaaa, bbbbbbbbb)\n";
  hvr::Pieces p;
  p.source({0, 55});
  p.made("ccccccccc, ", 7);
  p.source({55, static_cast<uint32_t>(program.size())});
  Layout l = hvr::layout(p, program, "\n");
  hvr::wrap(l, program, {"\n", "  ", 30});
  CHECK(l.text ==
        "x = f(aaaaaaaaaaaaaa, bbbbbbbbbbbbbbbb)\ny = g(aaaaaaa, ccccccccc,\n  bbbbbbbbb)\n");
  std::string kept;
  for (const auto& o : l.origins)
    if (o.meaning == Meaning::kept) {
      CHECK(l.text.substr(o.output.begin, o.output.size()) ==
            program.substr(o.source.begin, o.source.size()));
      kept += program.substr(o.source.begin, o.source.size());
    }
  CHECK(kept == program);
  // No wider than before: left alone.
  const std::string wide = "y = g(aaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb)\n";
  hvr::Pieces shorter;
  shorter.source({0, 15});
  shorter.made(std::string(18, 'c'), 7);
  shorter.source({45, 47});
  Layout same = hvr::layout(shorter, wide, "\n");
  hvr::wrap(same, wide, {"\n", "  ", 30});
  CHECK(same.text == "y = g(aaaaaaa, " + std::string(18, 'c') + ")\n");
}

TEST_CASE("a line is broken in time that grows as it does") {
  std::string text = "x = [";
  for (int i = 0; i < 20000; ++i) text += "f(1), ";
  const std::clock_t begin = std::clock();
  const std::string out = wrapped(text + "]\n", 100);
  CHECK(std::clock() - begin < 10 * CLOCKS_PER_SEC);
  CHECK(std::count(out.begin(), out.end(), '\n') > 1000);
}

TEST_CASE("rules that double what they make end with the time that a program has") {
  std::string doubled = "let $y0 = `str($x)` ";
  for (int i = 0; i < 22; ++i)
    doubled += "let $y" + std::to_string(i + 1) + " = `max($y" + std::to_string(i) + ", $y" +
               std::to_string(i) + ")` ";
  const std::string text = "rule a: match `print($x)` " + doubled + "replace with `print($y22)`\n";
  const auto got = rules(text).rewrite(hvrewrite::Project("", {{"t.py", "print(1)\n"}}), "t.py",
                                       hvrewrite::Bounds{0.01, nullptr});
  CHECK(got.status == hvrewrite::Status::refused);
  REQUIRE(got.messages.size() == 1);
  CHECK(got.messages[0].code == "P011");
}

TEST_CASE("wherever lines are broken, the tree is the same") {
  size_t files = 0, changed = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::filesystem::path(HVREWRITE_TREE) / "tests" / "golden")) {
    if (entry.path().extension() != ".py" || files == 250) continue;
    const std::string text = slurp(entry.path().string());
    if (hvr::parse_python(text).problem) continue;
    ++files;
    for (const uint32_t columns : {20U, 50U, 80U}) {
      const std::string out = wrapped(text, columns);
      changed += out != text;
      INFO(entry.path().string() << " at " << columns);
      CHECK(hvr::without_layout(out) == hvr::without_layout(text));
      CHECK(shape(out) == shape(text));
    }
  }
  CHECK(files == 250);
  CHECK(changed > 500);
}
