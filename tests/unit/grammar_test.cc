// The grammar itself: PEGTL's own analysis, the syntax tree, and what is said where it ends.
#include <doctest/doctest.h>

#include <tao/pegtl/contrib/analyze.hpp>

#include "dsl/syntax.h"
#include "grammar/declarations.h"
#include "helpers.h"

namespace {

using hvr::dsl::parse_rules;

// The only fault of a rule file, as `MESSAGE; HELP`; "" when there is none.
std::string fault(const std::string& text) {
  hvr::Diagnostics d;
  parse_rules("r.hvr", text, d);
  if (d.all().empty()) return "";
  CHECK(d.all().size() == 1);
  CHECK(d.all()[0].code.text() == "R001");
  return d.all()[0].message + "; " + d.all()[0].help;
}

// Whether the only declaration of a rule file defines a T.
template <class T>
bool defines(const std::string& text) {
  hvr::Diagnostics d;
  const auto all = parse_rules("r.hvr", text, d);
  CHECK(d.all().empty());
  REQUIRE(all.size() == 1);
  const auto& body = std::get<hvr::ast::Define>(all[0].node).body.node;
  if constexpr (std::is_constructible_v<hvr::ast::Value::Node, T>)
    return std::holds_alternative<T>(std::get<hvr::ast::Value>(body).node);
  else
    return std::holds_alternative<T>(body);
}

std::string repeat(const std::string& s, size_t n) {
  std::string out;
  for (size_t i = 0; i < n; ++i) out += s;
  return out;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the grammar has no infinite loops") {
  CHECK(tao::pegtl::analyze<hvr::grammar::whole_declaration>() == 0);
}

TEST_CASE("declarations are parsed into a tree, and errors do not hide later ones") {
  hvr::Diagnostics d;
  const auto nodes = parse_rules(
      "r.hvr", "ruleset r\nrule a: match `f()` frobnicate\nrule b: match `g()` note \"x\"\n", d);
  REQUIRE(nodes.size() == 2);
  CHECK(std::holds_alternative<hvr::ast::Header>(nodes[0].node));
  CHECK(std::get<hvr::ast::Rule>(nodes[1].node).name.text == "b");
  REQUIRE(d.all().size() == 1);
  CHECK(d.all()[0].code.text() == "R001");
  CHECK(hvr::dsl::dump_tokens("rule a: match stmt `f()` $...x 12 # end\n") ==
        "name     rule\nname     a\nsymbol   :\nword     match\nfragment stmt `f()`\n"
        "hole     $...x\nnumber   12\n");
}

TEST_CASE("parentheses hold conditions and values alike") {
  using namespace hvr::ast;
  namespace c = hvr::ir::condition;
  CHECK(defines<Test>("define f($x, $y) = ($x + 1) * 2 > $y"));
  CHECK(defines<Test>("define f($x, $y) = (($x + 1)) * 2 > $y"));
  CHECK(defines<Test>("define f = ((a)) is absent"));
  CHECK(defines<Calculation>("define f($x) = (($x)) + 1"));
  CHECK(defines<Hole>("define f($x) = (($x))"));
  CHECK(defines<Phrase<c::All, std::vector<Condition>>>(
      "define f($x) = (some A or some B) and ($x) is absent"));
  CHECK(defines<Phrase<c::Any, std::vector<Condition>>>("define f = ((some A or some B))"));
  // A condition in parentheses is no operand.
  CHECK(contains(fault("pattern p: (some A) + 1 > 2"), "`+` cannot stand here"));
  CHECK(contains(fault("rule r: match `f($x)` where ($x is absent) is given"),
                 "`is` cannot stand here"));
}

TEST_CASE("nested text costs time in proportion to its length") {
  // Each would never end if two alternatives read the same text again.
  const std::string deep = "rule r: match `f($x)` where ";
  for (const auto& [open, close] : std::vector<std::pair<std::string, std::string>>{
           {"(", ")"}, {"[", "]"}, {"name of ", ""}, {"surely(", ")"}, {"not (", ")"}}) {
    CHECK(fault(deep + repeat(open, 80) + "$x" + repeat(close, 80) + " note \"x\"").empty());
    CHECK(!fault(deep + repeat(open, 80) + "$x ? " + repeat(close, 80) + " note \"x\"").empty());
    CHECK(!fault(deep + repeat(open, 80) + "$x").empty());
  }
  CHECK(!fault(deep + repeat("(all $a in (", 40) + "x").empty());
  CHECK(!fault("rule r: match `f()` " + repeat("if a { } else ", 60) + "?").empty());
  CHECK(!fault(deep + repeat("some A { ", 60) + "?").empty());
  CHECK(!fault(deep + repeat("{ ", 60) + "?").empty());
  CHECK(!fault("rule r: match `f()` " + repeat("if some A { ", 60) + "?").empty());
  CHECK(!fault("rule r: " + repeat("{ match `f()` } or { ", 60)).empty());
}

TEST_CASE("nesting is bounded, and ends in a message with a place") {
  const std::string said = "this nests deeper than 200 levels";
  const std::string head = "rule r: match `f($x)` where ";
  CHECK(
      contains(fault(head + repeat("(", 20000) + "$x" + repeat(")", 20000) + " note \"x\""), said));
  CHECK(contains(fault(head + repeat("not ", 200000) + "$x is absent note \"x\""), said));
  CHECK(contains(fault("define f = " + repeat("[", 100000)), said));
  CHECK(contains(fault("define f = 1" + repeat(" + 1", 5000)), said));
  CHECK(contains(fault("rule r: match `f()` " + repeat("if a { ", 5000)), said));
  CHECK(contains(fault("define f = " + repeat("if a { b } else ", 5000) + "c"), said));
  CHECK(contains(fault("find F at $x: " + repeat("{ ", 5000)), said));
  CHECK(contains(fault("rule r: match `f()` if a { } " + repeat("else if a { } ", 5000)), said));
  hvr::Diagnostics d;
  CHECK_FALSE(hvr::dsl::parse_splice("r.hvr", repeat("(", 20000), 7, d));
  REQUIRE(d.all().size() == 1);
  CHECK(d.all()[0].span.begin == 207);
}

TEST_CASE("a fault says what was expected, in the order of the grammar") {
  CHECK(fault("rule r: `f()` => `g()`") ==
        "``f()`` cannot stand here; expected a clause such as `match` or an action such as "
        "`replace`");
  CHECK(fault("rule r: match `f()` replace `g()`") ==
        "``g()`` cannot stand here; expected a hole `$x` or `with`");
  CHECK(contains(fault("rule r: match `f($x)` where replace with `g()`"), "expected a condition"));
  CHECK(contains(fault("parameter a: int = 3"), "expected a \"text\" that says what it is for"));
  CHECK(contains(fault("rule r: match 'f()' note \"x\""), "Python stands between backticks"));
  CHECK(contains(fault("rule if: match `f()` note \"x\""), "choose another name"));
  CHECK(contains(fault("rule r: match `f()"),
                 "this declaration is not whole; expected a "
                 "closing backtick"));
}

TEST_CASE("a misspelt word is recognised") {
  CHECK(contains(fault("rule r: match `f()` repalce with `g()`"), "did you mean `replace`?"));
  CHECK(contains(fault("rule r: mtach `f()` note \"x\""), "did you mean `match`?"));
  CHECK(contains(fault("ruel r: match `f()` note \"x\""), "did you mean `rule`?"));
  CHECK(contains(fault("rule r: match `f($x)` where $x is absnt note \"x\""),
                 "did you mean `absent`?"));
  CHECK(contains(fault("rule r: match `f($x)` where $x preceeds $x note \"x\""),
                 "did you mean `precedes`?"));
  // Two letters are near to everything.
  CHECK(!contains(fault("rule r: match `f()` zz `g()`"), "did you mean"));
}

TEST_CASE("a text in quotes goes on behind a backslash at the end of a line") {
  const auto put = [](const std::string& text) {
    return rewritten(
        "rule a: match `len($x)` where text of $x = \"" + text + "\" replace with `$x`\n",
        "len('one two')\n");
  };
  CHECK(put("one two") == "'one two'\n");
  CHECK(put("one \\\n      two") == "'one two'\n");
  CHECK(put("one \\\r\n\ttwo\\\n   ") == "'one two'\n");
  CHECK(put("one\\\n two") == "len('one two')\n");
}

TEST_CASE("words of the language may be parameters of a function") {
  CHECK(fault("function lib.reset(level, drop, set = True)").empty());
}

TEST_CASE("a file of faults is not read to its end") {
  hvr::Diagnostics d;
  parse_rules("r.hvr", repeat("rule ?\n", 5000), d);
  CHECK(d.all().size() == 101);
  CHECK(d.all().back().message == "the rest of this file was not read");
}
