// What can be asked of a value in words and at most one operand, a row for each question: the
// syntax tree (ast.h) and the grammar (conditions.h) are both made from these rows. The value that
// is asked is the first operand of the operation.
#pragma once
#include "grammar/ast_values.h"

namespace hvr::ast {

// A text as a template argument.
template <size_t N>
struct Spelling {
  char text[N] = {};
  constexpr Spelling(const char (&s)[N]) {  // NOLINT: a literal is meant to convert
    for (size_t i = 0; i < N; ++i) text[i] = s[i];
  }
  constexpr std::string_view view() const { return {text, N - 1}; }
};

struct Nothing {};
// The words, and what follows them.
template <class Op, class Operand, Spelling... Words>
struct Asks {};
// Of two questions that begin alike, the first that fits is meant.
template <class... Rows>
struct Questions {};

namespace asks {
namespace c = ir::condition;

// `$x is …`
using Is = Questions<Asks<c::IsAbsent, Nothing, "absent">, Asks<c::IsNone, Nothing, "None">,
                     Asks<c::IsGiven, Nothing, "given">, Asks<c::IsLiteral, Nothing, "literal">,
                     Asks<c::IsPath, Nothing, "path">, Asks<c::IsUnknown, Nothing, "unknown">,
                     Asks<c::IsFragment, Patterns>>;
// `$x …`
using Does =
    Questions<Asks<c::Calls, Callable, "calls">, Asks<c::StandsIn, Patterns, "in">,
              Asks<c::CanFollow, Value, "can", "follow">, Asks<c::Matches, RegexText, "matches">,
              Asks<c::WithinFragment, Patterns, "within">, Asks<c::WithinNode, Value, "within">,
              Asks<c::Runs, Value, "runs">, Asks<c::Under, Dotted, "under">,
              Asks<c::Overrides, Dotted, "overrides">, Asks<c::Precedes, Value, "precedes">,
              Asks<c::Follows, Value, "can", "only", "follow">,
              Asks<c::IsMember, ClassName, "member", "of">>;
}  // namespace asks

// The phrases of rows, and other types, as one variant.
template <class Op, class Operand>
struct PhraseWith : std::type_identity<Phrase<Op, Operand>> {};
template <class Op>
struct PhraseWith<Op, Nothing> : std::type_identity<Phrase<Op>> {};
template <class Row>
struct PhraseOf;
template <class Op, class Operand, Spelling... Words>
struct PhraseOf<Asks<Op, Operand, Words...>> : PhraseWith<Op, Operand> {};

template <class... Others, class... Some, class... More>
auto variant_of(Questions<Some...>, Questions<More...>)
    -> std::variant<typename PhraseOf<Some>::type..., typename PhraseOf<More>::type..., Others...>;

}  // namespace hvr::ast
