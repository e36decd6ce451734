// Conditions and rows of relations.
#include <algorithm>

#include "dsl/operands.h"

namespace hvr::dsl {

using ir::ConditionId;
using ir::ValueId;

namespace {

// `column = value`, or a hole whose name is the column's. Nothing for `$_`, which asks for nothing.
std::optional<ir::ColumnIs> column(Body& b, const ast::ColumnIs& c, const std::string& relation,
                                   const std::vector<std::string>* columns) {
  const auto* hole = std::get_if<ast::Hole>(&c.value->node);
  const std::string name(c.column ? c.column->text : hole->name);
  ir::ColumnId id;
  if (columns) {
    const auto at = std::find(columns->begin(), columns->end(), name);
    if (at == columns->end())
      b.report("R031", c.span, "relation `" + relation + "` has no column `" + name + "`",
               did_you_mean(name, *columns));
    else
      id = ir::ColumnId(static_cast<size_t>(at - columns->begin()));
  }
  if (!hole) return ir::ColumnIs{id, lower(b, *c.value)};
  const auto bound = b.scope.bind(*hole);
  if (!bound) return std::nullopt;
  return ir::ColumnIs{id, b.add(hole->span, ir::value::Hole{*bound})};
}

ConditionId test(Body& b, Span span, const ast::Test& asked) {
  const ValueId subject = lower(b, asked.subject);
  // A negation is the whole test; what it negates is what stands behind `is`.
  const Span own = asked.negated ? asked.question_span : span;
  const ConditionId inner = std::visit(
      ir::Overloaded{[&](const ast::Compare& c) {
                       return b.add(own, ir::condition::Compare{c.op, subject, lower(b, c.right)});
                     },
                     [&](const ast::InTable& t) {
                       ir::condition::InTable out;
                       fill(b, out.table, t.table);
                       fill(b, out.entry, t.entry);
                       out.key = subject;
                       return b.add(own, std::move(out));
                     },
                     [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
                       return b.add(own, lower_phrase(b, p, subject));
                     }},
      asked.question);
  return asked.negated ? b.add(span, ir::condition::Not{inner}) : inner;
}

ConditionId some(Body& b, Span span, const ast::Some& s) {
  const auto of = [&]() -> ConditionId {
    if (const auto* row = std::get_if<ast::Row>(&s.what))
      return b.add(span, ir::condition::SomeRow{lower(b, *row)});
    const auto& what = std::get<ast::SomeFragment>(s.what);
    ir::condition::SomeFragment out;
    fill(b, out.fragments, what.fragments);
    fill(b, out.scope, what.scope);
    fill(b, out.where, what.where);
    return b.add(span, std::move(out));
  };
  const ConditionId inner = of();
  return s.none ? b.add(span, ir::condition::Not{inner}) : inner;
}

ConditionId pattern_is(Body& b, Span span, const ast::PatternIs& p) {
  const auto& word = p.pattern;
  if (const auto it = b.names.patterns.find(word.text); it != b.names.patterns.end())
    return b.add(span, ir::condition::PatternIs{it->second, false});
  if (word.text != "Unknown" && word.text != "Multiple")
    b.report("R021", word.span, "there is no pattern `" + std::string(word.text) + "`",
             suggest(word.text, b.names.patterns));
  return b.add(span, ir::condition::PatternIs{{}, word.text == "Multiple"});
}

// The truth of a value. A condition that was defined under a name stays a condition.
ConditionId holds(Body& b, Span span, const ast::Value& value) {
  const ValueId v = lower(b, value);
  if (const auto* truth = std::get_if<ir::value::Truth>(&b.rules.values[v].op))
    return truth->condition;
  return b.add(span, ir::condition::Holds{v});
}

}  // namespace

ir::RowQuery lower(Body& b, const ast::Row& row) {
  const ast::Word& word = row.relation;
  const std::string name(word.text);
  ir::RowQuery out;
  const auto it = b.names.relations.find(name);
  const bool known = it != b.names.relations.end();
  if (!known)
    b.report("R020", word.span, "there is no relation `" + name + "`",
             suggest(name, b.names.relations));
  else if (!it->second.id)
    b.report("R033", word.span, "relation `" + name + "` is declared further down",
             "a question may use earlier ones only; move its `find` up");
  else
    out.relation = *it->second.id;
  for (const auto& c : row.columns)
    if (auto is = column(b, c, name, known ? &it->second.columns : nullptr))
      out.columns.push_back(*is);
  if (row.at) out.at = b.scope.bind(*row.at);
  fill(b, out.where, row.where);
  return out;
}

ConditionId lower(Body& b, const ast::Condition& c) {
  return std::visit(
      ir::Overloaded{
          [&](const ast::Value& v) { return holds(b, c.span, v); },
          [&](const ast::Test& t) { return test(b, c.span, t); },
          [&](const ast::Some& s) { return some(b, c.span, s); },
          [&](const ast::PatternIs& p) { return pattern_is(b, c.span, p); },
          [&](const ast::EachIn& e) {
            const ValueId list = lower(b, e.list);
            const auto element = b.scope.bind(e.element);
            return b.add(c.span, ir::condition::EachIn{element, list, lower(b, *e.where)});
          },
          [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
            return b.add(c.span, lower_phrase(b, p));
          }},
      c.node);
}

}  // namespace hvr::dsl
