// Where values begin, with what is hidden from view.
#pragma once
#include <functional>
#include <vector>

#include "engine/facts/uses.h"

namespace hvr {

// An expression at which a value begins. Not sure: the flow is cut here, and what is behind it may
// begin anywhere.
struct End {
  NodeId node = kNoNode;
  bool sure = true;
};

// The ends of all ways back from `value`, never empty unless `stop` ended all of them: a way goes
// no further where `stop` says so, and has no end there.
std::vector<End> ends_of(const Uses& uses, NodeId value, Follow how,
                         const std::function<bool(NodeId)>& stop);

}  // namespace hvr
