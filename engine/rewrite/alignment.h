// Two texts side by side: which tokens of a new one stand in the old one, too. Private to patches.
#pragma once
#include <string>
#include <vector>

#include "engine/rewrite/patch.h"

namespace hvr {

inline constexpr size_t kNone = static_cast<size_t>(-1);

// A token of the old text, or a captured part of it; `gap` are the bytes in front of it.
struct OldToken {
  Span span;
  Span gap;
  bool captured = false;
};

struct Alignment {
  std::vector<OldToken> old;  // with one more behind the last, for its gap
  std::vector<std::string> old_text, new_text;
  std::vector<size_t> match;  // new token -> old token, or kNone
  std::vector<int> depth;     // of brackets around the gap in front of a new token
};

// The heaviest common sequence of tokens; captured parts weigh most, brackets stay only together.
Alignment align(const std::vector<NewToken>& fresh, const PatchPlace& place);

// Whether the bracket that closes at token `close` holds arguments or elements, no comprehension.
bool closes_display(const std::vector<std::string>& tokens, size_t close);

}  // namespace hvr
