// Patterns of which each part can match in one way only: matched from left to right, with no way
// back kept open.
#include "base/allowance.h"
#include "engine/match/forms.h"
#include "engine/match/matcher.h"
#include "python/dropped.h"

namespace hvr {

using Type = ir::PatternNode::Type;

namespace {
// Whether the arguments of a pattern are a list of all, or single ones with such a list at most
// behind them where no signature tells of other ways to give them.
bool straight_arguments(const std::vector<ir::PatternNode>& pattern, uint32_t p) {
  const bool named = p > 0 && pattern[p - 1].type == Type::name;
  for (uint32_t c = p + 1; c < pattern[p].last; c = pattern[c].last) {
    if (pattern[c].is_keyword()) return false;
    if (pattern[c].is_list()) return pattern[c].last == pattern[p].last && (!named || c == p + 1);
  }
  return !named;
}

// Constructs whose parts are more than their children, or told by more than these.
bool has_own_parts(Kind k) {
  return k == Kind::delete_statement || (has_shape(k) && k != Kind::subscript);
}
}  // namespace

bool is_straight(const ir::Fragment& f) {
  const auto& pattern = f.pattern;
  if (f.splits || f.category == ir::Category::statements || pattern[0].is_list()) return false;
  for (uint32_t p = 0; p < pattern.size(); ++p) {
    if (pattern[p].type != Type::node) continue;
    if (has_own_parts(pattern[p].kind)) return false;
    if (pattern[p].kind == Kind::argument_list && !straight_arguments(pattern, p)) return false;
    for (uint32_t c = p + 1; c < pattern[p].last; c = pattern[c].last)
      if (pattern[c].is_list() && pattern[c].last != pattern[p].last) return false;
  }
  return true;
}

bool Matcher::straight(const Ask& a, uint32_t p, NodeId n) const {
  const ir::PatternNode& pat = a[p];
  if (pat.type == Type::node && tree_.kind(n) == pat.kind) return straight_node(a, p, n);
  const bool held = pat.type == Type::hole || pat.type == Type::any;
  if (held && !may_stand_around(tree_.kind(n))) return hole(a, p, n, [] { return true; });
  return node(a, p, n, [] { return true; });
}

namespace {
// Whether a part of a construct is syntax that patterns may leave free.
bool may_be_open(const Tree& t, NodeId owner, NodeId part) {
  const Kind k = t.kind(owner);
  const bool assigns = k == Kind::assignment && t.child(owner, Field::right) != kNoNode;
  return ir::open_part(k, t.kind(part), t[part].field, t.text(part), assigns) != ir::OpenPart::none;
}
}  // namespace

bool Matcher::straight_node(const Ask& a, uint32_t p, NodeId n) const {
  Trial trial(a.captures);
  const size_t noted = a.open ? a.open->size() : 0;
  NodeId at = tree_.first_part(n);
  uint32_t c = p + 1;
  for (; c < a[p].last && !a[c].is_list(); c = a[c].last) {
    if (at == kNoNode || a[c].field != tree_[at].field || !straight(a, c, at)) break;
    at = tree_.next_part(at);
  }
  // A list takes all that is left.
  const auto rest = [&] {
    if (a[c].type == Type::any_sequence) return true;
    Value v = Value::of(Value::Type::nodes);
    v.node = n;
    for (; at != kNoNode; at = tree_.next_part(at)) v.nodes.push_back(at);
    spend(v.nodes.size() / 4);
    const Value& held = a.captures[*a[c].var];
    if (held.bound()) return same(held, v);
    a.captures.set(*a[c].var, std::move(v));
    return true;
  };
  const bool list = c < a[p].last && a[c].is_list();
  const bool fits = list ? rest() : c == a[p].last && at == kNoNode;
  // A comma behind what `$..._` passes over is one part more.
  const bool shaped = a[p].kind != Kind::subscript || (list && a[c].type == Type::any_sequence);
  if (!shaped && a[p].text != shape_of(tree_, n)) return false;
  if (!fits && !list && at != kNoNode && may_be_open(tree_, n, at)) {
    // A part that the pattern may leave free.
    trial.undo();
    if (a.open) a.open->resize(noted);
    if (!construct(a, p, n, [] { return true; })) return false;
  } else if (!fits) {
    return false;
  }
  trial.keep();
  return true;
}

}  // namespace hvr
