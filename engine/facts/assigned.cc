// Objects are told apart by their spelling, and spellings by what binds the name.
#include "engine/facts/assigned.h"

#include <algorithm>

namespace hvr {

bool AssignedAttributes::comes_from_outside(NodeId name) const {
  const auto* ids = facts_.bindings_of(name);
  return !ids || std::any_of(ids->begin(), ids->end(), [&](BindingId id) {
    return facts_.binding(id).kind == BindingKind::import;
  });
}

const AssignedAttributes::SpelledAlike& AssignedAttributes::spelled_alike(
    std::string_view name, std::string_view object) const {
  const auto [it, fresh] = spelled_alike_.try_emplace(facts_.stored().spelled_key(object, name));
  SpelledAlike& out = it->second;
  if (!fresh) return out;
  for (const AttributeBinding& b : facts_.stored().spelled(object, name)) {
    const NodeId other = tree_.child(b.target, Field::object);
    out.by_name[facts_.bindings_of(other)].push_back(&b);
    if (comes_from_outside(other)) out.imported.push_back(&b);
  }
  return out;
}

void AssignedAttributes::each_of(NodeId object, std::string_view name,
                                 FunctionRef<bool(const AttributeBinding&)> take) const {
  if (tree_.kind(object) != Kind::identifier) {
    for (const AttributeBinding& b : facts_.stored().spelled(tree_.text(object), name))
      if (!take(b)) return;
    return;
  }
  const SpelledAlike& alike = spelled_alike(name, tree_.text(object));
  const auto* own = facts_.bindings_of(object);
  if (const auto it = alike.by_name.find(own); it != alike.by_name.end())
    for (const AttributeBinding* b : it->second)
      if (!take(*b)) return;
  if (facts_.members().names().empty()) return;
  // The same object under its name in another module: one of the two has imported it.
  const auto elsewhere = [&](const AttributeBinding& b) {
    const NodeId other = tree_.child(b.target, Field::object);
    return facts_.bindings_of(other) != own && tree_.module_of(other) != tree_.module_of(object) &&
           facts_.reaching(other) == facts_.reaching(object);
  };
  if (!comes_from_outside(object)) {
    for (const AttributeBinding* b : alike.imported)
      if (elsewhere(*b) && !take(*b)) return;
    return;
  }
  for (const AttributeBinding& b : facts_.stored().spelled(tree_.text(object), name))
    if (elsewhere(b) && !take(b)) return;
}

}  // namespace hvr
