// Conditions and rows of relations.
#include <re2/re2.h>

#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::Op;
using ir::TermId;

// Puts a class name or a group into a term; reports names that are neither.
bool Lowerer::class_or_group(const SyntaxNode& n, TermId into, bool callable) {
  ir::Library& lib = rules_.library;
  if (lib.groups.contains(n.text)) {
    rules_.terms[into].text = n.text;
    rules_.terms[into].a = 1;
    return true;
  }
  const std::string name = lib.canonical(n.text);
  rules_.terms[into].text = name;
  rules_.terms[into].a = 0;
  if (n.text.starts_with("builtins.") || lib.classes.contains(name) ||
      (callable && (lib.functions.contains(name) || lib.is_root(name))))
    return true;
  std::vector<std::string> all;
  for (const auto& [g, v] : lib.groups) all.push_back(g);
  for (const auto& [c, v] : lib.classes) all.push_back(c);
  report(n.text.find('.') == std::string::npos ? "R024" : "R023", n.span,
         "`" + n.text + "` is no declared class or group", suggest(n.text, all));
  return false;
}

TermId Lowerer::row(Op op, const SyntaxNode& n, const SyntaxNode* where) {
  const std::string name = n.children[0].text;
  const auto it = relations_.find(name);
  const TermId t = term(op, n);
  const auto known = relation_columns_.find(name);
  if (it == relations_.end()) {
    std::vector<std::string> all;
    for (const auto& [r, i] : relations_) all.push_back(r);
    if (known != relation_columns_.end())
      report("R033", n.children[0].span, "relation `" + name + "` is declared further down",
             "a question may use earlier ones only; move its `find` up");
    else
      report("R020", n.children[0].span, "there is no relation `" + name + "`", suggest(name, all));
  } else {
    rules_.terms[t].a = static_cast<int32_t>(it->second);
  }
  std::vector<TermId> children;
  for (const auto& c : n.children) {
    if (c.kind == Syntax::hole) rules_.terms[t].b = bind(c);
    if (c.kind != Syntax::columns) continue;
    for (const auto& b : c.children) {
      std::string column;
      const SyntaxNode* what = &b.children[0];
      if (b.children.size() == 2) {
        column = b.children[0].text;
        what = &b.children[1];
      } else {
        column = what->text.substr(what->kind == Syntax::many ? 4 : 1);
      }
      if (known != relation_columns_.end() &&
          std::find(known->second.begin(), known->second.end(), column) == known->second.end())
        report("R031", b.span, "relation `" + name + "` has no column `" + column + "`",
               suggest(column, known->second));
      TermId v = 0;
      if (what->kind == Syntax::hole || what->kind == Syntax::many) {
        v = term(Op::var, *what);
        const ir::VarId var = bind(*what);
        rules_.terms[v].a = var;
      } else {
        v = value(*what);
      }
      const TermId pair = term(Op::bind, b, {v});
      rules_.terms[pair].text = column;
      children.push_back(pair);
    }
  }
  if (where) children.push_back(condition(where->children[0]));
  rules_.terms[t].children = std::move(children);
  return t;
}

TermId Lowerer::some(const SyntaxNode& n) {
  const SyntaxNode& first = n.children[0];
  if (first.kind == Syntax::row) return row(Op::some_row, first, n.child(Syntax::row_where));
  std::vector<TermId> children = fragments(first.children[0], FragmentUse::pattern);
  int a = 0, b = 0;
  if (const SyntaxNode* place = first.child(Syntax::place)) {
    children.push_back(value(place->children[0]));
    b = 1;
  }
  if (const SyntaxNode* where = first.child(Syntax::row_where)) {
    children.push_back(condition(where->children[0]));
    a = 1;
  }
  const TermId t = term(Op::some_fragment, n, std::move(children));
  rules_.terms[t].a = a;
  rules_.terms[t].b = b;
  return t;
}

TermId Lowerer::test_is(const SyntaxNode& value_node, const SyntaxNode& is) {
  const SyntaxNode& what = is.children.back();
  const TermId v = value(value_node);
  TermId t = 0;
  switch (what.kind) {
    case Syntax::is_absent: t = term(Op::is_absent, is, {v}); break;
    case Syntax::is_none: t = term(Op::is_none, is, {v}); break;
    case Syntax::is_given: t = term(Op::is_given, is, {v}); break;
    case Syntax::is_literal: t = term(Op::is_literal, is, {v}); break;
    case Syntax::is_path: t = term(Op::is_path, is, {v}); break;
    case Syntax::is_known: t = term(Op::is_known, is, {v}); break;
    case Syntax::is_statement: t = term(Op::is_statement, is, {v}); break;
    default: {
      std::vector<TermId> children{v};
      for (const TermId f : fragments(what, FragmentUse::pattern)) children.push_back(f);
      t = term(Op::is_fragment, is, std::move(children));
    }
  }
  return is.child(Syntax::negated) ? term(Op::not_, is, {t}) : t;
}

