// Heads of bodies, and moments of values.
#include "engine/rewrite/places.h"

namespace hvr {
namespace {

// Whether a statement is nothing but a plain string, as a docstring is.
bool is_docstring(const Tree& tree, NodeId statement) {
  if (tree.kind(statement) != Kind::expression_statement) return false;
  NodeId n = tree.first_child(statement);
  while (tree.kind(n) == Kind::parenthesized_expression) n = tree.children(n)[0];
  const bool joined = tree.kind(n) == Kind::concatenated_string;
  for (const NodeId part : joined ? tree.children(n) : std::vector<NodeId>{n}) {
    if (tree.kind(part) != Kind::string) return false;
    const std::string_view text = tree.text(part);
    if (text.substr(0, text.find_first_of("'\"")).find_first_of("bBfFtT") != text.npos)
      return false;
  }
  return true;
}

}  // namespace

HeadPlace head_of(const Tree& tree, NodeId body) {
  HeadPlace out;
  const Kind owner = tree.kind(tree.parent(body));
  const bool documented = owner == Kind::function_definition || owner == Kind::class_definition;
  for (const NodeId s : tree.children(body)) {
    const bool first = documented && out.statement == kNoNode;
    out = {s, (first && is_docstring(tree, s)) || tree.kind(s) == Kind::global_statement ||
                  tree.kind(s) == Kind::nonlocal_statement};
    if (!out.behind) return out;
  }
  return out;
}

bool may_be_skipped(const Tree& tree, NodeId n, NodeId statement) {
  for (NodeId k = n; k != statement && k != kNoNode; k = tree.parent(k)) {
    const Kind pk = tree.kind(tree.parent(k));
    if (pk == Kind::lambda_ || pk == Kind::list_comprehension || pk == Kind::generator_expression ||
        pk == Kind::set_comprehension || pk == Kind::dictionary_comprehension ||
        pk == Kind::default_parameter ||
        pk == Kind::type ||    // an annotation may never be evaluated
        pk == Kind::yield_ ||  // much may happen until a generator goes on
        (pk == Kind::boolean_operator && tree[k].field == Field::right) ||
        (pk == Kind::conditional_expression && k != tree.children(tree.parent(k))[1]))
      return true;
  }
  return false;
}

bool yields_behind(const Tree& tree, NodeId n, NodeId statement) {
  for (NodeId k = statement; k < tree[statement].last; ++k) {
    if (tree.kind(k) != Kind::yield_ || tree.is_inside(k, n)) continue;
    // A target is worked out behind the value.
    if (tree.span(k).begin >= tree.span(n).end) return true;
    for (NodeId up = k; up != statement; up = tree.parent(up)) {
      const NodeId above = tree.parent(up);
      if (tree.kind(above) == Kind::assignment && tree[up].field == Field::left &&
          !tree.is_inside(n, up))
        return true;
    }
  }
  return false;
}

bool begins_header(const Tree& tree, NodeId n, NodeId s) {
  const Kind k = tree.kind(s);
  const bool header =
      k == Kind::return_statement || k == Kind::raise_statement ||
      (k == Kind::if_statement && tree.is_inside(n, tree.child(s, Field::condition)));
  return header && tree.span(n).begin == tree.span(tree.first_child(s)).begin;
}

}  // namespace hvr
