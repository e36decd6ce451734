// The rule program: `$_` wherever a hole may stand, numbers, messages, and the verifier.
#include <re2/re2.h>

#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

#include "dsl/load.h"
#include "helpers.h"
#include "ir/arithmetic.h"
#include "ir/fields.h"
#include "ir/image.h"
#include "ir/needed_words.h"
#include "ir/verify.h"

using namespace hvr;

namespace {
// What loading says, as `CODE line:column`; empty for rules in order.
std::string said(const std::string& text) {
  hvrewrite::Messages messages;
  rules_from("ruleset test\n" + text, messages);
  std::string out;
  for (const auto& m : messages)
    out += (out.empty() ? "" : " ") + m.code + " " + std::to_string(m.line - 1) + ":" +
           std::to_string(m.column);
  return out;
}

// A shipped ruleset.
std::optional<ir::Ruleset> shipped(const std::string& name) {
  Diagnostics d;
  const std::string folder = std::string(HVREWRITE_TREE) + "/rulesets/";
  return dsl::load_ruleset(
      folder + name,
      [](const std::string& path) -> std::optional<std::string> {
        std::ifstream in(path, std::ios::binary);
        if (!in) return std::nullopt;
        return std::string(std::istreambuf_iterator<char>(in), {});
      },
      {{folder}, {}, {}}, d);
}
}  // namespace

TEST_CASE("`$_` as a binder holds nothing and does no harm") {
  const std::string python = "for i in a:\n    print(1, len(2))\n";
  const auto notes = [&](const std::string& text) {
    return rules(text).rewrite("t.py", python).messages.size();
  };
  CHECK(notes("rule a: match `print($...x)` for each $_ in $...x { note \"one\" at $...x }\n") ==
        1);
  CHECK(notes("rule a: match `print($...x)` for each $i, $_ in $...x { note \"{$i}\" }\n") == 2);
  CHECK(notes("rule a: match `print($...x)` for each $_, $_ in $...x { note \"one\" }\n") == 1);
  CHECK(notes("rule a: match `print($...x)` where every $_ in $...x { 1 = 1 } note \"x\"\n") == 1);
  CHECK(notes("rule a: match `print($...x)` where every $_ in $...x { 1 = 2 } note \"x\"\n") == 0);
  CHECK(notes("rule a: match `print($...x)` as $p match innermost $_ runs $p note \"x\"\n") == 1);
  CHECK(notes("rule a: match `len($x)` as $p match outermost $_ runs $p note \"x\"\n") == 1);
  CHECK(notes("rule a: match `len($x)` as $p match nearest $_ runs $p note \"x\"\n") == 1);
  CHECK(notes("rule a: match `print($...x)` let $...y = all $_ in $...x { 1 = 1 } "
              "where length of $...y = 2 note \"x\"\n") == 1);
  CHECK(notes("rule a: match `print($...x)` let $...y, $..._ = $...x before first $_ { "
              "1 = 1 } where length of $...y = 0 note \"x\"\n") == 1);
  CHECK(notes("define f($_) = 1 = 1\nrule a: match `len($x)` where f($x) note \"x\"\n") == 1);
  CHECK(notes("key k: list in module\nrule b: match `len($y)` with ctx[k -> $y]\n"
              "rule a: match `print($...x)` let $_ = transform $...x note \"x\"\n") == 1);
  CHECK(notes("library l\nclass l.A\ntable t: \"a\" = l.A\n"
              "rule a: match `len($x)` where not $x in t as $_ note \"x\"\n") == 1);
  CHECK(
      notes("find R(x) at $c: match `len($x)` as $c\nrule a: each R(x = $_) at $_ note \"x\"\n") ==
      1);
  CHECK(notes("rule a: match `print($...x)` as $_ from $...x back to $_ note \"x\"\n") == 1);
}

