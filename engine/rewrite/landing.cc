// Names of the result against names of the original.
#include "engine/rewrite/landing.h"

#include <algorithm>
#include <string_view>

#include "base/numbers.h"

namespace hvr {
namespace {

// A scope and what it calls by a name.
struct Key {
  ScopeId scope;
  Symbol name;
  bool operator==(const Key&) const = default;
};
constexpr uint32_t kNone = UINT32_MAX;

// Every binding of each name that is asked for, by the scope that owns it, as numbers of
// Scopes::uses.
class BindingTable {
 public:
  explicit BindingTable(const Scopes& scopes) : scopes_(scopes) {}
  // Of names with a mark, bound at nodes of [begin, end).
  void fill(NodeId begin, NodeId end, const std::vector<bool>& asked) {
    const auto& uses = scopes_.uses();
    std::vector<NumberLists::Item> items;
    for (size_t i = 0; i < uses.size(); ++i) {
      if (!asked[uses[i].name] || !binds_name(uses[i].role)) continue;
      if (uses[i].node < begin || uses[i].node >= end) continue;
      const Key key = owner(i);
      items.emplace_back(key_of(key.scope, key.name), static_cast<uint32_t>(i));
    }
    at_ = NumberLists(items);
  }
  Key owner(size_t use) const {
    const NameUse& u = scopes_.uses()[use];
    return {scopes_.owner(u.name, u.scope), u.name};
  }
  const NumberList& of(const Key& key) const {
    static const NumberList none;
    return key.scope == kNoScope ? none : at_.of(key_of(key.scope, key.name));
  }

 private:
  const Scopes& scopes_;
  NumberLists at_;
};

struct Landing {
  const Facts& facts;
  NodeId root;
  const EditSet& edits;
  const Layout& layout;
  const Tree& result;
  const Scopes& after;
  const Tree& tree = facts.tree();
  const Scopes& before = facts.scopes();
  BindingTable old_names{before}, new_names{after};
  std::vector<uint32_t> old_of{};     // of each use of the result: the use it is a copy of
  std::vector<uint32_t> origin_of{};  // of each use of the result: the number of its origin
  std::vector<bool> unsettled{};      // names of the result whose bindings are not what they were
  std::vector<Misplaced> out{};
  std::set<uint32_t> blamed{};

  const NameUse& use(size_t i) const { return after.uses()[i]; }
  uint32_t byte(size_t i) const { return result.span(use(i).node).begin; }
  const Origin& origin(size_t i) const { return layout.origins[origin_of[i]]; }
  std::string quoted(size_t i) const { return "`" + std::string(result.text(use(i).node)) + "`"; }

  void blame(uint32_t unit, size_t i, const std::string& why) {
    if (unit == kNoUnit || blamed.insert(unit).second)
      out.push_back({unit, result.span(use(i).node), why});
  }

  // The identifier that begins at this byte of the program; `guess` is looked at first.
  size_t old_use_at(uint32_t source, size_t guess) const {
    const auto& uses = before.uses();
    if (guess < uses.size() && tree.span(uses[guess].node).begin == source) return guess;
    const auto it =
        std::lower_bound(uses.begin(), uses.end(), source,
                         [&](const NameUse& u, uint32_t b) { return tree.span(u.node).begin < b; });
    return it != uses.end() && tree.span(it->node).begin == source
               ? static_cast<size_t>(it - uses.begin())
               : kNone;
  }

  // Calls `visit(number, use)` for what binds a name in the module as it was.
  template <class Visit>
  void each_bound(Visit&& visit) const {
    for (size_t i = 0; i < before.uses().size(); ++i) {
      const NameUse& u = before.uses()[i];
      if (binds_name(u.role) && tree.is_inside(u.node, root)) visit(i, u);
    }
  }

  // The names that are looked at: those that are not as they were, or not where.
  void fill_tables() {
    std::vector<bool> now = unsettled, then(before.names().size());
    for (size_t i = 0; i < after.uses().size(); ++i)
      if (origin(i).meaning != Meaning::kept) now[use(i).name] = true;
    for (size_t i = 0; i < after.uses().size(); ++i)
      if (old_of[i] != kNone && now[use(i).name]) then[before.uses()[old_of[i]].name] = true;
    new_names.fill(0, result.size(), now);
    old_names.fill(root, tree[root].last, then);
  }

