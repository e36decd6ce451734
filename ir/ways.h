// The ways in which a condition holds.
#pragma once
#include "ir/program.h"

namespace hvr::ir {

// Whether a condition can hold in several ways that bind its holes to different things: by several
// matches of a pattern, several objects that a flow leads to, several arms.
bool in_several_ways(const Ruleset& rules, ConditionId id);

}  // namespace hvr::ir
