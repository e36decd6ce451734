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

Form form_of(const Tree& t, NodeId n) {
  Form f;
  f.precedence = precedence(t, n);
  switch (t.kind(n)) {
    case Kind::integer: f.shape = Form::Shape::integer; break;
    case Kind::expression_list:
    case Kind::pattern_list: f.shape = Form::Shape::tuple; break;
    case Kind::tuple: f.shape = Form::Shape::tuple_in_parentheses; break;
    case Kind::lambda_: f.shape = Form::Shape::lambda_; break;
    case Kind::named_expression: f.shape = Form::Shape::walrus; break;
    case Kind::yield_: f.shape = Form::Shape::yield_; break;
    case Kind::list_splat:
    case Kind::list_splat_pattern:
    case Kind::parenthesized_list_splat: f.shape = Form::Shape::starred; break;
    case Kind::dictionary_splat:
    case Kind::keyword_argument: f.shape = Form::Shape::argument; break;
    default: break;
  }
  return f;
}

Place anywhere() {
  Place p;
  p.tuple = p.yield_ = p.walrus = p.starred = p.argument = true;
  return p;
}

bool in_brackets(const Tree& t, NodeId n) {
  for (NodeId below = n, k = t.parent(n); k != kNoNode; below = k, k = t.parent(k)) {
    switch (t.kind(k)) {
      case Kind::argument_list:
      case Kind::list:
      case Kind::tuple:
      case Kind::set:
      case Kind::dictionary:
      case Kind::list_comprehension:
      case Kind::set_comprehension:
      case Kind::dictionary_comprehension:
      case Kind::generator_expression:
      case Kind::parenthesized_expression:
      case Kind::parameters:
      case Kind::list_pattern:
      case Kind::tuple_pattern:
      case Kind::type_parameter: return true;
      case Kind::subscript:
        if (t[below].field != Field::value) return true;
        break;
      case Kind::with_clause: return t.text(k).starts_with('(') && t.text(k).ends_with(')');
      case Kind::import_from_statement: {
        if (t[below].field != Field::name) return false;
        const NodeId module = t.child(k, Field::module_name);
        const auto between =
            t.text().substr(t.span(module).end, t.span(below).begin - t.span(module).end);
        return between.find('(') != std::string_view::npos;
      }
      case Kind::block:
      case Kind::module: return false;
      default: break;
    }
  }
  return false;
}

