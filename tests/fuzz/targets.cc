// The inputs of the fuzzer, given to the library as an embedding program would.
#include "tests/fuzz/targets.h"

#include <hvrewrite/hvrewrite.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>

namespace fuzz {

namespace {

constexpr const char* kProgram =
    "import os\nfrom m import f, g as h\n\n\nclass C(f):\n    x = 1\n\n    def run(self, a, *b, "
    "c=2):\n"
    "        for i in range(a):\n            self.x += f(i, c)  # each\n        return h(self.x, "
    "*b)\n\n\n"
    "if __name__ == '__main__':\n    print(C().run(3))\n";

std::optional<hvrewrite::Ruleset> load(const std::string& text) {
  hvrewrite::Messages messages;
  const auto read = [&](const std::string& path) -> std::optional<std::string> {
    return path == "r.hvr" ? std::optional(text) : std::nullopt;
  };
  return hvrewrite::Ruleset::load("r.hvr", read, {}, messages);
}

// Rules of every kind, loaded once.
const hvrewrite::Ruleset& of_every_kind() {
  static const hvrewrite::Ruleset set = [] {
    std::ifstream in(HVREWRITE_TREE "/tests/fuzz/rules.hvr");
    auto loaded = load({std::istreambuf_iterator<char>(in), {}});
    if (!loaded) throw std::runtime_error("tests/fuzz/rules.hvr is not accepted");
    return *loaded;
  }();
  return set;
}

}  // namespace

void rules(const std::string& text) {
  if (const auto set = load(text)) set->rewrite("p.py", kProgram);
}

void python(const std::string& text) { of_every_kind().rewrite("p.py", text); }

void both(const std::string& text) {
  const size_t at = text.find("\n%%\n");
  if (at == std::string::npos) return;
  if (const auto set = load(text.substr(0, at + 1))) set->rewrite("p.py", text.substr(at + 4));
}

void notebook(const std::string& text) { of_every_kind().rewrite("p.ipynb", text); }

bool run(const std::string& target, const std::string& text) {
  if (target == "rules") {
    rules(text);
  } else if (target == "python") {
    python(text);
  } else if (target == "both") {
    both(text);
  } else if (target == "notebook") {
    notebook(text);
  } else {
    return false;
  }
  return true;
}

}  // namespace fuzz
