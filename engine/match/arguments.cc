// Arguments of calls: keywords match wherever they stand, and those that the pattern and the call
// give in different ways by the signature of the callee that the pattern names.
#include <algorithm>
#include <utility>

#include "base/allowance.h"
#include "engine/match/matcher.h"

namespace hvr {

using Type = ir::PatternNode::Type;

namespace {
bool by_place(Kind k) {
  return k != Kind::keyword_argument && k != Kind::list_splat && k != Kind::dictionary_splat;
}
using Pattern = std::vector<ir::PatternNode>;

// What the pattern gives by its place and the call by its name.
void pair_with_keywords(const Tree& tree, const Pattern& a, const ir::Signature& signature,
                        Few<uint32_t, 8>& ps, Few<NodeId, 8>& ns, Pairs& pairs) {
  const auto given =
      std::count_if(ns.begin(), ns.end(), [&](NodeId n) { return by_place(tree.kind(n)); });
  int place = 0;
  for (size_t i = 0; i < ps.size(); ++i) {
    const uint32_t p = ps[i];
    if (a[p].is_keyword()) continue;
    if (a[p].is_list() || !by_place(a[p].kind)) return;
    const int at = place++;
    if (at < given || a[p].want == ir::HoleKind::argument) continue;
    const auto it = std::find_if(ns.begin(), ns.end(), [&](NodeId n) {
      return tree.kind(n) == Kind::keyword_argument &&
             signature.find(tree.text(tree.child(n, Field::name))) == at;
    });
    if (it == ns.end()) continue;
    pairs.push_back({p, tree.child(*it, Field::value)});
    ns.erase(it);
    ps.erase(ps.begin() + i--);
  }
}

// The other way round: the last that is given by its place, so that no other one changes its own.
void pair_with_places(const Tree& tree, const Pattern& a, const ir::Signature& signature,
                      Few<uint32_t, 8>& ps, Few<NodeId, 8>& ns, Pairs& pairs) {
  const std::vector<ir::Parameter>& names = signature.parameters;
  const auto singles = std::count_if(
      ps.begin(), ps.end(), [&](uint32_t p) { return !a[p].is_keyword() && !a[p].is_list(); });
  for (;;) {
    size_t last = ns.size();
    while (last > 0 && !by_place(tree.kind(ns[last - 1]))) --last;
    if (static_cast<ptrdiff_t>(last) <= singles) return;
    const auto it = std::find_if(ps.begin(), ps.end(), [&](uint32_t p) {
      return a[p].is_keyword() && a[p + 1].type == Type::literal && last <= names.size() &&
             a[p + 1].text == names[last - 1].name && !names[last - 1].keyword_only;
    });
    if (it == ps.end()) return;
    pairs.push_back({a[*it + 1].last, ns[last - 1]});
    ns.erase(ns.begin() + (last - 1));
    ps.erase(it);
  }
}
}  // namespace

// Keywords match wherever they stand, each once.
bool Matcher::keywords(const Ask& a, const Parts& parts, const Few<uint32_t, 8>& keys, size_t i,
                       Next next) const {
  if (i == keys.size()) return list(a, parts, 0, 0, next);
  bool tried = false;
  for (size_t j = 0; j < parts.ns.size(); ++j) {
    const NodeId n = parts.ns[j];
    if (tree_.kind(n) != Kind::keyword_argument) continue;
    const ir::PatternNode& key = a[keys[i] + 1];
    if (key.type == Type::literal && key.text != tree_.text(tree_.child(n, Field::name))) continue;
    step();
    tried = true;
    Parts rest = parts;
    rest.ns.erase(rest.ns.begin() + j);
    if (node(a, keys[i], n, [&] { return keywords(a, rest, keys, i + 1, next); })) return true;
  }
  return !tried && parts_at(a, keys[i], parts.node, kMissing);
}

// Arguments that the pattern and the call give in different ways, by the signature of the callee
// that the pattern names; they leave the lists of parts.
Pairs Matcher::pairs_of(const Ask& a, Parts& parts, bool between) const {
  Pairs pairs;
  const bool named = std::any_of(parts.ns.begin(), parts.ns.end(),
                                 [&](NodeId n) { return tree_.kind(n) == Kind::keyword_argument; });
  const bool asked = !between && std::any_of(parts.ps.begin(), parts.ps.end(),
                                             [&](uint32_t p) { return a[p].is_keyword(); });
  if (a.f.exact || (!named && !asked)) return pairs;
  const bool callee = parts.owner > 0 && a[parts.owner - 1].type == Type::name;
  if (!callee) return pairs;
  const ir::Signature* signature = facts_.library().callee(a[parts.owner - 1].text);
  const bool splat = std::any_of(parts.ns.begin(), parts.ns.end(),
                                 [&](NodeId n) { return tree_.kind(n) == Kind::list_splat; });
  if (!signature || splat) return pairs;
  if (named) pair_with_keywords(tree_, a.f.pattern, *signature, parts.ps, parts.ns, pairs);
  if (asked) pair_with_places(tree_, a.f.pattern, *signature, parts.ps, parts.ns, pairs);
  return pairs;
}

bool Matcher::paired(const Ask& a, const Pairs& pairs, size_t i, Next next) const {
  if (i == pairs.size()) return next();
  return node(a, pairs[i].part, pairs[i].node, [&] { return paired(a, pairs, i + 1, next); });
}

bool Matcher::arguments(const Ask& a, Parts& parts, Next next) const {
  const NodeId owner = parts.node;
  if (tree_.kind(owner) == Kind::generator_expression)
    parts.ns.push_back(owner);
  else
    tree_.add_parts(owner, parts.ns);
  const bool plain = parts.owner == 0 || a[parts.owner - 1].type != Type::name;
  if (plain &&
      std::none_of(parts.ps.begin(), parts.ps.end(), [&](uint32_t p) { return a[p].is_keyword(); }))
    return list(a, parts, 0, 0, next);
  const uint32_t* front =
      std::find_if(parts.ps.begin(), parts.ps.end(), [&](uint32_t p) { return a[p].is_list(); });
  // Lists stand in front of a keyword and behind it.
  const uint32_t* key = std::find_if(front, std::as_const(parts.ps).end(),
                                     [&](uint32_t p) { return a[p].is_keyword(); });
  const bool between =
      std::any_of(key, std::as_const(parts.ps).end(), [&](uint32_t p) { return a[p].is_list(); });
  const Pairs pairs = pairs_of(a, parts, between);
  Few<uint32_t, 8> keys, others;
  for (const uint32_t p : parts.ps) (a[p].is_keyword() ? keys : others).push_back(p);
  const bool ordered = keys.empty() || between;
  if (!ordered) parts.ps = std::move(others);
  return paired(a, pairs, 0, [&] {
    return ordered ? list(a, parts, 0, 0, next) : keywords(a, parts, keys, 0, next);
  });
}

}  // namespace hvr
