// Clauses: joins over patterns, rows, flow and calls, solved from left to right.
#include <algorithm>
#include <set>

#include "engine/match/evaluator.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

// Arguments captured by this fragment are read with the signature that the clause names.
void Evaluator::attach_signature(const ir::Term& t, ir::FragmentId fragment, Frame& f) const {
  if (t.text.empty()) return;
  const ir::Signature* sig = rules_.library.constructor(t.text);
  if (!sig) {
    const auto it = rules_.library.functions.find(t.text);
    if (it == rules_.library.functions.end()) return;
    sig = &it->second;
  }
  for (const auto& node : rules_.fragments[fragment].pattern)
    if (node.type == ir::PatternNode::Type::sequence)
      f[static_cast<size_t>(node.var)].signature = sig;
}

bool Evaluator::match_first(TermId id, NodeId n, Frame& f,
                            const std::function<void(Frame&)>& each) {
  const ir::Term& t = rules_[id];
  bool any = false;
  for (const TermId c : t.children) {
    if (rules_[c].op != Op::fragment) continue;
    const auto fragment = static_cast<ir::FragmentId>(rules_[c].a);
    Frame trial = f;
    if (!matcher_.match(fragment, n, trial)) continue;
    attach_signature(t, fragment, trial);
    if (t.a >= 0) trial[static_cast<size_t>(t.a)] = Value::of_node(n);
    any = true;
    each(trial);
    break;  // alternatives of one `match`: the first that fits
  }
  return any;
}

// The nearest place, going up through callers, that runs x and satisfies the condition.
void Evaluator::nearest(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each) {
  const Value x = value(t.children[0], f);
  if (x.type != Type::node) return;
  std::vector<NodeId> work{x.node};
  std::set<NodeId> seen{x.node};
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    Frame trial = f;
    trial[static_cast<size_t>(t.a)] = Value::of_node(work[i]);
    if (t.children.size() < 2 || condition(t.children[1], trial) == Tri::yes) {
      each(trial);
      continue;
    }
    const FunctionInfo* holder = facts_.enclosing_function(work[i]);
    if (!holder) continue;
    for (const NodeId c : flow_.callers(holder->node))
      if (seen.insert(c).second) work.push_back(c);
  }
}

// The first loop that satisfies the condition, on every way up from x, through callers.
void Evaluator::innermost(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each) {
  const Value x = value(t.children[0], f);
  if (x.type != Type::node) return;
  std::vector<NodeId> work{x.node};
  std::set<NodeId> seen{x.node};
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    NodeId n = tree_.parent(work[i]);
    for (; n != kNoNode; n = tree_.parent(n)) {
      const Kind k = tree_.kind(n);
      if (k == Kind::function_definition || k == Kind::lambda_) {
        for (const NodeId c : flow_.callers(n))
          if (seen.insert(c).second) work.push_back(c);
        break;
      }
      if (k != Kind::for_statement && k != Kind::while_statement) continue;
      Frame trial = f;
      trial[static_cast<size_t>(t.a)] = Value::of_node(n);
      if (t.children.size() > 1 && condition(t.children[1], trial) != Tri::yes) continue;
      each(trial);
      break;
    }
  }
}

// The outermost loop that runs x, going up (through a single caller, too) while the condition
// holds; where there is no loop, x's own statement.
void Evaluator::outermost(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each) {
  const Value x = value(t.children[0], f);
  if (x.type != Type::node) return;
  Frame best = f;
  best[static_cast<size_t>(t.a)] = Value::of_node(tree_.statement(x.node));
  NodeId n = x.node;
  std::set<NodeId> seen;
  for (bool going = true; going;) {
    const NodeId up = tree_.parent(n);
    if (up == kNoNode) break;
    if (tree_.kind(up) == Kind::function_definition) {
      const auto& callers = flow_.callers(up);
      if (callers.size() != 1 || !flow_.callers_known(up) || !seen.insert(up).second) break;
      n = callers[0];
      continue;
    }
    n = up;
    if (tree_.kind(n) != Kind::for_statement && tree_.kind(n) != Kind::while_statement) continue;
    Frame trial = f;
    trial[static_cast<size_t>(t.a)] = Value::of_node(n);
    going = t.children.size() < 2 || condition(t.children[1], trial) == Tri::yes;
    if (going) best = std::move(trial);
  }
  each(best);
}

