// Backward flow: the bounded walk over steps.
#include <algorithm>
#include <unordered_set>

#include "base/deadline.h"
#include "engine/facts/entered.h"

namespace hvr {
namespace {

// Visits in the order in which they were made, each once.
class Met {
 public:
  explicit Met(NodeId first) : visits_{{first}} {}
  size_t size() const { return visits_.size(); }
  Visit operator[](size_t i) const { return visits_[i]; }
  void add(Visit v) {
    if (visits_.size() <= kSearched) {
      if (std::any_of(visits_.begin(), visits_.end(), [&](Visit o) { return key(o) == key(v); }))
        return;
    } else {
      if (many_.empty())
        for (const Visit o : visits_) many_.insert(key(o));
      if (!many_.insert(key(v)).second) return;
    }
    visits_.push_back(v);
  }

 private:
  static constexpr size_t kSearched = 32;  // one by one
  Few<Visit, 12> visits_;
  std::unordered_set<uint64_t> many_;
};

// The walk's question, asked once of each expression, however many calls lead there.
class Stop {
 public:
  explicit Stop(FunctionRef<bool(NodeId)> stop) : stop_(stop) {}
  bool operator()(Visit v) {
    if (v.call != kNoNode && !entered_) {
      entered_ = true;
      for (const Answer& a : first_) answers_.emplace(a.node, a.stops);
    }
    if (!entered_) {
      const bool answer = stop_(v.node);
      first_.push_back({v.node, answer});
      return answer;
    }
    const auto [it, fresh] = answers_.try_emplace(v.node, false);
    if (fresh) it->second = stop_(v.node);
    return it->second;
  }

 private:
  FunctionRef<bool(NodeId)> stop_;
  bool entered_ = false;
  struct Answer {
    NodeId node;
    bool stops;
  };
  Few<Answer, 12> first_;
  std::unordered_map<NodeId, bool> answers_;
};

}  // namespace

void Flow::forget() const {
  memos_ = {};
  displays_ = {};
  calls_ = {};
  contents_ = {};
  calls_built_ = contents_built_ = false;
  under_.led_from = {};
  budget_.renew(tree_.size());
}

bool Flow::walk(NodeId e, Follow how, FunctionRef<bool(NodeId)> stop) const {
  Met met(e);
  Stop stops(stop);
  bool complete = true;
  for (size_t i = 0; i < met.size(); ++i) {
    if (!budget_.walk(e, i)) return false;
    tick();
    const Visit at = met[i];
    if (stops(at)) continue;
    const auto pass = [&](const NodeSet& next) {
      complete = complete && next.complete;
      for (const NodeId n : next.nodes) met.add(going_on(*this, at, n));
    };
    if (at.call == kNoNode && !at.apart)
      pass(step(at.node, how));
    else
      pass(step_from(*this, at, how));
  }
  return complete;
}

}  // namespace hvr
