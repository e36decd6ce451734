// The table of the language reference.
#include "python/precedence.h"

namespace hvr {
namespace {

int of_operator(std::string_view op) {
  if (op == "|") return 6;
  if (op == "^") return 7;
  if (op == "&") return 8;
  if (op == "<<" || op == ">>") return 9;
  if (op == "+" || op == "-") return 10;
  if (op == "**") return 13;
  return 11;
}

int of_binary(const Tree& t, NodeId n) { return of_operator(t.text(t.child(n, Field::operator_))); }
int of_boolean(const Tree& t, NodeId n) {
  return t.text(t.child(n, Field::operator_)) == "or" ? 2 : 3;
}

}  // namespace

int precedence(const Tree& t, NodeId n) {
  switch (t.kind(n)) {
    case Kind::expression_list:
    case Kind::pattern_list:
    case Kind::yield_:
    case Kind::named_expression:
    case Kind::list_splat:
    case Kind::dictionary_splat:
    case Kind::assignment: return 0;
    case Kind::lambda_:
    case Kind::conditional_expression: return 1;
    case Kind::boolean_operator: return of_boolean(t, n);
    case Kind::not_operator: return 4;
    case Kind::comparison_operator: return 5;
    case Kind::binary_operator: return of_binary(t, n);
    case Kind::unary_operator: return 12;
    case Kind::await_: return 14;
    default: return 15;
  }
}

int required_precedence(const Tree& t, NodeId n) {
  const NodeId p = t.parent(n);
  if (p == kNoNode) return 0;
  const Field f = t[n].field;
  switch (t.kind(p)) {
    case Kind::attribute: return 15;
    case Kind::call: return f == Field::function ? 15 : 1;
    case Kind::subscript: return f == Field::value ? 15 : 0;
    case Kind::await_: return 15;
    case Kind::unary_operator: return 12;
    case Kind::binary_operator: {
      const int own = of_binary(t, p);
      if (own == 13) return f == Field::left ? 14 : 12;
      return f == Field::left ? own : own + 1;
    }
    case Kind::comparison_operator: return 6;
    case Kind::not_operator: return 4;
    case Kind::boolean_operator: return f == Field::left ? of_boolean(t, p) : of_boolean(t, p) + 1;
    case Kind::conditional_expression: {
      const auto c = t.children(p);
      return !c.empty() && c.back() == n ? 1 : 2;
    }
    case Kind::list_splat:
    case Kind::dictionary_splat: return 6;
    case Kind::keyword_argument:
    case Kind::argument_list:
    case Kind::list:
    case Kind::tuple:
    case Kind::set:
    case Kind::pair:
    case Kind::lambda_:
    case Kind::default_parameter:
    case Kind::expression_list:
    case Kind::for_in_clause:
    case Kind::with_item:
    case Kind::as_pattern:
    case Kind::slice: return 1;
    default: return 0;
  }
}

}  // namespace hvr
