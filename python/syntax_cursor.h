// The tokens of a text and the place in them to which they are read: what all parts of the reader
// behind `check_syntax` share.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "python/lexical.h"
#include "python/syntax.h"

namespace hvr {

class SyntaxCursor {
 public:
  SyntaxCursor(std::string_view text, const Lexemes& tokens)
      : text_(text), tokens_(tokens.tokens), needs_(std::max(7, tokens.needs)) {}

  int needs() const { return needs_; }

 protected:
  const Lexeme& token(size_t k = 0) const { return tokens_[std::min(at_ + k, tokens_.size() - 1)]; }
  std::string_view word(size_t k = 0) const { return text(token(k)); }
  std::string_view text(const Lexeme& t) const { return text_.substr(t.span.begin, t.span.size()); }
  bool is(std::string_view s, size_t k = 0) const;
  bool accept(std::string_view s);
  void expect(std::string_view s);
  bool is_kind(LexemeKind k) const { return token().kind == k; }
  bool at_name() const;  // not at a keyword
  bool begins_expression() const;
  std::string_view name();
  void binds(std::string_view name, size_t token) const;
  void need(int minor) { needs_ = std::max(needs_, minor); }
  [[noreturn]] void fail(std::string message) const { fail_at(at_, std::move(message)); }
  [[noreturn]] void fail_at(size_t token, std::string message,
                            SyntaxProblem::Limit limit = SyntaxProblem::Limit::none) const;

  std::string_view text_;
  const std::vector<Lexeme>& tokens_;
  size_t at_ = 0;
  int needs_;  // the minor version of Python 3 that reads all so far
  uint32_t depth_ = 0;

  // One level of nesting, as long as it lives.
  struct Deeper {
    SyntaxCursor& cursor;
    explicit Deeper(SyntaxCursor& c) : cursor(c) {
      if (++c.depth_ > 900)
        c.fail_at(c.at_, "this is nested too deeply", SyntaxProblem::Limit::depth);
    }
    ~Deeper() { --cursor.depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
  };
};

}  // namespace hvr
