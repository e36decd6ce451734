// Tokens of rule files as PEGTL rules over a Cursor. Each eats the blanks behind it.
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

template <typename Rule, rewind_mode M = rewind_mode::required>
bool matches(Cursor& in) {
  return control<Rule>::template match<apply_mode::nothing, M, tao::pegtl::nothing, control>(in);
}

// The head of every rule's `match` in PEGTL's protocol.
#define HVR_MATCH                                                                     \
  template <apply_mode, [[maybe_unused]] rewind_mode M, template <typename...> class, \
            template <typename...> class>                                             \
  static bool match([[maybe_unused]] Cursor& in)

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

template <size_t N>
struct Spelling {
  char text[N] = {};
  constexpr Spelling(const char (&s)[N]) {  // NOLINT: a literal is meant to convert
    for (size_t i = 0; i < N; ++i) text[i] = s[i];
  }
  constexpr std::string_view view() const { return {text, N - 1}; }
};

template <Spelling S>
struct kw : token {
  HVR_MATCH { return in.keyword(S.view()); }
};

// A symbol and how messages call it.
template <Spelling S, Spelling Name>
struct symbol : token {
  HVR_MATCH { return in.symbol(S.view(), Name.view()); }
};

template <Spelling S>
struct unless : predicate {
  HVR_MATCH { return in.not_symbol(S.view()); }
};

template <auto Read>
struct read : token {
  HVR_MATCH { return (in.*Read)(); }
};

template <Syntax Kind, bool Reserved = false>
struct name : token {
  HVR_MATCH { return in.word(Kind, Reserved); }
};

template <Syntax Kind, Spelling All>
struct operators : token {
  HVR_MATCH { return in.operator_of(Kind, All.view()); }
};

struct word : name<Syntax::word> {};
struct any_word : name<Syntax::word, true> {};
struct called_word : read<&Cursor::called_word> {};
struct dotted : read<&Cursor::dotted> {};
struct dashed : read<&Cursor::dashed> {};
struct hole : read<&Cursor::hole> {};
struct many : read<&Cursor::many> {};
struct text : read<&Cursor::text> {};
struct fragment : read<&Cursor::fragment> {};
struct number : read<&Cursor::number> {};

struct comma : symbol<",", "`,`"> {};
struct colon : symbol<":", "`:`"> {};
struct equals : seq<unless<"==">, symbol<"=", "`=`">> {};
struct open_paren : symbol<"(", "`(`"> {};
struct close_paren : symbol<")", "`)`"> {};
struct open_brace : symbol<"{", "`{`"> {};
struct close_brace : symbol<"}", "`}`"> {};
struct open_bracket : symbol<"[", "`[`"> {};
struct close_bracket : symbol<"]", "`]`"> {};

}  // namespace hvr::grammar
