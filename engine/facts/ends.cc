// Where values begin. Each step that is not known whole cuts the flow.
#include "engine/facts/ends.h"

#include <algorithm>
#include <set>

#include "engine/facts/entered.h"

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

// Once for each expression, by whatever calls it is reached; sure when all ways are.
void add_end(std::vector<End>& out, NodeId n, bool sure) {
  const auto same = [&](const End& e) { return e.node == n; };
  if (const auto it = std::find_if(out.begin(), out.end(), same); it != out.end())
    it->sure = it->sure && sure;
  else
    out.push_back({n, sure});
}

}  // namespace

std::vector<End> ends_of(const Flow& flow, NodeId value, Follow how,
                         const std::function<bool(NodeId)>& stop) {
  std::vector<End> out;
  std::vector<Visit> work{{value}};
  std::set<uint64_t> seen{key(work[0])};
  bool stopped = false;
  for (size_t i = 0; i < work.size(); ++i) {
    const Visit at = work[i];
    const NodeId n = at.node;
    if (i >= kFlowLimit) {
      out.push_back({value, false});
      break;
    }
    if (stop(n)) {
      stopped = true;
      continue;
    }
    const NodeSet next = step_from(flow, at, how);
    const bool cut = is_cut(flow, n, next);
    if (next.nodes.empty() || cut) add_end(out, n, !cut);
    for (const NodeId k : next.nodes)
      if (const Visit v = going_on(flow, at, k); seen.insert(key(v)).second) work.push_back(v);
  }
  // A circle begins nowhere.
  if (out.empty() && !stopped) out.push_back({value, false});
  return out;
}

}  // namespace hvr
