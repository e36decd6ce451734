// Operations get their place; holes are bound where they may be new, used where they must be known.
#include "dsl/body.h"

namespace hvr::dsl {

using ir::HoleId;

ir::ValueId Body::add(Span span, ir::ValueOp op) {
  return rules.values.add({report.place(span), std::move(op)});
}
ir::ConditionId Body::add(Span span, ir::ConditionOp op) {
  return rules.conditions.add({report.place(span), std::move(op)});
}
ir::ClauseId Body::add(Span span, ir::ClauseOp op) {
  return rules.clauses.add({report.place(span), std::move(op)});
}
ir::ActionId Body::add(Span span, ir::ActionOp op) {
  return rules.actions.add({report.place(span), std::move(op)});
}

std::string written(const ast::Hole& h) { return (h.many ? "$..." : "$") + std::string(h.name); }

std::optional<HoleId> Scope::find(std::string_view name, bool many, Span span, bool binds) {
  if (name == "_") return std::nullopt;
  if (const auto it = by_name_.find(name); it != by_name_.end()) {
    if (holes_[it->second].sequence != many) {
      const std::string own(name);
      report_("R013", span,
              "`$" + own + "` stands for " + (many ? "one node" : "many nodes") + " elsewhere",
              many ? "write `$" + own + "`" : "write `$..." + own + "`");
    }
    return it->second;
  }
  const std::string own(name);
  if (!binds) {
    const std::string help = suggestion(name);
    report_("R010", span, "hole `$" + own + "` is not bound here",
            closed_.contains(name)
                ? "what is bound inside a question, a `not` or one arm of an `or` is known there "
                  "only; ask for the rest inside its braces"
            : help.empty() ? "bind it in a `match`, `each` or `let` before"
                           : help);
  }
  bound_.push_back(own);
  // Arms of one choice bind one hole.
  for (auto arms = arms_.rbegin(); arms != arms_.rend(); ++arms)
    if (const auto it = (*arms)->bound_.find(name);
        it != (*arms)->bound_.end() && holes_[it->second.first].sequence == many)
      return by_name_[own] = it->second.first;
  return by_name_[own] = holes_.add({own, many});
}

void Scope::close(Mark mark) {
  for (; bound_.size() > mark; bound_.pop_back()) {
    const auto it = by_name_.find(bound_.back());
    log_.emplace_back(it->first, it->second);
    by_name_.erase(it);
    closed_.insert(std::move(bound_.back()));
  }
}

Scope::Arms::Arms(Scope& scope) : scope_(scope), mark_(scope.open()) {
  scope.arms_.push_back(this);
}

void Scope::Arms::next() {
  ++arms_;
  for (size_t i = mark_; i < scope_.bound_.size(); ++i) {
    const std::string& name = scope_.bound_[i];
    auto [it, fresh] = bound_.try_emplace(name, scope_.by_name_.at(name), 0);
    ++it->second.second;
  }
  scope_.close(mark_);
}

Scope::Arms::~Arms() {
  scope_.arms_.pop_back();
  for (const auto& [name, held] : bound_) {
    if (held.second != arms_) continue;
    scope_.by_name_[name] = held.first;
    scope_.bound_.push_back(name);
  }
}

std::optional<HoleId> Scope::bind(const ast::Hole& h, bool place, bool handed) {
  const size_t before = holes_.size();
  const auto hole = find(h.name, h.many, h.span, true);
  if (hole && holes_.size() > before) {
    holes_[*hole].place = place;
    holes_[*hole].handed = handed;
  }
  return hole;
}

void Scope::reopen(size_t closed) {
  for (size_t i = closed; i < log_.size(); ++i)
    if (by_name_.try_emplace(log_[i].first, log_[i].second).second) bound_.push_back(log_[i].first);
}

void Scope::note_sort(HoleId hole, Sort sort) {
  // Two arms may give one hole different sorts.
  const auto [it, fresh] = sorts_.try_emplace(hole, sort);
  if (!fresh && it->second != sort) it->second = Sort::thing;
}

Sort Scope::sort(HoleId hole) const {
  const auto it = sorts_.find(hole);
  return it == sorts_.end() ? Sort::thing : it->second;
}

HoleId Scope::bind_named(const ast::Hole& h) {
  const auto bound = bind(h);
  if (!bound)
    report_("R012", h.span,
            "`" + written(h) + "` would hold nothing, and nothing else happens here",
            "name the hole, or leave this out");
  return bound.value_or(HoleId());
}

HoleId Scope::use(const ast::Hole& h) {
  const auto used = find(h.name, h.many, h.span, false);
  if (!used)
    report_("R012", h.span, "`" + written(h) + "` matches anything and holds nothing",
            "name the hole");
  return used.value_or(HoleId());
}

const HoleId* Scope::by_name(std::string_view name) const {
  const auto it = by_name_.find(name);
  return it == by_name_.end() ? nullptr : &it->second;
}

const HoleId* Scope::arguments(std::string_view name) const {
  const HoleId* h = by_name(name);
  return h && holes_[*h].sequence ? h : nullptr;
}

}  // namespace hvr::dsl
