// One pass over the tokens of a valid program.
#include "python/feed.h"

#include <algorithm>
#include <cctype>

namespace hvr {
namespace {

struct Respeller {
  std::string_view text;
  const std::vector<Lexeme>& tokens;
  Feed feed{};
  std::vector<std::pair<uint32_t, uint32_t>> wanted{};  // byte of the text, blanks to put in there

  std::string_view word(size_t i) const {
    return i < tokens.size() ? text.substr(tokens[i].span.begin, tokens[i].span.size()) : "";
  }

  size_t column(uint32_t byte) const {
    const size_t line = byte == 0 ? std::string_view::npos : text.rfind('\n', byte - 1);
    size_t column = 0;
    for (size_t i = line + 1; i < byte; ++i)
      column = text[i] == '\t' ? column + 8 : text[i] == '\f' ? 0 : column + 1;
    return column;
  }

  void run() {
    feed.text = text;
    bool starts = true;  // a simple statement
    size_t block = 0;    // the column of the logical line
    for (size_t i = 0; i < tokens.size(); ++i) {
      const Lexeme& t = tokens[i];
      if (t.kind == LexemeKind::newline || t.kind == LexemeKind::indent ||
          t.kind == LexemeKind::dedent) {
        starts = true;
        continue;
      }
      const bool first = i == 0 || tokens[i - 1].kind == LexemeKind::newline ||
                         tokens[i - 1].kind == LexemeKind::indent ||
                         tokens[i - 1].kind == LexemeKind::dedent;
      if (first)
        block = column(t.span.begin);
      else
        continuation(i, block);
      if (starts && word(i) == "type") soft_keyword(i);
      if ((word(i) == "def" || word(i) == "class" || word(i) == "type") && word(i + 2) == "[" &&
          tokens[i + 1].kind == LexemeKind::name)
        type_parameters(i + 2);
      if (word(i) == "*" && is_star(i)) {
        feed.text[t.span.begin] = '~';
        feed.stars.push_back(t.span.begin);
      }
      starts = word(i) == ";" || word(i) == ":";
    }
    insert();
  }

  // Whether this is the star of `0, *(x)`: no operand in front of it, and no name behind.
  bool is_star(size_t i) const {
    static constexpr std::string_view closing = ")]}", opening = "([{-+~";
    if (i + 1 >= tokens.size() || word(i + 1).empty()) return false;
    const LexemeKind next = tokens[i + 1].kind;
    if (next == LexemeKind::name
            ? word(i + 1) != "await"
            : next == LexemeKind::op && opening.find(word(i + 1)[0]) == std::string_view::npos)
      return false;
    const std::string_view before = i > 0 ? word(i - 1) : "";
    if (before.empty()) return true;
    if (tokens[i - 1].kind != LexemeKind::name)
      return tokens[i - 1].kind == LexemeKind::newline ||
             (std::ispunct(static_cast<unsigned char>(before[0])) &&
              closing.find(before[0]) == std::string_view::npos && before[0] != '"' &&
              before[0] != '\'');
    return before == "return" || before == "yield" || before == "in";
  }

  // A line that goes on inside brackets.
  void continuation(size_t i, size_t block) {
    const uint32_t begin = tokens[i].span.begin, before = tokens[i - 1].span.end;
    if (text.substr(before, begin - before).find('\n') == std::string_view::npos) return;
    if (tokens[i].kind == LexemeKind::fstring_middle || tokens[i].kind == LexemeKind::fstring_end)
      return;
    if (const size_t own = column(begin); own < block)
      wanted.emplace_back(begin, static_cast<uint32_t>(block - own));
  }

  void soft_keyword(size_t i) {
    const bool statement =
        tokens[i + 1].kind == LexemeKind::name && (word(i + 2) == "=" || word(i + 2) == "[");
    if (!statement) feed.text[tokens[i].span.begin] = 'T';
  }

  void type_parameters(size_t open) {
    int depth = 0;
    bool bound = false, star = false;
    for (size_t i = open; i < tokens.size(); ++i) {
      const std::string_view w = word(i);
      if (w == "[" || w == "(" || w == "{") ++depth;
      if (w == "]" || w == ")" || w == "}") --depth;
      if (depth == 0) return;
      if (depth > 1) continue;
      if (w == ",") bound = star = false;
      if (w == ":") bound = true;
      if (w == "*" || w == "**") star = star || word(i - 1) == "[" || word(i - 1) == ",";
      if (w != "=") continue;
      if (star)
        blank_default(i);
      else
        feed.text[tokens[i].span.begin] = bound ? '|' : ':';
    }
  }

  // The grammar has no place for what a starred parameter stands for.
  void blank_default(size_t i) {
    int depth = 0;
    for (; i < tokens.size(); ++i) {
      const std::string_view w = word(i);
      if (depth == 0 && (w == "," || w == "]")) return;
      if (w == "[" || w == "(" || w == "{") ++depth;
      if (w == "]" || w == ")" || w == "}") --depth;
      std::fill(feed.text.begin() + tokens[i].span.begin, feed.text.begin() + tokens[i].span.end,
                ' ');
    }
  }

  void insert() {
    if (wanted.empty()) return;
    std::string wide;
    uint32_t from = 0, total = 0;
    for (const auto& [at, count] : wanted) {
      wide.append(feed.text, from, at - from);
      total += count;
      feed.blanks.push_back({static_cast<uint32_t>(wide.size()), total, count});
      wide.append(count, ' ');
      from = at;
    }
    feed.text = wide.append(feed.text, from, std::string::npos);
  }
};

}  // namespace

uint32_t Feed::original(uint32_t at) const {
  auto it = std::upper_bound(blanks.begin(), blanks.end(), at,
                             [](uint32_t byte, const Blank& b) { return byte < b.at; });
  if (it == blanks.begin()) return at;
  --it;
  const uint32_t into = std::min(at - it->at, it->size);
  return at - (it->total - it->size) - into;
}

Feed respell_for_grammar(std::string_view text, const Lexemes& tokens) {
  Respeller r{text, tokens.tokens};
  r.run();
  return std::move(r.feed);
}

}  // namespace hvr
