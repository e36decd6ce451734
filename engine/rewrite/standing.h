// The edits of the rule applications that stand, found by the nodes they hang on.
#pragma once
#include <span>
#include <vector>

#include "engine/rewrite/edits.h"
#include "python/tree.h"

namespace hvr {

// Made anew when an application falls or an edit comes: it points into the set.
class StandingEdits {
 public:
  StandingEdits(const EditSet& set, const Tree& tree);
  using Some = std::span<const Edit* const>;
  // Those of one node, in the order of their rules.
  Some at(NodeId n) const { return between(n, n + 1); }
  // Those of a node and of all in it, in the order of the nodes.
  Some inside(NodeId n) const { return between(n, tree_[n].last); }
  bool has(NodeId n, Edit::Kind kind) const;

 private:
  Some between(NodeId first, NodeId last) const;
  const Tree& tree_;
  std::vector<const Edit*> edits_;
  std::vector<NodeId> nodes_;  // of each
};

}  // namespace hvr
