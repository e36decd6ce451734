// Two texts with a third between them, in one string.
#pragma once
#include <string>
#include <string_view>

namespace hvr {

inline std::string joined(std::string_view a, std::string_view between, std::string_view b) {
  std::string out;
  out.reserve(a.size() + between.size() + b.size());
  return out.append(a).append(between).append(b);
}

}  // namespace hvr
