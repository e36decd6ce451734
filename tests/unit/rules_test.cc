// Negative rule files: tests/rules/*.hvr carry lines `# expect CODE LINE:COLUMN`; exactly these
// messages must come, in order.
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "base/allowance.h"
#include "helpers.h"

namespace fs = std::filesystem;

namespace {
std::optional<std::string> read_rules(const std::string& p) {
  std::ifstream in(p, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}
}  // namespace

TEST_CASE("every mistake in a rule file is found at load time, at its place") {
  const std::string folder = std::string(HVREWRITE_TREE) + "/tests/rules";
  int files = 0;
  for (const auto& e : fs::directory_iterator(folder)) {
    if (e.path().extension() != ".hvr") continue;
    ++files;
    const std::string path = e.path().string();
    CAPTURE(path);
    std::vector<std::string> expected;
    std::istringstream lines(slurp(path));
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with("# expect ")) expected.push_back(line.substr(9));
    hvrewrite::Messages messages;
    hvrewrite::Ruleset::load(path, read_rules, {}, messages);
    std::vector<std::string> got;
    for (const auto& m : messages)
      got.push_back(m.code + " " + std::to_string(m.line) + ":" + std::to_string(m.column));
    CHECK(got == expected);
    for (const auto& m : messages) {
      CHECK_FALSE(m.text.empty());
      CHECK_FALSE(m.help.empty());
      CHECK(m.end >= m.begin);
    }
  }
  CHECK(files >= 20);
}

TEST_CASE("each registered code is really produced") {
  std::set<std::string> produced{
      "R060", "P009",  // reported by the command line: tests/cli
      "P015",          // tests/unit/faults_test.cc
      "R902",          // a fault of ours, of which we know none
      "P011", "P012",  // tests/unit/folder_test.cc
      "R900"};         // a fault of ours: tests/unit/ir_test.cc asks the verifier
  const auto take = [&](const hvrewrite::Messages& messages) {
    for (const auto& m : messages) produced.insert(m.code);
  };
  for (const auto& e : fs::directory_iterator(std::string(HVREWRITE_TREE) + "/tests/rules")) {
    hvrewrite::Messages messages;
    if (e.path().extension() == ".hvr")
      hvrewrite::Ruleset::load(e.path().string(), read_rules, {}, messages);
    take(messages);
  }
  hvrewrite::LoadOptions wrong;
  wrong.settings = {{"n", "1"}};
  hvrewrite::Messages messages;
  hvrewrite::Ruleset::load(
      "r.hvr", [](const std::string&) { return "ruleset r\n"; }, wrong, messages);
  take(messages);
  const auto say = [&](const std::string& text, const std::string& python) {
    take(rules(text).rewrite("t.py", python).messages);
  };
  say("", std::string("\x00\x01", 2));
  say("", "def f(:\n");
  say("", "x = " + std::string(9000, '(') + "1" + std::string(9000, ')') + "\n");
  std::string backslashes = "if x:\n    y\n";
  for (int i = 0; i < 60000; ++i) backslashes += "\\\n";
  say("", backslashes);
  take(rules("").rewrite("t.ipynb", "{").messages);
  say("rule a: match `print()` note \"here\"\n", "print()\n");
  say("refuse \"no\": where some `print()`\n", "print()\n");
  say("find P at $p: match `print()` as $p\nmust x: each P at $p else error \"no\" at $p\nrule a: "
      "each P at $p where $p is `len()` does x for $p\n",
      "print()\n");
  say("pattern A: some `print()`\npattern B: some `len()`\n", "print()\nlen()\n");
  say("rule a: match `abs($x)` where $x is `1` replace with `1`\nrule b: match `abs($y)` where $y "
      "is literal replace with `2`\n",
      "abs(1)\n");
  say("rule a: match stmt `print($x)` as $s replace $s with stmt `return $x`\n", "print(1)\n");
  say("rule a: match stmt `print($..._)` as $s remove $s\n", "print(1)  # type: ignore\n");
  const auto say_of = [&](const std::string& text, std::vector<hvrewrite::File> files) {
    take(rules(text).rewrite(hvrewrite::Project("", std::move(files)), "main.py").messages);
  };
  say_of("", {});
  say_of("library lib\n",
         {{"main.py", "import bad, lib\n"}, {"bad.py", "def f(:\n"}, {"lib.py", ""}});
  std::string chain = "x0 = 1\n";
  for (int i = 1; i < 5000; ++i)
    chain += "x" + std::to_string(i) + " = -x" + std::to_string(i - 1) + "\n";
  say("rule a: match `print($x)` from $x made of `len($..._)` as $n note \"here\" at $n\n",
      chain + "print(x4999)\n");
  std::string prints;
  for (int i = 0; i < 40; ++i) prints += "print(1)\n";
  say("rule a: match `print($_)` as $p match `print($_)` as $q match `print($_)` as $r match "
      "`print($_)` as $s match `print($_)` as $t replace $p with `len()`\n",
      prints);
  std::vector<hvrewrite::File> many{{"main.py", ""}};
  for (int i = 0; i < 200; ++i) {
    many[0].bytes += "import m" + std::to_string(i) + "\n";
    many.push_back({"m" + std::to_string(i) + ".py", ""});
  }
  say_of("", many);
  for (const auto& [code, meaning] : hvrewrite::message_codes())
    CHECK_MESSAGE(produced.contains(code), code);
}

