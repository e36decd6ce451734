// Which words a program must mention for a ruleset to have anything to say about it. Private to the
// library.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "api/project.h"
#include "ir/program.h"

namespace hvr {

// Words to be found in one pass over a text, however many they are.
class WordTable {
 public:
  WordTable() = default;
  explicit WordTable(const std::vector<std::string>& words);  // at most 64
  // Those that stand in the text as whole words, as bits.
  uint64_t in(std::string_view text) const;
  // Those that cannot be found so: they hold other characters.
  uint64_t odd() const { return odd_; }

 private:
  struct Word {
    std::string word;
    uint64_t bit;
  };
  std::array<std::vector<Word>, 256> at_;  // by the first character
  std::array<uint64_t, 256> lengths_{};    // a bit a length
  uint64_t all_ = 0, odd_ = 0;
};

struct Prefilter {
  std::vector<std::string> words;  // at most 64
  // Of each way to be concerned, the words that all must stand in the program, as bits. None: any
  // program may be concerned.
  std::vector<uint64_t> ways;
  WordTable table;                 // of `words`
  std::vector<std::string> marks;  // of each way its longest word

  bool any() const { return ways.empty(); }
  bool met(uint64_t mentioned) const;
};

// A program whose modules together do not mention all words of one way is left as it is, without a
// word. Computed from the rules alone.
Prefilter prefilter_of(const ir::Ruleset& program);

// Which of the words a file says, in its text or in the names of its folders (relative imports
// inside a package do not write the package's name). Nothing is parsed.
uint64_t words_in(const Prefilter& filter, const ProjectFile& file);

// Whether a file, or its path, says a mark. Where none of a project does, it says all words of no
// way: this is what can be asked of a file while it is read, at the cost of a search.
bool says_a_mark(const Prefilter& filter, std::string_view path, std::string_view bytes);

}  // namespace hvr
