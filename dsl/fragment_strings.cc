// A cursor over literals and their fields.
#include "dsl/fragment_strings.h"

#include <algorithm>
#include <cctype>

namespace hvr::dsl {

std::vector<std::string> StringCursor::literals() const {
  std::vector<std::string> out;
  for (const Level& level : open_)
    if (level.what == What::literal)
      out.push_back(std::string(level.prefix) + std::string(level.quotes));
  return out;
}

size_t StringCursor::read(size_t at) { return in_text() ? read_text(at) : read_code(at); }

size_t StringCursor::read_text(size_t at) {
  const Level& level = open_.back();
  const char c = text_[at];
  if (level.what == What::specifier) {
    if (c == '{') open_.push_back({What::field, {}, {}});
    if (c == '}') open_.resize(open_.size() - 2);  // the field with it
    return at + 1;
  }
  if (c == '\\') return std::min(at + 2, text_.size());
  if (text_.substr(at).starts_with(level.quotes)) {
    const size_t end = at + level.quotes.size();
    open_.pop_back();
    return end;
  }
  if (level.prefix.find_first_of("fFtT") == std::string_view::npos || (c != '{' && c != '}'))
    return at + 1;
  if (text_.substr(at + 1, 1) == text_.substr(at, 1)) return at + 2;
  if (c == '{') open_.push_back({What::field, {}, {}});
  return at + 1;
}

void StringCursor::open_literal(size_t at) {
  size_t begin = at;
  while (begin > 0 && std::isalpha(static_cast<unsigned char>(text_[begin - 1]))) --begin;
  const bool three = text_.substr(at, 3) == std::string(3, text_[at]);
  // A word in front of quotes is a keyword, unless it is short enough for a prefix.
  const auto letters = text_.substr(begin, at - begin);
  if (letters.size() > 2 || letters.find_first_not_of("bBfFrRtTuU") != std::string_view::npos)
    begin = at;
  open_.push_back(
      {What::literal, text_.substr(begin, at - begin), text_.substr(at, three ? 3 : 1)});
}

size_t StringCursor::read_code(size_t at) {
  const char c = text_[at];
  if (c == '"' || c == '\'') {
    open_literal(at);
    return at + open_.back().quotes.size();
  }
  if (c == '#') return std::min(text_.find('\n', at), text_.size());
  if (open_.empty()) return at + 1;
  Level& field = open_.back();
  if (field.brackets == 0 && c == '}')
    open_.pop_back();
  else if (field.brackets == 0 && c == ':' && text_.substr(at + 1, 1) != "=")
    open_.push_back({What::specifier, {}, {}});
  else if (c == '(' || c == '[' || c == '{')
    ++field.brackets;
  else if (c == ')' || c == ']' || c == '}')
    --field.brackets;
  return at + 1;
}

}  // namespace hvr::dsl
