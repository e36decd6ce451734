#include "engine/match/comparison.h"

#include <string_view>

#include "base/allowance.h"

namespace hvr {
namespace {

// `room` holds what the text is part of, where nothing else does.
std::optional<std::string_view> spelled(const Evaluator& e, ir::ValueId v, Captures& captures,
                                        std::optional<Value>& room) {
  const ir::Ruleset& rules = e.query().rules;
  if (const auto* text = std::get_if<ir::value::Text>(&rules[v].op)) return text->text;
  const auto* sum = std::get_if<ir::value::Calculate>(&rules[v].op);
  if (!sum || sum->op != ir::Arithmetic::add) return std::nullopt;
  const auto* nothing = std::get_if<ir::value::Text>(&rules[sum->left].op);
  if (!nothing || !nothing->text.empty() ||
      !std::holds_alternative<ir::value::Hole>(rules[sum->right].op))
    return std::nullopt;
  const Value& held = e.look(sum->right, captures, room);
  if (held.type != Value::Type::node) return std::nullopt;
  return e.query().tree.text(held.node);
}

}  // namespace

Tri holds(ir::Comparison op, int order) {
  switch (op) {
    case ir::Comparison::equal: return tri(order == 0);
    case ir::Comparison::not_equal: return tri(order != 0);
    case ir::Comparison::less: return tri(order < 0);
    case ir::Comparison::less_or_equal: return tri(order <= 0);
    case ir::Comparison::greater: return tri(order > 0);
    case ir::Comparison::greater_or_equal: return tri(order >= 0);
  }
  return Tri::unknown;
}

std::optional<Tri> same_spelling(const Evaluator& e, const ir::condition::Compare& asked,
                                 Captures& captures) {
  const bool equal = asked.op == ir::Comparison::equal;
  if (!equal && asked.op != ir::Comparison::not_equal) return std::nullopt;
  std::optional<Value> room_of_left, room_of_right;
  const auto left = spelled(e, asked.left, captures, room_of_left);
  if (!left) return std::nullopt;
  const auto right = spelled(e, asked.right, captures, room_of_right);
  if (!right) return std::nullopt;
  if (left->size() == right->size()) spend(left->size() / kBytesOfAStep);
  return tri((*left == *right) == equal);
}

}  // namespace hvr
