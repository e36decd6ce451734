// What the tree drops of slices and of formatted strings.
#pragma once
#include <string>

#include "python/tree.h"

namespace hvr {

// Where the colons of a slice stand among its parts (`x`): `a[x:]` and `a[:x]` have the same nodes;
// the letters in front of a literal's quotes, small and in order; of a field the `=` of `{x=}`.
bool has_shape(Kind k);
std::string shape_of(const Tree& tree, NodeId n);

}  // namespace hvr
