// Where a place can be that nobody has looked for yet, by what a condition behind it says of it: a
// join by place goes to the place, and not through all there are.
#pragma once
#include "engine/match/captures.h"
#include "engine/match/query.h"

namespace hvr {

// The hole that a value is, or null.
inline const ir::HoleId* as_hole(const ir::Ruleset& rules, ir::ValueId v) {
  const auto* hole = std::get_if<ir::value::Hole>(&rules[v].op);
  return hole ? &hole->hole : nullptr;
}

// The nodes at which `condition` can hold once `place` is one of them, no more than `within`: it
// says `place is $x` or `place within $x` of something that is held. Only what is certain counts:
// elsewhere the condition is no, whatever else it says.
NodeRange narrowed(const Query& query, ir::ConditionId condition, ir::HoleId place,
                   const Captures& captures, NodeRange within);

}  // namespace hvr
