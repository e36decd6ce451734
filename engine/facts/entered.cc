#include "engine/facts/entered.h"

#include <algorithm>
#include <optional>

namespace hvr {
namespace {

NodeId function_of(const Facts& facts, NodeId n) {
  const FunctionInfo* f = facts.enclosing_function(n);
  return f ? f->node : kNoNode;
}

bool contains(const NodeSet& s, NodeId n) {
  return std::find(s.nodes.begin(), s.nodes.end(), n) != s.nodes.end();
}

// The parameter that alone is what `n` reads; null where it may read something else, or where it is
// the object of a method.
const Binding* parameter_read(const Facts& facts, NodeId n) {
  if (facts.tree().kind(n) != Kind::identifier) return nullptr;
  const auto ids = facts.reaching(n);
  if (ids.size() != 1) return nullptr;
  const Binding& b = facts.binding(ids[0]);
  return b.kind == BindingKind::parameter ? &b : nullptr;
}

// Its place among the arguments of a call; none for the object of a method.
std::optional<size_t> index_of(const Flow& flow, NodeId call, const FunctionInfo& f,
                               const Binding& b) {
  const Facts& facts = flow.facts();
  for (size_t i = 0; i < f.parameters.size(); ++i)
    if (facts.binding(f.parameters[i]).target == b.target) {
      if (f.klass != kNoNode && i == 0 && !facts.is_static(f)) return std::nullopt;
      return i - flow.unwritten(call, f);
    }
  return std::nullopt;
}

// What all calls of `f` together pass for a parameter of it, in order.
const std::vector<NodeId>& passed_by_all(const Flow& flow, const FunctionInfo& f,
                                         const Binding& b) {
  const auto [it, fresh] = flow.call_graph().passed.try_emplace(b.target);
  std::vector<NodeId>& out = it->second;
  if (!fresh) return out;
  for (const NodeId call : flow.callers(f.node))
    if (const auto there = index_of(flow, call, f, b))
      out.push_back(flow.argument(call, *there, flow.facts().name(b)).value);
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

NodeSet step_from(const Flow& flow, Visit at, Follow how) {
  const NodeSet& all = flow.step(at.node, how);
  const Facts& facts = flow.facts();
  if (at.apart) {
    NodeSet given{{}, all.complete};
    for (const NodeId n : all.nodes)
      if (!contains(flow.callees(at.node), function_of(facts, n)) ||
          facts.tree().is_inside(n, at.node))
        given.nodes.push_back(n);
    return given;
  }
  const Binding* b = at.call == kNoNode ? nullptr : parameter_read(facts, at.node);
  const FunctionInfo* f = b ? facts.function(b->statement) : nullptr;
  if (!f || !contains(flow.callees(at.call), f->node)) return all;
  const auto index = index_of(flow, at.call, *f, *b);
  if (!index) return all;
  const auto passed = flow.argument(at.call, *index, facts.name(*b));
  if (passed.opaque) return all;
  const NodeId own = passed.value != kNoNode ? passed.value : b->value;
  if (own == kNoNode) return all;
  NodeSet out;
  // What chooses between calls chooses nothing in one of them.
  const Follow within = how == Follow::decided_by ? Follow::made_of : how;
  const std::vector<NodeId>& passed_here = passed_by_all(flow, *f, *b);
  for (const NodeId n : flow.step(at.node, within).nodes) {
    const bool others =
        n == b->value || std::binary_search(passed_here.begin(), passed_here.end(), n);
    if (!others && n != own) out.nodes.push_back(n);
  }
  out.nodes.push_back(own);
  // What is known of this call is known whole, whoever else calls.
  out.complete = how == Follow::same_object || all.complete;
  return out;
}

Visit going_on(const Flow& flow, Visit at, NodeId next) {
  const Facts& facts = flow.facts();
  if (flow.taken_apart(at.node, next)) {
    const bool inside = function_of(facts, next) == function_of(facts, at.node);
    return {next, inside ? at.call : kNoNode, true};
  }
  const bool into = facts.tree().kind(at.node) == Kind::call;
  if (!into && at.call == kNoNode) return {next, kNoNode};
  // Out of the function: in the one that holds the call, which may be the same one, entered
  // otherwise.
  if (parameter_read(facts, at.node)) return {next, kNoNode};
  const NodeId holder = function_of(facts, next);
  if (holder == kNoNode) return {next, kNoNode};
  if (into && !facts.tree().is_inside(next, at.node) && contains(flow.callees(at.node), holder))
    return {next, at.node};
  return {next, holder == function_of(facts, at.node) ? at.call : kNoNode};
}

}  // namespace hvr
