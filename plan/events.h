// A discrete-event simulation: what happens when, in the order of time, and lanes that do one thing
// at a time.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace plan {

class Events {
 public:
  // Calls `action` at `time`; actions of one time are called in the order in which they came.
  void at(double time, std::function<void()> action) {
    queue_.push({std::max(time, now_), count_++, std::move(action)});
  }
  double now() const { return now_; }
  // Runs until nothing is left; the time of the last action.
  double run() {
    while (!queue_.empty()) {
      Event next = std::move(const_cast<Event&>(queue_.top()));
      queue_.pop();
      now_ = next.time;
      next.action();
    }
    return now_;
  }

 private:
  struct Event {
    double time;
    uint64_t order;
    std::function<void()> action;
    bool operator<(const Event& o) const {
      return time != o.time ? time > o.time : order > o.order;
    }
  };
  std::priority_queue<Event> queue_;
  uint64_t count_ = 0;
  double now_ = 0;
};

// A device, a host thread, a link: work is done in the order in which it is asked for.
class Lane {
 public:
  // Begins at `ready` or when the lane is free; the time of the end.
  double run(double ready, double seconds) {
    begun_ = std::max(ready, free_);
    free_ = begun_ + seconds;
    busy_ += seconds;
    return free_;
  }
  double begun() const { return begun_; }
  double free() const { return free_; }
  double busy() const { return busy_; }

 private:
  double begun_ = 0, free_ = 0, busy_ = 0;
};

// What computes on one node, and how far it is: the more do, the slower each.
class Shared {
 public:
  // `times`: pipelines of the node that do the same at the same time.
  Shared(Events& events, const std::vector<double>& factors, int times)
      : events_(events), factors_(factors), times_(times) {}
  void begin(double seconds, std::function<void()> ends) {
    advance();
    running_.push_back({seconds, std::move(ends)});
    plan_next();
  }

 private:
  struct Work {
    double left;
    std::function<void()> ends;
  };
  double speed() const {
    const size_t busy =
        std::min(running_.size() * static_cast<size_t>(times_), factors_.size() - 1);
    return 1 / factors_[busy];
  }
  void advance() {
    for (Work& w : running_) w.left -= (events_.now() - since_) * speed();
    since_ = events_.now();
  }
  void plan_next() {
    if (running_.empty()) return;
    const auto next =
        std::min_element(running_.begin(), running_.end(),
                         [](const Work& a, const Work& b) { return a.left < b.left; });
    const double at = events_.now() + std::max(0.0, next->left) / speed();
    // Whatever begins or ends before makes another plan.
    events_.at(at, [this, plan = ++plans_, i = next - running_.begin()] {
      if (plan != plans_) return;
      advance();
      const auto ends = std::move(running_[static_cast<size_t>(i)].ends);
      running_.erase(running_.begin() + i);
      plan_next();
      ends();
    });
  }

  Events& events_;
  const std::vector<double>& factors_;
  const int times_;
  std::vector<Work> running_;
  double since_ = 0;
  uint64_t plans_ = 0;
};

}  // namespace plan
