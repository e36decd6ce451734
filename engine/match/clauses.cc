// Clauses: joins over patterns, rows, flow and calls, solved from left to right. One function for
// each operation.
#include <algorithm>
#include <span>

#include "base/allowance.h"
#include "engine/match/evaluator.h"
#include "engine/match/message.h"
#include "engine/match/narrowed.h"
#include "engine/match/nouns.h"
#include "engine/match/place.h"
#include "engine/match/rows.h"
#include "engine/match/upward.h"

namespace hvr {
namespace {

namespace clause = ir::clause;
using Type = Value::Type;

// Solves the clause with what stands behind it.
struct Solve {
  const Evaluator& e;
  Evaluator::Clauses behind, outside;  // the clauses that follow, and those behind all of these
  size_t number;                       // of the clause
  ir::RulePlace at;
  Captures& captures;
  Tri sure;
  FunctionRef<void(Captures&, Tri)> next;  // goes on behind the clause
  const Query& q = e.query();

  void go_on(Captures& c) const { next(c, sure); }

  void operator()(const clause::Match& o) const {
    if (!o.scope) return in(o, kNoNode);
    // Whatever stands in one of a list.
    for (const NodeId scope : starts(*o.scope)) in(o, scope);
  }
  void in(const clause::Match& o, NodeId scope) const {
    const NodeRange at_most = at_its_place(o, q.matcher.range_of(scope));
    if (!q.matcher.any_candidate(o.fragments, at_most)) return;
    const Demands demands = demanded();
    const Candidates nodes =
        q.matcher.candidates(o.fragments, narrowed_behind(demands, o.whole, at_most));
    const size_t* found = e.site().found;
    Doubts::Several doubts;
    // Who is told what stops wants to be asked.
    if (!e.site().stops)
      for (size_t i = 0; i < demands.size(); ++i)
        q.doubts.add(o, captures, demands[i], i == 0 ? Doubts::Depth::all : Doubts::Depth::looks,
                     doubts);
    for (const NodeId n : nodes) {
      if (q.doubts.refuted(doubts, n)) continue;
      const size_t before = found ? *found : 0;
      e.match_at(o, n, captures, [&](Captures& c) {
        go_on(c);
        return found && *found > before;
      });
    }
  }
  // Of a match whose name stands for a place already, that place.
  NodeRange at_its_place(const clause::Match& o, NodeRange range) const {
    if (!o.whole || !captures[*o.whole].bound()) return range;
    const Value& held = captures[*o.whole];
    if (held.type != Type::node) return {0, 0};
    const auto [first, last] = nodes_of_place(q.tree, held.node);
    return {std::max(range.begin, first), std::min(range.end, last + 1)};
  }
  void operator()(const clause::EachRow& o) const {
    const Demands demands = demanded();
    each_row(
        e, o.row, captures, [&](Captures& c, Tri row) { next(c, sure & row); },
        narrowed_behind(demands, o.row.at, {}), demands);
  }
  // What the next clauses demand.
  using Demands = Few<ir::ConditionId, 4>;
  Demands demanded() const {
    Demands out;
    for (const auto clauses : {behind, outside})
      for (const ir::ClauseId c : clauses) {
        const auto* where = std::get_if<clause::Where>(&q.rules[c].op);
        // Who gives a reason wants to be asked.
        if (!where || where->reason) return out;
        out.push_back(where->condition);
      }
    return out;
  }
  // Where a place can be, by what they demand of it.
  NodeRange narrowed_behind(const Demands& demands, std::optional<ir::HoleId> place,
                            NodeRange range) const {
    if (!place || captures[*place].bound()) return range;
    for (const ir::ConditionId c : demands) range = narrowed(q, c, *place, captures, range);
    return range;
  }
  void operator()(const clause::Where& o) const {
    if (!o.bound.empty()) return in_each_way(o);
    const Trial trial(captures);
    const Tri holds = e.condition(o.condition, captures);
    if (holds != Tri::yes && o.reason && e.site().stops) failed(o, holds);
    if (holds != Tri::no) next(captures, sure & holds);
  }
  // Once for each of what its holes can hold.
  void in_each_way(const clause::Where& o) const {
    std::vector<std::vector<Value>> known;
    Tri best = Tri::no;
    e.each_way(o.condition, captures, [&](Tri holds) {
      std::vector<Value> now;
      for (const ir::HoleId hole : o.bound) now.push_back(captures[hole]);
      // Behind a cut there may be more, of which nothing is caught: no row, like in `from`.
      const auto nothing = [](const Value& v) { return !v.bound(); };
      if (best == Tri::yes && holds != Tri::yes && std::any_of(now.begin(), now.end(), nothing))
        return false;
      best = best | holds;
      const auto same = [&](const std::vector<Value>& other) {
        return std::equal(now.begin(), now.end(), other.begin(),
                          [](const Value& v, const Value& w) { return v.same_place(w); });
      };
      if (std::any_of(known.begin(), known.end(), same)) return false;
      known.push_back(std::move(now));
      next(captures, sure & holds);
      return false;
    });
    if (best != Tri::yes && o.reason && e.site().stops) failed(o, best);
  }
  // Says why, with what the question has looked at.
  void failed(const clause::Where& o, Tri holds) const {
    const Trial trial(captures);
    leave_witness(e, o.condition, captures, false);
    Stop stop{at, o.condition, holds, e.site().here, {}, {}, number, &captures};
    if (o.at && captures[*o.at].type == Type::node) stop.at = captures[*o.at].node;
    stop.reason = message_text(q.tree, *o.reason, captures);
    stop.help = o.help.value_or("");
    (*e.site().stops)(stop);
  }
  void operator()(const clause::EachOf& o) const {
    const UseSet all = things(e, o.noun, o.of, o.place, captures);
    const auto give = [&](NodeId n, bool certain) {
      const Trial trial(captures);
      captures.set(o.element, n);
      next(captures, certain ? sure : sure & Tri::unknown);
    };
    for (const Use& u : all.uses) give(u.node, u.sure);
    if (!all.complete && all.beyond != kNoNode) give(all.beyond, false);
  }
  void operator()(const clause::Let& o) const {
    const Trial trial(captures);
    captures.set(o.hole, e.value(o.value, captures));
    go_on(captures);
  }
  void operator()(const clause::Either& o) const {
    for (const ir::ClauseList& arm : o.arms) {
      const Trial trial(captures);
      // Behind the arm stands what stands behind them all.
      e.solve(arm.clauses, 0, captures, sure, next, behind.empty() ? outside : behind);
    }
  }
  void operator()(const clause::Nearest& o) const {
    nearest(e, o, captures, [&](Captures& c) {
      go_on(c);
      return false;
    });
  }
  void operator()(const clause::Innermost& o) const {
    innermost(e, o, captures, [&](Captures& c) {
      go_on(c);
      return false;
    });
  }
  void operator()(const clause::Outermost& o) const {
    outermost(e, o, captures, [&](Captures& c) {
      go_on(c);
      return false;
    });
  }

