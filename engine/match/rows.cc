// Rows of relations, and patterns anywhere in a scope.
#include "engine/match/rows.h"

#include <algorithm>
#include <set>
#include <span>

#include "base/allowance.h"
#include "engine/match/identity.h"
#include "engine/match/narrowed.h"
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

// What a condition comes to where `best` is known already: once that is unknown, what is not sure
// makes nothing surer, and is looked at no further.
Tri beyond(const Evaluator& e, ir::ConditionId id, Captures& captures, Tri best) {
  const auto* all = std::get_if<ir::condition::All>(&e.query().rules[id].op);
  if (best != Tri::unknown || !all) return e.condition(id, captures);
  for (const ir::ConditionId part : all->parts)
    if (e.condition(part, captures) != Tri::yes) return Tri::unknown;
  return Tri::yes;
}

// The certainty of a row: no when it does not fit.
Tri fits(const Evaluator& e, const ir::RowQuery& query, const Row& row, Captures& captures,
         Tri best = Tri::no) {
  step();
  for (const ir::ColumnIs& is : query.columns)
    if (!unify(e, is, row, captures)) return Tri::no;
  if (!name_place(e.query().tree, captures, query.at, row.at)) return Tri::no;
  const Tri sure = row.sure ? Tri::yes : Tri::unknown;
  return query.where ? sure & beyond(e, *query.where, captures, best) : sure;
}

// Those at nodes of a range; rows stand in the order of their nodes.
std::span<const Row> rows_in(const std::vector<Row>& all, NodeRange range) {
  const auto before = [](NodeId n) { return [n](const Row& r) { return r.at < n; }; };
  const auto first = std::partition_point(all.begin(), all.end(), before(range.begin));
  return {first, std::partition_point(first, all.end(), before(range.end))};
}

// Where the row can stand: at the node that is held, or where its condition says.
NodeRange range_of(const Query& q, const ir::RowQuery& query, const Captures& captures,
                   NodeRange within) {
  if (!query.at) return within;
  const Value& at = captures[*query.at];
  if (!at.bound())
    return query.where ? narrowed(q, *query.where, *query.at, captures, within) : within;
  if (at.type != Type::node) return {0, 0};
  const auto [first, last] = nodes_of_place(q.tree, at.node);
  return {first, last + 1};
}

// What a column must be, where that is known before a row is looked at.
std::optional<Value> known(const Evaluator& e, const ir::ColumnIs& is, Captures& captures) {
  const ir::HoleId* hole = as_hole(e.query().rules, is.value);
  Value v = hole ? captures[*hole] : e.value(is.value, captures);
  if (v.type == Type::unbound || v.type == Type::unknown) return std::nullopt;
  return v;
}

using RowList = Few<const Row*, 8>;
// The numbers, in their order, of the rows whose column has a name that a condition demands; none:
// nothing is demanded.
std::optional<std::vector<uint32_t>> named_as(const Query& q, const ir::RowQuery& query,
                                              const Captures& captures, ir::ConditionId demanded) {
  for (const auto& [one, other] : q.joins.demanded(demanded))
    for (const ir::ColumnIs& is : query.columns) {
      const ir::HoleId* hole = as_hole(q.rules, is.value);
      if (!hole || captures[*hole].bound() || (*hole != one && *hole != other)) continue;
      const Value& held = captures[*hole == one ? other : one];
      if (held.type != Type::node) continue;
      if (const std::string_view word = q.matcher.last_word(held.node); !word.empty())
        return q.rows_by_column.named(q.relations[query.relation], query.relation, is.column, word);
    }
  return std::nullopt;
}

