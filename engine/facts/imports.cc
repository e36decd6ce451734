// Following imports among the modules of a program.
#include <algorithm>

#include "engine/facts/facts.h"
#include "engine/facts/reaching.h"

namespace hvr {

bool ModuleNames::has(std::string_view dotted) const {
  const auto it = by_name.lower_bound(dotted);
  if (it == by_name.end() || !it->first.starts_with(dotted)) return false;
  if (it->first.size() == dotted.size()) return true;
  const std::string inside = std::string(dotted) + ".";
  const auto first = by_name.lower_bound(inside);
  return first != by_name.end() && first->first.starts_with(inside);
}

std::string ModuleNames::absolute(size_t importer, std::string_view written) const {
  const size_t dots = std::min(written.find_first_not_of('.'), written.size());
  if (dots == 0) return std::string(written);
  std::string base = importer < packages.size() ? packages[importer] : "";
  for (size_t i = 1; i < dots; ++i) {
    const size_t dot = base.rfind('.');
    base = dot == std::string::npos ? "" : base.substr(0, dot);
  }
  const std::string rest(written.substr(dots));
  return base.empty() ? rest : rest.empty() ? base : base + "." + rest;
}

// The member of a module that `from m import x` names, or the module that `import m` binds.
Member Facts::imported_member(const Binding& b) const {
  Member m;
  if (!b.from.empty()) {
    // `from . import x` in a package means its module x.
    const auto own = names_.by_name.find(b.from);
    if (own == names_.by_name.end() || own->second != module_scope(b.scope))
      return member(b.from, b.imported.substr(b.imported.rfind('.') + 1));
    if (names_.has(b.imported)) m.module = b.imported;
    return m;
  }
  if (is_own_module(b.imported)) m.module = b.imported;
  return m;
}

BindingIds Facts::followed(std::span<const BindingId> ids) const {
  BindingIds out;
  for (const BindingId id : ids) {
    BindingIds ends;
    if (!bindings_[id].from.empty()) ends = imported_member(bindings_[id]).bindings;
    if (ends.empty()) ends.push_back(id);
    for (const BindingId e : ends)
      if (std::find(out.begin(), out.end(), e) == out.end()) out.push_back(e);
  }
  return out;
}

const Member& Facts::member(const std::string& dotted, const std::string& name) const {
  const auto [it, fresh] = members_.try_emplace({dotted, name});
  if (fresh) {
    Member found = find_member(dotted, name);
    it->second = std::move(found);
  }
  return it->second;
}

Member Facts::find_member(const std::string& dotted, const std::string& name) const {
  Member out;
  if (const auto it = names_.by_name.find(dotted); it != names_.by_name.end()) {
    const auto scope = static_cast<ScopeId>(it->second);  // module scopes are numbered like modules
    const auto bound = scopes_[scope].names.find(name);
    if (bound != scopes_[scope].names.end()) {
      const auto last = ReachingDefinitions(*this, bound->second, scopes_[scope].node, true).find();
      if (last.size() == 1 && bindings_[last[0]].kind == BindingKind::import) {
        Member m = imported_member(bindings_[last[0]]);
        if (!m.module.empty() || !m.library.empty()) return m;
      }
      out.bindings = followed(last);
      return out;
    }
  }
  if (const std::string inner = dotted.empty() ? name : dotted + "." + name; names_.has(inner)) {
    out.module = inner;
    return out;
  }
  if (const auto it = names_.by_name.find(dotted);
      it != names_.by_name.end() && !name.starts_with('_'))
    return starred(static_cast<ScopeId>(it->second), name);
  return out;
}

const Member& Facts::starred(ScopeId module, const std::string& name) const {
  const auto [it, fresh] = starred_.try_emplace({module, name});
  if (fresh) {
    Member found = find_starred(module, name);
    it->second = std::move(found);
  }
  return it->second;
}

Member Facts::find_starred(ScopeId module, const std::string& name) const {
  // The last star import that brings the name wins.
  for (auto star = stars_.rbegin(); star != stars_.rend(); ++star) {
    if (star->scope != module) continue;
    if (names_.by_name.contains(star->module)) {
      if (name.starts_with('_')) continue;
      if (const Member& m = member(star->module, name); !m.empty()) return m;
      continue;
    }
    std::string full = star->module + "." + name;
    if (!library_.declares(library_.canonical(full))) continue;
    Member out;
    out.library = std::move(full);
    return out;
  }
  return {};
}

std::string Facts::starred_library_name(ScopeId module, const std::string& dotted,
                                        bool canonical) const {
  std::string best;
  for (const StarImport& star : stars_) {
    const auto it = names_.by_name.find(star.module);
    if (star.scope != module || it == names_.by_name.end()) continue;
    for (const auto& [name, ids] : scopes_[it->second].names) {
      if (name.starts_with('_') || starred(module, name).bindings.empty()) continue;
      Symbol what = canonical_of(starred(module, name).bindings, kNoNode, 0);
      if (canonical) what = without_aliases(what);
      if (symbols_.text(what) == dotted && (best.empty() || name < best)) best = name;
    }
  }
  return best;
}

std::string Facts::module_named_by(NodeId e) const {
  if (names_.empty()) return {};
  switch (tree_.kind(e)) {
    case Kind::parenthesized_expression: return module_named_by(tree_.first_part(e));
    case Kind::attribute: {
      const std::string object = module_named_by(tree_.child(e, Field::object));
      return object.empty()
                 ? ""
                 : member(object, std::string(tree_.text(tree_.child(e, Field::attribute)))).module;
    }
    case Kind::identifier: {
      if (!bindings_of(e)) return starred(module_scope_of(e), std::string(tree_.text(e))).module;
      std::string found;
      for (const BindingId id : reaching_here(e)) {
        if (bindings_[id].kind != BindingKind::import) return {};
        const Member m = imported_member(bindings_[id]);
        if (m.module.empty() || (!found.empty() && found != m.module)) return {};
        found = m.module;
      }
      return found;
    }
    default: return {};
  }
}

std::string Facts::spelled_at(NodeId use, NodeId place, std::string* import) const {
  const std::string name(tree_.text(use));
  if (is_builtin(use)) return bindings_of(name, scope_of(place)) ? "" : name;
  const auto ids = reaching(use);
  const auto* own = bindings_of(use);
  const ScopeId from = module_scope_of(use), to = module_scope_of(place);
  // The same name means the same thing there: in one module, or by import.
  if (const auto* there = bindings_of(name, scope_of(place));
      there &&
      (there == own || (from != to && !ids.empty() &&
                        followed(ReachingDefinitions(*this, *there, place, true).find()) == ids)))
    return name;
  if (from != to && !ids.empty() && !bindings_of(name, scope_of(place)) &&
      starred(to, name).bindings == ids)
    return name;
  if (from == to || (own && scopes_[bindings_[own->front()].scope].kind != ScopeKind::module))
    return {};
  const std::string module = module_named_by(use);
  for (const auto& [other, bound] : scopes_[to].names) {
    if (bound.size() != 1 || bindings_of(other, scope_of(place)) != &bound) continue;
    const Binding& b = bindings_[bound[0]];
    if (b.kind != BindingKind::import) continue;
    const Member m = imported_member(b);
    if (!m.module.empty() && m.module == module) return other;
    if (module.empty() && !m.bindings.empty() && m.bindings == ids) return other;
    // A library under another name.
    if (m.empty() && !canonical(use).empty() && library_.canonical(b.imported) == canonical(use))
      return other;
    if (!m.module.empty() && !ids.empty()) {
      if (const Member& inner = member(m.module, name); inner.bindings == ids)
        return other + "." + name;
    }
  }
  if (ids.empty() || !import) return {};
  // By a name of its own for the module that holds it, where the place's module imports something
  // from there already.
  for (const Binding& b : bindings_) {
    if (b.kind != BindingKind::import || b.from.empty() || module_scope_of(b.target) != to ||
        !names_.by_name.contains(b.from))
      continue;
    if (member(b.from, name).bindings != ids || tree_.text(b.statement).starts_with("from ."))
      continue;
    const std::string root = b.from.substr(0, b.from.find('.'));
    if (const auto* taken = bindings_of(root, scope_of(place));
        taken && imported_member(bindings_[taken->front()]).module != root)
      continue;
    *import = b.from;
    return b.from + "." + name;
  }
  return {};
}

}  // namespace hvr
