// Which names a condition demands to be alike: of many rows, those with such a name are looked at.
#pragma once
#include <unordered_map>
#include <vector>

#include "ir/program.h"

namespace hvr {

// Two holes whose last words are one, as those of `a.b` and `c.b`.
struct SameWord {
  ir::HoleId one, other;
  auto operator<=>(const SameWord&) const = default;
};

class WordJoins {
 public:
  explicit WordJoins(const ir::Ruleset& rules) : rules_(rules) {}

  // Where they are not, the condition is no, whatever else it says. Worked out once.
  const std::vector<SameWord>& demanded(ir::ConditionId id) const;

 private:
  const ir::Ruleset& rules_;
  mutable std::unordered_map<uint32_t, std::vector<SameWord>> known_;
};

}  // namespace hvr
