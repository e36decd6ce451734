// `*a.f(x)` outside of calls: the grammar binds the star to the first name, `(*a).f(x)`; Python, to
// the whole expression.
#pragma once
#include <vector>

#include "python/tree.h"

namespace hvr {

// Lifts each such star above the expression that begins with it, in a pre-ordered array of nodes.
void lift_stars(std::vector<Node>& nodes);

}  // namespace hvr