  void map_uses() {
    std::vector<bool> kept(before.uses().size());
    unsettled.resize(after.names().size());
    old_of.reserve(after.uses().size());
    origin_of.reserve(after.uses().size());
    size_t guess = 0;
    for (size_t i = 0; i < after.uses().size(); ++i) {
      // Both are in the order of the text.
      uint32_t at = i > 0 ? origin_of.back() : 0;
      while (at + 1 < layout.origins.size() && layout.origins[at + 1].output.begin <= byte(i)) ++at;
      origin_of.push_back(at);
      const Origin& o = origin(i);
      const size_t old =
          o.from_source() ? old_use_at(o.source.begin + (byte(i) - o.output.begin), guess) : kNone;
      if (old != kNone) guess = old + 1;
      old_of.push_back(static_cast<uint32_t>(old));
      if (old != kNone) kept[old] = true;
      if (binds_name(use(i).role) && (old == kNone || o.meaning != Meaning::kept))
        unsettled[use(i).name] = true;
    }
    each_bound([&](size_t i, const NameUse& u) {
      if (kept[i]) return;
      if (const Symbol now = after.names().find(before.text(u)); now != kNoSymbol)
        unsettled[now] = true;
    });
  }

  // The application that took away or added what a name that stayed depends on.
  uint32_t culprit(const NumberList& news, const Key& was) const {
    for (const size_t b : news)
      if (origin(b).unit != kNoUnit) return origin(b).unit;
    for (const size_t b : old_names.of(was)) {
      const NodeId n = before.uses()[b].node;
      for (const Edit& e : edits.edits)
        if (!edits.units[e.unit].dropped && tree.is_inside(n, e.node) &&
            (e.kind == Edit::Kind::replace || e.kind == Edit::Kind::remove))
          return e.unit;
    }
    return kNoUnit;
  }

  NodeId around(NodeId n) const {
    return result.up(result.parent(n), Kind::for_statement, Kind::while_statement);
  }

  // Whether what stands at `n` runs in the first round of `loop` already: no condition is between.
  bool in_first_round(NodeId n, NodeId loop) const {
    for (NodeId part = n, up = result.parent(n); part != loop; part = up, up = result.parent(up)) {
      switch (result.kind(up)) {
        case Kind::if_statement:
        case Kind::elif_clause:
        case Kind::match_statement:
          if (result[part].field != Field::condition) return false;
          break;
        case Kind::while_statement:
          if (result[part].field == Field::body && up != loop) return false;
          break;
        case Kind::else_clause:
        case Kind::try_statement:
        case Kind::conditional_expression:
        case Kind::boolean_operator:
        case Kind::lambda_: return false;
        default: break;
      }
    }
    return true;
  }

  // Whether a name of the scope that runs here has certainly no value yet: what binds it comes
  // later, at least in the first round of the loop around both.
  bool too_early(size_t i, const NumberList& bindings) const {
    const NodeId n = use(i).node;
    for (const size_t b : bindings) {
      const NodeId bound = use(b).node;
      if (use(b).role == NameRole::parameter || use(b).role == NameRole::global_) return false;
      if (after.scope_of(bound) != after.scope_of(n)) return false;
      if (bound < n) return false;
      NodeId loop = around(n);
      while (loop != kNoNode && !result.is_inside(bound, loop)) loop = around(loop);
      if (loop != kNoNode && !in_first_round(n, loop)) return false;
    }
    return !bindings.empty();
  }

  // A name of the original, where it stayed or was put.
  void original(size_t i) {
    const Origin& o = origin(i);
    const size_t old = old_of[i];
    const bool moved = o.meaning != Meaning::kept;
    if (old == kNone || (!moved && !unsettled[use(i).name])) return;
    const Key was = old_names.owner(old), is = new_names.owner(i);
    const auto& olds = old_names.of(was);
    const auto& news = new_names.of(is);
    const uint32_t unit = moved && o.unit != kNoUnit ? o.unit : culprit(news, was);
    if (olds.empty() && news.empty()) return;
    if (olds.empty())
      return blame(unit, i, quoted(i) + " would become a name of the program there");
    if (news.empty()) {
      // `global x` asks for no value.
      if (use(i).role == NameRole::global_) return;
      return blame(unit, i, quoted(i) + " is not bound there");
    }
    for (const size_t b : news) {
      const size_t source = old_of[b];
      const bool same = source != kNone ? old_names.owner(source) == was : import_of_same(b, olds);
      if (!same) return blame(unit, i, quoted(i) + " means something else there");
    }
    if (moved && binds_name(use(i).role) && in_new_lambda(is.scope))
      return blame(unit, i, quoted(i) + " would become a name of the new lambda");
    if (moved && use(i).role == NameRole::load && too_early(i, news) && !was_early(old, olds))
      blame(unit, i, quoted(i) + " has no value there yet");
  }

