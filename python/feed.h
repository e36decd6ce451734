// What the tree's grammar is given to read where it would misjudge the text itself: the same
// program in a spelling that it understands, and the way back to the bytes of the text.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "python/lexical.h"

namespace hvr {

struct Feed {
  std::string text;
  struct Blank {
    uint32_t at;     // byte of the feed where blanks were put in
    uint32_t total;  // how many bytes up to and with these
    uint32_t size;   // of these
  };
  std::vector<Blank> blanks;
  std::vector<uint32_t> stars;  // bytes of the text: stars that the grammar is shown as `~`
  // The byte of the original text that byte `at` of the feed stands for.
  uint32_t original(uint32_t at) const;
};

// For valid Python. Knows these: a line inside brackets that is indented less than its block (the
// scanner ends the block there), `type` as a name in front of `(`, `[` (taken for the statement),
// the defaults of type parameters (unknown; read as bounds), `*` in front of what is no name
// outside of brackets (unknown; read as `~`).
Feed respell_for_grammar(std::string_view text, const Lexemes& tokens);

}  // namespace hvr