TEST_CASE("`$_` where something must be held is a mistake, said at its place") {
  CHECK(said("rule a: match `print($x)` let $_ = `1` replace with `repr($x)`\n") == "R012 1:31");
  CHECK(said("rule a: match `print($x)` let $c = default of $_.x replace with `repr($x)`\n") ==
        "R012 1:47");
  CHECK(said("rule a: match `print($x)` where $_ is `1` replace with `repr($x)`\n") == "R012 1:33");
  CHECK(said("rule a: match `print($x)` wrap $_ as `repr($x)`\n") == "R012 1:32");
  CHECK(said("rule a: match `print($x)` replace $_ with `repr($x)`\n") == "R012 1:35");
  CHECK(said("find R at $_: match `print($x)` as $_\nrule a: each R at $_ note \"x\"\n") ==
        "R012 1:11");
  CHECK(said("rule a: match `print($...x)` let $..._, $..._ = $...x before first $_ { "
             "1 = 1 } note \"x\"\n") == "R012 1:34");
  CHECK(said("rule a: match `print($...x)` let $...y = all $_ in $...x { $x1 is literal } "
             "replace with `repr($...y)`\n") == "R010 1:60");
  CHECK(said("find P at $p: match `print()` as $p\nmust x: each P else error \"no\"\n"
             "rule a: each P at $p does x for $p\n") == "R012 2:6");
}

TEST_CASE("numbers have 64 bits, and what does not fit is said") {
  CHECK(rewritten("rule a: match `f()` replace with `g(${12345678901})`\nlibrary f, g\n",
                  "import f\n") == "import f\n");
  CHECK(rewritten("rule a: match `repr()` replace with `print(${12345678901})`\n", "repr()\n") ==
        "print(12345678901)\n");
  CHECK(rewritten("rule a: match `repr()` replace with `print(${-9223372036854775808})`\n",
                  "repr()\n") == "print(-9223372036854775808)\n");
  CHECK(said("rule a: match `repr()` replace with `print(${9223372036854775808})`\n")
            .starts_with("R042"));
  CHECK(said("rule a: match `repr()` replace with `print(${999999999 * 999999999 * 999999999})`\n")
            .starts_with("R042"));
  CHECK(said("rule a: match `repr()` replace with `print(${1 // 0})`\n").starts_with("R042"));
  // What is too large only while rules are applied: the application gives up.
  CHECK(rewritten("parameter n: int = 9223372036854775807 \"many\"\n"
                  "rule a: match `repr($...x)` replace with `print(${n * length of $...x})`\n",
                  "repr(1)\nrepr(1, 2)\n") ==
        "print(9223372036854775807)\nrepr(1, 2)\n# W007: rule `a` is not applied here: part of the "
        "new "
        "text is not known\n");
  CHECK(*ir::calculate(ir::Arithmetic::divide, -7, 2) == -4);
  CHECK(*ir::calculate(ir::Arithmetic::modulo, -7, 2) == 1);
  CHECK(*ir::calculate(ir::Arithmetic::modulo, 7, -2) == -1);
  CHECK_FALSE(ir::calculate(ir::Arithmetic::divide, INT64_MIN, -1));
  CHECK_FALSE(ir::calculate(ir::Arithmetic::modulo, 1, 0));
}

TEST_CASE("a message names holes that are bound") {
  CHECK(said("rule a: match `print($x)` note \"{$y}\"\n") == "R010 1:32");
  CHECK(rewritten("rule a: match `print($x)` note \"it is {$x}, {so}\"\n", "print(1)\n") ==
        "print(1)\n# W001: it is 1, {so}\n");
}

TEST_CASE("`entry` is the module that is started") {
  const auto r = rules("rule a when entry: match `exit()` replace with `exit(1)`\n");
  const hvrewrite::Project project("",
                                   {{"main.py", "import util\nexit()\n"}, {"util.py", "exit()\n"}});
  const auto result = r.rewrite(project, "main.py");
  CHECK(result.text == "import util\nexit(1)\n");
  CHECK(result.others.empty());
}

