// The structural checks that a Python compiler makes beyond the grammar; a result that fails them
// is never emitted.
#pragma once
#include <optional>
#include <string>

#include "python/tree.h"

namespace hvr {

// The first violation, if any: repeated keyword arguments, positional arguments behind keywords,
// `global` after use, `return`, `yield`, `await`, `break` and `continue` outside their places, a
// late `__future__` import.
std::optional<SyntaxProblem> structural_problem(const Tree& tree);

}  // namespace hvr
