// Actions: what is done.
#include "dsl/operands.h"
#include "dsl/sorts.h"

namespace hvr::dsl {

using ir::ActionId;
using ir::ValueId;

namespace {

ir::ActionList action_list(Body& b, const std::vector<ast::Action>& actions) {
  ir::ActionList out;
  for (const auto& a : actions) lower(b, a, out.actions);
  return out;
}

struct SlotName {
  ir::SequenceHole arguments;
  std::string parameter;
};

SlotName slot(Body& b, const ast::Dotted& dotted) {
  const size_t dot = dotted.text.find('.');
  const ir::HoleId* arguments = b.scope.arguments(dotted.text.substr(0, dot));
  if (dot == std::string_view::npos || !arguments) {
    b.report("R010", dotted.span,
             "`" + std::string(dotted.text) + "` is no slot of a captured argument list",
             "capture the arguments with `f($...a)`, then say `a.name`");
    return {};
  }
  check_slot(b, *arguments, dotted.text.substr(dot + 1), dotted.span);
  return {{*arguments}, std::string(dotted.text.substr(dot + 1))};
}

// `if a then … else if b then … else …`: a chain nests to the right.
ActionId branch(Body& b, Span span, const ast::If& i) {
  struct Arm {
    ir::ConditionId test;
    ir::ActionList body;
  };
  std::vector<Arm> arms;
  for (const auto& a : i.arms) {
    const ir::ConditionId test = lower(b, a.condition);
    arms.push_back({test, action_list(b, a.actions)});
  }
  ir::ActionList otherwise = action_list(b, i.otherwise);
  for (size_t k = arms.size(); k-- > 1;)
    otherwise = {{b.add(
        span, ir::action::Branch{arms[k].test, std::move(arms[k].body), std::move(otherwise)})}};
  return b.add(span,
               ir::action::Branch{arms[0].test, std::move(arms[0].body), std::move(otherwise)});
}

ActionId guard(Body& b, Span span, const ast::Guard& g) {
  const ValueId statement = lower(b, g.statement);
  const ir::FragmentId guard = lower(b, g.guard, FragmentUse::result);
  if (!b.rules.fragments[guard].compound)
    b.report("R014", g.guard.span, "a guard is a statement with a block around the guarded one",
             "write `if …: $s`");
  return b.add(span, ir::action::Guard{statement, guard});
}

ActionId each_do(Body& b, Span span, const ast::EachDo& e) {
  ir::action::EachDo out;
  out.list = lower_list(b, e.list);
  if (e.second) out.index = b.scope.bind(e.first);
  out.element = b.scope.bind(e.second ? *e.second : e.first);
  if (out.element) b.scope.note_sort(*out.element, sort_of_elements(b, out.list));
  if (out.index) b.scope.note_sort(*out.index, Sort::number);
  out.body = action_list(b, e.actions);
  return b.add(span, std::move(out));
}

// An element of a list, or statements at the start of a body.
ActionId insert(Body& b, Span span, const ast::Insert& i) {
  if (const auto* f = std::get_if<ast::Fragment>(&i.element.node)) {
    const ir::FragmentId code = lower(b, *f, FragmentUse::result);
    const ValueId where = lower(b, i.list);
    const ir::Category category = b.rules.fragments[code].category;
    if (category != ir::Category::statement && category != ir::Category::statements)
      return b.add(span,
                   ir::action::Insert{i.end, b.add(f->span, ir::value::Template{code}), where});
    if (i.end == ir::ListEnd::last)
      b.report("R014", f->span, "statements are inserted first in a body, not last",
               "say `after $x` of the statement in front");
    return b.add(span, ir::action::Head{where, {code}});
  }
  const ValueId element = lower(b, i.element);
  return b.add(span, ir::action::Insert{i.end, element, lower(b, i.list)});
}

// An argument by its name, or what a hole holds.
ActionId remove(Body& b, Span span, const ast::Phrase<ir::action::Remove, ast::Value>& r) {
  const ast::Value& what = std::get<0>(r.operands);
  if (const auto* dotted = std::get_if<ast::Dotted>(&what.node)) {
    const SlotName n = slot(b, *dotted);
    return b.add(span, ir::action::Drop{n.arguments, n.parameter});
  }
  return b.add(span, ir::action::Remove{lower(b, what)});
}

}  // namespace

void lower_let_action(Body& b, const ast::Let& l, std::vector<ActionId>& into) {
  const auto give = [&](const NamedValue& n) {
    into.push_back(b.add(n.span, ir::action::Let{n.hole, n.value}));
  };
  for (const auto& binding : l.bindings) {
    if (const auto* s = std::get_if<ast::Split>(&binding)) {
      for (const auto& n : lower(b, *s)) give(n);
      continue;
    }
    const auto& one = std::get<ast::Binding>(binding);
    if (!one.transforms) {
      give(lower(b, one));
      continue;
    }
    const ValueId phrase = lower(b, one.value);
    into.push_back(b.add(one.span, ir::action::Transform{b.scope.bind(one.hole), phrase}));
  }
}

void lower(Body& b, const ast::Action& a, std::vector<ActionId>& into) {
  if (const auto* l = std::get_if<ast::Let>(&a.node)) return lower_let_action(b, *l, into);
  into.push_back(std::visit(
      ir::Overloaded{[&](const ast::If& i) { return branch(b, a.span, i); },
                     [&](const ast::Set& s) {
                       const ValueId v = lower(b, s.value);
                       const SlotName n = slot(b, s.slot);
                       return b.add(a.span, ir::action::Set{n.arguments, n.parameter, v});
                     },
                     [&](const ast::Guard& g) { return guard(b, a.span, g); },
                     [&](const ast::Insert& i) { return insert(b, a.span, i); },
                     [&](const ast::Phrase<ir::action::Remove, ast::Value>& r) {
                       return remove(b, a.span, r);
                     },
                     [&](const ast::EachDo& e) { return each_do(b, a.span, e); },
                     [&](const ast::ForRows& f) {
                       const auto mark = b.scope.open();
                       ir::action::ForRows out{lower(b, f.row), {}};
                       out.body = action_list(b, f.actions);
                       b.scope.close(mark);
                       return b.add(a.span, std::move(out));
                     },
                     [&](const ast::Let&) { return ActionId(); },
                     [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
                       return b.add(a.span, lower_phrase(b, p));
                     }},
      a.node));
}

}  // namespace hvr::dsl
