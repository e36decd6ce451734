// Backward flow: one step per kind of expression (the walk over steps: walk.cc).
#include <algorithm>

#include "engine/facts/remember.h"
#include "engine/facts/value_types.h"
#include "python/lexical.h"

namespace hvr {

void NodeSet::add(NodeId n) {
  if (n == kNoNode || std::find(nodes.begin(), nodes.end(), n) != nodes.end()) return;
  if (nodes.size() < kWidest)
    nodes.push_back(n);
  else
    complete = false;
}

const Display& Flow::display(NodeId n) const {
  const auto [it, fresh] = displays_.try_emplace(n);
  Display& out = it->second;
  if (!fresh) return out;
  if (tree_.kind(n) == Kind::dictionary) {
    for (NodeId p = tree_.first_child(n); p != kNoNode; p = tree_.next_sibling(p))
      if (tree_.kind(p) == Kind::pair)
        out.values[tree_.text(tree_.child(p, Field::key))].push_back(tree_.child(p, Field::value));
      else if (tree_.kind(p) == Kind::dictionary_splat)
        out.splat = true;
    return out;
  }
  out.elements = tree_.children(n);
  out.splat = std::any_of(out.elements.begin(), out.elements.end(),
                          [&](NodeId c) { return tree_.kind(c) == Kind::list_splat; });
  return out;
}

NodeSet Flow::project(NodeId value, UnpackPath way, bool* told_apart) const {
  NodeSet out;
  bool apart = true;
  const auto path = facts_.steps(way);
  if (projecting_.size() > 64 || !projecting_.insert(value).second) return {{}, false};
  std::vector<std::pair<NodeId, size_t>> work{{value, 0}};
  for (size_t i = 0; i < work.size(); ++i) {
    if (i >= 256) {
      out.complete = false;
      break;
    }
    auto [n, at] = work[i];
    if (at == path.size()) {
      out.add(n);
      continue;
    }
    if (is_sequence_literal(tree_.kind(n))) {
      const auto& [items, splat, values] = display(n);
      if (path[at] < items.size() && !splat)
        work.emplace_back(items[path[at]], at + 1);
      else
        out.complete = false;
      continue;
    }
    const NodeSet& next = step(n, Follow::same_object);
    apart = apart && next.complete && !next.nodes.empty();
    if (next.nodes.empty()) {
      // Unpacking a value made elsewhere: its parts are taken to be of its kind.
      out.add(n);
      out.complete = out.complete && next.complete;
    } else if (tree_.kind(n) == Kind::call) {
      apart = apart && callees(n).complete;
    }
    for (const NodeId k : next.nodes) work.emplace_back(k, at);
  }
  projecting_.erase(value);
  if (told_apart) *told_apart = apart && out.complete;
  return out;
}

bool Flow::taken_apart(NodeId name, NodeId call) const {
  if (tree_.kind(name) != Kind::identifier || tree_.kind(call) != Kind::call) return false;
  for (const BindingId id : facts_.reaching(name)) {
    const Binding& b = facts_.binding(id);
    if (b.value != call || b.kind != BindingKind::assign || b.path.empty()) continue;
    bool apart = false;
    project(b.value, b.path, &apart);
    return apart;
  }
  return false;
}

Flow::PassedArgument Flow::argument(NodeId call, size_t index, std::string_view name) const {
  const NodeId args = tree_.child(call, Field::arguments);
  if (args == kNoNode || tree_.kind(args) != Kind::argument_list) return {kNoNode, true};
  PassedArgument out;
  size_t position = 0;
  for (NodeId a = tree_.first_part(args); a != kNoNode; a = tree_.next_part(a)) {
    if (tree_.kind(a) == Kind::list_splat || tree_.kind(a) == Kind::dictionary_splat)
      out.opaque = true;
    else if (tree_.kind(a) == Kind::keyword_argument) {
      if (tree_.text(tree_.child(a, Field::name)) == name) out.value = tree_.child(a, Field::value);
    } else if (position++ == index && !out.opaque) {
      out.value = a;
    }
  }
  return out;
}

void Flow::add_parameter_sources(const Binding& b, NodeSet& out) const {
  // The same for each use of the parameter, once the calls are known.
  const auto known = memos_.parameter_sources.find(b.target);
  const NodeSet& sources =
      known != memos_.parameter_sources.end()
          ? known->second
          : memos_.parameter_sources.emplace(b.target, parameter_sources(b)).first->second;
  for (const NodeId n : sources.nodes) out.add(n);
  out.complete = out.complete && sources.complete;
}

NodeSet Flow::parameter_sources(const Binding& b) const {
  NodeSet out;
  if (b.value != kNoNode) out.add(b.value);
  const FunctionInfo* f = facts_.function(b.statement);
  if (!f) return {std::move(out.nodes), false};
  size_t index = 0;
  for (; index < f->parameters.size(); ++index)
    if (facts_.binding(f->parameters[index]).target == b.target) break;
  if (f->klass != kNoNode && index == 0 && !facts_.is_static(*f)) {
    for (const NodeId d : facts_.decorators(f->node))
      if (tree_.text(d) == "classmethod") out.complete = false;
    return out;
  }
  const auto& calls = callers(b.statement);
  if (calls.empty() || !callers_known(b.statement)) out.complete = false;
  for (const NodeId call : calls) {
    if (out.full()) break;
    // What another library passes to what it is handed is not known.
    const auto& run = callees(call).nodes;
    if (std::find(run.begin(), run.end(), b.statement) == run.end()) {
      out.complete = false;
      continue;
    }
    const auto [found, opaque] = argument(call, index - unwritten(call, *f), facts_.name(b));
    if (found != kNoNode)
      out.add(found);
    else if (opaque || b.value == kNoNode)
      out.complete = false;
  }
  return out;
}

NodeSet Flow::step_name(NodeId e, Follow how) const {
  NodeSet out;
  const auto ids = facts_.reaching(e);
  if (ids.empty()) out.complete = facts_.canonical(e).empty() == false;
  step_bindings(ids, how, out);
  return out;
}

void Flow::step_bindings(std::span<const BindingId> ids, Follow how, NodeSet& out) const {
  for (const BindingId id : ids) {
    if (out.full()) return;
    const Binding& b = facts_.binding(id);
    switch (b.kind) {
      case BindingKind::assign:
      case BindingKind::with: {
        if (b.value == kNoNode) {
          out.complete = false;
          break;
        }
        const NodeSet p = b.path.empty() ? NodeSet{{b.value}, true} : project(b.value, b.path);
        for (const NodeId n : p.nodes) out.add(n);
        out.complete = out.complete && p.complete;
        // `a, b = c, d`: d says nothing of a.
        const bool own_part = p.complete && is_sequence_literal(tree_.kind(b.value));
        if (how == Follow::made_of && !own_part) out.add(b.value);
        break;
      }
      case BindingKind::loop:
        if (how == Follow::made_of)
          out.add(b.value);
        else if (is_sequence_literal(tree_.kind(b.value)) && b.path.empty()) {
          for (const NodeId c : tree_.children(b.value)) out.add(c);
        } else {
          out.complete = false;
        }
        break;
      case BindingKind::augmented:
        if (how == Follow::made_of)
          out.add(tree_.child(b.value, Field::right));
        else
          out.complete = false;
        break;
      case BindingKind::parameter: add_parameter_sources(b, out); break;
      case BindingKind::function:
      case BindingKind::klass: out.add(b.value); break;
      case BindingKind::import: break;
      default: out.complete = false;
    }
  }
}

void Flow::add_assigned_attributes(NodeId e, const TypeSet& owner, NodeSet& out) const {
  const NodeId object = tree_.child(e, Field::object);
  const std::string_view name = tree_.text(tree_.child(e, Field::attribute));
  const auto take = [&](const AttributeBinding& b) {
    if (b.target == e || b.value == kNoNode) return;
    const NodeSet p = b.path.empty() ? NodeSet{{b.value}, true} : project(b.value, b.path);
    for (const NodeId n : p.nodes) out.add(n);
  };
  // What methods of its class, or of a base, assign to their own object.
  std::vector<std::string> line(owner.names.begin(), owner.names.end());
  for (size_t i = 0; i < line.size(); ++i) {
    if (i >= kAskedAncestors) {
      cut(e);
      break;
    }
    if (!is_program_class(line[i])) continue;
    const NodeId klass = class_node(line[i]);
    for (const AttributeBinding& b : facts_.stored().own(klass, name)) {
      if (out.full()) return;
      take(b);
    }
    for (const NodeId base : facts_.klass(klass)->bases)
      for (const auto& n : classes_named(base).names)
        if (std::find(line.begin(), line.end(), n) == line.end()) line.push_back(n);
  }
  // What is assigned to the same object elsewhere, by the same name.
  assigned_.each_of(object, name, [&](const AttributeBinding& b) {
    take(b);
    return !out.full();
  });
}

NodeSet Flow::step_attribute(NodeId e, Follow how) const {
  NodeSet out;
  if (!facts_.canonical(e).empty()) return out;
  const NodeId object = tree_.child(e, Field::object);
  const std::string_view name = tree_.text(tree_.child(e, Field::attribute));
  if (const std::string module = facts_.module_named_by(object); !module.empty()) {
    const Member& m = facts_.members().of(module, std::string(name));
    step_bindings(m.bindings, how, out);
    if (m.empty()) out.complete = false;
    return out;
  }
  const TypeSet& owner = types(object);
  TypeSet members = owner;
  // `Class.name`: what the class itself is asked for.
  if (std::find(owner.names.begin(), owner.names.end(), "builtins.type") != owner.names.end())
    members.add(classes_named(object));
  for (const auto& type : members.names) {
    const NodeId method = program_method(type, name);
    if (method != kNoNode) out.add(method);
    if (!is_program_class(type)) continue;
    const NodeId klass = class_node(type);
    const NodeId body = tree_.child(klass, Field::body);
    if (const auto* bound = facts_.bound_in(facts_.scope_of(body), name))
      for (const BindingId id : *bound)
        if (const Binding& b = facts_.binding(id);
            b.kind == BindingKind::klass || (b.kind == BindingKind::assign && b.path.empty()))
          out.add(b.value);
  }
  out.complete = ValueTypes(*this).add_overriding(object, name, out) && out.complete;
  const bool field = add_fields(object, name, out);
  add_assigned_attributes(e, owner, out);
  if (how == Follow::made_of && !field) out.add(object);
  if (out.nodes.empty()) out.complete = false;
  return out;
}

NodeSet Flow::step_call(NodeId e, Follow how) const {
  NodeSet out;
  const NodeSet& functions = callees(e);
  for (const NodeId f : functions.nodes) {
    const FunctionInfo* info = facts_.function(f);
    if (!info) continue;
    const bool constructor = info->klass != kNoNode && facts_.name(*info) == "__init__";
    if (constructor) continue;
    for (const NodeId r : info->returns) out.add(r);
  }
  const NodeId args = tree_.child(e, Field::arguments);
  if (const ir::Signature* sig = signature(e))
    each_passed(e, *sig, sig->passes, [&](NodeId a) { out.add(a); });
  if (how == Follow::made_of) {
    const NodeId f = tree_.child(e, Field::function);
    if (tree_.kind(f) == Kind::attribute && facts_.canonical(f).empty())
      out.add(tree_.child(f, Field::object));
    if (args != kNoNode)
      for (NodeId a = tree_.first_part(args); a != kNoNode; a = tree_.next_part(a))
        out.add(tree_.kind(a) == Kind::keyword_argument ? tree_.child(a, Field::value) : a);
  }
  return out;
}

NodeSet Flow::take_step(NodeId e, Follow how) const {
  NodeSet out;
  switch (tree_.kind(e)) {
    case Kind::identifier: return step_name(e, how);
    case Kind::attribute: return step_attribute(e, how);
    case Kind::call: return step_call(e, how);
    case Kind::subscript: return step_subscript(e, how);
    case Kind::parenthesized_expression:
    case Kind::await_:
    case Kind::list_splat:
    case Kind::dictionary_splat: out.add(tree_.first_part(e)); return out;
    case Kind::named_expression:
    case Kind::keyword_argument: out.add(tree_.child(e, Field::value)); return out;
    case Kind::conditional_expression: {
      const auto c = tree_.children(e);
      if (c.size() == 3) out.add(c[0]), out.add(c[2]);
      if (how == Follow::made_of && c.size() == 3) out.add(c[1]);
      return out;
    }
    case Kind::boolean_operator:
      out.add(tree_.child(e, Field::left));
      out.add(tree_.child(e, Field::right));
      return out;
    case Kind::function_definition:
    case Kind::class_definition:
    case Kind::lambda_: return out;
    default: break;
  }
  if (how == Follow::made_of && tree_.kind(e) != Kind::string)
    for (NodeId c = tree_.first_part(e); c != kNoNode; c = tree_.next_part(c))
      if (tree_.kind(c) != Kind::operator_token) out.add(c);
  return out;
}

const NodeSet& Flow::step(NodeId e, Follow how) const {
  if (how == Follow::same_object)
    return remember(memos_.steps_back, e, [&] { return take_step(e, how); });
  if (how == Follow::decided_by)
    return remember(memos_.steps_decided, e, [&] {
      NodeSet out = step(e, Follow::made_of);
      add_deciders(e, out);
      return out;
    });
  return remember(memos_.steps_made, e, [&] {
    NodeSet out = take_step(e, how);
    add_unwritten(e, out);
    return out;
  });
}

const NodeSet& Flow::origins(NodeId e) const {
  return remember(memos_.origins, e, [&] {
    NodeSet out;
    out.complete = walk(e, Follow::same_object, [&](NodeId n) {
      if (step(n, Follow::same_object).nodes.empty()) out.add(n);
      return false;
    });
    return out;
  });
}

}  // namespace hvr
