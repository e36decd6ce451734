// Scans of what stands between the parts of slices, and in strings.
#include "python/slice.h"

#include <algorithm>
#include <cctype>

namespace hvr {
namespace {

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

std::string string_shape(const Tree& t, NodeId n) {
  std::string out;
  for (const char c : t.text(n)) {
    if (c == '"' || c == '\'') break;
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::string field_shape(const Tree& t, NodeId n) {
  const auto parts = t.children(n);
  if (parts.empty()) return {};
  const uint32_t from = t.span(parts[0]).end;
  const uint32_t to = parts.size() > 1 ? t.span(parts[1]).begin : t.span(n).end;
  return t.text().substr(from, to - from).find('=') == std::string_view::npos ? "" : "=";
}

}  // namespace

bool has_shape(Kind k) { return k == Kind::slice || k == Kind::string || k == Kind::interpolation; }

std::string shape_of(const Tree& t, NodeId n) {
  switch (t.kind(n)) {
    case Kind::slice: return slice_shape(t, n);
    case Kind::string: return string_shape(t, n);
    case Kind::interpolation: return field_shape(t, n);
    default: return {};
  }
}

}  // namespace hvr
