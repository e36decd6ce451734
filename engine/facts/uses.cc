// Forward flow. Each occurrence of a value either is followed by one rule below or is a use.
#include "engine/facts/uses.h"

#include <algorithm>
#include <set>

namespace hvr {

struct Uses::Walk {
  explicit Walk(const Uses& uses, const Pure* climbs = nullptr)
      : u(uses), pure(climbs), flow(u.flow_), facts(u.facts_), t(u.tree_) {}

  const Uses& u;
  const Pure* pure;  // climb through computation; null: do not
  const Flow& flow;
  const Facts& facts;
  const Tree& t;
  UseSet out;
  std::vector<Use> work;
  std::set<NodeId> seen, found;
  std::set<BindingId> followed;

  void go(NodeId n, bool sure) {
    if (seen.insert(n).second) work.push_back({n, sure});
  }
  void hidden(NodeId at) {
    out.complete = false;
    if (out.beyond == kNoNode) out.beyond = at;
  }
  void use(NodeId n, bool sure) {
    if (found.insert(n).second) out.uses.push_back({n, sure});
  }
  UseSet done() {
    for (size_t i = 0; i < work.size(); ++i) {
      if (work.size() > kFlowLimit || out.uses.size() > kMostUses) {
        hidden(work[i].node);
        break;
      }
      const Use one = work[i];
      follow(one.node, one.sure);
    }
    std::sort(out.uses.begin(), out.uses.end(),
              [](const Use& a, const Use& b) { return a.node < b.node; });
    return std::move(out);
  }

  // -- definitions --------------------------------------------------------------------------------

  bool is_augmented(NodeId target) const {
    const NodeId p = t.parent(target);
    return p != kNoNode && t.kind(p) == Kind::augmented_assignment &&
           t[target].field == Field::left;
  }
  static bool holds(const auto& all, BindingId id) {
    return std::find(all.begin(), all.end(), id) != all.end();
  }

  // The reads that this definition reaches.
  void definition(BindingId id, bool sure) {
    if (!followed.insert(id).second) return;
    const Binding& b = facts.binding(id);
    for (const NodeId n : facts.uses_of(id)) {
      const bool again = is_augmented(n);
      if (!again && facts.role(n) != NameRole::load) continue;
      if (!holds(facts.reaching(n), id) && n != b.target) continue;
      if (!again) {
        go(n, sure);
      } else if (pure) {
        if (const auto own = u.definitions(n); !own.empty()) definition(own.front(), sure);
      } else {
        use(n, sure);
      }
    }
    elsewhere(b);
    if (const NodeId call = names_by_text(b.target); call != kNoNode) hidden(call);
  }

  // A name of a module, read by another one.
  void elsewhere(const Binding& b) {
    if (facts.scope(b.scope).kind != ScopeKind::module) return;
    const NodeId home = t.module_of(b.target);
    const std::string& name = facts.name(b);
    for (const NodeId root : t.modules()) {
      if (root == home || !facts.mentions(root, name)) continue;
      for (NodeId n = root; n < t[root].last; ++n) {
        if (t.kind(n) != Kind::identifier || t.text(n) != name) continue;
        const Kind p = t.kind(t.parent(n));
        if (p == Kind::dotted_name || p == Kind::attribute) use(n, false);
      }
    }
  }

  // Code of the module that may reach its names by computed texts.
  NodeId names_by_text(NodeId target) const {
    const NodeId root = t.module_of(target);
    for (const NodeId call : facts.calls()) {
      if (call < root || call >= t[root].last) continue;
      const NodeId f = t.child(call, Field::function);
      if (t.kind(f) != Kind::identifier || !facts.is_builtin(f)) continue;
      const std::string_view name = t.text(f);
      if (name == "exec" || name == "eval" || name == "globals" || name == "locals") return call;
      if (name != "setattr") continue;
      const auto arguments = t.children(t.child(call, Field::arguments));
      if (arguments.size() > 1 && t.kind(arguments[1]) != Kind::string) return call;
    }
    return kNoNode;
  }

  // -- one occurrence
  // ------------------------------------------------------------------------------

