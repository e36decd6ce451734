// Comments that belong to a statement.
#include "engine/match/comments.h"

#include <algorithm>

namespace hvr {

std::string comments_of(const Query& query, NodeId n) {
  const Tree& tree = query.tree;
  const NodeId s = tree.statement(n);
  std::string out;
  if (s == kNoNode) return out;
  const std::string_view text = tree.text();
  const auto all = query.matcher.index().of(Kind::comment);
  const auto begins = [&](NodeId c, uint32_t byte) { return tree.span(c).begin < byte; };
  const auto blank = [&](uint32_t from, uint32_t to, int breaks) {
    const auto gap = text.substr(from, to - from);
    return gap.find_first_not_of(" \t\r\n") == std::string_view::npos &&
           std::count(gap.begin(), gap.end(), '\n') == breaks;
  };
  uint32_t top = tree.span(s).begin;
  for (auto it = std::lower_bound(all.begin(), all.end(), top, begins); it != all.begin();) {
    const Span c = tree.span(*--it);
    const size_t line = text.rfind('\n', c.begin);
    const uint32_t start = line == std::string_view::npos ? 0 : static_cast<uint32_t>(line) + 1;
    if (!blank(c.end, top, 1) || !blank(start, c.begin, 0)) break;
    out.insert(0, "\n").insert(0, tree.text(*it));
    top = c.begin;
  }
  const auto behind = std::lower_bound(all.begin(), all.end(), tree.span(s).end, begins);
  if (behind != all.end() && blank(tree.span(s).end, tree.span(*behind).begin, 0))
    out += std::string(tree.text(*behind)) + "\n";
  return out;
}

}  // namespace hvr
