// What may be executed after what: up from the earlier node through blocks, loops and callers.
#include "engine/facts/order.h"

#include <algorithm>
#include <optional>
#include <set>

#include "python/jumps.h"

namespace hvr {
namespace {

bool is_loop(Kind k) { return k == Kind::for_statement || k == Kind::while_statement; }
bool is_comprehension(Kind k) {
  return k == Kind::list_comprehension || k == Kind::set_comprehension ||
         k == Kind::dictionary_comprehension || k == Kind::generator_expression;
}

// How far a jump leads before what stands behind is executed again.
class Blocked {
 public:
  void by(Kind jump) { kind_ = jump; }
  void leave(const Tree& t, NodeId construct, NodeId part) {
    const Kind k = t.kind(construct);
    if ((kind_ == Kind::break_statement || kind_ == Kind::continue_statement) && is_loop(k))
      kind_ = Kind::other;
    // Handlers catch what is raised; `finally` runs in any case.
    if (k == Kind::try_statement && t[part].field == Field::body &&
        (kind_ == Kind::raise_statement || has_finally(t, construct)))
      kind_ = Kind::other;
  }
  bool now() const { return kind_ != Kind::other; }
  // Whether the loop around it may go on to another round.
  bool again() const { return kind_ == Kind::other || kind_ == Kind::continue_statement; }

 private:
  static bool has_finally(const Tree& t, NodeId n) {
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::finally_clause) return true;
    return false;
  }
  Kind kind_ = Kind::other;
};

// Whether a later part of a construct may be executed behind an earlier one: not another branch.
bool leads_on(const Tree& t, NodeId construct, NodeId part) {
  const Field f = t[part].field;
  switch (t.kind(construct)) {
    case Kind::if_statement: return f == Field::condition;
    case Kind::match_statement: return f == Field::subject;
    default: return true;
  }
}

// The first jump among the statements behind one in its block, as far as the one that holds `to`;
// kNoNode for none.
NodeId jump_behind(const Tree& t, NodeId statement, NodeId to) {
  for (NodeId s = t.next_sibling(statement); s != kNoNode; s = t.next_sibling(s)) {
    if (to != kNoNode && t.is_inside(to, s)) break;
    if (is_jump(t.kind(s))) return s;
  }
  return kNoNode;
}

// One step up from an earlier node: the construct `up`, and the part of it that was executed.
struct Step {
  const Tree& t;
  NodeId up, part, to;
  bool tested;  // the part holds the test of an `elif`
  Kind kind = t.kind(up);
  bool holds = t.is_inside(to, up);

  // What another round of a loop brings: nothing for whatever the loop does not decide.
  std::optional<bool> next_round(const Blocked& blocked) const {
    const bool once = kind == Kind::for_statement && t[part].field == Field::right;
    if (!is_loop(kind) || once || !holds) return std::nullopt;
    const NodeId given = kind == Kind::for_statement ? t.child(up, Field::right) : kNoNode;
    const NodeId behind = t.child(up, Field::alternative);
    if (behind != kNoNode && t.is_inside(to, behind)) return blocked.again();
    if ((given == kNoNode || !t.is_inside(to, given)) && blocked.again()) return true;
    return std::nullopt;
  }
  // A value is worked out before it is assigned.
  bool assigns() const {
    return kind == Kind::assignment && t[part].field == Field::right && holds && to < part;
  }
  // Whether the later node stands in what is executed behind the part.
  bool goes_on() const {
    if (!holds || to < t[part].last || !(leads_on(t, up, part) || tested)) return false;
    return (kind != Kind::block && kind != Kind::module) || jump_behind(t, part, to) == kNoNode;
  }
};

}  // namespace

NodeId Order::holder(NodeId n) const {
  const FunctionInfo* f = facts_.enclosing_function(n);
  return f ? f->node : tree_.module_of(n);
}

bool Order::reaches(NodeId from, NodeId to) const {
  // What holds the earlier node ends after it.
  if (to < from && tree_.is_inside(from, to) && !is_loop(tree_.kind(to))) {
    const Kind k = tree_.kind(to);
    if (k != Kind::block && k != Kind::module) return true;
  }
  Blocked blocked;
  const NodeId end = holder(from);
  bool tested = false;  // the node stands in the test of an `elif` below
  for (NodeId part = from, up; part != end; part = up) {
    up = tree_.parent(part);
    if (up == kNoNode) return false;
    const Step step{tree_, up, part, to, tested};
    if (is_jump(tree_.kind(part))) blocked.by(tree_.kind(part));
    if (const auto round = step.next_round(blocked)) return *round;
    if (is_comprehension(step.kind) && step.holds) return true;
    blocked.leave(tree_, up, part);
    if (step.assigns() || (!blocked.now() && step.goes_on())) return true;
    // Behind a jump that follows in the block, only what a loop or `finally` brings is left.
    if (step.kind == Kind::block && !blocked.now())
      if (const NodeId jump = jump_behind(tree_, part, kNoNode); jump != kNoNode)
        blocked.by(tree_.kind(jump));
    tested = step.kind == Kind::elif_clause && tree_[part].field == Field::condition;
  }
  return false;
}

Order::Sites Order::sites(NodeId n) const {
  Sites out{{n}, false};
  std::set<NodeId> seen{n};
  for (size_t i = 0; i < out.all.size(); ++i) {
    if (out.all.size() > kFlowLimit) {
      out.open = true;
      break;
    }
    const FunctionInfo* f = facts_.enclosing_function(out.all[i]);
    if (!f) continue;
    const auto& calls = flow_.call_graph().entries_of(f->node);
    if (calls.empty() || !flow_.callers_known(f->node)) out.open = true;
    for (const NodeId c : calls)
      if (seen.insert(c).second) out.all.push_back(c);
  }
  return out;
}

Tri Order::can_follow(NodeId later, NodeId earlier) const {
  const Sites before = sites(earlier), behind = sites(later);
  Tri answer = before.open || behind.open ? Tri::unknown : Tri::no;
  for (const NodeId b : behind.all)
    for (const NodeId a : before.all) {
      const NodeId of_a = holder(a), of_b = holder(b);
      if (of_a == of_b) {
        if (reaches(a, b)) return Tri::yes;
      } else if (tree_.kind(of_a) == Kind::module && tree_.kind(of_b) == Kind::module) {
        // What is imported runs before what imports it goes on.
        answer = answer | (of_a < of_b ? Tri::yes : Tri::unknown);
      }
      if (answer == Tri::yes) return answer;
    }
  return answer;
}

}  // namespace hvr
