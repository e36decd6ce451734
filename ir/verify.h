// Whether a rule program holds together: what every later stage relies on without looking.
#pragma once
#include <string>
#include <vector>

#include "ir/program.h"

namespace hvr::ir {

// One line for each fault; empty for a program in order. Every number names something that is
// there, holes are those of their declaration and hold one node or many as declared, definitions
// get as many arguments as they take, places of results are results, and nothing contains itself. A
// fault is one of the lowering, never of a rule file.
std::vector<std::string> verify(const Ruleset& rules);

}  // namespace hvr::ir
