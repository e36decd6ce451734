// Walks that go back through a call into a function, and out again through its parameters: only to
// what that very call passes, not to what all calls of the function pass.
#pragma once
#include "engine/facts/flow.h"

namespace hvr {

// An expression, and the call by which the walk came into the function that holds it: the last such
// call alone, so that walks end; kNoNode where it did not come in by a call.
struct Visit {
  NodeId node = kNoNode, call = kNoNode;
};
// Both in one number.
inline uint64_t key(Visit v) { return uint64_t{v.call} << 32 | v.node; }

// One step back from `at`. What belongs to other calls of the function is left out.
NodeSet step_from(const Flow& flow, Visit at, Follow how);
// How `next`, one step back from `at`, is visited.
Visit going_on(const Flow& flow, Visit at, NodeId next);

}  // namespace hvr
