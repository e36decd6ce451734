// Slices: what the tree drops of them.
#pragma once
#include <string>

#include "python/tree.h"

namespace hvr {

// Where the colons of a slice stand among its parts (`x`): `a[x:]` and `a[:x]` have the same nodes.
std::string slice_shape(const Tree& tree, NodeId slice);

}  // namespace hvr
