// Spelling of emitted names.
#include "engine/rewrite/names.h"

#include <algorithm>

namespace hvr {

std::string Names::fresh(const std::string& wish) {
  std::string name = wish;
  for (int i = 2; facts_.mentions(root_, name) || taken_.contains(name); ++i)
    name = wish + "_" + std::to_string(i);
  taken_.insert(name);
  return name;
}

std::string Names::bound_name(const std::string& dotted, NodeId place, bool canonical) const {
  const Tree& t = facts_.tree();
  const auto look = [&](ScopeId s, bool only_before) -> std::string {
    std::string best;
    for (const auto& [name, ids] : facts_.scope(s).names) {
      // A name that also means something else is no good.
      bool usable = true;
      bool here = false;
      for (const BindingId id : ids) {
        const Binding& b = facts_.binding(id);
        std::string what = b.from.empty() ? b.imported : facts_.imported_name(b.target);
        if (b.kind == BindingKind::assign && b.value != kNoNode && b.path.empty())
          what = facts_.imported_name(b.value);
        if (canonical) what = facts_.library().canonical(what);
        if (what != dotted) {
          usable = false;
          break;
        }
        if (b.kind == BindingKind::import || b.kind == BindingKind::assign)
          here = here || !only_before || (place != kNoNode && b.target < place);
      }
      if (usable && here && (best.empty() || name < best)) best = name;
    }
    return best;
  };
  const bool at_header = place == kNoNode;
  if (at_header) {
    if (header_anchor == kNoNode) return {};
    // At the header only what is bound up to its anchor is known.
    std::string best;
    for (const auto& [name, ids] : facts_.scope(facts_.scope_of(root_)).names) {
      if (ids.size() != 1) continue;
      const Binding& b = facts_.binding(ids[0]);
      if (b.kind != BindingKind::import || b.target >= t[header_anchor].last) continue;
      if ((canonical ? facts_.library().canonical(b.imported) : b.imported) == dotted &&
          (best.empty() || name < best))
        best = name;
    }
    return best;
  }
  for (ScopeId s = facts_.scope_of(place); facts_.scope(s).kind != ScopeKind::module;
       s = facts_.scope(s).parent) {
    if (facts_.scope(s).kind == ScopeKind::klass) continue;
    if (std::string name = look(s, true); !name.empty()) return name;
  }
  if (std::string name = look(facts_.scope_of(root_), facts_.enclosing_function(place) == nullptr);
      !name.empty())
    return name;
  return facts_.starred_library_name(facts_.scope_of(root_), dotted, canonical);
}

void Names::need_module(const std::string& dotted) {
  if (std::find(modules_.begin(), modules_.end(), dotted) == modules_.end())
    modules_.push_back(dotted);
}

std::string Names::add_import(const std::string& module, const std::string& alias) {
  if (const auto it = added_.find(module); it != added_.end()) return it->second;
  // A name that means just this module elsewhere in the file is free for it.
  bool same = true, any = false;
  for (ScopeId s = 0; s < facts_.scope_count(); ++s) {
    const auto it = facts_.scope(s).names.find(alias);
    if (it == facts_.scope(s).names.end() || facts_.tree().module_of(facts_.scope(s).node) != root_)
      continue;
    any = true;
    for (const BindingId id : it->second)
      same = same && facts_.binding(id).kind == BindingKind::import &&
             facts_.library().canonical(facts_.binding(id).imported) ==
                 facts_.library().canonical(module);
  }
  const std::string name = any && same ? alias : fresh(alias);
  added_[module] = name;
  needed_.push_back({module, name});
  return name;
}

std::string Names::import_alias(const std::string& alias, NodeId place) {
  for (const auto& i : rules_.imports) {
    if (i.alias != alias || !active_(i)) continue;
    if (const auto it = added_.find(i.module); it != added_.end()) return it->second;
    if (std::string have = bound_name(i.module, place, false); !have.empty()) return have;
    return add_import(i.module, alias);
  }
  return alias;
}

std::string Names::library(const std::string& dotted, NodeId place) {
  const std::string canonical = facts_.library().canonical(dotted);
  for (size_t end = canonical.size();;) {
    const std::string prefix = canonical.substr(0, end);
    if (std::string have = bound_name(prefix, place, true); !have.empty())
      return have + canonical.substr(end);
    // `import a.b` binds `a`, but makes `a.b` known.
    for (const auto& [name, n] : facts_.imports()) {
      if (facts_.tree().module_of(n) != root_ || facts_.tree().kind(n) != Kind::import_statement ||
          facts_.library().canonical(name) != prefix || name.find('.') == std::string::npos)
        continue;
      if (!bound_name(name.substr(0, name.find('.')), place, false).empty())
        return name + canonical.substr(end);
    }
    const size_t dot = end == 0 ? std::string::npos : canonical.rfind('.', end - 1);
    if (dot == std::string::npos) break;
    end = dot;
  }
  // The file has no name for it: a declared import of the longest prefix, or the package itself.
  const ir::Import* best = nullptr;
  for (const auto& i : rules_.imports) {
    const std::string own = facts_.library().canonical(i.module);
    if (!(canonical == own || canonical.starts_with(own + ".")) || !active_(i)) continue;
    if (!best || own.size() > facts_.library().canonical(best->module).size()) best = &i;
  }
  const std::string root = canonical.substr(0, canonical.find('.'));
  if (best)
    return add_import(best->module, best->alias) +
           canonical.substr(facts_.library().canonical(best->module).size());
  return add_import(root, root) + canonical.substr(root.size());
}

std::string Names::helper(const std::string& name) {
  if (const auto it = helper_names_.find(name); it != helper_names_.end()) return it->second;
  const std::string spelled = fresh(name);
  helper_names_[name] = spelled;
  helpers_.push_back(name);
  return spelled;
}

}  // namespace hvr
