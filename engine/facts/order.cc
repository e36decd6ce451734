// What may be executed after what: up from the earlier node through blocks, loops and callers.
#include "engine/facts/order.h"

#include <algorithm>
#include <set>

namespace hvr {
namespace {

bool is_loop(Kind k) { return k == Kind::for_statement || k == Kind::while_statement; }
bool is_comprehension(Kind k) {
  return k == Kind::list_comprehension || k == Kind::set_comprehension ||
         k == Kind::dictionary_comprehension || k == Kind::generator_expression;
}
bool is_jump(Kind k) {
  return k == Kind::return_statement || k == Kind::raise_statement || k == Kind::break_statement ||
         k == Kind::continue_statement;
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
    case Kind::conditional_expression: return true;
    default: return true;
  }
}

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
    const Kind k = tree_.kind(up);
    if (is_jump(tree_.kind(part))) blocked.by(tree_.kind(part));
    const bool once = k == Kind::for_statement && tree_[part].field == Field::right;
    if (is_loop(k) && !once && tree_.is_inside(to, up)) {
      const NodeId given = k == Kind::for_statement ? tree_.child(up, Field::right) : kNoNode;
      const NodeId behind = tree_.child(up, Field::alternative);
      const bool in_round = (given == kNoNode || !tree_.is_inside(to, given)) &&
                            (behind == kNoNode || !tree_.is_inside(to, behind));
      if (!in_round && behind != kNoNode && tree_.is_inside(to, behind)) return blocked.again();
      if (in_round && blocked.again()) return true;
    }
    if (is_comprehension(k) && tree_.is_inside(to, up)) return true;
    blocked.leave(tree_, up, part);
    if (k == Kind::assignment && tree_[part].field == Field::right && tree_.is_inside(to, up) &&
        to < part)
      return true;
    if (!blocked.now() && tree_.is_inside(to, up) && to >= tree_[part].last &&
        (leads_on(tree_, up, part) || tested)) {
      bool jumps = false;
      if (k == Kind::block || k == Kind::module)
        for (NodeId s = tree_.next_sibling(part); s != kNoNode && !tree_.is_inside(to, s);
             s = tree_.next_sibling(s))
          jumps = jumps || is_jump(tree_.kind(s));
      if (!jumps) return true;
    }
    // Behind a jump that follows in the block, only what a loop or `finally` brings is left.
    if (k == Kind::block && !blocked.now())
      for (NodeId s = tree_.next_sibling(part); s != kNoNode && !blocked.now();
           s = tree_.next_sibling(s))
        if (is_jump(tree_.kind(s))) blocked.by(tree_.kind(s));
    tested = k == Kind::elif_clause && tree_[part].field == Field::condition;
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
    const auto& calls = flow_.callers(f->node);
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
