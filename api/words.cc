// Words in files: found in their bytes, nothing is parsed.
#include <algorithm>
#include <array>
#include <cstring>

#include "api/prefilter.h"

namespace hvr {
namespace {

constexpr bool in_word(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

constexpr auto kInWord = [] {
  std::array<bool, 256> out{};
  for (size_t c = 0; c < out.size(); ++c) out[c] = in_word(static_cast<unsigned char>(c));
  return out;
}();

bool goes_on(std::string_view text, size_t at) {
  return at < text.size() && kInWord[static_cast<unsigned char>(text[at])];
}

// Whether the word stands in the text as a whole one; in JSON, where an escape may stand before it,
// as a part.
bool says(std::string_view text, std::string_view word, bool json) {
  for (size_t at = 0; at < text.size();) {
    const void* found = memmem(text.data() + at, text.size() - at, word.data(), word.size());
    if (!found) return false;
    at = static_cast<size_t>(static_cast<const char*>(found) - text.data());
    if (json || (!(at > 0 && goes_on(text, at - 1)) && !goes_on(text, at + word.size())))
      return true;
    ++at;
  }
  return false;
}

// JSON may spell any character as an escape.
bool may_hide(std::string_view bytes) { return bytes.find("\\u") != std::string_view::npos; }

bool is_json(std::string_view path) { return path.ends_with(".ipynb"); }

// From so many words on, going once through the text is cheaper than looking for each.
constexpr size_t kMany = 5;

}  // namespace

WordTable::WordTable(const std::vector<std::string>& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& w = words[i];
    if (w.empty() || !std::all_of(w.begin(), w.end(),
                                  [](char c) { return kInWord[static_cast<unsigned char>(c)]; })) {
      odd_ |= uint64_t{1} << i;
      continue;
    }
    all_ |= uint64_t{1} << i;
    at_[static_cast<unsigned char>(w[0])].push_back({w, uint64_t{1} << i});
    lengths_[static_cast<unsigned char>(w[0])] |= uint64_t{1} << std::min<size_t>(w.size(), 63);
  }
}

uint64_t WordTable::in(std::string_view text) const {
  uint64_t out = 0;
  const char* at = text.data();
  const char* const end = at + text.size();
  const auto inside = [](char c) { return kInWord[static_cast<unsigned char>(c)]; };
  while (at != end && out != all_) {
    while (at != end && !inside(*at)) ++at;
    const char* const begin = at;
    while (at != end && inside(*at)) ++at;
    const auto length = static_cast<size_t>(at - begin);
    if (length == 0) break;
    const auto first = static_cast<unsigned char>(*begin);
    if (!(lengths_[first] >> std::min<size_t>(length, 63) & 1)) continue;
    for (const auto& [word, bit] : at_[first])
      if (word.size() == length && std::memcmp(word.data(), begin, length) == 0) out |= bit;
  }
  return out;
}

uint64_t words_in(const Prefilter& filter, const ProjectFile& file) {
  uint64_t out = 0;
  const bool json = is_json(file.path);
  const bool hidden = json && may_hide(file.bytes);
  const bool many = !json && filter.words.size() >= kMany;
  if (many) out = filter.table.in(file.bytes);
  for (size_t i = 0; i < filter.words.size(); ++i) {
    const uint64_t bit = uint64_t{1} << i;
    const std::string& w = filter.words[i];
    if (out & bit) continue;
    const bool looked_for = many && !(filter.table.odd() & bit);
    if (hidden || (!looked_for && says(file.bytes, w, json)) ||
        std::find(file.parts.begin(), file.parts.end(), w) != file.parts.end())
      out |= bit;
  }
  return out;
}

bool says_a_mark(const Prefilter& filter, std::string_view path, std::string_view bytes) {
  if (filter.any()) return true;
  const bool json = is_json(path);
  return (json && may_hide(bytes)) ||
         std::any_of(filter.marks.begin(), filter.marks.end(), [&](const std::string& w) {
           return says(bytes, w, json) || says(path, w, false);
         });
}

}  // namespace hvr
