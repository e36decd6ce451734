// Clauses: what must hold.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::ClauseId;
using ir::ConditionId;
using ir::HoleId;
using ir::ValueId;

std::vector<Lowerer::NamedValue> Lowerer::named_values(const SyntaxNode& b) {
  std::vector<NamedValue> out;
  if (b.kind != Syntax::split) {
    const ValueId v = value(b.children[1]);
    out.push_back({&b, bind_named(b.children[0]), v});
    return out;
  }
  const ValueId list = value(b.children[2]);
  const auto element = bind(b.children[3]);
  const ConditionId test = condition(b.children[4]);
  for (size_t part = 0; part < 2; ++part) {
    const auto h = bind(b.children[part]);
    if (!h) continue;  // `$..._`: this part is not wanted
    const ValueId v =
        add(b, ir::value::Split{element, part == 0 ? ir::SplitPart::before : ir::SplitPart::rest,
                                list, test});
    out.push_back({&b, *h, v});
  }
  if (out.empty())
    report("R012", b.span, "neither part of the list gets a name", "name one of the two holes");
  return out;
}

void Lowerer::clauses(const SyntaxNode& n, std::vector<ClauseId>& into) {
  if (n.kind != Syntax::c_let) {
    into.push_back(clause(n));
    return;
  }
  for (const auto& b : n.children) {
    if (b.children.back().kind == Syntax::transformed) {
      report("R001", b.span, "`transform` does something, so it cannot stand in a question",
             "let the rule say it, behind its clauses");
      continue;
    }
    for (const auto& named : named_values(b))
      into.push_back(add(*named.at, ir::clause::Let{named.hole, named.value}));
  }
}

std::optional<HoleId> Lowerer::whole(const SyntaxNode& n) {
  const SyntaxNode* h = n.child(Syntax::as_hole);
  return h ? bind(h->children[0]) : std::nullopt;
}

std::optional<std::string> Lowerer::reading(const SyntaxNode& n) {
  const SyntaxNode* r = n.child(Syntax::reading);
  if (!r) return std::nullopt;
  const std::string name = rules_.library.canonical(r->children[0].text);
  if (!rules_.library.functions.contains(name) && !rules_.library.constructor(name))
    report("R023", r->children[0].span, "`" + r->children[0].text + "` has no declared signature",
           "declare `method " + name + "(…)`");
  return name;
}

ClauseId Lowerer::match(const SyntaxNode& n) {
  ir::clause::Match out;
  out.fragments = fragments(n.children[0], FragmentUse::pattern);
  if (const SyntaxNode* in = n.child(Syntax::place)) out.scope = value(in->children[0]);
  out.whole = whole(n);
  out.signature = reading(n);
  return add(n, std::move(out));
}

ClauseId Lowerer::match_run(const SyntaxNode& n) {
  std::vector<ir::RunPart> parts;
  for (const auto& c : n.children) {
    if (c.kind != Syntax::run_part) continue;
    const auto element = bind(c.children[0]);
    parts.push_back({element, condition(c.children[1])});
  }
  ir::clause::MatchRun out;
  out.element = parts[0];
  if (parts.size() > 1) out.between = parts[1];
  out.least = static_cast<size_t>(std::max<int64_t>(number(n.children[0]), 1));
  out.run = {bind_named(n.children[1])};
  return add(n, std::move(out));
}

ClauseId Lowerer::from(const SyntaxNode& n) {
  const ValueId start = value(n.children[0]);
  const SyntaxNode& target = n.children[2];
  const Syntax how = n.children[1].kind;
  if (target.kind == Syntax::hole) {
    if (how != Syntax::back_to)
      report("R001", target.span, "a hole says where a walk `back to` ends, and nothing else",
             "name what is looked for as a `fragment`");
    return add(n, ir::clause::Origin{start, bind(target)});
  }
  ir::clause::From out;
  out.start = start;
  out.fragments = fragments(target, FragmentUse::pattern);
  if (how == Syntax::made_of || how == Syntax::made_through) out.along = ir::Along::made_of;
  if (how == Syntax::back_through || how == Syntax::made_through) out.stop = ir::WalkStop::never;
  out.whole = whole(n);
  out.signature = reading(n);
  return add(n, std::move(out));
}

ClauseId Lowerer::going_up(const SyntaxNode& n) {
  const auto found = bind(n.children[0]);
  const ValueId node = value(n.children[1]);
  std::optional<ConditionId> where;
  if (const SyntaxNode* w = n.child(Syntax::row_where)) where = condition(w->children[0]);
  if (n.kind == Syntax::c_nearest) return add(n, ir::clause::Nearest{found, node, where});
  if (n.kind == Syntax::c_innermost) return add(n, ir::clause::Innermost{found, node, where});
  return add(n, ir::clause::Outermost{found, node, where});
}

ClauseId Lowerer::clause(const SyntaxNode& n) {
  switch (n.kind) {
    case Syntax::c_match: return match(n);
    case Syntax::c_run: return match_run(n);
    case Syntax::c_each:
      return add(n, ir::clause::EachRow{row(n.children[0], n.child(Syntax::row_where))});
    case Syntax::c_where: return add(n, ir::clause::Where{condition(n.children[0])});
    case Syntax::c_from: return from(n);
    case Syntax::c_either: {
      ir::clause::Either out;
      for (const auto& arm : n.children) {
        out.arms.emplace_back();
        for (const auto& c : arm.children) clauses(c, out.arms.back().clauses);
      }
      return add(n, std::move(out));
    }
    case Syntax::c_nearest:
    case Syntax::c_innermost:
    case Syntax::c_outermost: return going_up(n);
    default: unexpected(n, "a clause");
  }
}

}  // namespace hvr::dsl
