// What operations are made of: their operands, and how an operation lists them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "ir/ids.h"

namespace hvr::ir {

// The operation's name in dumps, and its operands in order.
#define HVR_OP(op_name, ...)                                  \
  static constexpr std::string_view kName = op_name;          \
  static constexpr std::string_view kOperands = #__VA_ARGS__; \
  auto operands() const { return std::tie(__VA_ARGS__); }     \
  auto operands() { return std::tie(__VA_ARGS__); }

// A condition says besides what its answer rests on: `facts` of the program's text, which are yes
// or no; the `flow` of values, which can be unknown; or its own `parts`.
enum class RestsOn : uint8_t { facts, flow, parts };
#define HVR_CONDITION(op_name, rests_on, ...)            \
  static constexpr RestsOn kRestsOn = RestsOn::rests_on; \
  HVR_OP(op_name __VA_OPT__(, ) __VA_ARGS__)

// A hole that is declared as `$...x`; the verifier looks.
struct SequenceHole {
  HoleId hole;
};

// A canonical dotted name of a library's class, function or method, or a declared group of them.
struct NameOrGroup {
  std::string name;
  bool is_group = false;
};

// A declared table, or a parameter that is a list or a table.
struct TableName {
  std::string name;
  std::optional<ParameterId> parameter;
};

// A method of a class: `shop.Item.price` is `price` of `shop.Item`.
struct MethodName {
  std::string klass, method;
};

// A text with holes, `what {$x} is`; `{reason}` is why a demand is not met.
struct MessageText {
  struct Part {
    std::string text;
    std::optional<HoleId> hole;  // stands behind the text
    bool reason = false;         // the same
  };
  std::vector<Part> parts;
};

// One column of a row: what it holds must be what the value gives; a hole that is not bound gets
// it.
struct ColumnIs {
  ColumnId column;
  ValueId value;
  bool place = false;  // one of the two is a place: the same node is meant, not the same path
  HVR_OP("bind", column, value)
};

// `R(column = value, …) at $at { c }`
struct RowQuery {
  RelationId relation;
  std::optional<HoleId> at;
  std::vector<ColumnIs> columns;
  std::optional<ConditionId> where;
  HVR_OP("row", relation, at, columns, where)
};

struct ClauseList {
  std::vector<ClauseId> clauses;
};
struct ActionList {
  std::vector<ActionId> actions;
};

enum class Arithmetic : uint8_t { add, subtract, multiply, divide, modulo };
enum class Comparison : uint8_t {
  equal,
  not_equal,
  less,
  less_or_equal,
  greater,
  greater_or_equal
};
// Lower and upper letters; words joined by `_`; words that begin with a capital, but the first.
enum class Case : uint8_t { lower, upper, snake, camel };
enum class SplitPart : uint8_t { before, rest };
enum class ListEnd : uint8_t { first, last };
// What a program has many of: reads of a value, where it begins, where what is computed from it
// leaves computation, ways out of a loop, what binds a path.
enum class Noun : uint8_t { use, origin, effect, exit, definition };
// What a walk follows: `back to`, `made of`, `decided by`.
enum class Along : uint8_t { same_object, made_of, decided_by };
enum class WalkStop : uint8_t { at_match, never };  // `to` and `through`
enum class MessageKind : uint8_t { note, warning, error };

}  // namespace hvr::ir
