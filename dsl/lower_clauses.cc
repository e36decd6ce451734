// Clauses (what must hold) and actions (what is done).
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::Op;
using ir::TermId;

TermId Lowerer::sequence(const SyntaxNode& n) {
  std::vector<TermId> children;
  for (const auto& c : n.children) {
    const bool is_clause = n.kind == Syntax::block;
    children.push_back(is_clause ? clause(c) : action(c));
  }
  return term(Op::sequence, n, std::move(children));
}

TermId Lowerer::let(const SyntaxNode& n) {
  std::vector<TermId> lets;
  for (const auto& b : n.children) {
    if (b.kind == Syntax::split) {
      const TermId sequence = value(b.children[2]);
      const ir::VarId element = bind(b.children[3]);
      const TermId test = condition(b.children[4]);
      for (int part = 0; part < 2; ++part) {
        const TermId s = term(Op::split, b, {sequence, test});
        rules_.terms[s].a = element;
        rules_.terms[s].b = part;
        const TermId t = term(Op::let, b, {s});
        const ir::VarId v = bind(b.children[static_cast<size_t>(part)]);
        rules_.terms[t].a = v;
        lets.push_back(t);
      }
      continue;
    }
    const SyntaxNode& right = b.children[1];
    if (right.kind == Syntax::transformed) {
      const TermId inner = value(right.children[0]);
      const TermId t = term(Op::transform, b, {inner});
      const ir::VarId v = bind(b.children[0]);
      rules_.terms[t].a = v;
      lets.push_back(t);
      continue;
    }
    const TermId inner = value(right);
    const TermId t = term(Op::let, b, {inner});
    const ir::VarId v = bind(b.children[0]);
    rules_.terms[t].a = v;
    lets.push_back(t);
  }
  return lets.size() == 1 ? lets[0] : term(Op::sequence, n, std::move(lets));
}

TermId Lowerer::clause(const SyntaxNode& n) {
  const auto as = [&](TermId t) {
    if (const SyntaxNode* h = n.child(Syntax::as_hole)) {
      const ir::VarId v = bind(h->children[0]);
      rules_.terms[t].a = v;
    }
    if (const SyntaxNode* r = n.child(Syntax::reading)) {
      const std::string name = rules_.library.canonical(r->children[0].text);
      rules_.terms[t].text = name;
      if (!rules_.library.functions.contains(name) && !rules_.library.constructor(name))
        report("R023", r->children[0].span,
               "`" + r->children[0].text + "` has no declared signature",
               "declare `method " + name + "(…)`");
    }
  };
  switch (n.kind) {
    case Syntax::c_match: {
      std::vector<TermId> children = fragments(n.children[0], FragmentUse::pattern);
      const SyntaxNode* place = n.child(Syntax::place);
      if (place) children.push_back(value(place->children[0]));
      const TermId t = term(Op::match, n, std::move(children));
      rules_.terms[t].b = place ? 1 : 0;
      as(t);
      return t;
    }
    case Syntax::c_run: {
      std::vector<TermId> parts;
      for (const auto& c : n.children) {
        if (c.kind != Syntax::run_part) continue;
        const ir::VarId element = bind(c.children[0]);
        const TermId part = term(Op::bind, c, {condition(c.children[1])});
        rules_.terms[part].a = element;
        parts.push_back(part);
      }
      const TermId t = term(Op::match_run, n, std::move(parts));
      const ir::VarId v = bind(n.children[1]);
      rules_.terms[t].a = v;
      rules_.terms[t].b = std::stoi("0" + n.children[0].text.substr(0, 6));
      return t;
    }
    case Syntax::c_each: return row(Op::each_row, n.children[0], n.child(Syntax::row_where));
    case Syntax::c_where: {
      const TermId c = condition(n.children[0]);
      return term(Op::where, n, {c});
    }
    case Syntax::c_let: return let(n);
    case Syntax::c_from: {
      std::vector<TermId> children{value(n.children[0])};
      const SyntaxNode& target = n.children[2];
      if (target.kind == Syntax::hole) {
        const TermId h = term(Op::var, target);
        const ir::VarId v = bind(target);
        rules_.terms[h].a = v;
        children.push_back(h);
      } else {
        for (const TermId f : fragments(target, FragmentUse::pattern)) children.push_back(f);
      }
      const TermId t = term(Op::from, n, std::move(children));
      const Syntax how = n.children[1].kind;
      rules_.terms[t].b = (how == Syntax::made_of || how == Syntax::made_through ? 1 : 0) |
                          (how == Syntax::back_through || how == Syntax::made_through ? 2 : 0);
      as(t);
      return t;
    }
    case Syntax::c_either: {
      std::vector<TermId> arms;
      for (const auto& b : n.children) arms.push_back(sequence(b));
      return term(Op::either, n, std::move(arms));
    }
    case Syntax::c_nearest:
    case Syntax::c_innermost:
    case Syntax::c_outermost: {
      const ir::VarId v = bind(n.children[0]);
      std::vector<TermId> children{value(n.children[1])};
      if (const SyntaxNode* w = n.child(Syntax::row_where))
        children.push_back(condition(w->children[0]));
      const TermId t = term(n.kind == Syntax::c_nearest     ? Op::nearest
                            : n.kind == Syntax::c_innermost ? Op::innermost
                                                            : Op::outermost,
                            n, std::move(children));
      rules_.terms[t].a = v;
      return t;
    }
    default: return term(Op::keep, n);
  }
}

