// A thing of the program, how it is written and what it stands for are different: comparisons see
// texts, numbers and truths, and a rule says which view of a thing it means.
#include "dsl/sorts.h"

#include <algorithm>
#include <array>

namespace hvr::dsl {

using ir::Comparison;
using ir::ValueId;

namespace {

namespace value = ir::value;

std::string_view word(Sort s) {
  constexpr std::array<std::string_view, 6> kWords = {
      "a place", "a text", "a number", "true or false", "a text, number or truth", "a class"};
  return kWords[static_cast<size_t>(s)];
}

bool is_ordered(Comparison op) { return op != Comparison::equal && op != Comparison::not_equal; }

struct SortOf {
  const Body& b;

  Sort operator()(const value::Hole& o) const { return b.scope.sort(o.hole); }
  Sort operator()(const value::Text&) const { return Sort::text; }
  Sort operator()(const value::Join&) const { return Sort::text; }
  Sort operator()(const value::TextOf&) const { return Sort::text; }
  Sort operator()(const value::NameOf&) const { return Sort::text; }
  Sort operator()(const value::CommentOf&) const { return Sort::text; }
  Sort operator()(const value::Recase&) const { return Sort::text; }
  Sort operator()(const value::Integer&) const { return Sort::number; }
  Sort operator()(const value::Real&) const { return Sort::number; }
  Sort operator()(const value::Length&) const { return Sort::number; }
  Sort operator()(const value::Boolean&) const { return Sort::truth; }
  Sort operator()(const value::Truth&) const { return Sort::truth; }
  Sort operator()(const value::ValueOf&) const { return Sort::constant; }
  Sort operator()(const value::Class&) const { return Sort::klass; }
  Sort operator()(const value::Parameter& o) const {
    using Type = ir::RulesetParameter::Type;
    switch (b.rules.parameters[o.parameter].type) {
      case Type::boolean: return Sort::truth;
      case Type::integer: return Sort::number;
      case Type::choice:
      case Type::text: return Sort::text;
      case Type::list:
      case Type::table: break;
    }
    return Sort::thing;
  }
  Sort operator()(const value::Apply& o) const {
    const auto it = b.names.sorts.find(o.definition);
    return it == b.names.sorts.end() ? Sort::thing : it->second;
  }
  Sort operator()(const value::Choose& o) const {
    const Sort then = sort_of(b, o.then);
    return then == sort_of(b, o.otherwise) ? then : Sort::thing;
  }
  Sort operator()(const value::Element& o) const { return sort_of_elements(b, o.list); }
  // `+` joins texts; else it is for numbers.
  Sort operator()(const value::Calculate& o) const {
    const Sort left = sort_of(b, o.left), right = sort_of(b, o.right);
    if (o.op != ir::Arithmetic::add) return Sort::number;
    if (left == Sort::text || right == Sort::text) return Sort::text;
    return left == Sort::number && right == Sort::number ? Sort::number : Sort::constant;
  }
  template <class Other>
  Sort operator()(const Other&) const {
    return Sort::thing;
  }
};

}  // namespace

Sort sort_of(const Body& b, ValueId v) {
  if (b.reported.contains(v)) return Sort::constant;
  return std::visit(SortOf{b}, b.rules.values[v].op);
}

Sort sort_of_elements(const Body& b, ValueId list) {
  const auto& op = b.rules.values[list].op;
  if (const auto* display = std::get_if<value::List>(&op); display && !display->items.empty()) {
    const Sort first = sort_of(b, display->items[0]);
    const bool alike = std::all_of(display->items.begin(), display->items.end(),
                                   [&](ValueId v) { return sort_of(b, v) == first; });
    return alike ? first : Sort::thing;
  }
  const auto* named = std::get_if<value::Parameter>(&op);
  if (!named) return Sort::thing;
  return b.rules.parameters[named->parameter].numbers ? Sort::number : Sort::text;
}

void check_comparison(Body& b, Span span, Comparison op, ValueId left, Span left_span,
                      ValueId right, Span right_span) {
  const Sort l = sort_of(b, left), r = sort_of(b, right);
  const std::string first = b.report.text(left_span), second = b.report.text(right_span);
  const std::string sign = b.report.text({left_span.end, right_span.begin});
  if (l == Sort::thing && r == Sort::thing && !is_ordered(op)) {
    const bool equal = op == Comparison::equal;
    b.report("R059", span, "`=` and `!=` compare texts and numbers, and these are places",
             "write `" + first + (equal ? " is " : " is not ") + second + "`");
    return;
  }
  const auto viewed = [&](Sort own, Sort other, const std::string& text) {
    if (own != Sort::thing) return text;
    return (other == Sort::text && !is_ordered(op) ? "text of " : "value of ") + text;
  };
  const std::string way = "write `" + viewed(l, r, first) + sign + viewed(r, l, second) + "`";
  if (l == Sort::thing || r == Sort::thing) {
    const Sort other = l == Sort::thing ? r : l;
    const bool text = other == Sort::text && !is_ordered(op);
    b.report("R058", span,
             "`" + (l == Sort::thing ? first : second) + "` is a place, and " +
                 (other == Sort::thing ? "places have no order"
                                       : "it is compared with " + std::string(word(other))),
             way + (text ? "; `value of` it is the text that it stands for" : ""));
    return;
  }
  const bool texts = l == Sort::text || r == Sort::text;
  if (is_ordered(op) && texts)
    b.report("R058", span, "texts are equal or different; only numbers have an order",
             "ask for the `value of` something, or for its `length of`");
  else if (l != r && l != Sort::constant && r != Sort::constant)
    b.report("R058", span, std::string(word(l)) + " is never equal to " + std::string(word(r)),
             "`text of $x` is a text, `value of $x` a text, number or truth: what `$x` stands for");
}

void check_view(Body& b, ValueId asked, Span span, std::string_view rest) {
  if (sort_of(b, asked) != Sort::thing) return;
  const std::string text = b.report.text(span);
  const std::string gap = rest == "]" ? "" : " ";
  b.report("R058", span, "`" + text + "` is a place, and a text is asked for",
           "write `text of " + text + gap + std::string(rest) +
               "`; `value of` it is the text that it stands for");
}

}  // namespace hvr::dsl
