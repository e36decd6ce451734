// A range of bytes in one text. Lines and columns are derived from it only when something is shown.
#pragma once
#include <cstdint>

namespace hvr {

struct Span {
  uint32_t begin = 0;
  uint32_t end = 0;
  bool operator==(const Span&) const = default;
  uint32_t size() const { return end - begin; }
  bool contains(Span other) const { return begin <= other.begin && other.end <= end; }
};

}  // namespace hvr
