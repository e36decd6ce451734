// Questions about names: what a use refers to, and which library name an expression stands for.
#include <algorithm>

#include "engine/facts/facts.h"
#include "engine/facts/reaching.h"
#include "python/builtins.h"

namespace hvr {

const std::vector<NodeId>& Facts::methods_named(const std::string& name) const {
  static const std::vector<NodeId> none;
  const auto it = methods_.find(name);
  return it == methods_.end() ? none : it->second;
}

const FunctionInfo* Facts::function(NodeId d) const {
  const auto it = function_at_.find(d);
  return it == function_at_.end() ? nullptr : &functions_[it->second];
}

const ClassInfo* Facts::klass(NodeId d) const {
  const auto it = class_at_.find(d);
  return it == class_at_.end() ? nullptr : &classes_[it->second];
}

const FunctionInfo* Facts::enclosing_function(NodeId n) const {
  for (ScopeId s = scope_of(n);; s = scopes_[s].parent) {
    const Scope& sc = scopes_[s];
    if (sc.kind == ScopeKind::function || sc.kind == ScopeKind::lambda) return function(sc.node);
    if (sc.kind == ScopeKind::module || sc.kind == ScopeKind::klass) return nullptr;
  }
}

const ClassInfo* Facts::enclosing_class(NodeId n) const {
  for (ScopeId s = scope_of(n);; s = scopes_[s].parent) {
    if (scopes_[s].kind == ScopeKind::klass) return klass(scopes_[s].node);
    if (scopes_[s].kind == ScopeKind::module) return nullptr;
  }
}

ScopeId Facts::module_scope(ScopeId s) const {
  while (scopes_[s].kind != ScopeKind::module) s = scopes_[s].parent;
  return s;
}

const std::vector<AttributeBinding>& Facts::attribute_bindings(std::string_view name,
                                                               std::string_view object) const {
  static const std::vector<AttributeBinding> none;
  const auto it = attributes_.find(std::string(object) + "." + std::string(name));
  return it == attributes_.end() ? none : it->second;
}

bool Facts::comes_from_outside(NodeId name) const {
  const auto* ids = bindings_of(name);
  return !ids || std::any_of(ids->begin(), ids->end(), [&](BindingId id) {
    return bindings_[id].kind == BindingKind::import;
  });
}

const SpelledAlike& Facts::spelled_alike(std::string_view name, std::string_view object) const {
  const auto [it, fresh] =
      spelled_alike_.try_emplace(std::string(object) + "." + std::string(name));
  SpelledAlike& out = it->second;
  if (!fresh) return out;
  for (const AttributeBinding& b : attribute_bindings(name, object)) {
    const NodeId other = tree_.child(b.target, Field::object);
    out.by_name[bindings_of(other)].push_back(&b);
    if (comes_from_outside(other)) out.imported.push_back(&b);
  }
  return out;
}

void Facts::each_attribute_binding_of(
    NodeId object, std::string_view name,
    const std::function<bool(const AttributeBinding&)>& take) const {
  if (tree_.kind(object) != Kind::identifier) {
    for (const AttributeBinding& b : attribute_bindings(name, tree_.text(object)))
      if (!take(b)) return;
    return;
  }
  const SpelledAlike& alike = spelled_alike(name, tree_.text(object));
  const auto* own = bindings_of(object);
  if (const auto it = alike.by_name.find(own); it != alike.by_name.end())
    for (const AttributeBinding* b : it->second)
      if (!take(*b)) return;
  if (names_.empty()) return;
  // The same object under its name in another module: one of the two has imported it.
  const auto elsewhere = [&](const AttributeBinding& b) {
    const NodeId other = tree_.child(b.target, Field::object);
    return bindings_of(other) != own && tree_.module_of(other) != tree_.module_of(object) &&
           reaching(other) == reaching(object);
  };
  if (!comes_from_outside(object)) {
    for (const AttributeBinding* b : alike.imported)
      if (elsewhere(*b) && !take(*b)) return;
    return;
  }
  for (const AttributeBinding& b : attribute_bindings(name, tree_.text(object)))
    if (elsewhere(b) && !take(b)) return;
}

const std::vector<AttributeBinding>& Facts::element_bindings(std::string_view key) const {
  static const std::vector<AttributeBinding> none;
  const auto it = attributes_.find("[" + std::string(key) + "]");
  return it == attributes_.end() ? none : it->second;
}

const std::vector<AttributeBinding>& Facts::attribute_bindings(std::string_view name,
                                                               NodeId klass) const {
  return attribute_bindings(name, "class@" + std::to_string(klass));
}

bool Facts::mentions(NodeId root, const std::string& name) const {
  return identifiers_[scope_of(root)].contains(name);
}

std::vector<NodeId> Facts::decorators(NodeId definition) const {
  const NodeId p = tree_.parent(definition);
  std::vector<NodeId> out;
  if (p == kNoNode || tree_.kind(p) != Kind::decorated_definition) return out;
  for (const NodeId c : tree_.children(p))
    if (tree_.kind(c) == Kind::decorator) out.push_back(tree_.first_part(c));
  return out;
}

const std::vector<BindingId>* Facts::bindings_of(NodeId use) const {
  return bindings_of(tree_.text(use), scope_of(use));
}

const std::vector<BindingId>* Facts::bindings_of(std::string_view name, ScopeId s) const {
  for (bool first = true;; first = false) {
    const Scope& sc = scopes_[s];
    const auto out = sc.outward.empty() ? sc.outward.end() : sc.outward.find(name);
    if (out != sc.outward.end()) {
      s = out->second ? module_scope(s) : sc.parent;
      if (scopes_[s].kind == ScopeKind::module) {
        const auto it = scopes_[s].names.find(name);
        return it == scopes_[s].names.end() ? nullptr : &it->second;
      }
      continue;
    }
    // A class body's names are not visible in the functions it holds.
    if (first || sc.kind != ScopeKind::klass) {
      const auto it = sc.names.find(name);
      if (it != sc.names.end()) return &it->second;
    }
    if (sc.kind == ScopeKind::module) return nullptr;
    s = sc.parent;
  }
}

BindingIds Facts::reaching(NodeId use) const {
  if (names_.empty()) return reaching_here(use);
  if (!bindings_of(use))
    return starred(module_scope_of(use), std::string(tree_.text(use))).bindings;
  return followed(reaching_here(use));
}

BindingIds Facts::reaching_here(NodeId use) const {
  const auto* all = bindings_of(use);
  if (!all) return {};
  if (all->size() == 1) return {all->front()};
  const ScopeId owner = bindings_[all->front()].scope;
  // Used in an inner function: it sees the final state of the owning scope, so the use stands at
  // its end.
  bool inner = false;
  for (ScopeId s = scope_of(use); s != owner && scopes_[s].kind != ScopeKind::module;
       s = scopes_[s].parent)
    if (scopes_[s].kind == ScopeKind::function || scopes_[s].kind == ScopeKind::lambda)
      inner = true;
  return ReachingDefinitions(*this, *all, use, inner).find();
}

const std::vector<NodeId>& Facts::uses_of(BindingId binding) const {
  if (uses_of_.empty())
    for (const NameUse& u : names_in_.uses()) {
      std::string name = names_in_.name_of(u);
      const ScopeId owner = names_in_.owner(name, u.scope);
      uses_of_[{owner, std::move(name)}].push_back(u.node);
    }
  const Binding& b = bindings_[binding];
  return uses_of_[{b.scope, names_in_.mangled(b.name, scope_of(b.target))}];
}

bool Facts::is_builtin(NodeId use) const {
  if (tree_.kind(use) != Kind::identifier || bindings_of(use) != nullptr) return false;
  return names_.empty() || starred(module_scope_of(use), std::string(tree_.text(use))).empty();
}

bool Facts::has_unresolved_star_import(NodeId use) const {
  const ScopeId scope = module_scope_of(use);
  return std::any_of(stars_.begin(), stars_.end(), [&](const StarImport& s) {
    return s.scope == scope && !names_.by_name.contains(s.module);
  });
}

bool Facts::is_builtin_class(NodeId use) const {
  return is_builtin(use) && is_builtin_class_name(tree_.text(use));
}

Symbol Facts::without_aliases(Symbol imported) const {
  if (without_aliases_.size() <= imported) without_aliases_.resize(imported + 1, kNotAsked);
  if (without_aliases_[imported] == kNotAsked) {
    const Symbol canonical = symbols_.of(library_.canonical(symbols_.text(imported)));
    without_aliases_[imported] = canonical;
  }
  return without_aliases_[imported];
}

Symbol Facts::canonical_of(std::span<const BindingId> ids, NodeId use, int depth) const {
  Symbol found = kNoSymbol;
  for (const BindingId id : ids) {
    const Binding& b = bindings_[id];
    Symbol name = kNoSymbol;
    if (b.kind == BindingKind::import) {
      if (!names_.empty()) {
        // A module of the program is no library; what it gets from a library's star import is.
        const Member m = imported_member(b);
        if (!m.module.empty()) return kNoSymbol;
        name = symbols_.of(m.library);
      }
      if (name == kNoSymbol) name = symbols_.of(b.imported);
    } else if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode &&
               (tree_.kind(b.value) == Kind::attribute ||
                tree_.kind(b.value) == Kind::identifier) &&
               b.value != use) {
      name = resolve_canonical(b.value, depth + 1);
    }
    // `try: import a / except ImportError: a = None` is `a` or nothing that could be used.
    if (name == kNoSymbol && b.kind == BindingKind::assign && b.path.empty() &&
        b.value != kNoNode && tree_.kind(b.value) == Kind::none_ && ids.size() > 1)
      continue;
    if (name == kNoSymbol) return kNoSymbol;
    // `try: import a as x / except: import b as x`: the same name under two packages is still one
    // name.
    if (found != kNoSymbol && without_aliases(found) != without_aliases(name)) return kNoSymbol;
    found = name;
  }
  return found;
}

