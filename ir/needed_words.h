// Words without which an expression matches nothing, read from its text alone: compiling it costs
// more than to see that a short text has none of them.
#pragma once
#include <bitset>
#include <string>
#include <string_view>
#include <vector>

namespace hvr::ir {

class NeededWords {
 public:
  // Knows the plain part of RE2's syntax; of all else, and where nothing is needed, no word.
  explicit NeededWords(std::string_view pattern);
  // Whether the text surely does not match: it has none of the words.
  bool lacking_in(std::string_view text) const;

 private:
  std::vector<std::string> words_;  // small letters where case means nothing
  std::bitset<256> firsts_;         // bytes with which one begins
  bool any_case_ = false;
};

}  // namespace hvr::ir
