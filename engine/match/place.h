// The place that a node is: of a statement that is an expression, the expression.
#pragma once
#include <optional>
#include <utility>

#include "engine/match/captures.h"
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

// Gives a place its name; false where the name stands for another place already.
inline bool name_place(const Tree& tree, Captures& captures, std::optional<ir::HoleId> name,
                       NodeId n) {
  if (name && captures[*name].bound()) {
    const Value& held = captures[*name];
    return held.type == Value::Type::node && same_place(tree, held.node, n);
  }
  captures.set(name, n);
  return true;
}

}  // namespace hvr
