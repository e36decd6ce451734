// Examples, and the programs that they stand in.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/fragment.h"
#include "ir/operands.h"

namespace hvr::ir {

// The line of a program where an example stands.
constexpr std::string_view kHere = "$here";

// Python that examples stand in: where its line `$here` is, else behind it.
struct ExampleProgram {
  std::string name;  // "" for what one example assumes
  std::string text;
  RulePlace place;
};

struct Example {
  struct Said {
    MessageKind kind = MessageKind::note;
    std::string text;  // how the message begins
  };
  std::string rule;
  std::string before, after;
  std::vector<size_t> assuming;  // of the programs, each in the one before it
  std::vector<std::pair<std::string, std::string>> set;
  std::vector<Said> says;
  bool changed = false, unchanged = false;  // neither: only what is said is claimed
  RulePlace place;
};

}  // namespace hvr::ir
