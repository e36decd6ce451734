// The place in a rule file where the grammar stands: its tokens, the nodes built so far, and what
// was looked for where nothing fitted. The input type of the PEGTL grammar.
//
// A token is followed by blanks and `#` comments; layout means nothing. Going back to a mark drops
// the nodes that were built since, so an alternative that fails leaves nothing behind.
#pragma once
#include <string_view>
#include <tao/pegtl/rewind_mode.hpp>
#include <vector>

#include "grammar/tree.h"

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
  void go_to(size_t byte);  // drops all nodes

  // The furthest place that was looked at, and all that was looked for there, in order.
  size_t furthest() const { return furthest_; }
  const std::vector<Miss>& misses() const { return misses_; }
  void forget_misses();
  void miss(std::string_view what, bool word = false);
  // How many misses there are at the cursor; `name_misses` stands for the later ones by one name.
  size_t misses_here() const { return byte() == furthest_ ? misses_.size() : 0; }
  void name_misses(size_t from, std::string_view name);

  // -- tokens: each either moves behind itself and its blanks, or stays and notes a miss --
  bool keyword(std::string_view word);
  bool symbol(std::string_view spelling, std::string_view name);
  bool not_symbol(std::string_view spelling) const;
  bool word(Syntax kind, bool may_be_reserved);
  bool called_word();  // a name with `(` right behind it
  bool dotted();
  bool dashed();
  bool hole();
  bool key_of_hole();  // `$x.key`: a hole and a word
  bool many();
  bool text();
  bool fragment();
  bool fragment_text();
  bool number();
  bool operator_of(Syntax kind, std::string_view spellings);  // spellings joined by blanks
  bool star_parameter();
  bool fallback();
  bool passed_name();

  // -- nodes --
  struct Start {
    size_t nodes;
    const char* at;
  };
  Start start() const { return {state_.nodes, state_.at}; }
  // Makes one node of what was built since; a `folded` one with a single child is that child.
  void finish(Syntax kind, const Start& from, bool folded);
  // Whether the node built last is a value, not a condition.
  bool holds_value() const;
  // All nodes, taken away.
  std::vector<SyntaxNode> take();

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
    size_t nodes;
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
  void advance(size_t bytes);
  void skip_blanks();
  void leaf(Syntax kind, size_t bytes);
  void push(SyntaxNode node);
  uint32_t column_of(const char* p);

  std::string_view text_;
  const char* end_;
  uint32_t base_;
  State state_;
  size_t depth_ = 0;
  std::vector<SyntaxNode> nodes_;
  size_t furthest_ = 0;
  std::vector<Miss> misses_;
  // The identifier at a place is read once for all keywords that are tried there.
  mutable const char* word_at_ = nullptr;
  mutable std::string_view word_;
  const char* line_at_;  // a place, and where its line begins
  const char* line_begin_;
};

// Comes back to where it was made, unless told that all went well; PEGTL's protocol.
template <tao::pegtl::rewind_mode M>
class [[nodiscard]] Cursor::Mark {
 public:
  static constexpr tao::pegtl::rewind_mode next_rewind_mode = M;
  explicit Mark(State&) {}
  bool operator()(bool result) const { return result; }
};

template <>
class [[nodiscard]] Cursor::Mark<tao::pegtl::rewind_mode::required> {
 public:
  static constexpr tao::pegtl::rewind_mode next_rewind_mode = tao::pegtl::rewind_mode::active;
  explicit Mark(State& s) : saved_(s), state_(&s) {}
  ~Mark() {
    if (state_) *state_ = saved_;
  }
  Mark(const Mark&) = delete;
  Mark& operator=(const Mark&) = delete;
  bool operator()(bool result) {
    if (result) state_ = nullptr;
    return result;
  }

 private:
  const State saved_;
  State* state_;
};

// Whether a word of the language cannot be a name.
bool is_reserved(std::string_view word);

}  // namespace hvr::grammar
