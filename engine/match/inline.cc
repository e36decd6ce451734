// `seen from`: an expression of the callee in the caller's words.
#include "engine/match/inline.h"

#include <algorithm>

#include "engine/facts/spelled.h"

namespace hvr {
namespace {

// Chains of definitions and of calls that are followed.
constexpr int kDeepestExpression = 16, kDeepestCall = 8;

class Inliner {
 public:
  explicit Inliner(const Query& query)
      : facts_(query.facts), flow_(query.flow), tree_(query.tree) {}

  // As the caller at `call` would write it; empty when it cannot.
  std::string seen(NodeId e, NodeId call);
  // With the parameters of `callee` replaced by what the call `via` passes. Without a callee, names
  // mean what they mean at the end of their module.
  std::string substitute(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call);

  // Modules that the text names, and that the place's module does not import yet.
  std::vector<std::string> modules;

 private:
  std::string name(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call);
  std::string parameter(const Binding& b, const FunctionInfo& callee, NodeId via, NodeId call);
  std::string parts(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call);
  bool is_pure_call(NodeId call) const;
  std::string text(NodeId n) const { return std::string(tree_.text(n)); }

  const Facts& facts_;
  const Flow& flow_;
  const Tree& tree_;
  int depth_ = 0;
};

std::string Inliner::substitute(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call) {
  if (depth_ > kDeepestExpression) return {};
  ++depth_;
  std::string out;
  const Kind k = tree_.kind(e);
  if (k == Kind::identifier) {
    out = name(e, callee, via, call);
  } else if (k == Kind::attribute) {
    out = substitute(tree_.child(e, Field::object), callee, via, call);
    if (!out.empty()) out += "." + text(tree_.child(e, Field::attribute));
  } else if (k == Kind::integer || k == Kind::float_ || k == Kind::string) {
    out = text(e);
  } else if (k == Kind::parenthesized_expression || k == Kind::binary_operator || k == Kind::list ||
             k == Kind::tuple || k == Kind::subscript || k == Kind::keyword_argument ||
             k == Kind::argument_list || (k == Kind::call && is_pure_call(e))) {
    out = parts(e, callee, via, call);
  }
  --depth_;
  return out;
}

std::string Inliner::name(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call) {
  if (facts_.is_builtin(e)) return text(e);
  const auto ids = facts_.reaching(e);
  const bool of_callee =
      !ids.empty() && callee && facts_.scope(facts_.binding(ids[0]).scope).node == callee->node;
  // Several definitions outside the callee: the name itself is what the caller sees too.
  if (ids.size() > 1 && of_callee) return {};
  if (ids.empty() && facts_.module_named_by(e).empty()) return {};
  if (!of_callee) {
    // An outer name: visible to the caller unless the caller has its own.
    std::string import;
    std::string spelled = spelled_at(facts_, e, call, &import);
    if (!import.empty()) modules.push_back(import);
    return spelled;
  }
  const Binding& b = facts_.binding(ids[0]);
  if (b.kind == BindingKind::parameter) return parameter(b, *callee, via, call);
  // A local with one pure definition is written out.
  if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode)
    return substitute(b.value, callee, via, call);
  return {};
}

std::string Inliner::parameter(const Binding& b, const FunctionInfo& callee, NodeId via,
                               NodeId call) {
  size_t index = 0;
  while (index < callee.parameters.size() &&
         facts_.binding(callee.parameters[index]).target != b.target)
    ++index;
  if (const size_t unwritten = flow_.unwritten(via, callee); index < unwritten) {
    const NodeId f = tree_.child(via, Field::function);
    return tree_.kind(f) == Kind::attribute ? seen(tree_.child(f, Field::object), call) : "";
  } else {
    index -= unwritten;
  }
  const NodeId a = flow_.argument(via, index, facts_.name(b)).value;
  if (a != kNoNode) return seen(a, call);
  return b.value == kNoNode ? "" : text(b.value);
}

// Only calls without effects may be written a second time.
bool Inliner::is_pure_call(NodeId call) const {
  const NodeId f = tree_.child(call, Field::function);
  if (tree_.kind(f) == Kind::identifier) {
    const auto name = tree_.text(f);
    return facts_.is_builtin(f) && (name == "list" || name == "tuple" || name == "dict");
  }
  if (tree_.kind(f) != Kind::attribute) return false;
  const auto method = tree_.text(tree_.child(f, Field::attribute));
  return method == "values" || method == "items";
}

// The expression with each of its parts substituted, and what stands between them.
std::string Inliner::parts(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call) {
  std::string out;
  uint32_t at = tree_.span(e).begin;
  for (const NodeId c : tree_.children(e)) {
    out += tree_.text().substr(at, tree_.span(c).begin - at);
    const bool fixed = tree_.kind(c) == Kind::operator_token ||
                       (tree_.kind(e) == Kind::keyword_argument && tree_[c].field == Field::name) ||
                       (tree_.kind(c) == Kind::argument_list && tree_.children(c).empty());
    const std::string inner = fixed ? text(c) : substitute(c, callee, via, call);
    if (inner.empty()) return {};
    out += inner;
    at = tree_.span(c).end;
  }
  return out + std::string(tree_.text().substr(at, tree_.span(e).end - at));
}

std::string Inliner::seen(NodeId e, NodeId call) {
  const FunctionInfo* inner = facts_.enclosing_function(e);
  const bool same_module = tree_.module_of(e) == tree_.module_of(call);
  if (inner == facts_.enclosing_function(call) && same_module) return text(e);
  if (!inner) return same_module ? "" : substitute(e, nullptr, kNoNode, call);
  if (depth_ > kDeepestCall) return {};
  // The calls that enter the callee: `call` itself, or one inside what it runs.
  for (const NodeId via : flow_.callers(inner->node)) {
    if (via != call && flow_.runs(call, via) == Tri::no) continue;
    // A call of itself, or one that shares its name, says nothing of who called it first; nor does
    // one that hands the callee to another library.
    if (facts_.enclosing_function(via) == inner) continue;
    const auto& run = flow_.callees(via).nodes;
    if (std::find(run.begin(), run.end(), inner->node) == run.end()) continue;
    std::string out = substitute(e, inner, via, call);
    if (!out.empty()) return out;
  }
  return {};
}

Value as_value(std::string text, std::vector<std::string> modules) {
  if (text.empty()) return Value::of(Value::Type::unknown);
  Value v = Value::of_text(std::move(text));
  v.modules = std::move(modules);
  return v;
}

}  // namespace

Value seen_from(const Query& query, NodeId e, NodeId call) {
  Inliner inliner(query);
  std::string text = inliner.seen(e, call);
  return as_value(std::move(text), std::move(inliner.modules));
}

Value seen_in_module(const Query& query, NodeId e, NodeId place) {
  Inliner inliner(query);
  std::string text = inliner.substitute(e, nullptr, kNoNode, place);
  return as_value(std::move(text), std::move(inliner.modules));
}

}  // namespace hvr
