// The grammar of actions: what a rule does.
#pragma once
#include "grammar/clauses.h"

namespace hvr::grammar {

namespace a = ir::action;

HVR_PART(action, ast::Action);
struct actions : some_of<action> {};
struct results : node<ast::Results, plus<field<&ast::Results::fragments, fragment>>> {};
struct acts_in_braces : only<open_brace, any_of<action>, close_brace> {};
struct arm : node<ast::Arm, kw<"if">, field<&ast::Arm::condition, condition>,
                  field<&ast::Arm::actions, acts_in_braces>> {};
struct arms
    : node<ast::If, field<&ast::If::arms, arm>, star<kw<"else">, field<&ast::If::arms, arm>>,
           opt<kw<"else">, field<&ast::If::otherwise, acts_in_braces>>> {};
struct branch : like<seq, arms> {
  using type = ast::If;
  HVR_MAKES(ast::If, out) {
    const char* begin = in.here();
    if (!matches<arms, M>(in, out)) return false;
    // Each `else if` lies in the one before.
    if (out.arms.size() > kMaxNesting) in.too_deep(begin);
    return true;
  }
};
struct set : node<ast::Set, kw<"set">, field<&ast::Set::slot, dotted>, equals,
                  field<&ast::Set::value, value>> {};
struct guard : node<ast::Guard, kw<"guard">, field<&ast::Guard::statement, value>, kw<"with">,
                    field<&ast::Guard::guard, fragment>> {};
struct list_end : choice<ir::ListEnd, constant<ir::ListEnd::first, kw<"first">>,
                         constant<ir::ListEnd::last, kw<"last">>> {};
struct insert
    : node<ast::Insert, kw<"insert">, field<&ast::Insert::element, value>,
           field<&ast::Insert::end, list_end>, kw<"in">, field<&ast::Insert::list, value>> {};
struct each_do
    : node<ast::EachDo, kw<"for">, kw<"each">, field<&ast::EachDo::first, hole>,
           opt<comma, field<&ast::EachDo::second, hole>>, kw<"in">,
           field<&ast::EachDo::list, value>, field<&ast::EachDo::actions, acts_in_braces>> {};
struct for_rows : node<ast::ForRows, kw<"for">, kw<"each">, field<&ast::ForRows::row, row>,
                       field<&ast::ForRows::actions, acts_in_braces>> {};

struct replace
    : phrase<a::Replace, kw<"replace">, maybe_one<as<ast::Value, hole>>, kw<"with">, results> {};
struct wrap : phrase<a::Wrap, kw<"wrap">, value, kw<"as">, value> {};
struct after_imports : phrase<a::AfterImports, kw<"after">, kw<"imports">, results> {};
struct after_all_imports
    : phrase<a::AfterAllImports, kw<"after">, kw<"all">, kw<"imports">, results> {};
struct after_value : phrase<a::AfterValue, kw<"after">, kw<"value">, kw<"of">, value, results> {};
struct before : phrase<a::Before, kw<"before">, value, results> {};
struct after : phrase<a::After, kw<"after">, value, results> {};
struct remove : phrase<a::Remove, kw<"remove">, value> {};
struct tidy_imports : phrase<a::TidyImports, kw<"tidy">, kw<"imports">> {};
struct warns : constant<ir::MessageKind::warning, kw<"warn">> {};
struct notes : constant<ir::MessageKind::note, kw<"note">> {};
struct errs : constant<ir::MessageKind::error, kw<"error">> {};
struct message : phrase<a::Message, choice<ir::MessageKind, warns, notes, errs>, text,
                        maybe_one<only<kw<"at">, value>>> {};
struct does : phrase<a::Does, kw<"does">, word, maybe_one<only<kw<"for">, value>>> {};
struct needs : phrase<a::Needs, kw<"needs">, word, kw<"for">, value> {};
struct extend
    : phrase<a::Extend, kw<"with">, kw<"ctx">, open_bracket, word, arrow, value, close_bracket> {};

struct action_body
    : deeper<named<"an action such as `replace`",
                   choice<ast::Action, branch, replace, set, wrap, guard, insert, after_imports,
                          after_all_imports, after_value, before, after, remove, tidy_imports,
                          message, does, needs, each_do, for_rows, extend, let>>> {};

}  // namespace hvr::grammar
