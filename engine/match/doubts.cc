// Looks through what a condition needs; what it says of other things than the node is no doubt.
#include "engine/match/doubts.h"

#include <algorithm>
#include <utility>

#include "base/numbers.h"

namespace hvr {

// Makes the doubt of one condition.
struct Doubting {
  using Says = Doubts::Says;
  using Doubt = Doubts::Doubt;
  const ir::Ruleset& rules;
  ir::HoleId hole;

  Doubt of(ir::ConditionId id) const {
    return std::visit([this](const auto& op) { return from(op); }, rules[id].op);
  }
  bool is_it(ir::ValueId value) const {
    const auto* held = std::get_if<ir::value::Hole>(&rules[value].op);
    return held && held->hole == hole;
  }
  // One part that is no is enough.
  static Doubt one_of(std::vector<Doubt> parts) {
    std::erase_if(parts, [](const Doubt& d) { return d.says == Says::nothing; });
    if (parts.empty()) return {};
    if (parts.size() == 1) return std::move(parts[0]);
    return {Says::one_of, std::move(parts), {}, nullptr};
  }
  Doubt from(const ir::condition::All& o) const {
    std::vector<Doubt> parts;
    for (const ir::ConditionId part : o.parts) parts.push_back(of(part));
    return one_of(std::move(parts));
  }
  Doubt from(const ir::condition::Any& o) const {
    Doubt out{Says::each_of, {}, {}, nullptr};
    for (const ir::ConditionId part : o.parts) {
      out.parts.push_back(of(part));
      if (out.parts.back().says == Says::nothing) return {};
    }
    return out;
  }
  Doubt from(const ir::condition::Surely& o) const { return of(o.inner); }
  Doubt from(const ir::condition::Maybe& o) const { return of(o.inner); }
  Doubt from(const ir::condition::IsFragment& o) const {
    if (!is_it(o.value)) return {};
    return {Says::fragments, {}, o.fragments, nullptr};
  }
  Doubt from(const ir::condition::Calls& o) const {
    if (!is_it(o.call)) return {};
    return {Says::callees, {}, {}, &o.callee};
  }
  Doubt from(const ir::condition::Apply& o) const {
    const ir::Definition& d = rules.definitions[o.definition];
    const auto* body = std::get_if<ir::ConditionId>(&d.body);
    std::vector<Doubt> parts;
    for (size_t i = 0; body && i < o.arguments.size(); ++i)
      if (is_it(o.arguments[i]) && d.parameters[i])
        parts.push_back(Doubting{rules, *d.parameters[i]}.of(*body));
    return one_of(std::move(parts));
  }
  Doubt from(const ir::condition::Solves& o) const {
    std::vector<Doubt> parts;
    for (const ir::ClauseId clause : o.clauses.clauses) {
      const auto* where = std::get_if<ir::clause::Where>(&rules[clause].op);
      if (!where) break;
      parts.push_back(of(where->condition));
    }
    return one_of(std::move(parts));
  }
  template <class Op>
  Doubt from(const Op&) const {
    return {};
  }
};

const Doubts::Doubt& Doubts::of(ir::ConditionId condition, ir::HoleId hole) const {
  const uint64_t key =
      key_of(static_cast<uint32_t>(condition.index()), static_cast<uint32_t>(hole.index()));
  const auto it = known_.find(key);
  if (it != known_.end()) return it->second;
  return known_.emplace(key, Doubting{rules_, hole}.of(condition)).first->second;
}

bool Doubts::cannot_match(ir::ConditionId condition, const Captures& captures) const {
  const auto* is = std::get_if<ir::condition::IsFragment>(&rules_[condition].op);
  const auto* hole = is ? std::get_if<ir::value::Hole>(&rules_[is->value].op) : nullptr;
  if (!hole || captures[hole->hole].type != Value::Type::node) return false;
  return std::none_of(is->fragments.begin(), is->fragments.end(), [&](ir::FragmentId f) {
    return matcher_.may_match(f, captures[hole->hole].node);
  });
}

bool Doubts::holds_against(const Doubt& doubt, NodeId n) const {
  const auto against = [&](const Doubt& part) { return holds_against(part, n); };
  switch (doubt.says) {
    case Says::nothing: return false;
    case Says::one_of: return std::any_of(doubt.parts.begin(), doubt.parts.end(), against);
    case Says::each_of: return std::all_of(doubt.parts.begin(), doubt.parts.end(), against);
    case Says::fragments:
      return std::none_of(doubt.fragments.begin(), doubt.fragments.end(),
                          [&](ir::FragmentId f) { return matcher_.may_match(f, n); });
    case Says::callees: return !callees_.may_call(*doubt.names, n);
  }
  return false;
}

}  // namespace hvr
