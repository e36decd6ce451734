// Which words a program must mention for a ruleset to have anything to say about it. Private to the
// library.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "api/project.h"
#include "ir/program.h"

namespace hvr {

struct Prefilter {
  std::vector<std::string> words;  // at most 64
  // Of each way to be concerned, the words that all must stand in the program, as bits. None: any
  // program may be concerned.
  std::vector<uint64_t> ways;

  bool any() const { return ways.empty(); }
  bool met(uint64_t mentioned) const;
};

// A program whose modules together do not mention all words of one way is left as it is, without a
// word. Computed from the rules alone.
Prefilter prefilter_of(const ir::Ruleset& program);

// Which of the words a file says, in its text or in the names of its folders (relative imports
// inside a package do not write the package's name). Nothing is parsed.
uint64_t words_in(const Prefilter& filter, const ProjectFile& file);

}  // namespace hvr
