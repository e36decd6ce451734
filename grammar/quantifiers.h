// The grammar of what questions range over: fragments, rows, elements; and of the braces that
// delimit what is asked of them.
#pragma once
#include "grammar/values.h"

namespace hvr::grammar {

// Alternatives of things are parted by `|`, conditions by `or`. A category word in front of the
// first fragment covers those behind it.
struct alternatives : some_of<fragment, symbol<"|", "`|`">> {};
struct patterns : like<seq, alternatives> {
  using type = ast::Patterns;
  HVR_MAKES(ast::Patterns, out) {
    if (!matches<alternatives, M>(in, out)) return false;
    for (size_t i = 1; i < out.size(); ++i)
      if (out[i].category.empty()) out[i].category = out[i - 1].category;
    return true;
  }
};
struct hole_column : as<ast::Value, choice<ast::Value, hole, many>> {};
struct column_is
    : choice<ast::ColumnIs, node<ast::ColumnIs, field<&ast::ColumnIs::value, hole_column>>,
             node<ast::ColumnIs, field<&ast::ColumnIs::column, word>, equals,
                  field<&ast::ColumnIs::value, value>>> {};
struct row_body
    : node<ast::Row, field<&ast::Row::relation, word>,
           opt<open_paren, field<&ast::Row::columns, any_of<column_is, comma>>, close_paren>,
           opt<kw<"at">, field<&ast::Row::at, hole>>> {};
struct place : only<kw<"in">, value> {};
struct as_hole : only<kw<"as">, hole> {};
struct reading : only<kw<"reading">, dotted> {};

// -- braces: what a quantifier speaks of ----------------------------------------------------------

HVR_PART(clause_list, std::vector<ast::Clause>);  // grammar/clauses.h
struct in_braces : only<open_brace, condition, close_brace> {};
struct clauses_in_braces : only<open_brace, clause_list, close_brace> {};
// The first word says which of the two it is, so nothing is read twice.
struct clause_word : sor<kw<"match">, kw<"each">, kw<"where">, kw<"let">, kw<"from">> {};
struct at_clauses : tao::pegtl::at<open_brace, clause_word> {};

// `{ clauses }` or `{ condition }`. What can be no condition, such as a lone fragment, is none: in
// `if some R { … }` it belongs to the `if`.
struct braced : like<sor, clauses_in_braces, in_braces> {
  using type = ast::Condition;
  HVR_MAKES(ast::Condition, out) {
    const char* begin = in.here();
    if (matches<at_clauses>(in)) {
      ast::Solves all;
      if (!matches<clauses_in_braces, M>(in, all.clauses)) return false;
      out = {in.span_from(begin), std::move(all)};
    } else {
      auto mark = in.template mark<M>();
      if (!matches<in_braces>(in, out)) return mark(false);
      const auto* v = std::get_if<ast::Value>(&out.node);
      if (v && !std::holds_alternative<ast::Apply>(v->node) &&
          !std::holds_alternative<ast::Dotted>(v->node))
        return mark(false);
      mark(true);
    }
    out.bracketed = true;
    return true;
  }
};

// -- quantifiers ----------------------------------------------------------------------------------

struct over_matches : node<ast::OverMatches, field<&ast::OverMatches::fragments, patterns>,
                           opt<field<&ast::OverMatches::scope, place>>,
                           opt<field<&ast::OverMatches::whole, as_hole>>,
                           opt<field<&ast::OverMatches::reading, reading>>> {};
struct over_elements : node<ast::OverElements, field<&ast::OverElements::element, hole>, kw<"in">,
                            field<&ast::OverElements::list, value>> {};
template <ir::Noun Noun, Spelling Word, class... Place>
struct noun_of : node<ast::OverNoun, field<&ast::OverNoun::noun, constant<Noun, kw<Word>>>,
                      field<&ast::OverNoun::element, hole>, kw<"of">,
                      field<&ast::OverNoun::of, value>, Place...> {};
struct from_place : opt<kw<"from">, field<&ast::OverNoun::place, value>> {};
struct in_place : opt<kw<"in">, field<&ast::OverNoun::place, value>> {};
struct over_noun
    : choice<ast::OverNoun, noun_of<ir::Noun::use, "use", from_place>,
             noun_of<ir::Noun::origin, "origin">, noun_of<ir::Noun::effect, "effect", in_place>,
             noun_of<ir::Noun::exit, "exit">,
             noun_of<ir::Noun::definition, "definition", in_place>> {};
struct over : choice<ast::Domain, over_matches, over_elements, over_noun, row> {};
struct quantifier : choice<ast::Quantifier, constant<ast::Quantifier::some, kw<"some">>,
                           constant<ast::Quantifier::no, kw<"no">>,
                           constant<ast::Quantifier::every, kw<"every">>> {};
struct quantified
    : node<ast::Quantified, field<&ast::Quantified::quantifier, quantifier>,
           field<&ast::Quantified::domain, over>, opt<field<&ast::Quantified::body, braced>>> {};

}  // namespace hvr::grammar
