// Joins: many rows and matches, of which a condition means few; what is passed over must not
// matter.
#include "helpers.h"

namespace {

constexpr int kMany = 40;  // more rows than are gone through one by one

// `lib.f(a0)` and so on, indented; the rest behind them.
std::string calls(const std::string& indent, int from = 0) {
  std::string out;
  for (int i = from; i < from + kMany; ++i) out += indent + "lib.f(a" + std::to_string(i) + ")\n";
  return out;
}

size_t count(const std::string& text, const std::string& word) {
  size_t n = 0;
  for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++n;
  return n;
}

// How many calls a rule with these clauses makes `lib.g(…)` of.
size_t changed(const std::string& finds, const std::string& clauses, const std::string& program) {
  return count(
      rewritten("library lib\n" + finds + "rule r:\n" + clauses + "  replace $c with `lib.g($x)`\n",
                "import lib\n" + program),
      "lib.g(");
}

const std::string kCalled = "find Called(x) at $c \"calls\": match `lib.f($x)` as $c\n";

}  // namespace

TEST_CASE("a join by place goes to the place, as a statement and as an expression") {
  const std::string program = calls("") + "b = lib.f(z)\n";
  const auto asked = [&](const std::string& where) {
    return changed(kCalled, "  match stmt `lib.f($x)` as $c\n  where " + where + "\n", program);
  };
  CHECK(asked("some Called at $d { $d is $c }") == kMany);
  CHECK(asked("some Called(x = $y) at $d { $y is $x and surely($d is $c) }") == kMany);
  CHECK(asked("some Called at $d { $d is $c and $d within `b = $_` }") == 0);
  CHECK(asked("some `lib.f($_)` as $d { $d is $c }") == kMany);
  CHECK(asked("no Called at $d { $d is $c }") == 0);
  CHECK(asked("some Called at $d { not $d is $c }") == kMany);
  CHECK(asked("some Called at $d { $d is $c or $d within `b = $_` }") == kMany);
  // As clauses of their own.
  const auto joined = [&](const std::string& clauses) {
    return changed(kCalled, clauses, program);
  };
  CHECK(joined("  match stmt `lib.f($x)` as $c\n  each Called at $d\n  where $d is $c\n") == kMany);
  CHECK(joined("  each Called(x = $x) at $c\n  match stmt `lib.f($_)` as $d\n  where $d is $c\n") ==
        kMany);
}

TEST_CASE("what stands within something is looked for there") {
  const std::string program =
      calls("") + "for i in range(3):\n" + calls("    ", kMany) + calls("", 2 * kMany);
  const auto within = [&](const std::string& clauses) {
    return changed(kCalled, "  match stmt `for $_ in $_: $..._` as $loop\n" + clauses, program);
  };
  CHECK(within("  match `lib.f($x)` as $c\n  where $c within $loop\n") == kMany);
  CHECK(within("  match `lib.f($x)` as $c\n  where maybe($c within $loop)\n") == kMany);
  CHECK(within("  match `lib.f($x)` as $c\n  where not $c within $loop\n") == 2 * kMany);
  CHECK(within("  each Called(x = $x) at $c\n  where $c within $loop\n") == kMany);
  CHECK(within("  match `lib.f($x)` in $loop as $c\n") == kMany);
}

TEST_CASE("rows are found by a text, a number and a place among many") {
  const std::string named =
      "find Named(name, size) at $c \"calls\":\n  match `lib.f($x)` as $c\n"
      "  let $name = \"\" + $x\n  let $size = value of `40 + 2`\n";
  const auto asked = [&](const std::string& query) {
    return changed(named, "  match `lib.f($x)` as $c\n  where " + query + "\n", calls(""));
  };
  CHECK(asked("some Named(name = \"\" + $x)") == kMany);
  CHECK(asked("some Named(name = \"a\" + $x)") == 0);
  CHECK(asked("some Named(name = \"a7\")") == kMany);
  CHECK(asked("no Named(name = \"b\")") == kMany);
  CHECK(asked("some Named(name = \"\" + $x) at $d { $d is $c }") == kMany);
  const std::string pairs =
      "find Stated(of) at $c \"statements\":\n  match stmt `lib.f($x)` as $of\n"
      "  match `lib.f($x)` as $c where $c is $of\n";
  CHECK(changed(pairs, "  match `lib.f($x)` as $c\n  where some Stated(of = $c)\n", calls("")) ==
        kMany);
}

