// Scans of what stands between the parts of nodes, and in strings.
#include "python/dropped.h"

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

// Whether a word or a sign stands somewhere in a text of tokens, comments aside.
bool says(std::string_view text, std::string_view token) {
  while (!text.empty()) {
    if (text.starts_with(token)) return true;
    text.remove_prefix(text[0] == '#' ? std::min(text.find('\n'), text.size()) : 1);
  }
  return false;
}

// The token, where it stands in front of all parts: the `from` of a `yield`, the star of an
// `except`.
std::string front_shape(const Tree& t, NodeId n, const char* token) {
  const NodeId first = t.first_part(n);
  if (first == kNoNode) return {};
  const uint32_t from = t.span(n).begin;
  return says(t.text().substr(from, t.span(first).begin - from), token) ? token : "";
}

// The only index of a subscript, whether a comma stands behind it or not; kNoNode for several.
NodeId only_index(const Tree& t, NodeId n) {
  NodeId index = kNoNode;
  for (NodeId c = t.first_part(n); c != kNoNode; c = t.next_part(c)) {
    if (t[c].field != Field::subscript) continue;
    if (index != kNoNode) return kNoNode;
    index = c;
  }
  return index;
}

bool is_tuple_of_one(const Tree& t, NodeId n) {
  const NodeId index = only_index(t, n);
  if (index == kNoNode) return false;
  const uint32_t from = t.span(index).end;
  return says(t.text().substr(from, t.span(n).end - from), ",");
}

}  // namespace

bool has_shape(Kind k) {
  return k == Kind::slice || k == Kind::string || k == Kind::interpolation || k == Kind::yield_ ||
         k == Kind::subscript || k == Kind::except_clause;
}

std::string shape_of(const Tree& t, NodeId n) {
  switch (t.kind(n)) {
    case Kind::slice: return slice_shape(t, n);
    case Kind::string: return string_shape(t, n);
    case Kind::interpolation: return field_shape(t, n);
    case Kind::yield_: return front_shape(t, n, "from");
    case Kind::except_clause: return front_shape(t, n, "*");
    case Kind::subscript: return is_tuple_of_one(t, n) ? "," : "";
    default: return {};
  }
}

NodeId index_of(const Tree& t, NodeId n) {
  return is_tuple_of_one(t, n) ? kNoNode : only_index(t, n);
}

}  // namespace hvr
