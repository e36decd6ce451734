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
  std::string base = importer < packages.size() ? packages[importer] : "";
  if (dots == 0) {
    const std::string_view first = written.substr(0, written.find('.'));
    const bool beside = !base.empty() && !first.empty() && !has(first) &&
                        !(libraries && libraries->contains(first)) &&
                        has(base + "." + std::string(first));
    return beside ? base + "." + std::string(written) : std::string(written);
  }
  for (size_t i = 1; i < dots; ++i) {
    const size_t dot = base.rfind('.');
    base = dot == std::string::npos ? "" : base.substr(0, dot);
  }
  const std::string rest(written.substr(dots));
  return base.empty() ? rest : rest.empty() ? base : base + "." + rest;
}

bool Members::is_own_module(const std::string& dotted) const {
  return names_.has(dotted) &&
         (names_.by_name.contains(dotted) || !facts_.library().is_root(dotted));
}

Member Members::imported(const Binding& b) const {
  Member m;
  const std::string& from = facts_.imported_from(b);
  const std::string& name = facts_.imported(b);
  if (!from.empty()) {
    // `from . import x` in a package means its module x.
    const auto own = names_.by_name.find(from);
    if (own == names_.by_name.end() || own->second != facts_.module_scope(b.scope))
      return of(from, name.substr(name.rfind('.') + 1));
    if (names_.has(name)) m.module = name;
    return m;
  }
  if (is_own_module(name)) m.module = name;
  return m;
}

BindingIds Members::followed(std::span<const BindingId> ids) const {
  BindingIds out;
  for (const BindingId id : ids) {
    BindingIds ends;
    if (facts_.binding(id).from != kNoSymbol) ends = imported(facts_.binding(id)).bindings;
    if (ends.empty()) ends.push_back(id);
    for (const BindingId e : ends)
      if (std::find(out.begin(), out.end(), e) == out.end()) out.push_back(e);
  }
  return out;
}

template <class Key, class Find>
const Member& Members::answer(std::map<Key, Answer>& answers, Key key, Find find) const {
  const auto [it, fresh] = answers.try_emplace(std::move(key));
  Answer& a = it->second;
  if (!fresh) {
    if (a.state != Answer::known) ++cycles_;
    return a.member;
  }
  const size_t before = cycles_;
  ++depth_;
  Member found = find();
  --depth_;
  a.member = std::move(found);
  a.state = depth_ > 0 && cycles_ != before ? Answer::within : Answer::known;
  if (depth_ == 0 && cycles_ != before) {
    const auto within = [](const auto& entry) { return entry.second.state == Answer::within; };
    std::erase_if(known_, within);
    std::erase_if(known_starred_, within);
  }
  return a.member;
}

const Member& Members::of(const std::string& dotted, const std::string& name) const {
  return answer(known_, std::pair(dotted, name), [&] { return find(dotted, name); });
}

Member Members::find(const std::string& dotted, const std::string& name) const {
  Member out;
  if (const auto it = names_.by_name.find(dotted); it != names_.by_name.end()) {
    const auto scope = static_cast<ScopeId>(it->second);  // module scopes are numbered like modules
    if (const NumberList* bound = facts_.bound_in(scope, name)) {
      const auto last = ReachingDefinitions(facts_, *bound, facts_.scope(scope).node, true).find();
      if (last.size() == 1 && facts_.binding(last[0]).kind == BindingKind::import) {
        const size_t before = cycles_;
        Member m = imported(facts_.binding(last[0]));
        if (!m.module.empty() || !m.library.empty()) return m;
        // It gets the name from whoever asks for it here: another module makes it.
        if (m.empty() && cycles_ != before) return m;
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

const Member& Members::starred(ScopeId module, const std::string& name) const {
  return answer(known_starred_, std::pair(module, name),
                [&] { return find_starred(module, name); });
}

Member Members::find_starred(ScopeId module, const std::string& name) const {
  // The last star import that brings the name wins.
  for (auto star = stars_.rbegin(); star != stars_.rend(); ++star) {
    if (star->scope != module) continue;
    if (names_.by_name.contains(star->module)) {
      if (name.starts_with('_')) continue;
      if (const Member& m = of(star->module, name); !m.empty()) return m;
      continue;
    }
    std::string full = star->module + "." + name;
    if (!facts_.library().declares(facts_.library().canonical(full))) continue;
    Member out;
    out.library = std::move(full);
    return out;
  }
  return {};
}

std::string Facts::starred_library_name(ScopeId module, const std::string& dotted,
                                        bool canonical) const {
  std::string best;
  for (const StarImport& star : members_.stars()) {
    const auto it = members_.names().by_name.find(star.module);
    if (star.scope != module || it == members_.names().by_name.end()) continue;
    for (const Symbol bound : names_bound_in(static_cast<ScopeId>(it->second))) {
      const std::string& name = this->name(bound);
      if (name.starts_with('_') || members_.starred(module, name).bindings.empty()) continue;
      Symbol what = canonical_of(members_.starred(module, name).bindings, kNoNode, 0);
      if (canonical) what = without_aliases(what);
      if (symbols_.text(what) == dotted && (best.empty() || name < best)) best = name;
    }
  }
  return best;
}

std::string Facts::module_named_by(NodeId e) const {
  if (members_.names().empty()) return {};
  switch (tree_.kind(e)) {
    case Kind::parenthesized_expression: return module_named_by(tree_.first_part(e));
    case Kind::attribute: {
      const std::string object = module_named_by(tree_.child(e, Field::object));
      return object.empty()
                 ? ""
                 : members_.of(object, std::string(tree_.text(tree_.child(e, Field::attribute))))
                       .module;
    }
    case Kind::identifier: {
      if (!bindings_of(e))
        return members_.starred(module_scope_of(e), std::string(tree_.text(e))).module;
      std::string found;
      for (const BindingId id : reaching_here(e)) {
        if (bindings_[id].kind != BindingKind::import) return {};
        const Member m = members_.imported(bindings_[id]);
        if (m.module.empty() || (!found.empty() && found != m.module)) return {};
        found = m.module;
      }
      return found;
    }
    default: return {};
  }
}

}  // namespace hvr
