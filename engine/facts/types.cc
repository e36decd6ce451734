// Classes of values, by class hierarchy analysis (paper, section 4): library classes from rule
// files, the program's own from its class statements. An undeclared base or an untraceable value
// makes the answer unknown.
#include <algorithm>

#include "engine/facts/flow.h"

namespace hvr {
namespace {

void add(TypeSet& s, const std::string& n) {
  if (std::find(s.names.begin(), s.names.end(), n) != s.names.end()) return;
  if (s.names.size() < kWidest)
    s.names.push_back(n);
  else
    s.complete = false;
}

std::string class_id(NodeId n) { return "class@" + std::to_string(n); }
NodeId class_node(const std::string& name) {
  return static_cast<NodeId>(std::stoul(name.substr(6)));
}
bool is_program_class(const std::string& name) { return name.starts_with("class@"); }

}  // namespace

TypeSet Flow::classes_named(NodeId e) const {
  TypeSet out;
  if (const std::string& name = facts_.canonical(e); !name.empty()) {
    if (facts_.library().classes.contains(name))
      add(out, name);
    else
      out.complete = facts_.library().functions.contains(name);
    return out;
  }
  const NodeSet& o = origins(e);
  out.complete = o.complete;
  for (const NodeId n : o.nodes) {
    if (tree_.kind(n) == Kind::class_definition)
      add(out, class_id(n));
    else if (const std::string& name = facts_.canonical(n); !name.empty()) {
      if (facts_.library().classes.contains(name))
        add(out, name);
      else
        out.complete = out.complete && facts_.library().functions.contains(name);
    } else if (tree_.kind(n) != Kind::function_definition && tree_.kind(n) != Kind::lambda_) {
      out.complete = false;
    }
  }
  // A plain function such as `len` is no class; a name from nowhere may be anything.
  const bool unbound = tree_.kind(e) == Kind::identifier && facts_.is_builtin(e);
  if (unbound && out.names.empty())
    out.complete = !facts_.has_unresolved_star_import(e) &&
                   (facts_.is_builtin_class(e) || tree_[e].field == Field::function);
  return out;
}

NodeId Flow::program_method(const std::string& type, std::string_view name) const {
  if (!is_program_class(type)) return kNoNode;
  std::vector<std::string> line{type};
  for (size_t i = 0; i < line.size() && i < 64; ++i) {
    if (!is_program_class(line[i])) continue;
    const NodeId node = class_node(line[i]);
    const ClassInfo* c = facts_.klass(node);
    if (!c) continue;
    if (const NodeId own = facts_.method_of(node, name); own != kNoNode) return own;
    for (const NodeId b : c->bases)
      for (const auto& n : classes_named(b).names)
        if (std::find(line.begin(), line.end(), n) == line.end()) line.push_back(n);
  }
  return kNoNode;
}

std::vector<std::string> Flow::bases_of(const std::string& name, bool& complete) const {
  std::vector<std::string> out;
  if (is_program_class(name)) {
    for (const NodeId b : facts_.klass(class_node(name))->bases) {
      const TypeSet bases = classes_named(b);
      complete = complete && (bases.complete || facts_.is_builtin_class(b));
      out.insert(out.end(), bases.names.begin(), bases.names.end());
    }
  } else if (const auto it = facts_.library().classes.find(name);
             it != facts_.library().classes.end()) {
    out = it->second.bases;
  } else if (!name.starts_with("builtins.")) {
    complete = false;
  }
  return out;
}

Tri Flow::name_is_subclass(const std::string& name, std::string_view klass) const {
  // In the middle of a question classes may be known less well than at its end.
  std::unordered_map<std::string, Tri> passing;
  auto& known = depth_ == 0 ? memos_.subclass_of[std::string(klass)] : passing;
  if (const auto it = known.find(name); it != known.end()) return it->second;
  // Bases before the classes that are made from them, so that a long line of classes is walked
  // once; a class that is met again on its own line (a circle) adds nothing to it.
  struct Open {
    std::string name;
    std::vector<std::string> bases;
    size_t next = 0;
    Tri so_far = Tri::no;
  };
  std::vector<Open> line;
  std::set<std::string> on_line;
  bool circle = false;
  size_t entered = 0;
  const auto enter = [&](const std::string& n) {
    bool complete = true;
    Open o{n, n == klass ? std::vector<std::string>{} : bases_of(n, complete)};
    o.so_far = n == klass ? Tri::yes : complete ? Tri::no : Tri::unknown;
    line.push_back(std::move(o));
    on_line.insert(n);
  };
  enter(name);
  while (true) {
    Open& top = line.back();
    if (top.so_far != Tri::yes && top.next < top.bases.size()) {
      const std::string base = top.bases[top.next++];
      if (const auto it = known.find(base); it != known.end())
        top.so_far = top.so_far | it->second;
      else if (on_line.contains(base))
        circle = true;
      else if (++entered > kMostAncestors)
        return Tri::unknown;
      else
        enter(base);
      continue;
    }
    const Open done = std::move(line.back());
    line.pop_back();
    on_line.erase(done.name);
    // What was decided while a circle was open may lack the circle's other half.
    if (!circle || line.empty() || done.so_far == Tri::yes) known.emplace(done.name, done.so_far);
    if (line.empty()) return done.so_far;
    line.back().so_far = line.back().so_far | done.so_far;
  }
}

namespace {
template <class F>
Tri all_agree(const TypeSet& set, F&& test) {
  if (set.names.empty()) return set.complete ? Tri::no : Tri::unknown;
  Tri least = Tri::yes, most = Tri::no;
  for (const auto& n : set.names) {
    const Tri r = test(n);
    least = least & r;
    most = most | r;
  }
  if (!set.complete) least = least & Tri::unknown, most = most | Tri::unknown;
  return least == most ? least : Tri::unknown;
}
}  // namespace

Tri Flow::is_subclass(NodeId e, std::string_view klass) const {
  return all_agree(classes_named(e),
                   [&](const std::string& n) { return name_is_subclass(n, klass); });
}

Tri Flow::is_instance(NodeId e, std::string_view klass) const {
  TypeSet known = types(e);
  // `x = None` before the real value is a placeholder, not a class.
  if (known.names.size() > 1) std::erase(known.names, "builtins.NoneType");
  return all_agree(known, [&](const std::string& n) { return name_is_subclass(n, klass); });
}

// The classes that a type names: `C`, `'C'`, `Optional[C]`, `C | None`, `Union[C, D]`.
void Flow::add_named_types(NodeId type, TypeSet& out) const {
  const auto all = [&](const std::vector<NodeId>& nodes) {
    for (const NodeId n : nodes) add_named_types(n, out);
  };
  switch (tree_.kind(type)) {
    case Kind::type:
    case Kind::type_parameter: return all(tree_.children(type));
    case Kind::binary_operator:
      return all({tree_.child(type, Field::left), tree_.child(type, Field::right)});
    case Kind::union_type: return all(tree_.children(type));
    case Kind::none_: return;
    case Kind::generic_type: {
      const auto parts = tree_.children(type);
      const std::string_view name = parts.empty() ? "" : tree_.text(parts[0]);
      if (parts.size() == 2 && (name == "Optional" || name == "Union"))
        return add_named_types(parts[1], out);
      out.complete = false;
      return;
    }
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
        add(out, name);
      return;
    }
    default: {
      const TypeSet named = classes_named(type);
      for (const auto& n : named.names) add(out, n);
      out.complete = out.complete && named.complete && !named.names.empty();
    }
  }
}

