// What nodes are to patterns: their parts, and which kinds are one form.
#pragma once
#include "python/tree.h"

namespace hvr {

// Whether a list of expressions without brackets is one value: what `del` and the `raise` of
// Python 2 name are several.
inline bool is_bare_tuple(const Tree& tree, NodeId list) {
  const Kind k = tree.kind(tree.parent(list));
  return k != Kind::delete_statement && k != Kind::raise_statement;
}

// Whether a node may be what a pattern of this kind is: of a tuple, whether it stands in brackets
// or not.
inline bool same_form(const Tree& t, Kind pattern, NodeId n) {
  const Kind k = t.kind(n);
  if (k == pattern) return true;
  switch (pattern) {
    case Kind::tuple: return k == Kind::expression_list && is_bare_tuple(t, n);
    case Kind::expression_list: return k == Kind::tuple;
    case Kind::tuple_pattern: return k == Kind::pattern_list;
    case Kind::pattern_list: return k == Kind::tuple_pattern;
    default: return false;
  }
}

// The parts of a node: what `del` names stands in it without a list around it, a literal's quotes
// are none.
inline void add_parts_of(const Tree& t, NodeId n, Few<NodeId, 8>& all) {
  t.add_parts(n, all);
  if (t.kind(n) == Kind::delete_statement && all.size() == 1 &&
      t.kind(all[0]) == Kind::expression_list)
    all = t.parts(all[0]);
  if (t.kind(n) == Kind::string && all.size() > 1) all = {all.begin() + 1, all.end() - 1};
}

// Whether a node may be optional syntax around what a pattern names.
inline bool may_stand_around(Kind k) {
  return k == Kind::typed_parameter || k == Kind::as_pattern || k == Kind::aliased_import ||
         k == Kind::decorated_definition;
}

}  // namespace hvr
