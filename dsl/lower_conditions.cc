// Conditions and rows of relations.
#include <algorithm>

#include "dsl/operands.h"
#include "dsl/sorts.h"

namespace hvr::dsl {

using ir::ConditionId;
using ir::ValueId;

namespace {

std::string nearest_column(const std::string& name, const std::vector<std::string>& columns) {
  if (std::string near = did_you_mean(name, columns); !near.empty()) return near;
  std::string all;
  for (size_t i = 0; i < columns.size(); ++i)
    all += (i == 0 ? "`" : i + 1 == columns.size() ? "` and `" : "`, `") + columns[i];
  return all.empty() ? "it has none" : "it has " + all + "`";
}

// `column = value`, or a hole whose name is the column's. Nothing for `$_`, which asks for nothing.
std::optional<ir::ColumnIs> column(Body& b, const ast::ColumnIs& c, const std::string& relation,
                                   const Names::Relation* known) {
  const std::vector<std::string>* columns = known ? &known->columns : nullptr;
  const auto* hole = std::get_if<ast::Hole>(&c.value->node);
  const std::string name(c.column ? c.column->text : std::get<ast::Hole>(c.value->node).name);
  ir::ColumnId id;
  if (columns) {
    const auto at = std::find(columns->begin(), columns->end(), name);
    if (at == columns->end())
      b.report("R031", c.span, "relation `" + relation + "` has no column `" + name + "`",
               nearest_column(name, *columns));
    else
      id = ir::ColumnId(static_cast<size_t>(at - columns->begin()));
  }
  const bool place = known && id.index() < known->places.size() && known->places[id.index()];
  if (!hole) return ir::ColumnIs{id, lower(b, *c.value), place};
  const auto bound = b.scope.bind(*hole, place, true);
  if (!bound) return std::nullopt;
  return ir::ColumnIs{id, b.add(hole->span, ir::value::Hole{*bound}),
                      place || b.scope.is_place(*bound)};
}

// Only what a declaration catches itself can be meant by its spelling.
bool means_a_place(const Body& b, ValueId v) {
  const auto* hole = std::get_if<ir::value::Hole>(&b.rules.values[v].op);
  return hole && (b.scope.is_place(hole->hole) || b.scope.is_handed(hole->hole));
}

// `$u in F`: each alternative says with the hole where the node stands.
ir::condition::StandsIn stands_in(Body& b, Span span, const ast::Value& subject,
                                  const ast::Patterns& fragments) {
  ir::condition::StandsIn out;
  const auto* hole = std::get_if<ast::Hole>(&subject.node);
  if (hole && !hole->many) {
    out.node = b.scope.use(*hole);
  } else {
    b.report("R036", span, "only what a hole holds stands in a pattern",
             "give it a name with `let $x = …`");
    return out;
  }
  fill(b, out.fragments, fragments);
  for (const ir::FragmentId f : out.fragments) {
    const auto& pattern = b.rules.fragments[f].pattern;
    const auto holds = std::count_if(pattern.begin(), pattern.end(), [&](const auto& n) {
      return n.type == ir::PatternNode::Type::hole && n.var == out.node;
    });
    if (holds != 1 && !pattern.empty())
      b.report("R036", b.rules.fragments[f].place.span,
               "this must hold `$" + std::string(hole->name) + "` once, where it stands",
               "write the construct around it, as in `$x in `len($x)``; `within` looks further up");
  }
  return out;
}

ir::condition::Matches matches(Body& b, Span span, ValueId subject, Span subject_span,
                               const ast::Phrase<ir::condition::Matches, ast::RegexText>& m) {
  ir::condition::Matches out;
  fill(b, out.regex, std::get<0>(m.operands));
  out.value = subject;
  check_view(b, subject, subject_span, "matches …");
  for (const std::string& group : b.rules.regexes[out.regex].groups())
    if (const auto hole = b.scope.find(group, false, span, true)) {
      out.groups.push_back(*hole);
      b.scope.note_sort(*hole, Sort::text);
    }
  return out;
}

ir::condition::InTable in_table(Body& b, ValueId key, Span key_span, const ast::InTable& t) {
  ir::condition::InTable out;
  fill(b, out.table, t.table);
  fill(b, out.entry, t.entry);
  out.key = key;
  Sort held = Sort::klass;
  if (out.table.parameter) {
    const ir::RulesetParameter& p = b.rules.parameters[*out.table.parameter];
    check_view(b, key, key_span, "in " + p.name);
    held = p.numbers ? Sort::number : Sort::text;
  }
  if (out.entry) b.scope.note_sort(*out.entry, held);
  return out;
}

ConditionId test(Body& b, Span span, const ast::Test& asked) {
  const ValueId subject = lower(b, asked.subject);
  // A negation is the whole test; what it negates is what stands behind `is`.
  const Span own = asked.negated ? asked.question_span : span;
  const auto mark = b.scope.open();
  const ConditionId inner = std::visit(
      ir::Overloaded{
          [&](const ast::Compare& c) {
            const ValueId right = lower(b, c.right);
            check_comparison(b, span, c.op, subject, asked.subject.span, right, c.right.span);
            return b.add(own, ir::condition::Compare{c.op, subject, right});
          },
          [&](const ast::Comes& c) -> ConditionId {
            if (!c.only) return b.add(own, lower_comes(b, subject, c));
            if (c.whole || c.reading)
              b.report("R001", own, "`only` speaks of all origins, and names none",
                       "leave `as` and `reading` out, or ask with `comes from`");
            ir::condition::ComesOnly out;
            out.along = c.along;
            out.value = subject;
            const auto inside = b.scope.open();
            fill(b, out.fragments, c.fragments);
            b.scope.close(inside);
            return b.add(own, std::move(out));
          },
          [&](const ast::Phrase<ir::condition::StandsIn, ast::Patterns>& in) {
            return b.add(own, stands_in(b, own, asked.subject, std::get<0>(in.operands)));
          },
          [&](const ast::Phrase<ir::condition::Matches, ast::RegexText>& m) {
            return b.add(own, matches(b, own, subject, asked.subject.span, m));
          },
          [&](const ast::Phrase<ir::condition::IsSame, ast::Value>& is) {
            const ValueId other = lower(b, std::get<0>(is.operands));
            return b.add(
                own, ir::condition::IsSame{subject, other,
                                           means_a_place(b, subject) || means_a_place(b, other)});
          },
          [&](const ast::InTable& t) {
            return b.add(own, in_table(b, subject, asked.subject.span, t));
          },
          [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
            return b.add(own, lower_phrase(b, p, subject));
          }},
      asked.question);
  if (!asked.negated) return inner;
  b.scope.close(mark);
  return b.add(span, ir::condition::Not{inner});
}

// What the braces of a quantifier ask of each thing. That all of them are so means that none is not
// so, and this holds where some of it is unknown, too.
std::optional<ConditionId> body(Body& b, const ast::Quantified& q) {
  if (!q.body) return std::nullopt;
  const ConditionId inner = lower(b, **q.body);
  return q.quantifier == ast::Quantifier::every ? b.add((*q.body)->span, ir::condition::Not{inner})
                                                : inner;
}

ConditionId quantified(Body& b, Span span, const ast::Quantified& q) {
  if (q.quantifier == ast::Quantifier::every && !q.body)
    b.report("R034", span, "`every` says what must hold of all of them in braces",
             "write `every … { condition }`");
  const auto mark = b.scope.open();
  const ConditionId some = std::visit(
      ir::Overloaded{
          [&](const ast::Row& row) {
            const std::string relation(row.relation.text);
            if (q.quantifier == ast::Quantifier::every) b.every.emplace_back(relation, span);
            if (q.quantifier == ast::Quantifier::some) b.some.insert(relation);
            ir::condition::SomeRow out{lower(b, row)};
            out.row.where = body(b, q);
            return b.add(span, std::move(out));
          },
          [&](const ast::OverMatches& m) {
            ir::condition::SomeFragment out;
            fill(b, out.scope, m.scope);
            fill(b, out.fragments, m.fragments);
            fill(b, out.whole, m.whole);
            out.signature = reading(b, m.reading);
            out.where = body(b, q);
            return b.add(span, std::move(out));
          },
          [&](const ast::OverNoun& n) {
            const ValueId of = lower(b, n.of);
            std::optional<ValueId> place;
            if (n.place) place = lower(b, *n.place);
            const auto element = b.scope.bind(n.element, true);
            return b.add(span, ir::condition::SomeOf{n.noun, q.quantifier == ast::Quantifier::every,
                                                     element, of, place, body(b, q)});
          },
          [&](const ast::OverElements& e) {
            const ValueId list = lower_list(b, e.list);
            const auto element = b.scope.bind(e.element);
            if (element) b.scope.note_sort(*element, sort_of_elements(b, list));
            const auto asked = body(b, q);
            if (!asked) {
              if (q.quantifier != ast::Quantifier::every)
                b.report("R034", span, "a question about the elements of a list needs braces",
                         "write `some $x in $...xs { condition }`");
              return b.add(span, ir::condition::All{});
            }
            return b.add(span, ir::condition::SomeElement{element, list, *asked});
          }},
      q.domain);
  b.scope.close(mark);
  return q.quantifier == ast::Quantifier::some ? some : b.add(span, ir::condition::Not{some});
}

// One of them; what all of them bind stays bound.
ConditionId any_of(Body& b, Span span, const std::vector<ast::Condition>& parts) {
  ir::condition::Any out;
  Scope::Arms arms(b.scope);
  for (const auto& part : parts) {
    const bool mixed =
        std::holds_alternative<ast::Phrase<ir::condition::All, std::vector<ast::Condition>>>(
            part.node);
    if (mixed && !part.bracketed)
      b.report("R035", part.span, "`and` beside `or` can be read in two ways",
               "put brackets round what belongs together: `(a and b) or c`");
    out.parts.push_back(lower(b, part));
    arms.next();
  }
  return b.add(span, std::move(out));
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
  if (std::holds_alternative<ast::Fragment>(value.node) ||
      std::holds_alternative<ast::Text>(value.node) ||
      std::holds_alternative<ast::Number>(value.node))
    b.report("R001", span, "this is no condition",
             "alternatives of fragments are parted by `|`: `$x is `a` | `b``; a comparison says "
             "what is compared");
  const ValueId v = lower(b, value);
  if (const auto* truth = std::get_if<ir::value::Truth>(&b.rules.values[v].op))
    return truth->condition;
  return b.add(span, ir::condition::Holds{v});
}

}  // namespace

ir::condition::Comes lower_comes(Body& b, ValueId value, const ast::Comes& c) {
  ir::condition::Comes out;
  out.along = c.along;
  out.stop = c.stop;
  out.value = value;
  fill(b, out.fragments, c.fragments);
  fill(b, out.whole, c.whole);
  out.signature = reading(b, c.reading);
  return out;
}

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
    if (auto is = column(b, c, name, known ? &it->second : nullptr)) out.columns.push_back(*is);
  if (row.at) out.at = b.scope.bind(*row.at, true);
  return out;
}

