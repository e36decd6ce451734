// The scanner.
#include "python/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace hvr {
namespace {

bool name_start(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool digit(char c) { return c >= '0' && c <= '9'; }
bool name_part(char c) { return name_start(c) || digit(c); }

struct Scanner {
  std::string_view text;
  size_t at = 0;
  std::vector<Span>* comments = nullptr;  // if it is wanted, where to note all of them

  bool is(std::string_view s) const { return text.substr(at, s.size()) == s; }

  // Whether letters in front of a quote are a prefix of a string: at most two of b, f, r, t, u.
  static bool prefix(std::string_view letters) {
    if (letters.size() > 2) return false;
    for (const char c : letters)
      if (std::string_view("bBfFrRuUtT").find(c) == std::string_view::npos) return false;
    return true;
  }
  static bool formatted(std::string_view letters) {
    return letters.find_first_of("fFtT") != std::string_view::npos;
  }

  // The replacement field of a formatted string that begins here, up to its closing brace. From
  // 3.12 on it takes line ends, comments and the quotes of the string around it; before, none of
  // them is Python.
  void field(std::string_view quote, int depth) {
    int brackets = 0;
    for (++at; at < text.size();) {
      const char c = text[at];
      if (brackets == 0 && c == '}') {
        ++at;
        return;
      }
      if (brackets == 0 && c == ':' && !is(":=")) return specifier(quote, depth);
      if (c == '#') {
        comment();
        continue;
      }
      if (c == '"' || c == '\'') {
        size_t begin = at;
        while (begin > 0 && name_part(text[begin - 1])) --begin;
        string(text.substr(begin, at - begin), depth + 1);
        continue;
      }
      if (c == '(' || c == '[' || c == '{') ++brackets;
      if (c == ')' || c == ']' || c == '}') --brackets;
      ++at;
    }
  }

  void comment() {
    const size_t begin = at;
    while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
    if (comments) comments->push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(at)});
  }

  // What stands behind the colon of a field.
  void specifier(std::string_view quote, int depth) {
    for (++at; at < text.size();) {
      if (is(quote) || (text[at] == '\n' && quote.size() == 1)) return;
      if (text[at] == '}') {
        ++at;
        return;
      }
      if (text[at] == '{' && depth < 50)
        field(quote, depth + 1);
      else
        ++at;
    }
  }

  // A string whose quotes begin here.
  void string(std::string_view letters, int depth) {
    const char c = text[at];
    const std::string quote = is(std::string(3, c)) ? std::string(3, c) : std::string(1, c);
    const bool fields = prefix(letters) && formatted(letters);
    for (at += quote.size(); at < text.size();) {
      if (is(quote)) {
        at += quote.size();
        return;
      }
      if (text[at] == '\n' && quote.size() == 1) return;
      if (text[at] == '\\')
        at += size_t{is("\\\r\n") ? 3U : 2U};
      else if (fields && (is("{{") || is("}}")))
        at += 2;
      else if (fields && text[at] == '{' && depth < 50)
        field(quote, depth);
      else
        ++at;
    }
    at = std::min(at, text.size());
  }

  void number() {
    const bool decimal = !is("x") && !is("X");
    while (at < text.size()) {
      const char c = text[at];
      const char before = static_cast<char>(std::tolower(static_cast<unsigned char>(text[at - 1])));
      if (name_part(c) || c == '.' || ((c == '+' || c == '-') && before == 'e' && decimal))
        ++at;
      else
        return;
    }
  }

  void operation() {
    constexpr std::string_view second = "*/>=.<";  // of every longer operator
    if (at + 1 < text.size() && second.find(text[at + 1]) == std::string_view::npos) {
      ++at;
      return;
    }
    static constexpr std::array<std::string_view, 24> longer = {
        "**=", "//=", ">>=", "<<=", "...", "!=", "->", ":=", "==", "<=", ">=", "+=",
        "-=",  "*=",  "/=",  "%=",  "&=",  "|=", "^=", "@=", "**", "//", "<<", ">>"};
    for (const auto op : longer)
      if (is(op)) {
        at += op.size();
        return;
      }
    ++at;
  }

