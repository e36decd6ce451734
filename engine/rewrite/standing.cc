// The edits of the rule applications that stand, found by the nodes they hang on.
#include "engine/rewrite/standing.h"

#include <algorithm>

namespace hvr {

StandingEdits::StandingEdits(const EditSet& set, const Tree& tree) : tree_(tree) {
  for (const Edit& e : set.edits)
    if (!set.units[e.unit].dropped) edits_.push_back(&e);
  std::stable_sort(edits_.begin(), edits_.end(), [](const Edit* a, const Edit* b) {
    return a->node != b->node ? a->node < b->node : a->rule < b->rule;
  });
  for (const Edit* e : edits_) nodes_.push_back(e->node);
}

StandingEdits::Some StandingEdits::between(NodeId first, NodeId last) const {
  const auto from = std::lower_bound(nodes_.begin(), nodes_.end(), first);
  auto to = from;
  // Most are asked about few.
  for (int i = 0; i < 8 && to != nodes_.end() && *to < last; ++i) ++to;
  if (to != nodes_.end() && *to < last) to = std::lower_bound(to, nodes_.end(), last);
  return {edits_.data() + (from - nodes_.begin()), edits_.data() + (to - nodes_.begin())};
}

bool StandingEdits::has(NodeId n, Edit::Kind kind) const {
  const Some some = at(n);
  return std::any_of(some.begin(), some.end(), [&](const Edit* e) { return e->kind == kind; });
}

}  // namespace hvr
