// Rows of relations, and patterns anywhere in a scope.
#include "engine/match/rows.h"

#include <algorithm>
#include <set>

#include "base/allowance.h"
#include "engine/match/identity.h"
#include "engine/match/place.h"

namespace hvr {
namespace {

using Type = Value::Type;

// Another spelling of the same object: both come from one place.
bool same_origin(const Flow& flow, NodeId a, NodeId b) {
  const NodeSet& of_a = flow.origins(a);
  const NodeSet& of_b = flow.origins(b);
  return std::any_of(of_a.nodes.begin(), of_a.nodes.end(), [&](NodeId n) {
    return std::find(of_b.nodes.begin(), of_b.nodes.end(), n) != of_b.nodes.end();
  });
}

const ir::HoleId* as_hole(const ir::Ruleset& rules, ir::ValueId v) {
  const auto* hole = std::get_if<ir::value::Hole>(&rules[v].op);
  return hole ? &hole->hole : nullptr;
}

// One column: a hole that is not bound gets what the row has, all else must be the same.
bool unify(const Evaluator& e, const ir::ColumnIs& is, const Row& row, Captures& captures) {
  const Query& q = e.query();
  const Value& have = row.columns[is.column];
  const ir::HoleId* hole = as_hole(q.rules, is.value);
  if (!hole) return q.matcher.same(e.value(is.value, captures), have);
  const Value& held = captures[*hole];
  if (!held.bound()) {
    captures.set(*hole, have);
    return true;
  }
  // A place is a node; paths may be spelled in two ways.
  if (is.place && held.type == Type::node && have.type == Type::node)
    return same_place(q.tree, held.node, have.node);
  return q.matcher.same(held, have) || (held.type == Type::node && have.type == Type::node &&
                                        same_origin(q.flow, held.node, have.node));
}

// The certainty of a row: no when it does not fit.
Tri fits(const Evaluator& e, const ir::RowQuery& query, const Row& row, Captures& captures) {
  step();
  for (const ir::ColumnIs& is : query.columns)
    if (!unify(e, is, row, captures)) return Tri::no;
  if (query.at) {
    const Value& at = captures[*query.at];
    if (!at.bound())
      captures.set(*query.at, row.at);
    else if (at.type != Type::node || !same_place(e.query().tree, at.node, row.at))
      return Tri::no;
  }
  const Tri sure = row.sure ? Tri::yes : Tri::unknown;
  return query.where ? sure & e.condition(*query.where, captures) : sure;
}

// The rows that may fit: those at the node, where that is bound already, else those whose column
// may be what a hole holds. Rows stand in the order of their nodes.
using RowList = Few<const Row*, 8>;
RowList candidates(const Query& q, const ir::RowQuery& query, const Captures& captures) {
  const std::vector<Row>& all = q.relations[query.relation];
  RowList out;
  if (query.at && captures[*query.at].bound()) {
    const Value& at = captures[*query.at];
    if (at.type != Type::node) return out;
    // A statement that is an expression stands right in front of it.
    const NodeId last = as_place(q.tree, at.node), parent = q.tree.parent(last);
    const NodeId first = parent != kNoNode && as_place(q.tree, parent) == last ? parent : last;
    auto row =
        std::partition_point(all.begin(), all.end(), [&](const Row& r) { return r.at < first; });
    for (; row != all.end() && row->at <= last; ++row)
      if (row->at == first || row->at == last) out.push_back(&*row);
    return out;
  }
  if (all.size() >= RowIndex::kFewest)
    for (const ir::ColumnIs& is : query.columns) {
      const ir::HoleId* hole = as_hole(q.rules, is.value);
      if (!hole || !captures[*hole].bound()) continue;
      for (const uint32_t i :
           q.rows_by_column.like(all, query.relation, is.column, captures[*hole]))
        out.push_back(&all[i]);
      return out;
    }
  for (const Row& row : all) out.push_back(&row);
  return out;
}

// What tells one solution of `each` from another: the node, and the columns that are named.
struct Tuple {
  struct Column {
    Type type;
    NodeId node;
    std::string identity;
    auto operator<=>(const Column&) const = default;
  };
  std::vector<Column> named;
  NodeId at;
  auto operator<=>(const Tuple&) const = default;
};

}  // namespace

void attach_signature(const ir::Ruleset& rules, const std::optional<std::string>& name,
                      ir::FragmentId fragment, Captures& captures) {
  if (!name) return;
  const ir::Signature* signature = rules.library.constructor(*name);
  if (const auto it = rules.library.functions.find(*name);
      !signature && it != rules.library.functions.end())
    signature = &it->second;
  if (!signature) return;
  for (const auto& node : rules[fragment].pattern) {
    if (node.type != ir::PatternNode::Type::sequence) continue;
    Value v = captures[*node.var];
    v.signature = signature;
    captures.set(*node.var, std::move(v));
  }
}

Tri some_row(const Evaluator& e, const ir::RowQuery& query, Captures& captures) {
  Tri best = Tri::no;
  for (const Row* at : candidates(e.query(), query, captures)) {
    const Row& row = *at;
    Trial trial(captures);
    best = best | fits(e, query, row, captures);
    if (best != Tri::yes) continue;
    trial.keep();
    return best;
  }
  return best;
}

std::vector<Row> rows_that_fit(const Evaluator& e, const ir::RowQuery& query, Captures& captures) {
  std::vector<Row> out;
  for (const Row* at : candidates(e.query(), query, captures)) {
    const Row& row = *at;
    const Trial trial(captures);
    if (fits(e, query, row, captures) != Tri::no) out.push_back(row);
  }
  return out;
}

void each_row(const Evaluator& e, const ir::RowQuery& query, Captures& captures,
              Evaluator::Yield yield) {
  const auto tuple_of = [&](const Row& row) {
    Tuple tuple{{}, query.at ? row.at : kNoNode};
    for (const ir::ColumnIs& is : query.columns)
      if (const ir::HoleId* hole = as_hole(e.query().rules, is.value))
        tuple.named.push_back(
            {captures[*hole].type, captures[*hole].node, identity_of(captures[*hole])});
    return tuple;
  };
  const RowList rows = candidates(e.query(), query, captures);
  // Rows that differ in other columns only are one solution, as sure as the surest of them.
  std::set<Tuple> sure_ones;
  if (std::any_of(rows.begin(), rows.end(), [](const Row* row) { return !row->sure; }))
    for (const Row* row : rows) {
      const Trial trial(captures);
      if (row->sure && fits(e, query, *row, captures) == Tri::yes) sure_ones.insert(tuple_of(*row));
    }
  std::set<Tuple> seen;
  for (const Row* row : rows) {
    const Trial trial(captures);
    Tri sure = fits(e, query, *row, captures);
    if (sure == Tri::no) continue;
    Tuple tuple = tuple_of(*row);
    if (sure_ones.contains(tuple)) sure = Tri::yes;
    if (seen.insert(std::move(tuple)).second) yield(captures, sure);
  }
}

Tri some_fragment(const Evaluator& e, const ir::condition::SomeFragment& query, Captures& captures,
                  std::vector<NodeId>* all) {
  std::vector<NodeId> scopes{kNoNode};
  if (query.scope) {
    const Value v = e.value(*query.scope, captures);
    if (v.type != Type::node && v.type != Type::nodes) return Tri::unknown;
    scopes = v.type == Type::node ? std::vector<NodeId>{v.node} : v.nodes;
  }
  const Matcher& matcher = e.query().matcher;
  Tri best = Tri::no;
  ir::FragmentId f;
  NodeId n = kNoNode;
  const auto holds = [&] {
    attach_signature(e.query().rules, query.signature, f, captures);
    captures.set(query.whole, n);
    const Tri ok = query.where ? e.condition(*query.where, captures) : Tri::yes;
    best = best | ok;
    return ok == Tri::yes;
  };
  for (const ir::FragmentId fragment : query.fragments)
    for (const NodeId scope : scopes)
      for (const NodeId candidate : matcher.candidates(fragment, scope)) {
        f = fragment;
        n = candidate;
        Trial trial(captures);
        const bool fits = e.query().rules[f].splits ? matcher.each_match(f, n, captures, holds)
                                                    : matcher.match(f, n, captures) && holds();
        if (!fits) continue;
        if (all) {
          all->push_back(n);
          continue;
        }
        trial.keep();
        return Tri::yes;
      }
  return best;
}

}  // namespace hvr
