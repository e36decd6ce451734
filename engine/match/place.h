// The place that a node is: of a statement that is an expression, the expression.
#pragma once
#include <utility>

#include "python/tree.h"

namespace hvr {

inline NodeId as_place(const Tree& tree, NodeId n) {
  if (n == kNoNode || tree.kind(n) != Kind::expression_statement) return n;
  const NodeId only = tree.first_part(n);
  return only != kNoNode && tree.next_part(only) == kNoNode ? only : n;
}
inline bool same_place(const Tree& tree, NodeId a, NodeId b) {
  return as_place(tree, a) == as_place(tree, b);
}

// The first and the last node of the same place.
inline std::pair<NodeId, NodeId> nodes_of_place(const Tree& tree, NodeId n) {
  const NodeId last = as_place(tree, n), parent = tree.parent(last);
  return {parent != kNoNode && as_place(tree, parent) == last ? parent : last, last};
}

}  // namespace hvr
