// Runs of kept statements are those inside one kept range of the layout.
#include "engine/rewrite/reread.h"

#include <algorithm>

namespace hvr {
namespace {

// Shorter runs are parsed as fast as they are copied.
constexpr uint32_t kShortest = 256;  // bytes

struct KeptRange {
  Span source;
  uint32_t output;
};

// Ranges of the original that were kept in their order, neighbours joined.
std::vector<KeptRange> kept_ranges(const Layout& layout) {
  std::vector<KeptRange> out;
  for (const Origin& o : layout.origins) {
    if (o.meaning != Meaning::kept || !o.from_source() || o.output.size() != o.source.size())
      continue;
    if (!out.empty() && out.back().source.end == o.source.begin &&
        out.back().output + out.back().source.size() == o.output.begin)
      out.back().source.end = o.source.end;
    else
      out.push_back({o.source, o.output.begin});
  }
  return out;
}

}  // namespace

std::vector<KeptStatements> kept_statements(const Tree& tree, NodeId module, const Layout& layout) {
  std::vector<KeptStatements> out;
  NodeId n = tree.first_child(module);
  uint32_t behind = 0;
  for (const KeptRange& range : kept_ranges(layout)) {
    const auto moved = [&](NodeId at) {
      return range.output + (tree.span(at).begin - range.source.begin);
    };
    // A border may lie in front of a statement whose neighbour was kept too.
    const auto border = [&](NodeId at) {
      return tree.kind(at) != Kind::comment && may_part(layout.text, moved(at));
    };
    while (n != kNoNode && tree.span(n).begin < range.source.begin) n = tree.next_sibling(n);
    KeptStatements run;
    NodeId end = kNoNode;
    for (NodeId before = kNoNode; n != kNoNode && tree.span(n).end <= range.source.end;
         before = n, n = tree.next_sibling(n)) {
      if (before == kNoNode || !border(n)) continue;
      if (run.first == kNoNode)
        run.first = n;
      else
        end = n;
    }
    if (run.first == kNoNode || end == kNoNode) continue;
    run.end = end;
    run.span = {moved(run.first), moved(end)};
    if (run.span.size() < kShortest || run.span.begin < behind) continue;
    behind = run.span.end;
    out.push_back(run);
  }
  return out;
}

SyntaxReport check_changed(std::string_view text, const std::vector<KeptStatements>& kept) {
  if (kept.empty()) return check_syntax(text);
  std::string changed;
  uint32_t at = 0;
  for (const KeptStatements& k : kept) {
    changed += text.substr(at, k.span.begin - at);
    at = k.span.end;
  }
  changed += text.substr(at);
  SyntaxReport report = check_syntax(changed);
  // Where something is to be said, the whole is asked; and where a statement's place counts.
  const bool asks_whole =
      report.problem || report.by_place || changed.find("__future__") != std::string::npos;
  return asks_whole ? check_syntax(text) : report;
}

}  // namespace hvr
