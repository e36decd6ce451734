// Preparation of a fragment's text, and the pattern side.
#include "dsl/fragment.h"

#include <algorithm>

#include "dsl/fragment_text.h"
#include "python/builtins.h"
#include "python/precedence.h"

namespace hvr::dsl {

bool is_container(Kind k) {
  switch (k) {
    case Kind::argument_list:
    case Kind::block:
    case Kind::module:
    case Kind::with_clause:
    case Kind::list:
    case Kind::tuple:
    case Kind::set:
    case Kind::dictionary:
    case Kind::parameters:
    case Kind::lambda_parameters:
    case Kind::expression_list:
    case Kind::pattern_list:
    case Kind::import_statement:
    case Kind::import_from_statement:
    case Kind::delete_statement:
    case Kind::global_statement:
    case Kind::nonlocal_statement:
    case Kind::subscript:
    case Kind::decorator:
    case Kind::print_statement: return true;
    default: return false;
  }
}

bool folds_at(const Tree& t, NodeId n) {
  const NodeId p = t.parent(n);
  if (p == kNoNode || t[n].field != Field::right) return false;
  if (t.kind(p) != Kind::binary_operator && t.kind(p) != Kind::boolean_operator) return false;
  const Span left = t.span(t.child(p, Field::left));
  const auto between = t.text().substr(left.end, t.span(n).begin - left.end);
  return between.find("**") == std::string_view::npos;
}

namespace {
// A list that has room for many: a hole for one is one of them, `if $c: $s` has one statement.
bool holds_one(const Tree& t, NodeId n) {
  switch (t.kind(n)) {
    case Kind::block:
    case Kind::lambda_parameters:
    case Kind::with_clause: return true;
    case Kind::with_item: return n != 0 && t.kind(t.parent(n)) == Kind::with_clause;
    default: return false;
  }
}
}  // namespace

const HoleText* FragmentText::hole_at(const Tree& t, NodeId n) const {
  const Span s = t.span(n);
  // Holes stand in the order of the text, and in none of them another.
  const auto at =
      std::lower_bound(holes.begin(), holes.end(), s.end,
                       [](const HoleText& h, uint32_t end) { return h.span.end < end; });
  if (at == holes.end() || at->span.end != s.end) return nullptr;
  const HoleText& h = *at;
  if (h.span == s && !h.in_string) {
    if (!h.sequence) return holds_one(t, n) ? nullptr : &h;
    const NodeId p = t.parent(n);
    // Of an import and a subscript only what stands in its list.
    const bool head = t[n].field == Field::module_name || t[n].field == Field::value;
    if (p != kNoNode && folds && folds_at(t, n)) return &h;
    return p != kNoNode && is_container(t.kind(p)) && !head ? &h : nullptr;
  }
  // `**$...x` and `*$...x`: the splat belongs to the hole.
  const bool splat = t.kind(n) == Kind::dictionary_splat || t.kind(n) == Kind::list_splat;
  return h.sequence && s.begin < h.span.begin && splat ? &h : nullptr;
}

namespace {

// Names that a fragment binds itself: targets, parameters, loop and comprehension variables.
void collect_bound(const FragmentText& f, const Tree& t, std::set<std::string>& out) {
  const std::function<void(NodeId)> target = [&](NodeId n) {
    if (n == kNoNode || f.hole_at(t, n)) return;
    if (t.kind(n) == Kind::identifier) out.insert(std::string(t.text(n)));
    if (t.kind(n) == Kind::attribute || t.kind(n) == Kind::subscript) return;
    for (const NodeId c : t.children(n)) target(c);
  };
  for (NodeId n = 0; n < t.size(); ++n) switch (t.kind(n)) {
      case Kind::assignment:
      case Kind::for_statement:
      case Kind::for_in_clause: target(t.child(n, Field::left)); break;
      case Kind::named_expression:
      case Kind::class_definition: target(t.child(n, Field::name)); break;
      case Kind::as_pattern: target(t.child(n, Field::alias)); break;
      case Kind::function_definition: target(t.child(n, Field::name)); break;
      case Kind::parameters:
      case Kind::lambda_parameters:
        for (const NodeId c : t.children(n))
          target(t.kind(c) == Kind::default_parameter ? t.child(c, Field::name) : c);
        break;
      default: break;
    }
}

bool is_load_name(const Tree& t, NodeId n) {
  if (t.kind(n) != Kind::identifier) return false;
  const NodeId p = t.parent(n);
  if (t.kind(p) == Kind::attribute && t[n].field == Field::attribute) return false;
  if (t.kind(p) == Kind::keyword_argument && t[n].field == Field::name) return false;
  if ((t.kind(p) == Kind::function_definition || t.kind(p) == Kind::class_definition) &&
      t[n].field == Field::name)
    return false;
  return t.kind(p) != Kind::dotted_name && t.kind(p) != Kind::aliased_import;
}

// The attribute chain that starts at identifier n: `a.b.c` for `a`.
NodeId chain_top(const Tree& t, NodeId n) {
  while (t.parent(n) != kNoNode && t.kind(t.parent(n)) == Kind::attribute &&
         t[n].field == Field::object)
    n = t.parent(n);
  return n;
}

struct Parsed {
  std::shared_ptr<const ParsedTree> held;
  NodeId root = 0;
  ir::Category category = ir::Category::expression;
  const Tree& tree() const { return held->tree; }
};

// Parses `before + text + after` and finds the node that covers just the text.
std::optional<Parsed> parse_in(FragmentParser& parser, const FragmentText& f,
                               const std::string& before, const std::string& after,
                               ir::Category category, Kind kind) {
  auto p = parser.parse(before + f.text + after);
  if (p->problem) return std::nullopt;
  const Span whole{static_cast<uint32_t>(before.size()),
                   static_cast<uint32_t>(before.size() + f.text.size())};
  for (NodeId n = 0; n < p->tree.size(); ++n)
    if (p->tree.kind(n) == kind && p->tree.span(n) == whole)
      return Parsed{std::move(p), n, category};
  return std::nullopt;
}

std::optional<Parsed> parse_as(FragmentParser& parser, FragmentText& f, std::string_view wanted) {
  const auto shifted = [&](const std::string& before, const std::string& after, ir::Category c,
                           Kind k) {
    auto p = parse_in(parser, f, before, after, c, k);
    if (p) f.shift(static_cast<uint32_t>(before.size()));
    return p;
  };
  if (wanted == "withitem")
    return shifted("with ", ": pass", ir::Category::with_item, Kind::with_item);
  if (wanted == "argument")
    return shifted("f(", ")", ir::Category::argument, Kind::keyword_argument);
  if (wanted == "alias") return shifted("import ", "", ir::Category::alias, Kind::aliased_import);
  auto p = parser.parse(f.text);
  if (p->problem) {
    if (wanted.empty()) {
      if (f.text.starts_with('@'))
        return shifted("", "\ndef f(): pass", ir::Category::decorator, Kind::decorator);
      if (auto item = shifted("with ", ": pass", ir::Category::with_item, Kind::with_item))
        return item;
      if (auto splat = shifted("f(", ")", ir::Category::argument, Kind::keyword_argument))
        return splat;
    }
    return std::nullopt;
  }
  const Tree& t = p->tree;
  const NodeId root = t.first_part(0);
  if (root == kNoNode) return std::nullopt;
  if (t.next_part(root) != kNoNode) return Parsed{std::move(p), 0, ir::Category::statements};
  if (wanted != "stmt" && t.kind(root) == Kind::expression_statement) {
    const NodeId inner = t.first_part(root);
    const Kind k = t.kind(inner);
    // `a, b` is a bare tuple.
    if (k == Kind::expression_list) return std::nullopt;
    if (k != Kind::assignment && k != Kind::augmented_assignment)
      return Parsed{std::move(p), inner, ir::Category::expression};
  }
  return Parsed{std::move(p), root, ir::Category::statement};
}

// What a fragment of a category looks like.
std::string_view shape_of(std::string_view category) {
  if (category == "alias") return "an alias is `module as $name`; other names stand in the import";
  if (category == "argument") return "an argument is `name=$value`; others stand in their call";
  if (category == "withitem") return "a with-item is what stands between `with` and `:`";
  return "a fragment holds one expression, with-item, argument or decorator, or whole statements";
}

}  // namespace

std::optional<ir::Fragment> compile_fragment(const ast::Fragment& fragment, FragmentUse use,
                                             const FragmentScope& scope) {
  std::string_view wanted = fragment.category;
  auto text = prepare_fragment(fragment, use, scope);
  if (!text) return std::nullopt;
  // `$...body` alone can only be statements.
  const auto& holes = text->holes;
  if (wanted.empty() && use == FragmentUse::result && holes.size() == 1 && holes[0].sequence &&
      holes[0].span.size() == text->text.size())
    wanted = "stmt";
  auto parsed = parse_as(*scope.parser, *text, wanted);
  if (!parsed) {
    scope.report("R006", fragment.body,
                 wanted.empty() ? "this is not Python" : "this is no `" + std::string(wanted) + "`",
                 std::string(shape_of(wanted)));
    return std::nullopt;
  }
  // Old programs may hold them; none may be written.
  for (NodeId n = 0; n < parsed->tree().size() && use != FragmentUse::pattern; ++n)
    if (const Kind old = parsed->tree().kind(n);
        old == Kind::print_statement || old == Kind::exec_statement) {
      scope.report("R006", fragment.body, "this is a statement of Python 2",
                   "write a call: `print($x)`");
      return std::nullopt;
    }
  ir::Fragment out;
  out.category = parsed->category;
  out.exact = fragment.exact;
  out.source = std::move(text->source);
  if (out.category == ir::Category::expression) out.form = form_of(parsed->tree(), parsed->root);
  std::set<std::string> bound;
  collect_bound(*text, parsed->tree(), bound);
  // A result that sets what a helper begins with means the helper: `done = True`.
  if (use == FragmentUse::result)
    std::erase_if(bound, [&](const std::string& name) { return scope.helpers->contains(name); });
  const Kind k = parsed->tree().kind(parsed->root);
  out.compound = k == Kind::if_statement || k == Kind::for_statement ||
                 k == Kind::while_statement || k == Kind::with_statement ||
                 k == Kind::function_definition || k == Kind::class_definition ||
                 k == Kind::try_statement;
  if (use == FragmentUse::pattern) {
    build_pattern(*text, parsed->tree(), parsed->root, bound, scope, out);
  } else {
    build_segments(*text, parsed->tree(), parsed->root, use, bound, scope, out);
  }
  return out;
}

bool load_name(const Tree& t, NodeId n) { return is_load_name(t, n); }
NodeId attribute_chain(const Tree& t, NodeId n) { return chain_top(t, n); }

}  // namespace hvr::dsl