TEST_CASE("many clauses are as good as few") {
  std::string text = "rule a: match `print($x)`\n";
  for (int i = 0; i < 300; ++i) text += "  where not $x is absent\n";
  CHECK(rewritten(text + "  replace with `repr($x)`\n", "print(1)\n") == "repr(1)\n");
}

TEST_CASE("the verifier finds what does not hold together") {
  ir::Ruleset rules;
  const ir::FileId file = rules.files.add("r.hvr");
  rules.texts.add(ir::RuleText("x"));
  const ir::RulePlace place{file, {0, 1}};
  ir::Rule rule;
  rule.name = "a";
  rule.place = place;
  const ir::HoleId one = rule.holes.add({"x", false});
  const auto faults = [&](ir::ActionOp op) {
    ir::Ruleset program = rules;
    ir::Rule with = rule;
    with.actions.push_back(program.actions.add({place, std::move(op)}));
    program.rules.add(with);
    const auto all = ir::verify(program);
    return all.empty() ? std::string() : all[0];
  };
  const ir::ValueId held = rules.values.add({place, ir::value::Hole{one}});
  CHECK(faults(ir::action::Remove{held}).empty());
  CHECK(faults(ir::action::Remove{ir::ValueId(7)}) == "rule a: an operation that is not there");
  CHECK(faults(ir::action::Let{ir::HoleId(3), held}) == "rule a: a hole of another declaration");
  CHECK(faults(ir::action::Drop{{one}, "lr"}) == "rule a: one node where many are needed");
  CHECK(faults(ir::action::Replace{{}, {ir::FragmentId(0)}}) ==
        "rule a: a fragment that is not there");
  CHECK(faults(ir::action::Extend{ir::KeyId(0), held}) == "rule a: a key that is not there");
  const ir::ValueId itself(rules.values.size());
  rules.values.add({place, ir::value::Length{itself}});
  CHECK(faults(ir::action::Remove{itself}) == "rule a: an operation that contains itself");
  ir::Definition d;
  d.name = "f";
  d.parameters = {std::nullopt};
  d.body = held;
  d.holes.add({"x", false});
  const ir::DefinitionId f = rules.definitions.add(d);
  const ir::ValueId few = rules.values.add({place, ir::value::Apply{f, {}}});
  CHECK(faults(ir::action::Remove{few}) == "rule a: `f` gets a wrong number of arguments");
}

namespace {
// Reads every item that a damaged image still has; how many it has not.
size_t missing_items(const ir::Ruleset& rules) {
  size_t missing = 0;
  const auto each = [&](const auto& items) {
    for (const auto id : items.ids()) try {
        (void)items[id];
      } catch (const std::runtime_error&) {
        ++missing;
      }
  };
  each(rules.values), each(rules.conditions), each(rules.clauses), each(rules.actions);
  each(rules.fragments), each(rules.relations), each(rules.definitions), each(rules.rules);
  return missing;
}
}  // namespace

TEST_CASE("a program read from its image is the same in every part") {
  for (const char* name : {"horovod.hvr", "horovod-tf1.hvr", "horovod-tf2.hvr"}) {
    const auto program = shipped(name);
    REQUIRE(program);
    const std::string image = ir::to_image(*program);
    const auto read = [](std::string bytes) {
      const auto owner = std::make_shared<const std::string>(std::move(bytes));
      return ir::from_image(*owner, owner);
    };
    auto again = read(image);
    REQUIRE(again);
    CHECK(ir::to_image(*again) == image);
    CHECK(ir::dump(*again) == ir::dump(*program));
    again->texts = program->texts;  // an image has none
    CHECK(ir::verify(*again).empty());
    // What is no image is none, wherever it ends, and reading it touches nothing else.
    for (size_t cut = 0; cut < image.size(); cut += 1 + cut / 8)
      CHECK_FALSE(read(image.substr(0, cut)));
    size_t missing = 0;
    for (size_t at = 0; at < image.size(); at += 1 + image.size() / 100) {
      std::string other = image;
      other[at] = static_cast<char>(other[at] ^ (1 << at % 8));
      if (const auto damaged = read(std::move(other))) missing += missing_items(*damaged);
    }
    CHECK(missing > 0);
    CHECK(missing_items(*again) == 0);
    // Threads that ask for the same items at the same time get the same ones.
    const auto shared = read(image);
    REQUIRE(shared);
    std::vector<std::vector<const ir::Fragment*>> got(4);
    {
      std::vector<std::jthread> threads;
      for (auto& fragments : got)
        threads.emplace_back([&] {
          for (const ir::Fragment& f : shared->fragments) fragments.push_back(&f);
        });
    }
    CHECK(got[0].size() == program->fragments.size());
    for (const auto& fragments : got) CHECK(fragments == got[0]);
  }
}

