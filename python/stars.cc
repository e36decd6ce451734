// Stars in the place that Python gives them.
#include "python/stars.h"

namespace hvr {
namespace {

// Whether an expression of this kind may begin with another one that is its part.
bool begins_with_operand(Kind k) {
  switch (k) {
    case Kind::attribute:
    case Kind::call:
    case Kind::subscript:
    case Kind::binary_operator:
    case Kind::boolean_operator:
    case Kind::comparison_operator:
    case Kind::conditional_expression: return true;
    default: return false;
  }
}

// The nodes from `top` to the one above the star move one place down, the star takes that of `top`.
void lift(std::vector<Node>& nodes, NodeId top, NodeId star) {
  for (NodeId n = top; n < star; ++n)
    for (NodeId c = nodes[n + 1].last; c < nodes[n].last; c = nodes[c].last)
      nodes[c].parent = n + 1;
  const uint32_t operand = nodes[star + 1].span.begin;
  const Node lifted = nodes[star], whole = nodes[top];
  for (NodeId n = star; n > top; --n) {
    nodes[n] = nodes[n - 1];
    nodes[n].span.begin = operand;
    nodes[n].parent = n - 1;
  }
  nodes[star + 1].field = lifted.field;
  nodes[top + 1].field = Field::none;
  nodes[top] = {Kind::list_splat, whole.field, whole.span, whole.parent, whole.last};
}

}  // namespace

void lift_stars(std::vector<Node>& nodes) {
  for (NodeId star = 0; star + 1 < nodes.size(); ++star) {
    if (nodes[star].kind != Kind::list_splat || star + 1 >= nodes[star].last ||
        nodes[star + 1].kind == Kind::comment)
      continue;
    NodeId top = star;
    while (top > 0 && nodes[top].parent == top - 1 && begins_with_operand(nodes[top - 1].kind) &&
           nodes[top - 1].span.begin == nodes[star].span.begin)
      --top;
    if (top < star) lift(nodes, top, star);
  }
}

}  // namespace hvr