void Lowerer::slot_target(const SyntaxNode& dotted, TermId into) {
  const size_t dot = dotted.text.find('.');
  const std::string head = dotted.text.substr(0, dot);
  const auto it = scope_.vars.find(head);
  if (dot == std::string::npos || it == scope_.vars.end() ||
      !scope_.frame.sequence[static_cast<size_t>(it->second)]) {
    report("R010", dotted.span, "`" + dotted.text + "` is no slot of a captured argument list",
           "capture the arguments with `f($...a)`, then say `a.name`");
    return;
  }
  rules_.terms[into].a = it->second;
  rules_.terms[into].text = dotted.text.substr(dot + 1);
}

TermId Lowerer::action(const SyntaxNode& n) {
  const auto results = [&](const SyntaxNode& list, std::vector<TermId>& into) {
    for (const auto& f : list.children) into.push_back(fragment(f, FragmentUse::result));
  };
  switch (n.kind) {
    case Syntax::a_if: {
      // `if a then … else if b then … else …`: a chain nests to the right.
      std::vector<std::vector<TermId>> arms{{condition(n.children[0]), sequence(n.children[1])}};
      for (const auto& c : n.children)
        if (c.kind == Syntax::else_if)
          arms.push_back({condition(c.children[0]), sequence(c.children[1])});
      if (const SyntaxNode* o = n.child(Syntax::otherwise))
        arms.back().push_back(sequence(o->children[0]));
      for (size_t i = arms.size(); i-- > 1;)
        arms[i - 1].push_back(term(Op::branch, n, std::move(arms[i])));
      return term(Op::branch, n, std::move(arms[0]));
    }
    case Syntax::c_let: return let(n);
    case Syntax::a_replace: {
      std::vector<TermId> parts;
      const bool named = n.children[0].kind == Syntax::hole;
      if (named) parts.push_back(value(n.children[0]));
      results(n.children[named ? 1 : 0], parts);
      const TermId t = term(Op::replace, n, std::move(parts));
      rules_.terms[t].b = named ? 1 : 0;
      return t;
    }
    case Syntax::a_set: {
      const TermId v = value(n.children[1]);
      const TermId t = term(Op::set, n, {v});
      slot_target(n.children[0], t);
      return t;
    }
    case Syntax::a_drop: {
      const TermId t = term(Op::drop, n);
      slot_target(n.children[0], t);
      return t;
    }
    case Syntax::a_wrap: {
      std::vector<TermId> parts{value(n.children[0]), value(n.children[1])};
      return term(Op::wrap, n, std::move(parts));
    }
    case Syntax::a_guard: {
      std::vector<TermId> parts{value(n.children[0]), fragment(n.children[1], FragmentUse::result)};
      const auto& f = rules_.fragments[static_cast<size_t>(rules_.terms[parts[1]].a)];
      if (!f.compound)
        report("R014", n.children[1].span,
               "a guard is a statement with a block around the guarded one", "write `if …: $s`");
      return term(Op::guard, n, std::move(parts));
    }
    case Syntax::a_insert: {
      std::vector<TermId> parts{value(n.children[0]), value(n.children[2])};
      const TermId t = term(Op::insert, n, std::move(parts));
      rules_.terms[t].b = n.children[1].kind == Syntax::at_last ? 1 : 0;
      return t;
    }
    case Syntax::a_after_imports: {
      std::vector<TermId> parts;
      results(n.children[0], parts);
      return term(Op::after_imports, n, std::move(parts));
    }
    case Syntax::a_before:
    case Syntax::a_after:
    case Syntax::a_after_value:
    case Syntax::a_head: {
      std::vector<TermId> parts{value(n.children[0])};
      results(n.children[1], parts);
      const Op op = n.kind == Syntax::a_before  ? Op::before
                    : n.kind == Syntax::a_after ? Op::after
                    : n.kind == Syntax::a_head  ? Op::head
                                                : Op::after_value;
      return term(op, n, std::move(parts));
    }
    case Syntax::a_remove: return term(Op::remove, n, {value(n.children[0])});
    case Syntax::a_message: {
      std::vector<TermId> parts;
      if (n.children.size() > 2) parts.push_back(value(n.children[2]));
      const TermId t = term(Op::message, n, std::move(parts));
      rules_.terms[t].text = unquote(n.children[1].text);
      rules_.terms[t].b = n.children[0].kind == Syntax::is_error  ? 2
                          : n.children[0].kind == Syntax::is_warn ? 1
                                                                  : 0;
      return t;
    }
    case Syntax::a_does: {
      std::vector<TermId> parts;
      if (n.children.size() > 1) parts.push_back(value(n.children[1]));
      const TermId t = term(Op::does, n, std::move(parts));
      rules_.terms[t].text = n.children[0].text;
      if (!demands_.contains(n.children[0].text))
        report("R027", n.children[0].span, "nothing demands `" + n.children[0].text + "`",
               suggest(n.children[0].text, {demands_.begin(), demands_.end()}));
      return t;
    }
    case Syntax::a_each: {
      const SyntaxNode* index = n.child(Syntax::with_index);
      const SyntaxNode& list = n.children[index ? 2 : 1];
      const TermId s = value(list);
      const ir::VarId v = bind(n.children[0]);
      const ir::VarId i = index ? bind(index->children[0]) : ir::kNoVar;
      const TermId body = sequence(n.children.back());
      const TermId t = term(Op::each_do, n, {s, body});
      rules_.terms[t].a = v;
      rules_.terms[t].b = i;
      return t;
    }
    case Syntax::a_extend: {
      const TermId v = value(n.children[1]);
      const TermId t = term(Op::extend, n, {v});
      rules_.terms[t].text = n.children[0].text;
      if (!keys_.contains(n.children[0].text))
        report("R025", n.children[0].span, "`" + n.children[0].text + "` is no context key",
               "declare `key " + n.children[0].text + ": many in function`");
      return t;
    }
    default: return term(Op::keep, n);
  }
}

}  // namespace hvr::dsl