  // Goes on with what is computed from the occurrence, where that is asked for.
  NodeId climb(NodeId n) const {
    for (NodeId p = t.parent(n); pure && p != kNoNode; p = t.parent(n)) {
      const Kind k = t.kind(p);
      const bool computes = k == Kind::binary_operator || k == Kind::unary_operator ||
                            k == Kind::comparison_operator || k == Kind::boolean_operator ||
                            k == Kind::not_operator || k == Kind::parenthesized_expression ||
                            k == Kind::conditional_expression || k == Kind::tuple ||
                            k == Kind::list || k == Kind::expression_list ||
                            k == Kind::interpolation || k == Kind::string;
      if (computes) {
        n = p;
        continue;
      }
      const NodeId call = k == Kind::argument_list      ? t.parent(p)
                          : k == Kind::keyword_argument ? t.parent(t.parent(p))
                                                        : kNoNode;
      if (call == kNoNode || t.kind(call) != Kind::call || !(*pure)(call)) break;
      n = call;
    }
    return n;
  }

  void follow(NodeId n, bool sure) {
    n = climb(n);
    const NodeId p = t.parent(n);
    if (p == kNoNode) return;
    switch (t.kind(p)) {
      case Kind::expression_statement: return;  // it goes nowhere
      case Kind::parenthesized_expression:
      case Kind::await_: return go(p, sure);
      case Kind::conditional_expression: return t.children(p)[1] == n ? use(n, sure) : go(p, sure);
      case Kind::named_expression: go(p, sure); return target(n, t.child(p, Field::name), sure);
      case Kind::assignment: return assigned(n, p, sure);
      case Kind::expression_list:
      case Kind::tuple: return element(n, p, sure);
      case Kind::default_parameter:
      case Kind::typed_default_parameter: return target(n, t.child(p, Field::name), sure);
      case Kind::as_pattern: return with_target(n, p, sure);
      case Kind::return_statement: return returned(n, p, sure);
      case Kind::argument_list: return argument(n, t.parent(p), n, sure);
      case Kind::keyword_argument: return argument(n, t.parent(t.parent(p)), p, sure);
      case Kind::attribute: return receiver(n, p, sure);
      default: return use(n, sure);
    }
  }

  void target(NodeId value, NodeId to, bool sure) {
    if (to == kNoNode) return use(value, sure);
    if (t.kind(to) == Kind::identifier) {
      for (const BindingId id : u.definitions(to)) definition(id, sure);
    } else if (t.kind(to) == Kind::attribute) {
      stored(value, to, sure);
    } else {
      use(value, sure);
    }
  }

  void assigned(NodeId n, NodeId assignment, bool sure) {
    if (t[n].field != Field::right) return use(n, sure);
    if (t.kind(t.parent(assignment)) == Kind::assignment) go(assignment, sure);
    target(n, t.child(assignment, Field::left), sure);
  }

  // `a, b = x, y` gives each its own.
  void element(NodeId n, NodeId display, bool sure) {
    const NodeId p = t.parent(display);
    if (t.kind(p) == Kind::expression_statement) return;  // it goes nowhere
    if (t.kind(p) != Kind::assignment || t[display].field != Field::right ||
        t.kind(t.parent(p)) == Kind::assignment)
      return use(n, sure);
    const NodeId left = t.child(p, Field::left);
    const Kind k = t.kind(left);
    const auto values = t.children(display), targets = t.children(left);
    const auto plain = [&](NodeId x) {
      const Kind of = t.kind(x);
      return of != Kind::list_splat && of != Kind::list_splat_pattern;
    };
    if ((k != Kind::pattern_list && k != Kind::tuple_pattern) || values.size() != targets.size() ||
        !std::all_of(values.begin(), values.end(), plain) ||
        !std::all_of(targets.begin(), targets.end(), plain))
      return use(n, sure);
    const auto i = std::find(values.begin(), values.end(), n) - values.begin();
    target(n, targets[static_cast<size_t>(i)], sure);
  }

  void with_target(NodeId n, NodeId as, bool sure) {
    const NodeId to = t.child(as, Field::alias);
    if (to == kNoNode || t.kind(t.parent(as)) != Kind::with_item) return use(n, sure);
    const NodeId name = t.kind(to) == Kind::as_pattern_target ? t.first_child(to) : to;
    target(n, name, sure);
  }

