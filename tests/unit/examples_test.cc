// Examples in rule files: when they hold, and what is said of those that do not.
#include "helpers.h"

namespace {

constexpr const char* kRules = R"(ruleset test
library shop
program day: `
  import shop
  def day(names):
      shop.open()
      $here
      shop.close()`
rule greet: match stmt `shop.enter($who)` as $s where not $who is None after $s `print($who)`
rule empty: match `shop.enter(None)` as $call warn "nobody comes in" at $call
rule idle: match stmt `shop.serve($..._)` as $s
  for each $x in [] { before $s `print($x)` }
)";

// What is wrong with one example behind these rules; "" where it holds.
std::string fault(const std::string& example, std::string rules = kRules) {
  rules += example + "\n";
  hvrewrite::Messages messages;
  const auto r = rules_from(rules, messages);
  std::string said;
  for (const auto& m : messages)
    if (m.severity == hvrewrite::Message::Severity::error) said += m.code + " " + m.text + "\n";
  REQUIRE_MESSAGE(r, said);
  const auto all = r->run_examples();
  REQUIRE(all.size() == 1);
  CHECK(all[0].ok == all[0].why.empty());
  return all[0].why;
}

}  // namespace

TEST_CASE("an example stands in its programs, each in the one before it") {
  CHECK(fault("example greet assuming day: `shop.enter(a)` becomes\n"
              "  `shop.enter(a)\n   print(a)`") == "");
  CHECK(fault("example greet assuming day,\n  `for a in names:\n       $here\n   rest()`:\n"
              "  `shop.enter(a)` becomes\n  `shop.enter(a)\n   print(a)`") == "");
  CHECK(fault("example greet assuming `import shop`: `shop.enter(a)` becomes\n"
              "  `shop.enter(a)\n   print(a)`") == "");
}

TEST_CASE("the lines that an example wants stand together, in order, and were not there before") {
  const std::string before = "example greet assuming day: `shop.enter(a)\n  b()\n  c()` becomes ";
  CHECK(fault(before + "`shop.enter(a)\n print(a)\n b()\n c()`") == "");
  CHECK(fault(before + "`print(a)\n $..._\n c()`") == "");
  CHECK(fault(before + "`print(a)\n c()`") == "other lines come");
  CHECK(fault(before + "`c()\n $..._\n print(a)`") == "other lines come");
  CHECK(fault(before + "`print(a)\n b()\n     c()`") == "other lines come");
  CHECK(fault(before + "`b()\n c()`") == "these lines stand there before");
  // With nothing behind, they end the result.
  CHECK(fault("example greet assuming `import shop`: `shop.enter(a)\n b()` becomes `print(a)`") ==
        "other lines come");
  CHECK(fault("example greet assuming `import shop`: `shop.enter(a)\n b()` becomes\n"
              "  `print(a)\n   $..._`") == "");
}

TEST_CASE("a rule that an example names has to act in it, or must not") {
  CHECK(fault("example empty assuming day: `shop.enter(a)` becomes\n"
              "  `shop.enter(a)\n   print(a)`") == "the rule `empty` does not act in it");
  CHECK(fault("example greet assuming day: `shop.enter(None)` stays") == "");
  CHECK(fault("example empty assuming day: `shop.enter(None)` stays") ==
        "the rule `empty` acts in it");
  // An application that does nothing is none.
  CHECK(fault("example idle assuming day: `shop.enter(a)\n shop.serve(a)` becomes\n"
              "  `print(a)\n   shop.serve(a)`") == "the rule `idle` does not act in it");
  CHECK(fault("example idle assuming day: `shop.serve(a)` stays") == "");
}

TEST_CASE("what an example says is said at its lines") {
  CHECK(fault("example empty assuming day: `shop.enter(None)` warn \"nobody comes\"") == "");
  CHECK(fault("example empty assuming day: `shop.enter(None)` note \"nobody comes\"") ==
        "nothing at its lines says note \"nobody comes\"");
  CHECK(fault("example empty assuming day: `shop.enter(None)` warn \"comes\"") ==
        "nothing at its lines says warn \"comes\"");
  CHECK(fault("example empty assuming day, `shop.enter(None)`: `b()` warn \"nobody\"") ==
        "nothing at its lines says warn \"nobody\"");
  CHECK(fault("example empty assuming day: `shop.enter(None)` stays warn \"nobody\"") == "");
}

TEST_CASE("a program that is refused is claimed by an error only") {
  const std::string rules = std::string("ruleset test\nlibrary shop\n") +
                            "refuse \"sold out\" at $x: match `shop.sell()` as $x\n" +
                            "rule greet: match `shop.enter($w)` replace with `shop.greet($w)`\n";
  CHECK(fault("example assuming `import shop`: `shop.sell()` stays", rules) ==
        "its program is refused");
  CHECK(fault("example assuming `import shop`: `shop.sell()` error \"sold out\"", rules) == "");
  CHECK(fault("example greet assuming `import shop`: `shop.enter(1)\n shop.sell()` becomes\n"
              "  `shop.greet(1)`",
              rules) == "nothing is changed");
  CHECK(fault("example: `1 +` stays", rules) == "it cannot be read");
}

TEST_CASE("an example of a part claims nothing where the ruleset refuses its program") {
  const std::map<std::string, std::string> files = {
      {"rules/main.hvr",
       "ruleset r\nlibrary shop\nuse \"part.hvr\"\n"
       "refuse \"not here\": where some `shop.sell()`\n"
       "example assuming `import shop`: `shop.sell()` stays\n"},
      {"rules/part.hvr",
       "facts part\nlibrary other\nrule a: match `other.f()` replace with "
       "`other.g()`\nrefuse \"never\": where some `other.never()`\n"
       "example a assuming `import other, shop`: `shop.sell()\n other.f()` "
       "becomes `other.g()`\n"
       "example a assuming `import other`: `other.never()\n other.f()` "
       "becomes `other.g()`\n"}};
  const auto read = [&](const std::string& p) {
    const auto it = files.find(p);
    return it == files.end() ? std::nullopt : std::optional(it->second);
  };
  hvrewrite::Messages messages;
  const auto r = hvrewrite::Ruleset::load("rules/main.hvr", read, {}, messages);
  REQUIRE(r);
  int refused = 0, wrong = 0;
  for (const auto& e : r->run_examples()) {
    refused += e.refused;
    wrong += !e.ok;
  }
  CHECK(refused == 1);
  CHECK(wrong == 2);
}

TEST_CASE("rules that come from an image have their examples, too") {
  const std::string text =
      "ruleset r\nrule a: match `len($x)` replace with `abs($x)`\n"
      "example a: `y = len(1)` becomes `y = abs(1)`\n";
  std::map<std::string, std::string> images;
  hvrewrite::LoadOptions options;
  options.images.get = [&](const std::string& key) {
    using Kept = hvrewrite::RuleImages::Kept;
    const auto it = images.find(key);
    if (it == images.end()) return std::optional<Kept>();
    const auto image = std::make_shared<const std::string>(it->second);
    return std::optional(Kept{*image, image});
  };
  options.images.put = [&](const std::string& key, const std::string& image) {
    images[key] = image;
  };
  const auto read = [&](const std::string&) { return std::optional(text); };
  for (int k = 0; k < 2; ++k) {
    hvrewrite::Messages messages;
    const auto r = hvrewrite::Ruleset::load("r.hvr", read, options, messages);
    REQUIRE(r);
    CHECK(images.size() == 1);
    const auto all = r->run_examples();
    REQUIRE(all.size() == 1);
    CHECK(all[0].ok);
  }
}
