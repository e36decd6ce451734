// The place in a rule file, the nodes that were built, and what was looked for in vain.
#include "grammar/cursor.h"

#include <algorithm>
#include <cstddef>

namespace hvr::grammar {
std::string_view syntax_name(Syntax k) {
  switch (k) {
#define X(name) \
  case Syntax::name: return #name;
    HVR_SYNTAX(X)
#undef X
  }
  return "?";
}

Cursor::Cursor(std::string_view text, uint32_t base)
    : text_(text),
      end_(text.data() + text.size()),
      base_(base),
      state_{text.data(), text.data(), 0},
      line_at_(text.data()),
      line_begin_(text.data()) {
  skip_blanks();
}

void Cursor::go_to(size_t byte) {
  nodes_.clear();
  state_ = {text_.data() + byte, text_.data() + byte, 0};
  depth_ = 0;
  skip_blanks();
  forget_misses();
}

void Cursor::forget_misses() {
  furthest_ = byte();
  misses_.clear();
}

void Cursor::miss(std::string_view what, bool word) {
  const size_t at = byte();
  if (at < furthest_) return;
  if (at > furthest_) {
    furthest_ = at;
    misses_.clear();
  }
  misses_.push_back({what, word, false});
}

void Cursor::name_misses(size_t from, std::string_view name) {
  if (byte() != furthest_) return;
  for (size_t i = from; i < misses_.size(); ++i) misses_[i].hidden = true;
  if (!name.empty()) miss(name);
}

// -- nodes ----------------------------------------------------------------------------------------

uint32_t Cursor::column_of(const char* p) {
  // Only what lies between two places that were asked for is looked at, so long lines cost once.
  if (p >= line_at_ || p < line_begin_) {
    const char* from = p >= line_at_ ? line_at_ : text_.data();
    const size_t newline = std::string_view(from, static_cast<size_t>(p - from)).rfind('\n');
    if (newline != std::string_view::npos)
      line_begin_ = from + newline + 1;
    else if (p < line_begin_)
      line_begin_ = from;
    line_at_ = p;
  }
  return static_cast<uint32_t>(p - line_begin_);
}

void Cursor::push(SyntaxNode node) {
  nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(state_.nodes), nodes_.end());
  nodes_.push_back(std::move(node));
  ++state_.nodes;
}

void Cursor::leaf(Syntax kind, size_t bytes) {
  SyntaxNode n;
  n.kind = kind;
  const auto begin = base_ + static_cast<uint32_t>(byte());
  n.span = {begin, begin + static_cast<uint32_t>(bytes)};
  if (kind == Syntax::fragment_text) n.column = column_of(state_.at);
  n.text.assign(state_.at, bytes);
  push(std::move(n));
  advance(bytes);
}

void Cursor::finish(Syntax kind, const Start& from, bool folded) {
  const size_t count = state_.nodes - from.nodes;
  if (folded && count == 1) return;
  // Chains of these lean on each other, operand by operand and branch by branch.
  if ((kind == Syntax::value || kind == Syntax::product || kind == Syntax::a_if) &&
      count > 2 * kMaxNesting)
    throw TooDeep{static_cast<size_t>(from.at - text_.data())};
  nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(state_.nodes), nodes_.end());
  SyntaxNode n;
  n.kind = kind;
  const char* end = std::max(from.at, state_.token_end);
  n.span = {base_ + static_cast<uint32_t>(from.at - text_.data()),
            base_ + static_cast<uint32_t>(end - text_.data())};
  const auto first = nodes_.begin() + static_cast<std::ptrdiff_t>(from.nodes);
  if (count == 0) n.text.assign(from.at, end);
  n.children.assign(std::make_move_iterator(first), std::make_move_iterator(nodes_.end()));
  state_.nodes = from.nodes;
  push(std::move(n));
}

bool Cursor::holds_value() const {
  switch (nodes_[state_.nodes - 1].kind) {
    case Syntax::condition:
    case Syntax::conjunction:
    case Syntax::negation:
    case Syntax::test:
    case Syntax::surely:
    case Syntax::maybe:
    case Syntax::some:
    case Syntax::none:
    case Syntax::imports:
    case Syntax::entry:
    case Syntax::pattern_is:
    case Syntax::each_in: return false;
    default: return true;
  }
}

std::vector<SyntaxNode> Cursor::take() {
  nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(state_.nodes), nodes_.end());
  state_.nodes = 0;
  return std::move(nodes_);
}

}  // namespace hvr::grammar
