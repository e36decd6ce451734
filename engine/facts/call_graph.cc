#include "engine/facts/call_graph.h"

#include <algorithm>
#include <utility>

#include "base/deadline.h"
#include "engine/facts/facts.h"
#include "engine/facts/flow.h"

namespace hvr {

namespace {

// Builtins that go through what they are given, at once.
bool goes_through(std::string_view name) {
  constexpr std::string_view kNames[] = {"next", "list", "tuple", "set", "dict", "frozenset",
                                         "all",  "any",  "max",   "min", "sum",  "sorted"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// What a node takes the next value from, or all of them: what a loop goes through, `g` of
// `next(g)`, `list(g)`, `g.send(x)`, and what code outside the program is given.
void each_asked(const Flow& flow, NodeId n, FunctionRef<void(NodeId)> take) {
  const Facts& facts = flow.facts();
  const Tree& tree = facts.tree();
  const Kind kind = tree.kind(n);
  if (kind == Kind::for_statement || kind == Kind::for_in_clause)
    return take(tree.child(n, Field::right));
  const NodeId called = kind == Kind::call ? tree.child(n, Field::function) : kNoNode;
  const NodeId arguments = kind == Kind::call ? tree.child(n, Field::arguments) : kNoNode;
  if (called == kNoNode || arguments == kNoNode || !flow.callees(n).nodes.empty()) return;
  if (tree.kind(called) == Kind::attribute) {
    const std::string_view method = tree.text(tree.child(called, Field::attribute));
    if (method == "__next__" || method == "send") take(tree.child(called, Field::object));
  }
  const bool builtin = tree.kind(called) == Kind::identifier && facts.is_builtin(called);
  if (builtin && !goes_through(tree.text(called))) return;
  if (const ir::Signature* sig = flow.signature(n); !builtin && sig && !sig->passes.empty()) return;
  for (NodeId part = tree.first_part(arguments); part != kNoNode; part = tree.next_part(part))
    take(tree.kind(part) == Kind::keyword_argument ? tree.child(part, Field::value) : part);
}

}  // namespace

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

void collect_asked(const Flow& flow, CallGraph& out) {
  const Facts& facts = flow.facts();
  const Tree& tree = facts.tree();
  std::unordered_map<NodeId, NodeId> makes;  // call -> the function of the generator it makes
  for (const FunctionInfo& f : facts.functions())
    if (const auto calls = out.callers.find(f.node); f.generator && calls != out.callers.end())
      for (const NodeId call : calls->second) makes.emplace(call, f.node);
  out.entries = out.callers;
  if (makes.empty()) return;
  for (NodeId n = 0; n < tree.size(); ++n)
    each_asked(flow, n, [&](NodeId e) {
      const Kind k = e == kNoNode ? Kind::other : tree.kind(e);
      if (k != Kind::identifier && k != Kind::attribute && k != Kind::call) return;
      if (makes.contains(e)) return;  // it stands there itself
      std::set<NodeId> made;
      const bool complete = flow.walk(e, Follow::same_object, [&](NodeId at) {
        const auto it = makes.find(at);
        if (it != makes.end()) made.insert(it->second);
        return it != makes.end();
      });
      const FunctionInfo* holder = facts.enclosing_function(n);
      for (const NodeId f : made) {
        if (!out.asked[e].insert(f).second) continue;
        out.entries[f].push_back(e);
        out.run_by[f].emplace_back(holder ? holder->node : tree.module_of(n),
                                   complete && made.size() == 1);
      }
    });
}

const std::vector<NodeId>& CallGraph::entries_of(NodeId function) const {
  static const std::vector<NodeId> none;
  const auto it = entries.find(function);
  return it == entries.end() ? none : it->second;
}

}  // namespace hvr
