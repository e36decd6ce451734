#include "python/shapes.h"

namespace hvr {
namespace {

bool is_part(const Node& n) { return n.kind != Kind::comment && n.kind != Kind::line_continuation; }

// `named` (an `as_pattern`) takes the place of `top`, which ends in it; what lies between moves one
// place down and ends where the named value does.
void lift(std::vector<Node>& nodes, NodeId top, NodeId named) {
  const Node whole = nodes[top], alias_holder = nodes[named];
  const NodeId value = named + 1, alias = nodes[value].last;
  for (NodeId n = alias; n < alias_holder.last; n = nodes[n].last) nodes[n].parent = top;
  const uint32_t end = nodes[value].span.end;
  for (NodeId n = named; n-- > top;) {
    Node moved = nodes[n];
    if (moved.last == whole.last) {
      moved.last = alias;
      moved.span.end = end;
    } else {
      ++moved.last;
    }
    moved.parent = n == top ? top : moved.parent + 1;
    nodes[n + 1] = moved;
  }
  nodes[value].parent = alias_holder.parent + 1;
  nodes[value].field = alias_holder.field;
  nodes[top + 1].field = Field::none;
  nodes[top] = {Kind::as_pattern, whole.field, whole.span, whole.parent, whole.last};
}

// Whether a statement's expressions are a tuple without brackets that the tree does not have.
bool lacks_tuple(const std::vector<Node>& nodes, std::string_view text, NodeId s) {
  NodeId only = kNoNode;
  for (NodeId n = s + 1; n < nodes[s].last; n = nodes[n].last) {
    if (!is_part(nodes[n])) continue;
    if (only != kNoNode) return true;
    only = n;
  }
  const Span span = nodes[s].span;
  return only != kNoNode && nodes[only].span.end < span.end && span.end <= text.size() &&
         text[span.end - 1] == ',';
}

void lift_aliases(std::vector<Node>& nodes) {
  for (NodeId named = 1; named + 1 < nodes.size(); ++named) {
    if (nodes[named].kind != Kind::as_pattern || !is_part(nodes[named + 1])) continue;
    NodeId top = named;
    for (NodeId p = nodes[top].parent;
         p != kNoNode && nodes[p].last == nodes[named].last &&
         (nodes[p].kind == Kind::conditional_expression || nodes[p].kind == Kind::lambda_);
         p = nodes[p].parent)
      top = p;
    if (top < named && nodes[named + 1].last < nodes[named].last) lift(nodes, top, named);
  }
}

void gather_tuples(std::vector<Node>& nodes, std::string_view text) {
  std::vector<NodeId> found;
  for (NodeId n = 0; n < nodes.size(); ++n)
    if (nodes[n].kind == Kind::expression_statement && lacks_tuple(nodes, text, n))
      found.push_back(n);
  if (found.empty()) return;
  std::vector<Node> out;
  out.reserve(nodes.size() + found.size());
  // Where each node stands then: behind a list for each of the statements before it.
  std::vector<NodeId> moved(nodes.size() + 1);
  std::vector<bool> holds_list(nodes.size());
  NodeId lists = 0;
  for (NodeId n = 0; n <= nodes.size(); ++n) {
    moved[n] = n + lists;
    if (lists < found.size() && found[lists] == n) holds_list[n] = true, ++lists;
  }
  for (NodeId n = 0; n < nodes.size(); ++n) {
    Node node = nodes[n];
    node.last = moved[node.last];
    if (node.parent != kNoNode)
      node.parent = moved[node.parent] + (holds_list[node.parent] ? 1 : 0);
    out.push_back(node);
    if (holds_list[n])
      out.push_back({Kind::expression_list, Field::none, node.span, moved[n], node.last});
  }
  nodes = std::move(out);
}

}  // namespace

void correct_shapes(std::vector<Node>& nodes, std::string_view text) {
  lift_aliases(nodes);
  gather_tuples(nodes, text);
}

}  // namespace hvr
