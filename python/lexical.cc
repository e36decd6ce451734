// One pass over the text: lines and indentation outside, literals and operators inside.
#include "python/lexical.h"

#include <algorithm>

namespace hvr {
namespace {

constexpr size_t kMaxBrackets = 200;  // CPython's MAXLEVEL
constexpr size_t kMaxIndents = 100;   // CPython's MAXINDENT
constexpr int kMaxFStrings = 150;     // CPython's MAXFSTRINGLEVEL

bool name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool digit(char c) { return c >= '0' && c <= '9'; }
bool name_part(char c) { return name_start(c) || digit(c); }

// The quotes and the prefix of a literal.
struct Quotes {
  char mark = '"';
  bool triple = false, raw = false, bytes = false, format = false;
  size_t length = 0;  // prefix and opening quotes
};

class Tokenizer {
 public:
  explicit Tokenizer(std::string_view text) : text_(text) {}

  Lexemes run() {
    if (text_.starts_with("\xef\xbb\xbf")) at_ = 3;
    if (const size_t zero = text_.find('\0'); zero != std::string_view::npos)
      fail(zero, 1, "a program holds no null bytes");
    while (!out_.problem && at_ < text_.size()) line();
    finish();
    return std::move(out_);
  }

 private:
  char peek(size_t k = 0) const { return at_ + k < text_.size() ? text_[at_ + k] : '\0'; }
  bool at_line_end() const { return at_ >= text_.size() || peek() == '\n' || peek() == '\r'; }
  void skip_line_end() { at_ += peek() == '\r' && peek(1) == '\n' ? 2U : 1U; }

  void fail(size_t at, size_t size, std::string message) {
    if (!out_.problem)
      out_.problem = SyntaxProblem{
          {static_cast<uint32_t>(at), static_cast<uint32_t>(std::min(at + size, text_.size()))},
          std::move(message)};
    at_ = text_.size();
  }
  void emit(LexemeKind kind, size_t begin, size_t end) {
    out_.tokens.push_back({kind, {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)}});
  }
  void need(int minor) {
    out_.needs = std::max(out_.needs, minor);
    const auto at = static_cast<uint32_t>(std::min(at_, text_.size()));
    if (!out_.nested_at) out_.nested_at = Span{at, at};
  }

  void finish() {
    if (!out_.problem && !brackets_.empty())
      fail(brackets_.back(), 1,
           "`" + std::string(1, text_[brackets_.back()]) + "` is never closed");
    const size_t end = text_.size();
    if (!out_.tokens.empty() && out_.tokens.back().kind != LexemeKind::newline &&
        out_.tokens.back().kind != LexemeKind::dedent)
      emit(LexemeKind::newline, end, end);
    for (; columns_.size() > 1; columns_.pop_back()) emit(LexemeKind::dedent, end, end);
    emit(LexemeKind::end, end, end);
  }

  void line() {
    size_t column = 0, tabless = 0;
    indentation(column, tabless);
    if (peek() == '#')
      while (!at_line_end()) ++at_;
    if (at_ >= text_.size()) return;
    if (at_line_end()) {
      skip_line_end();
      return;
    }
    indent(column, tabless);
    while (at_ < text_.size() && logical_line()) {}
  }

  // Columns with tabs to the next 8 and to the next 1: both must tell the same story.
  void indentation(size_t& column, size_t& tabless) {
    for (;; ++at_) {
      if (peek() == ' ') {
        ++column, ++tabless;
      } else if (peek() == '\t') {
        column = (column / 8 + 1) * 8, ++tabless;
      } else if (peek() == '\f') {
        column = tabless = 0;
      } else if (peek() == '\\' && (peek(1) == '\n' || peek(1) == '\r')) {
        // The first line's blanks count; those behind the backslash do not.
        ++at_;
        skip_line_end();
        while (peek() == ' ' || peek() == '\t') ++at_;
        if (at_ >= text_.size()) fail(at_ - 1, 1, "the text ends behind a backslash");
        --at_;
      } else {
        return;
      }
    }
  }

  void indent(size_t column, size_t tabless) {
    if (column > columns_.back()) {
      if (tabless <= tabless_.back()) return fail(at_, 1, "tabs and blanks are mixed here");
      if (columns_.size() >= kMaxIndents)
        return fail(at_, 1, "there are too many levels of indentation");
      columns_.push_back(column);
      tabless_.push_back(tabless);
      return emit(LexemeKind::indent, at_, at_);
    }
    while (column < columns_.back()) {
      columns_.pop_back();
      tabless_.pop_back();
      emit(LexemeKind::dedent, at_, at_);
    }
    if (column != columns_.back())
      return fail(at_, 1, "this indentation is that of no block around it");
    if (tabless != tabless_.back()) fail(at_, 1, "tabs and blanks are mixed here");
  }

  // One token of a logical line, or its end (false).
  bool logical_line() {
    blanks();
    if (at_ >= text_.size()) return false;
    if (at_line_end()) {
      const size_t begin = at_;
      skip_line_end();
      if (!brackets_.empty()) return true;
      emit(LexemeKind::newline, begin, at_);
      return false;
    }
    token();
    return true;
  }

