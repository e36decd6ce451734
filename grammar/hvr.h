// The grammar of .hvr rule files in PEGTL, one rule a line. Only dsl/parse.cc includes this file.
//
// A token is followed by `ws`, which eats blanks and `#` comments; layout means nothing. A declaration starts with a
// keyword, and so does every clause and action: that is what ends the one before.
#pragma once
#include <tao/pegtl.hpp>

namespace hvr::grammar {
using namespace tao::pegtl;

// clang-format off
struct comment   : seq<one<'#'>, until<eolf>> {};
struct ws        : star<sor<space, comment>> {};
template <char... C> struct kw : seq<string<C...>, not_at<identifier_other>, ws> {};
template <char... C> struct op : seq<string<C...>, ws> {};
#define K(name, text) struct name : seq<TAO_PEGTL_STRING(text), not_at<identifier_other>, ws> {}
#define S(name, text) struct name : seq<TAO_PEGTL_STRING(text), ws> {}

// -- tokens ---------------------------------------------------------------------------------------------------------
struct reserved_word : sor<TAO_PEGTL_STRING("and"), TAO_PEGTL_STRING("or"), TAO_PEGTL_STRING("not"), TAO_PEGTL_STRING("where"), TAO_PEGTL_STRING("then"),
    TAO_PEGTL_STRING("else"), TAO_PEGTL_STRING("end"), TAO_PEGTL_STRING("match"), TAO_PEGTL_STRING("each"), TAO_PEGTL_STRING("from"), TAO_PEGTL_STRING("either"),
    TAO_PEGTL_STRING("let"), TAO_PEGTL_STRING("if"), TAO_PEGTL_STRING("is"), TAO_PEGTL_STRING("in"), TAO_PEGTL_STRING("set"), TAO_PEGTL_STRING("drop"),
    TAO_PEGTL_STRING("wrap"), TAO_PEGTL_STRING("guard"), TAO_PEGTL_STRING("insert"), TAO_PEGTL_STRING("before"), TAO_PEGTL_STRING("after"), TAO_PEGTL_STRING("head"),
    TAO_PEGTL_STRING("remove"), TAO_PEGTL_STRING("replace"), TAO_PEGTL_STRING("keep"), TAO_PEGTL_STRING("warn"), TAO_PEGTL_STRING("note"), TAO_PEGTL_STRING("error"),
    TAO_PEGTL_STRING("does"), TAO_PEGTL_STRING("with"), TAO_PEGTL_STRING("some"), TAO_PEGTL_STRING("no"), TAO_PEGTL_STRING("surely"), TAO_PEGTL_STRING("maybe")> {};
struct reserved  : seq<reserved_word, not_at<identifier_other>> {};
struct plain     : seq<not_at<reserved>, identifier> {};
struct word      : seq<plain> {};                       // a single name
struct dotted    : seq<plain, star<one<'.'>, identifier>> {};
struct dashed    : plus<sor<identifier_other, one<'-', '.'>>> {};
struct primes    : star<one<'\''>> {};
struct hole      : seq<one<'$'>, not_at<one<'.'>>, identifier, primes> {};
struct many      : seq<TAO_PEGTL_STRING("$..."), identifier, primes> {};
struct text_body : star<sor<seq<one<'\\'>, any>, not_one<'"', '\n'>>> {};
struct closing_quote : one<'"'> {};
struct text      : seq<one<'"'>, text_body, closing_quote> {};
struct fragment_body : star<sor<two<'`'>, not_one<'`'>>> {};
struct closing_backtick : one<'`'> {};
struct fragment_text : seq<one<'`'>, fragment_body, closing_backtick> {};
struct number    : seq<opt<one<'-'>>, plus<digit>> {};
K(category, "stmt"); K(cat_expr, "expr"); K(cat_item, "withitem"); K(cat_argument, "argument"); K(cat_alias, "alias"); K(cat_decorator, "decorator");
struct category_word : sor<category, cat_expr, cat_item, cat_argument, cat_alias, cat_decorator> {};
struct fragment  : seq<opt<category_word>, fragment_text> {};
struct comma     : op<','> {};
struct T_word : seq<word, ws> {};  struct T_dotted : seq<dotted, ws> {}; struct T_hole : seq<hole, ws> {}; struct T_many : seq<many, ws> {};
struct T_text : seq<text, ws> {};  struct T_fragment : seq<fragment, ws> {}; struct T_dashed : seq<dashed, ws> {}; struct T_number : seq<number, ws> {};
struct open_paren : op<'('> {}; struct close_paren : op<')'> {}; struct open_brace : op<'{'> {}; struct close_brace : op<'}'> {};
struct colon : seq<one<':'>, ws> {}; struct equals : seq<one<'='>, not_at<one<'='>>, ws> {};

// -- values ---------------------------------------------------------------------------------------------------------
struct value; struct condition;
K(k_first, "first"); K(k_given, "given"); K(k_of, "of"); K(k_seen, "seen"); K(k_from, "from"); K(k_default, "default");
K(k_true, "true"); K(k_false, "false"); K(k_not, "not"); K(k_and, "and"); K(k_or, "or"); K(k_is, "is"); K(k_in, "in"); K(k_as, "as"); K(k_at, "at");
struct boolean_value : sor<k_true, k_false> {};
struct arguments : seq<open_paren, opt<list<value, comma>>, close_paren> {};
struct apply     : seq<word, at<one<'('>>, arguments> {};
struct first_given : seq<k_first, k_given, k_of, list<T_dotted, comma>> {};
struct default_of : seq<k_default, k_of, hole, one<'.'>, word, ws> {};
struct context_key : seq<TAO_PEGTL_STRING("ctx."), word, ws> {};
struct new_key   : seq<hole, one<'.'>, word, ws> {};
struct row;
K(k_all, "all"); K(k_those, "those"); K(k_if_value, "if"); K(k_then_value, "then"); K(k_else_value, "else"); K(k_where_value, "where");
struct all_rows  : seq<k_all, row> {};
struct those     : seq<k_those, T_hole, k_in, value, k_where_value, condition> {};
struct list_value : seq<one<'['>, ws, opt<list<value, comma>>, one<']'>, ws> {};
struct conditional_value : seq<k_if_value, condition, k_then_value, value, k_else_value, sor<conditional_value, value>> {};
struct paren_value : seq<open_paren, value, close_paren> {};
struct primary   : sor<list_value, all_rows, those, first_given, default_of, new_key, T_many, T_hole, T_fragment, T_text, T_number, boolean_value, context_key, apply, T_dotted, paren_value> {};
struct seen      : seq<primary, k_seen, k_from, primary> {};
struct unit      : sor<seen, primary> {};
struct product_op : sor<string<'/', '/'>, one<'*', '%'>> {};
struct sum_op    : one<'+', '-'> {};
struct product   : seq<unit, star<product_op, ws, unit>> {};
struct value     : seq<product, star<sum_op, ws, product>> {};

// -- conditions -----------------------------------------------------------------------------------------------------
K(k_some, "some"); K(k_no, "no"); K(k_where, "where"); K(k_surely, "surely"); K(k_maybe, "maybe"); K(k_imports, "imports"); K(k_pattern, "pattern");
K(k_each, "each"); K(k_absent, "absent"); K(k_none, "None"); K(k_literal, "literal"); K(k_path, "path"); K(k_known, "known");
K(k_calls, "calls"); K(k_matches, "matches"); K(k_has, "has"); K(k_within, "within"); K(k_runs, "runs"); K(k_under, "under"); K(k_overrides, "overrides");
K(k_precedes, "precedes"); K(k_follows, "follows"); K(k_member, "member"); K(k_scope, "scope"); K(k_entry, "entry"); K(k_bound, "bound"); K(k_by, "by"); K(k_name, "name");
S(s_sub, "<:");
struct compare_op : sor<string<'!', '='>, string<'<', '='>, string<'>', '='>, one<'=', '<', '>'>> {};
struct fragments : list<T_fragment, k_or> {};
struct column_bind : sor<seq<word, ws, equals, value>, T_hole, T_many> {};
struct columns   : seq<open_paren, opt<list<column_bind, comma>>, close_paren> {};
struct row       : seq<not_at<one<'`'>>, T_word, opt<columns>, opt<k_at, T_hole>> {};
struct place     : seq<k_in, value> {};
struct row_where : seq<k_where, condition> {};
struct some_fragment : seq<fragments, opt<place>, opt<row_where>> {};
struct some      : seq<k_some, sor<some_fragment, seq<row, opt<row_where>>>> {};
struct none      : seq<k_no, sor<some_fragment, seq<row, opt<row_where>>>> {};
struct surely    : seq<k_surely, open_paren, condition, close_paren> {};
struct maybe     : seq<k_maybe, open_paren, condition, close_paren> {};
struct imports   : seq<k_imports, T_dotted> {};
struct entry     : seq<k_entry> {};
struct pattern_is : seq<k_pattern, k_is, T_word> {};
struct each_in   : seq<k_each, T_hole, k_in, value, k_where, condition> {};
struct is_absent : seq<k_absent> {}; struct is_none : seq<k_none> {}; struct is_given : seq<k_given> {}; struct is_literal : seq<k_literal> {};
K(k_statement, "statement");
struct is_statement : seq<k_statement> {};
struct is_path   : seq<k_path> {}; struct is_known : seq<k_known> {};
struct is_what   : sor<is_absent, is_none, is_given, is_literal, is_path, is_known, is_statement, fragments> {};
struct negated   : seq<k_not> {};
struct t_is      : seq<k_is, opt<negated>, is_what> {};
struct t_type    : seq<one<':'>, ws, T_dotted> {};
struct t_sub     : seq<s_sub, T_dotted> {};
struct t_calls   : seq<k_calls, T_dotted> {};
struct t_scope   : seq<k_in, k_scope, k_of, value> {};
struct t_in      : seq<k_in, T_dotted, opt<k_as, T_hole>> {};
struct t_compare : seq<not_at<s_sub>, compare_op, ws, value> {};
struct t_matches : seq<k_matches, T_text> {};
struct t_has     : seq<k_has, fragments> {};
struct t_within  : seq<k_within, sor<fragments, value>> {};
struct t_runs    : seq<k_runs, value> {};
struct t_under   : seq<k_under, T_dotted> {};
struct t_overrides : seq<k_overrides, T_dotted> {};
struct t_precedes : seq<k_precedes, value> {};
struct t_follows : seq<k_follows, value> {};
struct t_member  : seq<k_member, k_of, T_dotted> {};
struct t_bound   : seq<k_bound, k_by, k_name> {};
struct tail      : sor<t_is, t_sub, t_type, t_calls, t_scope, t_in, t_matches, t_has, t_within, t_runs, t_under, t_overrides, t_precedes, t_follows, t_member, t_bound, t_compare> {};
struct test      : seq<value, opt<tail>> {};
struct paren_condition : seq<open_paren, condition, close_paren> {};
struct atom;
struct negation  : seq<k_not, sor<negation, atom>> {};
struct atom      : sor<surely, maybe, some, none, imports, pattern_is, each_in, seq<entry, not_at<one<'('>>>, test, paren_condition> {};
struct factor    : sor<negation, atom> {};
struct conjunction : list<factor, k_and> {};
struct condition : list<conjunction, k_or> {};

// -- clauses --------------------------------------------------------------------------------------------------------
K(k_match, "match"); K(k_reading, "reading"); K(k_let, "let"); K(k_back, "back"); K(k_to, "to"); K(k_made, "made"); K(k_either, "either");
K(k_nearest, "nearest"); K(k_innermost, "innermost"); K(k_through, "through"); K(k_outermost, "outermost"); K(k_run, "run"); K(k_more, "more"); K(k_between, "between"); K(k_split, "split"); K(k_until, "before"); K(k_transform, "transform");
struct as_hole   : seq<k_as, T_hole> {};
struct reading   : seq<k_reading, T_dotted> {};
struct clause;
struct block     : seq<open_brace, plus<clause>, close_brace> {};
struct c_nearest : seq<k_match, k_nearest, T_hole, k_runs, value, opt<row_where>> {};
struct c_innermost : seq<k_match, k_innermost, T_hole, k_runs, value, opt<row_where>> {};
struct c_outermost : seq<k_match, k_outermost, T_hole, k_runs, value, opt<row_where>> {};
struct run_part  : seq<T_hole, k_where, condition> {};
struct c_run     : seq<k_match, k_run, k_of, T_number, k_or, k_more, T_many, comma, k_each, run_part, opt<k_between, run_part>> {};
struct c_match   : seq<k_match, fragments, opt<place>, opt<as_hole>, opt<reading>> {};
struct c_each    : seq<k_each, row, opt<row_where>> {};
struct c_where   : seq<k_where, condition> {};
struct transformed : seq<k_transform, value> {};
struct split     : seq<T_many, comma, T_many, equals, k_split, value, k_until, k_first, T_hole, k_where, condition> {};
struct binding   : seq<sor<T_many, T_hole>, equals, sor<transformed, conditional_value, value>> {};
struct c_let     : seq<k_let, list<sor<split, binding>, comma>, opt<k_in>> {};
struct made_of   : seq<k_made, k_of> {};
struct back_to   : seq<k_back, k_to> {};
struct back_through : seq<k_back, k_through> {};
struct made_through : seq<k_made, k_through> {};
struct c_from    : seq<k_from, value, sor<made_of, made_through, back_to, back_through>, sor<fragments, T_hole>, opt<as_hole>, opt<reading>> {};
struct c_either  : seq<k_either, block, plus<k_or, block>> {};
struct clause    : sor<c_nearest, c_innermost, c_outermost, c_run, c_match, c_each, c_where, c_let, c_from, c_either> {};

// -- actions --------------------------------------------------------------------------------------------------------
K(k_if, "if"); K(k_then, "then"); K(k_else, "else"); K(k_end, "end"); K(k_replace, "replace"); K(k_with, "with"); K(k_set, "set"); K(k_drop, "drop");
K(k_wrap, "wrap"); K(k_guard, "guard"); K(k_insert, "insert"); K(k_last, "last"); K(k_before, "before"); K(k_after, "after"); K(k_value, "value");
K(k_head, "head"); K(k_remove, "remove"); K(k_warn, "warn"); K(k_note, "note"); K(k_error, "error"); K(k_does, "does");
K(k_for, "for"); K(k_keep, "keep"); K(k_do, "do"); K(k_index, "index"); K(k_ctx, "ctx");
struct action;
struct actions   : plus<action> {};
struct results   : plus<T_fragment> {};
struct otherwise : seq<k_else, actions> {};
struct else_if   : seq<k_else, k_if, condition, k_then, actions> {};
struct a_if      : seq<k_if, condition, k_then, actions, star<else_if>, opt<otherwise>, opt<k_end>> {};
struct a_replace : seq<k_replace, opt<T_hole>, k_with, results> {};
struct a_set     : seq<k_set, T_dotted, equals, value> {};
struct a_drop    : seq<k_drop, T_dotted> {};
struct a_wrap    : seq<k_wrap, value, k_as, value> {};
struct a_guard   : seq<k_guard, value, k_with, T_fragment> {};
struct at_first  : seq<k_first> {}; struct at_last : seq<k_last> {};
struct a_insert  : seq<k_insert, value, sor<at_first, at_last>, k_in, value> {};
struct a_after_imports : seq<k_after, TAO_PEGTL_STRING("imports"), ws, results> {};
struct a_after_value : seq<k_after, k_value, k_of, value, results> {};
struct a_before  : seq<k_before, opt<k_statement, k_of>, value, results> {};
struct a_after   : seq<k_after, opt<k_statement, k_of>, value, results> {};
struct a_head    : seq<k_head, k_of, value, results> {};
struct a_remove  : seq<k_remove, value> {};
struct is_warn : seq<k_warn> {}; struct is_note : seq<k_note> {}; struct is_error : seq<k_error> {};
struct a_message : seq<sor<is_warn, is_note, is_error>, T_text, opt<k_at, value>> {};
struct a_does    : seq<k_does, T_word, opt<k_for, value>> {};
struct with_index : seq<k_index, T_hole> {};
struct a_each    : seq<k_each, T_hole, opt<with_index>, k_in, value, k_do, actions, k_end> {};
struct a_extend  : seq<k_with, TAO_PEGTL_STRING("ctx"), ws, one<'['>, ws, T_word, string<'-', '>'>, ws, value, one<']'>, ws> {};
struct a_keep    : seq<k_keep> {};
struct action    : sor<a_if, a_replace, a_set, a_drop, a_wrap, a_guard, a_insert, a_after_imports, a_after_value, a_before, a_after, a_head, a_remove, a_message, a_does, a_each, a_extend, c_let, a_keep> {};

// -- declarations ---------------------------------------------------------------------------------------------------
K(k_ruleset, "ruleset"); K(k_facts, "facts"); K(k_use, "use"); K(k_parameter, "parameter"); K(k_import, "import"); K(k_library, "library"); K(k_alias, "alias");
K(k_class, "class"); K(k_method, "method"); K(k_function, "function"); K(k_table, "table"); K(k_group, "group"); K(k_find, "find"); K(k_define, "define");
K(k_refuse, "refuse"); K(k_when, "when"); K(k_must, "must"); K(k_should, "should"); K(k_helper, "helper"); K(k_key, "key"); K(k_rule, "rule");
K(k_example, "example"); K(k_becomes, "becomes"); K(k_stays, "stays"); K(k_assuming, "assuming"); K(k_one, "one"); K(k_many, "many"); K(k_bool, "bool");
K(k_int, "int"); K(k_passes, "passes"); K(k_members, "members"); K(k_together, "together"); K(k_unchanged, "unchanged"); K(k_help, "help"); K(k_type_text, "text");
struct for_patterns : seq<k_for, list<T_word, comma>> {};
struct when      : seq<k_when, condition> {};
struct d_ruleset : seq<k_ruleset, T_dashed, opt<T_text>> {};
struct d_facts   : seq<k_facts, T_dashed, opt<T_text>> {};
struct d_use     : seq<k_use, T_text> {};
struct choice_type : seq<k_one, k_of, list<T_word, comma>> {};
struct bool_type : seq<k_bool> {}; struct int_type : seq<k_int> {}; struct text_type : seq<k_type_text> {};
struct parameter_value : seq<identifier> {};
struct d_parameter : seq<k_parameter, T_word, colon, sor<bool_type, int_type, text_type, choice_type>, equals, sor<T_number, T_text, seq<parameter_value, ws>>, T_text> {};
struct d_import  : seq<k_import, T_dotted, k_as, T_word, opt<for_patterns>, opt<when>> {};
struct d_library : seq<k_library, list<T_dotted, comma>> {};
struct d_alias   : seq<k_alias, T_dotted, equals, T_dotted> {};
struct star_param : seq<plus<one<'*'>>, opt<identifier>> {};
struct fallback  : sor<fragment_text, plus<sor<alnum, one<'.', '_', '-'>>>> {};
struct alias_name : seq<identifier> {};
struct sig_param : seq<sor<star_param, word>, ws, star<one<'|'>, ws, alias_name, ws>, opt<equals, fallback, ws>> {};
struct sig_list  : seq<open_paren, opt<list<sig_param, comma>>, close_paren> {};
struct result    : seq<string<'-', '>'>, ws, T_dotted> {};
struct passed_name : seq<opt<one<'*'>>, identifier> {};
struct passes    : seq<k_passes, list<seq<passed_name, ws>, comma>> {};
struct bases     : seq<s_sub, list<T_dotted, comma>> {};
struct members   : seq<k_members, list<T_word, comma>> {};
struct d_class   : seq<k_class, list<T_dotted, comma>, opt<bases>, opt<sig_list>, opt<members>> {};
struct d_function : seq<sor<k_function, k_method>, T_dotted, sig_list, opt<result>, opt<passes>> {};
struct table_row : seq<T_text, equals, T_dotted> {};
struct d_table   : seq<k_table, T_word, colon, list<table_row, comma>> {};
struct d_group   : seq<k_group, T_word, colon, list<T_dotted, comma>> {};
struct column_names : seq<open_paren, opt<list<T_word, comma>>, close_paren> {};
struct d_find    : seq<k_find, T_word, opt<column_names>, k_at, T_hole, opt<T_text>, colon, plus<clause>> {};
struct parameters : seq<open_paren, opt<list<sor<T_many, T_hole>, comma>>, close_paren> {};
struct definition_body : sor<conditional_value, seq<value, not_at<sor<tail, k_and, k_or>>>, condition> {};
struct d_define  : seq<k_define, T_word, opt<parameters>, equals, definition_body> {};
struct d_pattern : seq<k_pattern, T_word, colon, condition> {};
struct help      : seq<k_help, T_text> {};
struct d_refuse  : seq<k_refuse, k_when, condition, colon, T_text, opt<k_at, T_hole>, opt<help>> {};
struct is_must   : seq<k_must> {}; struct is_should : seq<k_should> {};
struct d_demand  : seq<sor<is_must, is_should>, T_word, colon, k_each, row, opt<row_where>, opt<for_patterns>, opt<when>, k_or, sor<is_error, is_warn>, T_text, opt<k_at, T_hole>> {};
struct by_rules  : seq<k_by, list<T_word, comma>> {};
struct d_together : seq<k_together, T_word, colon, k_each, row, opt<row_where>, opt<for_patterns>, opt<when>, by_rules, k_or, sor<is_error, is_warn>, T_text, opt<k_at, T_hole>> {};
struct d_helper  : seq<k_helper, T_word, colon, T_fragment> {};
struct key_one   : seq<k_one> {}; struct key_many : seq<k_many> {};
struct d_key     : seq<k_key, T_word, colon, sor<key_one, key_many>, k_in, T_word> {};
struct d_rule    : seq<k_rule, T_word, opt<T_text>, opt<for_patterns>, opt<when>, colon, star<clause>, plus<action>> {};
struct assuming  : seq<k_assuming, list<T_fragment, comma>> {};
struct setting   : seq<T_word, equals, sor<T_number, T_text, seq<parameter_value, ws>>> {};
struct settings  : seq<k_with, list<setting, comma>> {};
struct becomes   : seq<k_becomes, T_fragment> {};
struct stays     : seq<k_stays> {};
struct d_example : seq<k_example, opt<not_at<k_assuming>, T_word>, opt<settings>, opt<assuming>, colon, T_fragment, sor<becomes, stays>> {};
struct declaration : sor<d_ruleset, d_facts, d_use, d_parameter, d_import, d_library, d_alias, d_class, d_function, d_table, d_group, d_find, d_define, d_pattern, d_refuse, d_demand, d_together, d_helper, d_key, d_rule, d_example> {};
struct declaration_start : seq<sor<k_ruleset, k_facts, k_use, k_parameter, k_import, k_library, k_alias, k_class, k_method, k_function, k_table, k_group, k_find, k_define, k_pattern, k_refuse, k_must, k_should, k_together, k_helper, k_key, k_rule, k_example>> {};
struct whole_declaration : seq<ws, declaration, sor<eof, at<declaration_start>>> {};
// clang-format on
#undef K
#undef S

}  // namespace hvr::grammar