TEST_CASE("settings are checked against the declared parameters") {
  const std::string text =
      "ruleset r\nparameter n: int = 2 \"a number\"\nparameter c: one of a, b = a \"a "
      "choice\"\nrule x when n > 1: match `print()` note \"x\"\n";
  const auto load = [&](std::vector<std::pair<std::string, std::string>> set) {
    hvrewrite::Messages m;
    hvrewrite::LoadOptions o;
    o.settings = std::move(set);
    const bool ok = hvrewrite::Ruleset::load(
                        "r.hvr", [&](const std::string&) { return text; }, o, m)
                        .has_value();
    return ok ? std::string("fine") : m.at(0).code + " " + m.at(0).text;
  };
  CHECK(load({{"n", "5"}}) == "fine");
  CHECK(load({{"n", "many"}}) == "R041 `n` takes a whole number, not `many`");
  CHECK(load({{"c", "z"}}) == "R041 `c` takes one of a, b, not `z`");
  CHECK(load({{"m", "1"}}).starts_with("R041 the ruleset has no parameter `m`"));
}

TEST_CASE("the dump of a program is stable text") {
  const auto r = rules("rule a: match `print($x)` where $x is `len()` replace with `repr($x)`\n");
  CHECK(*r.dump("ir", "", "") ==
        "ruleset test\n\nrule a\n  (sequence\n    (match\n      (fragment `print($x)`))\n    "
        "(where\n      (is_fragment\n        (var $x)\n        (fragment `len()`)))\n    "
        "(replace\n      (fragment `repr($x)`)))\n");
}

TEST_CASE("the steps of a program are those of who spends them, whoever asks") {
  const auto r = rules(
      "define small($x) = $x is literal\n"
      "find Printed(what) at $c: match `print($what)` as $c where small($what)\n"
      "rule a: each Printed(what = $x) at $c replace $c with `repr($x)`\n"
      "rule b: match `len($y)` where small($y) replace with `abs($y)`\n");
  const std::string program = "print(1)\nprint(name)\nprint(3)\nprint(4)\nlen(5)\n";
  const std::string steps = *r.dump("steps", "p.py", program);
  CHECK(steps == *r.dump("steps", "p.py", program));
  std::map<std::string, std::pair<int, int>> of;
  std::istringstream lines(steps);
  for (std::string line; std::getline(lines, line);) {
    int spent = 0, times = 0;
    REQUIRE(std::sscanf(line.c_str(), "%d steps, asked %d", &spent, &times) == 2);
    of[line.substr(line.find(": ") + 2)] = {spent, times};
  }
  // Asked for each of five arguments; a rule is asked when it is tried, and for the text it writes.
  CHECK(of.at("define `small`").second == 5);
  CHECK(of.at("find `Printed`").second == 1);
  CHECK(of.at("rule `a`").second == 1 + 3 + 3);
  CHECK(of.at("rule `b`").second == 1 + 1);
  for (const auto& [who, spent] : of) CHECK_MESSAGE(spent.first > 0, who);
}

TEST_CASE("what others spend for a declaration is theirs, also where one fails") {
  const hvr::Ledger ledger;
  hvr::allow(1);
  const auto inner = [] {
    return hvr::asked_by("find", "Inner", [] {
      hvr::spend(5);
      return 1;
    });
  };
  hvr::asked_by("rule", "outer", [&] {
    hvr::spend(2);
    inner();
    hvr::spend(3);
    inner();
  });
  CHECK_THROWS_AS(hvr::asked_by("rule", "outer",
                                [&] {
                                  inner();
                                  hvr::spend(1);
                                  hvr::step();
                                  throw hvr::Spent();
                                }),
                  hvr::Spent);
  CHECK(ledger.entries().at("rule `outer`").steps == 2 + 3 + 1 + 1);
  CHECK(ledger.entries().at("rule `outer`").times == 2);
  CHECK(ledger.entries().at("find `Inner`").steps == 15);
  CHECK(ledger.entries().at("find `Inner`").times == 3);
}
