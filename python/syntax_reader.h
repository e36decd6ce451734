// The reader behind `check_syntax`: recursive descent over tokens. No tree is made; an expression
// is known by what may be done with it.
#pragma once
#include <string>
#include <vector>

#include "python/syntax_cursor.h"
#include "python/syntax_forms.h"

namespace hvr {

class SyntaxReader : private SyntaxCursor {
 public:
  using SyntaxCursor::SyntaxCursor;

  // Reads all; the problem is thrown.
  void file();
  using SyntaxCursor::needs;
  // Of what the tokens do not tell.
  const std::optional<PlaceNeed>& by_place() const { return by_place_; }

 private:
  using Expression = ReadExpression;
  using Form = ReadExpression::Form;
  using Body = ReadBody;
  using Parameters = ReadParameters;
  using Arguments = ReadArguments;
  using Pattern = ReadPattern;

  // Expressions.
  Expression expression();
  Expression conditional();
  Expression named_expression();
  Expression star_expressions();       // `a, *b`; a tuple where there is a comma
  Expression star_expressions_only();  // no single starred one
  Expression yield_or_expressions();
  Expression yield();
  Expression starred();
  Expression binary(int level);
  Expression operand(int level);
  Expression power();
  Expression primary();
  Expression atom();
  Expression group();
  Expression list_display();
  Expression brace_display();
  Expression call_or_index(Expression e);
  Expression lambda();
  void strings();
  void fstring();
  void field();
  void arguments(bool klass);
  void argument(Arguments& seen);
  void subscripts();
  bool slice();
  int binary_level() const;
  void take_operator();
  bool at_comprehension() const;
  void comprehension(size_t events, bool generator);
  void clauses(size_t events, std::vector<ScopeEvent>& inner, std::vector<ScopeEvent>& outer,
               std::vector<std::string_view>& targets, bool& asynchronous);
  std::vector<ScopeEvent> take_events(size_t from);
  void close_function_events(size_t from, bool async_function, bool& generator);
  void no_events(size_t from, const char* where);
  Expression target_list();
  void target_names(size_t first, size_t last, std::vector<std::string_view>& names) const;
  Expression other(size_t first) const { return {Form::other, false, false, false, first, at_}; }

  // Statements.
  bool at_docstring() const;
  void statement();
  bool compound_statement();
  void decorated();
  void simple_statements();
  void simple_statement();
  bool keyword_statement();
  void expression_statement();
  bool begins_with_target(const Expression& e);
  void annotated(const Expression& target);
  void delete_statement();
  void import_statement();
  void import_from();
  void import_names(bool future);
  void dotted_name();
  void scope_statement();
  void return_statement();
  void jump();
  void raise_statement();
  void type_alias();
  void block();
  void if_statement();
  void for_statement();
  void while_statement();
  void try_statement();
  void except_clause(bool& star, bool& bare, bool first);
  void with_statement();
  bool parenthesised_with_items();
  void with_item();
  void function(bool asynchronous);
  void class_definition();
  void type_parameters();
  void parameters(std::string_view close, bool lambda);
  void parameter(Parameters& p, std::string_view close);
  void star_parameter(Parameters& p, std::string_view close);
  void annotation(size_t events);
  void require_async(size_t token, const char* what) const;
  void loop_body();

  // Patterns.
  bool match_statement();
  void case_clause();
  Pattern patterns();
  Pattern as_pattern();
  Pattern or_pattern();
  Pattern closed_pattern();
  Pattern sequence_pattern(std::string_view close);
  Pattern mapping_pattern();
  Pattern class_pattern();
  Pattern star_pattern();
  void literal_pattern();
  void signed_number();
  void add_names(Pattern& to, const Pattern& from) const;
  bool case_follows() const;

  int iterables_ = 0;  // comprehension iterables around this place
  bool future_may_follow_ = true, postponed_annotations_ = false;
  std::optional<PlaceNeed> by_place_;
  std::vector<ScopeEvent> events_;
  std::vector<Body> bodies_;
};

}  // namespace hvr
