// The operations of the rule program: the one place that says what they are.
//
// Values, conditions, clauses and actions are different kinds; an operation is a struct whose
// operands have names and types, listed once more in HVR_OP so that the dump, the walk over
// children and the verifier (ir/walk.h, dump.cc, verify.cc) need no line for it. Whatever evaluates
// a kind visits its variant without a catch-all: an operation that is added and not handled does
// not compile.
#pragma once
#include "ir/actions.h"
#include "ir/clauses.h"
#include "ir/conditions.h"
#include "ir/values.h"

namespace hvr::ir {

// A visitor from lambdas or functions, one for each operation.
template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace hvr::ir
