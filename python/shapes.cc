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

// Whether the grammar reads the items of a `with` as one value: `(a,)` as a tuple, `(a as b)` as a
// value in parentheses. An item is an expression: with a star or a `:=` the tuple is one to Python,
// too.
bool hides_items(const std::vector<Node>& nodes, NodeId clause) {
  const NodeId item = clause + 1, value = clause + 2, end = nodes[clause].last;
  if (value >= end || nodes[item].kind != Kind::with_item || nodes[item].last != end ||
      nodes[value].last != end)
    return false;
  bool items = false;
  for (NodeId n = value + 1; n < end; n = nodes[n].last) {
    if (nodes[n].kind == Kind::list_splat || nodes[n].kind == Kind::named_expression) return false;
    items = items || nodes[n].kind == Kind::as_pattern ||
            (nodes[value].kind == Kind::tuple && is_part(nodes[n]));
  }
  const bool brackets =
      nodes[value].kind == Kind::tuple || nodes[value].kind == Kind::parenthesized_expression;
  return brackets && items;
}

// What becomes of a node: it stays; it goes, and its children are its parent's; it stands in an
// item; its children stand in a list.
enum class Turn : uint8_t { stays, goes, into_item, holds_list };

void rebuild(std::vector<Node>& nodes, const std::vector<Turn>& turns) {
  std::vector<Node> out;
  out.reserve(nodes.size() + nodes.size() / 8);
  // Where what was at a place begins then, and what is the parent there of a node's children.
  std::vector<NodeId> begins(nodes.size() + 1), holds(nodes.size());
  const auto here = [&] { return static_cast<NodeId>(out.size()); };
  for (NodeId n = 0; n < nodes.size(); ++n) {
    Node node = nodes[n];
    begins[n] = here();
    if (node.parent != kNoNode) node.parent = holds[node.parent];
    if (turns[n] == Turn::goes) {
      holds[n] = node.parent;
      continue;
    }
    if (turns[n] == Turn::into_item) {
      out.push_back({Kind::with_item, Field::none, node.span, node.parent, node.last});
      node.parent = here() - 1;
      node.field = Field::value;
    }
    holds[n] = here();
    out.push_back(node);
    if (turns[n] != Turn::holds_list) continue;
    out.push_back({Kind::expression_list, Field::none, node.span, holds[n], node.last});
    ++holds[n];
  }
  begins[nodes.size()] = here();
  for (Node& n : out) n.last = begins[n.last];
  nodes = std::move(out);
}

void rebuild_lists(std::vector<Node>& nodes, std::string_view text) {
  std::vector<Turn> turns;
  const auto turn = [&](NodeId n, Turn to) {
    if (turns.empty()) turns.resize(nodes.size());
    turns[n] = to;
  };
  for (NodeId n = 0; n < nodes.size(); ++n) {
    if (nodes[n].kind == Kind::expression_statement && lacks_tuple(nodes, text, n))
      turn(n, Turn::holds_list);
    if (nodes[n].kind != Kind::with_clause || !hides_items(nodes, n)) continue;
    turn(n + 1, Turn::goes);  // the item, and its value
    turn(n + 2, Turn::goes);
    for (NodeId part = n + 3; part < nodes[n].last; part = nodes[part].last)
      if (is_part(nodes[part])) turn(part, Turn::into_item);
  }
  if (!turns.empty()) rebuild(nodes, turns);
}

}  // namespace

void correct_shapes(std::vector<Node>& nodes, std::string_view text) {
  lift_aliases(nodes);
  rebuild_lists(nodes, text);
}

}  // namespace hvr
