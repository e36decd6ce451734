// A `where` is met once for each of what its holes can hold, where somebody else asks for them.
#include <map>
#include <set>

#include "dsl/declarations.h"
#include "ir/walk.h"
#include "ir/ways.h"

namespace hvr::dsl {
namespace {

// How often holes are mentioned, and which clauses there are.
struct Mentions {
  const ir::Ruleset& rules;
  std::map<ir::HoleId, int> holes;
  std::vector<ir::ClauseId> clauses;

  void fragment(const ir::Fragment& f) {
    std::set<ir::HoleId> in;
    for (const auto& node : f.pattern)
      if (node.var) in.insert(*node.var);
    for (const auto& segment : f.segments)
      if (segment.var) in.insert(*segment.var);
    for (const ir::HoleId hole : in) ++holes[hole];
  }
  template <class Op>
  void operator()(const Op& op, const ir::RulePlace&) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::ClauseId>) clauses.push_back(operand);
      if constexpr (std::is_same_v<T, ir::FragmentId>) fragment(rules[operand]);
      if constexpr (std::is_same_v<T, ir::HoleId>) ++holes[operand];
      if constexpr (std::is_same_v<T, ir::SequenceHole>) ++holes[operand.hole];
      if constexpr (std::is_same_v<T, ir::MessageText>)
        for (const auto& part : operand.parts)
          if (part.hole) ++holes[*part.hole];
    });
  }
};

// The holes that the patterns of a condition bind.
void add_bound(const ir::Ruleset& rules, ir::ConditionId id, std::set<ir::HoleId>& out) {
  namespace condition = ir::condition;
  const auto take = [&](const std::vector<ir::FragmentId>& fragments) {
    for (const ir::FragmentId f : fragments)
      for (const auto& node : rules[f].pattern)
        if (node.var) out.insert(*node.var);
  };
  const auto parts = [&](const std::vector<ir::ConditionId>& all) {
    for (const ir::ConditionId c : all) add_bound(rules, c, out);
  };
  std::visit(ir::Overloaded{[&](const condition::All& o) { parts(o.parts); },
                            [&](const condition::Any& o) { parts(o.parts); },
                            [&](const condition::IsFragment& o) { take(o.fragments); },
                            [&](const condition::Comes& o) {
                              take(o.fragments);
                              if (o.whole) out.insert(*o.whole);
                            },
                            [](const auto&) {}},
             rules[id].op);
}

void note(ir::Ruleset& rules, Mentions all) {
  for (const ir::ClauseId c : all.clauses) {
    auto* where = std::get_if<ir::clause::Where>(&rules.clauses.added(c).op);
    if (!where || !ir::in_several_ways(rules, where->condition)) continue;
    std::set<ir::HoleId> bound;
    add_bound(rules, where->condition, bound);
    Mentions own{rules, {}, {}};
    ir::walk(rules, where->condition, own);
    for (const ir::HoleId hole : bound)
      if (all.holes[hole] > own.holes[hole]) where->bound.push_back(hole);
  }
}

}  // namespace

void note_bound(ir::Ruleset& rules) {
  for (const auto& relation : rules.relations) {
    Mentions all{rules, {}, relation.clauses};
    ++all.holes[relation.at];
    for (const ir::HoleId hole : relation.column_holes) ++all.holes[hole];
    for (const ir::ClauseId c : relation.clauses) ir::walk(rules, c, all);
    note(rules, std::move(all));
  }
  for (const auto& definition : rules.definitions) {
    Mentions all{rules, {}, {}};
    std::visit([&](auto body) { ir::walk(rules, body, all); }, definition.body);
    note(rules, std::move(all));
  }
  for (const auto& rule : rules.rules) {
    Mentions all{rules, {}, rule.clauses};
    ir::walk_rule(rules, rule, all);
    note(rules, std::move(all));
  }
}

}  // namespace hvr::dsl
