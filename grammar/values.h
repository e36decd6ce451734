// The grammar of values: what can be computed.
#pragma once
#include "grammar/sequences.h"

namespace hvr::grammar {

HVR_PART(value, ast::Value);
HVR_PART(condition, ast::Condition);  // grammar/conditions.h
HVR_PART(row, ast::Row);              // the same
HVR_PART(conditional_value, ast::Value);

struct apply : node<ast::Apply, field<&ast::Apply::name, called_word>, open_paren,
                    field<&ast::Apply::arguments, any_of<value, comma>>, close_paren> {};
// `name of $x`; the noun is looked up where it is meant.
HVR_PART(operand, ast::Value);
struct noun_of_value : node<ast::Apply, field<&ast::Apply::name, read<ast::Word, &Cursor::noun>>,
                            field<&ast::Apply::arguments, operand>,
                            field<&ast::Apply::is_noun, constant<true, seq<>>>> {};
struct truth : read<ast::Truth, &Cursor::truth> {};
struct first_given : node<ast::FirstGiven, kw<"first">, kw<"given">, kw<"of">,
                          field<&ast::FirstGiven::slots, some_of<dotted, comma>>> {};
struct held_hole : read<ast::Hole, &Cursor::held_hole> {};
struct key_word : read<ast::Word, &Cursor::key_word> {};
struct default_of : phrase<ir::value::DefaultOf, kw<"default">, kw<"of">, held_hole, key_word> {};
struct new_key : phrase<ir::value::NewBindings, held_hole, key_word> {};
struct context_key : phrase<ir::value::Context, symbol<"ctx.", "`ctx`">, word> {};
struct all_rows : node<ast::AllRows, kw<"all">, opt<field<&ast::AllRows::column, hole>, kw<"of">>,
                       field<&ast::AllRows::row, row>> {};
struct those : node<ast::Those, kw<"all">, field<&ast::Those::element, hole>, kw<"in">,
                    field<&ast::Those::list, value>, open_brace,
                    field<&ast::Those::where, condition>, close_brace> {};
struct list_value : phrase<ir::value::List, open_bracket, any_of<value, comma>, close_bracket> {};

struct join : phrase<ir::value::Join, kw<"join">, boxed<operand>, kw<"with">, text> {};
struct element_of : phrase<ir::value::Element, boxed<choice<ast::Value, many, hole, dotted>>,
                           when<"[">, open_bracket, boxed<value>, close_bracket> {
  // Most values are no elements: then none is made of what stands in front of the bracket.
  static bool can_begin(Cursor& in) { return in.notes_misses() || in.may_be_element(); }
};

struct paren_value : only<open_paren, value, close_paren> {};
struct bare_primary : choice<ast::Value, list_value, those, all_rows, first_given, default_of,
                             noun_of_value, join, element_of, new_key, many, hole, fragment, text,
                             number, truth, context_key, apply, dotted> {};
struct primary : named<"a value", choice<ast::Value, bare_primary, paren_value>> {};

struct operand_body : deeper<primary> {};

// `V seen from V`
template <class First>
struct seen_from : like<seq, First, opt<kw<"seen">, kw<"from">, primary>> {
  using type = ast::Value;
  HVR_MAKES(ast::Value, out);
};

// Operands and the operators between them; one operand is itself.
template <class First, class Operator, class Next>
struct calculation : like<seq, First, star<Operator, Next>> {
  using type = ast::Value;
  HVR_MAKES(ast::Value, out);
};

struct unit : seen_from<primary> {};
struct product_op
    : named<"", choice<ir::Arithmetic, constant<ir::Arithmetic::divide, symbol<"//", "">>,
                       constant<ir::Arithmetic::multiply, symbol<"*", "">>,
                       constant<ir::Arithmetic::modulo, symbol<"%", "">>>> {};
struct sum_op : named<"", choice<ir::Arithmetic, constant<ir::Arithmetic::add, symbol<"+", "">>,
                                 constant<ir::Arithmetic::subtract, symbol<"-", "">>>> {};
struct product : calculation<unit, product_op, unit> {};
struct value_body : deeper<calculation<product, sum_op, product>> {};

// A value that may turn out to be a condition in parentheses: `(a or b)` and `(a) + 1` begin alike,
// so what stands in the parentheses is read as a condition, which a value is, too.
struct group : like<seq, open_paren, condition, close_paren> {
  using type = ast::Value;
  HVR_MAKES(ast::Value, out) {
    ast::Condition inner;
    if (!matches<only<open_paren, condition, close_paren>, M>(in, inner)) return false;
    if (auto* held = std::get_if<ast::Value>(&inner.node)) {
      out = std::move(*held);
    } else {
      out.span = inner.span;
      out.node = ast::Group{ast::Box(std::move(inner))};
    }
    return true;
  }
};
struct open_unit : seen_from<named<"a value", choice<ast::Value, group, bare_primary>>> {};
struct open_product : calculation<open_unit, product_op, unit> {};
struct open_value : calculation<open_product, sum_op, product> {};

struct conditional_value_body
    : deeper<as<ast::Value, phrase<ir::value::Choose, kw<"if">, boxed<condition>, open_brace,
                                   boxed<value>, close_brace, kw<"else">,
                                   boxed<choice<ast::Value, conditional_value,
                                                only<open_brace, value, close_brace>>>>>> {};

inline bool is_group(const ast::Value& v) { return std::holds_alternative<ast::Group>(v.node); }

template <class First>
template <apply_mode, rewind_mode M, template <typename...> class, template <typename...> class>
bool seen_from<First>::match(Cursor& in, ast::Value& out) {
  const char* begin = in.here();
  if (!make_into<First, M>(in, out)) return false;
  ast::Value call;
  if (is_group(out) || !matches<only<kw<"seen">, kw<"from">, primary>>(in, call)) return true;
  ast::Phrase<ir::value::SeenFrom, ast::Box<ast::Value>, ast::Box<ast::Value>> seen{
      {ast::Box(std::move(out)), ast::Box(std::move(call))}};
  out = {in.span_from(begin), std::move(seen)};
  return true;
}

template <class First, class Operator, class Next>
template <apply_mode, rewind_mode M, template <typename...> class, template <typename...> class>
bool calculation<First, Operator, Next>::match(Cursor& in, ast::Value& out) {
  const char* begin = in.here();
  if (!make_into<First, M>(in, out)) return false;
  if (is_group(out)) return true;
  std::vector<ast::Operand> operands;
  for (ast::Operand one; matches<node<ast::Operand, field<&ast::Operand::op, Operator>,
                                      field<&ast::Operand::right, Next>>>(in, one);
       one = {}) {
    operands.push_back(std::move(one));
    // Operations lean on each other, operand by operand.
    if (operands.size() > kMaxNesting) in.too_deep(begin);
  }
  if (operands.empty()) return true;
  ast::Calculation all{ast::Box(std::move(out)), std::move(operands)};
  out = {in.span_from(begin), std::move(all)};
  return true;
}

}  // namespace hvr::grammar
