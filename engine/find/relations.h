// Questions about the original program, asked before any edit: the relations, and the training
// pattern on its flat lattice.
#pragma once
#include <vector>

#include "engine/match/evaluator.h"

namespace hvr {

struct Evidence {
  ir::PatternId pattern;
  NodeId node = kNoNode;
};

struct Classification {
  ir::TrainingPattern pattern;
  std::vector<Evidence> evidence;  // in textual order
};

// Fills `query.relations`, in the order of the rule file. A relation may use earlier ones only, so
// there is no fixpoint.
void find_relations(Query& query);

// The least upper bound of the patterns that have evidence (paper, Algorithm 1 and Fig. 13); sets
// `query.pattern` to it.
Classification classify(Query& query);

}  // namespace hvr
