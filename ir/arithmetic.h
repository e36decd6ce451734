// Python's arithmetic on whole numbers, in 64 bits.
#pragma once
#include <cstdint>
#include <optional>

#include "ir/ops.h"

namespace hvr::ir {

// Nothing where the result does not fit, or for a division by zero.
inline std::optional<int64_t> calculate(Arithmetic op, int64_t a, int64_t b) {
  int64_t out = 0;
  switch (op) {
    case Arithmetic::add:
      return __builtin_add_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Arithmetic::subtract:
      return __builtin_sub_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Arithmetic::multiply:
      return __builtin_mul_overflow(a, b, &out) ? std::nullopt : std::optional(out);
    case Arithmetic::divide:
    case Arithmetic::modulo: break;
  }
  if (b == 0 || (a == INT64_MIN && b == -1)) return std::nullopt;
  // Python rounds down; C++ rounds to zero.
  const bool down = a % b != 0 && (a % b < 0) != (b < 0);
  return op == Arithmetic::divide ? a / b - (down ? 1 : 0) : a % b + (down ? b : 0);
}

}  // namespace hvr::ir
