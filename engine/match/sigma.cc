// The context sigma.
#include "engine/match/sigma.h"

#include <algorithm>

#include "engine/match/weight.h"

namespace hvr {
namespace {

using Type = Value::Type;

// Whether a statement around `n` that does not hold `here` may be skipped.
bool skippable(const Tree& tree, NodeId n, NodeId here) {
  for (NodeId k = tree.parent(n); k != kNoNode && !tree.is_inside(here, k); k = tree.parent(k))
    if (tree.kind(k) == Kind::block && tree.kind(tree.parent(k)) != Kind::with_statement)
      return true;
  return false;
}

bool agree(const Query& query, const Value& a, const Value& b) {
  if (query.matcher.same(a, b)) return true;
  return a.type == Type::node && b.type == Type::node &&
         query.tree.text(a.node) == query.tree.text(b.node);
}

}  // namespace

void Sigma::undo(size_t mark) {
  events_.erase(events_.begin() + static_cast<long>(std::min(mark, events_.size())), events_.end());
}

Value Sigma::at(const Query& query, ir::KeyId key, NodeId here) const {
  Value out = Value::of(Type::bindings);
  const bool many = query.rules.keys[key].many;
  for (auto e = events_.rbegin(); e != events_.rend(); ++e) {
    if (e->key != key || !query.tree.is_inside(here, e->region)) continue;
    spend(1 + weight(e->value));
    if (many) {
      out.items.insert(out.items.begin(), e->value);
      continue;
    }
    if (out.items.empty())
      out.items.push_back(e->value);
    else if (!agree(query, out.items[0], e->value))
      return Value::of(Type::unknown);
    if (!skippable(query.tree, e->at, here)) break;
  }
  return out;
}

}  // namespace hvr
