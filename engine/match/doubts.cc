// Looks through what a condition needs; what it says of other things than the node is no doubt.
#include "engine/match/doubts.h"

#include <algorithm>
#include <utility>

#include "base/numbers.h"
#include "engine/match/views.h"

namespace hvr {

// Makes the doubt of one condition.
struct Doubting {
  using Says = Doubts::Says;
  using Doubt = Doubts::Doubt;
  const ir::Ruleset& rules;
  ir::HoleId hole;
  bool only_first;  // whether no part counts but what is asked first
  bool is_first;    // whether nothing is asked before this, so that it may be asked here

  Doubt of(ir::ConditionId id) const {
    return std::visit([this](const auto& op) { return from(op); }, rules[id].op);
  }
  bool is_it(ir::ValueId value) const {
    const auto* held = std::get_if<ir::value::Hole>(&rules[value].op);
    return held && held->hole == hole;
  }
  // Whether it is the text of the hole.
  bool is_text(const ir::condition::Matches& o) const {
    const auto* text = std::get_if<ir::value::TextOf>(&rules[o.value].op);
    return text && is_it(text->node) && o.groups.empty();
  }
  static Doubt saying(Says says) {
    Doubt out;
    out.says = says;
    return out;
  }
  // One part that is no is enough.
  static Doubt one_of(std::vector<Doubt> parts) {
    std::erase_if(parts, [](const Doubt& d) { return d.says == Says::nothing; });
    if (parts.empty()) return {};
    if (parts.size() == 1) return std::move(parts[0]);
    Doubt out = saying(Says::one_of);
    out.parts = std::move(parts);
    return out;
  }
  // Whether a condition costs no more than a look at a node.
  bool is_look(ir::ConditionId id) const {
    const auto& op = rules[id].op;
    const auto look = [this](ir::ConditionId part) { return is_look(part); };
    if (const auto* any = std::get_if<ir::condition::Any>(&op))
      return std::all_of(any->parts.begin(), any->parts.end(), look);
    if (const auto* other = std::get_if<ir::condition::Not>(&op)) return look(other->inner);
    return std::holds_alternative<ir::condition::IsPath>(op) ||
           std::holds_alternative<ir::condition::IsLiteral>(op) ||
           std::holds_alternative<ir::condition::IsFragment>(op) ||
           std::holds_alternative<ir::condition::StandsIn>(op);
  }
  // The same of nothing but the hole's node: the answer is never unknown.
  bool is_own_look(ir::ConditionId id) const {
    const auto& op = rules[id].op;
    const auto own = [this](ir::ConditionId part) { return is_own_look(part); };
    if (const auto* any = std::get_if<ir::condition::Any>(&op))
      return std::all_of(any->parts.begin(), any->parts.end(), own);
    if (const auto* other = std::get_if<ir::condition::Not>(&op)) return own(other->inner);
    if (const auto* path = std::get_if<ir::condition::IsPath>(&op)) return is_it(path->value);
    if (const auto* is = std::get_if<ir::condition::IsFragment>(&op)) return is_it(is->value);
    const auto* in = std::get_if<ir::condition::StandsIn>(&op);
    return in && in->node == hole;
  }
  // Of parts that are asked one after the other.
  Doubt in_a_row(const std::vector<ir::ConditionId>& all) const {
    std::vector<Doubt> parts;
    bool first = is_first;
    for (const ir::ConditionId part : all) {
      parts.push_back(Doubting{rules, hole, only_first, first}.of(part));
      if (only_first && !is_own_look(part)) break;
      first = first && is_look(part);
    }
    return one_of(std::move(parts));
  }
  Doubt from(const ir::condition::All& o) const { return in_a_row(o.parts); }
  Doubt from(const ir::condition::Any& o) const {
    Doubt out = saying(Says::each_of);
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
    Doubt out = saying(Says::fragments);
    out.fragments = o.fragments;
    return out;
  }
  Doubt from(const ir::condition::Calls& o) const {
    if (!is_it(o.call)) return {};
    Doubt out = saying(Says::callees);
    out.names = &o.callee;
    return out;
  }
  Doubt from(const ir::condition::IsSubclass& o) const {
    if (!is_first || !is_it(o.value)) return {};
    Doubt out = saying(Says::subclasses);
    out.names = &o.klass;
    return out;
  }
  Doubt from(const ir::condition::Matches& o) const {
    if (!is_first || !is_text(o)) return {};
    Doubt out = saying(Says::other_text);
    out.regex = o.regex;
    return out;
  }
  Doubt from(const ir::condition::Not& o) const {
    const auto* matches = std::get_if<ir::condition::Matches>(&rules[o.inner].op);
    if (!matches || !is_first || !is_text(*matches)) return {};
    Doubt out = saying(Says::text);
    out.regex = matches->regex;
    return out;
  }
  Doubt from(const ir::condition::Apply& o) const {
    const ir::Definition& d = rules.definitions[o.definition];
    const auto* body = std::get_if<ir::ConditionId>(&d.body);
    std::vector<Doubt> parts;
    for (size_t i = 0; body && i < o.arguments.size(); ++i)
      if (is_it(o.arguments[i]) && d.parameters[i])
        parts.push_back(Doubting{rules, *d.parameters[i], only_first, is_first}.of(*body));
    return one_of(std::move(parts));
  }
  Doubt from(const ir::condition::Solves& o) const {
    std::vector<ir::ConditionId> parts;
    for (const ir::ClauseId clause : o.clauses.clauses) {
      const auto* where = std::get_if<ir::clause::Where>(&rules[clause].op);
      if (!where) break;
      parts.push_back(where->condition);
    }
    return in_a_row(parts);
  }
  template <class Op>
  Doubt from(const Op&) const {
    return {};
  }
};

const Doubts::Doubt& Doubts::of(ir::ConditionId condition, ir::HoleId hole, Depth depth) const {
  const uint64_t key =
      key_of(static_cast<uint32_t>(condition.index()),
             static_cast<uint32_t>(hole.index()) * 4 + static_cast<uint32_t>(depth));
  const auto it = known_.find(key);
  if (it != known_.end()) return it->second;
  const Doubting doubting{rules_, hole, depth == Depth::first, depth != Depth::looks};
  return known_.emplace(key, doubting.of(condition)).first->second;
}

void Doubts::add(ir::ConditionId condition, ir::HoleId hole, Depth depth, bool of_callee,
                 Several& several) const {
  const Doubt& doubt = of(condition, hole, depth);
  if (doubt.says != Says::nothing) several.push_back({&doubt, of_callee});
}

namespace {
// The hole that stands for what a pattern of a call calls.
std::optional<ir::HoleId> callee_hole(const ir::Fragment& f) {
  using Type = ir::PatternNode::Type;
  if (f.pattern.size() < 2 || f.pattern[0].type != Type::node || f.pattern[0].kind != Kind::call)
    return std::nullopt;
  const ir::PatternNode& called = f.pattern[1];
  const bool plain = called.type == Type::hole && called.field == Field::function &&
                     called.want == ir::HoleKind::expression;
  return plain ? called.var : std::nullopt;
}
}  // namespace

void Doubts::add(const ir::clause::Match& match, const Captures& held, ir::ConditionId condition,
                 Depth depth, Several& several) const {
  if (match.whole) add(condition, *match.whole, depth, false, several);
  if (match.fragments.size() != 1) return;
  const auto callee = callee_hole(rules_[match.fragments[0]]);
  if (callee && !held[*callee].bound()) add(condition, *callee, depth, true, several);
}

bool Doubts::cannot_match(ir::ConditionId condition, const Captures& captures) const {
  const auto* is = std::get_if<ir::condition::IsFragment>(&rules_[condition].op);
  const auto* hole = is ? std::get_if<ir::value::Hole>(&rules_[is->value].op) : nullptr;
  if (!hole || captures[hole->hole].type != Value::Type::node) return false;
  return std::none_of(is->fragments.begin(), is->fragments.end(), [&](ir::FragmentId f) {
    return matcher_.may_match(f, captures[hole->hole].node);
  });
}

bool Doubts::has_text(const Doubt& doubt, NodeId n) const {
  return rules_.regexes[doubt.regex].found_in(text_view(flow_.facts().tree(), n));
}

bool Doubts::holds_against(const Against& against, NodeId n) const {
  if (!against.of_callee) return holds_against(*against.doubt, n);
  const Tree& tree = flow_.facts().tree();
  const NodeId called = tree.kind(n) == Kind::call ? tree.child(n, Field::function) : kNoNode;
  return called != kNoNode && holds_against(*against.doubt, called);
}

bool Doubts::is_no_subclass(const ir::NameOrGroup& names, NodeId n) const {
  const auto is_none = [&](const std::string& name) {
    return flow_.is_subclass(n, name) == Tri::no;
  };
  if (!names.is_group) return is_none(names.name);
  const auto& members = rules_.library.groups.at(names.name);
  return std::all_of(members.begin(), members.end(), is_none);
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
    case Says::subclasses: return is_no_subclass(*doubt.names, n);
    case Says::text: return has_text(doubt, n);
    case Says::other_text: return !has_text(doubt, n);
  }
  return false;
}

}  // namespace hvr
