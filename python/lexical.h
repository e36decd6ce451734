// Python's tokens, as the reference's chapter 2 ("Lexical analysis") cuts them: indentation, line
// joining, literals. Stricter than the tree's own scanner, which reads on where CPython stops.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "python/tree.h"

namespace hvr {

// An f-string is cut as in PEP 701: start, literal parts, the tokens of its fields, end.
enum class LexemeKind : uint8_t {
  name,
  number,
  string,
  bytes,
  op,
  newline,
  indent,
  dedent,
  fstring_start,
  fstring_middle,
  fstring_end,
  end
};

struct Lexeme {
  LexemeKind kind = LexemeKind::end;
  Span span;  // bytes of the text; empty for indent, dedent and end
};

struct Lexemes {
  std::vector<Lexeme> tokens;            // closed by `end`
  std::optional<SyntaxProblem> problem;  // the first place that is no Python; the tokens stop there
  std::optional<Span> nested_at;         // the first field that only Python 3.12 reads
  int needs = 0;                         // the Python 3 minor version that reads all of it
};

// Cuts UTF-8 text of any size in linear time. Line endings may be LF, CRLF or CR.
Lexemes read_lexemes(std::string_view text);

// How many bytes of a text that begins with a digit, or a dot and a digit, are one number or an
// attempt at one.
size_t number_size(std::string_view text);
// What is wrong with a number as written (`012`, `1__0`), or nothing; Python reference 2.4.5-2.4.7.
const char* number_problem(std::string_view number);
// The value of an integer as written (`0x1`, `1_000`), or nothing where it needs more than 64 bits.
std::optional<uint64_t> integer_value(std::string_view number);
// What is wrong with the escapes of a literal's content (`\x1`, `\u12`), or nothing; raw strings
// have none.
const char* escape_problem(std::string_view content, bool bytes);
// Whether a code point may not stand in an identifier; exact for the blocks that editors insert
// (blanks, punctuation, arrows, symbols, emoji), permissive elsewhere.
bool never_in_names(uint32_t code_point);

}  // namespace hvr