Symbol Facts::resolve_attribute(NodeId n, int depth) const {
  const NodeId attribute = tree_.child(n, Field::attribute);
  if (const std::string module = module_named_by(tree_.child(n, Field::object)); !module.empty()) {
    const Member& m = member(module, std::string(tree_.text(attribute)));
    return m.library.empty() ? canonical_of(m.bindings, n, depth) : symbols_.of(m.library);
  }
  const Symbol object = resolve_canonical(tree_.child(n, Field::object), depth + 1);
  if (object == kNoSymbol) return kNoSymbol;
  const Symbol word = symbols_.of(tree_.text(attribute));
  const auto [it, fresh] = attribute_of_.try_emplace(uint64_t{object} << 32 | word, kNoSymbol);
  if (fresh) it->second = symbols_.of(symbols_.text(object) + "." + symbols_.text(word));
  return it->second;
}

Symbol Facts::resolve_canonical(NodeId n, int depth) const {
  if (depth > 64) return kNoSymbol;
  switch (tree_.kind(n)) {
    case Kind::attribute: return resolve_attribute(n, depth);
    case Kind::parenthesized_expression: return resolve_canonical(tree_.first_part(n), depth + 1);
    case Kind::call: {
      // `getattr(lib, 'Name')` is `lib.Name`.
      const NodeId f = tree_.child(n, Field::function), list = tree_.child(n, Field::arguments);
      if (tree_.text(f) != "getattr" || list == kNoNode || !is_builtin(f)) return kNoSymbol;
      const auto args = tree_.children(list);
      if (args.size() < 2 || tree_.kind(args[1]) != Kind::string) return kNoSymbol;
      const Symbol object = resolve_canonical(args[0], depth + 1);
      const auto name = tree_.text(args[1]);
      return object == kNoSymbol || name.size() < 3
                 ? kNoSymbol
                 : symbols_.of(symbols_.text(object) + "." +
                               std::string(name.substr(1, name.size() - 2)));
    }
    case Kind::identifier: {
      const auto ids = reaching(n);
      if (ids.empty())
        return bindings_of(n)
                   ? kNoSymbol
                   : symbols_.of(starred(module_scope_of(n), std::string(tree_.text(n))).library);
      return canonical_of(ids, n, depth);
    }
    default: return kNoSymbol;
  }
}

