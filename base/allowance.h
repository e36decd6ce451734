// What rules may ask for on one program: steps of matching and asking, and text. A ruleset is data
// from anywhere; without an end to it, a few lines that multiply each other would take a machine.
#pragma once
#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>

#include "base/deadline.h"
#include "base/ledger.h"

namespace hvr {

// Thrown by `spend` where nothing is left. Nothing but what was being built is touched.
class Spent : public std::exception {
 public:
  const char* what() const noexcept override { return "the rules ask for too much"; }
  // A sentence for whoever runs the rules.
  std::string said() const {
    return (by.empty() ? "the rules ask" : by + " asks") +
           " for more steps or text than they may on one program";
  }
  std::string by;  // what asked: a rule or a relation, as its file declares it; empty: not known
};

// What a program allows: steps, of which 1,497 rewrites of training programs take a three hundredth
// at most, and bytes of new text. The second of each is for a node of its tree, which is about four
// bytes of text.
inline constexpr uint64_t kStepsOfAnyProgram = 8'000'000, kStepsOfANode = 10'000;
inline constexpr uint64_t kTextOfAnyProgram = 64u << 20, kTextOfANode = 256;
// Bytes of text that cost as much to copy as a step.
inline constexpr size_t kBytesOfAStep = 64;

namespace detail {
inline thread_local uint64_t steps_left = UINT64_MAX, text_left = UINT64_MAX;
[[noreturn]] void nothing_left(uint64_t& of);

inline void take(uint64_t& left, uint64_t some) {
  if (left < some) nothing_left(left);
  left -= some;
}
}  // namespace detail

// From here on this thread works for the rules on another program.
void allow(size_t nodes);

inline void spend(uint64_t steps) { detail::take(detail::steps_left, steps); }
// Before so much is made.
inline void spend_text(size_t bytes) { detail::take(detail::text_left, bytes); }

// The steps of what is done while it lives are written down as a declaration's.
inline Booking booked(const char* kind, const std::string& name) {
  return {kind, name, detail::steps_left};
}

// Does something for a declaration, which has the blame.
template <class Work>
auto asked_by(const char* kind, const std::string& name, Work&& work) {
  const Booking booking = booked(kind, name);
  try {
    return work();
  } catch (Spent& spent) {
    if (spent.by.empty()) spent.by = std::string(kind) + " `" + name + "`";
    throw;
  }
}

// One step of the rules, which may be the one at which time is over.
inline void step() {
  tick();
  spend(1);
}

}  // namespace hvr
