// Structural matching. Punctuation was dropped with the tree; keyword arguments match wherever they
// stand.
#include "engine/match/matcher.h"

#include <algorithm>
#include <numeric>

namespace hvr {

using ir::PatternNode;
using Type = ir::PatternNode::Type;

Matcher::Matcher(const ir::Ruleset& program, const Flow& flow)
    : rules_(program), flow_(flow), facts_(flow.facts()), tree_(facts_.tree()), index_(facts_) {
  for (const ir::Fragment& f : rules_.fragments) roots_.add(root_of(f, facts_.symbols()));
}

bool Matcher::same(NodeId a, NodeId b) const {
  if (a == b) return true;
  if (a == kNoNode || b == kNoNode || tree_.kind(a) != tree_.kind(b)) return false;
  switch (tree_.kind(a)) {
    case Kind::identifier: {
      if (tree_.text(a) != tree_.text(b)) return false;
      const auto ra = facts_.reaching(a), rb = facts_.reaching(b);
      if (ra == rb) return true;
      // `self` of two methods of one class is one object as far as paths go.
      if (ra.size() == 1 && rb.size() == 1) {
        const auto ta = flow_.types(a), tb = flow_.types(b);
        if (facts_.binding(ra[0]).kind == BindingKind::parameter &&
            facts_.binding(rb[0]).kind == BindingKind::parameter)
          return ta.complete && !ta.names.empty() && ta.names == tb.names;
      }
      return std::any_of(ra.begin(), ra.end(), [&](BindingId x) {
        return std::find(rb.begin(), rb.end(), x) != rb.end();
      });
    }
    case Kind::attribute:
      return tree_.text(tree_.child(a, Field::attribute)) ==
                 tree_.text(tree_.child(b, Field::attribute)) &&
             same(tree_.child(a, Field::object), tree_.child(b, Field::object));
    case Kind::subscript:
      return same(tree_.child(a, Field::value), tree_.child(b, Field::value)) &&
             tree_.text(tree_.child(a, Field::subscript)) ==
                 tree_.text(tree_.child(b, Field::subscript));
    case Kind::integer:
    case Kind::float_:
    case Kind::string:
    case Kind::none_:
    case Kind::true_:
    case Kind::false_: return tree_.text(a) == tree_.text(b);
    default: return false;  // anything else is computed anew each time
  }
}

bool Matcher::same(const Value& a, const Value& b) const {
  if (a.type != b.type) return false;
  const auto each_same = [&](const auto& x, const auto& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [&](const Value& v, const Value& w) { return same(v, w); });
  };
  switch (a.type) {
    case Value::Type::node: return same(a.node, b.node);
    case Value::Type::nodes: return a.nodes == b.nodes && each_same(a.items, b.items);
    case Value::Type::text:
    case Value::Type::klass: return a.text == b.text;
    case Value::Type::integer:
    case Value::Type::boolean: return a.integer == b.integer;
    case Value::Type::result:
      return a.result->fragment == b.result->fragment &&
             each_same(a.result->frame, b.result->frame);
    case Value::Type::bindings: return a.text == b.text && each_same(a.items, b.items);
    case Value::Type::unbound:
    case Value::Type::absent:
    case Value::Type::unknown: return true;
  }
  return false;
}

bool Matcher::named(const std::string& name, NodeId n) const {
  if (tree_.kind(n) == Kind::parenthesized_expression) n = tree_.first_part(n);
  if (tree_.kind(n) == Kind::dotted_name) {
    // A value of a `case`: `a.K`.
    const NodeId root = tree_.first_child(n);
    if (root == kNoNode || facts_.role(root) != NameRole::load) return false;
    const std::string& first = facts_.canonical(root);
    return !first.empty() &&
           facts_.library().canonical(
               first + std::string(tree_.text(n).substr(tree_.text(root).size()))) == name;
  }
  if (tree_.kind(n) != Kind::identifier && tree_.kind(n) != Kind::attribute) return false;
  const Kind pk = tree_.parent(n) == kNoNode ? Kind::other : tree_.kind(tree_.parent(n));
  if (pk == Kind::dotted_name || pk == Kind::aliased_import) return false;
  if (name.starts_with("builtins."))
    return tree_.kind(n) == Kind::identifier &&
           name.compare(9, std::string::npos, tree_.text(n)) == 0 && facts_.is_builtin(n);
  return facts_.canonical(n) == name;
}

