// Conditions and rows of relations.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::ConditionId;
using ir::ValueId;

// A class name or a group; reports names that are neither.
ir::NameOrGroup Lowerer::class_or_group(const SyntaxNode& n, bool callable) {
  const ir::Library& lib = rules_.library;
  if (lib.groups.contains(n.text)) return {n.text, true};
  const std::string name = lib.canonical(n.text);
  if (n.text.starts_with("builtins.") || lib.classes.contains(name) ||
      (callable && (lib.functions.contains(name) || lib.is_root(name))))
    return {name, false};
  std::vector<std::string> all;
  for (const auto& [g, v] : lib.groups) all.push_back(g);
  for (const auto& [c, v] : lib.classes) all.push_back(c);
  report(n.text.find('.') == std::string::npos ? "R024" : "R023", n.span,
         "`" + n.text + "` is no declared class or group", suggest(n.text, all));
  return {name, false};
}

// `column = value`, or a hole whose name is the column's. Nothing for `$_`, which asks for nothing.
std::optional<ir::ColumnIs> Lowerer::column(const SyntaxNode& n, const std::string& relation) {
  const SyntaxNode& what = n.children.back();
  const bool is_hole = what.kind == Syntax::hole || what.kind == Syntax::many;
  const std::string name = n.children.size() == 2
                               ? n.children[0].text
                               : what.text.substr(what.kind == Syntax::many ? 4 : 1);
  ir::ColumnId column;
  if (const auto known = relation_columns_.find(relation); known != relation_columns_.end()) {
    const auto at = std::find(known->second.begin(), known->second.end(), name);
    if (at == known->second.end())
      report("R031", n.span, "relation `" + relation + "` has no column `" + name + "`",
             suggest(name, known->second));
    else
      column = ir::ColumnId(static_cast<size_t>(at - known->second.begin()));
  }
  if (!is_hole) return ir::ColumnIs{column, value(what)};
  const auto bound = bind(what);
  if (!bound) return std::nullopt;
  return ir::ColumnIs{column, add(what, ir::value::Hole{*bound})};
}

ir::RowQuery Lowerer::row(const SyntaxNode& n, const SyntaxNode* where) {
  const SyntaxNode& word = n.children[0];
  ir::RowQuery out;
  if (const auto it = relations_.find(word.text); it != relations_.end())
    out.relation = it->second;
  else if (relation_columns_.contains(word.text))
    report("R033", word.span, "relation `" + word.text + "` is declared further down",
           "a question may use earlier ones only; move its `find` up");
  else
    report("R020", word.span, "there is no relation `" + word.text + "`",
           suggest_key(word.text, relations_));
  for (const auto& c : n.children) {
    if (c.kind == Syntax::hole) out.at = bind(c);
    if (c.kind != Syntax::columns) continue;
    for (const auto& b : c.children)
      if (auto is = column(b, word.text)) out.columns.push_back(*is);
  }
  if (where) out.where = condition(where->children[0]);
  return out;
}

ConditionId Lowerer::some(const SyntaxNode& n) {
  const SyntaxNode& first = n.children[0];
  if (first.kind == Syntax::row)
    return add(n, ir::condition::SomeRow{row(first, n.child(Syntax::row_where))});
  ir::condition::SomeFragment out{fragments(first.children[0], FragmentUse::pattern), {}, {}};
  if (const SyntaxNode* in = first.child(Syntax::place)) out.scope = value(in->children[0]);
  if (const SyntaxNode* where = first.child(Syntax::row_where))
    out.where = condition(where->children[0]);
  return add(n, std::move(out));
}

ConditionId Lowerer::test_is(const SyntaxNode& n) {
  using namespace ir::condition;
  const SyntaxNode& is = n.children[1];
  const SyntaxNode& what = is.children.back();
  const bool negated = is.child(Syntax::negated) != nullptr;
  // A negation is the whole test; what it negates is what stands behind `is`.
  const SyntaxNode& at = negated ? is : n;
  const ValueId v = value(n.children[0]);
  const auto positive = [&] {
    switch (what.kind) {
      case Syntax::is_absent: return add(at, IsAbsent{v});
      case Syntax::is_none: return add(at, IsNone{v});
      case Syntax::is_given: return add(at, IsGiven{v});
      case Syntax::is_literal: return add(at, IsLiteral{v});
      case Syntax::is_path: return add(at, IsPath{v});
      case Syntax::is_known: return add(at, IsKnown{v});
      case Syntax::is_statement: return add(at, IsStatement{v});
      case Syntax::fragments: return add(at, IsFragment{v, fragments(what, FragmentUse::pattern)});
      default: unexpected(what, "what something is");
    }
  };
  const ConditionId inner = positive();
  return negated ? add(n, Not{inner}) : inner;
}

ConditionId Lowerer::test_class(const SyntaxNode& n, ValueId subject) {
  using namespace ir::condition;
  const SyntaxNode& tail = n.children[1];
  const auto named = class_or_group(tail.children[0], tail.kind == Syntax::t_calls);
  if (tail.kind == Syntax::t_calls) return add(n, Calls{subject, named});
  if (tail.kind == Syntax::t_sub) return add(n, IsSubclass{subject, named});
  return add(n, IsInstance{subject, named});
}

ConditionId Lowerer::in_table(const SyntaxNode& n, ValueId subject) {
  const SyntaxNode& tail = n.children[1];
  const std::string& table = tail.children[0].text;
  if (!rules_.library.tables.contains(table))
    report("R024", tail.children[0].span, "there is no table `" + table + "`",
           suggest_key(table, rules_.library.tables));
  std::optional<ir::HoleId> entry;
  if (tail.children.size() > 1) entry = bind(tail.children[1]);
  return add(n, ir::condition::InTable{subject, {table}, entry});
}

