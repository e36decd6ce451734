// The place in a rule file where the grammar stands: its tokens, and what was looked for where
// nothing fitted. The input type of the PEGTL grammar.
//
// A token is followed by blanks and `#` comments; layout means nothing.
#pragma once
#include <string_view>
#include <tao/pegtl/rewind_mode.hpp>
#include <vector>

#include "grammar/ast.h"

namespace hvr::grammar {

// How deep constructs may lie in each other, and how many operands an operator may join.
inline constexpr size_t kMaxNesting = 200;

// Thrown where a rule file nests deeper than kMaxNesting; `byte` is the place.
struct TooDeep {
  size_t byte = 0;
};

class Cursor {
 public:
  // The text must outlive the cursor. `base` is the place of its first byte in the file, for spans.
  explicit Cursor(std::string_view text, uint32_t base = 0);

  // Something that was looked for: a keyword as it is written, or a description of it.
  struct Miss {
    std::string_view what;
    bool word = false;    // a keyword
    bool hidden = false;  // part of something that is named as a whole
  };

  size_t byte() const { return static_cast<size_t>(state_.at - text_.data()); }
  bool empty() const { return state_.at == end_; }
  bool next_is(char c) const { return state_.at != end_ && *state_.at == c; }
  void go_to(size_t byte);

  // The furthest place that was looked at, and all that was looked for there, in order. Known once
  // `note_misses` was called: a text without a fault is read without them.
  size_t furthest() const { return furthest_; }
  const std::vector<Miss>& misses() const { return misses_; }
  void forget_misses();
  void note_misses(bool on) { noting_ = on; }
  bool notes_misses() const { return noting_; }
  void miss(std::string_view what, bool word = false) {
    if (noting_) note(what, word);
  }
  // How many misses there are at the cursor; `name_misses` stands for the later ones by one name.
  size_t misses_here() const { return byte() == furthest_ ? misses_.size() : 0; }
  void name_misses(size_t from, std::string_view name);

  // -- tokens: each either moves behind itself and its blanks, or stays and notes a miss --
  bool keyword(std::string_view word);
  // The same without moving.
  bool at_keyword(std::string_view word);
  bool symbol(std::string_view spelling, std::string_view name) {
    if (next_is(spelling.front()) && at_symbol(spelling)) {
      advance(spelling.size());
      return true;
    }
    miss(name);
    return false;
  }
  bool at_symbol(std::string_view spelling) const { return rest().starts_with(spelling); }
  bool word(ast::Token& out);
  bool any_word(ast::Token& out);     // a word of the language, too
  bool called_word(ast::Token& out);  // a name with `(` right behind it
  bool noun(ast::Token& out);         // a name with `of` behind it, both read
  bool dotted(ast::Token& out);
  bool dashed(ast::Token& out);
  bool hole(ast::Hole& out);
  bool held_hole(ast::Hole& out);  // `$x` with `.key` right behind it, which comes next
  bool key_word(ast::Token& out);  // that key
  bool many(ast::Hole& out);
  bool text(ast::Token& out);
  bool fragment(ast::Fragment& out);
  bool number(ast::Token& out);
  bool display(ast::Token& out);       // brackets or braces with all that stands in them
  bool truth(ast::Token& out);         // `true` or `false`
  bool starred_word(ast::Token& out);  // a name with or without stars, or stars alone
  bool fallback(ast::Token& out);
  bool passed_name(ast::Token& out);
  bool any_symbol(ast::Token& out);  // one character, whatever it is

  bool may_be_element() const;  // whether a bracket may open behind the next name or hole
  const char* here() const { return state_.at; }
  // From a place to the end of the last token.
  Span span_from(const char* begin) const;

  [[noreturn]] void too_deep(const char* place) const;

  // One level of nesting, as long as it lives.
  class Level {
   public:
    explicit Level(Cursor& c) : cursor_(c) {
      if (++cursor_.depth_ > kMaxNesting) throw TooDeep{cursor_.byte()};
    }
    ~Level() { --cursor_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Cursor& cursor_;
  };

 private:
  struct State {
    const char* at;
    const char* token_end;  // behind the last token
  };

  template <tao::pegtl::rewind_mode M>
  class Mark;

 public:
  template <tao::pegtl::rewind_mode M>
  Mark<M> mark() {
    return Mark<M>(state_);
  }

 private:
  std::string_view identifier() const;  // at the cursor, or empty
  std::string_view rest() const { return {state_.at, static_cast<size_t>(end_ - state_.at)}; }
  void advance(size_t bytes);
  void skip_blanks();
  void take(ast::Token& out, size_t bytes);
  void take(ast::Hole& out, size_t sigil, size_t bytes);
  void note(std::string_view what, bool word);
  bool backticks(ast::Token& out);
  uint32_t column_of(const char* p);

  std::string_view text_;
  const char* end_;
  uint32_t base_;
  State state_;
  size_t depth_ = 0;
  bool noting_ = false;
  size_t furthest_ = 0;
  std::vector<Miss> misses_;
  // The identifier at a place is read once for all keywords that are tried there.
  mutable const char* word_at_ = nullptr;
  mutable std::string_view word_;
  const char* line_at_;  // a place, and where its line begins
  const char* line_begin_;
};

}  // namespace hvr::grammar

#include "grammar/cursor_mark.h"
