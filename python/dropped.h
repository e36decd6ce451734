// What the tree drops of tokens, where two meanings have the same nodes without them.
#pragma once
#include <string>

#include "python/tree.h"

namespace hvr {

// Where the colons of a slice stand among its parts (`x`): `a[x:]` and `a[:x]` have the same nodes;
// the letters in front of a literal's quotes, small and in order; of a field the `=` of `{x=}`; the
// `from` of `yield from`, and the star of `except*`; the comma of `a[i,]`, which makes a tuple of
// its only index.
bool has_shape(Kind k);
std::string shape_of(const Tree& tree, NodeId n);

// The index of `a[i]`; kNoNode where it is a tuple, as in `a[i, j]` and `a[i,]`.
NodeId index_of(const Tree& tree, NodeId subscript);

}  // namespace hvr