  Few<NodeId, 4> starts(ir::ValueId start) const {
    const Look v(e, start, captures);
    if (v->type == Type::node) return {v->node};
    return v->type == Type::nodes ? Few<NodeId, 4>(v->nodes.begin(), v->nodes.end())
                                  : Few<NodeId, 4>();
  }

  void operator()(const clause::Origin& o) const {
    for (const NodeId start : starts(o.start)) {
      const NodeSet& ends = q.flow.origins(start);
      for (const NodeId n : ends.nodes) {
        const Trial trial(captures);
        if (o.origin) {
          const Value& held = captures[*o.origin];
          if (held.bound() && !q.matcher.same(held, Value::of_node(n))) continue;
          captures.set(*o.origin, n);
        }
        go_on(captures);
      }
    }
  }

  void operator()(const clause::From& o) const {
    struct Found {
      NodeId node;
      ir::FragmentId fragment;
    };
    const Follow how = followed(o.along);
    std::vector<Found> found;
    for (const NodeId start : starts(o.start))
      q.flow.walk(start, how, [&](NodeId n) {
        const auto fits = [&](ir::FragmentId f) {
          const Trial trial(captures);
          return q.matcher.match(f, n, captures);
        };
        const auto f = std::find_if(o.fragments.begin(), o.fragments.end(), fits);
        if (f != o.fragments.end()) found.push_back({n, *f});
        return (f != o.fragments.end() && o.stop == ir::WalkStop::at_match) ||
               std::any_of(o.barriers.begin(), o.barriers.end(), fits);
      });
    // The walk is over before anything else is asked.
    for (const auto& [n, fragment] : found) {
      const Trial trial(captures);
      if (!q.matcher.match(fragment, n, captures)) continue;
      if (!name_place(q.tree, captures, o.whole, n)) continue;
      attach_signature(q.rules, o.signature, fragment, captures);
      go_on(captures);
    }
  }
};

}  // namespace

void Evaluator::match_at(const ir::clause::Match& o, NodeId n, Captures& captures,
                         Each each) const {
  for (const ir::FragmentId f : o.fragments) {
    bool fits = false;
    const auto way = [&] {
      const Trial trial(captures);
      if (!name_place(query_.tree, captures, o.whole, n)) return false;
      fits = true;
      attach_signature(query_.rules, o.signature, f, captures);
      return each(captures);
    };
    if (query_.rules[f].splits) {
      const Trial trial(captures);
      query_.matcher.each_match(f, n, captures, way);
    } else {
      const Trial trial(captures);
      if (query_.matcher.match(f, n, captures)) way();
    }
    if (fits) return;
  }
}

void Evaluator::solve(const std::vector<ir::ClauseId>& clauses, size_t i, Captures& captures,
                      Tri sure, Yield yield, Clauses outside) const {
  step();
  if (i == clauses.size()) return yield(captures, sure);
  bool any = false;
  const auto next = [&](Captures& c, Tri certainty) {
    any = true;
    solve(clauses, i + 1, c, certainty, yield, outside);
  };
  const auto& node = query_.rules[clauses[i]];
  const auto behind = std::span(clauses).subspan(i + 1);
  std::visit(Solve{*this, behind, outside, i, node.place, captures, sure, next}, node.op);
  if (!any && site_.stops)
    (*site_.stops)({node.place, std::nullopt, Tri::no, site_.here, {}, {}, i, nullptr});
}

void Evaluator::tell_stop(ir::ConditionId id, Tri answer, NodeId at) const {
  (*site_.stops)({query_.rules[id].place, id, answer, at, {}, {}, 0, nullptr});
}

std::vector<NodeId> Evaluator::places(const ir::condition::SomeFragment& some,
                                      Captures& captures) const {
  std::vector<NodeId> out;
  some_fragment(*this, some, captures, &out);
  return out;
}

}  // namespace hvr
