// The declarations of a ruleset. Their bodies are operations, named by number.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ir/fragment.h"
#include "ir/operands.h"

namespace hvr::ir {

struct Hole {
  std::string name;       // without `$`
  bool sequence = false;  // declared as `$...x`
  bool place = false;     // named by `as`, `at` or a noun: it holds a node, not a path
  bool handed = false;    // a parameter, or a column of a row: another declaration has caught it
};
using Holes = Table<HoleId, Hole>;

struct RulesetParameter {
  enum class Type : uint8_t { boolean, integer, choice, text, list, table } type = Type::boolean;
  std::string name, help;
  std::vector<std::string> choices;
  std::string value;     // the default as text, replaced by what the user sets
  int64_t number = 0;    // the same for an integer
  bool numbers = false;  // what a list or table holds is whole numbers, not texts
  // What it holds: the key (of a table) and the value, in order.
  std::vector<std::pair<std::string, std::string>> items;
  RulePlace place;
};

inline bool holds_many(const RulesetParameter& p) {
  return p.type == RulesetParameter::Type::list || p.type == RulesetParameter::Type::table;
}

// What a declaration says with `for P, Q` and `when c`.
struct Applicability {
  std::vector<PatternId> patterns;  // empty: for all
  std::optional<ConditionId> when;
};

struct Import {
  std::string module, alias;
  bool member = false;  // of a module: `from m import Name`
  Applicability active;
  Holes holes;
};

struct Relation {
  std::string name, help;
  Table<ColumnId, std::string> columns;
  Table<ColumnId, HoleId> column_holes;
  HoleId at;
  Holes holes;
  std::vector<ClauseId> clauses;
  RulePlace place;
};

struct Definition {
  std::string name;
  std::vector<std::optional<HoleId>> parameters;
  Holes holes;
  std::variant<ValueId, ConditionId> body;
};

struct PatternDecl {
  std::string name;
  Holes holes;
  ConditionId condition;
};

struct Refusal {
  // Nothing is to be done in the file, and nothing is wrong with it: said as a note.
  bool leaves = false;
  // What it stops, for which node; none: the whole file.
  std::optional<ObligationId> obligation;
  std::optional<HoleId> node;
  Holes holes;
  std::vector<ClauseId> clauses;
  MessageText message;
  std::string help;
  std::optional<HoleId> at;
  RulePlace place;
};

// `report`: what a person should know of a program, whether it is changed or not.
struct Finding {
  std::string heading;
  std::vector<MessageText> lines;  // `{script}` stands for the main file
  Holes holes;
  std::vector<ClauseId> clauses;
  std::optional<HoleId> at;
  RulePlace place;
};

// How a program trains: in one declared way, in several, or (neither is set) in none that is known.
struct TrainingPattern {
  std::optional<PatternId> id;
  bool multiple = false;
  bool unknown() const { return !id && !multiple; }
  bool operator==(const TrainingPattern&) const = default;
};

// `must`. Several demands may put one obligation on the rules.
struct Demand {
  ObligationId obligation;
  Applicability active;
  Holes holes;
  std::vector<ClauseId> clauses;
  HoleId at;
  bool is_error = true;
  bool once = false;  // two rules that meet it for one node are an error
  MessageText message;
  std::string help;
  RulePlace place;
};

struct Helper {
  std::string name;
  FragmentId fragment;
};

enum class Region : uint8_t { block, function, klass, module };

struct Key {
  std::string name;
  bool many = true;
  Region region = Region::module;
};

struct Rule {
  std::string name, help;
  Applicability active;
  Holes holes;
  std::vector<ClauseId> clauses;
  std::vector<ActionId> actions;
  RulePlace place;  // of its name
  // For who reads a message and not the ruleset: its name, and what it is for.
  std::string told() const { return "rule `" + name + (help.empty() ? "`" : "` (" + help + ")"); }
};

}  // namespace hvr::ir
