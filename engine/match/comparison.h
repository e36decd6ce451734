// What comparisons are made of.
#pragma once
#include <optional>

#include "engine/match/evaluator.h"

namespace hvr {

// `order`: below, at or above 0, as the left side is less than, equal to or more than the right.
Tri holds(ir::Comparison op, int order);
// The hole of which a value is the text: `"" + $x`; or null.
const ir::HoleId* written_hole(const ir::Ruleset& rules, ir::ValueId v);
// The answer where both sides are texts that stand there already, as `"" + $x = "" + $y`: neither
// is made. Else nothing.
std::optional<Tri> same_spelling(const Evaluator& e, const ir::condition::Compare& asked,
                                 const Captures& captures);

}  // namespace hvr
