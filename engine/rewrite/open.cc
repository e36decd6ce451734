// Each part is known by its construct: the second `for` of the pattern is the second of the result.
#include "engine/rewrite/open.h"

#include <algorithm>
#include <set>

#include "base/allowance.h"
#include "ir/walk.h"

namespace hvr {
namespace {

using ir::OpenPart;
using ir::PatternNode;
using ir::Segment;

// A construct of a fragment: what patterns and results call it by.
struct Construct {
  Kind kind = Kind::other;
  uint32_t ordinal = 0;
  uint32_t count = 0;  // of its kind, in the whole fragment
  std::string text;    // of a parameter or an `if`
};

struct Part {
  OpenNode open;
  Construct construct;
};

std::string name_of_parameter(const ir::Fragment& f, uint32_t p) {
  const PatternNode& n = f.pattern[p];
  if (n.type == PatternNode::Type::node) return name_of_parameter(f, p + 1);
  return (n.type == PatternNode::Type::hole || n.type == PatternNode::Type::any ? "$" : "") +
         n.text;
}

// The construct that a part is left free in: cases stand in a block of theirs.
uint32_t owner_of(const ir::Fragment& f, const OpenNode& open) {
  uint32_t p = open.owner;
  if (open.part == OpenPart::cases)
    while (p > 0 && f.pattern[p].kind != Kind::match_statement) --p;
  return p;
}

Construct construct_of(const ir::Fragment& f, const OpenNode& open) {
  const uint32_t at = owner_of(f, open);
  const PatternNode& owner = f.pattern[at];
  if (open.part == OpenPart::as_target && owner.kind != Kind::with_item &&
      owner.kind != Kind::except_clause)
    return {Kind::aliased_import, 0, 0, name_of_parameter(f, open.owner)};
  if (open.part == OpenPart::annotation && owner.kind != Kind::assignment)
    return {Kind::typed_parameter, 0, 0, name_of_parameter(f, open.owner)};
  Construct out{owner.kind, 0, 0, owner.kind == Kind::if_statement ? owner.text : std::string()};
  for (uint32_t p = 0; p < f.pattern.size(); ++p) {
    if (f.pattern[p].kind != owner.kind || f.pattern[p].type != PatternNode::Type::node) continue;
    out.ordinal += p < at;
    ++out.count;
  }
  return out;
}

// All patterns that the rule looks for.
std::vector<ir::FragmentId> patterns_of(const ir::Ruleset& rules, const ir::Rule& rule) {
  std::vector<ir::FragmentId> out;
  ir::walk_rule(rules, rule, [&](const auto& op, const ir::RulePlace&) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::FragmentId>)
        if (!rules[operand].pattern.empty()) out.push_back(operand);
    });
  });
  return out;
}

// The optional syntax of a node that no pattern of the rule described.
std::vector<Part> own_parts(const Tree& t, NodeId n) {
  std::vector<Part> out;
  const bool assigns = t.kind(n) == Kind::assignment && t.child(n, Field::right) != kNoNode;
  if (t.kind(n) == Kind::match_statement)
    for (const NodeId c : t.children(t.child(n, Field::body)))
      if (t.kind(c) == Kind::case_clause)
        out.push_back({{c, OpenPart::cases, 0, 0}, {t.kind(n), 0, 1, {}}});
  for (const NodeId c : t.children(n)) {
    const OpenPart part = ir::open_part(t.kind(n), t.kind(c), t[c].field, t.text(c), assigns);
    if (part == OpenPart::none || part == OpenPart::bases) continue;
    out.push_back({{c, part, 0, 0}, {t.kind(n), 0, 1, {}}});
  }
  return out;
}

