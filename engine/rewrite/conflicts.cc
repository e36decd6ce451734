// Which edits exclude each other.
#include <algorithm>

#include "base/allowance.h"
#include "engine/rewrite/edits.h"

namespace hvr {

std::string_view edit_name(Edit::Kind k) {
  switch (k) {
    case Edit::Kind::replace: return "replace";
    case Edit::Kind::wrap: return "wrap";
    case Edit::Kind::guard: return "guard";
    case Edit::Kind::before: return "before";
    case Edit::Kind::after: return "after";
    case Edit::Kind::remove: return "remove";
    case Edit::Kind::add_argument: return "add argument";
    case Edit::Kind::drop_argument: return "drop argument";
    case Edit::Kind::name_argument: return "name argument";
    case Edit::Kind::insert: return "insert";
  }
  return "?";
}

namespace {

// The nodes of a result's holes: what survives inside a replacement.
void survivors(const Value& v, const ir::Ruleset& p, std::vector<NodeId>& out) {
  step();
  if (v.type == Value::Type::node) out.push_back(v.node);
  if (v.type == Value::Type::nodes) out.insert(out.end(), v.nodes.begin(), v.nodes.end());
  for (const Value& item : v.items) survivors(item, p, out);
  if (v.type != Value::Type::result) return;
  for (const auto& s : p.fragments[v.result->fragment].segments)
    if (s.var) survivors(v.result->frame[*s.var], p, out);
  for (const auto& splice : v.result->splices) survivors(splice.value, p, out);
}

// Whether only one of two edits of one node can be made.
bool exclusive(const Edit& a, const Edit& b) {
  using K = Edit::Kind;
  if (a.kind == K::replace && b.kind == K::replace) return true;
  if (a.kind == K::wrap && b.kind == K::wrap) return a.set && b.set;
  if (a.kind == K::add_argument && b.kind == K::add_argument) return a.name == b.name;
  return (a.kind == K::drop_argument && (b.kind == K::wrap || b.kind == K::drop_argument)) ||
         (b.kind == K::drop_argument && a.kind == K::wrap);
}

struct Settlement {
  EditSet& set;
  const Tree& tree;
  const ir::Ruleset& rules;
  std::map<NodeId, std::vector<const Edit*>> by_node{};
  std::vector<std::pair<uint32_t, uint32_t>> lost{};

  bool alive(const Edit& e) const { return !set.units[e.unit].dropped; }
  bool together(uint32_t a, uint32_t b) const { return set.units[a].group == set.units[b].group; }
  void drop(uint32_t loser, uint32_t winner) {
    if (together(loser, winner) || set.units[loser].dropped) return;
    set.units[loser].dropped = set.units[loser].lost = true;
    set.units[loser].why = "excluded by rule `" + rules.rules[set.units[winner].rule].name + "`";
    lost.emplace_back(loser, winner);
  }

  // Edits of one node: the earlier rule wins.
  void beside() {
    // What goes from imports last of all goes beside whatever else was done to them.
    for (const Edit& e : set.edits)
      if (!e.tidy) by_node[e.node].push_back(&e);
    for (auto& [n, list] : by_node) {
      std::stable_sort(list.begin(), list.end(),
                       [](const Edit* a, const Edit* b) { return a->rule < b->rule; });
      for (size_t i = 0; i < list.size(); ++i)
        for (size_t j = i + 1; j < list.size(); ++j)
          if (alive(*list[i]) && alive(*list[j]) && exclusive(*list[i], *list[j]))
            drop(list[j]->unit, list[i]->unit);
    }
  }

  // Edits inside of text that another one takes away, aside from what its results show.
  void inside(const Edit& outer) {
    std::vector<NodeId> kept;
    for (const Value& v : outer.results) survivors(v, rules, kept);
    for (const Edit::Kept& k : outer.kept) kept.push_back(k.node);
    const auto survives = [&](NodeId n) {
      return std::any_of(kept.begin(), kept.end(), [&](NodeId k) { return tree.is_inside(n, k); });
    };
    for (auto it = by_node.upper_bound(outer.node);
         it != by_node.end() && it->first < tree[outer.node].last; ++it)
      if (!survives(it->first))
        for (const Edit* e : it->second) settle(outer, *e);
  }
  void settle(const Edit& outer, const Edit& e) {
    if (!alive(e) || together(e.unit, outer.unit)) return;
    // What stands in removed text is gone with it, and needs no message.
    if (outer.kind != Edit::Kind::replace)
      set.units[e.unit].dropped = true;
    else if (e.rule < outer.rule)
      drop(outer.unit, e.unit);
    else
      drop(e.unit, outer.unit);
  }
};

}  // namespace

std::vector<std::pair<uint32_t, uint32_t>> settle_conflicts(EditSet& set, const Tree& t,
                                                            const ir::Ruleset& p) {
  Settlement s{set, t, p};
  s.beside();
  for (const Edit& outer : set.edits)
    if (s.alive(outer) && !outer.tidy &&
        (outer.kind == Edit::Kind::replace || outer.kind == Edit::Kind::remove ||
         outer.kind == Edit::Kind::drop_argument))
      s.inside(outer);
  return std::move(s.lost);
}

}  // namespace hvr
