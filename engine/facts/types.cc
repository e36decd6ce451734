// Classes of values, by class hierarchy analysis (paper, section 4): library classes from rule
// files, the program's own from its class statements. An undeclared base or an untraceable value
// makes the answer unknown.
#include <algorithm>

#include "engine/facts/remember.h"
#include "engine/facts/value_types.h"

namespace hvr {

void TypeSet::add(const std::string& name) {
  if (std::find(names.begin(), names.end(), name) != names.end()) return;
  if (names.size() < kWidest)
    names.push_back(name);
  else
    complete = false;
}

void TypeSet::add(const TypeSet& other) {
  for (const auto& name : other.names) add(name);
}

const TypeSet& Flow::classes_named(NodeId e) const {
  return remember(memos_.classes_named, e, [&] {
    TypeSet out;
    if (const std::string& name = facts_.canonical(e); !name.empty()) {
      if (facts_.library().classes.contains(name))
        out.add(name);
      else
        out.complete = facts_.library().functions.contains(name);
      return out;
    }
    const NodeSet& o = origins(e);
    out.complete = o.complete;
    for (const NodeId n : o.nodes) {
      if (tree_.kind(n) == Kind::class_definition)
        out.add(program_class(n));
      else if (const std::string& name = facts_.canonical(n); !name.empty()) {
        if (facts_.library().classes.contains(name))
          out.add(name);
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
  });
}

NodeId Flow::program_method(const std::string& type, std::string_view name) const {
  if (!is_program_class(type)) return kNoNode;
  // Most have the method themselves, or no base that could.
  const NodeId first = class_node(type);
  if (const NodeId own = facts_.method_of(first, name); own != kNoNode) return own;
  if (const ClassInfo* c = facts_.klass(first); !c || c->bases.empty()) return kNoNode;
  std::vector<std::string> line{type};
  for (size_t i = 0; i < line.size(); ++i) {
    if (i >= kAskedAncestors) {
      cut(class_node(type));
      break;
    }
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
      const TypeSet& bases = classes_named(b);
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
  const auto lasting = memos_.subclass_of.find(klass);
  auto& known = depth_ != 0                           ? passing
                : lasting != memos_.subclass_of.end() ? lasting->second
                                                      : memos_.subclass_of[std::string(klass)];
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
  const auto is = [&](const std::string& n) { return name_is_subclass(n, klass); };
  const TypeSet& all = types(e);
  if (all.names.size() <= 1) return all_agree(all, is);
  // `x = None` before the real value is a placeholder, not a class.
  TypeSet known = all;
  std::erase(known.names, "builtins.NoneType");
  return all_agree(known, is);
}

const TypeSet& Flow::types(NodeId e) const {
  return remember(memos_.types, e, [&] {
    TypeSet out;
    const ValueTypes values(*this);
    // An annotation that names a class says what callers pass; whose values they are, flow asks on.
    const bool complete = walk(e, Follow::same_object, [&](NodeId n) {
      if (values.add_annotated_parameter(n, out)) return true;
      const bool begins = step(n, Follow::same_object).nodes.empty();
      if (begins && values.add_declared(n, out)) return true;
      if (begins) values.add(n, out);
      return false;
    });
    out.complete = out.complete && complete;
    if (out.names.empty() && tree_.kind(e) == Kind::identifier) {
      // `x: C = make()`: what cannot be told from the value is what the program says.
      TypeSet said{{}, true};
      for (const BindingId id : facts_.reaching(e)) {
        const TypeSet one = facts_.binding(id).kind == BindingKind::assign
                                ? values.annotated(facts_.binding(id).target)
                                : TypeSet{{}, false};
        said.add(one);
        said.complete = said.complete && one.complete;
      }
      if (!said.names.empty()) return said;
    }
    if (out.names.empty()) out.complete = false;
    return out;
  });
}

}  // namespace hvr
