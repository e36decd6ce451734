// The call graph: which functions a call may run, who calls a function, and what runs under what.
#include <algorithm>

#include "engine/facts/flow.h"

namespace hvr {

NodeSet Flow::callees(NodeId call) const {
  return remember(callees_, call, [&] {
    NodeSet out;
    const NodeId f = tree_.child(call, Field::function);
    if (f == kNoNode || !facts_.canonical(f).empty()) return out;
    const NodeSet o = origins(f);
    out.complete = o.complete;
    for (const NodeId n : o.nodes) {
      if (facts_.function(n)) {
        out.nodes.push_back(n);
      } else if (tree_.kind(n) == Kind::class_definition) {
        if (const NodeId init = program_method("class@" + std::to_string(n), "__init__");
            init != kNoNode)
          out.nodes.push_back(init);
      } else if (tree_.kind(n) == Kind::call && n != call) {
        // A callable object of the program.
        for (const auto& type : types(n).names)
          for (const char* method : {"__call__", "call", "forward"})
            if (const NodeId d = program_method(type, method); d != kNoNode) out.nodes.push_back(d);
      }
    }
    if (out.nodes.empty() && tree_.kind(f) == Kind::attribute &&
        types(tree_.child(f, Field::object)).names.empty()) {
      // An unknown receiver may be any program object that has the method.
      const std::string name(tree_.text(tree_.child(f, Field::attribute)));
      for (const NodeId method : facts_.methods_named(name)) out.nodes.push_back(method);
      out.complete = false;
    }
    return out;
  });
}

// Twice: what a parameter may hold depends on who calls, and who is called may depend on what a
// parameter holds.
void Flow::build_calls() const {
  if (calls_built_) return;
  calls_built_ = true;
  for (int round = 0; round < 2; ++round) {
    std::unordered_map<NodeId, std::vector<NodeId>> callers;
    std::unordered_map<NodeId, std::vector<std::pair<NodeId, bool>>> runs;
    collect_calls(callers, runs);
    callers_ = std::move(callers);
    runs_ = std::move(runs);
    origins_ = {};
    types_ = {};
    callees_ = {};
    steps_back_ = {};
    steps_made_ = {};
    parameter_sources_.clear();
  }
}

void Flow::collect_calls(
    std::unordered_map<NodeId, std::vector<NodeId>>& callers_out,
    std::unordered_map<NodeId, std::vector<std::pair<NodeId, bool>>>& runs_out) const {
  for (const NodeId call : facts_.calls()) {
    const FunctionInfo* holder = facts_.enclosing_function(call);
    const NodeId from = holder ? holder->node : tree_.module_of(call);
    const NodeSet direct = callees(call);
    for (const NodeId f : direct.nodes) {
      callers_out[f].push_back(call);
      runs_out[from].emplace_back(f, direct.complete);
    }
    // A call to code outside the program runs the program functions that reach its arguments.
    if (!direct.nodes.empty()) continue;
    const ir::Signature* sig = signature(call);
    if (sig && !sig->passes.empty()) continue;
    const NodeId args = tree_.child(call, Field::arguments);
    if (args == kNoNode) continue;
    for (NodeId a : tree_.children(args)) {
      if (tree_.kind(a) == Kind::keyword_argument) a = tree_.child(a, Field::value);
      const Kind k = tree_.kind(a);
      if (k != Kind::identifier && k != Kind::attribute && k != Kind::lambda_) continue;
      for (const NodeId o : origins(a).nodes)
        if (facts_.function(o)) {
          callers_out[o].push_back(call);
          runs_out[from].emplace_back(o, true);
          handed_[call].insert(o);
        }
    }
  }
}

const std::vector<NodeId>& Flow::callers(NodeId function) const {
  static const std::vector<NodeId> none;
  const auto it = callers_.find(function);
  return it == callers_.end() ? none : it->second;
}

Tri Flow::follows(NodeId a, NodeId b) const {
  const NodeId passed = tree_.statement(b);
  if (passed == kNoNode) return Tri::unknown;
  const NodeId block = tree_.parent(passed);
  std::vector<NodeId> work{a};
  std::set<NodeId> seen{a};
  for (size_t i = 0; i < work.size(); ++i) {
    if (i >= kFlowLimit) return Tri::unknown;
    const NodeId n = work[i];
    if (n >= tree_[passed].last && tree_.is_inside(n, block)) continue;
    // Later in the text, but past the end of a branch or a loop that holds b: it may have been
    // skipped.
    const FunctionInfo* holder = facts_.enclosing_function(n);
    // What a module does when it is imported is over before the code of the importing one that
    // stands behind.
    if (!holder && tree_.module_of(n) != tree_.module_of(b)) {
      if (tree_.kind(block) == Kind::module && b < n) continue;
      return b < n ? Tri::unknown : Tri::no;
    }
    if (holder == facts_.enclosing_function(b))
      return n < passed || tree_.is_inside(n, passed) ? Tri::no : Tri::unknown;
    if (!holder) return Tri::no;
    const auto& calls = callers(holder->node);
    if (calls.empty()) return Tri::unknown;
    for (const NodeId c : calls)
      if (seen.insert(c).second) work.push_back(c);
  }
  return Tri::yes;
}

Tri Flow::runs(NodeId a, NodeId x) const {
  build_calls();
  const FunctionInfo* fx = facts_.enclosing_function(x);
  const FunctionInfo* fa = facts_.enclosing_function(a);
  if (tree_.is_inside(x, a) && (fx == fa || tree_.kind(a) == Kind::module)) return Tri::yes;
  if (!fx) return Tri::no;
  // Breadth first over functions, sure edges before uncertain ones.
  Tri best = Tri::no;
  std::unordered_map<NodeId, Tri> seen;
  std::vector<std::pair<NodeId, Tri>> work;
  const auto reach = [&](NodeId f, Tri sure) {
    auto [it, fresh] = seen.emplace(f, sure);
    if (!fresh && it->second >= sure) return;
    it->second = sure;
    work.emplace_back(f, sure);
  };
  const auto& calls = facts_.calls();
  for (auto it = std::lower_bound(calls.begin(), calls.end(), a);
       it != calls.end() && *it < tree_[a].last; ++it) {
    if (facts_.enclosing_function(*it) != fa) continue;
    const NodeSet direct = callees(*it);
    for (const NodeId f : direct.nodes) reach(f, direct.complete ? Tri::yes : Tri::unknown);
    if (!direct.nodes.empty()) continue;
    if (const auto handed = handed_.find(*it); handed != handed_.end())
      for (const NodeId f : handed->second) reach(f, Tri::yes);
  }
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    const auto [f, sure] = work[i];
    if (f == fx->node) best = best | sure;
    // A nested function runs only when called, but a lambda or inner def that x stands in may be
    // the holder itself.
    const auto it = runs_.find(f);
    if (it == runs_.end()) continue;
    for (const auto& [g, s] : it->second) reach(g, sure & (s ? Tri::yes : Tri::unknown));
  }
  return best;
}

