// The moves of syntax nodes.
#include "grammar/ast_declarations.h"

namespace hvr::ast {

// Types in their own declarations take no parentheses.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define X(T)                               \
  T::T() noexcept = default;               \
  T::T(T&&) noexcept = default;            \
  T& T::operator=(T&&) noexcept = default; \
  T::~T() = default;                       \
  T::T(Span s, Node n) noexcept : span(s), node(std::move(n)) {}
X(Value)
X(Condition)
X(Clause)
X(Action)
X(Declaration)
#undef X
// NOLINTEND(bugprone-macro-parentheses)

Test::Test() noexcept = default;
Test::Test(Test&&) noexcept = default;
Test& Test::operator=(Test&&) noexcept = default;
Test::~Test() = default;

Solves::Solves() noexcept = default;
Solves::Solves(Solves&&) noexcept = default;
Solves& Solves::operator=(Solves&&) noexcept = default;
Solves::~Solves() = default;

}  // namespace hvr::ast
