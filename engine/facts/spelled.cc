// By the same name, by a name that the place's module imports, by the name of its own module.
#include "engine/facts/spelled.h"

#include "engine/facts/reaching.h"

namespace hvr {
namespace {

struct Speller {
  const Facts& facts;
  NodeId use, place;
  const Tree& tree = facts.tree();
  const std::string name{tree.text(use)};
  const BindingIds ids = facts.reaching(use);
  const NumberList* own = facts.bindings_of(use);
  const ScopeId from = facts.module_scope_of(use), to = facts.module_scope_of(place);

  const NumberList* at_place(const std::string& said) const {
    return facts.bindings_of(said, facts.scope_of(place));
  }

  // Whether the same name means the same thing there: in one module, or by import.
  bool same_name() const {
    const NumberList* there = at_place(name);
    const bool other = from != to && !ids.empty();
    if (there == own && there) return true;
    if (!other) return false;
    if (!there) return facts.members().starred(to, name).bindings == ids;
    return facts.members().followed(ReachingDefinitions(facts, *there, place, true).find()) == ids;
  }

  // By what the import `b`, called `other`, brings.
  std::string by_import(const Binding& b, const std::string& other,
                        const std::string& module) const {
    const Member m = facts.members().imported(b);
    if (!m.module.empty() && m.module == module) return other;
    if (module.empty() && !m.bindings.empty() && m.bindings == ids) return other;
    // A library under another name.
    const std::string& canonical = facts.canonical(use);
    if (m.empty() && !canonical.empty() &&
        facts.library().canonical(facts.imported(b)) == canonical)
      return other;
    const bool inside =
        !m.module.empty() && !ids.empty() && facts.members().of(m.module, name).bindings == ids;
    return inside ? other + "." + name : "";
  }

  std::string by_name_there() const {
    const std::string module = facts.module_named_by(use);
    for (const Symbol symbol : facts.names_bound_in(to)) {
      const std::string& other = facts.name(symbol);
      const NumberList& bound = *facts.bound_in(to, other);
      if (bound.size() != 1 || at_place(other) != &bound) continue;
      const Binding& b = facts.binding(bound[0]);
      if (b.kind != BindingKind::import) continue;
      if (std::string found = by_import(b, other, module); !found.empty()) return found;
    }
    return {};
  }

  // By a name of its own for the module that holds it, where the place's module imports something
  // from there already.
  std::string by_own_module(std::string* import) const {
    for (BindingId id = 0; id < facts.binding_count(); ++id) {
      const Binding& b = facts.binding(id);
      const std::string& home = facts.symbols().text(b.from);
      if (b.kind != BindingKind::import || home.empty() || facts.module_scope_of(b.target) != to ||
          !facts.members().names().by_name.contains(home) ||
          facts.members().of(home, name).bindings != ids ||
          tree.text(b.statement).starts_with("from ."))
        continue;
      const std::string root = home.substr(0, home.find('.'));
      if (const NumberList* taken = at_place(root);
          taken && facts.members().imported(facts.binding(taken->front())).module != root)
        continue;
      *import = home;
      return home + "." + name;
    }
    return {};
  }

  std::string spell(std::string* import) const {
    if (facts.is_builtin(use)) return at_place(name) ? "" : name;
    if (same_name()) return name;
    if (from == to ||
        (own && facts.scope(facts.binding(own->front()).scope).kind != ScopeKind::module))
      return {};
    std::string found = by_name_there();
    return found.empty() && !ids.empty() && import ? by_own_module(import) : found;
  }
};

}  // namespace

std::string spelled_at(const Facts& facts, NodeId use, NodeId place, std::string* import) {
  return Speller{facts, use, place}.spell(import);
}

}  // namespace hvr
