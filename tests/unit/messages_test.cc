// The examples of the page of messages: the wrong one gives its code, the right one says nothing.
#include <re2/re2.h>

#include <atomic>
#include <set>

#include "helpers.h"

namespace {

// The files of an example, by name; the rules are `rules.hvr`, the program begins in `main.py`.
using Files = std::map<std::string, std::string>;

// What stands in the blocks of a piece of Markdown.
Files files_of(const std::string& markdown) {
  static const std::map<std::string, std::string> kMain = {
      {"hvr", "rules.hvr"}, {"python", "main.py"}, {"notebook", "main.ipynb"}};
  Files out;
  std::istringstream lines(markdown);
  std::string file;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```"))
      file = file.empty() ? kMain.at(line.substr(3)) : "";
    else if (!file.empty() && line.starts_with("# file "))
      file = line.substr(7);
    else if (!file.empty())
      out[file] += line + "\n";
  }
  std::string& rules = out["rules.hvr"];
  if (!rules.starts_with("ruleset ")) rules = "ruleset example\n" + rules;
  return out;
}

// The codes of all that is said of an example.
std::set<std::string> said_of(const Files& files) {
  std::set<std::string> codes;
  const auto take = [&](const hvrewrite::Messages& messages) {
    for (const auto& m : messages) codes.insert(m.code);
  };
  hvrewrite::Messages messages;
  const auto read = [&](const std::string& path) {
    const auto it = files.find(path.substr(path.starts_with("rules/") ? 6 : 0));
    return it == files.end() ? std::nullopt : std::optional(it->second);
  };
  const auto r = hvrewrite::Ruleset::load("rules/rules.hvr", read, {}, messages);
  take(messages);
  if (!r) return codes;
  for (const auto& e : r->run_examples())
    if (!e.ok) codes.insert("R060");
  if (files.contains("main.ipynb")) take(r->rewrite("main.ipynb", files.at("main.ipynb")).messages);
  if (!files.contains("main.py")) return codes;
  std::vector<hvrewrite::File> all;
  for (const auto& [name, text] : files)
    if (name.ends_with(".py")) all.push_back({name, text});
  take(r->rewrite(hvrewrite::Project("", std::move(all)), "main.py").messages);
  return codes;
}

// Faults of our own, of which there is no example.
const std::set<std::string> kNoExample = {"R900", "R902"};

// Examples of the command line, which tests/cli runs, and of programs that embed the library.
bool is_run_elsewhere(const std::string& text) {
  return text.find("```sh\n") != std::string::npos || text.find("```cpp\n") != std::string::npos;
}

}  // namespace

TEST_CASE(
    "the page of messages has a wrong and a right example of each, and both are what they say") {
  const std::string page = slurp(std::string(HVREWRITE_TREE) + "/docs/diagnostics.md");
  const re2::RE2 part("(?:Wrong|Right)[^\n]*:\n");
  for (const auto& [code, meaning] : hvrewrite::message_codes()) {
    CAPTURE(code);
    const size_t at = page.find("\n## " + code + "\n");
    REQUIRE(at != std::string::npos);
    const std::string section = page.substr(at + 1, page.find("\n## ", at + 1) - at - 1);
    int wrong = 0, right = 0;
    std::vector<size_t> parts;  // where each begins, and the end
    re2::StringPiece found;
    for (size_t from = 0;
         part.Match(section, from, section.size(), re2::RE2::UNANCHORED, &found, 1);
         from = parts.back() + found.size())
      parts.push_back(static_cast<size_t>(found.data() - section.data()));
    parts.push_back(section.size());
    for (size_t i = 0; i + 1 < parts.size(); ++i) {
      const size_t from = parts[i], to = parts[i + 1];
      const bool is_wrong = section.compare(from, 5, "Wrong") == 0;
      const std::string text = section.substr(from, to - from);
      CAPTURE(text);
      if (!is_run_elsewhere(text)) {
        const auto codes = said_of(files_of(text));
        CHECK((is_wrong ? codes.contains(code) : codes.empty()));
      }
      ++(is_wrong ? wrong : right);
    }
    CHECK(wrong == right);
    CHECK((wrong > 0) != kNoExample.contains(code));
  }
}

TEST_CASE("what the page says of programs that embed the library") {
  const auto r = rules("rule quiet: match stmt `print($..._)` as $s remove $s\n");
  const auto first = [](const hvrewrite::Result& done) {
    return done.messages.empty() ? "" : done.messages[0].code;
  };
  CHECK(first(r.rewrite(hvrewrite::Project("", {}), "main.py")) == "P001");
  const hvrewrite::Project whole("", {{"main.py", "print(1)\n"}});
  CHECK(r.rewrite(whole, "main.py").messages.empty());
  std::atomic<bool> stop = true;
  CHECK(first(r.rewrite(whole, "main.py", {0, &stop})) == "P012");
  stop = false;
  CHECK(r.rewrite(whole, "main.py", {0, &stop}).messages.empty());
}

// Section 13 of the page of the language.
TEST_CASE("what the first edition wrote in another way is told how it is written now") {
  const std::string head = "ruleset old edition 2\nfind R at $x: match `len($_)` as $x\n";
  const std::string f = "rule r: match `len($x)` as $c ", wrap = " wrap $c as `str($x)`\n";
  const std::vector<std::pair<std::string, std::string>> old = {
      {f + "if $x is literal then remove $c end\n", "`if c { … } else { … }`"},
      {f + "for each $y in $x do remove $c end\n", "`for each $x in V { … }`"},
      {"rule r: either { match `len($x)` as $c } or { match `abs($x)` as $c }" + wrap,
       "`{ … } or { … }`"},
      {f + "keep" + wrap, "leave it out"},
      {"rule r: match `len($x)` or `abs($x)` as $c" + wrap, "parted by `|`"},
      {f + "where no R at $y where $y runs $c" + wrap, "inside its braces"},
      {"rule r: match `f($...x)` as $c where each $y in $...x where $y is literal" + wrap,
       "`every $x in V { condition }`"},
      {"should d: each R at $x or warn \"a\" at $x\n", "`must NAME: CLAUSES else warn"},
      {"must d: each R at $x or error \"a\" at $x\n", "`else error"},
      {"refuse when imports len: \"a\"\n", "`refuse \"text\" at $x: CLAUSES`"},
      {"together d: each R by a, b\n", "`does` and `needs`"},
      {f + "where name_of($c) = \"a\"" + wrap, "`name of $x`"},
      {f + "where length($x) > 2" + wrap, "`length of $x`"},
      {f + "where loop_around($c) is absent" + wrap, "`loop of $x`"},
      {f + "head of $c `print(1)`\n", "`insert stmt R first in $x`"},
      {f + "drop a.x\n", "`remove a.name`"},
      {f + "where $x has `abs($_)`" + wrap, "`some F in $x`"},
      {f + "where $x = \"a\"" + wrap, "`text of $x = \"a\"`"},
      {f + "where $x matches \"a\"" + wrap, "`text of $x matches"},
      {f + "where $c is statement" + wrap, "`$x in stmt"},
      {f + "where $c bound by name" + wrap, "`$x in ``$_:name = $x```"},
      {f + "where $c in scope of $x" + wrap, "`function of $x is function of $y`"}};
  for (const auto& [written, wanted] : old) {
    CAPTURE(written);
    hvrewrite::Messages messages;
    CHECK_FALSE(rules_from(head + written, messages));
    REQUIRE_FALSE(messages.empty());
    CHECK_MESSAGE(messages[0].help.find(wanted) != std::string::npos, messages[0].help);
  }
}

TEST_CASE(
    "where nothing was found the modules that were not read are named, but not Python's own") {
  const auto r = rules(
      "pattern Loop: some `range($_)`\nrefuse \"nothing was found\" help \"name another\": where "
      "pattern is Unknown\n");
  const auto said = r.rewrite("t.py",
                              "from __future__ import division\nimport abc, cPickle\n"
                              "import urllib.request\nfrom lib import net\n")
                        .messages;
  REQUIRE(said.size() == 1);
  CHECK(said[0].help ==
        "name another; nothing is known of `lib`: take files in with --project, or describe a "
        "library with --facts");
}
