// The syntax tree of rule files: conditions.
#pragma once
#include "grammar/questions.h"

namespace hvr::ast {

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
// `use $u of V from P`
struct OverNoun {
  ir::Noun noun = ir::Noun::use;
  Hole element;
  Value of;
  std::optional<Value> place;
};
using Domain = std::variant<OverMatches, OverElements, OverNoun, Row>;
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
// `comes from F`, `made only of F`
struct Comes {
  ir::Along along = ir::Along::same_object;
  ir::WalkStop stop = ir::WalkStop::at_match;
  bool only = false;
  Patterns fragments;
  std::optional<Hole> whole;
  std::optional<Dotted> reading;
};
struct InTable {
  Table table;
  std::optional<Hole> entry;
};

// What is asked of a value: the rows of questions.h, and what is written in other ways.
using Question = decltype(variant_of<Phrase<ir::condition::IsInstance, Classes>,
                                     Phrase<ir::condition::IsSubclass, Classes>,
                                     Phrase<ir::condition::IsSame, Value>, Compare, Comes, InTable>(
    asks::Is(), asks::Does()));

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
  using Node = std::variant<Value, Test, Quantified, Solves, PatternIs,
                            Phrase<ir::condition::Any, std::vector<Condition>>,
                            Phrase<ir::condition::All, std::vector<Condition>>,
                            Phrase<ir::condition::Not, Box<Condition>>,
                            Phrase<ir::condition::Surely, Box<Condition>>,
                            Phrase<ir::condition::Maybe, Box<Condition>>,
                            Phrase<ir::condition::Imports, Module>, Phrase<ir::condition::IsEntry>>;
  HVR_NODE_MOVES(Condition);
  Span span;
  Node node;
  bool bracketed = false;  // it stands in parentheses or braces
};

}  // namespace hvr::ast
