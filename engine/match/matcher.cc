// Structural matching. Punctuation was dropped with the tree; keyword arguments match wherever they
// stand.
#include "engine/match/matcher.h"

#include <algorithm>
#include <numeric>

#include "base/allowance.h"
#include "engine/match/forms.h"
#include "engine/match/views.h"
#include "python/dropped.h"

namespace hvr {

using ir::OpenPart;
using ir::PatternNode;
using Type = ir::PatternNode::Type;

Matcher::Matcher(const ir::Ruleset& program, const Flow& flow)
    : rules_(program),
      flow_(flow),
      facts_(flow.facts()),
      tree_(facts_.tree()),
      index_(facts_),
      roots_(program.fragments.size()) {}

const FragmentRoot& Matcher::find_root(ir::FragmentId f) const {
  roots_[f] = std::make_unique<FragmentRoot>(root_of(rules_[f], facts_.symbols()));
  return *roots_[f];
}

namespace {
// Whether a prefix of a string literal holds the letter, in either case.
bool has_prefix(std::string_view literal, char letter) {
  const std::string_view prefix = literal.substr(0, literal.find_first_of("'\""));
  return prefix.find(letter) != std::string_view::npos ||
         prefix.find(static_cast<char>(letter - 'a' + 'A')) != std::string_view::npos;
}
// The same text in other quotes; bytes are no text, and a backslash is another thing in a raw one.
bool is_written(const PatternNode& literal, std::string_view text) {
  if (literal.kind != Kind::string) return literal.text == text;
  const auto content = string_content(text);
  return string_content(literal.text) == content &&
         has_prefix(literal.text, 'b') == has_prefix(text, 'b') &&
         (content.find('\\') == std::string_view::npos ||
          has_prefix(literal.text, 'r') == has_prefix(text, 'r'));
}

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

// A statement that is an expression, and the expression, are one place.
bool Matcher::is_place(NodeId held, NodeId n) const {
  if (tree_.without_parentheses(held) == tree_.without_parentheses(n)) return true;
  return tree_.kind(n) == Kind::expression_statement && tree_.first_part(n) == held &&
         tree_.next_part(held) == kNoNode;
}

bool Matcher::hole(const Ask& a, uint32_t p, NodeId n, Next next) const {
  const PatternNode& pat = a[p];
  if ((p > 0 || pat.want != ir::HoleKind::expression) && !fits(pat.want, n))
    return parts_at(a, p, n);
  // A name in parentheses is caught as the name that it is.
  if (pat.want != ir::HoleKind::expression && pat.want != ir::HoleKind::argument)
    n = tree_.without_parentheses(n);
  if (pat.type == Type::any) return next();
  const Value& v = a.captures[*pat.var];
  if (v.bound()) {
    const bool equal = v.type == Value::Type::node
                           ? (a.captures.pinned == pat.var ? is_place(v.node, n) : same(v.node, n))
                           : v.type == Value::Type::text && v.text == tree_.text(n) &&
                                 a.captures.pinned != pat.var;
    return (equal || parts_at(a, p, n)) && next();
  }
  Trial trial(a.captures);
  a.captures.set(*pat.var, n);
  if (!next()) return false;
  trial.keep();
  return true;
}

NodeId Matcher::inside_open(const Ask& a, uint32_t p, NodeId n, Few<OpenNode, 2>& passed) const {
  const PatternNode& pat = a[p];
  const NodeId parent = tree_.parent(n);
  const bool whole = pat.want == ir::HoleKind::argument;
  switch (tree_.kind(n)) {
    case Kind::typed_parameter: {
      if (pat.kind == Kind::typed_parameter || whole) return kNoNode;
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
    case Kind::aliased_import: {
      if (pat.kind == Kind::aliased_import || p == 0 || whole) return kNoNode;
      passed.push_back({tree_.child(n, Field::alias), OpenPart::as_target, p, 0});
      return tree_.child(n, Field::name);
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

bool Matcher::node(const Ask& a, uint32_t p, NodeId n, Next next) const {
  const PatternNode& pat = a[p];
  if (!a.f.exact && may_stand_around(tree_.kind(n))) {
    Few<OpenNode, 2> passed;
    if (const NodeId inner = inside_open(a, p, n, passed); inner != kNoNode) {
      Notes notes(a.open);
      if (a.open) a.open->insert(a.open->end(), passed.begin(), passed.end());
      return notes.keep(node(a, p, inner, next));
    }
  }
  switch (pat.type) {
    case Type::any_sequence:
    case Type::sequence: return false;
    case Type::any:
    case Type::hole: return hole(a, p, n, next);
    case Type::name: return (named(pat.text, n) || parts_at(a, p, n)) && next();
    case Type::literal:
      n = tree_.without_parentheses(n);
      if (tree_.kind(n) != pat.kind || !is_written(pat, tree_.text(n))) return parts_at(a, p, n);
      return next();
    case Type::node: return construct(a, p, n, next);
  }
  return false;
}

namespace {
// Whether a subscript's indices are `$..._`, for which a comma behind them is one part more.
bool passed_over(const std::vector<PatternNode>& pattern, uint32_t p) {
  if (pattern[p].kind != Kind::subscript) return false;
  uint32_t last = p + 1;
  while (pattern[last].last < pattern[p].last) last = pattern[last].last;
  return pattern[last].type == Type::any_sequence;
}
}  // namespace

bool Matcher::construct(const Ask& a, uint32_t p, NodeId n, Next next) const {
  const PatternNode& pat = a[p];
  // Parentheses around an expression mean nothing.
  if (tree_.kind(n) == Kind::parenthesized_expression && pat.kind != Kind::parenthesized_expression)
    return node(a, p, tree_.first_part(n), next);
  // `f(x for x in y)`: the generator is the argument list and its only argument.
  const bool bare_generator =
      pat.kind == Kind::argument_list && tree_.kind(n) == Kind::generator_expression;
  const bool annotated = !a.f.exact && pat.kind == Kind::default_parameter &&
                         tree_.kind(n) == Kind::typed_default_parameter;
  if (pat.kind == Kind::attribute && tree_.kind(n) == Kind::identifier)
    return member(a, p, n, next);
  if (!same_form(tree_, pat.kind, n) && !bare_generator && !annotated) return parts_at(a, p, n);
  if (has_shape(pat.kind) && pat.text != shape_of(tree_, n) && !passed_over(a.f.pattern, p))
    return false;
  return children(a, p, n, next);
}

bool Matcher::children(const Ask& a, uint32_t p, NodeId n, Next next) const {
  Parts parts{p, {}, n, {}};
  for (uint32_t c = p + 1; c < a[p].last; c = a[c].last) parts.ps.push_back(c);
  if (a[p].kind == Kind::argument_list) return arguments(a, parts, next);
  add_parts_of(tree_, n, parts.ns);
  return list(a, parts, 0, 0, next);
}

// The pattern's i-th part is `$...x` or `$..._`: leftmost, shortest first.
bool Matcher::sequence(const Ask& a, const Parts& parts, size_t i, size_t j, Next next) const {
  const PatternNode& pat = a[parts.ps[i]];
  const auto& ns = parts.ns;
  // At the end it takes all that is left.
  for (size_t k = i + 1 == parts.ps.size() ? ns.size() : j; k <= ns.size(); ++k) {
    Trial trial(a.captures);
    step();
    if (pat.type == Type::sequence) {
      spend((k - j) / 4);
      Value v = Value::of(Value::Type::nodes);
      v.node = parts.node;
      v.nodes.assign(ns.begin() + j, ns.begin() + k);
      const Value& held = a.captures[*pat.var];
      if (held.bound() && !same(held, v)) continue;
      a.captures.set(*pat.var, std::move(v));
    }
    if (list(a, parts, i + 1, k, next)) {
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
  if (owner == Kind::argument_list) return OpenPart::none;
  const bool assigns =
      owner == Kind::assignment && tree_.child(parts.node, Field::right) != kNoNode;
  const OpenPart part = ir::open_part(owner, tree_.kind(n), tree_[n].field, tree_.text(n), assigns);
  if (part == OpenPart::none || ir::any_number(part)) return part;
  for (size_t k = 0; k < parts.ps.size(); ++k) {
    const PatternNode& pat = a[parts.ps[k]];
    if (ir::open_part(owner, pat.kind, pat.field, pat.text, assigns) != part) continue;
    // What an `else` means hangs on all that stands in front of it.
    if (part != OpenPart::alternatives || pat.kind == Kind::else_clause || k >= i)
      return OpenPart::none;
  }
  return part;
}

bool Matcher::list(const Ask& a, const Parts& parts, size_t i, size_t j, Next next) const {
  const bool ended = i == parts.ps.size();
  if (ended && (j == parts.ns.size() || parts.run)) {
    return next();
  }
  if (!ended) {
    const uint32_t p = parts.ps[i];
    const PatternNode& pat = a[p];
    if (pat.is_list()) return sequence(a, parts, i, j, next);
    if (j == parts.ns.size()) return parts_at(a, p, parts.node, kMissing);
    // A generator that is all of a call's arguments stands for its only argument.
    const NodeId n = parts.ns[j];
    if ((pat.field == tree_[n].field || n == parts.node || parts.run) &&
        node(a, p, n, [&] { return list(a, parts, i + 1, j + 1, next); }))
      return true;
  }
  const OpenPart part = a.f.exact ? OpenPart::none : free_part(a, parts, i, j);
  if (part == OpenPart::none) return ended && parts_at(a, parts.owner, parts.ns[j], kMore);
  const auto named = [&](uint32_t p) { return a[p].kind == tree_.kind(parts.ns[j]); };
  const auto before = std::count_if(parts.ps.begin(), parts.ps.begin() + i, named);
  Notes notes(a.open);
  if (a.open) a.open->push_back({parts.ns[j], part, parts.owner, static_cast<uint32_t>(before)});
  return notes.keep(list(a, parts, i, j + 1, next));
}

// A pattern of several statements: neighbours from here on, to the block's end where the pattern
// ends in a list, from its begin where it begins with one.
bool Matcher::statements(const Ask& a, NodeId first, Next next) const {
  NodeId block = tree_.parent(first);
  if (block != kNoNode && tree_.kind(block) == Kind::decorated_definition &&
      tree_.kind(first) != Kind::decorator) {
    first = block;
    block = tree_.parent(first);
  }
  if (block == kNoNode || (tree_.kind(block) != Kind::block && tree_.kind(block) != Kind::module))
    return false;
  Parts parts{0, {}, block, tree_.parts(block), true};
  const auto many = [&](uint32_t p) { return a[p].is_list(); };
  for (uint32_t c = 1; c < a[0].last; c = a[c].last) parts.ps.push_back(c);
  const NodeId* at = std::find(parts.ns.begin(), parts.ns.end(), first);
  if (at == parts.ns.end() || (many(parts.ps[0]) && at != parts.ns.begin())) return false;
  parts.ns.erase(parts.ns.begin(), at);
  return list(a, parts, 0, 0, next);
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
  const FragmentRoot& r = root(id);
  if (!hvr::may_match(r, facts_, n)) return false;
  const ir::Fragment& f = rules_.fragments[id];
  if (f.pattern.empty()) return false;
  // A name alone is a use that loads it: no target, keyword, or attribute of something else.
  if (f.pattern[0].type == Type::name && !loads(n)) return false;
  const Ask ask{f, captures, open};
  if (!r.straight) return solve(ask, n, [] { return true; });
  step();
  Trial trial(captures);
  Notes notes(open);
  if (!notes.keep(straight(ask, 0, n))) return false;
  trial.keep();
  return true;
}

bool Matcher::solve(const Ask& a, NodeId n, Next next) const {
  step();
  if (a.f.category == ir::Category::statements) return statements(a, n, next);
  return node(a, 0, n, next);
}

bool Matcher::each_match(ir::FragmentId id, NodeId n, Captures& captures,
                         FunctionRef<bool()> enough) const {
  if (root(id).straight) {
    Trial trial(captures);
    if (!match(id, n, captures) || !enough()) return false;
    trial.keep();
    return true;
  }
  if (!may_match(id, n)) return false;
  const ir::Fragment& f = rules_.fragments[id];
  if (f.pattern.empty()) return false;
  if (f.pattern[0].type == Type::name && !loads(n)) return false;
  return solve({f, captures, nullptr}, n, enough);
}

namespace {
// Those of a sorted list that lie in a range.
std::span<const NodeId> inside(std::span<const NodeId> all, NodeId begin, NodeId end) {
  const auto first = std::lower_bound(all.begin(), all.end(), begin);
  return {first, std::lower_bound(first, all.end(), end)};
}
}  // namespace

void Matcher::add_lists(ir::FragmentId f, Lists& lists) const {
  const FragmentRoot& r = root(f);
  const auto add = [&](std::span<const NodeId> list) {
    const bool known = std::any_of(lists.begin(), lists.end(), [&](const auto& other) {
      return other.data() == list.data() && other.size() == list.size();
    });
    if (!known && !list.empty()) lists.push_back(list);
  };
  if (r.indexed()) {
    add(index_.of(*r.key));
    if (r.key->what == RootKey::What::named) add(index_.of(Kind::dotted_name));
    return;
  }
  if (r.key) return add(index_.along(r));
  if (r.assignment) return add(index_.statements_of(*r.assignment));
  for (const Kind k : r.kinds) add(index_.of(k));
}

bool Matcher::any_candidate(std::span<const ir::FragmentId> fragments, NodeRange range) const {
  if (range.begin >= range.end) return false;
  return std::any_of(fragments.begin(), fragments.end(), [&](ir::FragmentId f) {
    if (!root(f).indexed() && root(f).kinds.empty()) return true;
    Lists lists;
    add_lists(f, lists);
    return std::any_of(lists.begin(), lists.end(), [&](std::span<const NodeId> list) {
      return !inside(list, range.begin, range.end).empty();
    });
  });
}

Candidates Matcher::candidates(std::span<const ir::FragmentId> fragments, NodeRange range) const {
  Candidates out;
  const auto [begin, end] = range;
  if (begin >= end) return out;
  const bool any = std::any_of(fragments.begin(), fragments.end(), [&](ir::FragmentId f) {
    return !root(f).indexed() && root(f).kinds.empty();
  });
  Lists lists;
  for (const ir::FragmentId f : fragments) add_lists(f, lists);
  if (any) {
    out.own_.resize(end - begin);
    std::iota(out.own_.begin(), out.own_.end(), begin);
  } else if (lists.size() == 1) {
    out.view_ = inside(lists[0], begin, end);
    return out;
  } else {
    for (const auto& list : lists) {
      const auto some = inside(list, begin, end);
      const auto before = static_cast<std::ptrdiff_t>(out.own_.size());
      out.own_.insert(out.own_.end(), some.begin(), some.end());
      std::inplace_merge(out.own_.begin(), out.own_.begin() + before, out.own_.end());
    }
    out.own_.erase(std::unique(out.own_.begin(), out.own_.end()), out.own_.end());
  }
  out.view_ = out.own_;
  return out;
}

}  // namespace hvr
