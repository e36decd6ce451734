// Backwards from the use to the first binding that dominates it, then around the loops.
#include "engine/facts/reaching.h"

#include <algorithm>

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
  const NodeId block = statement == kNoNode ? tree_.module_of(b.target) : tree_.parent(statement);
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

BindingIds ReachingDefinitions::find() const {
  if (all_.size() == 1) return {all_.front()};
  const size_t end = inner_ ? all_.size() : index_of(use_);
  size_t from = 0;
  bool dominated = false;
  for (size_t i = end; i-- > 0 && !dominated;) {
    const Binding& b = facts_.binding(all_[i]);
    if (!before_use(b) || !dominates(b)) continue;
    from = i;
    dominated = true;
  }
  BindingIds out;
  for (size_t i = from; i < end; ++i)
    if (before_use(facts_.binding(all_[i]))) out.push_back(all_[i]);
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
