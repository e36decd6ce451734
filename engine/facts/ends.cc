// Where values begin. Each step that is not known whole cuts the flow.
#include "engine/facts/ends.h"

#include <set>

namespace hvr {
namespace {

// Whether there may be more behind an expression than the step back from it says.
bool is_cut(const Flow& flow, NodeId n, const NodeSet& next) {
  if (!next.complete) return true;
  if (next.nodes.empty()) return false;
  const Tree& t = flow.facts().tree();
  switch (t.kind(n)) {
    case Kind::call: {
      const NodeSet callees = flow.callees(n);
      return !callees.nodes.empty() && !callees.complete;
    }
    // Something else may have been stored there through another handle.
    case Kind::subscript: return true;
    case Kind::attribute: {
      const NodeId object = t.child(n, Field::object);
      if (!flow.facts().module_named_by(object).empty()) return false;
      const TypeSet owner = flow.types(object);
      return !owner.complete || owner.names.empty();
    }
    default: return false;
  }
}

}  // namespace

std::vector<End> ends_of(const Flow& flow, NodeId value, Follow how,
                         const std::function<bool(NodeId)>& stop) {
  std::vector<End> out;
  std::vector<NodeId> work{value};
  std::set<NodeId> seen{value};
  bool stopped = false;
  for (size_t i = 0; i < work.size(); ++i) {
    const NodeId n = work[i];
    if (i >= kFlowLimit) {
      out.push_back({value, false});
      break;
    }
    if (stop(n)) {
      stopped = true;
      continue;
    }
    const NodeSet next = flow.step(n, how);
    const bool cut = is_cut(flow, n, next);
    if (next.nodes.empty() || cut) out.push_back({n, !cut});
    for (const NodeId k : next.nodes)
      if (seen.insert(k).second) work.push_back(k);
  }
  // A circle begins nowhere.
  if (out.empty() && !stopped) out.push_back({value, false});
  return out;
}

}  // namespace hvr