namespace {

// A value on the right of an assignment, or a statement of its own.
Place right_side() {
  Place p;
  p.tuple = p.yield_ = true;
  return p;
}

Place tight(int precedence) {
  Place p;
  p.precedence = precedence;
  return p;
}

Place element() {
  Place p = tight(1);
  p.starred = true;
  return p;
}

Place place_in_operator(const Tree& t, NodeId n, NodeId p) {
  const Field f = t[n].field;
  switch (t.kind(p)) {
    case Kind::unary_operator: return tight(12);
    case Kind::binary_operator: {
      const int own = of_binary(t, p);
      if (own == 13) return tight(f == Field::left ? 14 : 12);
      return tight(f == Field::left ? own : own + 1);
    }
    case Kind::not_operator: return tight(4);
    case Kind::boolean_operator:
      // `(a and b) and c` is another tree than `a and b and c`.
      return tight(of_boolean(t, p) + 1);
    case Kind::conditional_expression: {
      const auto c = t.children(p);
      return tight(!c.empty() && c.back() == n ? 1 : 2);
    }
    default: return tight(6);
  }
}

Place place_in_list(const Tree& t, NodeId p) {
  switch (t.kind(p)) {
    case Kind::argument_list: {
      Place place = element();
      place.argument = place.walrus = true;
      return place;
    }
    case Kind::dictionary: {
      Place place = tight(1);
      place.argument = true;
      return place;
    }
    default: return element();
  }
}

// Of the parts of a primary, and of an await, which is as tight.
Place place_in_primary(const Tree& t, NodeId n, NodeId p) {
  const Field f = t[n].field;
  if (t.kind(p) == Kind::await_) return tight(15);
  Place place;
  if (t.kind(p) == Kind::attribute) {
    place = tight(15);
    place.object = true;
  } else if (t.kind(p) == Kind::call) {
    // A generator may be all of a call's arguments.
    place = f == Field::function ? tight(15) : tight(0);
    place.argument = f != Field::function;
  } else {
    place = tight(f == Field::value ? 15 : 1);
    place.tuple = f != Field::value && t.children(p).size() == 2;
  }
  return place;
}

// What a `return` or a `yield` gives.
Place place_of_given(const Tree& t, NodeId n, NodeId p) {
  Place place = right_side();
  place.yield_ = false;
  place.precedence = 0;
  if (t.text(p).starts_with("yield") && t.children(p).size() == 1) {
    const auto word = t.text().substr(t.span(p).begin, t.span(n).begin - t.span(p).begin);
    place.tuple = word.find("from") == std::string_view::npos;
  }
  return place;
}

Place place_in_statement(const Tree& t, NodeId n, NodeId p) {
  Place place = tight(1);
  switch (t.kind(p)) {
    case Kind::expression_statement:
      place = right_side();
      place.statement = true;
      break;
    case Kind::assignment:
    case Kind::augmented_assignment:
      place = right_side();
      // A tuple behind an annotation needs Python 3.8.
      place.tuple = t.child(p, Field::type) == kNoNode;
      break;
    case Kind::return_statement:
    case Kind::yield_: return place_of_given(t, n, p);
    case Kind::for_statement: place.tuple = t[n].field == Field::left; break;
    case Kind::with_item: place.with_item = true; break;
    default: break;
  }
  return place;
}

// Blocks, lists of parameters and targets, and statements whose parts are no expressions.
bool takes_anything(Kind k) {
  switch (k) {
    case Kind::block:
    case Kind::module:
    case Kind::parameters:
    case Kind::lambda_parameters:
    case Kind::with_clause:
    case Kind::import_statement:
    case Kind::import_from_statement:
    case Kind::global_statement:
    case Kind::nonlocal_statement:
    case Kind::delete_statement:
    case Kind::pattern_list:
    case Kind::tuple_pattern:
    case Kind::list_pattern:
    case Kind::decorated_definition: return true;
    default: return false;
  }
}

bool is_operator(Kind k) {
  switch (k) {
    case Kind::unary_operator:
    case Kind::binary_operator:
    case Kind::not_operator:
    case Kind::boolean_operator:
    case Kind::comparison_operator:
    case Kind::conditional_expression:
    case Kind::list_splat:
    case Kind::dictionary_splat: return true;
    default: return false;
  }
}

Place place_in_other(const Tree& t, NodeId n, NodeId p) {
  Place place = tight(1);
  switch (t.kind(p)) {
    case Kind::attribute:
    case Kind::call:
    case Kind::subscript:
    case Kind::await_: return place_in_primary(t, n, p);
    case Kind::argument_list:
    case Kind::list:
    case Kind::tuple:
    case Kind::set:
    case Kind::expression_list:
    case Kind::dictionary: return place_in_list(t, p);
    // The iterables and conditions of a comprehension take no `if` and no lambda.
    case Kind::for_in_clause: return tight(t[n].field == Field::right ? 2 : 1);
    case Kind::if_clause: return tight(t.up(p, Kind::case_clause) == t.parent(p) ? 1 : 2);
    case Kind::interpolation: place.lambda_ = false; return place;
    case Kind::parenthesized_expression:
      place = Place{};
      place.tuple = place.yield_ = place.walrus = true;
      return place;
    default: return place_in_statement(t, n, p);
  }
}

}  // namespace

Place place_of(const Tree& t, NodeId n) {
  const NodeId p = t.parent(n);
  if (p == kNoNode) return anywhere();
  Place place;
  if (takes_anything(t.kind(p)))
    place = anywhere();
  else if (is_operator(t.kind(p)))
    place = place_in_operator(t, n, p);
  else
    place = place_in_other(t, n, p);
  place.bracketed = in_brackets(t, n);
  return place;
}

bool needs_parentheses(const Form& f, const Place& p) {
  if (f.shape == Form::Shape::starred || f.shape == Form::Shape::argument) return false;
  if (f.open && !p.bracketed) return true;
  switch (f.shape) {
    case Form::Shape::tuple: return !p.tuple;
    case Form::Shape::walrus: return !p.walrus;
    case Form::Shape::yield_: return !p.yield_;
    case Form::Shape::lambda_: return !p.lambda_ || f.precedence < p.precedence;
    case Form::Shape::integer: return p.object;
    case Form::Shape::tuple_in_parentheses: return p.with_item;
    default: return f.precedence < p.precedence;
  }
}

bool impossible(const Form& f, const Place& p) {
  return (f.shape == Form::Shape::starred && !p.starred) ||
         (f.shape == Form::Shape::argument && !p.argument);
}

}  // namespace hvr
