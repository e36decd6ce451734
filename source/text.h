// A source file in memory: UTF-8 text for the stages, and what is needed to give the original bytes
// back.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"

namespace hvr {

struct LineColumn {
  uint32_t line = 1;    // from 1
  uint32_t column = 1;  // from 1, in code points
};

class LineIndex {
 public:
  explicit LineIndex(std::string_view text);
  LineColumn at(uint32_t offset) const;
  // The line that holds `offset`, without its line ending.
  std::string_view line_text(uint32_t offset) const;
  // The first byte of line `line` (from 1); the end of the text where there is no such line.
  uint32_t line_begin(uint32_t line) const;

 private:
  // Characters of the text in front of a byte.
  uint32_t characters(uint32_t offset) const;

  std::string_view text_;
  std::vector<uint32_t> starts_;
  std::vector<uint32_t> characters_;  // in front of each step of kStep bytes
};

// The first `limit` characters of a text; where something is cut off, the last of them is `…`.
std::string shortened(std::string_view utf8, size_t limit);

struct SourceText {
  std::string path;
  std::string text;  // UTF-8, without byte order mark
  bool bom = false;
  bool latin1 = false;         // a coding cookie says Latin-1
  std::string newline = "\n";  // the line ending that the file uses most
  std::string indent_unit = "    ";
  std::vector<uint32_t> cells;  // where each cell of a notebook begins; empty for a file of Python

  // Whether a new cell begins behind `before` and not behind `behind`.
  bool parted(uint32_t before, uint32_t behind) const;
  // Turns text of this file (perhaps rewritten) into bytes in the file's own encoding; nothing when
  // a character has no place in that encoding.
  std::optional<std::string> encode(std::string_view utf8) const;
};

// Decodes bytes: byte order mark, coding cookie, UTF-8. Reports P002, at its place, for binary or
// undecodable input, and for carriage returns that end no line, which Python takes for line ends.
std::optional<SourceText> decode(std::string path, const std::string& bytes,
                                 Diagnostics& diagnostics);

// Text that is UTF-8 already, whatever a cookie in it says.
SourceText source_text(std::string path, std::string utf8);

// The first byte that begins no well-formed UTF-8 sequence (Unicode 15, table 3-7: no overlong
// forms, no surrogates, nothing above U+10FFFF), or npos.
size_t invalid_utf8(std::string_view bytes);
// The first carriage return without a line feed behind it, or npos.
size_t lone_carriage_return(std::string_view text);

// The indentation step of a text: a tab, or the smallest number of spaces by which a block is
// deeper.
std::string guess_indent_unit(std::string_view text);

}  // namespace hvr
