// Equal edits of several applications are one, and those that share one stand or fall together.
#include <algorithm>
#include <map>
#include <numeric>

#include "base/allowance.h"
#include "engine/match/identity.h"
#include "engine/rewrite/edits.h"

namespace hvr {
namespace {

// What tells texts apart, written as bytes: two values with one key come to the same text. What is
// computed where it stands, and what is edited itself, is like nothing but its own node.
class Keys {
 public:
  Keys(const EditSet& set, const Query& query) : query_(query), tree_(query.tree) {
    for (const Edit& e : set.edits) edited_.push_back(e.node);
    std::sort(edited_.begin(), edited_.end());
  }

  std::string of(const Edit& e) const {
    std::string out;
    for (const uint64_t n : {uint64_t{static_cast<uint8_t>(e.kind)}, uint64_t{e.node},
                             uint64_t{e.last}, uint64_t{e.set}, uint64_t{e.tidy}})
      number(n, out);
    text(e.name, out);
    for (const Value& v : e.results) add(v, out);
    for (const Edit::Kept& k : e.kept) number(k.node, out);
    return out;
  }

 private:
  static void number(uint64_t n, std::string& out) { out.append(std::to_string(n)).append(1, ';'); }
  static void text(std::string_view s, std::string& out) {
    number(s.size(), out);
    out += s;
  }
  bool is_edited(NodeId n) const {
    const auto first = std::lower_bound(edited_.begin(), edited_.end(), n);
    return first != edited_.end() && *first < tree_[n].last;
  }
  bool path(NodeId n, std::string& out) const {
    switch (tree_.kind(n)) {
      case Kind::identifier: {
        text(tree_.text(n), out);
        const auto bound = query_.facts.reaching(n);
        std::vector<uint64_t> ids;
        for (const auto id : bound) ids.push_back(id);
        std::sort(ids.begin(), ids.end());
        for (const uint64_t id : ids) number(id, out);
        return true;
      }
      case Kind::attribute:
        if (!path(tree_.child(n, Field::object), out)) return false;
        text(tree_.text(tree_.child(n, Field::attribute)), out);
        return true;
      case Kind::integer:
      case Kind::float_:
      case Kind::string:
      case Kind::none_:
      case Kind::true_:
      case Kind::false_: text(tree_.text(n), out); return true;
      default: return false;
    }
  }
  void node(NodeId n, std::string& out) const {
    std::string spelled;
    const bool same = n != kNoNode && !is_edited(n) && path(n, spelled);
    out += same ? 'p' : 'n';
    if (same)
      out += spelled;
    else
      number(n, out);
  }
  void add(const Value& v, std::string& out) const {
    step();
    number(static_cast<uint64_t>(v.type), out);
    if (v.type == Value::Type::node) return node(v.node, out);
    if (v.type != Value::Type::result) return text(identity_of(v), out);
    for (const ir::Segment& s : query_.rules.fragments[v.result->fragment].segments) {
      number(static_cast<uint64_t>(s.type), out);
      number(static_cast<uint64_t>(s.indent), out);
      text(s.text, out);
      text(s.fold, out);
      if (s.glued) out += 'g';
      if (s.var) add(v.result->frame[*s.var], out);
      if (s.term) add(v.result->splice(*s.term), out);
    }
  }

  const Query& query_;
  const Tree& tree_;
  std::vector<NodeId> edited_;
};

// Units that belong together, by the first of them.
struct Groups {
  std::vector<uint32_t> first;
  uint32_t of(uint32_t unit) {
    while (first[unit] != unit) unit = first[unit] = first[first[unit]];
    return unit;
  }
  void join(uint32_t a, uint32_t b) {
    a = of(a), b = of(b);
    first[std::max(a, b)] = std::min(a, b);
  }
};

}  // namespace

void share_equal_edits(EditSet& set, const Query& query) {
  // Only edits of one kind at one node can be equal.
  std::map<std::pair<NodeId, Edit::Kind>, std::vector<size_t>> beside;
  for (size_t i = 0; i < set.edits.size(); ++i)
    // The name of a value is given once, whoever asks for it.
    if (set.edits[i].name != "hoisted") beside[{set.edits[i].node, set.edits[i].kind}].push_back(i);
  const Keys keys(set, query);
  Groups groups{std::vector<uint32_t>(set.units.size())};
  std::iota(groups.first.begin(), groups.first.end(), 0U);
  std::vector<bool> again(set.edits.size(), false);
  for (const auto& [place, edits] : beside) {
    if (edits.size() < 2) continue;
    // What one application does several times another one does as often.
    std::map<std::pair<std::string, size_t>, uint32_t> known;
    std::map<std::pair<std::string, uint32_t>, size_t> times;
    for (const size_t i : edits) {
      const uint32_t unit = set.edits[i].unit;
      std::string key = keys.of(set.edits[i]);
      const size_t time = times[{key, unit}]++;
      const auto [it, fresh] = known.try_emplace({std::move(key), time}, unit);
      if (fresh) continue;
      again[i] = true;
      groups.join(it->second, unit);
      set.units[unit].shares = set.units[it->second].shares = true;
    }
  }
  size_t kept = 0;
  for (size_t i = 0; i < set.edits.size(); ++i) {
    if (again[i]) continue;
    if (kept != i) set.edits[kept] = std::move(set.edits[i]);
    ++kept;
  }
  set.edits.resize(kept);
  for (uint32_t u = 0; u < set.units.size(); ++u) set.units[u].group = groups.of(u);
}

bool fall_together(EditSet& set) {
  std::map<uint32_t, uint32_t> fallen;  // by group: the unit that fell first
  for (uint32_t u = 0; u < set.units.size(); ++u)
    if (set.units[u].shares && set.units[u].dropped) fallen.try_emplace(set.units[u].group, u);
  bool any = false;
  for (Unit& u : set.units) {
    if (!u.shares || u.dropped) continue;
    const auto it = fallen.find(u.group);
    if (it == fallen.end()) continue;
    const Unit& other = set.units[it->second];
    u.dropped = any = true;
    u.failed = other.failed;
    u.lost = other.lost;
    u.why = other.why;
    u.lacks = other.lacks;
    u.fell_with = it->second;
  }
  return any;
}

}  // namespace hvr
