// The grammar of conditions, and of the rows and fragments they speak about.
#pragma once
#include "grammar/values.h"

namespace hvr::grammar {

struct fragments : node<Syntax::fragments, list<fragment, kw<"or">>> {};
struct column_bind : node<Syntax::column_bind, sor<seq<word, equals, value>, hole, many>> {};
struct columns : node<Syntax::columns, open_paren, opt<list<column_bind, comma>>, close_paren> {};
struct row_body : node<Syntax::row, word, opt<columns>, opt<kw<"at">, hole>> {};
struct place : node<Syntax::place, kw<"in">, value> {};
struct row_where : node<Syntax::row_where, kw<"where">, condition> {};
struct some_fragment : node<Syntax::some_fragment, fragments, opt<place>, opt<row_where>> {};
struct some_what : sor<some_fragment, seq<row, opt<row_where>>> {};
struct some : node<Syntax::some, kw<"some">, some_what> {};
struct none : node<Syntax::none, kw<"no">, some_what> {};
struct surely : node<Syntax::surely, kw<"surely">, open_paren, condition, close_paren> {};
struct maybe : node<Syntax::maybe, kw<"maybe">, open_paren, condition, close_paren> {};
struct imports : node<Syntax::imports, kw<"imports">, dotted> {};
struct entry : node<Syntax::entry, kw<"entry">> {};
struct pattern_is : node<Syntax::pattern_is, kw<"pattern">, kw<"is">, word> {};
struct each_in : node<Syntax::each_in, kw<"each">, hole, kw<"in">, value, kw<"where">, condition> {
};

struct is_what : sor<node<Syntax::is_absent, kw<"absent">>, node<Syntax::is_none, kw<"None">>,
                     node<Syntax::is_given, kw<"given">>, node<Syntax::is_literal, kw<"literal">>,
                     node<Syntax::is_path, kw<"path">>, node<Syntax::is_known, kw<"known">>,
                     node<Syntax::is_statement, kw<"statement">>, fragments> {};
struct negated : node<Syntax::negated, kw<"not">> {};
struct t_is : node<Syntax::t_is, kw<"is">, opt<negated>, is_what> {};
struct t_type : node<Syntax::t_type, colon, dotted> {};
struct t_sub : node<Syntax::t_sub, symbol<"<:", "`<:`">, dotted> {};
struct t_calls : node<Syntax::t_calls, kw<"calls">, dotted> {};
struct t_scope : node<Syntax::t_scope, kw<"in">, kw<"scope">, kw<"of">, value> {};
struct t_in : node<Syntax::t_in, kw<"in">, dotted, opt<kw<"as">, hole>> {};
struct compare_op : seq<unless<"<:">, operators<Syntax::compare_op, "!= <= >= = < >">> {};
struct t_compare : node<Syntax::t_compare, compare_op, value> {};
struct t_matches : node<Syntax::t_matches, kw<"matches">, text> {};
struct t_has : node<Syntax::t_has, kw<"has">, fragments> {};
struct t_within : node<Syntax::t_within, kw<"within">, sor<fragments, value>> {};
struct t_runs : node<Syntax::t_runs, kw<"runs">, value> {};
struct t_under : node<Syntax::t_under, kw<"under">, dotted> {};
struct t_overrides : node<Syntax::t_overrides, kw<"overrides">, dotted> {};
struct t_precedes : node<Syntax::t_precedes, kw<"precedes">, value> {};
struct t_follows : node<Syntax::t_follows, kw<"follows">, value> {};
struct t_member : node<Syntax::t_member, kw<"member">, kw<"of">, dotted> {};
struct t_bound : node<Syntax::t_bound, kw<"bound">, kw<"by">, kw<"name">> {};
struct tail
    : named<"a test such as `is`",
            sor<t_is, t_sub, t_type, t_calls, t_scope, t_in, t_matches, t_has, t_within, t_runs,
                t_under, t_overrides, t_precedes, t_follows, t_member, t_bound, t_compare>> {};

struct test : layer<Syntax::test, open_value, opt<holds_value, tail>> {};
HVR_PART(factor);
struct negation : node<Syntax::negation, kw<"not">, deeper<factor>> {};
struct entry_here : seq<entry, unless<"(">> {};
struct factor_body : named<"a condition", sor<negation, surely, maybe, some, none, imports,
                                              pattern_is, each_in, entry_here, test>> {};
struct conjunction : layer<Syntax::conjunction, list<factor, kw<"and">>> {};
struct condition_body : deeper<layer<Syntax::condition, list<conjunction, kw<"or">>>> {};

}  // namespace hvr::grammar
