#include "ir/ways.h"

#include <algorithm>

namespace hvr::ir {
namespace {

struct Several {
  const Ruleset& rules;

  bool any(const std::vector<ConditionId>& parts) const {
    return std::any_of(parts.begin(), parts.end(),
                       [&](ConditionId c) { return in_several_ways(rules, c); });
  }
  bool operator()(const condition::All& o) const { return any(o.parts); }
  bool operator()(const condition::Any& o) const {
    const auto binds = [&](ConditionId c) {
      return std::holds_alternative<condition::IsFragment>(rules[c].op);
    };
    return any(o.parts) || std::count_if(o.parts.begin(), o.parts.end(), binds) > 1;
  }
  bool operator()(const condition::Comes&) const { return true; }
  bool operator()(const condition::IsFragment& o) const {
    return std::any_of(o.fragments.begin(), o.fragments.end(),
                       [&](FragmentId f) { return rules[f].splits; });
  }
  bool operator()(const auto&) const { return false; }
};

}  // namespace

bool in_several_ways(const Ruleset& rules, ConditionId id) {
  return std::visit(Several{rules}, rules[id].op);
}

}  // namespace hvr::ir
