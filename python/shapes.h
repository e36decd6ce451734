// Shapes that the grammar gives to a text otherwise than Python does.
#pragma once
#include <string_view>
#include <vector>

#include "python/tree.h"

namespace hvr {

// Puts right three of them. `with a if b else c as t` and `with lambda: a as t` name the whole
// value, not its last part; the same in `except`. A statement `a, b` or `a,` holds one tuple. What
// stands in the parentheses of `with (a,):` and `with (a as t):` are items, as in `with (a, b):`.
void correct_shapes(std::vector<Node>& nodes, std::string_view text);

}  // namespace hvr