TypeSet Flow::annotation_types(NodeId target) const {
  TypeSet out;
  NodeId type = kNoNode;
  if (const NodeId p = tree_.parent(target); p != kNoNode) {
    const Kind k = tree_.kind(p);
    if (k == Kind::typed_parameter || k == Kind::typed_default_parameter ||
        (k == Kind::assignment && tree_[target].field == Field::left))
      type = tree_.child(p, Field::type);
  }
  if (type != kNoNode) add_named_types(type, out);
  if (type == kNoNode || out.names.empty()) out.complete = false;
  return out;
}

bool Flow::add_annotated_parameter(NodeId n, TypeSet& out) const {
  if (tree_.kind(n) != Kind::identifier) return false;
  const auto ids = facts_.reaching(n);
  TypeSet said;
  for (const BindingId id : ids) {
    if (facts_.binding(id).kind != BindingKind::parameter) return false;
    const TypeSet one = annotation_types(facts_.binding(id).target);
    if (one.names.empty()) return false;
    for (const auto& name : one.names) add(said, name);
  }
  for (const auto& name : said.names) add(out, name);
  return !ids.empty();
}

void Flow::add_types(NodeId n, TypeSet& out) const {
  switch (tree_.kind(n)) {
    case Kind::integer: add(out, "builtins.int"); return;
    case Kind::float_: add(out, "builtins.float"); return;
    case Kind::string:
    case Kind::concatenated_string: add(out, "builtins.str"); return;
    case Kind::true_:
    case Kind::false_: add(out, "builtins.bool"); return;
    case Kind::none_: add(out, "builtins.NoneType"); return;
    case Kind::list:
    case Kind::list_comprehension: add(out, "builtins.list"); return;
    case Kind::tuple:
    case Kind::expression_list: add(out, "builtins.tuple"); return;
    case Kind::dictionary:
    case Kind::dictionary_comprehension: add(out, "builtins.dict"); return;
    case Kind::set:
    case Kind::set_comprehension: add(out, "builtins.set"); return;
    case Kind::function_definition:
    case Kind::lambda_: add(out, "builtins.function"); return;
    case Kind::class_definition: add(out, "builtins.type"); return;
    case Kind::comparison_operator:
    case Kind::not_operator: add(out, "builtins.bool"); return;
    case Kind::unary_operator: {
      const TypeSet& inner = types(tree_.child(n, Field::argument));
      for (const auto& name : inner.names) add(out, name);
      out.complete = out.complete && inner.complete;
      return;
    }
    case Kind::binary_operator: {
      const TypeSet& a = types(tree_.child(n, Field::left));
      const TypeSet& b = types(tree_.child(n, Field::right));
      // One array or tensor among the operands makes the result one; otherwise both must agree.
      for (const auto& name : a.names) add(out, name);
      for (const auto& name : b.names) add(out, name);
      if (out.names.size() > 1)
        std::erase_if(out.names, [](const std::string& s) { return s == "builtins.int"; });
      if (out.names.size() > 1)
        std::erase_if(out.names, [](const std::string& s) { return s == "builtins.float"; });
      out.complete = out.complete && (a.complete && b.complete);
      return;
    }
    case Kind::subscript:
      // A slice of a declared class is of that class (arrays, lists, strings).
      if (const NodeId i = tree_.child(n, Field::subscript); i != kNoNode) {
        const TypeSet& whole = types(tree_.child(n, Field::value));
        bool slice = tree_.kind(i) == Kind::slice;
        for (const auto& name : whole.names)
          if (slice || !name.starts_with("builtins.")) add(out, name);
        out.complete =
            out.complete && whole.complete && !whole.names.empty() && (slice || !out.names.empty());
        return;
      }
      break;
    case Kind::identifier: {
      // The first parameter of a method is an instance of its class.
      for (const BindingId id : facts_.reaching(n)) {
        const Binding& b = facts_.binding(id);
        if (b.kind != BindingKind::parameter) continue;
        const FunctionInfo* f = facts_.function(b.statement);
        if (f && f->klass != kNoNode && !f->parameters.empty() &&
            facts_.binding(f->parameters[0]).target == b.target) {
          bool is_static = false;
          for (const NodeId d : facts_.decorators(f->node))
            is_static =
                is_static || tree_.text(d) == "staticmethod" || tree_.text(d) == "classmethod";
          if (!is_static) return add(out, class_id(f->klass));
        }
        const TypeSet annotated = annotation_types(b.target);
        for (const auto& name : annotated.names) add(out, name);
        if (!annotated.names.empty()) return;
      }
      break;
    }
    case Kind::call: {
      const NodeId f = tree_.child(n, Field::function);
      const TypeSet made = classes_named(f);
      for (const auto& name : made.names) add(out, name);
      if (!made.names.empty()) {
        out.complete = out.complete && made.complete;
        return;
      }
      if (const ir::Signature* sig = signature(n); sig && !sig->result.empty()) {
        if (sig->result != "self") return add(out, sig->result);
        const TypeSet& receiver = types(tree_.child(f, Field::object));
        for (const auto& name : receiver.names) add(out, name);
        out.complete = out.complete && receiver.complete;
        return;
      }
      break;
    }
    default: break;
  }
  out.complete = false;
}

const TypeSet& Flow::types(NodeId e) const {
  return remember(memos_.types, e, [&] {
    TypeSet out;
    // An annotation that names a class says what callers pass; whose values they are, flow asks on.
    const bool complete = walk(e, Follow::same_object, [&](NodeId n) {
      if (add_annotated_parameter(n, out)) return true;
      if (step(n, Follow::same_object).nodes.empty()) add_types(n, out);
      return false;
    });
    out.complete = out.complete && complete;
    if (out.names.empty() && tree_.kind(e) == Kind::identifier) {
      // `x: C = make()`: what cannot be told from the value is what the program says.
      TypeSet said{{}, true};
      for (const BindingId id : facts_.reaching(e)) {
        const TypeSet one = facts_.binding(id).kind == BindingKind::assign
                                ? annotation_types(facts_.binding(id).target)
                                : TypeSet{{}, false};
        for (const auto& name : one.names) add(said, name);
        said.complete = said.complete && one.complete;
      }
      if (!said.names.empty()) return said;
    }
    if (out.names.empty()) out.complete = false;
    return out;
  });
}

}  // namespace hvr
