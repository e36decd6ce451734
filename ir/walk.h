// The walk over everything below an operation, made from the lists of operands in ir/ops.h.
#pragma once
#include <type_traits>

#include "ir/program.h"

namespace hvr::ir {

template <class T>
concept HasOperands = requires(const T& t) {
  t.operands();
};

// Calls `each(operand)` for every operand of an operation; lists, rows and parts of runs are
// opened.
template <class T, class F>
void for_each_operand(const T& operand, F&& each) {
  if constexpr (HasOperands<T>) {
    std::apply([&](const auto&... o) { (for_each_operand(o, each), ...); }, operand.operands());
  } else if constexpr (requires { operand.value_or(operand.value()); }) {
    if (operand) for_each_operand(*operand, each);
  } else if constexpr (std::is_same_v<T, ClauseList>) {
    for_each_operand(operand.clauses, each);
  } else if constexpr (std::is_same_v<T, ActionList>) {
    for_each_operand(operand.actions, each);
  } else if constexpr (std::is_same_v<T, std::string>) {
    each(operand);
  } else if constexpr (requires { operand.begin(); }) {
    for (const auto& o : operand) for_each_operand(o, each);
  } else {
    each(operand);
  }
}

// Calls `each(operation, place)` for the operation with this number and all below it, parents
// first; what results splice in is part of them.
template <class Id, class F>
void walk(const Ruleset& rules, Id id, F&& each) {
  const auto& node = rules[id];
  std::visit(
      [&](const auto& op) {
        each(op, node.place);
        for_each_operand(op, [&]<class T>(const T& operand) {
          if constexpr (std::is_same_v<T, ValueId> || std::is_same_v<T, ConditionId> ||
                        std::is_same_v<T, ClauseId> || std::is_same_v<T, ActionId>)
            walk(rules, operand, each);
          if constexpr (std::is_same_v<T, FragmentId>)
            for (const Segment& s : rules[operand].segments)
              if (s.term) walk(rules, *s.term, each);
        });
      },
      node.op);
}

template <class F>
void walk_rule(const Ruleset& rules, const Rule& rule, F&& each) {
  for (const ClauseId c : rule.clauses) walk(rules, c, each);
  for (const ActionId a : rule.actions) walk(rules, a, each);
}

}  // namespace hvr::ir
