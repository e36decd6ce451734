// Questions about the original program, asked before any edit: the relations, and the training
// pattern on its flat lattice.
#pragma once
#include <string>
#include <vector>

#include "engine/match/evaluator.h"

namespace hvr {

struct Evidence {
  std::string pattern;
  NodeId node = kNoNode;
};

struct Classification {
  std::string pattern = "Unknown";  // a declared pattern, Unknown or Multiple
  std::vector<Evidence> evidence;   // in textual order
};

// Fills `e.relations`, in the order of the rule file. A relation may use earlier ones only, so
// there is no fixpoint.
void find_relations(Evaluator& e);

// The least upper bound of the patterns that have evidence (paper, Algorithm 1 and Fig. 13).
Classification classify(Evaluator& e);

}  // namespace hvr
