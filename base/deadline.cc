#include "base/deadline.h"

#include <time.h>

namespace hvr {
namespace {

thread_local const Deadline* current = nullptr;

// What this thread has taken of the processors, in seconds.
double processor_seconds() {
  timespec t{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

}  // namespace

Deadline::Deadline(double seconds, const std::atomic<bool>* stop)
    : before_(current), end_(seconds > 0 ? processor_seconds() + seconds : 0), stop_(stop) {
  current = this;
}

Deadline::~Deadline() { current = before_; }

void look_at_deadline() {
  detail::ticks_left = kTicksPerLook;
  if (!current) return;
  if (current->stop_ && current->stop_->load(std::memory_order_relaxed)) throw Ended(false);
  if (current->end_ > 0 && processor_seconds() > current->end_) throw Ended(true);
}

}  // namespace hvr
