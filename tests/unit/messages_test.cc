// The examples of the page of messages: the wrong one gives its code, the right one says nothing.
#include <atomic>
#include <regex>
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
  const std::regex part("(Wrong|Right)[^\n]*:\n");
  for (const auto& [code, meaning] : hvrewrite::message_codes()) {
    CAPTURE(code);
    const size_t at = page.find("\n## " + code + "\n");
    REQUIRE(at != std::string::npos);
    const std::string section = page.substr(at + 1, page.find("\n## ", at + 1) - at - 1);
    int wrong = 0, right = 0;
    for (std::sregex_iterator m(section.begin(), section.end(), part), end; m != end;) {
      const bool is_wrong = (*m)[1] == "Wrong";
      const auto from = static_cast<size_t>(m->position());
      ++m;
      const size_t to = m == end ? section.size() : static_cast<size_t>(m->position());
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
