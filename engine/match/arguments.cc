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

const ir::Signature* Matcher::declared(const Ask& a, uint32_t arguments) const {
  if (arguments == 0 || a[arguments - 1].type != Type::name) return nullptr;
  const std::string& callee = a[arguments - 1].text;
  const ir::Library& library = facts_.library();
  if (const ir::Signature* s = library.constructor(callee)) return s;
  const auto it = library.functions.find(callee);
  return it == library.functions.end() ? nullptr : &it->second;
}

// What the pattern gives by its place and the call by its name.
void Matcher::pair_with_keywords(const Ask& a, const ir::Signature& signature, Parts& parts,
                                 Pairs& pairs) const {
  const auto given = std::count_if(parts.ns.begin(), parts.ns.end(),
                                   [&](NodeId n) { return by_place(tree_.kind(n)); });
  int place = 0;
  for (size_t i = 0; i < parts.ps.size(); ++i) {
    const uint32_t p = parts.ps[i];
    if (ir::is_keyword(a[p])) continue;
    if (ir::is_list(a[p]) || !by_place(a[p].kind)) return;
    const int at = place++;
    if (at < given || a[p].want == ir::HoleKind::argument) continue;
    const auto it = std::find_if(parts.ns.begin(), parts.ns.end(), [&](NodeId n) {
      return tree_.kind(n) == Kind::keyword_argument &&
             signature.find(tree_.text(tree_.child(n, Field::name))) == at;
    });
    if (it == parts.ns.end()) continue;
    pairs.push_back({p, tree_.child(*it, Field::value)});
    parts.ns.erase(it);
    parts.ps.erase(parts.ps.begin() + i--);
  }
}

// The other way round: the last that is given by its place, so that no other one changes its own.
void Matcher::pair_with_places(const Ask& a, const ir::Signature& signature, Parts& parts,
                               Pairs& pairs) const {
  const std::vector<ir::Parameter>& names = signature.parameters;
  const auto singles = std::count_if(parts.ps.begin(), parts.ps.end(), [&](uint32_t p) {
    return !ir::is_keyword(a[p]) && !ir::is_list(a[p]);
  });
  for (;;) {
    size_t last = parts.ns.size();
    while (last > 0 && !by_place(tree_.kind(parts.ns[last - 1]))) --last;
    if (static_cast<ptrdiff_t>(last) <= singles) return;
    const auto it = std::find_if(parts.ps.begin(), parts.ps.end(), [&](uint32_t p) {
      return ir::is_keyword(a[p]) && a[p + 1].type == Type::literal && last <= names.size() &&
             a[p + 1].text == names[last - 1].name && !names[last - 1].keyword_only;
    });
    if (it == parts.ps.end()) return;
    pairs.push_back({a[*it + 1].last, parts.ns[last - 1]});
    parts.ns.erase(parts.ns.begin() + (last - 1));
    parts.ps.erase(it);
  }
}

// Arguments that the pattern and the call give in different ways, by the signature of the callee
// that the pattern names; they leave the lists of parts.
Matcher::Pairs Matcher::pairs_of(const Ask& a, Parts& parts, bool between) const {
  Pairs pairs;
  const bool named = std::any_of(parts.ns.begin(), parts.ns.end(),
                                 [&](NodeId n) { return tree_.kind(n) == Kind::keyword_argument; });
  const bool asked = !between && std::any_of(parts.ps.begin(), parts.ps.end(),
                                             [&](uint32_t p) { return ir::is_keyword(a[p]); });
  if (a.f.exact || (!named && !asked)) return pairs;
  const ir::Signature* signature = declared(a, parts.owner);
  const bool splat = std::any_of(parts.ns.begin(), parts.ns.end(),
                                 [&](NodeId n) { return tree_.kind(n) == Kind::list_splat; });
  if (!signature || splat) return pairs;
  if (named) pair_with_keywords(a, *signature, parts, pairs);
  if (asked) pair_with_places(a, *signature, parts, pairs);
  return pairs;
}

bool Matcher::paired(const Ask& a, const Pairs& pairs, size_t i, Next next) const {
  if (i == pairs.size()) return next();
  return node(a, pairs[i].part, pairs[i].node, [&] { return paired(a, pairs, i + 1, next); });
}

bool Matcher::arguments(const Ask& a, Parts& parts, Next next) const {
  const NodeId owner = parts.node;
  parts.ns =
      tree_.kind(owner) == Kind::generator_expression ? Few<NodeId, 8>{owner} : tree_.parts(owner);
  const uint32_t* front =
      std::find_if(parts.ps.begin(), parts.ps.end(), [&](uint32_t p) { return ir::is_list(a[p]); });
  // Lists stand in front of a keyword and behind it.
  const uint32_t* key = std::find_if(front, std::as_const(parts.ps).end(),
                                     [&](uint32_t p) { return ir::is_keyword(a[p]); });
  const bool between = std::any_of(key, std::as_const(parts.ps).end(),
                                   [&](uint32_t p) { return ir::is_list(a[p]); });
  const Pairs pairs = pairs_of(a, parts, between);
  Few<uint32_t, 8> keys, others;
  for (const uint32_t p : parts.ps) (ir::is_keyword(a[p]) ? keys : others).push_back(p);
  const bool ordered = keys.empty() || between;
  if (!ordered) parts.ps = std::move(others);
  return paired(a, pairs, 0, [&] {
    return ordered ? list(a, parts, 0, 0, next) : keywords(a, parts, keys, 0, next);
  });
}

}  // namespace hvr