TermId Lowerer::test(const SyntaxNode& n) {
  const SyntaxNode& tail = n.children[1];
  const SyntaxNode& subject = n.children[0];
  if (tail.kind == Syntax::t_is) {
    const TermId t = test_is(subject, tail);
    rules_.terms[t].span = n.span;
    return t;
  }
  const TermId v = value(subject);
  const auto one = [&](Op op) { return term(op, n, {v}); };
  switch (tail.kind) {
    case Syntax::t_type:
    case Syntax::t_sub:
    case Syntax::t_calls: {
      const TermId t = one(tail.kind == Syntax::t_type  ? Op::is_instance
                           : tail.kind == Syntax::t_sub ? Op::is_subclass
                                                        : Op::calls);
      class_or_group(tail.children[0], t, tail.kind == Syntax::t_calls);
      return t;
    }
    case Syntax::t_in: {
      const TermId t = one(Op::in_table);
      rules_.terms[t].text = tail.children[0].text;
      if (!rules_.library.tables.contains(tail.children[0].text)) {
        std::vector<std::string> all;
        for (const auto& [name, rows] : rules_.library.tables) all.push_back(name);
        report("R024", tail.children[0].span, "there is no table `" + tail.children[0].text + "`",
               suggest(tail.children[0].text, all));
      }
      if (tail.children.size() > 1) {
        const ir::VarId var = bind(tail.children[1]);
        rules_.terms[t].a = var;
      }
      return t;
    }
    case Syntax::t_matches: {
      const TermId t = one(Op::matches);
      rules_.terms[t].text = unquote(tail.children[0].text);
      RE2::Options quiet;
      quiet.set_log_errors(false);
      const RE2 re(rules_.terms[t].text, quiet);
      if (!re.ok())
        report("R040", tail.children[0].span, "this is no regular expression: " + re.error(),
               "RE2 syntax is meant");
      return t;
    }
    case Syntax::t_compare: {
      const TermId right = value(tail.children[1]);
      const TermId t = term(Op::compare, n, {v, right});
      rules_.terms[t].text = tail.children[0].text;
      return t;
    }
    case Syntax::t_has:
    case Syntax::t_within: {
      std::vector<TermId> children{v};
      if (tail.children[0].kind == Syntax::fragments) {
        for (const TermId f : fragments(tail.children[0], FragmentUse::pattern))
          children.push_back(f);
      } else {
        children.push_back(value(tail.children[0]));
      }
      return term(tail.kind == Syntax::t_has ? Op::has : Op::within, n, std::move(children));
    }
    case Syntax::t_runs:
    case Syntax::t_scope:
    case Syntax::t_follows:
    case Syntax::t_precedes: {
      const TermId other = value(tail.children[0]);
      const Op op = tail.kind == Syntax::t_runs      ? Op::runs
                    : tail.kind == Syntax::t_scope   ? Op::same_scope
                    : tail.kind == Syntax::t_follows ? Op::follows
                                                     : Op::precedes;
      return term(op, n, {v, other});
    }
    case Syntax::t_under:
    case Syntax::t_overrides: {
      const TermId t = one(tail.kind == Syntax::t_under ? Op::under : Op::overrides);
      rules_.terms[t].text = rules_.library.canonical(tail.children[0].text);
      return t;
    }
    case Syntax::t_member: {
      const TermId t = one(Op::is_member);
      rules_.terms[t].text = rules_.library.canonical(tail.children[0].text);
      if (!rules_.library.classes.contains(rules_.terms[t].text)) {
        std::vector<std::string> all;
        for (const auto& [c, k] : rules_.library.classes) all.push_back(c);
        report("R023", tail.children[0].span,
               "`" + tail.children[0].text + "` is no declared class",
               suggest(tail.children[0].text, all));
      }
      return t;
    }
    case Syntax::t_bound: return one(Op::bound_by);
    default: return v;
  }
}

TermId Lowerer::condition(const SyntaxNode& n) {
  switch (n.kind) {
    case Syntax::condition:
    case Syntax::conjunction: {
      std::vector<TermId> children;
      for (const auto& c : n.children) children.push_back(condition(c));
      return term(n.kind == Syntax::condition ? Op::any_ : Op::all_, n, std::move(children));
    }
    case Syntax::negation: return term(Op::not_, n, {condition(n.children[0])});
    case Syntax::surely: return term(Op::surely, n, {condition(n.children[0])});
    case Syntax::maybe: return term(Op::maybe, n, {condition(n.children[0])});
    case Syntax::some: return some(n);
    case Syntax::none: return term(Op::not_, n, {some(n)});
    case Syntax::imports: {
      const TermId t = term(Op::imports, n);
      rules_.terms[t].text = n.children[0].text;
      return t;
    }
    case Syntax::entry: return term(Op::is_entry, n);
    case Syntax::pattern_is: {
      const TermId t = term(Op::pattern_is, n);
      rules_.terms[t].text = n.children[0].text;
      if (!patterns_.contains(n.children[0].text) && n.children[0].text != "Unknown" &&
          n.children[0].text != "Multiple")
        report("R021", n.children[0].span, "there is no pattern `" + n.children[0].text + "`",
               suggest(n.children[0].text, {patterns_.begin(), patterns_.end()}));
      return t;
    }
    case Syntax::each_in: {
      const TermId sequence = value(n.children[1]);
      const ir::VarId v = bind(n.children[0]);
      const TermId inner = condition(n.children[2]);
      const TermId t = term(Op::each_in, n, {sequence, inner});
      rules_.terms[t].a = v;
      return t;
    }
    case Syntax::test: return test(n);
    default: return value(n);
  }
}

}  // namespace hvr::dsl
