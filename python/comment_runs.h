// Long runs of comment lines, such as code that was commented out. The scanner of the pinned
// grammar looks at the rest of a run for each of its lines; it is given the first two only, and the
// others are put behind them in the tree.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/span.h"

namespace hvr {

struct CommentRuns {
  std::string text;  // with blanks for the comments that are left out; as long as the original
  // By the byte of the last comment that was left in: the comments behind it.
  std::unordered_map<uint32_t, std::vector<Span>> left_out;
};

// Runs of more than `longest` comment lines of the same indentation, blank lines between them not
// counted. `left_out` is empty where there is none, and so is the text.
CommentRuns shorten_comment_runs(std::string_view text, size_t longest);

}  // namespace hvr
