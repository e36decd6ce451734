// One pass over the nodes; what is open at a node follows from what is open at its parent.
#include "python/limits.h"

#include <algorithm>
#include <vector>

namespace hvr {
namespace {

constexpr uint16_t kBrackets = 200, kIndents = 99, kBlocks = 20;
constexpr long kDigits = 4300;

struct Open {
  uint16_t brackets = 0, indents = 0, blocks = 0;
};

// Whether the node itself begins with a bracket, not its first child. What stands in a string is no
// code of this file's level.
bool is_bracketed(const Tree& t, NodeId n) {
  const std::string_view text = t.text(n);
  if (text.empty() || std::string_view("([{").find(text[0]) == std::string_view::npos) return false;
  if (t.kind(n) == Kind::comment || t.kind(t.parent(n)) == Kind::string) return false;
  const NodeId first = t.first_child(n);
  return first == kNoNode || t.span(first).begin > t.span(n).begin;
}

// Whether nothing but blanks stands in front of the node on its line.
bool begins_line(const Tree& t, NodeId n) {
  size_t i = t.span(n).begin;
  while (i > 0 && (t.text()[i - 1] == ' ' || t.text()[i - 1] == '\t')) --i;
  return i == 0 || t.text()[i - 1] == '\n';
}

// The column of a statement that begins a logical line; nothing for others.
std::optional<size_t> column_of(const Tree& t, NodeId n) {
  if (!begins_line(t, n)) return std::nullopt;
  const std::string_view text = t.text();
  size_t begin = t.span(n).begin, column = 0;
  while (begin > 0 && text[begin - 1] != '\n') --begin;
  size_t before = begin;
  while (before > 0 && (text[before - 1] == '\n' || text[before - 1] == '\r')) --before;
  if (before > 0 && before < begin && text[before - 1] == '\\') return std::nullopt;
  for (size_t i = begin; i < t.span(n).begin; ++i)
    column = text[i] == '\t' ? (column / 8 + 1) * 8 : column + 1;
  return column;
}

// Whether this is the body of a statement for which the compiler keeps a block open.
bool keeps_block(const Tree& t, NodeId body) {
  const Kind around = t.kind(t.parent(body));
  return t[body].field == Field::body &&
         (around == Kind::for_statement || around == Kind::while_statement ||
          around == Kind::with_statement || around == Kind::try_statement);
}

bool has_long_number(const Tree& t, NodeId n) {
  const std::string_view text = t.text(n);
  if (static_cast<long>(text.size()) <= kDigits) return false;
  if (text.size() > 1 && text[0] == '0' &&
      std::string_view("xXoObB").find(text[1]) != std::string_view::npos)
    return false;
  return std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) >
         kDigits;
}

}  // namespace

std::optional<SyntaxProblem> stray_indentation(const Tree& t) {
  for (NodeId block = 0; block < t.size(); ++block) {
    if (t.kind(block) != Kind::block && t.kind(block) != Kind::module) continue;
    std::optional<size_t> first;
    if (t.kind(block) == Kind::module) first = 0;
    for (const NodeId n : t.children(block)) {
      if (t.kind(n) == Kind::comment) continue;
      const auto column = column_of(t, n);
      if (!column) continue;
      if (!first) first = column;
      if (*column != *first)
        return SyntaxProblem{t.span(n), "this is indented otherwise than the lines of its block"};
    }
  }
  return std::nullopt;
}

std::optional<SyntaxProblem> passed_limit(const Tree& t) {
  if (t.text().size() < kBlocks * std::string_view("if x:").size()) return std::nullopt;
  std::vector<Open> open(t.size());
  for (NodeId n = 1; n < t.size(); ++n) {
    const NodeId parent = t.parent(n);
    Open& now = open[n];
    now = open[parent];
    const Kind kind = t.kind(n), around = t.kind(parent);
    if (around == Kind::subscript && t[n].field != Field::value) ++now.brackets;
    if (is_bracketed(t, n)) ++now.brackets;
    if (kind == Kind::block) {
      if (begins_line(t, n)) ++now.indents;
      if (around == Kind::function_definition || around == Kind::class_definition) now.blocks = 0;
      if (keeps_block(t, n)) ++now.blocks;
    }
    const auto problem = [&](const char* what) {
      return SyntaxProblem{t.span(n), std::string(what) + ", which Python refuses"};
    };
    if (now.brackets > kBrackets) return problem("more than 200 brackets are open here");
    if (now.indents > kIndents) return problem("this is indented more than 99 times");
    if (now.blocks > kBlocks) return problem("more than 20 blocks of one function are open here");
    if (kind == Kind::integer && has_long_number(t, n))
      return problem("this number has more than 4300 digits");
  }
  return std::nullopt;
}

}  // namespace hvr
