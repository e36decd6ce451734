// Looks through what a condition needs; what stands under a choice or a `not` is not needed.
#include "engine/match/narrowed.h"

#include <algorithm>

#include "engine/match/place.h"

namespace hvr {
namespace {

struct Narrow {
  const Query& q;
  ir::HoleId place;
  const Captures& captures;
  NodeRange range;

  void look(ir::ConditionId id) {
    std::visit([this](const auto& op) { needs(op); }, q.rules[id].op);
  }
  void needs(const ir::condition::All& all) {
    for (const ir::ConditionId part : all.parts) look(part);
  }
  void needs(const ir::condition::Surely& o) { look(o.inner); }
  void needs(const ir::condition::Maybe& o) { look(o.inner); }
  void needs(const ir::condition::IsSame& o) {
    if (!o.place) return;
    if (is_place(o.left)) at(held(o.right));
    if (is_place(o.right)) at(held(o.left));
  }
  void needs(const ir::condition::WithinNode& o) {
    if (!is_place(o.inner)) return;
    if (const NodeId outer = held(o.outer); outer != kNoNode) cut(outer, q.tree[outer].last);
  }
  template <class Op>
  void needs(const Op&) {}

  bool is_place(ir::ValueId v) const {
    const ir::HoleId* hole = as_hole(q.rules, v);
    return hole && *hole == place;
  }
  NodeId held(ir::ValueId v) const {
    const ir::HoleId* hole = as_hole(q.rules, v);
    if (!hole || captures[*hole].type != Value::Type::node) return kNoNode;
    return captures[*hole].node;
  }
  void at(NodeId n) {
    if (n == kNoNode) return;
    const auto [first, last] = nodes_of_place(q.tree, n);
    cut(first, last + 1);
  }
  void cut(NodeId begin, NodeId end) {
    range = {std::max(range.begin, begin), std::min(range.end, end)};
  }
};

}  // namespace

NodeRange narrowed(const Query& query, ir::ConditionId condition, ir::HoleId place,
                   const Captures& captures, NodeRange within) {
  Narrow narrow{query, place, captures, within};
  narrow.look(condition);
  return narrow.range;
}

}  // namespace hvr