  // `o.name = value`: the reads of that attribute of objects of its class.
  void stored(NodeId value, NodeId to, bool sure) {
    const TypeSet owner = flow.types(t.child(to, Field::object));
    if (!owner.complete || owner.names.empty()) return use(value, sure);
    for (const NodeId read : u.attributes_named(t.text(t.child(to, Field::attribute)))) {
      const TypeSet other = flow.types(t.child(read, Field::object));
      if (!other.complete || other.names.empty()) {
        go(read, false);
        continue;
      }
      Tri same = Tri::no;
      for (const auto& a : owner.names)
        for (const auto& b : other.names)
          same = same | flow.name_is_subclass(a, b) | flow.name_is_subclass(b, a);
      if (same != Tri::no) go(read, sure && same == Tri::yes);
    }
  }

  // A method that hands its own object on; all else that is asked of the object is a use.
  void receiver(NodeId n, NodeId attribute, bool sure) {
    const NodeId call = t.parent(attribute);
    if (t.kind(call) == Kind::call && t[attribute].field == Field::function &&
        t[n].field == Field::object)
      if (const ir::Signature* s = flow.signature(call);
          s && std::find(s->passes.begin(), s->passes.end(), "self") != s->passes.end())
        return go(call, sure);
    use(n, sure);
  }

  // -- calls
  // ---------------------------------------------------------------------------------------

  void returned(NodeId n, NodeId statement, bool sure) {
    const FunctionInfo* f = facts.enclosing_function(statement);
    if (!f || !facts.decorators(f->node).empty() || !called_only(*f)) return use(n, sure);
    for (const NodeId call : flow.callers(f->node)) go(call, sure && flow.callees(call).complete);
  }

  // Whether the function is only ever called, by code that was read, and gives back what it
  // returns.
  bool called_only(const FunctionInfo& f) const {
    if (t.kind(f.node) != Kind::function_definition || !flow.callers_known(f.node)) return false;
    for (NodeId k = f.node; k < t[f.node].last; ++k)
      if (t.kind(k) == Kind::yield_ && facts.enclosing_function(k) == &f) return false;
    for (const NodeId k : t.children(f.node))
      if (t.kind(k) == Kind::operator_token && t.text(k) == "async") return false;
    const auto called = [&](NodeId use_of) {
      const NodeId p = t.parent(use_of);
      return p != kNoNode && t.kind(p) == Kind::call && t[use_of].field == Field::function;
    };
    if (f.klass != kNoNode) {
      const auto& all = u.attributes_named(facts.name(f));
      return !facts.name(f).starts_with("__") && std::all_of(all.begin(), all.end(), called);
    }
    for (const BindingId id : u.definitions(t.child(f.node, Field::name)))
      for (const NodeId n : facts.uses_of(id))
        if (facts.role(n) == NameRole::load && !called(n)) return false;
    return true;
  }

  void argument(NodeId n, NodeId call, NodeId written, bool sure) {
    if (t.kind(call) != Kind::call) return use(n, sure);
    const NodeSet callees = flow.callees(call);
    if (callees.nodes.empty()) return passed(n, call, written, sure);
    if (!callees.complete) return use(n, sure);
    for (const NodeId f : callees.nodes) {
      const BindingId* to = parameter(call, *facts.function(f), n, written);
      if (!to) return use(n, sure);
      definition(*to, sure);
    }
  }

  // The parameter that gets the argument; null where that cannot be told.
  const BindingId* parameter(NodeId call, const FunctionInfo& f, NodeId n, NodeId written) const {
    if (!facts.decorators(f.node).empty()) return nullptr;
    const size_t self = flow.unwritten(call, f);
    for (size_t i = self; i < f.parameters.size(); ++i) {
      const Binding& b = facts.binding(f.parameters[i]);
      const Kind k = t.kind(t.parent(b.target));
      if (k == Kind::list_splat_pattern || k == Kind::dictionary_splat_pattern) continue;
      const auto given = flow.argument(call, i - self, facts.name(b));
      if (given.opaque) return nullptr;
      if (given.value == n || given.value == written) return &f.parameters[i];
    }
    return nullptr;
  }

