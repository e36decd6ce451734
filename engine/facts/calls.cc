// The call graph: which functions a call may run, who calls a function, and what runs under what.
#include <algorithm>
#include <utility>

#include "base/joined.h"
#include "base/numbers.h"
#include "engine/facts/remember.h"

namespace hvr {

namespace {

// The methods that run when an object of this class is called: `__call__`, and what facts say is
// the same, as `alias lib.Layer.__call__ = lib.Layer.run` does.
std::vector<std::string> methods_called(const Flow& flow, const ir::Library& library,
                                        const std::string& type) {
  constexpr std::string_view kCall = ".__call__";
  std::vector<std::string> out{std::string(kCall.substr(1))};
  for (const auto& [name, method] : library.aliases) {
    if (!name.ends_with(kCall)) continue;
    const std::string_view klass = std::string_view(name).substr(0, name.size() - kCall.size());
    if (flow.name_is_subclass(type, klass) == Tri::no) continue;
    std::string own = method.substr(method.rfind('.') + 1);
    if (std::find(out.begin(), out.end(), own) == out.end()) out.push_back(std::move(own));
  }
  return out;
}

}  // namespace

const NodeSet& Flow::callees(NodeId call) const {
  return remember(memos_.callees, call, [&] {
    NodeSet out;
    const NodeId f = tree_.child(call, Field::function);
    if (f == kNoNode || !facts_.canonical(f).empty()) return out;
    const NodeSet& o = origins(f);
    out.complete = o.complete;
    for (const NodeId n : o.nodes) {
      if (facts_.function(n)) {
        out.nodes.push_back(n);
      } else if (tree_.kind(n) == Kind::class_definition) {
        if (const NodeId init = program_method(program_class(n), "__init__"); init != kNoNode)
          out.nodes.push_back(init);
      } else if (tree_.kind(n) == Kind::call && n != call) {
        // A callable object of the program.
        for (const auto& type : types(n).names)
          for (const auto& method : methods_called(*this, facts_.library(), type))
            if (const NodeId d = program_method(type, method); d != kNoNode) out.nodes.push_back(d);
      }
    }
    if (const std::string_view method = method_of_unknown(call);
        out.nodes.empty() && !method.empty()) {
      // It may be any program object that has the method.
      const auto& methods = facts_.methods_named(method);
      if (methods.size() <= kWidest) out.nodes.assign(methods.begin(), methods.end());
      out.complete = false;
    }
    return out;
  });
}

std::string_view Flow::method_of_unknown(NodeId call) const {
  const NodeId f = tree_.child(call, Field::function);
  if (f == kNoNode || tree_.kind(f) != Kind::attribute || !facts_.canonical(f).empty() ||
      !types(tree_.child(f, Field::object)).names.empty())
    return {};
  return tree_.text(tree_.child(f, Field::attribute));
}

size_t Flow::unwritten(NodeId call, const FunctionInfo& f) const {
  if (f.klass == kNoNode || facts_.is_static(f)) return 0;
  for (const NodeId d : facts_.decorators(f.node))
    if (tree_.text(d) == "classmethod") return 1;
  const NodeId callee = tree_.child(call, Field::function);
  if (callee == kNoNode || tree_.kind(callee) != Kind::attribute) return 1;
  // `Outer.Inner(x)` makes an object, `K.method(o, x)` writes it.
  const auto names_class = [&](NodeId e) {
    const TypeSet& named = classes_named(e);
    return std::any_of(named.names.begin(), named.names.end(), is_program_class);
  };
  return names_class(tree_.child(callee, Field::object)) && !names_class(callee) ? 0 : 1;
}

// Twice: what a parameter may hold depends on who calls, and who is called may depend on what a
// parameter holds. The question that needs the graph may be asked in the middle of another one:
// what is remembered of that is put aside, and what the building remembered, forgotten, since the
// graph was not whole yet.
const CallGraph& Flow::call_graph() const {
  if (calls_built_) return calls_;
  calls_built_ = true;
  aside([&] {
    for (int round = 0; round < 2; ++round) {
      calls_ = collect_calls();
      memos_ = {};
    }
    collect_asked(*this, calls_);
    memos_ = {};
  });
  return calls_;
}

CallGraph Flow::collect_calls() const {
  CallGraph out;
  for (const NodeId call : facts_.calls()) {
    const FunctionInfo* holder = facts_.enclosing_function(call);
    const NodeId from = holder ? holder->node : tree_.module_of(call);
    const NodeSet& direct = callees(call);
    for (const NodeId f : direct.nodes) {
      out.callers[f].push_back(call);
      out.run_by[f].emplace_back(from, direct.complete);
    }
    // A call to code outside the program runs the program functions that reach its arguments.
    if (!direct.nodes.empty()) continue;
    const std::string_view method = method_of_unknown(call);
    const bool unfollowed = !method.empty() && facts_.methods_named(method).size() > kWidest;
    if (unfollowed) out.unfollowed[std::string(method)].insert(from);
    const ir::Signature* sig = signature(call);
    if (sig && !sig->passes.empty()) continue;
    const NodeId args = tree_.child(call, Field::arguments);
    if (args == kNoNode) continue;
    for (NodeId part = tree_.first_part(args); part != kNoNode; part = tree_.next_part(part)) {
      const bool keyword = tree_.kind(part) == Kind::keyword_argument;
      const NodeId a = keyword ? tree_.child(part, Field::value) : part;
      const Kind k = tree_.kind(a);
      if (k != Kind::identifier && k != Kind::attribute && k != Kind::lambda_) continue;
      for (const NodeId o : origins(a).nodes)
        if (facts_.function(o)) {
          out.callers[o].push_back(call);
          out.run_by[o].emplace_back(from, !unfollowed);
          out.handed[call].insert(o);
        }
    }
  }
  return out;
}

const std::vector<NodeId>& Flow::callers(NodeId function) const {
  static const std::vector<NodeId> none;
  const auto& all = call_graph().callers;
  const auto it = all.find(function);
  return it == all.end() ? none : it->second;
}

bool Flow::callers_known(NodeId function) const {
  const FunctionInfo* f = facts_.function(function);
  return !f || f->klass == kNoNode || !call_graph().unfollowed.contains(facts_.name(*f));
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
    if (calls.empty() || !callers_known(holder->node)) return Tri::unknown;
    for (const NodeId c : calls)
      if (seen.insert(c).second) work.push_back(c);
  }
  return Tri::yes;
}

