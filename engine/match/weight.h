// What it costs to copy values, in steps of the rules.
#pragma once
#include "base/allowance.h"
#include "engine/match/value.h"

namespace hvr {

// One more value takes memory, too.
inline constexpr uint64_t kStepsOfAValue = 4;

inline uint64_t weight(const Value& v) {
  uint64_t out = v.text.size() / kBytesOfAStep + v.nodes.size() / 4;
  for (const Value& item : v.items) out += kStepsOfAValue + weight(item);
  return out;
}

template <class Values>
uint64_t weight(const Values& values) {
  uint64_t out = 1;
  for (const Value& v : values) out += 1 + weight(v);
  return out;
}

}  // namespace hvr
