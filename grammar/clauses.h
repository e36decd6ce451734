// The grammar of clauses: what must hold for a rule to act.
#pragma once
#include "grammar/ast_rules.h"
#include "grammar/conditions.h"

namespace hvr::grammar {

HVR_PART(clause, ast::Clause);
HVR_PART(let, ast::Let);  // an action, too

struct matching
    : node<ast::Match, kw<"match">, field<&ast::Match::fragments, patterns>,
           opt<field<&ast::Match::scope, place>>, opt<field<&ast::Match::whole, as_hole>>,
           opt<field<&ast::Match::reading, reading>>> {};
template <class Op, Spelling Word>
struct going_up : phrase<Op, kw<"match">, kw<Word>, hole, kw<"runs">, value, maybe_one<braced>> {};
struct nearest : going_up<ir::clause::Nearest, "nearest"> {};
struct innermost : going_up<ir::clause::Innermost, "innermost"> {};
struct outermost : going_up<ir::clause::Outermost, "outermost"> {};
struct each_row : phrase<ir::clause::EachRow, kw<"each">, row> {};
struct reason : node<ast::Reason, comma, kw<"else">, field<&ast::Reason::text, text>,
                     opt<kw<"at">, field<&ast::Reason::at, hole>>,
                     opt<kw<"help">, field<&ast::Reason::help, text>>> {};
struct where_clause
    : node<ast::Where, kw<"where">, field<&ast::Where::condition, condition>,
           opt<comma, kw<"if">, kw<"unknown">, colon, field<&ast::Where::unknown, condition>>,
           opt<field<&ast::Where::reason, reason>>> {};
struct each_of : only<kw<"each">, over_noun> {};

struct transformed : only<kw<"transform">, value> {};
struct split
    : node<ast::Split, field<&ast::Split::before, many>, comma, field<&ast::Split::rest, many>,
           equals, field<&ast::Split::list, value>, kw<"before">, kw<"first">,
           field<&ast::Split::element, hole>, field<&ast::Split::where, braced>> {};
struct bound : choice<ast::Value, conditional_value, value> {};
struct binding
    : node<ast::Binding, sor<field<&ast::Binding::hole, many>, field<&ast::Binding::hole, hole>>,
           equals,
           sor<seq<field<&ast::Binding::transforms, constant<true, kw<"transform">>>,
                   field<&ast::Binding::value, value>>,
               field<&ast::Binding::value, bound>>> {};
struct let_body
    : node<ast::Let, kw<"let">,
           list<sor<field<&ast::Let::bindings, split>, field<&ast::Let::bindings, binding>>, comma>,
           opt<kw<"in">>> {};

template <auto Along, auto Stop, Spelling... Words>
struct walk : node<ast::From, field<&ast::From::along, constant<Along, seq<>>>,
                   field<&ast::From::stop, constant<Stop, seq<kw<Words>...>>>> {};
struct made_of : walk<ir::Along::made_of, ir::WalkStop::at_match, "made", "of"> {};
struct made_through : walk<ir::Along::made_of, ir::WalkStop::never, "made", "through"> {};
struct decided_by : walk<ir::Along::decided_by, ir::WalkStop::at_match, "decided", "by"> {};
struct decided_through : walk<ir::Along::decided_by, ir::WalkStop::never, "decided", "through"> {};
struct back_to : walk<ir::Along::same_object, ir::WalkStop::at_match, "back", "to"> {};
struct back_through : walk<ir::Along::same_object, ir::WalkStop::never, "back", "through"> {};
struct from
    : node<ast::From, kw<"from">, field<&ast::From::start, value>,
           sor<made_of, made_through, decided_by, decided_through, back_to, back_through>,
           sor<field<&ast::From::target, patterns>, field<&ast::From::target, hole>>,
           opt<kw<"not">, kw<"through">, field<&ast::From::barriers, patterns>>,
           opt<field<&ast::From::whole, as_hole>>, opt<field<&ast::From::reading, reading>>> {};
struct clause_list_body : some_of<clause> {};
// A condition in braces is a `where`. Braces in braces are an `or` of clauses here.
struct nested : tao::pegtl::at<open_brace, sor<clause_word, open_brace>> {};
struct block_condition : like<seq, in_braces> {
  using type = std::vector<ast::Clause>;
  HVR_MAKES(type, out) {
    const char* begin = in.here();
    ast::Condition c;
    if (!matches<in_braces, M>(in, c)) return false;
    ast::Where where;
    where.condition = std::move(c);
    out.clear();
    out.emplace_back(in.span_from(begin), std::move(where));
    return true;
  }
};
struct block : like<sor, clauses_in_braces, block_condition> {
  using type = std::vector<ast::Clause>;
  HVR_MAKES(type, out) {
    return matches<nested>(in) ? matches<clauses_in_braces, M>(in, out)
                               : matches<block_condition, M>(in, out);
  }
};
struct either : node<ast::Either, field<&ast::Either::arms, block>,
                     plus<kw<"or">, field<&ast::Either::arms, block>>> {};
struct clause_body : deeper<choice<ast::Clause, matching, each_of, each_row, where_clause, let,
                                   from, either, nearest, innermost, outermost>> {};

}  // namespace hvr::grammar
