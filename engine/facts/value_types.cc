// The classes of values that flow follows no further back.
#include "engine/facts/value_types.h"

#include <algorithm>

namespace hvr {
namespace {

// The class of what is written out: a literal, a display, a definition, a test; empty for the rest.
std::string_view written_class(Kind k) {
  switch (k) {
    case Kind::integer: return "builtins.int";
    case Kind::float_: return "builtins.float";
    case Kind::string:
    case Kind::concatenated_string: return "builtins.str";
    case Kind::true_:
    case Kind::false_:
    case Kind::comparison_operator:
    case Kind::not_operator: return "builtins.bool";
    case Kind::none_: return "builtins.NoneType";
    case Kind::list:
    case Kind::list_comprehension: return "builtins.list";
    case Kind::tuple:
    case Kind::expression_list: return "builtins.tuple";
    case Kind::dictionary:
    case Kind::dictionary_comprehension: return "builtins.dict";
    case Kind::set:
    case Kind::set_comprehension: return "builtins.set";
    case Kind::function_definition:
    case Kind::lambda_: return "builtins.function";
    case Kind::class_definition: return "builtins.type";
    default: return {};
  }
}

}  // namespace

// The classes that a type names: `C`, `'C'`, `Optional[C]`, `C | None`, `Union[C, D]`.
void ValueTypes::add_named(NodeId type, TypeSet& out) const {
  const auto all = [&](const std::vector<NodeId>& nodes) {
    for (const NodeId n : nodes) add_named(n, out);
  };
  switch (tree_.kind(type)) {
    case Kind::type:
    case Kind::type_parameter: return all(tree_.children(type));
    case Kind::binary_operator:
      return all({tree_.child(type, Field::left), tree_.child(type, Field::right)});
    case Kind::union_type: return all(tree_.children(type));
    case Kind::none_: return;
    case Kind::generic_type: out.complete = false; return;
    case Kind::subscript: {
      const std::string_view name = tree_.text(tree_.child(type, Field::value));
      if (name == "typing.Optional" || name == "typing.Union" || name == "Optional" ||
          name == "Union")
        return all(tree_.children(type, Field::subscript));
      out.complete = false;
      return;
    }
    case Kind::string: {
      const std::string_view quoted = tree_.text(type);
      const std::string name = facts_.class_called(
          quoted.size() > 2 ? std::string(quoted.substr(1, quoted.size() - 2)) : "", type);
      if (name.empty())
        out.complete = false;
      else
        out.add(name);
      return;
    }
    default: {
      const TypeSet& named = flow_.classes_named(type);
      out.add(named);
      out.complete = out.complete && named.complete && !named.names.empty();
    }
  }
}

TypeSet ValueTypes::annotated(NodeId target) const {
  TypeSet out;
  NodeId type = kNoNode;
  if (const NodeId p = tree_.parent(target); p != kNoNode) {
    const Kind k = tree_.kind(p);
    if (k == Kind::typed_parameter || k == Kind::typed_default_parameter ||
        (k == Kind::assignment && tree_[target].field == Field::left))
      type = tree_.child(p, Field::type);
  }
  if (type != kNoNode) add_named(type, out);
  if (type == kNoNode || out.names.empty()) out.complete = false;
  return out;
}

bool ValueTypes::add_annotated_parameter(NodeId n, TypeSet& out) const {
  if (tree_.kind(n) != Kind::identifier) return false;
  const auto ids = facts_.reaching(n);
  if (ids.size() == 1 && add_handed_out(facts_.binding(ids[0]), out)) return true;
  TypeSet said;
  for (const BindingId id : ids) {
    if (facts_.binding(id).kind != BindingKind::parameter) return false;
    const TypeSet one = annotated(facts_.binding(id).target);
    if (one.names.empty()) return false;
    said.add(one);
  }
  out.add(said);
  return !ids.empty();
}

// What a method that Python itself calls gives, if it is declared for all the classes of a value.
bool ValueTypes::add_result(const TypeSet& of, std::string_view method, TypeSet& out) const {
  TypeSet given;
  for (const std::string& name : of.names) {
    const ir::Signature* s = facts_.library().method(name, method);
    if (!s || s->result.empty()) return false;
    given.add(s->result == "self" ? name : s->result);
  }
  out.add(given);
  out.complete = out.complete && of.complete;
  return !of.names.empty();
}

// What iterating gives: `C.__iter__() -> I` and `I.__next__() -> T`, or the latter of C itself.
bool ValueTypes::add_elements(const TypeSet& of, TypeSet& out) const {
  TypeSet iterators{{}, true};
  if (!add_result(of, "__iter__", iterators)) iterators = of;
  return add_result(iterators, "__next__", out);
}

// A name that a `with` or a `for` binds: what facts declare that it is given.
bool ValueTypes::add_handed_out(const Binding& b, TypeSet& out) const {
  if (b.value == kNoNode || !b.path.empty()) return false;
  if (b.kind == BindingKind::with) return add_result(flow_.types(b.value), "__enter__", out);
  return b.kind == BindingKind::loop && add_elements(flow_.types(b.value), out);
}

// `x: C` in a class says what the attribute `x` of its objects is.
bool ValueTypes::add_field(NodeId n, TypeSet& out) const {
  const std::string_view name = tree_.text(tree_.child(n, Field::attribute));
  bool any = false;
  for (const std::string& owner : flow_.types(tree_.child(n, Field::object)).names) {
    if (!is_program_class(owner)) continue;
    for (const NodeId s : tree_.children(tree_.child(class_node(owner), Field::body))) {
      const NodeId assigned = tree_.first_child(s);
      if (tree_.kind(s) != Kind::expression_statement || assigned == kNoNode ||
          tree_.kind(assigned) != Kind::assignment)
        continue;
      const NodeId target = tree_.child(assigned, Field::left);
      if (tree_.text(target) != name) continue;
      const TypeSet said = annotated(target);
      any = any || !said.names.empty();
      out.add(said);
      out.complete = out.complete && said.complete;
    }
  }
  return any;
}

bool ValueTypes::add_declared(NodeId n, TypeSet& out) const {
  if (tree_.kind(n) == Kind::attribute) return add_field(n, out);
  if (tree_.kind(n) != Kind::subscript) return false;
  const NodeId index = tree_.child(n, Field::subscript);
  return index != kNoNode && tree_.kind(index) != Kind::slice &&
         add_result(flow_.types(tree_.child(n, Field::value)), "__getitem__", out);
}

void ValueTypes::add(NodeId n, TypeSet& out) const {
  if (const std::string_view name = written_class(tree_.kind(n)); !name.empty())
    return out.add(std::string(name));
  bool known = false;
  switch (tree_.kind(n)) {
    case Kind::unary_operator: {
      const TypeSet& inner = flow_.types(tree_.child(n, Field::argument));
      out.add(inner);
      out.complete = out.complete && inner.complete;
      return;
    }
    case Kind::binary_operator: return add_operation(n, out);
    case Kind::subscript: known = add_element(n, out); break;
    case Kind::identifier: known = add_parameter(n, out); break;
    case Kind::call: known = add_made(n, out); break;
    default: break;
  }
  if (!known) out.complete = false;
}

// One array or tensor among the operands makes the result one; otherwise both must agree.
void ValueTypes::add_operation(NodeId n, TypeSet& out) const {
  const TypeSet& a = flow_.types(tree_.child(n, Field::left));
  const TypeSet& b = flow_.types(tree_.child(n, Field::right));
  out.add(a);
  out.add(b);
  for (const std::string_view number : {"builtins.int", "builtins.float"})
    if (out.names.size() > 1)
      std::erase_if(out.names, [&](const std::string& s) { return s == number; });
  // What `/` makes of whole numbers is none.
  if (out.names.size() == 1 && out.names[0] == "builtins.int" &&
      tree_.text(tree_.child(n, Field::operator_)) == "/")
    out.names[0] = "builtins.float";
  out.complete = out.complete && a.complete && b.complete;
}

// A slice of a declared class is of that class (arrays, lists, strings).
bool ValueTypes::add_element(NodeId n, TypeSet& out) const {
  const NodeId i = tree_.child(n, Field::subscript);
  if (i == kNoNode) return false;
  const TypeSet& whole = flow_.types(tree_.child(n, Field::value));
  const bool slice = tree_.kind(i) == Kind::slice;
  for (const auto& name : whole.names)
    if (slice || !name.starts_with("builtins.")) out.add(name);
  out.complete =
      out.complete && whole.complete && !whole.names.empty() && (slice || !out.names.empty());
  return true;
}

// The class whose instance a parameter is as the first one of its method; kNoNode for none.
NodeId ValueTypes::class_of_self(const Binding& parameter) const {
  const FunctionInfo* f = facts_.function(parameter.statement);
  if (!f || f->klass == kNoNode || f->parameters.empty() ||
      facts_.binding(f->parameters[0]).target != parameter.target)
    return kNoNode;
  for (const NodeId d : facts_.decorators(f->node))
    if (tree_.text(d) == "staticmethod" || tree_.text(d) == "classmethod") return kNoNode;
  return f->klass;
}

bool ValueTypes::add_overriding(NodeId object, std::string_view name, NodeSet& out) const {
  if (tree_.kind(object) != Kind::identifier) return true;
  const auto& methods = facts_.methods_named(name);
  for (const BindingId id : facts_.reaching(object)) {
    const NodeId own = class_of_self(facts_.binding(id));
    if (own == kNoNode) continue;
    if (methods.size() > kWidest) return false;
    for (const NodeId m : methods) {
      const NodeId klass = facts_.function(m)->klass;
      if (klass != own &&
          flow_.name_is_subclass(program_class(klass), program_class(own)) == Tri::yes)
        out.nodes.push_back(m);
    }
  }
  return true;
}

bool ValueTypes::add_parameter(NodeId n, TypeSet& out) const {
  for (const BindingId id : facts_.reaching(n)) {
    const Binding& b = facts_.binding(id);
    if (b.kind != BindingKind::parameter) continue;
    if (const NodeId own = class_of_self(b); own != kNoNode) {
      out.add(program_class(own));
      return true;
    }
    const TypeSet said = annotated(b.target);
    out.add(said);
    if (!said.names.empty()) return true;
  }
  return false;
}

bool ValueTypes::add_made(NodeId call, TypeSet& out) const {
  const NodeId f = tree_.child(call, Field::function);
  const TypeSet& made = flow_.classes_named(f);
  out.add(made);
  if (!made.names.empty()) {
    out.complete = out.complete && made.complete;
    return true;
  }
  const ir::Signature* signature = flow_.signature(call);
  // `str(x)`: Python's own classes, where facts declare them. `super()` stands for another object.
  if (!signature && tree_.kind(f) == Kind::identifier && facts_.is_builtin_class(f) &&
      tree_.text(f) != "super") {
    const std::string own = "builtins." + std::string(tree_.text(f));
    if (facts_.library().classes.contains(own)) {
      out.add(own);
      return true;
    }
  }
  if (!signature) return add_result(flow_.types(f), "__call__", out);
  if (signature->result.empty()) return false;
  if (signature->result != "self") {
    out.add(signature->result);
    return true;
  }
  const TypeSet& receiver = flow_.types(tree_.child(f, Field::object));
  out.add(receiver);
  out.complete = out.complete && receiver.complete;
  return true;
}

}  // namespace hvr
