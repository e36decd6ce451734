// Whether CPython would compile a text: its grammar (python/syntax.h) and what its symbol tables
// refuse. A result that fails is never emitted.
#pragma once
#include <optional>
#include <string>

#include "python/scopes.h"
#include "python/syntax.h"
#include "python/tree.h"

namespace hvr {

// The first thing that CPython's symbol tables refuse (`global` and `nonlocal` behind a use, of a
// parameter, of an annotated name, without a binding), or nothing.
std::optional<SyntaxProblem> scope_problem(const Tree& tree, const Scopes& scopes);

// All of it, for a parsed module.
SyntaxReport compile_problem(const ParsedTree& parsed);
// The same, of a text whose scopes and whose report of check_syntax are known.
SyntaxReport compile_problem(const ParsedTree& parsed, const Scopes& scopes, SyntaxReport syntax);

}  // namespace hvr
