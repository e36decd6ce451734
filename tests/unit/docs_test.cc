// Every rule-file example in the documentation is loaded, and the examples inside it must hold.
#include <filesystem>

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
