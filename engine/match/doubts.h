// Whether a condition is surely no where a hole holds a node, by what its patterns and names tell
// of that node alone: most of what is looked at goes before anything is matched.
#pragma once
#include <unordered_map>
#include <vector>

#include "engine/match/callees.h"
#include "engine/match/matcher.h"

namespace hvr {

class Doubts {
 public:
  Doubts(const ir::Ruleset& rules, const Matcher& matcher, const Callees& callees)
      : rules_(rules), matcher_(matcher), callees_(callees) {}
  // True: the condition is no, whatever else is held. False: that is not known.
  bool refuted(ir::ConditionId condition, ir::HoleId hole, NodeId n) const {
    const Doubt& doubt = of(condition, hole);
    return doubt.says != Says::nothing && holds_against(doubt, n);
  }
  // Whether a condition asks for patterns of which the node that is held has no root.
  bool cannot_match(ir::ConditionId condition, const Captures& captures) const;

 private:
  friend struct Doubting;
  enum class Says : uint8_t { nothing, one_of, each_of, fragments, callees };
  // What speaks against it: one of the parts, or each of them; that no fragment can match, or that
  // none of the names can be called.
  struct Doubt {
    Says says = Says::nothing;
    std::vector<Doubt> parts;
    std::vector<ir::FragmentId> fragments;
    const ir::NameOrGroup* names = nullptr;
  };
  const Doubt& of(ir::ConditionId condition, ir::HoleId hole) const;
  bool holds_against(const Doubt& doubt, NodeId n) const;

  const ir::Ruleset& rules_;
  const Matcher& matcher_;
  const Callees& callees_;
  mutable std::unordered_map<uint64_t, Doubt> known_;
};

}  // namespace hvr
