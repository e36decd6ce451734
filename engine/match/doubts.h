// Whether a condition is surely no where a hole holds a node, by what its patterns and names tell
// of that node alone: most of what is looked at goes before anything is matched.
#pragma once
#include <algorithm>
#include <unordered_map>
#include <vector>

#include "engine/match/callees.h"
#include "engine/match/matcher.h"

namespace hvr {

class Doubts {
  struct Doubt;

 public:
  Doubts(const ir::Ruleset& rules, const Matcher& matcher, const Callees& callees, const Flow& flow)
      : rules_(rules), matcher_(matcher), callees_(callees), flow_(flow) {}

  // What speaks against conditions at a node that a pattern meets: looked up once, asked of many
  // nodes.
  struct Against {
    const Doubt* doubt;
    bool of_callee;  // of what is called there, not of the node
  };
  using Several = Few<Against, 4>;
  // How far to look: at nothing but what is asked first, so that whoever is told what stops misses
  // nothing; at all parts, of which the first may be asked; at all as far as a look tells.
  enum class Depth : uint8_t { first, all, looks };
  // Adds what speaks against the condition, where the match holds the node.
  void add(const ir::clause::Match& match, const Captures& held, ir::ConditionId condition,
           Depth depth, Several& several) const;
  void add(ir::ConditionId condition, ir::HoleId hole, Several& several) const {
    add(condition, hole, Depth::all, false, several);
  }
  // True: one of the conditions is no, whatever else is held. False: that is not known.
  bool refuted(const Several& several, NodeId n) const {
    return std::any_of(several.begin(), several.end(),
                       [&](const Against& a) { return holds_against(a, n); });
  }
  // Whether a condition asks for patterns of which the node that is held has no root.
  bool cannot_match(ir::ConditionId condition, const Captures& captures) const;

 private:
  friend struct Doubting;
  enum class Says : uint8_t {
    nothing,
    one_of,
    each_of,
    fragments,
    callees,
    subclasses,
    text,
    other_text
  };
  // What speaks against it: one of the parts, or each of them; that no fragment can match, that
  // none of the names can be called, that it is no such class, or that its text matches or does
  // not.
  struct Doubt {
    Says says = Says::nothing;
    std::vector<Doubt> parts;
    std::vector<ir::FragmentId> fragments;
    const ir::NameOrGroup* names = nullptr;
    ir::RegexId regex;
  };
  void add(ir::ConditionId condition, ir::HoleId hole, Depth depth, bool of_callee,
           Several& several) const;
  const Doubt& of(ir::ConditionId condition, ir::HoleId hole, Depth depth) const;
  bool holds_against(const Against& against, NodeId n) const;
  bool holds_against(const Doubt& doubt, NodeId n) const;
  bool has_text(const Doubt& doubt, NodeId n) const;
  bool is_no_subclass(const ir::NameOrGroup& names, NodeId n) const;

  const ir::Ruleset& rules_;
  const Matcher& matcher_;
  const Callees& callees_;
  const Flow& flow_;
  mutable std::unordered_map<uint64_t, Doubt> known_;
};

}  // namespace hvr