  // Blanks, comments and joined lines.
  void blanks() {
    for (;;) {
      if (peek() == ' ' || peek() == '\t' || peek() == '\f') {
        ++at_;
      } else if (peek() == '#') {
        commented_ = true;
        while (!at_line_end()) ++at_;
      } else if (peek() == '\\') {
        ++at_;
        if (at_ >= text_.size()) return fail(at_ - 1, 1, "the text ends behind a backslash");
        if (!at_line_end())
          return fail(at_, 1, "nothing may stand behind the backslash that joins lines");
        skip_line_end();
        if (at_ >= text_.size()) return fail(at_ - 1, 1, "the text ends behind a backslash");
      } else {
        return;
      }
    }
  }

  void token() {
    const char c = peek();
    if (const auto quotes = opens_string()) return string(*quotes);
    if (name_start(c)) return name();
    if (digit(c) || (c == '.' && digit(peek(1)))) return number();
    op();
  }

  std::optional<Quotes> opens_string() const {
    Quotes q;
    size_t i = at_;
    for (int letters = 0; i < text_.size() && letters < 3; ++letters, ++i) {
      const char c = static_cast<char>(text_[i] | 0x20);
      bool& flag = c == 'r' ? q.raw : c == 'b' ? q.bytes : q.format;
      if (text_[i] == '"' || text_[i] == '\'') break;
      if (c == 'u' && i == at_ && i + 1 < text_.size() &&
          (text_[i + 1] == '"' || text_[i + 1] == '\'')) {
        ++i;
        break;
      }
      if ((c != 'r' && c != 'b' && c != 'f') || flag) return std::nullopt;
      flag = true;
    }
    if (i >= text_.size() || (text_[i] != '"' && text_[i] != '\'')) return std::nullopt;
    if (q.bytes && q.format) return std::nullopt;
    q.mark = text_[i];
    q.triple = text_.compare(i, 3, std::string(3, q.mark)) == 0;
    q.length = i - at_ + (q.triple ? 3 : 1);
    return q;
  }

  bool closes(const Quotes& q) const {
    return peek() == q.mark && (!q.triple || (peek(1) == q.mark && peek(2) == q.mark));
  }

  void string(const Quotes& q) {
    const size_t begin = at_;
    at_ += q.length;
    if (q.format) return fstring(q, begin);
    const size_t inside = at_;
    for (; !closes(q); ++at_) {
      if (at_ >= text_.size() || (!q.triple && at_line_end()))
        return fail(begin, q.length, "this string is never closed");
      if (q.bytes && static_cast<unsigned char>(peek()) >= 0x80)
        return fail(at_, 1, "bytes hold ASCII characters only");
      if (peek() == '\\') step_over_escape();
    }
    if (const char* why =
            q.raw ? nullptr : escape_problem(text_.substr(inside, at_ - inside), q.bytes))
      return fail(begin, q.length, why);
    at_ += q.triple ? 3 : 1;
    emit(q.bytes ? LexemeKind::bytes : LexemeKind::string, begin, at_);
  }

  // From the backslash to the last byte of what it escapes.
  void step_over_escape() {
    ++at_;
    if (peek() == '\r' && peek(1) == '\n') ++at_;
  }

  void fstring(const Quotes& q, size_t begin) {
    if (++fstrings_ > kMaxFStrings) return fail(begin, q.length, "f-strings are nested too deeply");
    emit(LexemeKind::fstring_start, begin, at_);
    while (!out_.problem && !closes(q)) {
      literal(q, false);
      if (out_.problem || closes(q)) break;
      if (peek() == '}') return fail(at_, 1, "a single `}` in an f-string");
      if (peek() != '{') return fail(begin, q.length, "this f-string is never closed");
      field(q, 0);
    }
    if (out_.problem) return;
    emit(LexemeKind::fstring_end, at_, at_ + (q.triple ? 3 : 1));
    at_ += q.triple ? 3 : 1;
    --fstrings_;
  }

  // A literal part, up to a field, a closing brace or the end.
  void literal(const Quotes& q, bool in_format) {
    const size_t begin = at_;
    for (; at_ < text_.size() && !closes(q); ++at_) {
      if (!q.triple && at_line_end()) break;
      if (peek() == '\\' && peek(1) == 'N' && peek(2) == '{' && !q.raw) {
        while (at_ < text_.size() && peek() != '}' && peek() != q.mark) ++at_;
        if (peek() == q.mark) break;
      } else if (peek() == '\\' && peek(1) != '{' && peek(1) != '}') {
        step_over_escape();
      } else if (peek() == '{' || peek() == '}') {
        if (in_format || peek(1) != peek()) break;
        ++at_;
      }
    }
    const std::string_view text = text_.substr(begin, std::min(at_, text_.size()) - begin);
    if (const char* why = q.raw ? nullptr : escape_problem(text, false)) return fail(begin, 1, why);
    if (!text.empty()) emit(LexemeKind::fstring_middle, begin, begin + text.size());
  }

