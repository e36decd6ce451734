// How many answers the questions to a program together may take, and whether one went unanswered.
#pragma once
#include <algorithm>
#include <cstddef>

#include "engine/facts/answers.h"

namespace hvr {

class Budget {
 public:
  // For a program of so many nodes.
  explicit Budget(size_t nodes) { renew(nodes); }
  void renew(size_t nodes) { left_ = std::min(kFewestSteps + kStepsPerNode * nodes, kMostSteps); }

  // Whether one more answer about `n` may be worked out.
  bool work(NodeId n) {
    if (left_ == 0) return cut(n);
    --left_;
    return true;
  }
  // Whether a walk from `start`, which took `done` steps, may take one more. Passing over what is
  // remembered is not charged to the program: many short walks would leave nothing for whoever asks
  // last.
  bool walk(NodeId start, size_t done) { return done < kFlowLimit || cut(start); }
  // A question about `n` is not followed any further. False.
  bool cut(NodeId n) {
    if (first_cut_ == kNoNode) first_cut_ = n;
    return false;
  }
  // Of the first question that was cut short: the expression it was about; kNoNode for none.
  NodeId first_cut() const { return first_cut_; }

 private:
  size_t left_ = 0;
  NodeId first_cut_ = kNoNode;
};

}  // namespace hvr
