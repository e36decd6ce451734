// Expressions: the reference's chapter 6, and what an expression may be assigned to.
#include "python/syntax_reader.h"

namespace hvr {

using Event = ScopeEvent::Kind;

SyntaxReader::Expression SyntaxReader::expression() {
  const Deeper deeper(*this);
  return is("lambda") ? lambda() : conditional();
}

SyntaxReader::Expression SyntaxReader::conditional() {
  const size_t first = at_;
  const Expression e = binary(1);
  if (!accept("if")) return e;
  binary(1);
  expect("else");
  expression();
  return other(first);
}

SyntaxReader::Expression SyntaxReader::named_expression() {
  const size_t first = at_;
  if (!at_name() || !is(":=", 1)) {
    const Expression e = expression();
    if (is(":=")) fail("`:=` gives its value to a name only");
    return e;
  }
  need(8);
  binds(name(), first);
  if (iterables_ > 0) fail_at(first, "`:=` cannot stand in what a comprehension goes through");
  events_.push_back({Event::walrus, first});
  expect(":=");
  expression();
  return other(first);
}

SyntaxReader::Expression SyntaxReader::starred() {
  const size_t first = at_;
  expect("*");
  Expression e = binary(5);
  if (e.form == Form::starred) fail_at(first, "a star cannot stand here");
  e.form = Form::starred;
  e.first = first;
  e.deletable = e.parenthesised = false;
  return e;
}

SyntaxReader::Expression SyntaxReader::star_expressions() {
  const size_t first = at_;
  Expression e = is("*") ? starred() : expression();
  if (!is(",")) return e;
  int stars = e.form == Form::starred;
  Expression tuple{Form::tuple, false, e.assignable, e.deletable, first, at_};
  while (accept(",")) {
    if (!begins_expression()) break;
    const Expression next = is("*") ? starred() : expression();
    stars += next.form == Form::starred;
    tuple.assignable = tuple.assignable && next.assignable;
    tuple.deletable = tuple.deletable && next.deletable;
  }
  if (stars > 1) tuple.assignable = false;
  tuple.last = at_;
  return tuple;
}

SyntaxReader::Expression SyntaxReader::star_expressions_only() {
  const Expression e = star_expressions();
  if (e.form == Form::starred) fail_at(e.first, "a starred expression cannot stand alone here");
  return e;
}

SyntaxReader::Expression SyntaxReader::yield_or_expressions() {
  return is("yield") ? yield() : star_expressions_only();
}

SyntaxReader::Expression SyntaxReader::yield() {
  const size_t first = at_;
  expect("yield");
  const bool from = accept("from");
  events_.push_back({from ? Event::yield_from : Event::yield_, first});
  if (from)
    expression();
  else if (begins_expression())
    star_expressions_only();
  return other(first);
}

// The level at which the operator here binds, 0 where there is none: `or` 1, `and` 2, comparisons
// 4, `|` 5 to `*` 10.
int SyntaxReader::binary_level() const {
  const std::string_view w = word();
  if (is_kind(LexemeKind::name)) {
    if (w == "or") return 1;
    if (w == "and") return 2;
    return w == "in" || w == "is" || (w == "not" && is("in", 1)) ? 4 : 0;
  }
  if (!is_kind(LexemeKind::op)) return 0;
  struct Level {
    std::string_view op;
    int level;
  };
  static constexpr Level kLevels[] = {{"==", 4},  {"!=", 4}, {"<", 4}, {">", 4},  {"<=", 4},
                                      {">=", 4},  {"|", 5},  {"^", 6}, {"&", 7},  {"<<", 8},
                                      {">>", 8},  {"+", 9},  {"-", 9}, {"*", 10}, {"/", 10},
                                      {"//", 10}, {"%", 10}, {"@", 10}};
  for (const Level& l : kLevels)
    if (l.op == w) return l.level;
  return 0;
}

void SyntaxReader::take_operator() {
  const bool two_words = (is("not") && is("in", 1)) || (is("is") && is("not", 1));
  at_ += two_words ? 2 : 1;
}

SyntaxReader::Expression SyntaxReader::binary(int level) {
  const size_t first = at_;
  Expression e = operand(level);
  for (int found = binary_level(); found >= level && found > 0; found = binary_level()) {
    take_operator();
    binary(found + 1);
    e = other(first);
  }
  return e;
}

SyntaxReader::Expression SyntaxReader::operand(int level) {
  const size_t first = at_;
  size_t prefixes = 0;
  if (level <= 3 && is("not")) {
    while (accept("not")) ++prefixes;
    binary(4);
    return other(first);
  }
  while (is("-") || is("+") || is("~")) ++at_, ++prefixes;
  const Expression e = power();
  return prefixes > 0 ? other(first) : e;
}

SyntaxReader::Expression SyntaxReader::power() {
  const size_t first = at_;
  Expression e = primary();
  if (!accept("**")) return e;
  const Deeper deeper(*this);
  operand(11);
  return other(first);
}

SyntaxReader::Expression SyntaxReader::primary() {
  const size_t first = at_;
  const bool awaited = is("await");
  if (awaited) {
    events_.push_back({Event::await_, at_});
    ++at_;
  }
  Expression e = atom();
  while (is(".") || is("(") || is("[")) e = call_or_index(e);
  return awaited ? other(first) : e;
}

SyntaxReader::Expression SyntaxReader::call_or_index(Expression e) {
  const size_t first = e.first;
  if (accept(".")) {
    const size_t at = at_;
    const bool debug = name() == "__debug__";
    e = {Form::attribute, false, !debug, !debug, first, at + 1};
  } else if (is("(")) {
    arguments(false);
    e = other(first);
  } else {
    subscripts();
    e = {Form::subscript, false, true, true, first, at_};
  }
  return e;
}

SyntaxReader::Expression SyntaxReader::atom() {
  const size_t first = at_;
  switch (token().kind) {
    case LexemeKind::number: ++at_; return other(first);
    case LexemeKind::string:
    case LexemeKind::bytes:
    case LexemeKind::fstring_start: strings(); return other(first);
    case LexemeKind::name: {
      if (accept("None") || accept("True") || accept("False")) return other(first);
      const bool debug = name() == "__debug__";
      return {Form::name, false, !debug, !debug, first, at_};
    }
    case LexemeKind::op: break;
    default: fail("an expression is missing here");
  }
  if (is("(")) return group();
  if (is("[")) return list_display();
  if (is("{")) return brace_display();
  if (accept("...")) return other(first);
  fail("an expression is missing here");
}

}  // namespace hvr
