#include "base/allowance.h"

namespace hvr {

void detail::nothing_left(uint64_t& of) {
  of = 0;
  throw Spent();
}

void allow(size_t nodes) {
  detail::steps_left = kStepsOfAnyProgram + kStepsOfANode * nodes;
  detail::text_left = kTextOfAnyProgram + kTextOfANode * nodes;
}

}  // namespace hvr