namespace {
// The text between a string's quotes, without prefix, so that quoting style does not matter.
std::string_view string_content(std::string_view s) {
  const size_t q = s.find_first_of("'\"");
  if (q == std::string_view::npos) return s;
  const size_t n = s.substr(q, 3) == std::string(3, s[q]) && s.size() >= q + 6 ? 3 : 1;
  return s.size() < q + 2 * n ? s : s.substr(q + n, s.size() - q - 2 * n);
}
}  // namespace

namespace {
// Whether an argument or element is one value: neither `k=v` nor `*x` nor `**x`.
bool one_value(Kind k) {
  return k != Kind::keyword_argument && k != Kind::list_splat && k != Kind::dictionary_splat &&
         k != Kind::parenthesized_list_splat;
}
}  // namespace

bool Matcher::node(const ir::Fragment& f, uint32_t p, NodeId n, Captures& captures) const {
  const PatternNode& pat = f.pattern[p];
  switch (pat.type) {
    case Type::any: return p == 0 || one_value(tree_.kind(n));
    case Type::any_sequence:
    case Type::sequence: return false;
    case Type::hole: {
      if (p > 0 && !one_value(tree_.kind(n))) return false;
      const Value& v = captures[*pat.var];
      if (v.bound()) {
        if (v.type == Value::Type::node) return same(v.node, n);
        return v.type == Value::Type::text && v.text == tree_.text(n);
      }
      captures.set(*pat.var, Value::of_node(n));
      return true;
    }
    case Type::name: return named(pat.text, n);
    case Type::literal:
      if (tree_.kind(n) != pat.kind) return false;
      if (pat.kind == Kind::string)
        return string_content(pat.text) == string_content(tree_.text(n));
      return pat.text == tree_.text(n);
    case Type::node: break;
  }
  // Parentheses around an expression mean nothing.
  if (tree_.kind(n) == Kind::parenthesized_expression && pat.kind != Kind::parenthesized_expression)
    return node(f, p, tree_.first_part(n), captures);
  // `f(x for x in y)`: the generator is the argument list and its only argument.
  const bool bare_generator =
      pat.kind == Kind::argument_list && tree_.kind(n) == Kind::generator_expression;
  if (tree_.kind(n) != pat.kind && !bare_generator) return false;
  return children(f, p, n, captures);
}

bool Matcher::children(const ir::Fragment& f, uint32_t p, NodeId n, Captures& captures) const {
  std::vector<uint32_t> ps;
  for (uint32_t c = p + 1; c < f.pattern[p].last; c = f.pattern[c].last) ps.push_back(c);
  if (f.pattern[p].kind == Kind::argument_list) return arguments(f, ps, n, captures);
  return list(f, ps, 0, tree_.children(n), 0, n, captures);
}

// The pattern's i-th part is `$...x` or `$..._`: leftmost, shortest first.
bool Matcher::sequence(const ir::Fragment& f, const std::vector<uint32_t>& ps, size_t i,
                       const std::vector<NodeId>& ns, size_t j, NodeId owner,
                       Captures& captures) const {
  const PatternNode& pat = f.pattern[ps[i]];
  for (size_t k = j; k <= ns.size(); ++k) {
    Trial trial(captures);
    if (pat.type == Type::sequence) {
      Value v = Value::of(Value::Type::nodes);
      v.node = owner;
      v.nodes.assign(ns.begin() + static_cast<long>(j), ns.begin() + static_cast<long>(k));
      const Value& held = captures[*pat.var];
      if (held.bound() && !same(held, v)) continue;
      captures.set(*pat.var, std::move(v));
    }
    if (list(f, ps, i + 1, ns, k, owner, captures)) {
      trial.keep();
      return true;
    }
  }
  return false;
}

