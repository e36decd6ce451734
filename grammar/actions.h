// The grammar of actions: what a rule does.
#pragma once
#include "grammar/clauses.h"

namespace hvr::grammar {

HVR_PART(action);
struct actions : node<Syntax::actions, plus<action>> {};
struct results : node<Syntax::results, plus<fragment>> {};
struct else_if : node<Syntax::else_if, kw<"else">, kw<"if">, condition, kw<"then">, actions> {};
struct plain_else : seq<kw<"else">, tao::pegtl::not_at<kw<"if">>> {};
struct otherwise : node<Syntax::otherwise, plain_else, actions> {};
struct a_if : node<Syntax::a_if, kw<"if">, condition, kw<"then">, actions, star<else_if>,
                   opt<otherwise>, opt<kw<"end">>> {};
struct a_replace : node<Syntax::a_replace, kw<"replace">, opt<hole>, kw<"with">, results> {};
struct a_set : node<Syntax::a_set, kw<"set">, dotted, equals, value> {};
struct a_drop : node<Syntax::a_drop, kw<"drop">, dotted> {};
struct a_wrap : node<Syntax::a_wrap, kw<"wrap">, value, kw<"as">, value> {};
struct a_guard : node<Syntax::a_guard, kw<"guard">, value, kw<"with">, fragment> {};
struct side : sor<node<Syntax::at_first, kw<"first">>, node<Syntax::at_last, kw<"last">>> {};
struct a_insert : node<Syntax::a_insert, kw<"insert">, value, side, kw<"in">, value> {};
struct a_after_imports : node<Syntax::a_after_imports, kw<"after">, kw<"imports">, results> {};
struct a_after_value
    : node<Syntax::a_after_value, kw<"after">, kw<"value">, kw<"of">, value, results> {};
struct statement_of : opt<kw<"statement">, kw<"of">> {};
struct a_before : node<Syntax::a_before, kw<"before">, statement_of, value, results> {};
struct a_after : node<Syntax::a_after, kw<"after">, statement_of, value, results> {};
struct a_head : node<Syntax::a_head, kw<"head">, kw<"of">, value, results> {};
struct a_remove : node<Syntax::a_remove, kw<"remove">, value> {};
struct is_warn : node<Syntax::is_warn, kw<"warn">> {};
struct is_note : node<Syntax::is_note, kw<"note">> {};
struct is_error : node<Syntax::is_error, kw<"error">> {};
struct a_message
    : node<Syntax::a_message, sor<is_warn, is_note, is_error>, text, opt<kw<"at">, value>> {};
struct a_does : node<Syntax::a_does, kw<"does">, word, opt<kw<"for">, value>> {};
struct with_index : node<Syntax::with_index, kw<"index">, hole> {};
struct a_each : node<Syntax::a_each, kw<"each">, hole, opt<with_index>, kw<"in">, value, kw<"do">,
                     actions, kw<"end">> {};
struct arrow : symbol<"->", "`->`"> {};
struct a_extend : node<Syntax::a_extend, kw<"with">, kw<"ctx">, open_bracket, word, arrow, value,
                       close_bracket> {};
struct a_keep : node<Syntax::a_keep, kw<"keep">> {};
struct action_body
    : deeper<named<"an action such as `replace`",
                   sor<a_if, a_replace, a_set, a_drop, a_wrap, a_guard, a_insert, a_after_imports,
                       a_after_value, a_before, a_after, a_head, a_remove, a_message, a_does,
                       a_each, a_extend, let, a_keep>>> {};

}  // namespace hvr::grammar