TypeSet Flow::callee_names(NodeId call) const {
  TypeSet out;
  const NodeId f = tree_.child(call, Field::function);
  if (f == kNoNode) return out;
  if (const std::string& name = facts_.canonical(f); !name.empty()) {
    out.names.push_back(name);
    return out;
  }
  if (tree_.kind(f) == Kind::identifier && facts_.is_builtin(f)) {
    out.names.push_back(std::string("builtins.") + std::string(tree_.text(f)));
    return out;
  }
  if (tree_.kind(f) != Kind::attribute) {
    out = classes_named(f);
    return out;
  }
  const std::string method(tree_.text(tree_.child(f, Field::attribute)));
  const TypeSet receiver = types(tree_.child(f, Field::object));
  out.complete = receiver.complete;
  for (const auto& type : receiver.names) {
    if (program_method(type, method) != kNoNode) {
      out.names.push_back(type + "." + method);
      continue;
    }
    std::vector<std::string> line{type};
    for (size_t i = 0; i < line.size() && i < 64; ++i) {
      if (line[i].starts_with("class@")) {
        for (const NodeId b :
             facts_.klass(static_cast<NodeId>(std::stoul(line[i].substr(6))))->bases)
          for (const auto& n : classes_named(b).names) line.push_back(n);
        continue;
      }
      for (const auto& k : facts_.library().lineage(line[i])) out.names.push_back(k + "." + method);
    }
  }
  return out;
}

