// The grammar of values: what can be computed.
#pragma once
#include "grammar/rules.h"

namespace hvr::grammar {

HVR_PART(value);
HVR_PART(condition);  // grammar/conditions.h
HVR_PART(row);        // the same

struct arguments : node<Syntax::arguments, open_paren, opt<list<value, comma>>, close_paren> {};
struct apply : node<Syntax::apply, called_word, arguments> {};
struct boolean : node<Syntax::boolean_value, sor<kw<"true">, kw<"false">>> {};
struct first_given
    : node<Syntax::first_given, kw<"first">, kw<"given">, kw<"of">, list<dotted, comma>> {};
struct default_of : node<Syntax::default_of, kw<"default">, kw<"of">, read<&Cursor::key_of_hole>> {
};
struct new_key : node<Syntax::new_key, read<&Cursor::key_of_hole>> {};
struct context_key : node<Syntax::context_key, symbol<"ctx.", "`ctx`">, word> {};
struct all_rows : node<Syntax::all_rows, kw<"all">, row> {};
struct those : node<Syntax::those, kw<"those">, hole, kw<"in">, value, kw<"where">, condition> {};
struct list_value : node<Syntax::list_value, open_bracket, opt<list<value, comma>>, close_bracket> {
};

struct bare_primary : sor<list_value, all_rows, those, first_given, default_of, new_key, many, hole,
                          fragment, text, number, boolean, context_key, apply, dotted> {};
struct paren_value : seq<open_paren, value, close_paren> {};
struct primary : named<"a value", sor<bare_primary, paren_value>> {};
struct seen_from : seq<kw<"seen">, kw<"from">, primary> {};
struct unit : layer<Syntax::seen, primary, opt<seen_from>> {};
struct product_op : named<"", operators<Syntax::product_op, "// * %">> {};
struct sum_op : named<"", operators<Syntax::sum_op, "+ -">> {};
struct product : layer<Syntax::product, unit, star<product_op, unit>> {};
struct value_body : deeper<layer<Syntax::value, product, star<sum_op, product>>> {};

// A value that may turn out to be a condition in parentheses: `(a or b)` and `(a) + 1` begin alike,
// so what stands in the parentheses is read as a condition, which a value is, too.
struct holds_value : predicate {
  HVR_MATCH { return in.holds_value(); }
};
struct group : seq<open_paren, condition, close_paren> {};
struct open_unit
    : layer<Syntax::seen, named<"a value", sor<group, bare_primary>>, opt<holds_value, seen_from>> {
};
struct open_product : layer<Syntax::product, open_unit, star<holds_value, product_op, unit>> {};
struct open_value : layer<Syntax::value, open_product, star<holds_value, sum_op, product>> {};

HVR_PART(conditional_value);
struct conditional_value_body
    : deeper<node<Syntax::conditional_value, kw<"if">, condition, kw<"then">, value, kw<"else">,
                  sor<conditional_value, value>>> {};

}  // namespace hvr::grammar
