// Backward flow: the bounded walk over steps.
#include <algorithm>
#include <unordered_set>

#include "base/deadline.h"
#include "engine/facts/flow.h"

namespace hvr {
namespace {

// Nodes in the order in which they were met, each once.
class Met {
 public:
  explicit Met(NodeId first) : nodes_{first} {}
  size_t size() const { return nodes_.size(); }
  NodeId operator[](size_t i) const { return nodes_[i]; }
  void add(NodeId n) {
    if (nodes_.size() <= kSearched) {
      if (std::find(nodes_.begin(), nodes_.end(), n) != nodes_.end()) return;
    } else {
      if (many_.empty()) many_.insert(nodes_.begin(), nodes_.end());
      if (!many_.insert(n).second) return;
    }
    nodes_.push_back(n);
  }

 private:
  static constexpr size_t kSearched = 32;  // one by one
  Few<NodeId, 12> nodes_;
  std::unordered_set<NodeId> many_;
};

}  // namespace

bool Flow::walk(NodeId e, Follow how, FunctionRef<bool(NodeId)> stop) const {
  Met met(e);
  bool complete = true;
  for (size_t i = 0; i < met.size(); ++i) {
    // `remember` charges what is worked out on the way. Passing over what is known costs nothing:
    // many short walks would leave nothing for whoever asks last.
    if (i >= kFlowLimit) return false;
    tick();
    if (stop(met[i])) continue;
    const NodeSet& next = step(met[i], how);
    complete = complete && next.complete;
    for (const NodeId n : next.nodes) met.add(n);
  }
  return complete;
}

}  // namespace hvr