  Token::Type token() {
    const char c = text[at];
    if (c == '\n' || c == '\r') {
      at += size_t{is("\r\n") ? 2U : 1U};
      return Token::Type::newline;
    }
    if (c == '\\' && (text.substr(at + 1, 1) == "\n" || text.substr(at + 1, 2) == "\r\n")) {
      at += size_t{is("\\\r\n") ? 3U : 2U};
      return Token::Type::continuation;
    }
    if (c == '#') {
      comment();
      return Token::Type::comment;
    }
    if (digit(c) || (c == '.' && at + 1 < text.size() && digit(text[at + 1]))) {
      ++at;
      number();
      return Token::Type::number;
    }
    const size_t begin = at;
    while (at < text.size() && name_part(text[at])) ++at;
    const auto letters = text.substr(begin, at - begin);
    if (at < text.size() && (text[at] == '"' || text[at] == '\'') && prefix(letters)) {
      string(letters, 0);
      return Token::Type::string;
    }
    if (!letters.empty()) return Token::Type::name;
    operation();
    return Token::Type::operator_;
  }
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> out;
  each_token(text, [&](const Token& t) { out.push_back(t); });
  return out;
}

void each_token(std::string_view text, FunctionRef<void(const Token&)> visit) {
  Scanner s{text};
  while (s.at < text.size()) {
    const char c = text[s.at];
    if (c == ' ' || c == '\t' || c == '\f') {
      ++s.at;
      continue;
    }
    Token t;
    t.span.begin = static_cast<uint32_t>(s.at);
    t.type = s.token();
    t.span.end = static_cast<uint32_t>(s.at);
    visit(t);
  }
}

std::vector<Span> comments_of(std::string_view text) {
  std::vector<Span> out;
  if (text.find('#') == std::string_view::npos) return out;
  Scanner s{text, 0, &out};
  while (s.at < text.size()) {
    const char c = text[s.at];
    c == ' ' || c == '\t' || c == '\f' ? void(++s.at) : void(s.token());
  }
  return out;
}

bool is_keyword(std::string_view word) {
  static constexpr std::string_view kKeywords[] = {
      "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
      "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
      "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
      "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};
  return std::binary_search(std::begin(kKeywords), std::end(kKeywords), word);
}

std::string without_layout(std::string_view text) {
  std::string out;
  int depth = 0;
  for (const Token& t : tokens_of(text)) {
    const auto token = text.substr(t.span.begin, t.span.size());
    if (t.type == Token::Type::comment || t.type == Token::Type::continuation) continue;
    if (t.type == Token::Type::newline) {
      if (depth > 0) continue;
      // The indentation of the next line is part of what it says.
      const size_t next = std::min(text.find_first_not_of(" \t", t.span.end), text.size());
      out += '\n';
      out += text.substr(t.span.end, next - t.span.end);
      continue;
    }
    if (t.type == Token::Type::operator_)
      depth += std::string_view("([{").find(token) != std::string_view::npos   ? 1
               : std::string_view(")]}").find(token) != std::string_view::npos ? -1
                                                                               : 0;
    out += token;
    out += ' ';
  }
  return out;
}

bool spans_open_lines(std::string_view text) {
  if (text.find('\n') == std::string_view::npos) return false;
  int depth = 0;
  for (const Token& t : tokens_of(text)) {
    if (t.type == Token::Type::newline && depth == 0) return true;
    if (t.type != Token::Type::operator_) continue;
    const char c = text[t.span.begin];
    depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
  }
  return false;
}

bool may_touch(std::string_view left, std::string_view right) {
  if (left.empty() || right.empty()) return true;
  const char a = left.back(), b = right.front();
  const bool number = digit(left.front()) || (left.front() == '.' && left.size() > 1);
  if (number && b == '.') return false;
  if (name_part(a) && (name_part(b) || b == '"' || b == '\'')) return false;
  if ((a == '"' || a == '\'') && name_part(b)) return false;
  // Operators that would become one.
  static constexpr std::string_view joining = "*/<>=!:+-&|^%@";
  return joining.find(a) == std::string_view::npos ||
         (b != '=' && !(a == b && (a == '*' || a == '/' || a == '<' || a == '>')) &&
          !(a == '-' && b == '>'));
}

}  // namespace hvr
