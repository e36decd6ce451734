// What a program puts into lists, dictionaries and the like after they were made.
#pragma once
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/facts/facts.h"

namespace hvr {

class Flow;

inline bool is_sequence_literal(Kind k) {
  return k == Kind::tuple || k == Kind::list || k == Kind::expression_list ||
         k == Kind::pattern_list;
}

// By the expression that makes the container: its display, or the call that constructs it. A
// container that comes from elsewhere is not followed.
class Contents {
 public:
  // `xs.append(v)` and its like, as signatures say (`passes v to self`), and `xs[k] = v`.
  void collect(const Facts& facts, const Flow& flow);
  std::span<const NodeId> of(NodeId made) const;
  // Whether any context manager passes something to what is made in its block.
  bool in_blocks() const { return in_blocks_; }

 private:
  std::unordered_map<NodeId, std::vector<NodeId>> put_;
  bool in_blocks_ = false;
};

}  // namespace hvr
