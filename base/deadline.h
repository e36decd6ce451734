// An end for the work on one program: by processor time, or because somebody says stop.
#pragma once
#include <atomic>
#include <cstdint>
#include <exception>

namespace hvr {

// Thrown by `tick` in the middle of work that has come to its end. Nothing but what that work was
// building is touched.
class Ended : public std::exception {
 public:
  explicit Ended(bool out_of_time) : out_of_time_(out_of_time) {}
  // Its time is over; else it was stopped.
  bool out_of_time() const { return out_of_time_; }
  const char* what() const noexcept override { return "the work on it was ended"; }

 private:
  bool out_of_time_;
};

// While it lives, `tick` ends the work of this thread: when it has taken `seconds` of processor
// time (0: however long), or as soon as `stop` is set (none: never). The inner of two decides.
class Deadline {
 public:
  Deadline(double seconds, const std::atomic<bool>* stop);
  ~Deadline();
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

 private:
  friend void look_at_deadline();
  const Deadline* before_;
  double end_;  // of the thread's processor time; 0 for none
  const std::atomic<bool>* stop_;
};

// Steps between two looks at the clock.
inline constexpr uint32_t kTicksPerLook = 2048;

namespace detail {
inline thread_local uint32_t ticks_left = kTicksPerLook;
}

// Throws Ended where the deadline of this thread has passed.
void look_at_deadline();

// To be called by whatever may take many steps; nearly always a subtraction.
inline void tick() {
  if (--detail::ticks_left == 0) look_at_deadline();
}

}  // namespace hvr
