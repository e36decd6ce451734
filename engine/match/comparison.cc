#include "engine/match/comparison.h"

#include <string_view>

#include "base/allowance.h"
#include "engine/match/narrowed.h"

namespace hvr {
namespace {

std::optional<std::string_view> spelled(const Evaluator& e, ir::ValueId v,
                                        const Captures& captures) {
  const ir::Ruleset& rules = e.query().rules;
  if (const auto* text = std::get_if<ir::value::Text>(&rules[v].op)) return text->text;
  const ir::HoleId* hole = written_hole(rules, v);
  if (!hole) return std::nullopt;
  const Value& held = captures[*hole];
  if (held.type != Value::Type::node) return std::nullopt;
  return e.query().tree.text(held.node);
}

}  // namespace

const ir::HoleId* written_hole(const ir::Ruleset& rules, ir::ValueId v) {
  const auto* sum = std::get_if<ir::value::Calculate>(&rules[v].op);
  if (!sum || sum->op != ir::Arithmetic::add) return nullptr;
  const auto* nothing = std::get_if<ir::value::Text>(&rules[sum->left].op);
  return nothing && nothing->text.empty() ? as_hole(rules, sum->right) : nullptr;
}

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
                                 const Captures& captures) {
  const bool equal = asked.op == ir::Comparison::equal;
  if (!equal && asked.op != ir::Comparison::not_equal) return std::nullopt;
  const auto left = spelled(e, asked.left, captures);
  if (!left) return std::nullopt;
  const auto right = spelled(e, asked.right, captures);
  if (!right) return std::nullopt;
  if (left->size() == right->size()) spend(left->size() / kBytesOfAStep);
  return tri((*left == *right) == equal);
}

}  // namespace hvr
