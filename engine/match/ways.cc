// The ways in which a condition holds: solved from left to right, like clauses.
#include "base/allowance.h"
#include "engine/match/evaluator.h"
#include "engine/match/nouns.h"

namespace hvr {
namespace {

namespace condition = ir::condition;

struct Ways {
  const Evaluator& e;
  ir::ConditionId id;
  Captures& captures;
  Evaluator::Way enough;
  const Query& q = e.query();

  bool ends(Trial& trial, Tri way) const {
    if (!enough(way)) return false;
    trial.keep();
    return true;
  }

  bool parts(const condition::All& o, size_t i, Tri so_far) const {
    if (i == o.parts.size()) return enough(so_far);
    return e.each_way(o.parts[i], captures, [&](Tri way) { return parts(o, i + 1, so_far & way); });
  }
  bool operator()(const condition::All& o) const { return parts(o, 0, Tri::yes); }
  // An arm that cannot be decided says nothing where another one holds.
  bool operator()(const condition::Any& o) const {
    Tri best = Tri::no;
    for (const ir::ConditionId c : o.parts)
      if (e.each_way(c, captures, [&](Tri way) {
            best = best | way;
            return way == Tri::yes && enough(way);
          }))
        return true;
    return best == Tri::unknown && enough(best);
  }
  bool operator()(const condition::Comes& o) const {
    const Led led = led_to(e, o, captures);
    for (const auto& [node, fragment] : led.matches) {
      Trial trial(captures);
      meet(e, o, fragment, node, captures);
      if (ends(trial, Tri::yes)) return true;
    }
    return led.cut && enough(Tri::unknown);
  }
  bool operator()(const condition::IsFragment& o) const {
    const Value v = e.value(o.value, captures);
    if (v.type != Value::Type::node) return at_once();
    const size_t* found = e.site().found;
    for (const ir::FragmentId f : o.fragments) {
      bool fits = false, kept = false;
      Trial trial(captures);
      q.matcher.each_match(f, v.node, captures, [&] {
        fits = true;
        const size_t before = found ? *found : 0;
        kept = enough(Tri::yes);
        return kept || (found && *found > before);
      });
      if (kept) trial.keep();
      if (fits) return kept;
    }
    return false;
  }
  // What holds in one way, or not.
  bool at_once() const {
    Trial trial(captures);
    const Tri holds = e.condition(id, captures);
    return holds != Tri::no && ends(trial, holds);
  }
  bool operator()(const auto&) const { return at_once(); }
};

}  // namespace

bool Evaluator::each_way(ir::ConditionId id, Captures& captures, Way enough) const {
  step();
  return std::visit(Ways{*this, id, captures, enough}, query_.rules[id].op);
}

Tri Evaluator::in_some_way(ir::ConditionId id, Captures& captures) const {
  const Evaluator asked = quiet();
  Tri best = Tri::no;
  const bool holds = asked.each_way(id, captures, [&](Tri way) {
    best = best | way;
    return way == Tri::yes;
  });
  if (!holds && best == Tri::unknown)
    asked.each_way(id, captures, [](Tri way) { return way == Tri::unknown; });
  return best;
}

}  // namespace hvr
