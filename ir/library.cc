// Look-ups in the declared library facts.
#include "ir/library.h"

#include <algorithm>

namespace hvr::ir {

int Signature::find(std::string_view name) const {
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Parameter& p = parameters[i];
    if (p.name == name || std::find(p.aliases.begin(), p.aliases.end(), name) != p.aliases.end())
      return static_cast<int>(i);
  }
  return -1;
}

bool Signature::takes(std::string_view name, int position) const {
  const int at = find(name);
  return at >= 0 && (at == position || (name.starts_with('*') && position > at));
}

std::string Library::canonical(std::string dotted) const {
  for (int round = 0; round < 8; ++round) {
    bool changed = false;
    for (size_t end = dotted.size();;) {
      const auto it = aliases.find(std::string_view(dotted).substr(0, end));
      if (it != aliases.end()) {
        dotted = it->second + dotted.substr(end);
        changed = true;
        break;
      }
      const size_t dot = end == 0 ? std::string::npos : dotted.rfind('.', end - 1);
      if (dot == std::string::npos) break;
      end = dot;
    }
    if (!changed) break;
  }
  return dotted;
}

bool Library::is_root(std::string_view dotted) const {
  return roots.contains(dotted.substr(0, dotted.find('.')));
}

bool Library::declares(std::string_view dotted) const {
  const auto starts = [&](const auto& map) {
    const auto it = map.lower_bound(dotted);
    return it != map.end() && it->first.starts_with(dotted) &&
           (it->first.size() == dotted.size() || it->first[dotted.size()] == '.');
  };
  return starts(classes) || starts(functions);
}

std::vector<std::string> Library::lineage(std::string_view c) const {
  std::vector<std::string> out{std::string(c)};
  for (size_t i = 0; i < out.size() && i < 256; ++i) {
    const auto it = classes.find(out[i]);
    if (it == classes.end()) continue;
    for (const auto& b : it->second.bases)
      if (std::find(out.begin(), out.end(), b) == out.end()) out.push_back(b);
  }
  return out;
}

const Signature* Library::method(std::string_view c, std::string_view m) const {
  for (const auto& k : lineage(c)) {
    const auto it = functions.find(k + "." + std::string(m));
    if (it != functions.end()) return &it->second;
  }
  return nullptr;
}

const Signature* Library::constructor(std::string_view c) const {
  // Most have their own, or are no classes.
  const auto own = classes.find(c);
  if (own == classes.end()) return nullptr;
  if (own->second.constructor) return &*own->second.constructor;
  for (const auto& k : lineage(c)) {
    const auto it = classes.find(k);
    if (it != classes.end() && it->second.constructor) return &*it->second.constructor;
  }
  return nullptr;
}

const Signature* Library::callee(std::string_view name) const {
  if (const Signature* s = constructor(name)) return s;
  const auto it = functions.find(name);
  return it == functions.end() ? nullptr : &it->second;
}

Tri Library::member(std::string_view c, std::string_view name) const {
  bool declared = false;
  for (const auto& k : lineage(c)) {
    if (functions.contains(k + "." + std::string(name))) return Tri::yes;
    const auto it = classes.find(k);
    if (it == classes.end() || it->second.members.empty()) continue;
    declared = true;
    if (std::find(it->second.members.begin(), it->second.members.end(), name) !=
        it->second.members.end())
      return Tri::yes;
  }
  return declared ? Tri::no : Tri::unknown;
}

void Library::resolve_aliases() {
  std::map<std::string, LibraryClass, std::less<>> named;
  for (auto& [name, c] : classes) {
    const std::string full = canonical(name);
    c.name = full;
    for (auto& b : c.bases) b = canonical(b);
    if (c.constructor && !c.constructor->result.empty())
      c.constructor->result = canonical(c.constructor->result);
    // A declaration under an alias does not replace the one under the proper name.
    if (full == name || !classes.contains(full)) named[full] = std::move(c);
  }
  classes = std::move(named);
  std::map<std::string, Signature, std::less<>> called;
  for (auto& [name, s] : functions) {
    if (!s.result.empty() && s.result != "self") s.result = canonical(s.result);
    called[canonical(name)] = std::move(s);
  }
  functions = std::move(called);
  for (auto& [name, rows] : tables)
    for (auto& [key, value] : rows) value = canonical(value);
  for (auto& [name, members] : groups)
    for (auto& m : members) m = canonical(m);
}

}  // namespace hvr::ir
