// The grammar of parameters and of the values that they are given.
#pragma once
#include "grammar/actions.h"
#include "grammar/ast_declarations.h"

namespace hvr::grammar {

struct words : some_of<word, comma> {};
struct dotteds : some_of<dotted, comma> {};
struct display : read<ast::Display, &Cursor::display> {};
struct setting_value : named<"a value", choice<ast::Setting, number, text, any_word, display>> {};

struct choices : field<&ast::Parameter::choices, only<kw<"one">, kw<"of">, words>> {};
template <ast::Parameter::Type Type, class Rule>
struct typed : field<&ast::Parameter::type, constant<Type, Rule>> {};
struct holds_numbers : choice<bool, constant<true, kw<"int">>, constant<false, kw<"text">>> {};
struct holds : field<&ast::Parameter::numbers, only<kw<"of">, holds_numbers>> {};
struct type : sor<typed<ast::Parameter::Type::boolean, kw<"bool">>,
                  typed<ast::Parameter::Type::integer, kw<"int">>,
                  typed<ast::Parameter::Type::text, kw<"text">>,
                  seq<typed<ast::Parameter::Type::list, kw<"list">>, holds>,
                  seq<typed<ast::Parameter::Type::table, kw<"table">>, holds>,
                  seq<choices, typed<ast::Parameter::Type::choice, seq<>>>> {};
struct purpose : named<"a \"text\" that says what it is for", text> {};
struct parameter
    : node<ast::Parameter, kw<"parameter">, field<&ast::Parameter::name, word>, colon, type, equals,
           field<&ast::Parameter::value, setting_value>, field<&ast::Parameter::help, purpose>> {};

}  // namespace hvr::grammar
