// The words of the reader.
#include "python/syntax_cursor.h"

#include "python/tokens.h"

namespace hvr {

bool SyntaxCursor::is(std::string_view s, size_t k) const {
  const Lexeme& t = token(k);
  return (t.kind == LexemeKind::op || t.kind == LexemeKind::name) && text(t) == s;
}

bool SyntaxCursor::accept(std::string_view s) {
  if (!is(s)) return false;
  ++at_;
  return true;
}

void SyntaxCursor::expect(std::string_view s) {
  if (!accept(s)) fail("`" + std::string(s) + "` is missing here");
}

bool SyntaxCursor::at_name() const { return is_kind(LexemeKind::name) && !is_keyword(word()); }

std::string_view SyntaxCursor::name() {
  if (!at_name()) fail("a name is missing here");
  return text(tokens_[at_++]);
}

void SyntaxCursor::binds(std::string_view n, size_t at) const {
  if (n == "__debug__") fail_at(at, "`__debug__` cannot be set");
}

void SyntaxCursor::fail_at(size_t at, std::string message, SyntaxProblem::Limit limit) const {
  throw SyntaxProblem{tokens_[std::min(at, tokens_.size() - 1)].span, std::move(message), limit};
}

bool SyntaxCursor::begins_expression() const {
  switch (token().kind) {
    case LexemeKind::number:
    case LexemeKind::string:
    case LexemeKind::bytes:
    case LexemeKind::fstring_start: return true;
    case LexemeKind::name:
      for (const std::string_view w : {"None", "True", "False", "not", "lambda", "await"})
        if (is(w)) return true;
      return at_name();
    case LexemeKind::op:
      for (const std::string_view w : {"(", "[", "{", "-", "+", "~", "...", "*"})
        if (is(w)) return true;
      return false;
    default: return false;
  }
}

}  // namespace hvr
