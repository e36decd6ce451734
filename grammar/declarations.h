// The grammar of declarations, which a rule file is a list of.
#pragma once
#include "grammar/actions.h"
#include "grammar/parameters.h"

namespace hvr::grammar {

struct for_patterns : field<&ast::Applicability::patterns, only<kw<"for">, words>> {};
struct when_holds : field<&ast::Applicability::when, only<kw<"when">, condition>> {};
struct applicability : node<ast::Applicability, opt<for_patterns>, opt<when_holds>> {};
struct is_error : choice<bool, constant<true, kw<"error">>, constant<false, kw<"warn">>> {};
struct at_hole : only<kw<"at">, hole> {};
struct help_text : only<kw<"help">, text> {};
struct otherwise
    : node<ast::Otherwise, kw<"else">, field<&ast::Otherwise::is_error, is_error>,
           field<&ast::Otherwise::message, text>, opt<field<&ast::Otherwise::at, at_hole>>,
           opt<field<&ast::Otherwise::help, help_text>>> {};
template <class Facts, Spelling Word>
struct header : node<ast::Header, field<&ast::Header::is_facts, constant<Facts::value, kw<Word>>>,
                     field<&ast::Header::name, dashed>,
                     opt<kw<"edition">, field<&ast::Header::edition, number>>,
                     opt<field<&ast::Header::help, text>>> {};
struct ruleset : header<std::false_type, "ruleset"> {};
struct facts : header<std::true_type, "facts"> {};
struct use : node<ast::Use, kw<"use">, field<&ast::Use::path, text>> {};
struct import_as : opt<kw<"as">, field<&ast::Import::alias, word>> {};
struct import : node<ast::Import,
                     sor<seq<kw<"from">, field<&ast::Import::module, dotted>, kw<"import">,
                             field<&ast::Import::member, any_word>, import_as>,
                         seq<kw<"import">, field<&ast::Import::module, dotted>, kw<"as">,
                             field<&ast::Import::alias, word>>>,
                     field<&ast::Import::active, applicability>> {};
struct library : node<ast::Library, kw<"library">, field<&ast::Library::roots, dotteds>> {};
struct distribution
    : node<ast::Distribution, kw<"distribution">, field<&ast::Distribution::names, words>> {};
struct alias : node<ast::Alias, kw<"alias">, field<&ast::Alias::name, dotted>, equals,
                    field<&ast::Alias::meaning, dotted>> {};

struct signature_parameter
    : node<ast::SignatureParameter,
           field<&ast::SignatureParameter::name, read<ast::Word, &Cursor::starred_word>>,
           star<symbol<"|", "`|`">, field<&ast::SignatureParameter::others, any_word>>,
           opt<equals,
               field<&ast::SignatureParameter::fallback, read<ast::Token, &Cursor::fallback>>>> {};
struct signature
    : node<ast::Signature, open_paren,
           field<&ast::Signature::parameters, any_of<signature_parameter, comma>>, close_paren> {};
struct klass : node<ast::Class, kw<"class">, field<&ast::Class::names, dotteds>,
                    opt<subtype, field<&ast::Class::bases, dotteds>>,
                    opt<field<&ast::Class::constructor, signature>>,
                    opt<kw<"members">, field<&ast::Class::members, words>>> {};
struct passed
    : node<ast::Passed, kw<"passes">,
           field<&ast::Passed::parameters, some_of<read<ast::Word, &Cursor::passed_name>, comma>>,
           sor<field<&ast::Passed::to, constant<ir::Passing::block, kw<"within">>>,
               field<&ast::Passed::to, constant<ir::Passing::self, seq<kw<"to">, kw<"self">>>>,
               seq<>>> {};
struct function : node<ast::Function, kw<"function">, field<&ast::Function::name, dotted>,
                       field<&ast::Function::signature, signature>,
                       opt<arrow, field<&ast::Function::result, dotted>>,
                       star<field<&ast::Function::passes, passed>>> {};
struct table_row : node<ast::TableRow, field<&ast::TableRow::key, text>, equals,
                        field<&ast::TableRow::value, dotted>> {};
struct table : node<ast::TableOf, kw<"table">, field<&ast::TableOf::name, word>, colon,
                    field<&ast::TableOf::rows, some_of<table_row, comma>>> {};
struct group_of : node<ast::GroupOf, kw<"group">, field<&ast::GroupOf::name, word>, colon,
                       field<&ast::GroupOf::members, dotteds>> {};
struct find : node<ast::Find, kw<"find">, field<&ast::Find::name, word>,
                   opt<open_paren, field<&ast::Find::columns, any_of<word, comma>>, close_paren>,
                   kw<"at">, field<&ast::Find::at, hole>, opt<field<&ast::Find::help, text>>, colon,
                   field<&ast::Find::clauses, some_of<clause>>> {};
struct find_any : node<ast::FindAny, kw<"find">, field<&ast::FindAny::name, word>,
                       opt<field<&ast::FindAny::help, text>>, equals,
                       field<&ast::FindAny::of, some_of<word, symbol<"|", "`|`">>>> {};
struct any_hole : choice<ast::Hole, many, hole> {};
struct defined : choice<ast::Condition, conditional_value, condition> {};
struct define
    : node<ast::Define, kw<"define">, field<&ast::Define::name, word>,
           opt<open_paren, field<&ast::Define::parameters, any_of<any_hole, comma>>, close_paren>,
           equals, field<&ast::Define::body, defined>> {};
struct pattern : node<ast::Pattern, kw<"pattern">, field<&ast::Pattern::name, word>, colon,
                      field<&ast::Pattern::condition, condition>> {};
struct leaves : choice<bool, constant<false, kw<"refuse">>, constant<true, kw<"leave">>> {};
struct refuse : node<ast::Refuse, field<&ast::Refuse::leaves, leaves>,
                     opt<tao::pegtl::not_at<kw<"when">>, field<&ast::Refuse::obligation, word>,
                         kw<"for">, field<&ast::Refuse::node, hole>>,
                     field<&ast::Refuse::message, text>, opt<field<&ast::Refuse::at, at_hole>>,
                     opt<field<&ast::Refuse::help, help_text>>, colon,
                     field<&ast::Refuse::clauses, some_of<clause>>> {};
struct finding
    : node<ast::Finding, kw<"report">, field<&ast::Finding::heading, text>,
           star<field<&ast::Finding::lines, text>>, opt<field<&ast::Finding::at, at_hole>>, colon,
           field<&ast::Finding::clauses, some_of<clause>>> {};
struct by_one_rule : choice<bool, constant<true, kw<"once">>> {};
struct demanded : seq<field<&ast::Demand::name, word>, opt<field<&ast::Demand::once, by_one_rule>>,
                      field<&ast::Demand::active, applicability>, colon,
                      field<&ast::Demand::clauses, some_of<clause>>> {};
struct demand : node<ast::Demand, kw<"must">, demanded, field<&ast::Demand::otherwise, otherwise>> {
};
struct helper : node<ast::Helper, kw<"helper">, field<&ast::Helper::name, word>, colon,
                     field<&ast::Helper::fragment, fragment>> {};
struct how_many : choice<bool, constant<false, kw<"one">>, constant<true, kw<"list">>> {};
struct key : node<ast::Key, kw<"key">, field<&ast::Key::name, word>, colon,
                  field<&ast::Key::many, how_many>, kw<"in">, field<&ast::Key::region, word>> {};
struct rule
    : node<ast::Rule, kw<"rule">, field<&ast::Rule::name, word>, opt<field<&ast::Rule::help, text>>,
           field<&ast::Rule::active, applicability>, colon,
           star<named<"a clause such as `match`", field<&ast::Rule::clauses, clause>>>,
           field<&ast::Rule::actions, actions>> {};
struct setting : node<ast::NamedSetting, field<&ast::NamedSetting::name, word>, equals,
                      field<&ast::NamedSetting::value, setting_value>> {};
struct program : node<ast::Program, kw<"program">, field<&ast::Program::name, word>, colon,
                      field<&ast::Program::fragment, fragment>> {};
struct assumed : choice<ast::Assumed, fragment, word> {};
struct says_kind : choice<ir::MessageKind, constant<ir::MessageKind::warning, kw<"warn">>,
                          constant<ir::MessageKind::note, kw<"note">>,
                          constant<ir::MessageKind::error, kw<"error">>> {};
struct said : node<ast::Said, field<&ast::Said::kind, says_kind>, field<&ast::Said::text, text>> {};
struct says : field<&ast::Example::says, some_of<said>> {};
struct outcome : sor<seq<kw<"becomes">, field<&ast::Example::after, fragment>>,
                     field<&ast::Example::stays, constant<true, kw<"stays">>>> {};
struct example
    : node<ast::Example, kw<"example">,
           opt<tao::pegtl::not_at<kw<"assuming">>, field<&ast::Example::rule, word>>,
           opt<kw<"with">, field<&ast::Example::settings, some_of<setting, comma>>>,
           opt<kw<"assuming">, field<&ast::Example::assuming, some_of<assumed, comma>>>, colon,
           field<&ast::Example::before, fragment>, sor<seq<outcome, opt<says>>, says>> {};

struct declaration_body
    : named<"a declaration",
            choice<ast::Declaration, rule, find_any, find, define, pattern, import, library, klass,
                   function, table, group_of, alias, parameter, use, key, helper, demand, refuse,
                   finding, program, example, ruleset, facts, distribution>> {};
struct declaration_word
    : sor<kw<"rule">, kw<"find">, kw<"define">, kw<"pattern">, kw<"import">, kw<"from">,
          kw<"library">, kw<"class">, kw<"function">, kw<"table">, kw<"group">, kw<"alias">,
          kw<"parameter">, kw<"use">, kw<"key">, kw<"helper">, kw<"must">, kw<"refuse">,
          kw<"leave">, kw<"report">, kw<"program">, kw<"example">, kw<"ruleset">, kw<"facts">,
          kw<"distribution">> {};
struct next_declaration
    : named<"the next declaration", sor<tao::pegtl::eof, tao::pegtl::at<declaration_word>>> {};
HVR_PART(declaration, ast::Declaration);
struct whole_declaration : only<declaration, next_declaration> {};

}  // namespace hvr::grammar
