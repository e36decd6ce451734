// Clauses that go up from a place, and runs of neighbours.
#include "engine/match/upward.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hvr {
namespace {

using Type = Value::Type;

bool is_loop(Kind k) { return k == Kind::for_statement || k == Kind::while_statement; }

// Whether an optional condition surely holds; what it captures stays.
bool holds(const Evaluator& e, std::optional<ir::ConditionId> where, Captures& captures) {
  return !where || e.condition(*where, captures) == Tri::yes;
}

}  // namespace

void nearest(const Evaluator& e, const ir::clause::Nearest& o, Captures& captures,
             Evaluator::Each each) {
  const Value x = e.value(o.node, captures);
  if (x.type != Type::node) return;
  const Query& q = e.query();
  std::vector<NodeId> work{x.node};
  std::set<NodeId> seen{x.node};
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    {
      const Trial trial(captures);
      captures.set(o.place, work[i]);
      if (holds(e, o.where, captures)) {
        each(captures);
        continue;
      }
    }
    const FunctionInfo* holder = q.facts.enclosing_function(work[i]);
    if (!holder) continue;
    for (const NodeId c : q.flow.call_graph().entries_of(holder->node))
      if (seen.insert(c).second) work.push_back(c);
  }
  if (work.size() > kFlowLimit) q.flow.cut(x.node);
}

void innermost(const Evaluator& e, const ir::clause::Innermost& o, Captures& captures,
               Evaluator::Each each) {
  const Value x = e.value(o.node, captures);
  if (x.type != Type::node) return;
  const Query& q = e.query();
  std::vector<NodeId> work{x.node};
  std::set<NodeId> seen{x.node};
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    for (NodeId n = q.tree.parent(work[i]); n != kNoNode; n = q.tree.parent(n)) {
      const Kind k = q.tree.kind(n);
      if (k == Kind::function_definition || k == Kind::lambda_) {
        for (const NodeId c : q.flow.call_graph().entries_of(n))
          if (seen.insert(c).second) work.push_back(c);
        break;
      }
      if (!is_loop(k)) continue;
      const Trial trial(captures);
      captures.set(o.loop, n);
      if (!holds(e, o.where, captures)) continue;
      each(captures);
      break;
    }
  }
  if (work.size() > kFlowLimit) q.flow.cut(x.node);
}

void outermost(const Evaluator& e, const ir::clause::Outermost& o, Captures& captures,
               Evaluator::Each each) {
  const Value x = e.value(o.node, captures);
  if (x.type != Type::node) return;
  const Query& q = e.query();
  const Trial best(captures);
  captures.set(o.loop, q.tree.statement(x.node));
  NodeId n = x.node;
  std::set<NodeId> seen;
  for (;;) {
    const NodeId up = q.tree.parent(n);
    if (up == kNoNode) break;
    if (q.tree.kind(up) == Kind::function_definition) {
      const auto& callers = q.flow.callers(up);
      if (callers.size() != 1 || !q.flow.callers_known(up) || !seen.insert(up).second) break;
      n = callers[0];
      continue;
    }
    n = up;
    if (!is_loop(q.tree.kind(n))) continue;
    Trial trial(captures);
    captures.set(o.loop, n);
    if (!holds(e, o.where, captures)) break;
    trial.keep();
  }
  each(captures);
}

bool stands_in(const Evaluator& e, const ir::condition::StandsIn& o, Captures& captures) {
  const Query& q = e.query();
  const NodeId node = captures[o.node].node;
  const auto before = std::exchange(captures.pinned, o.node);
  bool found = false;
  const NodeId end = q.tree.statement(node);
  for (NodeId n = q.tree.parent(node); n != kNoNode && !found; n = q.tree.parent(n)) {
    found = std::any_of(o.fragments.begin(), o.fragments.end(),
                        [&](ir::FragmentId f) { return q.matcher.match(f, n, captures); });
    if (n == end) break;
  }
  captures.pinned = before;
  return found;
}

}  // namespace hvr
