// How tightly Python expressions bind, so that a captured expression is put in parentheses exactly
// where it must be.
#pragma once
#include "python/tree.h"

namespace hvr {

// 0 (a bare tuple, yield, `:=`) to 15 (names, calls, literals); Python language reference,
// "Operator precedence".
int precedence(const Tree& tree, NodeId expression);

// What an expression that stands as child `n` must bind at least as tightly as.
int required_precedence(const Tree& tree, NodeId n);

}  // namespace hvr
