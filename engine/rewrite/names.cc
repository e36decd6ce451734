// Spelling of emitted names.
#include "engine/rewrite/names.h"

#include <algorithm>
#include <cctype>

namespace hvr {

std::string Names::fresh(const std::string& wish) {
  std::string name = wish;
  for (int i = 2; facts_.mentions(root_, name) || taken_.contains(name); ++i)
    name = wish + "_" + std::to_string(i);
  taken_.insert(name);
  return name;
}

void Names::need_module(const std::string& dotted) {
  if (std::find(modules_.begin(), modules_.end(), dotted) == modules_.end())
    modules_.push_back(dotted);
}

std::string Names::add_import(const std::string& module, const std::string& alias, bool member) {
  if (const auto it = added_.find(module); it != added_.end()) return it->second;
  // A name that means just this module elsewhere in the file is free for it.
  bool same = true, any = false;
  for (ScopeId s = 0; s < facts_.scopes().size(); ++s) {
    const NumberList* bound = facts_.bound_in(s, alias);
    if (!bound || facts_.tree().module_of(facts_.scope(s).node) != root_) continue;
    any = true;
    for (const BindingId id : *bound)
      same = same && facts_.binding(id).kind == BindingKind::import &&
             (facts_.imported(facts_.binding(id)) == module ||
              freed.contains(facts_.binding(id).target));
  }
  const std::string name = any && same ? alias : fresh(alias);
  added_[module] = name;
  needed_.push_back({module, name, member});
  return name;
}

namespace {

// `from module import name`, or `import name` where there is no module.
struct Line {
  std::string module, name;
};

// A class is no module: `from m import Name`.
Line line_of(const Names::Needed& needed) {
  const size_t dot = needed.module.rfind('.');
  const bool named =
      dot != std::string::npos &&
      (needed.member || std::isupper(static_cast<unsigned char>(needed.module[dot + 1])));
  const std::string own = named ? needed.module.substr(dot + 1) : needed.module;
  return {named ? needed.module.substr(0, dot) : std::string(),
          own == needed.alias ? own : own + " as " + needed.alias};
}

}  // namespace

std::map<NodeId, std::vector<std::string>> Names::joined() const {
  std::map<NodeId, std::vector<std::string>> out;
  for (const Needed& n : needed_) {
    const Line line = line_of(n);
    if (const auto it = lists.find(line.module); it != lists.end())
      out[it->second].push_back(line.name);
  }
  return out;
}

std::vector<std::string> Names::import_lines() const {
  std::vector<std::string> out;
  std::map<std::string, size_t> at;  // module -> its line
  for (const Needed& n : needed_) {
    const Line line = line_of(n);
    if (lists.contains(line.module)) continue;
    if (line.module.empty()) {
      out.push_back("import " + line.name);
      continue;
    }
    const auto [it, is_new] = at.try_emplace(line.module, out.size());
    if (is_new)
      out.push_back("from " + line.module + " import " + line.name);
    else
      out[it->second] += ", " + line.name;
  }
  return out;
}

bool Names::imports_libraries() const {
  return std::any_of(needed_.begin(), needed_.end(), [&](const Needed& n) {
    return !n.lent && !lists.contains(line_of(n).module);
  });
}

std::string Names::import_alias(const std::string& alias, NodeId place) {
  for (const auto& i : rules_.imports) {
    if (i.alias != alias || !active_(i)) continue;
    if (const auto it = added_.find(i.module); it != added_.end()) return it->second;
    if (std::string have = bound_name(i.module, place, false); !have.empty()) return have;
    return add_import(i.module, alias, i.member);
  }
  return alias;
}

std::string Names::submodule(const std::string& module, const std::string& rest, NodeId place) {
  const std::string root = module.substr(0, module.find('.'));
  const std::string last = module.substr(module.rfind('.') + 1);
  if (const auto it = added_.find(module); it != added_.end()) return it->second + rest;
  // Where the package's name stands for the package, `import a.b` binds what it was bound to.
  if (bound_name(root, place, false) != root) {
    if (const ir::Import* declared = declared_import(module + rest, module.size()))
      return added(*declared, module + rest);
    if (facts_.mentions(root_, root) || taken_.contains(root))
      return add_import(module, last, false) + rest;
  }
  added_[module] = module;
  needed_.push_back({module, module, false});
  return module + rest;
}

const ir::Import* Names::declared_import(const std::string& canonical, size_t least) const {
  const ir::Import* best = nullptr;
  for (const auto& i : rules_.imports) {
    const std::string own = facts_.library().canonical(i.module);
    if (own.size() < least || !active_(i)) continue;
    if (canonical != own && !canonical.starts_with(own + ".")) continue;
    if (!best || own.size() > facts_.library().canonical(best->module).size()) best = &i;
  }
  return best;
}

std::string Names::added(const ir::Import& i, const std::string& canonical) {
  return add_import(i.module, i.alias, i.member) +
         canonical.substr(facts_.library().canonical(i.module).size());
}

std::string Names::library(const std::string& dotted, NodeId place) {
  const std::string canonical = facts_.library().canonical(dotted);
  // `import a` does not load its module `a.b`.
  const std::string module = unloaded_submodule(canonical, place);
  if (std::string have = matched_name(canonical, place); !have.empty() && module.empty())
    return have;
  for (size_t end = canonical.size();;) {
    if (end < module.size()) return submodule(module, canonical.substr(module.size()), place);
    const std::string prefix = canonical.substr(0, end);
    if (std::string have = bound_name(prefix, place, true); !have.empty())
      return have + canonical.substr(end);
    // `import a.b` binds `a`, but makes `a.b` known.
    for (const auto& [name, n] : facts_.imports()) {
      if (facts_.tree().module_of(n) != root_ || facts_.tree().kind(n) != Kind::import_statement ||
          facts_.library().canonical(name) != prefix || name.find('.') == std::string::npos)
        continue;
      // By that very name: `import a as b` and `import a.b as c` leave `a` without a value.
      const std::string package = name.substr(0, name.find('.'));
      if (bound_name(package, place, false) == package) return name + canonical.substr(end);
    }
    const size_t dot = end == 0 ? std::string::npos : canonical.rfind('.', end - 1);
    if (dot == std::string::npos) break;
    end = dot;
  }
  // The file has no name for it: a declared import of the longest prefix, or the package itself.
  if (const ir::Import* declared = declared_import(canonical, 0))
    return added(*declared, canonical);
  const std::string root = canonical.substr(0, canonical.find('.'));
  return add_import(root, root, false) + canonical.substr(root.size());
}

std::string Names::helper(const std::string& name) {
  if (const auto it = helper_names_.find(name); it != helper_names_.end()) return it->second;
  const auto from = lent.find(name);
  const std::string spelled = fresh(from == lent.end() ? name : from->second.name);
  helper_names_[name] = spelled;
  if (from != lent.end()) {
    needed_.push_back({from->second.module + "." + from->second.name, spelled, true, true});
    return spelled;
  }
  helpers_.push_back(name);
  return spelled;
}

}  // namespace hvr