// Maximal runs of neighbours in one block, leftmost first. What may stand between belongs to the
// element before it.
void Evaluator::runs_of(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each) {
  const auto fits = [&](size_t part, NodeId n) {
    if (part >= t.children.size()) return false;
    const ir::Term& test = rules_[t.children[part]];
    Frame trial = f;
    trial[static_cast<size_t>(test.a)] = Value::of_node(n);
    return condition(test.children[0], trial) == Tri::yes;
  };
  std::vector<NodeId> blocks = matcher_.index().of(Kind::block);
  blocks.insert(blocks.begin(), tree_.modules().begin(), tree_.modules().end());
  for (const NodeId block : blocks) {
    const auto statements = tree_.children(block);
    for (size_t i = 0; i < statements.size();) {
      Value run = Value::of(Type::nodes);
      run.node = block;
      for (; i < statements.size(); ++i) {
        const bool element = fits(0, statements[i]);
        if (!element && (run.items.empty() || !fits(1, statements[i]))) break;
        if (element) {
          run.items.push_back(Value::of(Type::nodes));
          run.items.back().node = block;
        }
        run.items.back().nodes.push_back(statements[i]);
        run.nodes.push_back(statements[i]);
      }
      if (run.items.empty()) {
        ++i;
        continue;
      }
      if (run.items.size() < static_cast<size_t>(t.b)) continue;
      Frame trial = f;
      trial[static_cast<size_t>(t.a)] = std::move(run);
      each(trial);
    }
  }
}

void Evaluator::from(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each) {
  const Value start = value(t.children[0], f);
  std::vector<NodeId> starts;
  if (start.type == Type::node) starts.push_back(start.node);
  if (start.type == Type::nodes) starts = start.nodes;
  std::vector<Frame> found;
  for (const NodeId s : starts) {
    const ir::Term& target = rules_[t.children[1]];
    if (target.op == Op::var) {
      // `from X back to $y`: the ends of the walk.
      const NodeSet ends = flow_.origins(s);
      for (const NodeId n : ends.nodes) {
        Frame trial = f;
        if (target.a >= 0) {
          Value& v = trial[static_cast<size_t>(target.a)];
          if (v.bound() && !matcher_.same(v, Value::of_node(n))) continue;
          v = Value::of_node(n);
        }
        found.push_back(std::move(trial));
      }
      continue;
    }
    flow_.walk(s, (t.b & 1) == 1 ? Follow::made_of : Follow::same_object, [&](NodeId n) {
      for (size_t i = 1; i < t.children.size(); ++i) {
        const auto fragment = static_cast<ir::FragmentId>(rules_[t.children[i]].a);
        Frame trial = f;
        if (!matcher_.match(fragment, n, trial)) continue;
        attach_signature(t, fragment, trial);
        if (t.a >= 0) trial[static_cast<size_t>(t.a)] = Value::of_node(n);
        found.push_back(std::move(trial));
        return (t.b & 2) == 0;
      }
      return false;
    });
  }
  for (Frame& trial : found) each(trial);
}

void Evaluator::solve(const std::vector<TermId>& clauses, size_t i, size_t end, Frame& f, Tri sure,
                      const Yield& yield) {
  if (i == end) return yield(f, sure);
  if (depth_ > 64) return;
  const TermId id = clauses[i];
  const ir::Term& t = rules_[id];
  ++depth_;
  const auto next = [&](Frame& g) { solve(clauses, i + 1, end, g, sure, yield); };
  switch (t.op) {
    case Op::match: {
      NodeId scope = kNoNode;
      if (t.b == 1) {
        const Value v = value(t.children.back(), f);
        if (v.type != Type::node) break;
        scope = v.node;
      }
      std::vector<NodeId> nodes;
      for (const TermId c : t.children)
        if (rules_[c].op == Op::fragment)
          for (const NodeId n :
               matcher_.candidates(static_cast<ir::FragmentId>(rules_[c].a), scope))
            nodes.push_back(n);
      std::sort(nodes.begin(), nodes.end());
      nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
      for (const NodeId n : nodes) match_first(id, n, f, next);
      break;
    }
    case Op::each_row: {
      const Yield row = [&](Frame& g, Tri s) { solve(clauses, i + 1, end, g, sure & s, yield); };
      some_row(t, f, &row);
      break;
    }
    case Op::where: {
      Frame trial = f;
      const Tri c = condition(t.children[0], trial);
      if (c != Tri::no) solve(clauses, i + 1, end, trial, sure & c, yield);
      break;
    }
    case Op::let: {
      Frame trial = f;
      trial[static_cast<size_t>(t.a)] = value(t.children[0], f);
      next(trial);
      break;
    }
    case Op::sequence: {
      // Several lets in one clause, or an arm of `either`.
      solve(t.children, 0, t.children.size(), f, sure,
            [&](Frame& g, Tri s) { solve(clauses, i + 1, end, g, s, yield); });
      break;
    }
    case Op::either:
      for (const TermId arm : t.children) {
        Frame trial = f;
        solve(rules_[arm].children, 0, rules_[arm].children.size(), trial, sure,
              [&](Frame& g, Tri s) { solve(clauses, i + 1, end, g, s, yield); });
      }
      break;
    case Op::match_run: runs_of(t, f, next); break;
    case Op::nearest: nearest(t, f, next); break;
    case Op::innermost: innermost(t, f, next); break;
    case Op::outermost: outermost(t, f, next); break;
    case Op::from: from(t, f, next); break;
    default: break;
  }
  --depth_;
}

}  // namespace hvr
