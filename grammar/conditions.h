// The grammar of conditions.
#pragma once
#include "grammar/quantifiers.h"

namespace hvr::grammar {

namespace c = ir::condition;

struct in_parens : only<open_paren, boxed<condition>, close_paren> {};
struct surely : phrase<c::Surely, kw<"surely">, in_parens> {};
struct maybe : phrase<c::Maybe, kw<"maybe">, in_parens> {};
struct imports : phrase<c::Imports, kw<"imports">, dotted_as<ast::Module>> {};
struct entry : phrase<c::IsEntry, kw<"entry">, unless<"(">> {};
struct pattern_is
    : node<ast::PatternIs, kw<"pattern">, kw<"is">, field<&ast::PatternIs::pattern, word>> {};

// -- questions about a value: the subject is the operation's first operand ------------------------

struct classes : dotted_as<ast::Classes> {};
// How the operand of a question is read.
template <class Operand>
struct operand_of : dotted_as<Operand> {};
template <>
struct operand_of<ast::Value> : only<value> {};
template <>
struct operand_of<ast::Patterns> : only<patterns> {};
template <>
struct operand_of<ast::RegexText> : read<ast::RegexText, &Cursor::text> {};

template <class Op, class Operand, class... Words>
struct words_and_operand : phrase<Op, Words..., operand_of<Operand>> {};
template <class Op, class... Words>
struct words_and_operand<Op, ast::Nothing, Words...> : phrase<Op, Words...> {};
template <class Row>
struct asks;
template <class Op, class Operand, Spelling... Words>
struct asks<ast::Asks<Op, Operand, Words...>> : words_and_operand<Op, Operand, kw<Words>...> {};
template <class Questions>
struct any_question;
template <class... Rows>
struct any_question<ast::Questions<Rows...>> : choice<ast::Question, asks<Rows>...> {};

struct is_what
    : choice<ast::Question, any_question<ast::asks::Is>,
             phrase<c::IsSame, choice<ast::Value, hole, context_key, noun_of_value, apply>>> {};
// Where a value comes from, and what it is made of.
struct only_word : field<&ast::Comes::only, constant<true, kw<"only">>> {};
struct every_word : field<&ast::Comes::stop, constant<ir::WalkStop::never, kw<"every">>> {};
struct origin_question
    : node<ast::Comes,
           sor<seq<kw<"comes">, opt<only_word>, kw<"from">,
                   field<&ast::Comes::along, constant<ir::Along::same_object, seq<>>>>,
               seq<kw<"made">, opt<only_word>, kw<"of">,
                   field<&ast::Comes::along, constant<ir::Along::made_of, seq<>>>>,
               seq<kw<"decided">, opt<only_word>, kw<"by">,
                   field<&ast::Comes::along, constant<ir::Along::decided_by, seq<>>>>>,
           opt<every_word>, field<&ast::Comes::fragments, patterns>,
           opt<field<&ast::Comes::whole, as_hole>>, opt<field<&ast::Comes::reading, reading>>> {};
struct comparison
    : only<unless<"<:">,
           choice<ir::Comparison, constant<ir::Comparison::not_equal, symbol<"!=", "`!=`">>,
                  constant<ir::Comparison::less_or_equal, symbol<"<=", "`<=`">>,
                  constant<ir::Comparison::greater_or_equal, symbol<">=", "`>=`">>,
                  constant<ir::Comparison::equal, symbol<"=", "`=`">>,
                  constant<ir::Comparison::less, symbol<"<", "`<`">>,
                  constant<ir::Comparison::greater, symbol<">", "`>`">>>> {};
struct compare
    : node<ast::Compare, field<&ast::Compare::op, comparison>, field<&ast::Compare::right, value>> {
};
struct in_table : node<ast::InTable, kw<"in">, field<&ast::InTable::table, dotted_as<ast::Table>>,
                       opt<kw<"as">, field<&ast::InTable::entry, hole>>> {};
struct question : choice<ast::Question, phrase<c::IsSubclass, subtype, classes>,
                         phrase<c::IsInstance, colon, classes>, any_question<ast::asks::Does>,
                         in_table, origin_question, compare> {};
struct asked : named<"a test such as `is`",
                     choice<ast::Test,
                            node<ast::Test, kw<"is">,
                                 opt<field<&ast::Test::negated, constant<true, kw<"not">>>>,
                                 field<&ast::Test::question, is_what>>,
                            node<ast::Test, field<&ast::Test::question, question>>>> {};

// A value and what is asked of it, or a value alone, or a condition in parentheses.
struct test : like<seq, open_value, opt<asked>> {
  using type = ast::Condition;
  HVR_MAKES(ast::Condition, out) {
    const char* begin = in.here();
    ast::Value subject;
    if (!matches<open_value, M>(in, subject)) return false;
    if (auto* held = std::get_if<ast::Group>(&subject.node)) {
      ast::Condition inner = std::move(*held->condition);
      out = std::move(inner);
      out.bracketed = true;
      return true;
    }
    const char* tail = in.here();
    ast::Test t;
    if (matches<asked>(in, t)) {
      t.subject = std::move(subject);
      t.question_span = in.span_from(tail);
      out.node = std::move(t);
    } else {
      out.node = std::move(subject);
    }
    out.span = in.span_from(begin);
    return true;
  }
};

// -- and, or, not ---------------------------------------------------------------------------------

HVR_PART(factor, ast::Condition);
struct negation : phrase<c::Not, kw<"not">, boxed<deeper<factor>>> {};
struct factor_body
    : named<"a condition", choice<ast::Condition, negation, surely, maybe, quantified, imports,
                                  pattern_is, entry, braced, test>> {};

// Conditions and the word between them; one condition is itself.
template <class Op, class Rule, class Word>
struct joined : like<list, Rule, Word> {
  using type = ast::Condition;
  HVR_MAKES(ast::Condition, out) {
    const char* begin = in.here();
    if (!matches<Rule, M>(in, out)) return false;
    ast::Phrase<Op, std::vector<ast::Condition>> all;
    auto& parts = std::get<0>(all.operands);
    for (ast::Condition next; matches<only<Word, Rule>>(in, next); next = {}) {
      if (parts.empty()) parts.push_back(std::move(out));
      parts.push_back(std::move(next));
    }
    if (!parts.empty()) out = {in.span_from(begin), std::move(all)};
    return true;
  }
};
struct conjunction : joined<c::All, factor, kw<"and">> {};
struct condition_body : deeper<joined<c::Any, conjunction, kw<"or">>> {};

}  // namespace hvr::grammar
