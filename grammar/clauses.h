// The grammar of clauses: what must hold for a rule to act.
#pragma once
#include "grammar/conditions.h"

namespace hvr::grammar {

HVR_PART(clause);
HVR_PART(let);  // an action, too
struct as_hole : node<Syntax::as_hole, kw<"as">, hole> {};
struct reading : node<Syntax::reading, kw<"reading">, dotted> {};
struct block : node<Syntax::block, open_brace, plus<clause>, close_brace> {};
struct runs_where : seq<hole, kw<"runs">, value, opt<row_where>> {};
struct c_nearest : node<Syntax::c_nearest, kw<"match">, kw<"nearest">, runs_where> {};
struct c_innermost : node<Syntax::c_innermost, kw<"match">, kw<"innermost">, runs_where> {};
struct c_outermost : node<Syntax::c_outermost, kw<"match">, kw<"outermost">, runs_where> {};
struct run_part : node<Syntax::run_part, hole, kw<"where">, condition> {};
struct c_run : node<Syntax::c_run, kw<"match">, kw<"run">, kw<"of">, number, kw<"or">, kw<"more">,
                    many, comma, kw<"each">, run_part, opt<kw<"between">, run_part>> {};
struct c_match
    : node<Syntax::c_match, kw<"match">, fragments, opt<place>, opt<as_hole>, opt<reading>> {};
struct c_each : node<Syntax::c_each, kw<"each">, row, opt<row_where>> {};
struct c_where : node<Syntax::c_where, kw<"where">, condition> {};

struct transformed : node<Syntax::transformed, kw<"transform">, value> {};
struct split : node<Syntax::split, many, comma, many, equals, kw<"split">, value, kw<"before">,
                    kw<"first">, hole, kw<"where">, condition> {};
struct binding
    : node<Syntax::binding, sor<many, hole>, equals, sor<transformed, conditional_value, value>> {};
struct let_body : node<Syntax::c_let, kw<"let">, list<sor<split, binding>, comma>, opt<kw<"in">>> {
};

struct back : sor<node<Syntax::made_of, kw<"made">, kw<"of">>,
                  node<Syntax::made_through, kw<"made">, kw<"through">>,
                  node<Syntax::back_to, kw<"back">, kw<"to">>,
                  node<Syntax::back_through, kw<"back">, kw<"through">>> {};
struct c_from : node<Syntax::c_from, kw<"from">, value, back, sor<fragments, hole>, opt<as_hole>,
                     opt<reading>> {};
struct c_either : node<Syntax::c_either, kw<"either">, block, plus<kw<"or">, block>> {};
struct clause_body : deeper<sor<c_match, c_each, c_where, let, c_from, c_either, c_nearest,
                                c_innermost, c_outermost, c_run>> {};

}  // namespace hvr::grammar
