// Lines that the rewrite made too long are broken inside brackets. Nothing of the original moves or
// changes: line breaks are put in.
#pragma once
#include <string_view>

#include "engine/rewrite/layout.h"

namespace hvr {

inline constexpr uint32_t kColumns = 100;  // characters of a line, its comment aside

// How new lines are written: the file's line ending, one level of its indentation, the width.
struct LineStyle {
  std::string_view newline, unit;
  uint32_t columns = kColumns;
};

// Breaks lines of the layout that are wider than `style.columns`, hold new text and are wider than
// any line of the program (`program` is its text) of which they hold a part: behind commas inside
// brackets and behind brackets that open, the outer ones first. Tokens stay what they are, so the
// text keeps its tree. What cannot be broken stays long. Linear in the text.
void wrap(Layout& layout, std::string_view program, const LineStyle& style);

}  // namespace hvr
