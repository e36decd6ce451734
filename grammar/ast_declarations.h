// The syntax tree of rule files: declarations.
#pragma once
#include "grammar/ast_rules.h"

namespace hvr::ast {

// `for P, Q` and `when c`
struct Applicability {
  std::vector<Word> patterns;
  std::optional<Condition> when;
};
// `else error "…" at $x`
struct Otherwise {
  bool is_error = true;
  Text message;
  std::optional<Hole> at;
  std::optional<Text> help;
};
using Setting = std::variant<Number, Text, Word>;

struct Header {
  bool is_facts = false;
  Word name;
  std::optional<Text> help;
};
struct Use {
  Text path;
};
struct Parameter {
  enum class Type : uint8_t { boolean, integer, choice, text };
  Word name;
  Type type = Type::boolean;
  std::vector<Word> choices;
  Setting value;
  Text help;
};
struct Import {
  Dotted module;
  Word alias;
  Applicability active;
};
struct Library {
  std::vector<Dotted> roots;
};
struct Distribution {
  std::vector<Word> names;
};
struct Alias {
  Dotted name, meaning;
};

struct SignatureParameter {
  Word name;  // with its stars
  std::vector<Word> others;
  std::optional<Token> fallback;  // perhaps in backticks
};
struct Signature {
  std::vector<SignatureParameter> parameters;
};
struct Class {
  std::vector<Dotted> names, bases;
  std::optional<Signature> constructor;
  std::vector<Word> members;
};
struct Function {
  Dotted name;
  Signature signature;
  std::optional<Dotted> result;
  std::vector<Word> passes;
};
struct TableRow {
  Text key;
  Dotted value;
};
struct TableOf {
  Word name;
  std::vector<TableRow> rows;
};
struct GroupOf {
  Word name;
  std::vector<Dotted> members;
};

struct Find {
  Word name;
  std::vector<Word> columns;
  Hole at;
  std::optional<Text> help;
  std::vector<Clause> clauses;
};
struct Define {
  Word name;
  std::vector<Hole> parameters;
  Condition body;  // holds a value where that is what is defined
};
struct Pattern {
  Word name;
  Condition condition;
};
struct Refuse {
  std::optional<Word> obligation;  // what it stops, for this node
  std::optional<Hole> node;
  Text message;
  std::optional<Hole> at;
  std::optional<Text> help;
  std::vector<Clause> clauses;
};
struct Demand {
  Word name;
  Applicability active;
  std::vector<Clause> clauses;
  Otherwise otherwise;
};
struct Helper {
  Word name;
  Fragment fragment;
};
struct Key {
  Word name;
  bool many = false;
  Word region;
};
struct Rule {
  Word name;
  std::optional<Text> help;
  Applicability active;
  std::vector<Clause> clauses;
  std::vector<Action> actions;
};
struct NamedSetting {
  Word name;
  Setting value;
};
struct Example {
  std::optional<Word> rule;
  std::vector<NamedSetting> settings;
  std::vector<Fragment> assuming;
  Fragment before;
  std::optional<Fragment> after;  // none: it stays
};

struct Declaration {
  using Node = std::variant<Header, Use, Parameter, Import, Library, Alias, Class, Function,
                            TableOf, GroupOf, Find, Define, Pattern, Refuse, Demand, Helper, Key,
                            Rule, Example, Distribution>;
  HVR_NODE_MOVES(Declaration);
  Span span;
  Node node;
};

}  // namespace hvr::ast
