// Backwards from the use to the first binding that dominates it, then around the loops.
#include "engine/facts/reaching.h"

#include <algorithm>

#include "python/jumps.h"

namespace hvr {

ReachingDefinitions::ReachingDefinitions(const Facts& facts, const NumberList& all, NodeId use,
                                         bool inner)
    : facts_(facts), tree_(facts.tree()), all_(all), use_(use), inner_(inner) {}

bool ReachingDefinitions::dominates(const Binding& b) const {
  if (b.kind == BindingKind::parameter) return true;
  if (b.kind == BindingKind::augmented) return false;
  if (b.kind == BindingKind::loop || b.kind == BindingKind::with) {
    if (!inner_ && tree_.is_inside(use_, b.statement)) return true;
    if (b.kind == BindingKind::loop) return false;
  }
  const NodeId statement = b.statement == kNoNode ? b.target : tree_.statement(b.statement);
  return is_passed(statement == kNoNode ? tree_.module_of(b.target) : tree_.parent(statement));
}

bool ReachingDefinitions::is_passed(NodeId block) const {
  // At the end of a scope, only what its own block binds is sure.
  if (inner_)
    return tree_.kind(block) == Kind::module ||
           facts_.scope(facts_.binding(all_.front()).scope).node == tree_.parent(block);
  return tree_.is_inside(use_, block);
}

bool ReachingDefinitions::before_use(const Binding& b) const {
  if (inner_ || b.kind == BindingKind::parameter) return true;
  // A statement's right side is evaluated before it binds: `x = f(x)` reads the earlier x.
  if (b.kind == BindingKind::assign && b.value != kNoNode && tree_.is_inside(use_, b.value))
    return false;
  return b.target < use_;
}

size_t ReachingDefinitions::index_of(NodeId n) const {
  const auto behind = [&](BindingId id, NodeId node) { return facts_.binding(id).target < node; };
  return static_cast<size_t>(std::lower_bound(all_.begin(), all_.end(), n, behind) - all_.begin());
}

NodeId ReachingDefinitions::choice_around(const Binding& b) const {
  NodeId at = b.statement == kNoNode ? kNoNode : tree_.statement(b.statement);
  while (at != kNoNode && !is_passed(tree_.parent(at))) at = tree_.statement(tree_.parent(at));
  return at != kNoNode && tree_.kind(at) == Kind::if_statement && !tree_.is_inside(use_, at)
             ? at
             : kNoNode;
}

bool ReachingDefinitions::binds_in_each_branch(NodeId choice) const {
  bool otherwise = false;
  for (NodeId c = tree_.first_part(choice); c != kNoNode; c = tree_.next_part(c)) {
    const Kind kind = tree_.kind(c);
    NodeId block = kind == Kind::block ? c : kNoNode;
    if (kind == Kind::elif_clause) block = tree_.child(c, Field::consequence);
    if (kind == Kind::else_clause) block = tree_.child(c, Field::body);
    if (block != kNoNode && !binds(block)) return false;
    otherwise = otherwise || kind == Kind::else_clause;
  }
  return otherwise;
}

bool ReachingDefinitions::binds(NodeId block) const {
  for (size_t i = index_of(block); i < all_.size(); ++i) {
    const Binding& b = facts_.binding(all_[i]);
    if (b.target >= tree_[block].last) break;
    const bool whole = b.kind == BindingKind::assign || b.kind == BindingKind::import ||
                       b.kind == BindingKind::function || b.kind == BindingKind::klass;
    if (whole && b.statement != kNoNode && tree_.parent(tree_.statement(b.statement)) == block)
      return true;
  }
  NodeId last = kNoNode;
  for (NodeId s = tree_.first_part(block); s != kNoNode; last = s, s = tree_.next_part(s))
    if (tree_.kind(s) == Kind::if_statement && binds_in_each_branch(s)) return true;
  // Whoever ends here has not come to the use, but may be what a function inside finds.
  return !inner_ && last != kNoNode && is_jump(tree_.kind(last));
}

bool ReachingDefinitions::in_another_branch(const Binding& b, const Binding* dominator) const {
  if (inner_) return false;  // the state that calls before this one left
  NodeId part = b.target;
  while (tree_.parent(part) != kNoNode && !tree_.is_inside(use_, tree_.parent(part)))
    part = tree_.parent(part);
  NodeId branch = kNoNode;
  if (tree_.kind(part) == Kind::elif_clause || tree_.kind(part) == Kind::case_clause)
    branch = tree_.child(part, Field::consequence);
  else if (tree_.kind(tree_.parent(part)) == Kind::if_statement)
    branch = part == tree_.child(tree_.parent(part), Field::consequence) ? part : kNoNode;
  if (branch == kNoNode || !tree_.is_inside(b.target, branch)) return false;
  const NodeId loop = tree_.up(tree_.parent(part), Kind::for_statement, Kind::while_statement);
  return loop == kNoNode || !tree_.is_inside(loop, facts_.scope(b.scope).node) ||
         (dominator && tree_.is_inside(dominator->target, loop));
}

BindingIds ReachingDefinitions::find() const {
  if (all_.size() == 1) return {all_.front()};
  const size_t end = inner_ ? all_.size() : index_of(use_);
  size_t from = 0;
  bool dominated = false;
  NodeId asked = kNoNode;  // the choice that was looked at last
  for (size_t i = end; i-- > 0 && !dominated;) {
    const Binding& b = facts_.binding(all_[i]);
    if (!before_use(b)) continue;
    if (dominates(b)) {
      from = i;
      dominated = true;
    } else if (const NodeId choice = choice_around(b); choice != asked && choice != kNoNode) {
      asked = choice;
      from = index_of(choice);
      dominated = binds_in_each_branch(choice);
      if (!dominated) from = 0;
    }
  }
  BindingIds out;
  const Binding* dominator = dominated ? &facts_.binding(all_[from]) : nullptr;
  for (size_t i = from; i < end; ++i)
    if (const Binding& b = facts_.binding(all_[i]);
        before_use(b) && !in_another_branch(b, dominator))
      out.push_back(all_[i]);
  if (!inner_) add_next_rounds(from, dominated, out);
  if (out.empty()) out.assign(all_.begin(), all_.end());
  return out;
}

void ReachingDefinitions::add_next_rounds(size_t from, bool dominated, BindingIds& out) const {
  // Loops nest: what an inner one has added, an outer one need not look at again.
  size_t low = 0, high = 0;
  bool passed = false;  // one of them stands between any round and the next
  for (NodeId loop = tree_.up(tree_.parent(use_), Kind::for_statement, Kind::while_statement);
       loop != kNoNode;
       loop = tree_.up(tree_.parent(loop), Kind::for_statement, Kind::while_statement)) {
    if (passed || (dominated && tree_.is_inside(facts_.binding(all_[from]).target, loop))) return;
    const size_t begin = std::max(from, index_of(loop)), end = index_of(tree_[loop].last);
    for (size_t i = begin; i < end; ++i) {
      if (i == low && high > low) {
        i = high - 1;
        continue;
      }
      const Binding& b = facts_.binding(all_[i]);
      if (before_use(b)) continue;
      out.push_back(all_[i]);
      passed = passed || dominates(b);
    }
    if (end > begin) low = begin, high = end;
  }
}

}  // namespace hvr
