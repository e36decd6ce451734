// The parser of the pinned grammar, with a budget: its scanner may look at a text again and again.
#pragma once
#include <cstdint>
#include <memory>
#include <string_view>

struct TSLanguage;
struct TSTree;

namespace hvr {

// What the parser may read: so many bytes, and so many times the text. Ordinary programs are read
// about twice. Its scanner looks at the rest of a run of comments for each of its lines, and
// likewise at lines that hold a lone backslash.
inline constexpr uint64_t kReadAtLeast = uint64_t{16} << 20, kReadTimes = 16;

// What the parser may do: so many steps, and so many for each byte of the text. Ordinary programs
// take less than two a byte.
inline constexpr uint64_t kStepsAtLeast = 1'000'000, kStepsPerByte = 100;

struct SyntaxTreeDeleter {
  void operator()(TSTree* tree) const;
};
using SyntaxTree = std::unique_ptr<TSTree, SyntaxTreeDeleter>;

// Parses UTF-8 text. Nothing where the budget was spent. Throws std::bad_alloc where memory ends.
SyntaxTree read_tree(const TSLanguage* language, std::string_view text);

}  // namespace hvr
