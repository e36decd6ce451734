// The context sigma: what rules have remembered, alive in a region of the program.
#pragma once
#include <vector>

#include "engine/match/query.h"

namespace hvr {

// sigma[key -> value], made by a rule applied at a node.
struct ContextEvent {
  ir::KeyId key;
  Value value;
  NodeId at = kNoNode;
  NodeId region = 0;
};

class Sigma {
 public:
  void extend(ContextEvent event) { events_.push_back(std::move(event)); }
  // What a key holds at `here`. A `one` key that branches before this place leave with different
  // values is unknown.
  Value at(const Query& query, ir::KeyId key, NodeId here) const;

  // The events so far; those behind a mark are what a sub-phrase added, or what a failed
  // application takes back.
  size_t mark() const { return events_.size(); }
  void undo(size_t mark);
  const ContextEvent& operator[](size_t event) const { return events_[event]; }

 private:
  std::vector<ContextEvent> events_;
};

}  // namespace hvr
