// Where statements can be put into a program so that they run when they should.
#pragma once
#include "python/tree.h"

namespace hvr {

// The place at the head of a body: behind its docstring and its `global` and `nonlocal` statements.
struct HeadPlace {
  NodeId statement = kNoNode;  // kNoNode where the body is empty
  bool behind = false;         // behind the statement, else in front of it
};
HeadPlace head_of(const Tree& tree, NodeId body);

// Whether what stands between node `n` and its statement may skip it, run it later or more than
// once.
bool may_be_skipped(const Tree& tree, NodeId n, NodeId statement);

// Whether the statement may stop for good behind the value of `n`: it yields, and its generator
// need not be asked again.
bool yields_behind(const Tree& tree, NodeId n, NodeId statement);

// Whether `n` is the first that a `return`, a `raise` or the condition of an `if` evaluates, so
// that it may be evaluated in a statement of its own before.
bool begins_header(const Tree& tree, NodeId n, NodeId statement);

}  // namespace hvr
