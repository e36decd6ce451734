// A scan of what stands between the parts of a slice.
#include "python/slice.h"

#include <algorithm>

namespace hvr {

std::string slice_shape(const Tree& t, NodeId n) {
  std::string shape;
  const auto parts = t.children(n);
  uint32_t at = t.span(n).begin;
  const auto colons = [&](uint32_t end) {
    for (; at < end; ++at) {
      if (t.text()[at] == '#')
        while (at < end && t.text()[at] != '\n') ++at;
      if (at < end && t.text()[at] == ':') shape += ':';
    }
  };
  for (const NodeId c : parts) {
    colons(t.span(c).begin);
    shape += 'x';
    at = t.span(c).end;
  }
  colons(t.span(n).end);
  // A second colon with nothing behind it says nothing.
  if (shape.ends_with(':') && std::count(shape.begin(), shape.end(), ':') == 2) shape.pop_back();
  return shape;
}

}  // namespace hvr