const ir::Signature* Flow::signature(NodeId call) const {
  const NodeId f = tree_.child(call, Field::function);
  if (f == kNoNode) return nullptr;
  const ir::Library& lib = facts_.library();
  const auto by_name = [&](const std::string& name) -> const ir::Signature* {
    if (const ir::Signature* s = lib.constructor(name)) return s;
    const auto it = lib.functions.find(name);
    return it == lib.functions.end() ? nullptr : &it->second;
  };
  if (const std::string& name = facts_.canonical(f); !name.empty()) return by_name(name);
  if (tree_.kind(f) == Kind::identifier && facts_.is_builtin(f))
    return by_name("builtins." + std::string(tree_.text(f)));
  if (tree_.kind(f) == Kind::attribute) {
    const std::string method(tree_.text(tree_.child(f, Field::attribute)));
    for (const auto& name : callee_names(call).names) {
      const auto it = lib.functions.find(name);
      if (it != lib.functions.end()) return &it->second;
    }
    return nullptr;
  }
  const TypeSet made = classes_named(f);
  for (const auto& name : made.names) {
    if (name.starts_with("class@")) {
      // A program class without its own __init__ is constructed as its library base is.
      if (program_method(name, "__init__") != kNoNode) continue;
      for (const NodeId b : facts_.klass(static_cast<NodeId>(std::stoul(name.substr(6))))->bases)
        for (const auto& n : classes_named(b).names)
          if (const ir::Signature* s = lib.constructor(n)) return s;
      continue;
    }
    if (const ir::Signature* s = by_name(name)) return s;
  }
  return nullptr;
}

Tri Flow::under(NodeId x, std::string_view name) const {
  build_calls();
  const auto named = [&](NodeId d) {
    if (tree_.kind(d) == Kind::call) d = tree_.child(d, Field::function);
    // A decorator made by functools.partial counts as what it passes on.
    return facts_.canonical(d) == name;
  };
  // Functions that calls hand over: `fast = jit(step)`, `strategy.run(step)`.
  auto [known, fresh] = passed_to_.try_emplace(std::string(name));
  std::set<NodeId>& passed = known->second;
  if (fresh) {
    for (const NodeId call : facts_.calls()) {
      if (facts_.canonical(tree_.child(call, Field::function)) != name) continue;
      const NodeId args = tree_.child(call, Field::arguments);
      if (args == kNoNode) continue;
      for (const NodeId a : tree_.children(args))
        for (const NodeId o : origins(a).nodes) passed.insert(o);
    }
  }
  std::set<NodeId> seen;
  std::vector<NodeId> work;
  for (NodeId n = x;;) {
    const FunctionInfo* f = facts_.enclosing_function(n);
    if (!f) break;
    if (seen.insert(f->node).second) work.push_back(f->node);
    n = tree_.parent(f->node);
    if (n == kNoNode) break;
  }
  for (size_t i = 0; i < work.size() && i < kFlowLimit; ++i) {
    for (const NodeId d : facts_.decorators(work[i]))
      if (named(d)) return Tri::yes;
    if (passed.contains(work[i])) return Tri::yes;
    // Run by a function that is under it.
    for (const NodeId call : callers(work[i]))
      for (NodeId n = call;;) {
        const FunctionInfo* f = facts_.enclosing_function(n);
        if (!f) break;
        if (seen.insert(f->node).second) work.push_back(f->node);
        n = tree_.parent(f->node);
      }
  }
  return Tri::no;
}

}  // namespace hvr
