// Walks that go back through a call into a function, and out again through its parameters: only to
// what that very call passes, not to what all calls of the function pass.
#pragma once
#include "engine/facts/flow.h"

namespace hvr {

// An expression, and the call by which the walk came into the function that holds it: the last such
// call alone, so that walks end; kNoNode where it did not come in by a call. Where a name holds one
// part of what a call gives, that part is gone into by itself, and the call is met for what it is
// given alone (`apart`).
struct Visit {
  NodeId node = kNoNode, call = kNoNode;
  bool apart = false;
};
// All in one number; trees have fewer than 2^31 nodes.
inline uint64_t key(Visit v) {
  return uint64_t{v.call + 1} << 33 | uint64_t{v.apart} << 32 | v.node;
}

// One step back from `at`. What belongs to other calls of the function is left out.
NodeSet step_from(const Flow& flow, Visit at, Follow how);
// How `next`, one step back from `at`, is visited.
Visit going_on(const Flow& flow, Visit at, NodeId next);

}  // namespace hvr
