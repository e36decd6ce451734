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

// Has `query.relations` answered, each as if it were asked before anything is known of the pattern.
void answer_relations(Query& query);

// The least upper bound of the patterns that have evidence (paper, Algorithm 1 and Fig. 13); sets
// `query.pattern` to it.
Classification classify(Query& query);

}  // namespace hvr
