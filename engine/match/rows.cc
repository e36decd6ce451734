// Rows of relations and patterns anywhere in a scope, as conditions.
#include <algorithm>

#include "engine/match/evaluator.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

bool Evaluator::unify(TermId bind, const Row& row, const ir::Relation& r, Frame& f) {
  const ir::Term& b = rules_[bind];
  const auto column = std::find(r.columns.begin(), r.columns.end(), b.text);
  if (column == r.columns.end()) return false;
  const Value& have = row.columns[static_cast<size_t>(column - r.columns.begin())];
  const ir::Term& target = rules_[b.children[0]];
  if (target.op == Op::var) {
    if (target.a < 0) return true;
    Value& slot = f[static_cast<size_t>(target.a)];
    if (!slot.bound()) {
      slot = have;
      return true;
    }
    if (matcher_.same(slot, have)) return true;
    // Another spelling of the same object: both come from one place.
    if (slot.type != Type::node || have.type != Type::node) return false;
    const NodeSet a = flow_.origins(slot.node), c = flow_.origins(have.node);
    for (const NodeId x : a.nodes)
      if (std::find(c.nodes.begin(), c.nodes.end(), x) != c.nodes.end()) return true;
    return false;
  }
  return matcher_.same(value(b.children[0], f), have);
}

Tri Evaluator::some_row(const ir::Term& t, Frame& f, const Yield* yield) {
  if (t.a < 0) return Tri::no;
  const ir::Relation& r = rules_.relations[static_cast<size_t>(t.a)];
  Tri best = Tri::no;
  std::vector<std::pair<std::vector<Value>, NodeId>> seen;
  for (const Row& row : relations[static_cast<size_t>(t.a)]) {
    Frame trial = f;
    Tri sure = row.sure ? Tri::yes : Tri::unknown;
    bool ok = true;
    TermId where = UINT32_MAX;
    for (const TermId c : t.children) {
      if (rules_[c].op == Op::bind)
        ok = ok && unify(c, row, r, trial);
      else
        where = c;
    }
    if (!ok) continue;
    if (t.b >= 0) {
      Value& at = trial[static_cast<size_t>(t.b)];
      if (at.bound()) {
        if (at.type != Type::node || at.node != row.at) continue;
      } else {
        at = Value::of_node(row.at);
      }
    }
    if (where != UINT32_MAX) sure = sure & condition(where, trial);
    if (sure == Tri::no) continue;
    if (yield) {
      // Once per distinct tuple of the columns that are named.
      std::vector<Value> named;
      for (const TermId c : t.children)
        if (rules_[c].op == Op::bind && rules_[rules_[c].children[0]].op == Op::var &&
            rules_[rules_[c].children[0]].a >= 0)
          named.push_back(trial[static_cast<size_t>(rules_[rules_[c].children[0]].a)]);
      const NodeId at = t.b >= 0 ? row.at : kNoNode;
      const bool again = std::any_of(seen.begin(), seen.end(), [&](const auto& s) {
        if (s.second != at || s.first.size() != named.size()) return false;
        for (size_t i = 0; i < named.size(); ++i)
          if (s.first[i].type != named[i].type || s.first[i].node != named[i].node ||
              s.first[i].text != named[i].text)
            return false;
        return true;
      });
      if (again) continue;
      seen.emplace_back(named, at);
      (*yield)(trial, sure);
      best = best | sure;
      continue;
    }
    if (sure > best) {
      best = sure;
      if (sure == Tri::yes) {
        f = std::move(trial);
        return best;
      }
    }
  }
  return best;
}

std::vector<NodeId> Evaluator::places(TermId id, Frame f) {
  std::vector<NodeId> out;
  some_fragment(rules_[id], f, &out);
  return out;
}

// With `all`, goes on behind the first match and collects every node that surely holds.
Tri Evaluator::some_fragment(const ir::Term& t, Frame& f, std::vector<NodeId>* all) {
  size_t end = t.children.size();
  const TermId where = t.a == 1 ? t.children[--end] : UINT32_MAX;
  NodeId scope = kNoNode;
  if (t.b == 1) {
    const Value v = value(t.children[--end], f);
    if (v.type != Type::node) return Tri::unknown;
    scope = v.node;
  }
  Tri best = Tri::no;
  for (size_t i = 0; i < end; ++i) {
    const auto fragment = static_cast<ir::FragmentId>(rules_[t.children[i]].a);
    for (const NodeId n : matcher_.candidates(fragment, scope)) {
      Frame trial = f;
      if (!matcher_.match(fragment, n, trial)) continue;
      const Tri ok = where == UINT32_MAX ? Tri::yes : condition(where, trial);
      best = best | ok;
      if (ok != Tri::yes) continue;
      if (!all) {
        f = std::move(trial);
        return Tri::yes;
      }
      all->push_back(n);
    }
  }
  return best;
}

}  // namespace hvr
