// The tokens of rule files.
#include <algorithm>
#include <array>
#include <cstring>

#include "grammar/cursor.h"

namespace hvr::grammar {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return is_letter(c) || is_digit(c); }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

bool is_reserved(std::string_view word) {
  static constexpr std::array words = {
      "and",   "or",     "not",    "where", "then", "else",   "end",     "match", "each",
      "from",  "either", "let",    "if",    "is",   "in",     "set",     "drop",  "wrap",
      "guard", "insert", "before", "after", "head", "remove", "replace", "keep",  "warn",
      "note",  "error",  "does",   "with",  "some", "no",     "surely",  "maybe"};
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view Cursor::identifier() const {
  if (word_at_ != state_.at) {
    const char* p = state_.at;
    if (p != end_ && is_letter(*p))
      while (p != end_ && is_name(*p)) ++p;
    word_at_ = state_.at;
    word_ = {state_.at, static_cast<size_t>(p - state_.at)};
  }
  return word_;
}

void Cursor::skip_blanks() {
  const char* p = state_.at;
  for (; p != end_; ++p) {
    if (*p == '#') {
      while (p != end_ && *p != '\n') ++p;
      if (p == end_) break;
    } else if (!is_blank(*p)) {
      break;
    }
  }
  state_.at = p;
}

void Cursor::advance(size_t bytes) {
  state_.at += bytes;
  state_.token_end = state_.at;
  skip_blanks();
}

bool Cursor::keyword(std::string_view word) {
  if (identifier() == word) {
    advance(word.size());
    return true;
  }
  miss(word, true);
  return false;
}

bool Cursor::symbol(std::string_view spelling, std::string_view name) {
  const std::string_view rest(state_.at, static_cast<size_t>(end_ - state_.at));
  if (rest.starts_with(spelling)) {
    advance(spelling.size());
    return true;
  }
  miss(name);
  return false;
}

bool Cursor::not_symbol(std::string_view spelling) const {
  const std::string_view rest(state_.at, static_cast<size_t>(end_ - state_.at));
  return !rest.starts_with(spelling);
}

bool Cursor::word(Syntax kind, bool may_be_reserved) {
  const std::string_view name = identifier();
  if (name.empty() || (!may_be_reserved && is_reserved(name))) {
    miss("a name");
    return false;
  }
  leaf(kind, name.size());
  return true;
}

bool Cursor::called_word() {
  const std::string_view name = identifier();
  const char* behind = state_.at + name.size();
  if (name.empty() || behind == end_ || *behind != '(' || is_reserved(name)) {
    miss("a name");
    return false;
  }
  leaf(Syntax::word, name.size());
  return true;
}

bool Cursor::dotted() {
  const std::string_view first = identifier();
  if (first.empty() || is_reserved(first)) {
    miss("a dotted name");
    return false;
  }
  const char* p = state_.at + first.size();
  while (end_ - p >= 2 && *p == '.' && is_letter(p[1]))
    for (++p; p != end_ && is_name(*p);) ++p;
  leaf(Syntax::dotted, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::dashed() {
  const char* p = state_.at;
  while (p != end_ && (is_name(*p) || *p == '-' || *p == '.')) ++p;
  if (p == state_.at) {
    miss("a name");
    return false;
  }
  leaf(Syntax::dashed, static_cast<size_t>(p - state_.at));
  return true;
}

namespace {
// The end of a hole's name that begins at `p`, with its primes; `p` when there is none.
const char* hole_name(const char* p, const char* end) {
  if (p == end || !is_letter(*p)) return p;
  while (p != end && is_name(*p)) ++p;
  while (p != end && *p == '\'') ++p;
  return p;
}
}  // namespace

bool Cursor::hole() {
  if (next_is('$')) {
    const char* p = hole_name(state_.at + 1, end_);
    if (p != state_.at + 1) {
      leaf(Syntax::hole, static_cast<size_t>(p - state_.at));
      return true;
    }
  }
  miss("a hole `$x`");
  return false;
}

bool Cursor::key_of_hole() {
  if (!next_is('$')) return false;
  const char* p = hole_name(state_.at + 1, end_);
  if (p == state_.at + 1 || end_ - p < 2 || *p != '.' || !is_letter(p[1])) return false;
  leaf(Syntax::hole, static_cast<size_t>(p - state_.at));
  // No blank can stand before the dot, so the cursor is on it.
  ++state_.at;
  leaf(Syntax::word, identifier().size());
  return true;
}

bool Cursor::many() {
  if (end_ - state_.at > 4 && std::memcmp(state_.at, "$...", 4) == 0) {
    const char* p = hole_name(state_.at + 4, end_);
    if (p != state_.at + 4) {
      leaf(Syntax::many, static_cast<size_t>(p - state_.at));
      return true;
    }
  }
  miss("a hole `$...x`");
  return false;
}

bool Cursor::text() {
  if (!next_is('"')) {
    miss("a \"text\"");
    return false;
  }
  const char* p = state_.at + 1;
  while (p != end_ && *p != '"' && *p != '\n') p += (*p == '\\' && p + 1 != end_) ? 2 : 1;
  if (p != end_ && *p == '"') {
    leaf(Syntax::text, static_cast<size_t>(p + 1 - state_.at));
    return true;
  }
  const Mark<tao::pegtl::rewind_mode::required> back(state_);
  state_.at = p;
  miss("a closing `\"`");
  return false;
}

bool Cursor::fragment() {
  const Start from = start();
  const State before = state_;
  static constexpr std::array<std::string_view, 6> categories = {"stmt",     "expr",  "withitem",
                                                                 "argument", "alias", "decorator"};
  const std::string_view name = identifier();
  if (std::find(categories.begin(), categories.end(), name) != categories.end())
    leaf(Syntax::category_word, name.size());
  if (!next_is('`')) {
    state_ = before;
    miss("a `fragment`");
    return false;
  }
  if (!fragment_text()) {
    state_ = before;
    return false;
  }
  finish(Syntax::fragment, from, false);
  return true;
}

bool Cursor::fragment_text() {
  if (!next_is('`')) {
    miss("a `fragment`");
    return false;
  }
  const char* p = state_.at + 1;
  for (; p != end_; ++p) {
    if (*p != '`') continue;
    if (p + 1 == end_ || p[1] != '`') break;
    ++p;
  }
  if (p != end_) {
    leaf(Syntax::fragment_text, static_cast<size_t>(p + 1 - state_.at));
    return true;
  }
  const Mark<tao::pegtl::rewind_mode::required> back(state_);
  state_.at = end_;
  miss("a closing backtick");
  return false;
}

bool Cursor::number() {
  const char* p = state_.at;
  if (p != end_ && *p == '-') ++p;
  const char* digits = p;
  while (p != end_ && is_digit(*p)) ++p;
  if (p == digits) {
    miss("a number");
    return false;
  }
  leaf(Syntax::number, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::operator_of(Syntax kind, std::string_view spellings) {
  const std::string_view rest(state_.at, static_cast<size_t>(end_ - state_.at));
  for (std::string_view all = spellings; !all.empty();) {
    const size_t blank = std::min(all.find(' '), all.size());
    const std::string_view one = all.substr(0, blank);
    all.remove_prefix(std::min(blank + 1, all.size()));
    if (!rest.starts_with(one)) continue;
    leaf(kind, one.size());
    return true;
  }
  miss("an operator");
  return false;
}

bool Cursor::star_parameter() {
  const char* p = state_.at;
  while (p != end_ && *p == '*') ++p;
  if (p == state_.at) return false;
  while (p != end_ && is_name(*p)) ++p;
  leaf(Syntax::star_param, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::fallback() {
  if (next_is('`')) {
    const Start from = start();
    if (!fragment_text()) return false;
    nodes_[from.nodes].kind = Syntax::fallback;
    return true;
  }
  const char* p = state_.at;
  while (p != end_ && (is_name(*p) || *p == '.' || *p == '-')) ++p;
  if (p == state_.at) {
    miss("a default");
    return false;
  }
  leaf(Syntax::fallback, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::passed_name() {
  const char* p = state_.at;
  if (p != end_ && *p == '*') ++p;
  if (p == end_ || !is_letter(*p)) {
    miss("a name");
    return false;
  }
  while (p != end_ && is_name(*p)) ++p;
  leaf(Syntax::passed_name, static_cast<size_t>(p - state_.at));
  return true;
}

}  // namespace hvr::grammar
