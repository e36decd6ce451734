// Unified diffs of texts.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

// Which line of `b` each line of `a` is; kGone for lines that `b` lacks. Rising.
//
// Lines that stand once in both texts part them (the patience way: the longest rising sequence of
// such lines); what lies between is compared by E. Myers, "An O(ND) Difference Algorithm and Its
// Variations" (Algorithmica 1, 1986), up to 500 differences, beyond which it counts as rewritten.
inline constexpr size_t kGone = static_cast<size_t>(-1);
std::vector<size_t> matching_lines(const std::vector<std::string_view>& a,
                                   const std::vector<std::string_view>& b);

// With three lines of context; "" for equal texts.
std::string unified_diff(const std::string& path, std::string_view before, std::string_view after,
                         bool color);

}  // namespace cli
