// Structural matching. Punctuation was dropped with the tree; keyword arguments match wherever they
// stand.
#include "engine/match/matcher.h"

#include <algorithm>
#include <numeric>

namespace hvr {

using ir::OpenPart;
using ir::PatternNode;
using Type = ir::PatternNode::Type;

Matcher::Matcher(const ir::Ruleset& program, const Flow& flow)
    : rules_(program), flow_(flow), facts_(flow.facts()), tree_(facts_.tree()), index_(facts_) {
  for (const ir::Fragment& f : rules_.fragments) roots_.add(root_of(f, facts_.symbols()));
}

namespace {
// A name as it is bound by `with`, `except` and `import`: the identifier.
NodeId bound_name(const Tree& t, NodeId n) {
  if (n == kNoNode) return n;
  const bool alone = t.kind(n) == Kind::dotted_name && t.children(n).size() == 1;
  return t.kind(n) == Kind::as_pattern_target || alone ? t.first_child(n) : n;
}
}  // namespace

bool Matcher::same(NodeId a, NodeId b) const {
  a = bound_name(tree_, a);
  b = bound_name(tree_, b);
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

namespace {
// Takes back what a failed try noted.
class Notes {
 public:
  explicit Notes(std::vector<OpenNode>* open) : open_(open), size_(open ? open->size() : 0) {}
  Notes(const Notes&) = delete;
  Notes& operator=(const Notes&) = delete;
  ~Notes() {
    if (open_ && !kept_) open_->resize(size_);
  }
  bool keep(bool holds) {
    kept_ = holds;
    return holds;
  }

 private:
  std::vector<OpenNode>* open_;
  size_t size_;
  bool kept_ = false;
};
}  // namespace

bool Matcher::hole(const Ask& a, uint32_t p, NodeId n) const {
  if (p > 0 && !one_value(tree_.kind(n))) return false;
  const Value& v = a.captures[*a[p].var];
  if (v.bound()) {
    if (a.captures.pinned == a[p].var) return v.type == Value::Type::node && v.node == n;
    if (v.type == Value::Type::node) return same(v.node, n);
    return v.type == Value::Type::text && v.text == tree_.text(n);
  }
  a.captures.set(*a[p].var, Value::of_node(n));
  return true;
}

NodeId Matcher::inside_open(const Ask& a, uint32_t p, NodeId n,
                            std::vector<OpenNode>& passed) const {
  const PatternNode& pat = a[p];
  const NodeId parent = tree_.parent(n);
  switch (tree_.kind(n)) {
    case Kind::typed_parameter: {
      if (pat.kind == Kind::typed_parameter) return kNoNode;
      passed.push_back({tree_.child(n, Field::type), OpenPart::annotation, p, 0});
      return tree_.first_child(n);
    }
    case Kind::as_pattern: {
      if (pat.kind == Kind::as_pattern || p == 0 ||
          (tree_.kind(parent) != Kind::with_item && tree_.kind(parent) != Kind::except_clause))
        return kNoNode;
      passed.push_back({tree_.child(n, Field::alias), OpenPart::as_target, p - 1, 0});
      return tree_.first_child(n);
    }
    case Kind::decorated_definition: {
      if (pat.type != Type::node ||
          (pat.kind != Kind::function_definition && pat.kind != Kind::class_definition))
        return kNoNode;
      for (const NodeId c : tree_.children(n))
        if (tree_.kind(c) == Kind::decorator) passed.push_back({c, OpenPart::decorators, p, 0});
      return tree_.child(n, Field::definition);
    }
    default: return kNoNode;
  }
}

bool Matcher::node(const Ask& a, uint32_t p, NodeId n) const {
  const PatternNode& pat = a[p];
  if (!a.f.exact && pat.type != Type::sequence && pat.type != Type::any_sequence) {
    std::vector<OpenNode> passed;
    if (const NodeId inner = inside_open(a, p, n, passed); inner != kNoNode) {
      Notes notes(a.open);
      if (a.open) a.open->insert(a.open->end(), passed.begin(), passed.end());
      return notes.keep(node(a, p, inner));
    }
  }
  switch (pat.type) {
    case Type::any: return p == 0 || one_value(tree_.kind(n));
    case Type::any_sequence:
    case Type::sequence: return false;
    case Type::hole: return hole(a, p, n);
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
    return node(a, p, tree_.first_part(n));
  // `f(x for x in y)`: the generator is the argument list and its only argument.
  const bool bare_generator =
      pat.kind == Kind::argument_list && tree_.kind(n) == Kind::generator_expression;
  const bool annotated = !a.f.exact && pat.kind == Kind::default_parameter &&
                         tree_.kind(n) == Kind::typed_default_parameter;
  if (tree_.kind(n) != pat.kind && !bare_generator && !annotated) return false;
  return children(a, p, n);
}

bool Matcher::children(const Ask& a, uint32_t p, NodeId n) const {
  Parts parts{p, {}, n, {}};
  for (uint32_t c = p + 1; c < a[p].last; c = a[c].last) parts.ps.push_back(c);
  if (a[p].kind == Kind::argument_list) return arguments(a, parts);
  parts.ns = tree_.parts(n);
  return list(a, parts, 0, 0);
}

// The pattern's i-th part is `$...x` or `$..._`: leftmost, shortest first.
bool Matcher::sequence(const Ask& a, const Parts& parts, size_t i, size_t j) const {
  const PatternNode& pat = a[parts.ps[i]];
  const auto& ns = parts.ns;
  // Among arguments, which leave nothing free, the last part takes all that is left.
  const bool takes_all = i + 1 == parts.ps.size() && tree_.kind(parts.node) == Kind::argument_list;
  for (size_t k = takes_all ? ns.size() : j; k <= ns.size(); ++k) {
    Trial trial(a.captures);
    if (pat.type == Type::sequence) {
      Value v = Value::of(Value::Type::nodes);
      v.node = parts.node;
      v.nodes.assign(ns.begin() + j, ns.begin() + k);
      const Value& held = a.captures[*pat.var];
      if (held.bound() && !same(held, v)) continue;
      a.captures.set(*pat.var, std::move(v));
    }
    if (list(a, parts, i + 1, k)) {
      trial.keep();
      return true;
    }
  }
  return false;
}

// What the j-th node is, if the pattern, which stands at its i-th part, leaves it free.
OpenPart Matcher::free_part(const Ask& a, const Parts& parts, size_t i, size_t j) const {
  const NodeId n = parts.ns[j];
  const Kind owner = tree_.kind(parts.node);
  const bool assigns =
      owner == Kind::assignment && tree_.child(parts.node, Field::right) != kNoNode;
  const OpenPart part = ir::open_part(owner, tree_.kind(n), tree_[n].field, tree_.text(n), assigns);
  if (part == OpenPart::none || part == OpenPart::decorators || part == OpenPart::handlers)
    return part;
  for (size_t k = 0; k < parts.ps.size(); ++k) {
    const PatternNode& pat = a[parts.ps[k]];
    if (ir::open_part(owner, pat.kind, pat.field, pat.text, assigns) != part) continue;
    // What an `else` means hangs on all that stands in front of it.
    if (part != OpenPart::alternatives || pat.kind == Kind::else_clause || k >= i)
      return OpenPart::none;
  }
  return part;
}

bool Matcher::list(const Ask& a, const Parts& parts, size_t i, size_t j) const {
  const bool ended = i == parts.ps.size();
  if (ended && j == parts.ns.size()) return true;
  Notes notes(a.open);
  if (!ended) {
    const uint32_t p = parts.ps[i];
    const PatternNode& pat = a[p];
    if (pat.type == Type::sequence || pat.type == Type::any_sequence)
      return notes.keep(sequence(a, parts, i, j));
    if (j == parts.ns.size()) return false;
    // A generator that is all of a call's arguments stands for its only argument.
    const NodeId n = parts.ns[j];
    if (pat.field == tree_[n].field || n == parts.node) {
      Trial trial(a.captures);
      if (node(a, p, n) && list(a, parts, i + 1, j + 1)) {
        trial.keep();
        return notes.keep(true);
      }
    }
  }
  if (a.f.exact) return false;
  const OpenPart part = free_part(a, parts, i, j);
  if (part == OpenPart::none) return false;
  const auto named = [&](uint32_t p) { return a[p].kind == tree_.kind(parts.ns[j]); };
  const auto before = std::count_if(parts.ps.begin(), parts.ps.begin() + i, named);
  Notes skipped(a.open);
  if (a.open) a.open->push_back({parts.ns[j], part, parts.owner, static_cast<uint32_t>(before)});
  return notes.keep(skipped.keep(list(a, parts, i, j + 1)));
}

bool Matcher::arguments(const Ask& a, Parts& parts) const {
  const NodeId owner = parts.node;
  parts.ns =
      tree_.kind(owner) == Kind::generator_expression ? Few<NodeId, 8>{owner} : tree_.parts(owner);
  Few<uint32_t, 8> positional;
  for (const uint32_t p : parts.ps) {
    if (a[p].type != Type::node || a[p].kind != Kind::keyword_argument) {
      positional.push_back(p);
      continue;
    }
    bool found = false;
    for (size_t i = 0; i < parts.ns.size() && !found; ++i) {
      if (tree_.kind(parts.ns[i]) != Kind::keyword_argument) continue;
      Trial trial(a.captures);
      Notes notes(a.open);
      if (!notes.keep(node(a, p, parts.ns[i]))) continue;
      trial.keep();
      parts.ns.erase(parts.ns.begin() + i);
      found = true;
    }
    if (!found) return false;
  }
  parts.ps = std::move(positional);
  return list(a, parts, 0, 0);
}

bool Matcher::loads(NodeId n) const {
  if (tree_.kind(n) == Kind::identifier) return facts_.role(n) == NameRole::load;
  return tree_.kind(n) != Kind::attribute || target_role(tree_, n) == NameRole::load;
}

bool Matcher::match(ir::FragmentId id, NodeId n, Captures& captures) const {
  return match(id, n, captures, nullptr);
}

bool Matcher::match(ir::FragmentId id, NodeId n, Captures& captures,
                    std::vector<OpenNode>* open) const {
  const ir::Fragment& f = rules_.fragments[id];
  if (f.pattern.empty() || !may_match(roots_[id], facts_, n)) return false;
  // A name alone is a use that loads it: no target, keyword, or attribute of something else.
  if (f.pattern[0].type == Type::name && !loads(n)) return false;
  Trial trial(captures);
  if (!node({f, captures, open}, 0, n)) return false;
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
