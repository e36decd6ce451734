// The syntax tree of rule files: values and conditions.
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

struct Apply {
  Word name;
  std::vector<Value> arguments;
};
struct FirstGiven {
  std::vector<Dotted> slots;
};
struct Those {
  Hole element;
  Box<Value> list;
  Box<Condition> where;
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
  using Node =
      std::variant<Hole, Text, Number, Truth, Dotted, Fragment, Apply, FirstGiven, Those,
                   Calculation, Group, Phrase<ir::value::DefaultOf, Hole, Word>,
                   Phrase<ir::value::NewBindings, Hole, Word>, Phrase<ir::value::Context, Word>,
                   Phrase<ir::value::AllRows, Row>, Phrase<ir::value::List, std::vector<Value>>,
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

// -- conditions -----------------------------------------------------------------------------------

// What a quantifier ranges over: `F [in V] [as $x] [reading M]`, `$x in V` or a row.
struct OverMatches {
  Patterns fragments;
  std::optional<Value> scope;
  std::optional<Hole> whole;
  std::optional<Dotted> reading;
};
struct OverElements {
  Hole element;
  Value list;
};
using Domain = std::variant<OverMatches, OverElements, Row>;
enum class Quantifier : uint8_t { some, no, every };
struct Quantified {
  Quantifier quantifier = Quantifier::some;
  Domain domain;
  std::optional<Box<Condition>> body;
};
// Clauses in braces: whether they have a solution.
struct Clause;
struct Solves {
  Solves() noexcept;
  Solves(Solves&&) noexcept;
  Solves& operator=(Solves&&) noexcept;
  ~Solves();

  std::vector<Clause> clauses;
};
struct PatternIs {
  Word pattern;
};
struct Compare {
  ir::Comparison op = ir::Comparison::equal;
  Value right;
};
struct InTable {
  Table table;
  std::optional<Hole> entry;
};

// What is asked of a value: the first operand of the operation.
using Question = std::variant<
    Phrase<ir::condition::IsAbsent>, Phrase<ir::condition::IsNone>, Phrase<ir::condition::IsGiven>,
    Phrase<ir::condition::IsLiteral>, Phrase<ir::condition::IsPath>, Phrase<ir::condition::IsKnown>,
    Phrase<ir::condition::IsStatement>, Phrase<ir::condition::IsFragment, Patterns>,
    Phrase<ir::condition::IsInstance, Classes>, Phrase<ir::condition::IsSubclass, Classes>,
    Phrase<ir::condition::Calls, Callable>, Phrase<ir::condition::SameScope, Value>,
    Phrase<ir::condition::Matches, RegexText>, Phrase<ir::condition::Has, Patterns>,
    Phrase<ir::condition::WithinFragment, Patterns>, Phrase<ir::condition::WithinNode, Value>,
    Phrase<ir::condition::Runs, Value>, Phrase<ir::condition::Under, Dotted>,
    Phrase<ir::condition::Overrides, Dotted>, Phrase<ir::condition::Precedes, Value>,
    Phrase<ir::condition::Follows, Value>, Phrase<ir::condition::IsMember, ClassName>,
    Phrase<ir::condition::BoundByName>, Compare, InTable>;

struct Test {
  Test() noexcept;
  Test(Test&&) noexcept;
  Test& operator=(Test&&) noexcept;
  ~Test();

  Value subject;
  bool negated = false;  // `is not`
  Question question;
  Span question_span;
};

struct Condition {
  using Node = std::variant<
      Value, Test, Quantified, Solves, PatternIs, Phrase<ir::condition::Any, std::vector<Condition>>,
      Phrase<ir::condition::All, std::vector<Condition>>,
      Phrase<ir::condition::Not, Box<Condition>>, Phrase<ir::condition::Surely, Box<Condition>>,
      Phrase<ir::condition::Maybe, Box<Condition>>, Phrase<ir::condition::Imports, Module>,
      Phrase<ir::condition::IsEntry>>;
  HVR_NODE_MOVES(Condition);
  Span span;
  Node node;
  bool bracketed = false;  // it stands in parentheses or braces
};

}  // namespace hvr::ast
