// `seen from`: an expression of one place in the words of another.
#pragma once
#include "engine/match/query.h"

namespace hvr {

// The text of `e` (an expression of a function that `call` runs) as the caller at `call` would
// write it, arguments and receivers substituted; unknown when it cannot.
Value seen_from(const Query& query, NodeId e, NodeId call);

// The text of `e` as another module would write it at `place`; unknown when it cannot.
Value seen_in_module(const Query& query, NodeId e, NodeId place);

}  // namespace hvr
