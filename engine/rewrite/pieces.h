// What a rewritten module is made of once every decision has been made: bytes of the original, new
// tokens, line breaks. Made by `resolve`, printed by `layout`.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace hvr {

inline constexpr uint32_t kNoUnit = UINT32_MAX;

// What a piece of text is meant to denote where it lands.
enum class Meaning : uint8_t {
  none,       // punctuation, operators, literals, spaces: there is nothing to look up
  kept,       // bytes of the original that stay where they were
  carried,    // bytes of the original that a rule application puts somewhere: the names in them
              // must mean what they meant at `Piece::source`
  library,    // a dotted name; `symbol` is the canonical name it must denote
  import,     // the name of a declared import; `symbol` is the module
  helper,     // the name of a helper; `symbol` is the name it was declared under
  fresh,      // a name that is new; `symbol` is the name that was wished for
  builtin,    // a name of Python's builtins module
  bound,      // a name that the new text binds itself, in a scope of its own (a parameter of a
              // lambda, a variable of a comprehension), or an attribute or keyword name
  evaluated,  // text that an expression of the rule made: anything may stand in it
};

struct Piece {
  enum class Type : uint8_t {
    source,  // `source`: bytes of the program's text (`Tree::text`)
    made,    // `text`: new; holds a line break only inside a string
    line,    // a line ending of the file; `text` is the indentation that follows
    header,  // where the imports and helpers of the module go; prints nothing
    self,    // where the guarded statement stands in a guard's text; prints nothing
  } type = Type::made;
  Meaning meaning = Meaning::none;
  uint32_t unit = kNoUnit;  // the rule application (EditSet::units) that made or moved it
  Span source;
  std::string text;
  std::string symbol;
};

// A text in pieces.
class Pieces {
 public:
  bool empty() const { return items_.empty(); }
  const std::vector<Piece>& items() const { return items_; }
  std::vector<Piece>& items() { return items_; }

  // Bytes of the program's text; joined to the piece before where they follow it.
  void source(Span span);
  void made(std::string text, uint32_t unit = kNoUnit, Meaning meaning = Meaning::none,
            std::string symbol = {});
  void line(std::string indentation, uint32_t unit = kNoUnit);
  void mark(Piece::Type type);
  void append(Pieces other);
  // All pieces of the original now belong to this rule application, which moves them.
  void carry(uint32_t unit);
  // A line break at the end goes.
  void unline();
  // Spaces and tabs at the end of the last piece go.
  void trim(std::string_view program);
  // Puts parentheses around the whole.
  void parenthesize(uint32_t unit);
  // The text, with `\n` for line endings: for questions about it, never for output.
  std::string plain(std::string_view program) const;
  // The position of the first mark of this type, or npos.
  size_t find(Piece::Type type) const;
  // Cuts everything from the i-th piece on off and gives it back.
  Pieces cut(size_t i);

  static constexpr size_t npos = static_cast<size_t>(-1);

 private:
  std::vector<Piece> items_;
};

// Puts a blank where letters of `made` would run together with those around its place: `return(x)`
// needs none, and `return y` does.
void keep_apart(Pieces& made, std::string_view program, Span place, uint32_t unit);

// Moves pieces from one block indentation to another. Lines inside strings stay: `fixed` are the
// spans of the program's strings that hold line breaks, in order. Lines that do not begin with
// `from` stay, too.
void reindent(Pieces& pieces, std::string_view from, std::string_view to, std::string_view program,
              const std::vector<Span>& fixed);

}  // namespace hvr
