// How tightly Python expressions bind, and what may stand where, so that an expression that is put
// somewhere gets parentheses exactly where it must have them.
#pragma once
#include "python/tree.h"

namespace hvr {

// 0 (a bare tuple, yield, `:=`) to 15 (names, calls, literals); Python language reference,
// "Operator precedence".
int precedence(const Tree& tree, NodeId expression);

// An expression as its surroundings see it.
struct Form {
  enum class Shape : uint8_t {
    plain,                 // precedence says all
    integer,               // `1.real` is no Python
    tuple,                 // without parentheses
    tuple_in_parentheses,  // `with (a, b):` would be two items
    lambda_,
    walrus,
    yield_,
    starred,   // `*x`
    argument,  // `k=v` or `**x`
  } shape = Shape::plain;
  int precedence = 15;
  bool open = false;  // it spans lines outside its own brackets
};
Form form_of(const Tree& tree, NodeId expression);

// A place for an expression.
struct Place {
  int precedence = 0;      // what must bind at least this tightly
  bool tuple = false;      // a tuple may stand here without parentheses,
  bool yield_ = false;     // and a `yield`,
  bool walrus = false;     // and `:=`,
  bool starred = false;    // and `*x`,
  bool argument = false;   // and `k=v` and `**x`
  bool lambda_ = true;     // and a lambda (which must bind as the precedence says, too)
  bool object = false;     // a dot follows
  bool with_item = false;  // the whole of a `with` item
  bool bracketed = false;  // lines may break here
  bool statement = false;  // it is a statement of its own
};
// A place that takes everything.
Place anywhere();
// The place in which node `n` stands in its tree.
Place place_of(const Tree& tree, NodeId n);
// Whether lines may break freely around node n: it stands in brackets.
bool in_brackets(const Tree& tree, NodeId n);

// Whether the expression needs parentheses there.
bool needs_parentheses(const Form& form, const Place& place);
// Whether parentheses would not help: `*x` where no list of elements is.
bool impossible(const Form& form, const Place& place);

}  // namespace hvr
