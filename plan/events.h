// A discrete-event simulation: what happens when, in the order of time, and lanes that do one thing
// at a time.
#pragma once
#include <algorithm>
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

}  // namespace plan
