// The tokens of rule files.
#include <algorithm>
#include <array>

#include "grammar/cursor.h"
#include "grammar/reserved.h"

namespace hvr::grammar {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return is_letter(c) || is_digit(c); }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

bool is_reserved(std::string_view word) {
  static constexpr std::string_view kWords[] = {
      "after", "and",   "before", "does", "each",   "else", "error",  "every",
      "from",  "guard", "if",     "in",   "insert", "is",   "let",    "match",
      "maybe", "needs", "no",     "not",  "note",   "or",   "remove", "replace",
      "set",   "some",  "surely", "warn", "where",  "with", "wrap"};
  // Where the words with each first letter begin.
  static constexpr auto kFrom = [] {
    std::array<uint8_t, 'z' - 'a' + 2> from{};
    for (const std::string_view w : kWords)
      for (size_t letter = static_cast<size_t>(w[0] - 'a') + 1; letter < from.size(); ++letter)
        ++from[letter];
    return from;
  }();
  if (word.empty() || word[0] < 'a' || word[0] > 'z') return false;
  const auto letter = static_cast<size_t>(word[0] - 'a');
  return std::any_of(kWords + kFrom[letter], kWords + kFrom[letter + 1],
                     [&](std::string_view w) { return w == word; });
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

void Cursor::take(ast::Token& out, size_t bytes) {
  const char* begin = state_.at;
  advance(bytes);
  out.text = {begin, bytes};
  out.span = span_from(begin);
}

void Cursor::take(ast::Hole& out, size_t sigil, size_t bytes) {
  ast::Token whole;
  take(whole, bytes);
  out = {whole.text.substr(sigil), sigil > 1, whole.span};
}

bool Cursor::may_be_element() const {
  const char* p = state_.at;
  while (p != end_ && (is_name(*p) || *p == '$' || *p == '.' || *p == '\'')) ++p;
  while (p != end_ && is_blank(*p)) ++p;
  return p != end_ && (*p == '[' || *p == '#');
}

bool Cursor::at_keyword(std::string_view word) {
  if (next_is(word.front()) && identifier() == word) return true;
  miss(word, true);
  return false;
}

bool Cursor::keyword(std::string_view word) {
  if (!at_keyword(word)) return false;
  advance(word.size());
  return true;
}

bool Cursor::any_word(ast::Token& out) {
  const std::string_view name = identifier();
  if (name.empty()) {
    miss("a name");
    return false;
  }
  take(out, name.size());
  return true;
}

bool Cursor::word(ast::Token& out) {
  if (!is_reserved(identifier())) return any_word(out);
  miss("a name");
  return false;
}

bool Cursor::called_word(ast::Token& out) {
  const std::string_view name = identifier();
  const char* behind = state_.at + name.size();
  if (name.empty() || behind == end_ || *behind != '(' || is_reserved(name)) {
    miss("a name");
    return false;
  }
  take(out, name.size());
  return true;
}

bool Cursor::noun(ast::Token& out) {
  const State before = state_;
  const std::string_view name = identifier();
  if (!name.empty() && !is_reserved(name)) {
    take(out, name.size());
    if (identifier() == "of") {
      advance(2);
      return true;
    }
    state_ = before;
  }
  miss("a name");
  return false;
}

bool Cursor::dotted(ast::Token& out) {
  const std::string_view first = identifier();
  if (first.empty() || is_reserved(first)) {
    miss("a dotted name");
    return false;
  }
  const char* p = state_.at + first.size();
  while (end_ - p >= 2 && *p == '.' && is_letter(p[1]))
    for (++p; p != end_ && is_name(*p);) ++p;
  take(out, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::dashed(ast::Token& out) {
  const char* p = state_.at;
  while (p != end_ && (is_name(*p) || *p == '-' || *p == '.')) ++p;
  if (p == state_.at) {
    miss("a name");
    return false;
  }
  take(out, static_cast<size_t>(p - state_.at));
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

bool Cursor::hole(ast::Hole& out) {
  if (next_is('$')) {
    const char* p = hole_name(state_.at + 1, end_);
    if (p != state_.at + 1) {
      take(out, 1, static_cast<size_t>(p - state_.at));
      return true;
    }
  }
  miss("a hole `$x`");
  return false;
}

bool Cursor::held_hole(ast::Hole& out) {
  if (!next_is('$')) return false;
  const char* p = hole_name(state_.at + 1, end_);
  if (p == state_.at + 1 || end_ - p < 2 || *p != '.' || !is_letter(p[1])) return false;
  take(out, 1, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::key_word(ast::Token& out) {
  if (!next_is('.')) return false;
  ++state_.at;
  return any_word(out);
}

bool Cursor::many(ast::Hole& out) {
  if (at_symbol("$...")) {
    const char* p = hole_name(state_.at + 4, end_);
    if (p != state_.at + 4) {
      take(out, 4, static_cast<size_t>(p - state_.at));
      return true;
    }
  }
  miss("a hole `$...x`");
  return false;
}

bool Cursor::text(ast::Token& out) {
  if (!next_is('"')) {
    miss("a \"text\"");
    return false;
  }
  const char* p = state_.at + 1;
  while (p != end_ && *p != '"' && *p != '\n') {
    const bool escape = *p == '\\' && p + 1 != end_;
    if (escape && p[1] == '\r' && p + 2 != end_) ++p;  // the break that ends a line is one
    p += escape ? 2 : 1;
  }
  if (p != end_ && *p == '"') {
    take(out, static_cast<size_t>(p + 1 - state_.at));
    return true;
  }
  const Mark<tao::pegtl::rewind_mode::required> back(state_);
  state_.at = p;
  miss("a closing `\"`");
  return false;
}

bool Cursor::fragment(ast::Fragment& out) {
  const State before = state_;
  static constexpr std::array<std::string_view, 4> categories = {"stmt", "withitem", "argument",
                                                                 "alias"};
  ast::Token category, body;
  if (identifier() == "exactly") {
    advance(7);
    out.exact = true;
  }
  if (!next_is('`')) {
    const std::string_view name = identifier();
    if (std::find(categories.begin(), categories.end(), name) != categories.end())
      take(category, name.size());
    if (!next_is('`')) {
      state_ = before;
      out.exact = false;
      miss("a `fragment`");
      return false;
    }
  }
  const char* begin = before.at;
  out.column = column_of(state_.at);
  if (!backticks(body)) {
    state_ = before;
    return false;
  }
  out.category = category.text;
  out.text = body.text;
  out.body = body.span;
  out.span = span_from(begin);
  return true;
}

bool Cursor::backticks(ast::Token& out) {
  const char* p = state_.at + 1;
  for (; p != end_; ++p) {
    if (*p != '`') continue;
    if (p + 1 == end_ || p[1] != '`') break;
    ++p;
  }
  if (p != end_) {
    take(out, static_cast<size_t>(p + 1 - state_.at));
    return true;
  }
  const Mark<tao::pegtl::rewind_mode::required> back(state_);
  state_.at = end_;
  miss("a closing backtick");
  return false;
}

bool Cursor::number(ast::Token& out) {
  const char* p = state_.at;
  if (p != end_ && *p == '-') ++p;
  const char* digits = p;
  while (p != end_ && is_digit(*p)) ++p;
  if (p == digits) {
    miss("a number");
    return false;
  }
  if (p + 1 < end_ && *p == '.' && is_digit(p[1]))
    for (++p; p != end_ && is_digit(*p);) ++p;
  take(out, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::display(ast::Token& out) {
  if (!next_is('[') && !next_is('{')) {
    miss("a `[list]` or `{table}`");
    return false;
  }
  size_t depth = 0;
  bool quoted = false;
  for (const char* p = state_.at; p != end_; ++p) {
    if (quoted && *p == '\\' && p + 1 != end_) {
      ++p;
      continue;
    }
    if (*p == '"') quoted = !quoted;
    if (quoted) continue;
    depth += *p == '[' || *p == '{' ? 1U : 0U;
    if ((*p == ']' || *p == '}') && --depth == 0) {
      take(out, static_cast<size_t>(p + 1 - state_.at));
      return true;
    }
  }
  const bool list = next_is('[');
  const Mark<tao::pegtl::rewind_mode::required> back(state_);
  state_.at = end_;
  miss(list ? "a closing `]`" : "a closing `}`");
  return false;
}

bool Cursor::truth(ast::Token& out) {
  const std::string_view name = identifier();
  if (name == "true" || name == "false") {
    take(out, name.size());
    return true;
  }
  miss("true", true);
  miss("false", true);
  return false;
}

bool Cursor::starred_word(ast::Token& out) {
  if (!next_is('*')) return any_word(out);
  const char* p = state_.at;
  while (p != end_ && *p == '*') ++p;
  while (p != end_ && is_name(*p)) ++p;
  take(out, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::fallback(ast::Token& out) {
  if (next_is('`')) return backticks(out);
  const char* p = state_.at;
  while (p != end_ && (is_name(*p) || *p == '.' || *p == '-')) ++p;
  if (p == state_.at) {
    miss("a default");
    return false;
  }
  take(out, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::passed_name(ast::Token& out) {
  const char* p = state_.at;
  if (p != end_ && *p == '*') ++p;
  if (p == end_ || !is_letter(*p)) {
    miss("a name");
    return false;
  }
  while (p != end_ && is_name(*p)) ++p;
  take(out, static_cast<size_t>(p - state_.at));
  return true;
}

bool Cursor::any_symbol(ast::Token& out) {
  if (empty()) return false;
  take(out, 1);
  return true;
}

}  // namespace hvr::grammar