// The rows that may fit: those where it can stand, and of many those whose column may be what is
// asked for, here or by what is demanded afterwards.
RowList candidates(const Evaluator& e, const ir::RowQuery& query, Captures& captures,
                   NodeRange within, std::span<const ir::ConditionId> demanded = {}) {
  const Query& q = e.query();
  const std::vector<Row>& all = q.relations[query.relation];
  const NodeRange range = range_of(q, query, captures, within);
  const std::span<const Row> here = rows_in(all, range);
  RowList out;
  const auto take = [&](const std::vector<uint32_t>& numbers) {
    for (const uint32_t i : numbers)
      if (range.begin <= all[i].at && all[i].at < range.end) out.push_back(&all[i]);
    return out;
  };
  if (here.size() >= RowIndex::kFewest) {
    for (const ir::ColumnIs& is : query.columns)
      if (const auto value = known(e, is, captures))
        return take(q.rows_by_column.like(all, query.relation, is.column, *value));
    if (query.where)
      if (const auto numbers = named_as(q, query, captures, *query.where)) return take(*numbers);
    for (const ir::ConditionId condition : demanded)
      if (const auto numbers = named_as(q, query, captures, condition)) return take(*numbers);
  }
  for (const Row& row : here) out.push_back(&row);
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
  for (const Row* at : candidates(e, query, captures, {})) {
    const Row& row = *at;
    // A row that is only possible makes nothing surer than another one has.
    if (!row.sure && best == Tri::unknown) continue;
    Trial trial(captures);
    best = best | fits(e, query, row, captures, best);
    if (best != Tri::yes) continue;
    trial.keep();
    return best;
  }
  return best;
}

std::vector<Row> rows_that_fit(const Evaluator& e, const ir::RowQuery& query, Captures& captures) {
  std::vector<Row> out;
  for (const Row* at : candidates(e, query, captures, {})) {
    const Row& row = *at;
    const Trial trial(captures);
    if (fits(e, query, row, captures) != Tri::no) out.push_back(row);
  }
  return out;
}

void each_row(const Evaluator& e, const ir::RowQuery& query, Captures& captures,
              Evaluator::Yield yield, NodeRange within, std::span<const ir::ConditionId> demanded) {
  const auto tuple_of = [&](const Row& row) {
    Tuple tuple{{}, query.at ? row.at : kNoNode};
    for (const ir::ColumnIs& is : query.columns)
      if (const ir::HoleId* hole = as_hole(e.query().rules, is.value))
        tuple.named.push_back(
            {captures[*hole].type, captures[*hole].node, identity_of(captures[*hole])});
    return tuple;
  };
  const RowList rows = candidates(e, query, captures, within, demanded);
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
  Few<NodeId, 4> scopes;
  if (query.scope) {
    const Look v(e, *query.scope, captures);
    if (v->type != Type::node && v->type != Type::nodes) return Tri::unknown;
    if (v->type == Type::nodes)
      scopes.assign(v->nodes.begin(), v->nodes.end());
    else
      scopes.push_back(v->node);
  } else {
    scopes.push_back(kNoNode);
  }
  const Matcher& matcher = e.query().matcher;
  Tri best = Tri::no;
  ir::FragmentId f;
  NodeId n = kNoNode;
  const auto holds = [&] {
    attach_signature(e.query().rules, query.signature, f, captures);
    if (!name_place(e.query().tree, captures, query.whole, n)) return false;
    const Tri ok = query.where ? beyond(e, *query.where, captures, best) : Tri::yes;
    best = best | ok;
    return ok == Tri::yes;
  };
  const auto range_in = [&](NodeId scope) {
    const NodeRange range = matcher.range_of(scope);
    if (!query.where || !query.whole) return range;
    return narrowed(e.query(), *query.where, *query.whole, captures, range);
  };
  Doubts::Several doubts;
  if (query.where && query.whole && !e.site().stops)
    e.query().doubts.add(*query.where, *query.whole, doubts);
  for (const ir::FragmentId fragment : query.fragments)
    for (const NodeId scope : scopes)
      for (const NodeId candidate : matcher.candidates(fragment, range_in(scope))) {
        if (e.query().doubts.refuted(doubts, candidate)) continue;
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
