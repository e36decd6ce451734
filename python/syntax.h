// Whether a text is a Python program, by the rules of CPython's parser and of those checks of its
// compiler that need no table of names: what the tree's own grammar is too kind to refuse.
#pragma once
#include <optional>
#include <string_view>

#include "python/tree.h"

namespace hvr {

// Syntax that only newer Pythons read in the place where it stands, while elsewhere all do.
struct PlaceNeed {
  Span span;
  int minor = 0;         // of the first Python 3 that reads it there
  const char* why = "";  // "before Python 3.…"
};

struct SyntaxReport {
  std::optional<SyntaxProblem> problem;  // the first place that CPython would refuse
  // The Python 3 minor version that reads all of the text, 7 at least: 8 for `:=`, 10 for `match`,
  // 12 for quotes inside f-strings of the same quotes. Of a text with a problem: of what was read.
  int needs = 7;
  // What needs the newest of them because of its place.
  std::optional<PlaceNeed> by_place;
};

// Reads UTF-8 text by the grammar of Python 3.13, in time linear in its size. Nested deeper than
// kMaxDepth levels, a text is reported as too deep.
SyntaxReport check_syntax(std::string_view text);
struct Lexemes;
// The same, of a text whose tokens are known.
SyntaxReport check_syntax(std::string_view text, const Lexemes& tokens);

}  // namespace hvr
