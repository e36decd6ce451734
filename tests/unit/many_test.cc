// Lists: behind operators, as texts, and as parameters.
#include "helpers.h"

TEST_CASE("a list behind an operator repeats it") {
  const std::string r =
      "library add, chain\nrule a: match `add($x, $...more)` replace with `$x + $...more`\n"
      "rule b: match `chain($x, $...more)` replace with `ok($x and $...more)`\nlibrary ok\n";
  CHECK(rewritten(r, "import add\ny = add(1, 2, 3)\n") == "import add\ny = 1 + 2 + 3\n");
  CHECK(rewritten(r, "import add\ny = add(1)\n") == "import add\ny = 1\n");
  CHECK(rewritten(r, "import add\ny = add(a if b else c, d - e, f * g)\n") ==
        "import add\ny = (a if b else c) + (d - e) + f * g\n");
  CHECK(rewritten(r, "import add\ny = 2 * add(1, 2)\n") == "import add\ny = 2 * (1 + 2)\n");
  CHECK(rewritten(r, "import chain, ok\ny = chain(a or b, c, d or e)\n") ==
        "import chain, ok\ny = ok((a or b) and c and (d or e))\n");
  // A keyword is no operand.
  CHECK(rewritten(r, "import add\ny = add(1, x=2)\n")
            .starts_with("import add\ny = add(1, x=2)\n# W007: "));
}

TEST_CASE("where a list cannot be repeated, that is said") {
  for (const char* result : {"2 ** $...x", "a < $...x", "$...x + 1", "f\"{1 + $...x}\""}) {
    CAPTURE(result);
    hvrewrite::Messages messages;
    const auto r = rules_from(
        std::string("ruleset r\nrule a: match `print($...x)` replace with `") + result + "`\n",
        messages);
    CHECK(!r);
    REQUIRE(!messages.empty());
    CHECK(messages[0].line == 2);
  }
}

TEST_CASE("a list joined to a text") {
  const std::string r =
      "rule a: match `print($...x)` replace with `print(\"${join $...x with \", \"}\")`\n";
  CHECK(rewritten(r, "print('a', 1, b)\n") == "print(\"a, 1, b\")\n");
  CHECK(rewritten(r, "print()\n") == "print(\"\")\n");
}

namespace {

std::string with(const std::string& ruleset, const std::string& name, const std::string& value,
                 const std::string& python) {
  hvrewrite::Messages messages;
  hvrewrite::LoadOptions o;
  o.settings = {{name, value}};
  const std::string text = "ruleset test\n" + ruleset;
  const auto r = hvrewrite::Ruleset::load(
      "test.hvr", [&](const std::string&) { return std::optional<std::string>(text); }, o,
      messages);
  if (!r) return messages[0].code + ": " + messages[0].text;
  return r->rewrite("t.py", python).text;
}

const char* const kLists =
    "parameter names: list of text = [\"a\", \"b\"] \"names\"\n"
    "parameter numbers: list of int = [] \"numbers\"\n"
    "parameter rows: table of text = {\"x\": \"one\"} \"rows\"\n"
    "rule a: match `print($n)` where text of $n in names replace with `repr($n)`\n"
    "rule b: match `len($n)`\n  let $i = value of $n, $v = numbers[$i] where not $v is absent\n"
    "  replace with `${$v}`\n"
    "rule c: match `abs($n)` where text of $n in rows as $row replace with `\"${$row}\"`\n"
    "rule d: match `sum()` replace with `[${length of names}, \"${rows[\"x\"]}\", "
    "\"${names[0]}\"]`\n"
    "rule e: match `all()` as $p for each $i, $v in numbers { after $p `print(${$i}, ${$v})` "
    "}\n";

}  // namespace

TEST_CASE("parameters that hold many are asked for what they hold") {
  CHECK(rewritten(kLists, "print(a)\nprint('b')\nprint(c)\n") == "repr(a)\nrepr('b')\nprint(c)\n");
  CHECK(rewritten(kLists, "abs(x)\nabs(y)\nsum()\n") == "\"one\"\nabs(y)\n[2, \"one\", \"a\"]\n");
  CHECK(rewritten(kLists, "len(0)\n") == "len(0)\n");
}

TEST_CASE("they are set as JSON or short") {
  CHECK(with(kLists, "names", "c,d", "print(c)\nprint(a)\n") == "repr(c)\nprint(a)\n");
  CHECK(with(kLists, "names", "[\"c, d\"]", "print('c, d')\n") == "repr('c, d')\n");
  CHECK(with(kLists, "names", "", "print(a)\n") == "print(a)\n");
  CHECK(with(kLists, "numbers", "7, -8", "len(1)\nlen(2)\nlen(x)\n") == "-8\nlen(2)\nlen(x)\n");
  CHECK(with(kLists, "numbers", "[5, 6]", "all()\n") == "all()\nprint(0, 5)\nprint(1, 6)\n");
  CHECK(with(kLists, "rows", "a=1,b=two words", "abs(b)\n") == "\"two words\"\n");
  CHECK(with(kLists, "rows", "{\"a\": \"1\", \"a\": \"2\"}", "abs(a)\n") == "\"2\"\n");
}

TEST_CASE("what is no value of theirs is told so") {
  const std::string numbers =
      "R041: `numbers` takes a list of whole numbers such as `0,1` or `[0, 1]`, not `";
  for (const char* wrong : {"a", "1,", "1.5", "[1", "{\"a\": 1}", "[[1]]", "[1.5]"})
    CHECK(with(kLists, "numbers", wrong, "") == numbers + wrong + "`");
  CHECK(with(kLists, "rows", "a", "") ==
        "R041: `rows` takes a table of texts such as `a=x` or `{\"a\": \"x\"}`, not `a`");
}