TEST_CASE("a statement that is an assignment is looked for among those of its kind") {
  const std::string program =
      "a = lib.f(1)\nb += lib.f(2)\nc: int = lib.f(3)\nlib.f(4)\nd = e = lib.f(5)\n"
      "(g) = lib.f(6)\nh: int\nfor i in a:\n    j = lib.f(7); k -= lib.f(8)\n";
  CHECK(changed("", "  match stmt `$_ = $c`\n  where $c is `lib.f($x)`\n", program) == 4);
  CHECK(changed("", "  match stmt `$_ += $c`\n  where $c is `lib.f($x)`\n", program) == 1);
  CHECK(changed("", "  match stmt `$_ = $c` | `$_ -= $c`\n  where $c is `lib.f($x)`\n", program) ==
        5);
  CHECK(changed("", "  match `lib.f($x)` as $c\n  where some stmt `$_ = $d` { $d is $c }\n",
                program) == 4);
}

namespace {

// What a find with these clauses costs, in steps.
size_t steps_of(const std::string& find, const std::string& rules, const std::string& program) {
  const auto text =
      ::rules("library lib\n" + rules).dump("steps", "p.py", "import lib\n" + program);
  const size_t at = text->find("find `" + find + "`");
  REQUIRE(at != std::string::npos);
  const size_t line = text->rfind('\n', at) + 1;  // of the first: npos + 1
  return std::stoul(text->substr(line));
}

}  // namespace

TEST_CASE("rows are found by a name that definitions demand, however it is held") {
  const std::string alike =
      "define same($x, $y) = \"\" + $x = \"\" + $y and function of $x is function of $y\n"
      "define alike($u, $n) = $u is path and (\"\" + $u = \"\" + $n\n"
      "    or ($u is `$_.$a` and $n is `$_.$b` and \"\" + $a = \"\" + $b))\n"
      "find Put(name) at $p \"put\": match `lib.put($name)` as $p\n";
  std::string program = calls("");
  for (int i = 0; i < kMany; ++i) program += "lib.put(a" + std::to_string(i) + ")\n";
  program += "lib.put(self.b)\nlib.put((c))\nlib.put(d + 1)\nlib.put(e[0])\n";
  program += "lib.f(self.b)\nlib.f(other.b)\nlib.f(c)\nlib.f(d + 1)\nlib.f(e[0])\nlib.f(b)\n";
  const auto asked = [&](const std::string& clauses) {
    return changed(alike + kCalled, "  match `lib.f($x)` as $c\n" + clauses, program);
  };
  // What is denied twice is not looked through, and must come to the same.
  const auto both_ways = [&](const std::string& condition) {
    const size_t found = asked("  where some Put(name = $n) { " + condition + " }\n");
    CHECK(found == asked("  where some Put(name = $n) { not (not (" + condition + ")) }\n"));
    CHECK(found == asked("  each Put(name = $n)\n  where " + condition + "\n"));
    CHECK(asked("  where no Put(name = $n) { " + condition + " }\n") ==
          static_cast<size_t>(kMany) + 6 - found);
    return found;
  };
  // All of the first, and `self.b`, `d + 1`, `e[0]`; of attributes the last word, too.
  CHECK(both_ways("same($x, $n)") == kMany + 3);
  CHECK(both_ways("same($n, $x)") == kMany + 3);
  CHECK(both_ways("maybe(same($x, $n))") == kMany + 3);
  CHECK(both_ways("same($x, $n) or $n is `$_[0]`") == kMany + 6);
  CHECK(both_ways("alike($x, $n)") == kMany + 2);

  // A library's name may be imported by another word.
  std::string imported = "from lib import f as g\nlib.put(lib.f)\n";
  for (int i = 0; i < kMany; ++i) imported += "lib.put(lib.a" + std::to_string(i) + ")\n";
  CHECK(changed(alike + "find Called(x) at $c: match `lib.h($x)` as $c\n",
                "  each Called(x = $x) at $c\n  where some Put(name = $n) {\n"
                "    $x is `lib.$a` and $n is `lib.$b` and \"\" + $a = \"\" + $b }\n",
                imported + "lib.h(g)\n") == 1);

  const auto cost = [&](int many) {
    std::string text;
    for (int i = 0; i < many; ++i)
      text += "lib.put(a" + std::to_string(i) + ")\nlib.f(a" + std::to_string(i) + ")\n";
    return steps_of("Both",
                    alike + kCalled +
                        "find Both at $c:\n  each Called(x = $x) at $c\n"
                        "  where some Put(name = $n) { alike($x, $n) }\n"
                        "rule r: each Both at $c replace $c with `lib.g()`\n",
                    text);
  };
  CHECK(cost(400) < 3 * cost(200));
}
