// Which module has a helper, and which may import it from there.
#include "api/lending.h"

#include <algorithm>

#include "api/project_files.h"

namespace hvr {
namespace {

bool is_import(Kind k) { return k == Kind::import_statement || k == Kind::import_from_statement; }

// The helper that a segment names; empty for others.
std::string helper_of(const ir::Segment& s) {
  const bool named = s.type == ir::Segment::Type::name && s.text.starts_with("helper ");
  return named ? s.text.substr(7) : std::string();
}

// What depends on the module that it is called in, or sets names of it.
bool is_of_its_module(const ir::Segment& s) {
  static const std::set<std::string_view> kNames = {"globals", "locals", "vars", "exec", "eval"};
  return (s.type == ir::Segment::Type::builtin && kNames.contains(s.text)) ||
         (s.type == ir::Segment::Type::text && s.text == "global");
}

// The names that a fragment sets, helpers among them: by `global`, and by assignments, where those
// are not to names of its own.
std::set<std::string> set_by(const std::vector<ir::Segment>& all, bool assignments) {
  using Type = ir::Segment::Type;
  std::set<std::string> out;
  bool global = false, begins = true;
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].type == Type::newline) {
      global = false, begins = true;
      continue;
    }
    if (all[i].type == Type::open) continue;
    const std::string name = all[i].type == Type::text ? all[i].text : helper_of(all[i]);
    size_t behind = i + 1;
    while (behind < all.size() && all[behind].type == Type::open) ++behind;
    const std::string next = behind < all.size() ? all[behind].text : "";
    const bool assigned = assignments && begins && next.ends_with("=") && next != "==";
    if (!name.empty() && (global || assigned)) out.insert(name);
    global = global || (begins && name == "global");
    begins = false;
  }
  return out;
}

}  // namespace

Lending::Lending(const ProgramAnalysis& s, const ir::Ruleset& program)
    : s_(s), loads_(s.sources.size()), has_(s.sources.size()) {
  if (s.sources.size() == 1 || program.helpers.empty()) return;
  find_own(program);
  find_loads();
}

void Lending::find_own(const ir::Ruleset& program) {
  std::map<ir::FragmentId, std::string> defined;  // the helper that a fragment is
  for (const auto& h : program.helpers) defined[h.fragment] = h.name;
  for (size_t k = 0; k < program.fragments.size(); ++k) {
    const ir::FragmentId i(k);
    const auto& segments = program.fragments[i].segments;
    const auto it = defined.find(i);
    own_.merge(set_by(segments, it == defined.end()));
    if (it != defined.end() && std::any_of(segments.begin(), segments.end(), is_of_its_module))
      own_.insert(it->second);
  }
  for (size_t before = own_.size() + 1; before != own_.size();) {
    before = own_.size();
    for (const auto& h : program.helpers)
      for (const auto& segment : program.fragments[h.fragment].segments)
        if (own_.contains(helper_of(segment))) own_.insert(h.name);
  }
}

std::map<size_t, std::string> Lending::loaded_by(size_t i, NodeId import) const {
  std::map<size_t, std::string> out;
  const ModuleNames& names = s_.facts->members().names();
  for (const std::string& written : loaded_names(s_.tree, import)) {
    const auto it = names.by_name.find(names.absolute(i, written));
    if (it != names.by_name.end()) out.emplace(it->second, written);
  }
  return out;
}

void Lending::find_loads() {
  for (size_t i = 0; i < loads_.size(); ++i) {
    const NodeId root = s_.tree.modules()[i];
    for (NodeId n = root; n < s_.tree[root].last; ++n)
      if (is_import(s_.tree.kind(n)))
        for (const auto& [module, written] : loaded_by(i, n)) loads_[i].insert(module);
  }
}

bool Lending::loads(size_t from, size_t wanted) const {
  std::set<size_t> seen{from};
  std::vector<size_t> open{from};
  while (!open.empty()) {
    const size_t at = open.back();
    open.pop_back();
    for (const size_t next : loads_[at]) {
      if (next == wanted) return true;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return false;
}

std::map<std::string, Names::Lent> Lending::offered(size_t i, NodeId anchor,
                                                    const StandingEdits& standing) const {
  std::map<std::string, Names::Lent> out;
  if (anchor == kNoNode) return out;
  const Tree& t = s_.tree;
  const auto goes = [&](NodeId statement) {
    return standing.has(statement, Edit::Kind::replace) ||
           standing.has(statement, Edit::Kind::remove);
  };
  for (const NodeId c : t.children(t.modules()[i])) {
    if (c > anchor) break;
    if (!is_import(t.kind(c)) || goes(c)) continue;
    for (const auto& [module, written] : loaded_by(i, c)) {
      // It must have been run to its end by then.
      if (module >= i || has_[module].empty() || loads(module, i)) continue;
      for (const auto& [helper, name] : has_[module])
        if (!own_.contains(helper)) out.try_emplace(helper, Names::Lent{written, name});
    }
  }
  return out;
}

}  // namespace hvr