  // Whether a scope is that of a lambda that the result brings.
  bool in_new_lambda(ScopeId s) const {
    if (s == kNoScope || after[s].kind == ScopeKind::module) return false;
    const NodeId n = after[s].node;
    return result.kind(n) == Kind::lambda_ && !layout.at(result.span(n).begin).from_source();
  }

  // A header may import what the file imports elsewhere.
  bool import_of_same(size_t b, const NumberList& olds) const {
    return use(b).role == NameRole::import_ && std::all_of(olds.begin(), olds.end(), [&](size_t o) {
             return before.uses()[o].role == NameRole::import_;
           });
  }

  bool was_early(size_t old, const NumberList& olds) const {
    return std::all_of(olds.begin(), olds.end(),
                       [&](size_t b) { return before.uses()[b].node > before.uses()[old].node; });
  }

  // A name that new text brings: its bindings are new or, for names of libraries, imports.
  void made(size_t i) {
    const Origin& o = origin(i);
    const Key is = new_names.owner(i);
    const auto& news = new_names.of(is);
    const bool owned = std::all_of(news.begin(), news.end(), [&](size_t b) {
      return old_of[b] == kNone && (origin(b).unit == o.unit || origin(b).unit == kNoUnit);
    });
    switch (o.meaning) {
      case Meaning::none:
      case Meaning::builtin:
        if (!news.empty() && !owned)
          blame(o.unit, i, quoted(i) + " is a name of the program there");
        return;
      case Meaning::fresh:
      case Meaning::helper:
        if (news.empty() ||
            !std::all_of(news.begin(), news.end(), [&](size_t b) { return old_of[b] == kNone; }))
          blame(o.unit, i, quoted(i) + " is a name of the program there");
        return;
      case Meaning::library:
      case Meaning::import: return imported(i, news);
      case Meaning::evaluated: return evaluated(i, news);
      case Meaning::kept:
      case Meaning::carried:
      case Meaning::bound: return;
    }
  }

  void imported(size_t i, const NumberList& news) {
    const Origin& o = origin(i);
    if (byte(i) != o.output.begin) return;
    if (news.empty()) {
      if (!facts.has_unresolved_star_import(root) && facts.members().names().empty())
        blame(o.unit, i, quoted(i) + " is not imported there");
      return;
    }
    for (const size_t b : news) {
      const NameRole role = use(b).role;
      if (role != NameRole::import_ && role != NameRole::assign)
        return blame(o.unit, i, quoted(i) + " means something else there");
    }
    if (too_early(i, news)) blame(o.unit, i, quoted(i) + " is imported later only");
  }

  void evaluated(size_t i, const NumberList& news) {
    const Origin& o = origin(i);
    if (!news.empty()) {
      if (too_early(i, news)) blame(o.unit, i, quoted(i) + " has no value there yet");
      return;
    }
    const Symbol name = before.names().find(after.text(use(i)));
    bool local = false;
    each_bound([&](size_t, const NameUse& u) { local = local || u.name == name; });
    if (local) blame(o.unit, i, quoted(i) + " is not bound there");
  }

  std::vector<Misplaced> run() {
    map_uses();
    fill_tables();
    for (size_t i = 0; i < after.uses().size(); ++i) {
      const Origin& o = origin(i);
      if (o.meaning == Meaning::kept || o.meaning == Meaning::carried)
        original(i);
      else if (use(i).role == NameRole::load)
        made(i);
    }
    return std::move(out);
  }
};

}  // namespace

std::vector<Misplaced> misplaced_names(const Facts& before, NodeId root, const EditSet& edits,
                                       const Layout& layout, const Tree& result,
                                       const Scopes& after) {
  if (layout.origins.empty()) return {};
  return Landing{before, root, edits, layout, result, after}.run();
}

uint32_t nearest_unit(const Layout& layout, Span at) {
  uint32_t best = kNoUnit, distance = UINT32_MAX;
  for (const Origin& o : layout.origins) {
    if (o.unit == kNoUnit || o.meaning == Meaning::kept) continue;
    const uint32_t away = o.output.begin > at.end   ? o.output.begin - at.end
                          : o.output.end < at.begin ? at.begin - o.output.end
                                                    : 0;
    if (away < distance) best = o.unit, distance = away;
  }
  return best;
}

}  // namespace hvr
