// The syntax tree of rule files: clauses and actions.
#pragma once
#include "grammar/ast.h"

namespace hvr::ast {

// -- clauses --------------------------------------------------------------------------------------

struct Clause;

struct Match {
  Patterns fragments;
  std::optional<Value> scope;
  std::optional<Hole> whole;
  std::optional<Dotted> reading;
};
struct From {
  Value start;
  ir::Along along = ir::Along::same_object;
  ir::WalkStop stop = ir::WalkStop::at_match;
  std::variant<Patterns, Hole> target;
  std::optional<Patterns> barriers;  // `not through F`
  std::optional<Hole> whole;
  std::optional<Dotted> reading;
};
struct Either {
  std::vector<std::vector<Clause>> arms;
};
// `where c, if unknown: c, else "reason" at $x help "cure"`
struct Reason {
  Text text;
  std::optional<Hole> at;
  std::optional<Text> help;
};
struct Where {
  Condition condition;
  std::optional<Condition> unknown;
  std::optional<Reason> reason;
};

struct Split {
  Hole before, rest;
  Value list;
  Hole element;
  Condition where;
  Span span;
};
struct Binding {
  Hole hole;
  bool transforms = false;
  Value value;
  Span span;
};
struct Let {
  std::vector<std::variant<Split, Binding>> bindings;
};

struct Clause {
  using Node =
      std::variant<Match, From, Either, Let, Where, OverNoun, Phrase<ir::clause::EachRow, Row>,
                   Phrase<ir::clause::Nearest, Hole, Value, std::optional<Condition>>,
                   Phrase<ir::clause::Innermost, Hole, Value, std::optional<Condition>>,
                   Phrase<ir::clause::Outermost, Hole, Value, std::optional<Condition>>>;
  HVR_NODE_MOVES(Clause);
  Span span;
  Node node;
};

// -- actions --------------------------------------------------------------------------------------

struct Action;

struct Arm {
  Condition condition;
  std::vector<Action> actions;
};
struct If {
  std::vector<Arm> arms;
  std::vector<Action> otherwise;
};
struct Set {
  Dotted slot;
  Value value;
};
struct Guard {
  Value statement;
  Fragment guard;
};
struct Insert {
  Value element;
  ir::ListEnd end = ir::ListEnd::last;
  Value list;
};
struct ForRows {
  Row row;
  std::vector<Action> actions;
};
struct EachDo {
  Hole first;                  // the element, or its number where there is a second
  std::optional<Hole> second;  // then the element
  Value list;
  std::vector<Action> actions;
};

struct Action {
  using Node = std::variant<
      If, Set, Guard, Insert, EachDo, ForRows, Let,
      Phrase<ir::action::Replace, std::optional<Value>, Results>,
      Phrase<ir::action::Wrap, Value, Value>, Phrase<ir::action::Before, Value, Results>,
      Phrase<ir::action::After, Value, Results>, Phrase<ir::action::AfterValue, Value, Results>,
      Phrase<ir::action::AfterImports, Results>, Phrase<ir::action::AfterAllImports, Results>,
      Phrase<ir::action::Remove, Value>, Phrase<ir::action::TidyImports>,
      Phrase<ir::action::Message, ir::MessageKind, Text, std::optional<Value>>,
      Phrase<ir::action::Does, Word, std::optional<Value>>, Phrase<ir::action::Needs, Word, Value>,
      Phrase<ir::action::Extend, Word, Value>>;
  HVR_NODE_MOVES(Action);
  Span span;
  Node node;
};

}  // namespace hvr::ast
