// Import lists: what joins them, and what goes from them.
#include "engine/rewrite/tidy.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

#include "engine/match/views.h"

namespace hvr {
namespace {

using K = Edit::Kind;

bool is_import(Kind k) { return k == Kind::import_statement || k == Kind::import_from_statement; }

bool word_part(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Whether a text holds a name as a word.
bool names(std::string_view text, std::string_view name) {
  for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const size_t end = at + name.size();
    const bool begins = at == 0 || !word_part(text[at - 1]);
    if (begins && (end == text.size() || !word_part(text[end]))) return true;
  }
  return false;
}

// Whether a text could be an annotation, or a name: words with nothing but `.`, `[]`, `,` and `|`
// between them.
bool reads_as_type(std::string_view text) {
  char before = ',';
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ' ') {
      const size_t next = text.find_first_not_of(' ', i);
      const bool free = before == ',' || before == '|' || next == std::string_view::npos ||
                        text[next] == '|' || text[next] == ',';
      if (!free) return false;
      continue;
    }
    if (!word_part(c) && std::string_view(".[],|'\"").find(c) == std::string_view::npos)
      return false;
    before = c;
  }
  return true;
}

// What of a module may use its names without saying them as names.
class Unseen {
 public:
  Unseen(const Facts& facts, NodeId root) : facts_(facts), t_(facts.tree()), root_(root) {
    for (NodeId n = root; n < t_[root].last; ++n) {
      switch (t_.kind(n)) {
        case Kind::call:
          everything = everything || reaches_names(t_.child(n, Field::function));
          break;
        case Kind::string:
          if (reads_as_type(text_view(t_, n))) texts_.push_back(text_view(t_, n));
          break;
        case Kind::comment:
          if (const auto text = t_.text(n); text.find("type:") != std::string_view::npos)
            texts_.push_back(text);
          break;
        default: break;
      }
    }
    read_other_modules();
  }
  bool everything = false;  // any name may be used
  bool uses(std::string_view name) const {
    return everything || elsewhere_.contains(name) ||
           std::any_of(texts_.begin(), texts_.end(),
                       [&](std::string_view text) { return names(text, name); });
  }

 private:
  bool reaches_names(NodeId function) const {
    constexpr std::array words = {"exec", "eval", "globals", "locals", "vars"};
    return t_.kind(function) == Kind::identifier && facts_.is_builtin(function) &&
           std::find(words.begin(), words.end(), t_.text(function)) != words.end();
  }

  // What other modules of the program take from this one.
  void read_other_modules() {
    const auto& modules = t_.modules();
    if (modules.size() == 1) return;
    std::set<std::string> own;
    for (const auto& [dotted, number] : facts_.members().names().by_name)
      if (number < modules.size() && modules[number] == root_) own.insert(dotted);
    for (const StarImport& star : facts_.members().stars())
      everything = everything || own.contains(star.module);
    for (NodeId n = 0; n < t_.size(); ++n) {
      if (t_.kind(n) != Kind::attribute || t_.is_inside(n, root_)) continue;
      if (own.contains(facts_.module_named_by(t_.child(n, Field::object))))
        elsewhere_.emplace(t_.text(t_.child(n, Field::attribute)));
    }
    for (BindingId id = 0; id < facts_.binding_count(); ++id) {
      const Binding& b = facts_.binding(id);
      if (b.kind != BindingKind::import || t_.is_inside(b.target, root_)) continue;
      const std::string& what = facts_.imported(b);
      for (const std::string& module : own)
        if (what.size() > module.size() && what.starts_with(module) && what[module.size()] == '.')
          elsewhere_.insert(what.substr(module.size() + 1));
    }
  }

  const Facts& facts_;
  const Tree& t_;
  NodeId root_;
  std::vector<std::string_view> texts_;
  std::set<std::string, std::less<>> elsewhere_;
};

// Whether an import statement is one that always runs, and that nothing asks to keep.
bool may_go(const Tree& t, NodeId statement) {
  const NodeId block = t.parent(statement);
  const bool plain =
      t.kind(block) == Kind::module ||
      (t.kind(block) == Kind::block && t.kind(t.parent(block)) == Kind::function_definition);
  if (!plain || !is_import(t.kind(statement))) return false;
  const Span s = t.span(statement);
  const size_t end = std::min(t.text().find('\n', s.end), t.text().size());
  return t.text().substr(s.begin, end - s.begin).find("noqa") == std::string_view::npos;
}

