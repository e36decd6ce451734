// What a program has many of: uses, origins, effects, exits, definitions.
#pragma once
#include "engine/match/evaluator.h"

namespace hvr {

// The things a noun names, in the order of the text (origins in the order found). Where there may
// be others, `beyond` is what hides them.
UseSet things(const Evaluator& e, ir::Noun noun, ir::ValueId of, std::optional<ir::ValueId> place,
              Captures& captures);

// Whether all ways back from a value end at a match.
Tri comes_only(const Evaluator& e, const ir::condition::ComesOnly& o, Captures& captures);

// Whether some way back leads to a match; what is caught stays.
Tri comes(const Evaluator& e, const ir::condition::Comes& o, Captures& captures);

// Leaves the holes of a condition bound to what made it hold (`want`), or to what made it fail: the
// first counterexample of `every`, the first hit of `no`, and so on inside them.
void leave_witness(const Evaluator& e, ir::ConditionId id, Captures& captures, bool want);

}  // namespace hvr
