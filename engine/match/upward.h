// Clauses that go up from a place, through loops and callers.
#pragma once
#include "engine/match/evaluator.h"

namespace hvr {

// The nearest places, going up through callers, that run a node and satisfy the condition.
void nearest(const Evaluator& e, const ir::clause::Nearest& o, Captures& captures,
             Evaluator::Each each);

// The first loop that satisfies the condition, on every way up from a node, through callers.
void innermost(const Evaluator& e, const ir::clause::Innermost& o, Captures& captures,
               Evaluator::Each each);

// The outermost loop that runs a node, going up (through a single caller, too) while the condition
// holds; where there is no loop, the node's own statement.
void outermost(const Evaluator& e, const ir::clause::Outermost& o, Captures& captures,
               Evaluator::Each each);

// Whether a construct around the node of a hole, in its statement, matches with the node at the
// place of the hole.
bool stands_in(const Evaluator& e, const ir::condition::StandsIn& o, Captures& captures);

}  // namespace hvr
