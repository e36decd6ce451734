// The nodes at which something may match.
#pragma once
#include <span>
#include <vector>

#include "python/tree.h"

namespace hvr {

// Nodes in textual order: a view where one list holds them all, else a list of its own.
class Candidates {
 public:
  Candidates() = default;
  Candidates(const Candidates&) = delete;
  Candidates& operator=(const Candidates&) = delete;
  Candidates(Candidates&&) = default;
  Candidates& operator=(Candidates&&) = default;
  ~Candidates() = default;
  auto begin() const { return view_.begin(); }
  auto end() const { return view_.end(); }

 private:
  friend class Matcher;
  std::vector<NodeId> own_;
  std::span<const NodeId> view_;
};

}  // namespace hvr
