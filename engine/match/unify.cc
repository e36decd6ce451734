// Whether two captures are one thing, whether a node has a name, and what a kind of hole takes.
#include <algorithm>

#include "base/allowance.h"
#include "engine/match/matcher.h"
#include "engine/match/place.h"
#include "python/dropped.h"

namespace hvr {

namespace {
// A name as it is bound by `with`, `except`, `import` and parameters: the identifier. Of what
// stands in parentheses, what they hold.
NodeId bound_name(const Tree& t, NodeId n) {
  n = t.without_parentheses(n);
  if (n == kNoNode) return n;
  switch (t.kind(n)) {
    case Kind::as_pattern_target:
    case Kind::default_parameter:
    case Kind::typed_parameter:
    case Kind::typed_default_parameter: return t.first_child(n);
    case Kind::dotted_name: return t.children(n).size() == 1 ? t.first_child(n) : n;
    default: return n;
  }
}

// The binding whose name stands at n; nothing where n reads the name as well, or takes it away.
const BindingId* bound_at(const Facts& facts, NodeId n) {
  const NumberList* all = facts.bindings_of(n);
  if (!all) return nullptr;
  const auto behind = [&](BindingId id, NodeId node) { return facts.binding(id).target < node; };
  const auto it = std::lower_bound(all->begin(), all->end(), n, behind);
  if (it == all->end() || facts.binding(*it).target != n) return nullptr;
  const BindingKind kind = facts.binding(*it).kind;
  const bool other =
      kind == BindingKind::augmented || kind == BindingKind::import || kind == BindingKind::other;
  return other ? nullptr : &*it;
}

// What a name stands for where it is compared with another one: of one that is bound there, what it
// is bound to, unless the other is read in the same statement and so before that.
BindingIds meant(const Facts& facts, NodeId n, NodeId beside) {
  const BindingId* own = bound_at(facts, n);
  const Tree& t = facts.tree();
  if (!own || bound_at(facts, beside) || t.statement(n) == t.statement(beside))
    return facts.reaching(n);
  return {*own};
}
}  // namespace

NodeId Matcher::named_by(NodeId n) const { return bound_name(tree_, as_place(tree_, n)); }

std::string_view Matcher::last_word(NodeId named) const {
  if (named == kNoNode) return {};
  switch (tree_.kind(named)) {
    case Kind::attribute: return tree_.text(tree_.child(named, Field::attribute));
    case Kind::subscript: return tree_.text(tree_.child(named, Field::subscript));
    case Kind::identifier:
    case Kind::integer:
    case Kind::float_:
    case Kind::string:
    case Kind::none_:
    case Kind::true_:
    case Kind::false_: return tree_.text(named);
    default: return {};
  }
}

namespace {
// All of `i, j`, as they are written.
bool same_indices(const Tree& t, NodeId a, NodeId b) {
  const auto in_a = t.children(a, Field::subscript), in_b = t.children(b, Field::subscript);
  return shape_of(t, a) == shape_of(t, b) &&
         std::equal(in_a.begin(), in_a.end(), in_b.begin(), in_b.end(),
                    [&](NodeId x, NodeId y) { return t.text(x) == t.text(y); });
}
}  // namespace

bool Matcher::same(NodeId a, NodeId b) const {
  a = bound_name(tree_, as_place(tree_, a));
  b = bound_name(tree_, as_place(tree_, b));
  if (a == b) return true;
  if (a == kNoNode || b == kNoNode || tree_.kind(a) != tree_.kind(b)) return false;
  switch (tree_.kind(a)) {
    case Kind::identifier: {
      if (tree_.text(a) != tree_.text(b)) return false;
      const auto ra = meant(facts_, a, b), rb = meant(facts_, b, a);
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
             same_indices(tree_, a, b);
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
    case Value::Type::bytes:
    case Value::Type::klass: return a.text == b.text;
    case Value::Type::real: return a.real == b.real;
    case Value::Type::integer:
    case Value::Type::boolean: return a.integer == b.integer;
    case Value::Type::result:
      spend(1);
      return a.result->fragment == b.result->fragment &&
             each_same(a.result->frame, b.result->frame);
    case Value::Type::bindings: return a.text == b.text && each_same(a.items, b.items);
    case Value::Type::unbound:
    case Value::Type::absent:
    case Value::Type::unknown: return true;
  }
  return false;
}

bool Matcher::parts_at(const Ask& a, uint32_t p, NodeId n, Misfit::How how) const {
  const NodeId at = how == kMissing ? tree_[n].last : n;
  if (a.far && at >= a.far->at) *a.far = {how, p, n, at};
  return false;
}

Misfit Matcher::misfit(ir::FragmentId f, NodeId n, Captures& captures) const {
  Misfit out;
  solve({rules_.fragments[f], captures, nullptr, &out}, n, [] { return true; });
  return out;
}

bool Matcher::named(const std::string& name, NodeId n) const {
  n = tree_.without_parentheses(n);
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
// The word of an import that brought what an identifier names: itself, unless it has another name
// here.
NodeId imported_word(const Facts& facts, NodeId n, std::string_view word) {
  const Tree& tree = facts.tree();
  if (tree.text(n) == word) return n;
  const auto ids = facts.reaching(n);
  if (ids.size() != 1 || facts.binding(ids[0]).kind != BindingKind::import) return kNoNode;
  const NodeId import = tree.parent(facts.binding(ids[0]).target);
  if (import == kNoNode || tree.kind(import) != Kind::aliased_import) return kNoNode;
  const auto names = tree.children(tree.child(import, Field::name));
  return !names.empty() && tree.text(names.back()) == word ? names.back() : kNoNode;
}

// The words behind a library's name in the dotted name of what was imported from it by itself, the
// last one first; as many as asked for, or none.
Few<std::string_view, 4> words_behind(std::string_view library, std::string_view dotted,
                                      size_t count) {
  Few<std::string_view, 4> out;
  if (!dotted.starts_with(library) || dotted.size() <= library.size() ||
      dotted[library.size()] != '.')
    return out;
  dotted.remove_prefix(library.size() + 1);
  while (true) {
    const size_t dot = dotted.rfind('.');
    out.push_back(dotted.substr(dot + 1));
    if (dot == std::string_view::npos) break;
    dotted = dotted.substr(0, dot);
  }
  if (out.size() != count) out.clear();
  return out;
}
}  // namespace

// `lib.$_` is any name that was imported from `lib`: one that stands alone has the words of its
// dotted name. A hole has the last of them.
bool Matcher::member(const Ask& a, uint32_t p, NodeId n, Next next) const {
  if (facts_.canonical_symbol(n) == kNoSymbol) return parts_at(a, p, n);
  const auto pattern = member_pattern(a.f, p);
  const NodeId parent = tree_.parent(n);
  if (!pattern || facts_.role(n) != NameRole::load || tree_.kind(parent) == Kind::dotted_name ||
      tree_.kind(parent) == Kind::aliased_import)
    return parts_at(a, p, n);
  const auto words =
      words_behind(a[pattern->library].text, facts_.canonical(n), pattern->words.size());
  if (words.empty()) return parts_at(a, p, n);
  for (size_t i = 0; i < words.size(); ++i) {
    const ir::PatternNode& word = a[pattern->words[i]];
    const bool other = word.type == ir::PatternNode::Type::literal
                           ? word.text != words[i]
                           : word.type == ir::PatternNode::Type::hole && i > 0;
    if (other) return parts_at(a, p, n);
  }
  if (a[pattern->words[0]].type != ir::PatternNode::Type::hole) return next();
  const NodeId held = imported_word(facts_, n, words[0]);
  return held == kNoNode ? parts_at(a, p, n) : hole(a, pattern->words[0], held, next);
}

namespace {
// Whether what stands here is one value: neither `k=v` nor `*x` nor `**x`, and not the rest of a
// chain (`a = b = c`).
bool one_value(Kind k) {
  return k != Kind::assignment && k != Kind::augmented_assignment && k != Kind::keyword_argument &&
         k != Kind::list_splat && k != Kind::dictionary_splat &&
         k != Kind::parenthesized_list_splat;
}
}  // namespace

namespace {

// A string literal of text: no bytes, and nothing computed in it.
bool plain_string(const Tree& t, NodeId n) {
  if (t.kind(n) != Kind::string) return false;
  const std::string_view text = t.text(n);
  const std::string_view prefix = text.substr(0, text.find_first_of("'\""));
  return prefix.find_first_of("bBfFtT") == std::string_view::npos;
}

}  // namespace

bool Matcher::fits(ir::HoleKind kind, NodeId n) const {
  using K = ir::HoleKind;
  if (kind != K::argument) n = tree_.without_parentheses(n);
  Kind k = tree_.kind(n);
  switch (kind) {
    case K::expression: return one_value(k);
    case K::argument: return true;
    case K::name: return tree_.kind(bound_name(tree_, n)) == Kind::identifier;
    case K::path: {
      while (tree_.kind(n) == Kind::attribute)
        n = tree_.without_parentheses(tree_.child(n, Field::object));
      return tree_.kind(bound_name(tree_, n)) == Kind::identifier;
    }
    case K::string: return plain_string(tree_, n);
    case K::number:
    case K::literal: break;
  }
  // A sign belongs to a number: `-True` is computed, as `-None` is refused, when it is run.
  const bool has_sign = k == Kind::unary_operator;
  if (has_sign) k = tree_.kind(tree_.child(n, Field::argument));
  if (k == Kind::integer || k == Kind::float_) return true;
  return kind == K::literal && !has_sign &&
         (plain_string(tree_, n) || k == Kind::true_ || k == Kind::false_ || k == Kind::none_);
}

}  // namespace hvr
