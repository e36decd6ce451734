// The syntax tree of rule files: values.
#pragma once
#include "grammar/ast_tokens.h"
#include "ir/ops.h"

namespace hvr::ast {

// The moves of a node with many forms are compiled once, in ast.cc.
#define HVR_NODE_MOVES(T)     \
  T() noexcept;               \
  T(T&&) noexcept;            \
  T& operator=(T&&) noexcept; \
  ~T();                       \
  T(Span s, Node n) noexcept

// -- values ---------------------------------------------------------------------------------------

struct Value;
struct Condition;

// `R(column = value, …) at $at`
struct ColumnIs {
  std::optional<Word> column;  // the value is a hole of that name where none is said
  Box<Value> value;
  Span span;
};
struct Row {
  Word relation;
  std::vector<ColumnIs> columns;
  std::optional<Hole> at;
  Span span;
};

// `f(V, …)` of a definition, or `noun of V`.
struct Apply {
  Word name;
  std::vector<Value> arguments;
  bool is_noun = false;
};
struct FirstGiven {
  std::vector<Dotted> slots;
};
struct Those {
  Hole element;
  Box<Value> list;
  Box<Condition> where;
};
// `all R(…)`, `all $x of R(…)`
struct AllRows {
  std::optional<Hole> column;
  Row row;
};
struct Operand;
// `first op operand op operand …`, from the left.
struct Calculation {
  Box<Value> first;
  std::vector<Operand> operands;
};
// A condition in parentheses, while it is not clear yet that it is no value.
struct Group {
  Box<Condition> condition;
};

struct Value {
  using Node = std::variant<
      Hole, Text, Number, Truth, Dotted, Fragment, Apply, FirstGiven, Those, Calculation, Group,
      Phrase<ir::value::DefaultOf, Hole, Word>, Phrase<ir::value::NewBindings, Hole, Word>,
      Phrase<ir::value::Context, Word>, AllRows, Phrase<ir::value::List, std::vector<Value>>,
      Phrase<ir::value::Join, Box<Value>, Text>, Phrase<ir::value::Element, Box<Value>, Box<Value>>,
      Phrase<ir::value::SeenFrom, Box<Value>, Box<Value>>,
      Phrase<ir::value::Choose, Box<Condition>, Box<Value>, Box<Value>>>;
  HVR_NODE_MOVES(Value);
  Span span;
  Node node;
};
struct Operand {
  ir::Arithmetic op = ir::Arithmetic::add;
  Value right;
};

}  // namespace hvr::ast
