#include "engine/facts/call_graph.h"

#include <utility>

#include "base/deadline.h"
#include "engine/facts/facts.h"

namespace hvr {

// Backwards over the graph; sure ways first, so that each function is come to once.
const LeadingTo& CallGraph::leading_to(NodeId function, const Facts& facts) const {
  constexpr size_t kMostKept = 1 << 20;  // functions in all answers
  if (const auto known = leading_to_.find(function); known != leading_to_.end())
    return known->second;
  if (kept_ > kMostKept) leading_to_.clear(), kept_ = 0;
  LeadingTo out;
  std::vector<NodeId> work{function};
  const auto add = [&](NodeId f, Tri sure) {
    if (out.functions.emplace(f, sure).second) work.push_back(f);
  };
  const auto each_before = [&](NodeId f, auto&& take) {
    if (const auto it = run_by.find(f); it != run_by.end())
      for (const auto& [by, sure] : it->second) take(by, sure);
  };
  out.functions.emplace(function, Tri::yes);
  for (size_t i = 0; i < work.size(); ++i)
    each_before(work[i], [&](NodeId by, bool sure) {
      if (sure) add(by, Tri::yes);
    });
  for (size_t i = 0; i < work.size(); ++i) {
    tick();
    each_before(work[i], [&](NodeId by, bool) { add(by, Tri::unknown); });
    const FunctionInfo* f = facts.function(work[i]);
    if (!f || f->klass == kNoNode) continue;
    const auto open = unfollowed.find(facts.name(*f));
    if (open == unfollowed.end() || !out.methods.insert(open->first).second) continue;
    for (const NodeId by : open->second) add(by, Tri::unknown);
  }
  kept_ += out.functions.size();
  return leading_to_.emplace(function, std::move(out)).first->second;
}

}  // namespace hvr
