// Lines, indentation and comments of the original.
#include "engine/rewrite/lines.h"

#include <algorithm>
#include <vector>

namespace hvr {

size_t last_line_break(std::string_view gap) {
  for (size_t at = gap.rfind('\n'); at != std::string_view::npos && at > 0;
       at = gap.rfind('\n', at - 1)) {
    const size_t before = at > 1 && gap[at - 1] == '\r' ? at - 2 : at - 1;
    if (gap[before] != '\\') return at;
  }
  return gap.starts_with('\n') ? 0 : std::string_view::npos;
}

size_t end_of_solid(std::string_view text) {
  while (!text.empty()) {
    const char last = text.back();
    if (last == '\n' && (text.ends_with("\\\n") || text.ends_with("\\\r\n")))
      text.remove_suffix(text.ends_with("\\\n") ? 2 : 3);
    else if (last == ' ' || last == '\t')
      text.remove_suffix(1);
    else
      break;
  }
  return text.size();
}

bool Lines::one_line_suite(NodeId b) const {
  if (tree_.kind(b) != Kind::block) return false;
  const size_t i = end_of_solid(tree_.text().substr(0, tree_.span(b).begin));
  if (i == 0 || tree_.text()[i - 1] != ':') return false;
  // Some blocks begin with the line ending.
  const NodeId first = tree_.first_child(b);
  return first == kNoNode || !has_line_break(tree_.text().substr(i, tree_.span(first).begin - i));
}

// The indentation of the line on which a statement's logical line begins: it may stand behind
// another one, on the last of its lines.
std::string_view Lines::line_indent(NodeId s) const {
  for (NodeId b = tree_.parent(s); b != kNoNode && tree_.kind(s) != Kind::case_clause;
       b = tree_.parent(s)) {
    if (tree_.kind(b) == Kind::module) return {};
    if (tree_.kind(b) != Kind::block) break;
    if (!one_line_suite(b)) {
      const NodeId first = tree_.first_part(b);
      return tree_.indentation(first == kNoNode ? s : first);
    }
    const NodeId owner = tree_.parent(b);
    s = tree_.kind(owner) == Kind::case_clause ? owner : tree_.statement(owner);
    if (s == kNoNode) return {};
  }
  return tree_.indentation(s);
}

std::string Lines::indent_of(NodeId s) const {
  const NodeId b = tree_.parent(s);
  std::string out(line_indent(s));
  return b != kNoNode && one_line_suite(b) ? out.append(unit_) : out;
}

// The indentation from which the lines of a node are measured: that of its statement.
std::string_view Lines::base_of(NodeId n) const {
  const NodeId p = tree_.parent(n);
  if (p == kNoNode || tree_.kind(n) == Kind::block) return tree_.indentation(n);
  const bool own = tree_.kind(p) == Kind::block || tree_.kind(p) == Kind::module;
  const NodeId s = own ? n : tree_.statement(n);
  return s == kNoNode ? tree_.indentation(n) : line_indent(s);
}

// A comment without the first half of its line ending.
Span Lines::comment_span(NodeId comment) const {
  Span s = tree_.span(comment);
  while (s.end > s.begin && tree_.text()[s.end - 1] == '\r') --s.end;
  return s;
}

// A semicolon at the end of the line belongs to the statement: where it ends, or `at`.
uint32_t Lines::semicolon_end(uint32_t at) const {
  const auto blank = [&](size_t from) {
    return std::min(tree_.text().find_first_not_of(" \t", from), tree_.text().size());
  };
  const size_t semicolon = blank(at);
  if (semicolon == tree_.text().size() || tree_.text()[semicolon] != ';') return at;
  const size_t next = blank(semicolon + 1);
  if (next < tree_.text().size() &&
      std::string_view("#\r\n").find(tree_.text()[next]) == std::string::npos)
    return at;
  return static_cast<uint32_t>(semicolon) + 1;
}

// The bytes of a run of statements with the comments that move along: those on the lines above the
// first, the one behind the last, and, at the end of a block, those below it.
Span Lines::with_comments(NodeId first, NodeId last) const {
  uint32_t begin = tree_.span(first).begin, end = tree_.span(last).end;
  const NodeId block = tree_.parent(first);
  if (block == kNoNode || (tree_.kind(block) != Kind::block && tree_.kind(block) != Kind::module))
    return {begin, end};
  const auto own_line = [&](NodeId c) {
    const auto before = tree_.text().substr(0, tree_.span(c).begin);
    const size_t line = before.find_last_not_of(" \t");
    return line == std::string_view::npos || before[line] == '\n';
  };
  // A comment above a block's first statement stands beside the block.
  const bool leading = tree_.first_child(block) == first && tree_.kind(block) == Kind::block;
  std::vector<NodeId> above;
  for (NodeId c = tree_.first_child(leading ? tree_.parent(block) : block);
       c != kNoNode && c < first; c = tree_.next_sibling(c)) {
    if (tree_.kind(c) != Kind::comment)
      above.clear();
    else if (own_line(c))
      above.push_back(c);
    if (c == block) break;
    if (!above.empty())
      begin = tree_.span(above[0]).begin;
    else
      begin = tree_.span(first).begin;
  }
  const bool final = [&] {
    for (NodeId c = tree_.next_sibling(last); c != kNoNode; c = tree_.next_sibling(c))
      if (tree_.kind(c) != Kind::comment) return false;
    return true;
  }();
  for (NodeId c = tree_.next_sibling(last);
       c != kNoNode && tree_.kind(c) == Kind::comment && (final || !own_line(c));
       c = tree_.next_sibling(c))
    end = comment_span(c).end;
  return {begin, end};
}

size_t Lines::blank_lines_behind(NodeId statement, NodeId next) const {
  const Kind k = tree_.kind(statement);
  if (k != Kind::function_definition && k != Kind::class_definition &&
      k != Kind::decorated_definition)
    return 0;
  const uint32_t from = tree_.span(statement).end;
  const auto gap = tree_.text().substr(from, tree_.span(next).begin - from);
  const auto breaks = std::count(gap.begin(), gap.end(), '\n');
  return breaks > 1 ? static_cast<size_t>(breaks) - 1 : 0;
}

}  // namespace hvr
