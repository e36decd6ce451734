// Tokens of rule files as PEGTL rules over a Cursor. Each eats the blanks behind it.
//
// A rule with a `type` makes a value of it; PEGTL's state is the thing it is made in. A rule
// without one only has to be there.
#pragma once
#include <tao/pegtl/ascii.hpp>
#include <tao/pegtl/match.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/rules.hpp>

#include "grammar/cursor.h"

namespace hvr::grammar {

using tao::pegtl::apply_mode;
using tao::pegtl::list;
using tao::pegtl::opt;
using tao::pegtl::plus;
using tao::pegtl::rewind_mode;
using tao::pegtl::seq;
using tao::pegtl::sor;
using tao::pegtl::star;

// PEGTL's hooks before and after each rule are not needed.
template <typename Rule>
struct control : tao::pegtl::normal<Rule> {
  static constexpr bool enable = false;
};

template <typename Rule, rewind_mode M = rewind_mode::required, typename... State>
bool matches(Cursor& in, State&... state) {
  return control<Rule>::template match<apply_mode::nothing, M, tao::pegtl::nothing, control>(
      in, state...);
}

// The head of every rule's `match` in PEGTL's protocol: for a rule that makes a value, and for one
// that does not.
#define HVR_MAKES(type, out)                                                                       \
  template <apply_mode, rewind_mode M, template <typename...> class, template <typename...> class> \
  static bool match([[maybe_unused]] Cursor& in, type& out)
#define HVR_MATCH                                                                                  \
  template <apply_mode, rewind_mode M, template <typename...> class, template <typename...> class, \
            typename... State>                                                                     \
  static bool match([[maybe_unused]] Cursor& in, [[maybe_unused]] State&... state)

// What PEGTL's analysis knows of a token: it moves on.
struct token {
  using rule_t = tao::pegtl::any::rule_t;
  using subs_t = tao::pegtl::empty_list;
};

// What it knows of a condition that reads nothing.
struct predicate {
  using rule_t = tao::pegtl::success::rule_t;
  using subs_t = tao::pegtl::empty_list;
};

using ast::Spelling;

template <Spelling S>
struct kw : token {
  static bool can_begin(Cursor& in) { return in.at_keyword(S.view()); }
  HVR_MATCH { return in.keyword(S.view()); }
};

// A symbol and how messages call it.
template <Spelling S, Spelling Name>
struct symbol : token {
  HVR_MATCH { return in.symbol(S.view(), Name.view()); }
};

template <Spelling S>
struct unless : predicate {
  HVR_MATCH { return !in.at_symbol(S.view()); }
};

template <Spelling S>
struct when : predicate {
  HVR_MATCH { return in.at_symbol(S.view()); }
};

template <class T, auto Read>
struct read : token {
  using type = T;
  HVR_MAKES(T, out) { return (in.*Read)(out); }
};

// A rule that stands for a value.
template <auto Value, class Rule>
struct constant {
  using type = decltype(Value);
  using rule_t = typename seq<Rule>::rule_t;
  using subs_t = tao::pegtl::type_list<Rule>;
  HVR_MAKES(type, out) {
    if (!matches<Rule, M>(in)) return false;
    out = Value;
    return true;
  }
};

struct word : read<ast::Word, &Cursor::word> {};
struct any_word : read<ast::Word, &Cursor::any_word> {};
struct called_word : read<ast::Word, &Cursor::called_word> {};
struct dashed : read<ast::Word, &Cursor::dashed> {};
template <class T>
struct dotted_as : read<T, &Cursor::dotted> {};
struct dotted : dotted_as<ast::Dotted> {};
struct hole : read<ast::Hole, &Cursor::hole> {};
struct many : read<ast::Hole, &Cursor::many> {};
struct text : read<ast::Text, &Cursor::text> {};
struct fragment : read<ast::Fragment, &Cursor::fragment> {};
struct number : read<ast::Number, &Cursor::number> {};

struct comma : symbol<",", "`,`"> {};
struct colon : symbol<":", "`:`"> {};
struct equals : seq<unless<"==">, symbol<"=", "`=`">> {};
struct arrow : symbol<"->", "`->`"> {};
struct subtype : symbol<"<:", "`<:`"> {};
struct open_paren : symbol<"(", "`(`"> {};
struct close_paren : symbol<")", "`)`"> {};
struct open_brace : symbol<"{", "`{`"> {};
struct close_brace : symbol<"}", "`}`"> {};
struct open_bracket : symbol<"[", "`[`"> {};
struct close_bracket : symbol<"]", "`]`"> {};

}  // namespace hvr::grammar