std::string Facts::class_called(const std::string& dotted, NodeId place) const {
  const std::string first = dotted.substr(0, dotted.find('.')),
                    rest = dotted.substr(std::min(first.size(), dotted.size()));
  const auto* ids = bindings_of(first, scope_of(place));
  if (!ids || ids->size() != 1) return {};
  const auto ends = followed(*ids);
  const Binding& b = bindings_[ends[0]];
  if (b.kind == BindingKind::klass && rest.empty()) return "class@" + std::to_string(b.value);
  if (b.kind != BindingKind::import || b.imported.empty()) return {};
  std::string name = library_.canonical(b.imported + rest);
  return library_.classes.contains(name) ? name : std::string();
}

std::string Facts::imported_name(NodeId n) const { return symbols_.text(resolve_canonical(n, 0)); }

Symbol Facts::canonical_symbol(NodeId n) const {
  const Kind k = tree_.kind(n);
  if (k != Kind::identifier && k != Kind::attribute && k != Kind::parenthesized_expression &&
      (k != Kind::call || !tree_.text(n).starts_with("getattr(")))
    return kNoSymbol;
  if (canonical_.size() < tree_.size()) canonical_.resize(tree_.size(), kNotAsked);
  if (canonical_[n] == kNotAsked) {
    const Symbol symbol = without_aliases(resolve_canonical(n, 0));
    canonical_[n] = symbol;
  }
  return canonical_[n];
}

}  // namespace hvr
