// The grammar of declarations, which a rule file is a list of.
#pragma once
#include "grammar/actions.h"

namespace hvr::grammar {

struct words : list<word, comma> {};
struct dotteds : list<dotted, comma> {};
struct for_patterns : node<Syntax::for_patterns, kw<"for">, words> {};
struct when : node<Syntax::when, kw<"when">, condition> {};
struct or_message : seq<kw<"or">, sor<is_error, is_warn>, text, opt<kw<"at">, hole>> {};
struct plain_value : name<Syntax::parameter_value, true> {};
struct setting_value : sor<number, text, plain_value> {};

struct d_ruleset : node<Syntax::d_ruleset, kw<"ruleset">, dashed, opt<text>> {};
struct d_facts : node<Syntax::d_facts, kw<"facts">, dashed, opt<text>> {};
struct d_use : node<Syntax::d_use, kw<"use">, text> {};
struct type : sor<node<Syntax::bool_type, kw<"bool">>, node<Syntax::int_type, kw<"int">>,
                  node<Syntax::text_type, kw<"text">>,
                  node<Syntax::choice_type, kw<"one">, kw<"of">, words>> {};
struct d_parameter : node<Syntax::d_parameter, kw<"parameter">, word, colon, type, equals,
                          setting_value, named<"a \"text\" that says what it is for", text>> {};
struct d_import
    : node<Syntax::d_import, kw<"import">, dotted, kw<"as">, word, opt<for_patterns>, opt<when>> {};
struct d_library : node<Syntax::d_library, kw<"library">, dotteds> {};
struct d_distribution : node<Syntax::d_distribution, kw<"distribution">, words> {};
struct d_alias : node<Syntax::d_alias, kw<"alias">, dotted, equals, dotted> {};

struct other_name : seq<symbol<"|", "`|`">, name<Syntax::alias_name, true>> {};
struct default_value : seq<equals, read<&Cursor::fallback>> {};
struct sig_param : node<Syntax::sig_param, sor<read<&Cursor::star_parameter>, any_word>,
                        star<other_name>, opt<default_value>> {};
struct sig_list : node<Syntax::sig_list, open_paren, opt<list<sig_param, comma>>, close_paren> {};
struct result : node<Syntax::result, arrow, dotted> {};
struct passes : node<Syntax::passes, kw<"passes">, list<read<&Cursor::passed_name>, comma>> {};
struct bases : node<Syntax::bases, symbol<"<:", "`<:`">, dotteds> {};
struct members : node<Syntax::members, kw<"members">, words> {};
struct d_class
    : node<Syntax::d_class, kw<"class">, dotteds, opt<bases>, opt<sig_list>, opt<members>> {};
struct d_function : node<Syntax::d_function, sor<kw<"function">, kw<"method">>, dotted, sig_list,
                         opt<result>, opt<passes>> {};

struct table_row : node<Syntax::table_row, text, equals, dotted> {};
struct d_table : node<Syntax::d_table, kw<"table">, word, colon, list<table_row, comma>> {};
struct d_group : node<Syntax::d_group, kw<"group">, word, colon, dotteds> {};
struct column_names : node<Syntax::column_names, open_paren, opt<words>, close_paren> {};
struct d_find : node<Syntax::d_find, kw<"find">, word, opt<column_names>, kw<"at">, hole, opt<text>,
                     colon, plus<clause>> {};
struct parameters
    : node<Syntax::parameters, open_paren, opt<list<sor<many, hole>, comma>>, close_paren> {};
struct d_define : node<Syntax::d_define, kw<"define">, word, opt<parameters>, equals,
                       sor<conditional_value, condition>> {};
struct d_pattern : node<Syntax::d_pattern, kw<"pattern">, word, colon, condition> {};
struct help : node<Syntax::help, kw<"help">, text> {};
struct d_refuse : node<Syntax::d_refuse, kw<"refuse">, kw<"when">, condition, colon, text,
                       opt<kw<"at">, hole>, opt<help>> {};
struct demanded : seq<colon, kw<"each">, row, opt<row_where>, opt<for_patterns>, opt<when>> {};
struct must : sor<node<Syntax::is_must, kw<"must">>, node<Syntax::is_should, kw<"should">>> {};
struct d_demand : node<Syntax::d_demand, must, word, demanded, or_message> {};
struct by_rules : node<Syntax::by_rules, kw<"by">, words> {};
struct d_together : node<Syntax::d_together, kw<"together">, word, demanded, by_rules, or_message> {
};
struct d_helper : node<Syntax::d_helper, kw<"helper">, word, colon, fragment> {};
struct many_or_one : sor<node<Syntax::key_one, kw<"one">>, node<Syntax::key_many, kw<"many">>> {};
struct d_key : node<Syntax::d_key, kw<"key">, word, colon, many_or_one, kw<"in">, word> {};
struct d_rule : node<Syntax::d_rule, kw<"rule">, word, opt<text>, opt<for_patterns>, opt<when>,
                     colon, star<named<"a clause such as `match`", clause>>, plus<action>> {};

struct assuming : node<Syntax::assuming, kw<"assuming">, list<fragment, comma>> {};
struct setting : node<Syntax::setting, word, equals, setting_value> {};
struct settings : node<Syntax::settings, kw<"with">, list<setting, comma>> {};
struct becomes : node<Syntax::becomes, kw<"becomes">, fragment> {};
struct stays : node<Syntax::stays, kw<"stays">> {};
struct rule_name : seq<tao::pegtl::not_at<kw<"assuming">>, word> {};
struct d_example : node<Syntax::d_example, kw<"example">, opt<rule_name>, opt<settings>,
                        opt<assuming>, colon, fragment, sor<becomes, stays>> {};

struct declaration : sor<d_rule, d_find, d_define, d_pattern, d_import, d_library, d_class,
                         d_function, d_table, d_group, d_alias, d_parameter, d_use, d_key, d_helper,
                         d_demand, d_together, d_refuse, d_example, d_ruleset, d_facts,
                         d_distribution> {};
struct declaration_word
    : sor<kw<"rule">, kw<"find">, kw<"define">, kw<"pattern">, kw<"import">, kw<"library">,
          kw<"class">, kw<"function">, kw<"method">, kw<"table">, kw<"group">, kw<"alias">,
          kw<"parameter">, kw<"use">, kw<"key">, kw<"helper">, kw<"must">, kw<"should">,
          kw<"together">, kw<"refuse">, kw<"example">, kw<"ruleset">, kw<"facts">, kw<"distribution">> {};
struct next_declaration
    : named<"the next declaration", sor<tao::pegtl::eof, tao::pegtl::at<declaration_word>>> {};
HVR_PART(whole_declaration);
struct whole_declaration_body : seq<named<"a declaration", declaration>, next_declaration> {};
HVR_PART(declaration_start);
struct declaration_start_body : declaration_word {};

}  // namespace hvr::grammar
