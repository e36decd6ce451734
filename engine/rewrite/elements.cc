// Statements and elements.
#include "engine/rewrite/elements.h"

#include <algorithm>

namespace hvr {
namespace {

bool positional(Kind k) { return k != Kind::keyword_argument && k != Kind::dictionary_splat; }

Removal argument(const Tree& t, NodeId n) {
  const auto all = t.children(t.parent(n));
  const bool others =
      std::any_of(all.begin(), all.end(), [&](NodeId a) { return a > n && positional(t.kind(a)); });
  if (positional(t.kind(n)) && others)
    return {n, {}, "it is a positional argument, and others follow it"};
  return {n, Edit::Kind::drop_argument, {}};
}

Removal imported(const Tree& t, NodeId n) {
  const NodeId statement = t.parent(n);
  if (t.children(statement, Field::name).size() == 1) return {statement, Edit::Kind::remove, {}};
  return {n, Edit::Kind::drop_argument, {}};
}

// Whether the statement s is nothing but n.
bool whole_statement(const Tree& t, NodeId n, NodeId s) {
  if (s == n) return true;
  if (s != t.parent(n)) return false;
  if (t.kind(s) == Kind::decorated_definition) return t.kind(n) != Kind::decorator;
  return t.kind(s) == Kind::expression_statement && t.children(s).size() == 1;
}

}  // namespace

bool holds_elements(Kind k) {
  switch (k) {
    case Kind::argument_list:
    case Kind::list:
    case Kind::tuple:
    case Kind::expression_list:
    case Kind::set:
    case Kind::dictionary:
    case Kind::with_clause:
    case Kind::import_statement:
    case Kind::import_from_statement:
    case Kind::generator_expression: return true;
    default: return false;
  }
}

bool is_no_expression(Kind k) {
  return k == Kind::keyword_argument || k == Kind::list_splat || k == Kind::dictionary_splat;
}

Removal removal_of(const Tree& t, NodeId n) {
  // A name that is imported goes with its `as`.
  if (t.parent(n) != kNoNode && t.kind(t.parent(n)) == Kind::aliased_import &&
      t[n].field == Field::name)
    n = t.parent(n);
  // An argument goes with its name.
  if (t[n].field == Field::value && t.kind(t.parent(n)) == Kind::keyword_argument) n = t.parent(n);
  const NodeId p = t.parent(n), s = t.statement(n);
  if (s == kNoNode) return {n, {}, "there is nothing to remove"};
  if (whole_statement(t, n, s)) return {s, Edit::Kind::remove, {}};
  switch (t.kind(p)) {
    case Kind::import_statement:
    case Kind::import_from_statement:
      if (t[n].field == Field::name) return imported(t, n);
      break;
    case Kind::with_clause:
      if (t.children(p).size() == 1) return {n, {}, "it is the only item of a `with`"};
      return {n, Edit::Kind::drop_argument, {}};
    case Kind::set:
      if (t.children(p).size() == 1) return {n, {}, "it is the only element of a set"};
      return {n, Edit::Kind::drop_argument, {}};
    case Kind::list:
    case Kind::tuple:
    case Kind::dictionary: return {n, Edit::Kind::drop_argument, {}};
    case Kind::argument_list: return argument(t, n);
    case Kind::decorated_definition: return {n, Edit::Kind::drop_argument, {}};
    default: break;
  }
  return {n, {}, "it is no statement and no element of a list"};
}

std::optional<std::vector<std::pair<NodeId, std::string>>> names_of_later(
    const Tree& t, NodeId list, NodeId argument, const ir::Signature* signature) {
  std::vector<std::pair<NodeId, std::string>> out;
  size_t position = 0;
  for (const NodeId a : t.children(list)) {
    if (!positional(t.kind(a))) continue;
    const size_t at = position++;
    const bool star = t.kind(a) == Kind::list_splat;
    if (a <= argument && !star) continue;
    if (star || !signature || at >= signature->parameters.size() ||
        signature->parameters[at].keyword_only)
      return std::nullopt;
    out.emplace_back(a, signature->parameters[at].name);
  }
  return out;
}

}  // namespace hvr
