// What a program has many of: uses, origins, effects, exits, definitions.
#pragma once
#include <utility>
#include <vector>

#include "engine/match/evaluator.h"

namespace hvr {

// The things a noun names, in the order of the text (origins in the order found). Where there may
// be others, `beyond` is what hides them.
UseSet things(const Evaluator& e, ir::Noun noun, ir::ValueId of, std::optional<ir::ValueId> place,
              Captures& captures);

// Whether all ways back from a value end at a match.
Tri comes_only(const Evaluator& e, const ir::condition::ComesOnly& o, Captures& captures);

// Where the ways back from a value lead to matches, and whether some way is cut before. Of `first`
// only the first that is found is wanted.
struct Led {
  std::vector<std::pair<NodeId, ir::FragmentId>> matches;
  bool cut = false;
};
Led led_to(const Evaluator& e, const ir::condition::Comes& o, Captures& captures,
           bool first = false);
// Catches what the fragment holds at a node that it matches.
void meet(const Evaluator& e, const ir::condition::Comes& o, ir::FragmentId f, NodeId n,
          Captures& captures);
// Whether some way back leads to a match; what is caught stays.
Tri comes(const Evaluator& e, const ir::condition::Comes& o, Captures& captures);

// Leaves the holes of a condition bound to what made it hold (`want`), or to what made it fail: the
// first counterexample of `every`, the first hit of `no`, and so on inside them.
void leave_witness(const Evaluator& e, ir::ConditionId id, Captures& captures, bool want);

}  // namespace hvr
