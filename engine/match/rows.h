// Rows of relations, and patterns anywhere in a scope.
#pragma once
#include "engine/match/evaluator.h"

namespace hvr {

// Arguments captured by this fragment are read with the signature of this name.
void attach_signature(const ir::Ruleset& rules, const std::optional<std::string>& name,
                      ir::FragmentId fragment, Captures& captures);

// Whether a row fits; captures of the surest one stay.
Tri some_row(const Evaluator& e, const ir::RowQuery& query, Captures& captures);

// The rows that fit, perhaps.
std::vector<Row> rows_that_fit(const Evaluator& e, const ir::RowQuery& query, Captures& captures);

// Each row that fits, once per distinct tuple of the columns that are named; of those that stand in
// the range, and may fit what is demanded of it afterwards.
void each_row(const Evaluator& e, const ir::RowQuery& query, Captures& captures,
              Evaluator::Yield yield, NodeRange within = {},
              std::span<const ir::ConditionId> demanded = {});

// Whether one of the fragments matches in the scope. With `all`, goes on behind the first match and
// collects every node that surely holds.
Tri some_fragment(const Evaluator& e, const ir::condition::SomeFragment& query, Captures& captures,
                  std::vector<NodeId>* all = nullptr);

}  // namespace hvr
