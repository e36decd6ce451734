// Tables of words that are written as one text, in the order of their bytes.
#pragma once
#include <algorithm>
#include <array>
#include <string_view>

namespace hvr {

// How many words a text has; one blank is between two.
constexpr size_t count_words(std::string_view words) {
  return 1 + static_cast<size_t>(std::count(words.begin(), words.end(), ' '));
}

// The words of a text that has `N`.
template <size_t N>
constexpr std::array<std::string_view, N> word_table(std::string_view words) {
  std::array<std::string_view, N> out;
  for (std::string_view& word : out) {
    word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
  }
  return out;
}

}  // namespace hvr
