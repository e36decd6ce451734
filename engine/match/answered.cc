#include "engine/match/answered.h"

#include "base/allowance.h"
#include "engine/match/evaluator.h"
#include "engine/match/narrowed.h"

namespace hvr {
namespace {

// The node that a hole holds, and nothing beside it.
NodeId held_node(const ir::Ruleset& rules, ir::ValueId value, const Captures& captures) {
  const ir::HoleId* hole = as_hole(rules, value);
  return hole && captures[*hole].only_node() ? captures[*hole].node : kNoNode;
}

Tri ask(const Evaluator& e, const ir::condition::Apply& o, Captures& captures) {
  const Query& q = e.query();
  const ir::Definition& d = q.rules.definitions[o.definition];
  SpareCaptures<ir::DefinitionId>::Use inner(q.spare, o.definition, d.holes.size());
  e.hand(d, o.arguments, captures, inner.captures());
  const Booking booking = booked("define", d.name);
  return e.condition(std::get<ir::ConditionId>(d.body), inner.captures());
}

}  // namespace

Tri Evaluator::answer(const ir::condition::Apply& o, Captures& captures) const {
  // Who is told what stops wants to be asked.
  const bool alone = !site_.stops && o.arguments.size() == 1;
  const NodeId n = alone ? held_node(query_.rules, o.arguments[0], captures) : kNoNode;
  if (n == kNoNode) return ask(*this, o, captures);
  if (const auto known = query_.answered.find(o.definition, n)) return *known;
  const Answered::Question question(query_.answered);
  const Tri answer = ask(*this, o, captures);
  if (!question.of_asker()) query_.answered.add(o.definition, n, answer);
  return answer;
}

}  // namespace hvr
