// Clauses: what must hold.
#include <algorithm>

#include "dsl/operands.h"
#include "dsl/sorts.h"

namespace hvr::dsl {

using ir::ClauseId;
using ir::ValueId;

std::vector<NamedValue> lower(Body& b, const ast::Split& s) {
  std::vector<NamedValue> out;
  const ValueId list = lower(b, s.list);
  const auto mark = b.scope.open();
  const auto element = b.scope.bind(s.element);
  const ir::ConditionId test = lower(b, s.where);
  b.scope.close(mark);
  const auto part = [&](const ast::Hole& hole, ir::SplitPart which) {
    const auto h = b.scope.bind(hole);
    if (!h) return;  // `$..._`: this part is not wanted
    out.push_back({s.span, *h, b.add(s.span, ir::value::Split{element, which, list, test})});
  };
  part(s.before, ir::SplitPart::before);
  part(s.rest, ir::SplitPart::rest);
  if (out.empty())
    b.report("R012", s.span, "neither part of the list gets a name", "name one of the two holes");
  return out;
}

NamedValue lower(Body& b, const ast::Binding& binding) {
  const ValueId v = lower(b, binding.value);
  const ir::HoleId hole = b.scope.bind_named(binding.hole);
  b.scope.note_sort(hole, sort_of(b, v));
  return {binding.span, hole, v};
}

std::optional<std::string> reading(Body& b, const std::optional<ast::Dotted>& dotted) {
  if (!dotted) return std::nullopt;
  std::string name = b.rules.library.canonical(std::string(dotted->text));
  if (!b.rules.library.functions.contains(name) && !b.rules.library.constructor(name)) {
    const std::string near = suggest(dotted->text, b.rules.library.functions);
    b.report("R023", dotted->span, "`" + std::string(dotted->text) + "` has no declared signature",
             near.empty() ? "declare `function " + name + "(…)`" : near);
  }
  return name;
}

namespace {

const ir::Signature* signature_of(const ir::Library& library, const std::string& name) {
  if (const ir::Signature* s = library.constructor(name)) return s;
  const auto it = library.functions.find(name);
  return it == library.functions.end() ? nullptr : &it->second;
}

// What is known of the arguments that a pattern captures: the signature that the clause names, or
// that of the function that the pattern does.
void note_signatures(Body& b, ir::FragmentId id, const std::optional<std::string>& reading) {
  using Type = ir::PatternNode::Type;
  const ir::Fragment& f = b.rules.fragments[id];
  const ir::Library& library = b.rules.library;
  for (uint32_t p = 0; p < f.pattern.size(); ++p) {
    if (f.pattern[p].kind != Kind::argument_list || f.pattern[p].type != Type::node) continue;
    const ir::Signature* known = nullptr;
    if (reading)
      known = signature_of(library, *reading);
    else if (p > 0 && f.pattern[p - 1].type == Type::name)
      known = signature_of(library, f.pattern[p - 1].text);
    for (uint32_t c = p + 1; c < f.pattern[p].last; c = f.pattern[c].last)
      if (f.pattern[c].type == Type::sequence) b.scope.note(*f.pattern[c].var, known);
  }
}

ir::clause::Match match(Body& b, const ast::Match& m) {
  ir::clause::Match out;
  fill(b, out.fragments, m.fragments);
  fill(b, out.scope, m.scope);
  fill(b, out.whole, m.whole);
  out.signature = reading(b, m.reading);
  for (const ir::FragmentId f : out.fragments) note_signatures(b, f, out.signature);
  return out;
}

// A place above a node. What its braces bind is known there only.
template <class Op>
Op going_up(Body& b,
            const ast::Phrase<Op, ast::Hole, ast::Value, std::optional<ast::Condition>>& up) {
  const auto& [place, node, where] = up.operands;
  const auto on = lower(b, node);
  const auto hole = b.scope.bind(place, true);
  const auto mark = b.scope.open();
  std::optional<ir::ConditionId> asked;
  if (where) asked = lower(b, *where);
  b.scope.close(mark);
  return Op{hole, on, asked};
}

ClauseId from(Body& b, Span span, const ast::From& f) {
  const ValueId start = lower(b, f.start);
  if (const auto* hole = std::get_if<ast::Hole>(&f.target)) {
    if (f.along != ir::Along::same_object || f.stop != ir::WalkStop::at_match)
      b.report("R001", hole->span, "a hole says where a walk `back to` ends, and nothing else",
               "name what is looked for as a `fragment`");
    return b.add(span, ir::clause::Origin{start, b.scope.bind(*hole)});
  }
  ir::clause::From out;
  out.along = f.along;
  out.stop = f.stop;
  out.start = start;
  fill(b, out.fragments, std::get<ast::Patterns>(f.target));
  if (f.barriers) {
    const auto mark = b.scope.open();
    fill(b, out.barriers, *f.barriers);
    b.scope.close(mark);
  }
  fill(b, out.whole, f.whole);
  out.signature = reading(b, f.reading);
  return b.add(span, std::move(out));
}

// A condition that leads back to matches is met once for each of them.
void back_to_each(Body& b, const ast::Condition& c, std::vector<ClauseId>& into) {
  const auto* t = std::get_if<ast::Test>(&c.node);
  const auto* comes = t && !t->negated ? std::get_if<ast::Comes>(&t->question) : nullptr;
  if (!comes || comes->only) {
    const ir::ConditionId asked = lower(b, c);
    into.push_back(b.add(c.span, ir::clause::Where{asked, {}, {}, {}, {}}));
    return;
  }
  const ValueId start = lower(b, t->subject);
  ir::condition::Comes of = lower_comes(b, start, *comes);
  into.push_back(b.add(c.span, ir::clause::From{of.along,
                                                of.stop,
                                                start,
                                                std::move(of.fragments),
                                                {},
                                                of.whole,
                                                std::move(of.signature)}));
}

void where(Body& b, Span span, const ast::Where& w, std::vector<ClauseId>& into) {
  using Both = ast::Phrase<ir::condition::All, std::vector<ast::Condition>>;
  if (!w.unknown && !w.reason) {
    if (const auto* all = std::get_if<Both>(&w.condition.node)) {
      for (const auto& part : std::get<0>(all->operands)) back_to_each(b, part, into);
      return;
    }
    return back_to_each(b, w.condition, into);
  }
  const size_t closed = b.scope.closed();
  ir::clause::Where out;
  out.condition = lower(b, w.condition);
  if (w.unknown) {
    const ir::ConditionId otherwise = lower(b, *w.unknown);
    out.condition = b.add(span, ir::condition::IfUnknown{out.condition, otherwise});
  }
  if (w.reason) {
    // What the question has looked at is known to its reason.
    const auto mark = b.scope.open();
    b.scope.reopen(closed);
    fill(b, out.reason.emplace(), w.reason->text);
    if (w.reason->at) out.at = b.scope.use(*w.reason->at);
    if (w.reason->help) out.help = unquote(w.reason->help->text);
    b.scope.close(mark);
  }
  into.push_back(b.add(span, std::move(out)));
}

// Otherwise the clauses in front would ask of one thing, and those behind of another.
void must_be_new(Body& b, const ast::Hole& hole) {
  if (b.scope.by_name(hole.name))
    b.report("R005", hole.span, "`" + written(hole) + "` holds something already",
             "give what this is another name");
}

void let(Body& b, const ast::Let& l, std::vector<ClauseId>& into) {
  const auto give = [&](const NamedValue& n) {
    into.push_back(b.add(n.span, ir::clause::Let{n.hole, n.value}));
  };
  for (const auto& binding : l.bindings)
    std::visit(
        ir::Overloaded{[&](const ast::Split& s) {
                         must_be_new(b, s.before);
                         must_be_new(b, s.rest);
                         for (const auto& n : lower(b, s)) give(n);
                       },
                       [&](const ast::Binding& one) {
                         must_be_new(b, one.hole);
                         if (one.transforms)
                           b.report("R001", one.span,
                                    "`transform` does something, so it cannot stand in a question",
                                    "let the rule say it, behind its clauses");
                         else
                           give(lower(b, one));
                       }},
        binding);
}

}  // namespace

void lower(Body& b, const ast::Clause& c, std::vector<ClauseId>& into) {
  if (const auto* l = std::get_if<ast::Let>(&c.node)) return let(b, *l, into);
  if (const auto* w = std::get_if<ast::Where>(&c.node)) return where(b, c.span, *w, into);
  into.push_back(std::visit(
      ir::Overloaded{
          [&](const ast::Match& m) { return b.add(c.span, match(b, m)); },
          [&](const ast::From& f) { return from(b, c.span, f); },
          [&](const ast::Either& e) {
            ir::clause::Either out;
            Scope::Arms arms(b.scope);
            for (const auto& arm : e.arms) {
              ir::ClauseList list;
              for (const auto& one : arm) lower(b, one, list.clauses);
              out.arms.push_back(std::move(list));
              arms.next();
            }
            return b.add(c.span, std::move(out));
          },
          [&](const ast::Let&) { return ClauseId(); },
          [&](const ast::Where&) { return ClauseId(); },
          [&](const ast::Phrase<ir::clause::EachRow, ast::Row>& each) {
            const ast::Row& row = std::get<0>(each.operands);
            b.some.insert(std::string(row.relation.text));
            return b.add(c.span, ir::clause::EachRow{lower(b, row)});
          },
          [&](const ast::OverNoun& n) {
            ir::clause::EachOf out;
            out.noun = n.noun;
            out.of = lower(b, n.of);
            if (n.place) out.place = lower(b, *n.place);
            out.element = b.scope.bind(n.element, true);
            return b.add(c.span, out);
          },
          [&]<class Op>(
              const ast::Phrase<Op, ast::Hole, ast::Value, std::optional<ast::Condition>>& up) {
            return b.add(c.span, going_up(b, up));
          },
          [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
            return b.add(c.span, lower_phrase(b, p));
          }},
      c.node));
}

}  // namespace hvr::dsl