ConditionId lower(Body& b, const ast::Condition& c) {
  return std::visit(
      ir::Overloaded{[&](const ast::Value& v) { return holds(b, c.span, v); },
                     [&](const ast::Test& t) { return test(b, c.span, t); },
                     [&](const ast::Quantified& q) { return quantified(b, c.span, q); },
                     [&](const ast::Solves& s) {
                       ir::condition::Solves out;
                       const auto mark = b.scope.open();
                       for (const auto& one : s.clauses) lower(b, one, out.clauses.clauses);
                       b.scope.close(mark);
                       return b.add(c.span, std::move(out));
                     },
                     [&](const ast::Phrase<ir::condition::Any, std::vector<ast::Condition>>& any) {
                       return any_of(b, c.span, std::get<0>(any.operands));
                     },
                     [&](const ast::Phrase<ir::condition::Not, ast::Box<ast::Condition>>& n) {
                       const auto mark = b.scope.open();
                       const ConditionId inner = lower(b, *std::get<0>(n.operands));
                       b.scope.close(mark);
                       return b.add(c.span, ir::condition::Not{inner});
                     },
                     [&](const ast::PatternIs& p) { return pattern_is(b, c.span, p); },
                     [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
                       return b.add(c.span, lower_phrase(b, p));
                     }},
      c.node);
}

}  // namespace hvr::dsl
