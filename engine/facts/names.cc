// Questions about names: what a use refers to, and which library name an expression stands for.
#include <algorithm>

#include "engine/facts/answers.h"
#include "engine/facts/facts.h"
#include "engine/facts/reaching.h"
#include "python/builtins.h"

namespace hvr {

const NumberList& Facts::methods_named(std::string_view name) const {
  return methods_.of(names_in_.names().find(name));
}

NodeId Facts::method_of(NodeId klass, std::string_view name) const {
  const Symbol symbol = names_in_.names().find(name);
  const NodeId* method = symbol == kNoSymbol ? nullptr : methods_of_.find(key_of(klass, symbol));
  return method ? *method : kNoNode;
}

const FunctionInfo* Facts::function(NodeId d) const {
  const uint32_t* at = function_at_.find(d);
  return at ? &functions_[*at] : nullptr;
}

const ClassInfo* Facts::klass(NodeId d) const {
  const uint32_t* at = class_at_.find(d);
  return at ? &classes_[*at] : nullptr;
}

const FunctionInfo* Facts::enclosing_function(NodeId n) const {
  for (ScopeId s = scope_of(n);; s = scope(s).parent) {
    const Scopes::Table& sc = scope(s);
    if (sc.kind == ScopeKind::function || sc.kind == ScopeKind::lambda) return function(sc.node);
    if (sc.kind == ScopeKind::module || sc.kind == ScopeKind::klass) return nullptr;
  }
}

const ClassInfo* Facts::enclosing_class(NodeId n) const {
  for (ScopeId s = scope_of(n);; s = scope(s).parent) {
    if (scope(s).kind == ScopeKind::klass) return klass(scope(s).node);
    if (scope(s).kind == ScopeKind::module) return nullptr;
  }
}

ScopeId Facts::module_scope(ScopeId s) const {
  while (scope(s).kind != ScopeKind::module) s = scope(s).parent;
  return s;
}

bool Facts::mentions(NodeId root, const std::string& name) const {
  const auto& mentioned = identifiers_[scope_of(root)];
  const Symbol symbol = names_in_.names().find(name);
  return symbol < mentioned.size() && mentioned[symbol];
}

std::vector<NodeId> Facts::decorators(NodeId definition) const {
  const NodeId p = tree_.parent(definition);
  std::vector<NodeId> out;
  if (p == kNoNode || tree_.kind(p) != Kind::decorated_definition) return out;
  for (const NodeId c : tree_.children(p))
    if (tree_.kind(c) == Kind::decorator) out.push_back(tree_.first_part(c));
  return out;
}

bool Facts::is_static(const FunctionInfo& f) const {
  for (const NodeId d : decorators(f.node))
    if (tree_.text(d) == "staticmethod") return true;
  return false;
}

const NumberList* Facts::bindings_of(NodeId use) const {
  return bindings_of(tree_.text(use), scope_of(use));
}

const NumberList* Facts::bound_in(ScopeId s, std::string_view name) const {
  return bound_in_.find(key_of(s, names_in_.names().find(name)));
}

const NumberList* Facts::bindings_of(std::string_view said, ScopeId s) const {
  const Symbol name = names_in_.names().find(said);
  if (name == kNoSymbol) return nullptr;
  for (bool first = true;; first = false) {
    const Scopes::Table& sc = scope(s);
    if (const NameRole outward = names_in_.outward(s, name); outward != NameRole::none) {
      s = outward == NameRole::nonlocal_ ? sc.parent : module_scope(s);
      if (scope(s).kind == ScopeKind::module) return bound_in_.find(key_of(s, name));
      continue;
    }
    // A class body's names are not visible in the functions it holds.
    if (first || sc.kind != ScopeKind::klass)
      if (const NumberList* found = bound_in_.find(key_of(s, name))) return found;
    if (sc.kind == ScopeKind::module) return nullptr;
    s = sc.parent;
  }
}

BindingIds Facts::reaching(NodeId use) const {
  if (members_.names().empty()) return reaching_here(use);
  if (!bindings_of(use))
    return members_.starred(module_scope_of(use), std::string(tree_.text(use))).bindings;
  return members_.followed(reaching_here(use));
}

BindingIds Facts::reaching_here(NodeId use) const {
  const auto* all = bindings_of(use);
  if (!all) return {};
  if (all->size() == 1) return {all->front()};
  const ScopeId owner = bindings_[all->front()].scope;
  // Used in an inner function: it sees the final state of the owning scope, so the use stands at
  // its end.
  bool inner = false;
  for (ScopeId s = scope_of(use); s != owner && scope(s).kind != ScopeKind::module;
       s = scope(s).parent)
    if (scope(s).kind == ScopeKind::function || scope(s).kind == ScopeKind::lambda) inner = true;
  return ReachingDefinitions(*this, *all, use, inner).find();
}

const NumberList& Facts::uses_of(BindingId binding) const {
  const Symbols& names = names_in_.names();
  if (!uses_of_) {
    std::vector<NumberLists::Item> items;
    for (const NameUse& u : names_in_.uses())
      items.emplace_back(key_of(names_in_.owner(u.name, u.scope), u.name), u.node);
    uses_of_.emplace(items);
  }
  const Binding& b = bindings_[binding];
  const std::string looked_up = names_in_.mangled(name(b), scope_of(b.target));
  return uses_of_->of(key_of(b.scope, names.find(looked_up)));
}

bool Facts::is_builtin(NodeId use) const {
  if (tree_.kind(use) != Kind::identifier || bindings_of(use) != nullptr) return false;
  return members_.names().empty() ||
         members_.starred(module_scope_of(use), std::string(tree_.text(use))).empty();
}

bool Facts::has_unresolved_star_import(NodeId use) const {
  const ScopeId scope = module_scope_of(use);
  const auto& stars = members_.stars();
  return std::any_of(stars.begin(), stars.end(), [&](const StarImport& s) {
    return s.scope == scope && !members_.names().by_name.contains(s.module);
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
      if (!members_.names().empty()) {
        // A module of the program is no library; what it gets from a library's star import is.
        const Member m = members_.imported(b);
        if (!m.module.empty()) return kNoSymbol;
        name = symbols_.of(m.library);
      }
      if (name == kNoSymbol) name = b.imported;
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
    const Member& m = members_.of(module, std::string(tree_.text(attribute)));
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
                   : symbols_.of(
                         members_.starred(module_scope_of(n), std::string(tree_.text(n))).library);
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
  const auto ends = members_.followed(*ids);
  const Binding& b = bindings_[ends[0]];
  if (b.kind == BindingKind::klass && rest.empty()) return program_class(b.value);
  if (b.kind != BindingKind::import || b.imported == kNoSymbol) return {};
  std::string name = library_.canonical(imported(b) + rest);
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