  // What a declared function of a library hands on.
  void passed(NodeId n, NodeId call, NodeId written, bool sure) {
    bool on = false;
    if (const ir::Signature* s = flow.signature(call))
      flow.each_passed(call, *s, s->passes, [&](NodeId a) { on = on || a == n || a == written; });
    if (on) return go(call, sure);
    use(n, sure);
  }
};

const std::vector<NodeId>& Uses::attributes_named(std::string_view name) const {
  if (!indexed_) {
    indexed_ = true;
    for (NodeId n = 0; n < tree_.size(); ++n) {
      if (tree_.kind(n) != Kind::attribute) continue;
      const NodeId p = tree_.parent(n);
      const bool target = tree_[n].field == Field::left && tree_.kind(p) == Kind::assignment;
      const NodeId attribute = tree_.child(n, Field::attribute);
      if (!target && attribute != kNoNode) attributes_[tree_.text(attribute)].push_back(n);
    }
  }
  return attributes_[name];
}

// The definitions that stand at a name, or reach it.
BindingIds Uses::definitions(NodeId name) const {
  BindingIds at;
  if (tree_.kind(name) != Kind::identifier) return at;
  if (facts_.role(name) != NameRole::load)
    if (const auto* all = facts_.bindings_of(name))
      for (const BindingId id : *all)
        if (facts_.binding(id).target == name) at.push_back(id);
  return at.empty() ? facts_.reaching(name) : at;
}

UseSet Uses::of(NodeId value) const {
  Walk walk(*this);
  const auto own = definitions(value);
  for (const BindingId id : own) walk.definition(id, true);
  if (own.empty()) walk.go(value, true);
  return walk.done();
}

UseSet Uses::effects(NodeId value, NodeId loop, const Pure& pure) const {
  Walk walk(*this, &pure);
  const auto own = definitions(value);
  for (const BindingId id : own) walk.definition(id, true);
  if (own.empty()) walk.go(value, true);
  UseSet out = walk.done();
  if (loop == kNoNode) return out;
  const NodeId given =
      tree_.kind(loop) == Kind::for_statement ? tree_.child(loop, Field::right) : kNoNode;
  std::erase_if(out.uses, [&](const Use& u) {
    return !tree_.is_inside(u.node, loop) || (given != kNoNode && tree_.is_inside(u.node, given));
  });
  return out;
}

UseSet Uses::from(NodeId name, NodeId place) const {
  Walk walk(*this);
  const NodeId at = tree_.statement(place);
  const auto* all = tree_.kind(name) == Kind::identifier ? facts_.bindings_of(name) : nullptr;
  if (!all || all->empty() || at == kNoNode) {
    walk.hidden(name);
    return walk.done();
  }
  const NodeId block = tree_.parent(at);
  // Behind a definition that stands in the same block, nothing of an earlier one is left.
  const auto bound_between = [&](NodeId read) {
    return std::any_of(all->begin(), all->end(), [&](BindingId id) {
      const Binding& b = facts_.binding(id);
      const NodeId s = b.statement == kNoNode ? kNoNode : tree_.statement(b.statement);
      const bool whole = b.kind == BindingKind::assign || b.kind == BindingKind::import ||
                         b.kind == BindingKind::function || b.kind == BindingKind::klass;
      return whole && s != kNoNode && tree_.parent(s) == block && s >= at &&
             tree_[s].last <= read && tree_.is_inside(read, block) && s != at;
    });
  };
  for (const NodeId read : facts_.uses_of(all->front())) {
    if (facts_.role(read) != NameRole::load && !walk.is_augmented(read)) continue;
    Tri reached = tree_.is_inside(read, at) ? Tri::yes : order_.can_follow(read, at);
    if (read > at && bound_between(read)) reached = Tri::no;
    if (reached == Tri::no) continue;
    if (walk.is_augmented(read))
      walk.use(read, reached == Tri::yes);
    else
      walk.go(read, reached == Tri::yes);
  }
  walk.elsewhere(facts_.binding(all->front()));
  if (const NodeId call = walk.names_by_text(name); call != kNoNode) walk.hidden(call);
  return walk.done();
}

}  // namespace hvr
