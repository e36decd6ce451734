// A replacement as a patch of tokens: what stands in the old text and in the new one keeps its
// bytes and the blanks, line breaks and comments around it; only the difference is edited.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/pieces.h"
#include "python/precedence.h"

namespace hvr {

// A token of a result, or a captured part of the original that stands in it.
struct NewToken {
  Pieces pieces;
  std::string space;        // blanks in front of it, if nothing else decides
  bool line = false;        // it begins a line of its own,
  std::string indentation;  // with this indentation
  bool comment = false;     // a comment that the rule wrote
  Span captured;            // the bytes of the original that it stands for; empty for a token
  Span last;                // of `captured`: its last element
};

// New text before its place is known.
struct NewText {
  std::vector<NewToken> tokens;
  Form form;  // as an expression

  void token(std::string text, uint32_t unit, std::string space = {});
  void append(NewText other);
  void parenthesize(uint32_t unit);
};

// Where new text goes.
struct Spot {
  std::string indent;  // of the line
  std::string base;    // of the statement
  uint32_t unit = kNoUnit;
  NodeId place = kNoNode;
  bool bracketed = false;
  bool copy = false;  // what is caught stays where it is, too: its comments are not said twice
};

// New text that stands for an expression or a statement.
struct MadeText {
  Pieces pieces;
  Form form;
};

struct PatchPlace {
  std::string_view program;
  Span old;                // what is replaced
  bool bracketed = false;  // lines may break there
  uint32_t unit = kNoUnit;
  std::string indentation;  // of the line in which it stands
};

// The new text in the layout of the old one. Comments of the old text that find no place in the new
// one are added to `homeless`.
Pieces patch(std::vector<NewToken> tokens, const PatchPlace& place, std::vector<Span>& homeless);

// The new text in its own layout.
Pieces plain_layout(std::vector<NewToken> tokens, uint32_t unit);

}  // namespace hvr
