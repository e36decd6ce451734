// Whether two values are one and the same, by all that they hold: what tells rows apart. Unlike
// Matcher::same, nothing is asked of the program.
#pragma once
#include <string>

#include "engine/match/captures.h"

namespace hvr {

// Text that two values have in common just when they are the same. Nothing for what is a node
// alone, or not bound.
std::string identity_of(const Value& value);

bool identical(const Value& a, const Value& b);

}  // namespace hvr
