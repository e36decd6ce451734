// Looks through what a condition needs; a choice needs what each of its ways does.
#include "engine/match/word_joins.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/match/comparison.h"
#include "engine/match/narrowed.h"

namespace hvr {
namespace {

using ir::HoleId;
using Pair = std::pair<HoleId, HoleId>;

struct Demands {
  const WordJoins& joins;
  const ir::Ruleset& rules;
  std::vector<SameWord> same;
  std::vector<Pair> texts;  // whose texts are equal
  std::vector<Pair> words;  // a hole, and another that holds its last word

  void look(ir::ConditionId id) {
    std::visit([this](const auto& op) { needs(op); }, rules[id].op);
  }
  void needs(const ir::condition::All& all) {
    for (const ir::ConditionId part : all.parts) look(part);
  }
  void needs(const ir::condition::Surely& o) { look(o.inner); }
  void needs(const ir::condition::Maybe& o) { look(o.inner); }
  void needs(const ir::condition::Compare& o) {
    if (o.op != ir::Comparison::equal) return;
    const HoleId *left = written_hole(rules, o.left), *right = written_hole(rules, o.right);
    if (left && right) texts.emplace_back(*left, *right);
  }
  void needs(const ir::condition::IsFragment& o) {
    const HoleId* hole = as_hole(rules, o.value);
    if (!hole || o.fragments.size() != 1) return;
    if (const auto word = attribute_of(rules[o.fragments[0]])) words.emplace_back(*hole, *word);
  }
  void needs(const ir::condition::Apply& o) {
    const ir::Definition& d = rules.definitions[o.definition];
    const auto* body = std::get_if<ir::ConditionId>(&d.body);
    if (!body) return;
    const auto handed = [&](HoleId inner) -> const HoleId* {
      for (size_t i = 0; i < o.arguments.size(); ++i)
        if (d.parameters[i] == inner) return as_hole(rules, o.arguments[i]);
      return nullptr;
    };
    for (const SameWord& inside : joins.demanded(*body)) {
      const HoleId *one = handed(inside.one), *other = handed(inside.other);
      if (one && other) add(*one, *other);
    }
  }
  void needs(const ir::condition::Any& any) {
    std::optional<std::vector<SameWord>> all;
    for (const ir::ConditionId way : any.parts) {
      const std::vector<SameWord>& here = joins.demanded(way);
      if (!all) all = here;
      std::erase_if(*all, [&](const SameWord& s) {
        return std::find(here.begin(), here.end(), s) == here.end();
      });
    }
    if (all) same.insert(same.end(), all->begin(), all->end());
  }
  template <class Op>
  void needs(const Op&) {}

  // Both ways round are one demand.
  void add(HoleId one, HoleId other) {
    if (one != other) same.push_back({std::min(one, other), std::max(one, other)});
  }
  // The hole that holds the last word of what the fragment fits: `$_.$word`. A pattern that begins
  // with a library fits names it was imported by, too, which may be other words.
  static std::optional<HoleId> attribute_of(const ir::Fragment& fragment) {
    const auto& pattern = fragment.pattern;
    if (pattern.empty() || pattern[0].type != ir::PatternNode::Type::node ||
        pattern[0].kind != Kind::attribute || pattern[1].type == ir::PatternNode::Type::name ||
        pattern[1].type == ir::PatternNode::Type::node)
      return std::nullopt;
    for (uint32_t i = 1; i < pattern[0].last; i = pattern[i].last)
      if (pattern[i].field == Field::attribute && pattern[i].type == ir::PatternNode::Type::hole)
        return pattern[i].var;
    return std::nullopt;
  }

  std::vector<SameWord> all() {
    for (const auto& [one, other] : texts) {
      add(one, other);
      for (const auto& [a, word_of_a] : words)
        for (const auto& [b, word_of_b] : words)
          if ((word_of_a == one && word_of_b == other) || (word_of_a == other && word_of_b == one))
            add(a, b);
    }
    std::sort(same.begin(), same.end());
    same.erase(std::unique(same.begin(), same.end()), same.end());
    return std::move(same);
  }
};

}  // namespace

const std::vector<SameWord>& WordJoins::demanded(ir::ConditionId id) const {
  const auto key = static_cast<uint32_t>(id.index());
  if (const auto it = known_.find(key); it != known_.end()) return it->second;
  Demands demands{*this, rules_, {}, {}, {}};
  demands.look(id);
  return known_.emplace(key, demands.all()).first->second;
}

}  // namespace hvr