TEST_CASE("members of structs are counted by the compiler") {
  struct Nothing {};
  struct Three {
    std::string a, b;
    std::optional<int> c;
  };
  static_assert(ir::field_count<Nothing>() == 0);
  static_assert(ir::field_count<Three>() == 3);
  Three t{"a", "b", 3};
  ir::with_fields(t, [](auto& a, auto& b, auto& c) {
    CHECK(a == "a");
    CHECK(b == "b");
    CHECK(c == 3);
  });
}

TEST_CASE("a text that lacks the words that an expression needs does not match it") {
  const auto program = shipped("horovod.hvr");
  REQUIRE(program);
  std::vector<std::string> patterns{"",
                                    "a|",
                                    "(a|b)c",
                                    "(?i)Ab+c",
                                    "a?b",
                                    "(ab)?c",
                                    "[a]b",
                                    "[^a]b",
                                    "[]a]b",
                                    "a{2}b",
                                    "\\Qa.b\\E",
                                    "\\x41",
                                    "a\\.b",
                                    "(?P<n>a)b",
                                    "(?:a|b)",
                                    "(?i:a)b",
                                    "a(?i)b",
                                    "a**",
                                    "^(a|^)b$",
                                    "(a|b|)c+?d",
                                    "\\w+ab",
                                    "[[:alpha:]]a",
                                    "(a",
                                    "a)b",
                                    "k\\bs",
                                    "(?i)kiss",
                                    "(ab|abc|x)(yy|zz)",
                                    "a.c"};
  for (const ir::Regex& regex : program->regexes) patterns.push_back(regex.pattern());
  // What stands in the expressions themselves comes nearest to what they match.
  std::vector<std::string> texts{"",     "a",   "b", "ab",      "AB",
                                 "aabc", "a.b", "c", "K\u017f", "\u212Aiss"};
  const re2::RE2 word("([A-Za-z0-9_.]+)");
  for (const std::string& pattern : patterns)
    for (re2::StringPiece rest(pattern), found; re2::RE2::FindAndConsume(&rest, word, &found);)
      for (const char* front : {"", "x.", "My"})
        texts.push_back(front + std::string(found) + (texts.size() % 2 ? "" : "_s"));
  size_t wrong = 0, lacking = 0;
  for (const std::string& pattern : patterns) {
    const ir::NeededWords needed(pattern);
    const re2::RE2 re(pattern, re2::RE2::Quiet);
    for (const std::string& text : texts) {
      if (!re.ok() || !needed.lacking_in(text)) continue;
      ++lacking;
      wrong += re2::RE2::PartialMatch(text, re);
    }
  }
  CHECK(wrong == 0);
  CHECK(lacking > patterns.size() * texts.size() / 2);
}

TEST_CASE("a rule file's text is read when it is asked for, and stays within its size") {
  int asked = 0;
  const auto later = [&](const char* now) {
    return ir::RuleText(4, [&asked, now] { return ++asked, std::string(now); });
  };
  const ir::RuleText text = later("rule");
  const ir::RuleText copy = text;
  CHECK(copy.size() == 4);
  CHECK(asked == 0);
  CHECK(copy.view() == "rule");
  CHECK(text.view().data() == copy.view().data());
  CHECK(asked == 1);
  CHECK(later("").view() == "    ");
  CHECK(later("longer").view() == "long");
}
