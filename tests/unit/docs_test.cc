// Every rule-file example in the documentation is loaded, and the examples inside it must hold.
#include <re2/re2.h>

#include <filesystem>
#include <set>

#include "helpers.h"

TEST_CASE("the examples in the documentation work") {
  int blocks = 0, held = 0;
  for (const char* doc : {"docs/language.md", "README.md", "docs/refusals.md"}) {
    const std::string text = slurp(std::string(HVREWRITE_TREE) + "/" + doc);
    for (size_t at = text.find("```hvr\n"); at != std::string::npos;
         at = text.find("```hvr\n", at + 1)) {
      const size_t begin = at + 7;
      std::string block = text.substr(begin, text.find("```", begin) - begin);
      if (block.find("ruleset ") == std::string::npos) block = "ruleset doc\n" + block;
      ++blocks;
      CAPTURE(block);
      hvrewrite::Messages messages;
      const auto r = rules_from(block, messages);
      std::string said;
      for (const auto& m : messages) said += m.code + ": " + m.text + "\n";
      CHECK_MESSAGE(r, said);
      if (!r) continue;
      for (const auto& e : r->run_examples()) {
        CHECK_MESSAGE(e.ok, "got:\n" << e.got << "\nwanted:\n" << e.wanted);
        ++held;
      }
    }
  }
  CHECK(blocks >= 25);
  CHECK(held >= 25);
}

TEST_CASE("the page of messages lists the registered codes") {
  const std::string page = slurp(std::string(HVREWRITE_TREE) + "/docs/diagnostics.md");
  for (const auto& [code, meaning] : hvrewrite::message_codes())
    CHECK_MESSAGE(page.find("| " + code + " | " + meaning + " |\n") != std::string::npos, code);
}

namespace {

// The words that the grammar's headers say.
std::set<std::string> words_of_grammar() {
  const std::filesystem::path grammar = std::string(HVREWRITE_TREE) + "/grammar";
  const re2::RE2 rule(R"re(\b(?:kw|walk|going_up|header|noun_of|Asks)<([^>]*)>)re");
  const re2::RE2 word("\"([A-Za-z]+)\"");
  std::set<std::string> words;
  for (const auto& file : std::filesystem::directory_iterator(grammar)) {
    if (file.path().extension() != ".h") continue;
    const std::string text = slurp(file.path().string());
    std::string inside, found;
    for (re2::StringPiece rest(text); re2::RE2::FindAndConsume(&rest, rule, &inside);)
      for (re2::StringPiece in(inside); re2::RE2::FindAndConsume(&in, word, &found);)
        words.insert(found);
  }
  return words;
}

}  // namespace

TEST_CASE("the page of the language lists the words of the grammar, and counts them") {
  const std::set<std::string> words = words_of_grammar();
  const std::string page = slurp(std::string(HVREWRITE_TREE) + "/docs/language.md");
  const std::string list = page.substr(page.find("## 14. Words"));
  for (const std::string& w : words)
    CHECK_MESSAGE(list.find("`" + w + "`") != std::string::npos, w);
  CHECK(list.find("The grammar has " + std::to_string(words.size()) + " words") !=
        std::string::npos);
}

TEST_CASE("each word of the grammar stands in an example of the page of the language") {
  const std::string page = slurp(std::string(HVREWRITE_TREE) + "/docs/language.md");
  std::set<std::string> used;
  const re2::RE2 word("([A-Za-z]+)");
  for (size_t at = page.find("```hvr\n"); at != std::string::npos;
       at = page.find("```hvr\n", at + 1)) {
    const std::string block = page.substr(at + 7, page.find("```", at + 7) - at - 7);
    // What stands between backticks and quotes, and behind `#`, is no word of the language.
    std::string code;
    char inside = 0;
    for (const char c : block) {
      if (inside == 0 && (c == '`' || c == '"' || c == '#'))
        inside = c;
      else if (inside != 0 && c == (inside == '#' ? '\n' : inside))
        inside = 0;
      else if (inside == 0)
        code += c;
      if (c == '\n') code += ' ';
    }
    std::string found;
    for (re2::StringPiece in(code); re2::RE2::FindAndConsume(&in, word, &found);)
      used.insert(found);
  }
  for (const std::string& w : words_of_grammar())
    // `facts` begins a file that others use; an example is one file.
    if (w != "facts") CHECK_MESSAGE(used.contains(w), w);
}
