// Annotations as the expressions that they are: the grammar reads `List[int]` in them as forms of
// their own, and elsewhere as a subscript.
#pragma once
#include <string_view>
#include <vector>

#include "python/tree.h"

namespace hvr {

// Makes subscripts and operators of such forms, in a pre-ordered array of nodes. The name that an
// alias defines (`type X[T] = …`) stays, and so does what an expression cannot be.
void read_annotations(std::vector<Node>& nodes, std::string_view text);

}  // namespace hvr
