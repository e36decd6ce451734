// Kleene's three-valued logic: what the facts about a program can say.
#pragma once
#include <algorithm>

namespace hvr {

enum class Tri { no = 0, unknown = 1, yes = 2 };

inline Tri tri(bool b) { return b ? Tri::yes : Tri::no; }
inline Tri operator&(Tri a, Tri b) { return std::min(a, b); }
inline Tri operator|(Tri a, Tri b) { return std::max(a, b); }
inline Tri operator!(Tri a) {
  return a == Tri::yes ? Tri::no : a == Tri::no ? Tri::yes : Tri::unknown;
}

}  // namespace hvr