Tri Flow::runs(NodeId a, NodeId x) const {
  const FunctionInfo* fx = facts_.enclosing_function(x);
  const FunctionInfo* fa = facts_.enclosing_function(a);
  if (tree_.is_inside(x, a) && (fx == fa || tree_.kind(a) == Kind::module)) return Tri::yes;
  if (!fx) return Tri::no;
  const CallGraph& graph = call_graph();
  const LeadingTo& leading = graph.leading_to(fx->node, facts_);
  const auto leads = [&](NodeId f) {
    const auto it = leading.functions.find(f);
    return it == leading.functions.end() ? Tri::no : it->second;
  };
  const auto& calls = facts_.calls();
  Tri best = Tri::no;
  for (auto it = std::lower_bound(calls.begin(), calls.end(), a);
       it != calls.end() && *it < tree_[a].last && best != Tri::yes; ++it) {
    if (facts_.enclosing_function(*it) != fa) continue;
    const NodeSet& direct = callees(*it);
    for (const NodeId f : direct.nodes)
      best = best | (leads(f) & (direct.complete ? Tri::yes : Tri::unknown));
    if (!direct.nodes.empty()) continue;
    const auto name = method_of_unknown(*it);
    if (leading.methods.contains(name)) best = best | Tri::unknown;
    const auto handed = graph.handed.find(*it);
    if (handed == graph.handed.end()) continue;
    const Tri sure = graph.unfollowed.contains(name) ? Tri::unknown : Tri::yes;
    for (const NodeId f : handed->second) best = best | (leads(f) & sure);
  }
  for (auto it = graph.asked.lower_bound(a);
       it != graph.asked.end() && it->first < tree_[a].last && best != Tri::yes; ++it) {
    if (facts_.enclosing_function(it->first) != fa) continue;
    const Tri sure = it->second.size() == 1 ? Tri::yes : Tri::unknown;
    for (const NodeId f : it->second) best = best | (leads(f) & sure);
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
  const TypeSet& receiver = types(tree_.child(f, Field::object));
  out.complete = receiver.complete;
  if (receiver.names.empty()) return out;
  const std::string method(tree_.text(tree_.child(f, Field::attribute)));
  for (const auto& type : receiver.names) {
    if (program_method(type, method) != kNoNode) {
      out.names.push_back(joined(type, ".", method));
      continue;
    }
    // Most of the program's own have no base.
    if (is_program_class(type) && facts_.klass(class_node(type))->bases.empty()) continue;
    std::vector<std::string> line{type};
    for (size_t i = 0; i < line.size(); ++i) {
      if (i >= kAskedAncestors) {
        cut(call);
        break;
      }
      if (is_program_class(line[i])) {
        for (const NodeId b : facts_.klass(class_node(line[i]))->bases)
          for (const auto& n : classes_named(b).names) line.push_back(n);
        continue;
      }
      for (const auto& k : facts_.library().lineage(line[i]))
        out.names.push_back(joined(k, ".", method));
    }
  }
  return out;
}

const ir::Signature* Flow::signature(NodeId call) const {
  const NodeId f = tree_.child(call, Field::function);
  if (f == kNoNode) return nullptr;
  const ir::Library& lib = facts_.library();
  if (const std::string& name = facts_.canonical(f); !name.empty()) return lib.callee(name);
  if (tree_.kind(f) == Kind::identifier && facts_.is_builtin(f))
    return lib.callee("builtins." + std::string(tree_.text(f)));
  if (tree_.kind(f) == Kind::attribute) {
    for (const auto& name : callee_names(call).names) {
      const auto it = lib.functions.find(name);
      if (it != lib.functions.end()) return &it->second;
    }
    return nullptr;
  }
  const TypeSet made = classes_named(f);
  for (const auto& name : made.names) {
    if (is_program_class(name)) {
      // A program class without its own __init__ is constructed as its library base is.
      if (program_method(name, "__init__") != kNoNode) continue;
      for (const NodeId b : facts_.klass(class_node(name))->bases)
        for (const auto& n : classes_named(b).names)
          if (const ir::Signature* s = lib.constructor(n)) return s;
      continue;
    }
    if (const ir::Signature* s = lib.callee(name)) return s;
  }
  return nullptr;
}

namespace {

// Whether a call goes to a callable of this name: a function, or a method by the class of what it
// is called on.
Tri calls_named(const Flow& flow, NodeId call, std::string_view name) {
  const Tree& t = flow.facts().tree();
  const NodeId f = t.child(call, Field::function);
  if (const std::string& said = flow.facts().canonical(f); !said.empty()) return tri(said == name);
  if (t.kind(f) != Kind::attribute ||
      t.text(t.child(f, Field::attribute)) != name.substr(name.rfind('.') + 1))
    return Tri::no;
  const TypeSet called = flow.callee_names(call);
  if (std::find(called.names.begin(), called.names.end(), name) != called.names.end())
    return Tri::yes;
  return called.complete ? Tri::no : Tri::unknown;
}

// The functions that calls hand to a callable of this name: `fast = jit(step)`,
// `strategy.run(step)`.
std::map<NodeId, Tri> passed_to(const Flow& flow, std::string_view name) {
  const Tree& t = flow.facts().tree();
  std::map<NodeId, Tri> out;
  for (const NodeId call : flow.facts().calls()) {
    const Tri sure = calls_named(flow, call, name);
    const NodeId args = t.child(call, Field::arguments);
    if (sure == Tri::no || args == kNoNode) continue;
    for (const NodeId a : t.children(args))
      for (const NodeId o : flow.origins(a).nodes) out[o] = out[o] | sure;
  }
  return out;
}

LedFrom led_from(const Flow& flow, NodeId function) {
  const Facts& facts = flow.facts();
  const Tree& t = facts.tree();
  LedFrom out;
  out.function = function;
  NumberMap<bool> seen;
  const auto add_around = [&](const FunctionInfo* f) {
    while (f && !std::exchange(seen[f->node], true)) {
      out.functions.push_back(f->node);
      const NodeId outside = t.parent(f->node);
      f = outside == kNoNode ? nullptr : facts.enclosing_function(outside);
    }
  };
  add_around(facts.function(function));
  for (size_t i = 0; i < out.functions.size(); ++i) {
    const NodeId f = out.functions[i];
    if (i >= kFlowLimit) {
      out.whole = false;
      out.functions.resize(i);
      break;
    }
    if (!flow.callers_known(f)) out.whole = false;
    for (const NodeId d : facts.decorators(f))
      out.decorators.push_back(t.kind(d) == Kind::call ? t.child(d, Field::function) : d);
    for (const NodeId call : flow.callers(f)) add_around(facts.enclosing_function(call));
  }
  return out;
}

}  // namespace

Tri Flow::under(NodeId x, std::string_view name) const {
  const FunctionInfo* around = facts_.enclosing_function(x);
  if (!around) return Tri::no;
  auto known = under_.passed_to.find(name);
  if (known == under_.passed_to.end())
    known = under_.passed_to.emplace(std::string(name), passed_to(*this, name)).first;
  const std::map<NodeId, Tri>& passed = known->second;
  if (under_.led_from.function != around->node) under_.led_from = led_from(*this, around->node);
  const LedFrom& all = under_.led_from;
  // A decorator made by functools.partial counts as what it passes on.
  if (std::any_of(all.decorators.begin(), all.decorators.end(),
                  [&](NodeId d) { return facts_.canonical(d) == name; }))
    return Tri::yes;
  Tri under = all.whole ? Tri::no : Tri::unknown;
  if (passed.empty()) return under;
  for (const NodeId f : all.functions)
    if (const auto it = passed.find(f); it != passed.end()) {
      if (it->second == Tri::yes) return Tri::yes;
      under = Tri::unknown;
    }
  return under;
}

}  // namespace hvr
