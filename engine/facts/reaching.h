// Reaching definitions of one name: which of its bindings a use may see.
#pragma once
#include <vector>

#include "engine/facts/facts.h"

namespace hvr {

// One question. Costs the bindings that are returned, those skipped on the way back to the first
// that surely stands between, and the choices around them; what lies behind is not looked at.
class ReachingDefinitions {
 public:
  // `all`: the bindings of the name in the scope that owns it, in textual order. `inner`: the use
  // stands in a function inside that scope, so it sees the scope's final state.
  ReachingDefinitions(const Facts& facts, const NumberList& all, NodeId use, bool inner);
  BindingIds find() const;

 private:
  // Whether whoever reaches the use has passed b, if b stands before it.
  bool dominates(const Binding& b) const;
  bool before_use(const Binding& b) const;
  // Whether whoever reaches the use has come through all of a block that stands before it.
  bool is_passed(NodeId block) const;
  // The `if` around b that whoever reaches the use has passed; or none.
  NodeId choice_around(const Binding& b) const;
  // Whether each way through binds the name, or does not come to the use.
  bool binds_in_each_branch(NodeId choice) const;
  bool binds(NodeId block) const;
  // Whether b stands before the use in a branch that whoever comes to the use has not taken, in
  // this round of the loops around them or, where `dominator` stands between, in any.
  bool in_another_branch(const Binding& b, const Binding* dominator) const;
  // The index of the first binding at or behind a node.
  size_t index_of(NodeId n) const;
  // What is bound later in the body of a loop reaches the next round.
  void add_next_rounds(size_t from, bool dominated, BindingIds& out) const;

  const Facts& facts_;
  const Tree& tree_;
  const NumberList& all_;
  NodeId use_;
  bool inner_;
};

}  // namespace hvr
