// The syntax tree of rule files: declarations.
#pragma once
#include "grammar/ast_library.h"
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
using Setting = std::variant<Number, Text, Word, Display>;

struct Header {
  bool is_facts = false;
  Word name;
  std::optional<Number> edition;  // of the language in which the file is written
  std::optional<Text> help;
};
struct Use {
  Text path;
};
struct Parameter {
  enum class Type : uint8_t { boolean, integer, choice, text, list, table };
  Word name;
  Type type = Type::boolean;
  bool numbers = false;  // of what a list or table holds
  std::vector<Word> choices;
  Setting value;
  Text help;
};
// `import M as A`, `from M import N as A`
struct Import {
  Dotted module;
  std::optional<Word> member;
  std::optional<Word> alias;
  Applicability active;
};
struct Distribution {
  std::vector<Word> names;
};
struct Find {
  Word name;
  std::vector<Word> columns;
  Hole at;
  std::optional<Text> help;
  std::vector<Clause> clauses;
};
// `find A = B | C`
struct FindAny {
  Word name;
  std::optional<Text> help;
  std::vector<Word> of;
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
  bool leaves = false;             // `leave`: the file is in order as it is
  std::optional<Word> obligation;  // what it stops, for this node
  std::optional<Hole> node;
  Text message;
  std::optional<Hole> at;
  std::optional<Text> help;
  std::vector<Clause> clauses;
};
// `report "heading" "line {$x}" … at $x: CLAUSES`
struct Finding {
  Text heading;
  std::vector<Text> lines;  // none: the text at the place
  std::optional<Hole> at;
  std::vector<Clause> clauses;
};
struct Demand {
  Word name;
  bool once = false;
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
struct Program {
  Word name;
  Fragment fragment;
};
using Assumed = std::variant<Fragment, Word>;
struct Said {
  ir::MessageKind kind = ir::MessageKind::note;
  Text text;
};
struct Example {
  std::optional<Word> rule;
  std::vector<NamedSetting> settings;
  std::vector<Assumed> assuming;
  Fragment before;
  std::optional<Fragment> after;
  bool stays = false;
  std::vector<Said> says;
};

struct Declaration {
  using Node = std::variant<Header, Use, Parameter, Import, Library, Alias, Class, Function,
                            TableOf, GroupOf, Find, FindAny, Define, Pattern, Refuse, Finding,
                            Demand, Helper, Key, Rule, Program, Example, Distribution>;
  HVR_NODE_MOVES(Declaration);
  Span span;
  Node node;
};

}  // namespace hvr::ast