// The element of an import statement that an identifier stands in.
NodeId element_of(const Tree& t, NodeId n) {
  while (t.parent(n) != kNoNode && !is_import(t.kind(t.parent(n)))) n = t.parent(n);
  return t.parent(n) == kNoNode ? kNoNode : n;
}

// The identifier that an element of an import statement binds.
NodeId bound_by_import(const Tree& t, NodeId element) {
  if (t.kind(element) == Kind::aliased_import) return t.child(element, Field::alias);
  return t.first_part(element) == kNoNode ? element : t.first_part(element);
}

// An import of a name that nothing else binds, and that is used.
struct Candidate {
  NodeId element = kNoNode;
  bool used = false, single = true;
};

}  // namespace

std::map<std::string, NodeId> import_lists(const Facts& facts, NodeId root, NodeId anchor,
                                           const StandingEdits& edits) {
  std::map<std::string, NodeId> out;
  if (anchor == kNoNode) return out;
  const Tree& t = facts.tree();
  for (const NodeId c : t.children(root)) {
    if (c > anchor) break;
    if (t.kind(c) != Kind::import_from_statement || t.children(c, Field::name).empty()) continue;
    if (edits.has(c, K::replace) || edits.has(c, K::remove)) continue;
    out.emplace(std::string(t.text(t.child(c, Field::module_name))), c);
  }
  return out;
}

std::vector<NodeId> imports_out_of_use(const Facts& facts, NodeId root, const Layout& layout,
                                       const Tree& result, const Scopes& after) {
  const Tree& t = facts.tree();
  const Scopes& before = facts.scopes();
  const Unseen unseen(facts, root);
  if (unseen.everything) return {};
  std::map<std::pair<ScopeId, Symbol>, Candidate> candidates;
  for (const NameUse& u : before.uses()) {
    if (!t.is_inside(u.node, root)) continue;
    Candidate& c = candidates[{before.owner(u.name, u.scope), u.name}];
    if (u.role == NameRole::import_) {
      c.single = c.single && c.element == kNoNode;
      c.element = element_of(t, u.node);
    } else {
      c.used = c.used || u.role == NameRole::load;
      c.single = c.single && !binds_name(u.role);
    }
  }
  std::map<uint32_t, NodeId> by_place;  // of the identifier in the program's text
  for (const auto& [key, c] : candidates)
    if (c.element != kNoNode && c.used && c.single && may_go(t, t.parent(c.element)) &&
        !unseen.uses(before.names().text(key.second)))
      by_place[t.span(bound_by_import(t, c.element)).begin] = c.element;
  // Where they stand now, and who uses them there.
  std::map<std::pair<ScopeId, Symbol>, NodeId> now;
  std::set<std::pair<ScopeId, Symbol>> used;
  for (const NameUse& u : after.uses()) {
    const std::pair key(after.owner(u.name, u.scope), u.name);
    if (u.role != NameRole::import_) {
      used.insert(key);
      continue;
    }
    const uint32_t at = result.span(u.node).begin;
    const Origin& o = layout.at(at);
    if (!o.from_source()) continue;
    const auto it = by_place.find(o.source.begin + (at - o.output.begin));
    if (it != by_place.end()) now[key] = it->second;
  }
  std::vector<NodeId> out;
  for (const auto& [key, element] : now)
    if (!used.contains(key)) out.push_back(element);
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<Edit> tidying(const Tree& t, const std::vector<NodeId>& elements,
                          const StandingEdits& edits, const EditSet& set, uint32_t unit) {
  std::map<NodeId, std::vector<NodeId>> by_statement;
  for (const NodeId e : elements) by_statement[t.parent(e)].push_back(e);
  std::vector<Edit> out;
  const auto add = [&](K kind, NodeId n) {
    Edit e;
    e.kind = kind;
    e.node = n;
    e.rule = set.units[unit].rule;
    e.unit = unit;
    e.tidy = true;
    out.push_back(std::move(e));
  };
  for (const auto& [statement, going] : by_statement) {
    size_t left = 0;
    for (const NodeId name : t.children(statement, Field::name))
      left += !edits.has(name, K::drop_argument) &&
              std::find(going.begin(), going.end(), name) == going.end();
    if (left == 0 && !edits.at(statement).empty()) continue;
    if (left == 0) {
      add(K::remove, statement);
      continue;
    }
    for (const NodeId name : going) add(K::drop_argument, name);
  }
  return out;
}

}  // namespace hvr