std::vector<Part> open_parts(const Query& q, ir::RuleId rule, NodeId n, const Captures& captures) {
  std::vector<Part> out;
  bool described = false;
  for (const ir::FragmentId f : patterns_of(q.rules, q.rules.rules[rule])) {
    if (q.rules[f].pattern[0].type != PatternNode::Type::node) continue;
    Captures held = captures;
    std::vector<OpenNode> open;
    if (!q.matcher.match(f, n, held, &open)) continue;
    std::set<NodeId> here;
    for (const OpenNode& o : open) here.insert(o.node);
    if (described) {
      std::erase_if(out, [&](const Part& p) { return !here.contains(p.open.node); });
      continue;
    }
    described = true;
    for (const OpenNode& o : open) out.push_back({o, construct_of(q.rules[f], o)});
  }
  if (!described) out = own_parts(q.tree, n);
  std::sort(out.begin(), out.end(),
            [](const Part& a, const Part& b) { return a.open.node < b.open.node; });
  return out;
}

// The segments of the results that take optional syntax.
struct Taker {
  size_t result, segment;
  uint32_t ordinal;  // of its construct, in all results
  const Segment* slot;
};
std::vector<Taker> takers_of(const ir::Ruleset& rules, const std::vector<Value>& results) {
  std::vector<Taker> out;
  std::map<Kind, uint32_t> before;
  for (size_t r = 0; r < results.size(); ++r) {
    if (results[r].type != Value::Type::result) continue;
    const auto& segments = rules[results[r].result->fragment].segments;
    std::map<Kind, uint32_t> here;
    for (size_t s = 0; s < segments.size(); ++s) {
      const Segment& one = segments[s];
      if (one.type != Segment::Type::open) continue;
      const Kind kind = one.slot.construct;
      out.push_back({r, s, before[kind] + one.slot.ordinal, &one});
      here[kind] = std::max(here[kind], one.slot.ordinal + 1);
    }
    for (const auto& [kind, count] : here) before[kind] += count;
  }
  return out;
}

// Whether a text in the tree of `n` says that the part is part of what a result puts elsewhere.
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

const Taker* taker_for(const Part& part, const std::vector<Taker>& takers) {
  const bool parameter =
      part.construct.kind == Kind::typed_parameter || part.construct.kind == Kind::aliased_import;
  const bool ordered = ir::any_number(part.open.part);
  const Taker* found = nullptr;
  uint32_t count = 0;
  for (const Taker& p : takers) {
    const Segment::Slot& slot = p.slot->slot;
    if (slot.construct != part.construct.kind) continue;
    count = std::max(count, p.ordinal + 1);
    if (slot.part != part.open.part || p.slot->text != part.construct.text) continue;
    if (!parameter && p.ordinal != part.construct.ordinal) continue;
    // Of several, the last that is not behind its place in the pattern.
    if (found && (!ordered || slot.before > part.open.before)) continue;
    found = &p;
  }
  return parameter || count == part.construct.count ? found : nullptr;
}

}  // namespace

std::vector<Edit::Kept> kept_parts(const Query& q, ir::RuleId rule, NodeId n,
                                   const Captures& captures, const std::vector<Value>& results,
                                   std::string& lost) {
  std::vector<Edit::Kept> out;
  const auto parts = open_parts(q, rule, n, captures);
  if (parts.empty()) return out;
  const auto takers = takers_of(q.rules, results);
  std::vector<NodeId> moved;
  for (const Value& v : results) survivors(v, q.rules, moved);
  for (const Part& part : parts) {
    const NodeId node = part.open.node;
    if (std::any_of(moved.begin(), moved.end(),
                    [&](NodeId m) { return q.tree.is_inside(node, m); }))
      continue;
    const Taker* taker = taker_for(part, takers);
    // An annotation goes with its parameter.
    if (!taker && part.construct.kind == Kind::typed_parameter) continue;
    if (!taker) {
      lost = "what stands here has `" + std::string(ir::written(part.open.part)) +
             "`, for which the result has no place: name it in the pattern, or write `exactly`";
      return {};
    }
    out.push_back({node, part.open.part, taker->result, taker->segment});
  }
  return out;
}

}  // namespace hvr