ConditionId Lowerer::matches(const SyntaxNode& n, ValueId subject) {
  const SyntaxNode& pattern = n.children[1].children[0];
  ir::Regex regex(unquote(pattern.text));
  if (const std::string problem = regex.problem(); !problem.empty())
    report("R040", pattern.span, "this is no regular expression: " + problem,
           "RE2 syntax is meant");
  return add(n, ir::condition::Matches{subject, rules_.regexes.add(std::move(regex))});
}

// Tests that compare places, or look into one.
ConditionId Lowerer::test_place(const SyntaxNode& n, ValueId subject) {
  using namespace ir::condition;
  const SyntaxNode& tail = n.children[1];
  const SyntaxNode& other = tail.children[0];
  switch (tail.kind) {
    case Syntax::t_has: return add(n, Has{subject, fragments(other, FragmentUse::pattern)});
    case Syntax::t_within:
      if (other.kind == Syntax::fragments)
        return add(n, WithinFragment{subject, fragments(other, FragmentUse::pattern)});
      return add(n, WithinNode{subject, value(other)});
    case Syntax::t_runs: return add(n, Runs{subject, value(other)});
    case Syntax::t_scope: return add(n, SameScope{subject, value(other)});
    case Syntax::t_follows: return add(n, Follows{subject, value(other)});
    case Syntax::t_precedes: return add(n, Precedes{subject, value(other)});
    default: unexpected(tail, "a test of places");
  }
}

namespace {
ir::Comparison comparison(const std::string& sign) {
  using Op = ir::Comparison;
  if (sign == "=") return Op::equal;
  if (sign == "!=") return Op::not_equal;
  if (sign == "<") return Op::less;
  if (sign == "<=") return Op::less_or_equal;
  return sign == ">" ? Op::greater : Op::greater_or_equal;
}
}  // namespace

ConditionId Lowerer::test(const SyntaxNode& n) {
  using namespace ir::condition;
  const SyntaxNode& tail = n.children[1];
  if (tail.kind == Syntax::t_is) return test_is(n);
  const ValueId v = value(n.children[0]);
  const auto named = [&] { return rules_.library.canonical(tail.children[0].text); };
  switch (tail.kind) {
    case Syntax::t_type:
    case Syntax::t_sub:
    case Syntax::t_calls: return test_class(n, v);
    case Syntax::t_in: return in_table(n, v);
    case Syntax::t_matches: return matches(n, v);
    case Syntax::t_compare: {
      const ValueId right = value(tail.children[1]);
      return add(n, Compare{comparison(tail.children[0].text), v, right});
    }
    case Syntax::t_under: return add(n, Under{v, named()});
    case Syntax::t_overrides: {
      const std::string method = named();
      const size_t dot = method.rfind('.');
      if (dot == std::string::npos)
        report("R023", tail.children[0].span, "`" + method + "` is no method of a class",
               "write `Class.method`");
      return add(n, Overrides{v,
                              {method.substr(0, dot == std::string::npos ? 0 : dot),
                               method.substr(dot == std::string::npos ? 0 : dot + 1)}});
    }
    case Syntax::t_member: {
      const std::string klass = named();
      if (!rules_.library.classes.contains(klass))
        report("R023", tail.children[0].span,
               "`" + tail.children[0].text + "` is no declared class",
               suggest_key(tail.children[0].text, rules_.library.classes));
      return add(n, IsMember{v, klass});
    }
    case Syntax::t_bound: return add(n, BoundByName{v});
    default: return test_place(n, v);
  }
}

ConditionId Lowerer::pattern_is(const SyntaxNode& n) {
  const SyntaxNode& word = n.children[0];
  const auto it = patterns_.find(word.text);
  if (it != patterns_.end()) return add(n, ir::condition::PatternIs{it->second, false});
  if (word.text != "Unknown" && word.text != "Multiple")
    report("R021", word.span, "there is no pattern `" + word.text + "`",
           suggest_key(word.text, patterns_));
  return add(n, ir::condition::PatternIs{{}, word.text == "Multiple"});
}

ConditionId Lowerer::condition(const SyntaxNode& n) {
  using namespace ir::condition;
  const auto parts = [&] {
    std::vector<ConditionId> out;
    for (const auto& c : n.children) out.push_back(condition(c));
    return out;
  };
  switch (n.kind) {
    case Syntax::condition: return add(n, Any{parts()});
    case Syntax::conjunction: return add(n, All{parts()});
    case Syntax::negation: return add(n, Not{condition(n.children[0])});
    case Syntax::surely: return add(n, Surely{condition(n.children[0])});
    case Syntax::maybe: return add(n, Maybe{condition(n.children[0])});
    case Syntax::some: return some(n);
    case Syntax::none: return add(n, Not{some(n)});
    case Syntax::imports: return add(n, Imports{n.children[0].text});
    case Syntax::entry: return add(n, IsEntry{});
    case Syntax::pattern_is: return pattern_is(n);
    case Syntax::each_in: {
      const ValueId list = value(n.children[1]);
      const auto element = bind(n.children[0]);
      return add(n, EachIn{element, list, condition(n.children[2])});
    }
    case Syntax::test: return test(n);
    default: break;
  }
  // A value: its truth. A condition that was defined under a name stays a condition.
  const ValueId v = value(n);
  if (const auto* truth = std::get_if<ir::value::Truth>(&rules_.values[v].op))
    return truth->condition;
  return add(n, Holds{v});
}

}  // namespace hvr::dsl