  // `{expression = !r:format}` with the tokens of its expression.
  void field(const Quotes& q, int depth) {
    if (depth > 1) need(12);
    const size_t begin = at_, base = brackets_.size() + 1;
    const bool commented = commented_;
    commented_ = false;
    open();
    while (!out_.problem) {
      blanks();
      if (at_ >= text_.size()) return fail(begin, 1, "this field is never closed");
      const bool outermost = brackets_.size() == base;
      if (at_line_end()) {
        if (!q.triple) need(12);
        skip_line_end();
      } else if (outermost && (peek() == '}' || peek() == ':')) {
        break;
      } else if (outermost && peek() == '!' && peek(1) != '=') {
        emit(LexemeKind::op, at_, at_ + 1);
        ++at_;
      } else {
        token();
      }
    }
    if (out_.problem) return;
    // Before PEP 701 the literal was cut first, and its fields were read as programs of their own.
    if (commented_ || text_.substr(begin, at_ - begin).find('\\') != std::string_view::npos)
      need(12);
    commented_ = commented;
    if (peek() == ':') format(q, depth);
    if (out_.problem) return;
    if (peek() != '}') return fail(begin, 1, "this field is never closed");
    const std::string quotes(q.triple ? 3 : 1, q.mark);
    if (text_.substr(begin, at_ - begin).find(quotes) != std::string_view::npos) need(12);
    close();
  }

  void format(const Quotes& q, int depth) {
    emit(LexemeKind::op, at_, at_ + 1);
    ++at_;
    while (!out_.problem) {
      literal(q, true);
      if (out_.problem || peek() != '{') return;
      if (depth > kMaxFStrings) return fail(at_, 1, "fields are nested too deeply");
      field(q, depth + 1);
    }
  }

  void name() {
    const size_t begin = at_;
    while (at_ < text_.size() && name_part(peek())) {
      const size_t size = character_size();
      if (size > 1 && never_in_names(character(size)))
        return fail(at_, size, "this character cannot stand in a program");
      at_ += size;
    }
    emit(LexemeKind::name, begin, at_);
  }

  size_t character_size() const {
    const auto c = static_cast<unsigned char>(peek());
    return c < 0xc0 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
  }
  uint32_t character(size_t size) const {
    uint32_t c = static_cast<unsigned char>(peek()) & (0xffU >> (size + 1));
    for (size_t k = 1; k < size; ++k) c = c << 6 | (static_cast<unsigned char>(peek(k)) & 0x3fU);
    return c;
  }

  void number() {
    const size_t begin = at_;
    at_ += number_size(text_.substr(at_));
    if (const char* why = number_problem(text_.substr(begin, at_ - begin)))
      return fail(begin, at_ - begin, why);
    if (name_part(peek()) && !keyword_follows())
      return fail(begin, at_ + 1 - begin, "a name stands right behind a number");
    emit(LexemeKind::number, begin, at_);
  }

  // `1if x else 2` is still Python.
  bool keyword_follows() const {
    size_t end = at_;
    while (end < text_.size() && name_part(text_[end])) ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    for (const std::string_view k : {"and", "else", "for", "if", "in", "is", "not", "or"})
      if (word.starts_with(k)) return true;
    return false;
  }

  void op() {
    for (const std::string_view three : {"**=", "//=", "<<=", ">>=", "..."})
      if (text_.substr(at_, 3) == three) return take(3);
    for (const std::string_view two : {"**", "//", "<<", ">>", "<=", ">=", "==", "!=", "->",
                                       "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "@=", ":="})
      if (text_.substr(at_, 2) == two) return take(2);
    const char c = peek();
    if (c == '(' || c == '[' || c == '{') return open();
    if (c == ')' || c == ']' || c == '}') return close();
    if (std::string_view("+-*/%@&|^~<>,:.=;").find(c) == std::string_view::npos)
      return fail(at_, 1, "this character cannot stand here");
    take(1);
  }

  void take(size_t size) {
    emit(LexemeKind::op, at_, at_ + size);
    at_ += size;
  }
  void open() {
    if (brackets_.size() >= kMaxBrackets) return fail(at_, 1, "brackets are nested too deeply");
    brackets_.push_back(at_);
    take(1);
  }
  void close() {
    const char c = peek();
    const char wanted = c == ')' ? '(' : c == ']' ? '[' : '{';
    if (brackets_.empty() || text_[brackets_.back()] != wanted)
      return fail(at_, 1, "`" + std::string(1, c) + "` closes nothing");
    brackets_.pop_back();
    take(1);
  }

  std::string_view text_;
  size_t at_ = 0;
  Lexemes out_;
  std::vector<size_t> brackets_;
  std::vector<size_t> columns_{0}, tabless_{0};
  int fstrings_ = 0;
  bool commented_ = false;  // a comment stood in the field that is open
};

}  // namespace

Lexemes read_lexemes(std::string_view text) { return Tokenizer(text).run(); }

}  // namespace hvr
