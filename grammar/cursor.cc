// The place in a rule file, and what was looked for there in vain.
#include "grammar/cursor.h"

#include <algorithm>
#include <cstddef>

namespace hvr::grammar {
Cursor::Cursor(std::string_view text, uint32_t base)
    : text_(text),
      end_(text.data() + text.size()),
      base_(base),
      state_{end_ - text.size(), end_ - text.size()},
      line_at_(state_.at),
      line_begin_(state_.at) {
  skip_blanks();
}

void Cursor::go_to(size_t byte) {
  state_ = {text_.data() + byte, text_.data() + byte};
  depth_ = 0;
  skip_blanks();
  forget_misses();
}

void Cursor::forget_misses() {
  furthest_ = byte();
  misses_.clear();
}

void Cursor::note(std::string_view what, bool word) {
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

void Cursor::too_deep(const char* place) const {
  throw TooDeep{static_cast<size_t>(place - text_.data())};
}

Span Cursor::span_from(const char* begin) const {
  const char* end = std::max(begin, state_.token_end);
  return {base_ + static_cast<uint32_t>(begin - text_.data()),
          base_ + static_cast<uint32_t>(end - text_.data())};
}

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

}  // namespace hvr::grammar