bool Matcher::list(const ir::Fragment& f, const std::vector<uint32_t>& ps, size_t i,
                   const std::vector<NodeId>& ns, size_t j, NodeId owner,
                   Captures& captures) const {
  if (i == ps.size()) return j == ns.size();
  const PatternNode& pat = f.pattern[ps[i]];
  if (pat.type == Type::sequence || pat.type == Type::any_sequence)
    return sequence(f, ps, i, ns, j, owner, captures);
  // A generator that is all of a call's arguments stands for its only argument.
  if (j == ns.size() || (pat.field != tree_[ns[j]].field && ns[j] != owner)) return false;
  return node(f, ps[i], ns[j], captures) && list(f, ps, i + 1, ns, j + 1, owner, captures);
}

bool Matcher::arguments(const ir::Fragment& f, const std::vector<uint32_t>& ps, NodeId owner,
                        Captures& captures) const {
  std::vector<NodeId> rest = tree_.kind(owner) == Kind::generator_expression
                                 ? std::vector<NodeId>{owner}
                                 : tree_.children(owner);
  std::vector<uint32_t> positional;
  for (const uint32_t p : ps) {
    if (f.pattern[p].type != Type::node || f.pattern[p].kind != Kind::keyword_argument) {
      positional.push_back(p);
      continue;
    }
    bool found = false;
    for (size_t i = 0; i < rest.size() && !found; ++i) {
      if (tree_.kind(rest[i]) != Kind::keyword_argument) continue;
      Trial trial(captures);
      if (!node(f, p, rest[i], captures)) continue;
      trial.keep();
      rest.erase(rest.begin() + static_cast<long>(i));
      found = true;
    }
    if (!found) return false;
  }
  return list(f, positional, 0, rest, 0, owner, captures);
}

bool Matcher::loads(NodeId n) const {
  if (tree_.kind(n) == Kind::identifier) return facts_.role(n) == NameRole::load;
  return tree_.kind(n) != Kind::attribute || target_role(tree_, n) == NameRole::load;
}

bool Matcher::match(ir::FragmentId id, NodeId n, Captures& captures) const {
  const ir::Fragment& f = rules_.fragments[id];
  if (f.pattern.empty() || !may_match(roots_[id], facts_, n)) return false;
  // A name alone is a use that loads it: no target, keyword, or attribute of something else.
  if (f.pattern[0].type == Type::name && !loads(n)) return false;
  Trial trial(captures);
  if (!node(f, 0, n, captures)) return false;
  trial.keep();
  return true;
}

namespace {
// Those of a sorted list that lie in a range.
std::span<const NodeId> inside(std::span<const NodeId> all, NodeId begin, NodeId end) {
  const auto first = std::lower_bound(all.begin(), all.end(), begin);
  return {first, std::lower_bound(first, all.end(), end)};
}
}  // namespace

void Matcher::add_candidates(ir::FragmentId f, NodeId begin, NodeId end, Candidates& out) const {
  const FragmentRoot& r = roots_[f];
  const auto add = [&](std::span<const NodeId> all) {
    const auto some = inside(all, begin, end);
    if (some.empty()) return;
    if (out.view_.empty() && out.own_.empty()) {
      out.view_ = some;
      return;
    }
    if (out.own_.empty()) out.own_.assign(out.view_.begin(), out.view_.end());
    out.own_.insert(out.own_.end(), some.begin(), some.end());
  };
  if (r.indexed()) {
    add(index_.of(*r.key));
    if (r.key->what == RootKey::What::named) add(index_.of(Kind::dotted_name));
    return;
  }
  for (const Kind k : r.kinds) add(index_.of(k));
  if (!r.kinds.empty()) return;
  std::vector<NodeId> any(end - begin);
  std::iota(any.begin(), any.end(), begin);
  out.own_.insert(out.own_.end(), any.begin(), any.end());
}

Candidates Matcher::candidates(std::span<const ir::FragmentId> fragments, NodeId scope) const {
  Candidates out;
  const NodeId begin = scope == kNoNode ? 0 : scope;
  const NodeId end = scope == kNoNode ? tree_.size() : tree_[scope].last;
  for (const ir::FragmentId f : fragments) add_candidates(f, begin, end, out);
  if (out.own_.empty()) return out;
  std::sort(out.own_.begin(), out.own_.end());
  out.own_.erase(std::unique(out.own_.begin(), out.own_.end()), out.own_.end());
  out.view_ = out.own_;
  return out;
}

}  // namespace hvr
