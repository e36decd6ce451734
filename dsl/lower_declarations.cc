// Declarations with a body: relations, definitions, patterns, refusals, demands, helpers, rules,
// examples.
#include <algorithm>

#include "dsl/declarations.h"
#include "dsl/operands.h"
#include "dsl/slips.h"
#include "dsl/sorts.h"

namespace hvr::dsl {
namespace {

class Declarations {
 public:
  Declarations(ir::Ruleset& rules, Names& names, FragmentParser& parser, const Reporter& report)
      : rules_(rules), names_(names), parser_(parser), report_(report) {}

  // What `collect` has done whole.
  template <class Collected>
  requires(std::is_same_v<Collected, ast::Header> || std::is_same_v<Collected, ast::Use> ||
           std::is_same_v<Collected, ast::Parameter> || std::is_same_v<Collected, ast::Library> ||
           std::is_same_v<Collected, ast::Distribution> || std::is_same_v<Collected, ast::Alias> ||
           std::is_same_v<Collected, ast::Function> || std::is_same_v<Collected, ast::TableOf> ||
           std::is_same_v<Collected, ast::GroupOf> || std::is_same_v<Collected, ast::Key> ||
           std::is_same_v<Collected, ast::Program>) void
  operator()(const Collected&, Span) {}

  void operator()(const ast::Class& n, Span) {
    for (const auto& base : n.bases)
      if (const std::string near = slip_of(rules_.library, base.text); !near.empty())
        report_("R023", base.span, "nothing declares `" + std::string(base.text) + "`",
                near + " (if not, declare it)");
  }
  void operator()(const ast::Import& n, Span) {
    Body b(rules_, names_, parser_, report_);
    ir::Import i{std::string(n.module.text),
                 bound_name(n),
                 n.member.has_value(),
                 applicability(b, n.active),
                 {}};
    if (n.member) i.module += "." + std::string(n.member->text);
    i.holes = b.scope.holes();
    rules_.imports.push_back(std::move(i));
  }
  void operator()(const ast::Find& n, Span);
  void operator()(const ast::FindAny& n, Span span);
  void operator()(const ast::Define& n, Span);
  void operator()(const ast::Pattern& n, Span) {
    Body b(rules_, names_, parser_, report_);
    ir::PatternDecl d;
    d.name = n.name.text;
    d.condition = lower(b, n.condition);
    d.holes = b.scope.holes();
    rules_.patterns.add(std::move(d));
  }
  void operator()(const ast::Refuse& n, Span);
  void operator()(const ast::Finding& n, Span);
  void operator()(const ast::Demand& n, Span);
  void operator()(const ast::Helper& n, Span) {
    Body b(rules_, names_, parser_, report_);
    rules_.helpers.push_back({std::string(n.name.text), lower(b, n.fragment, FragmentUse::helper)});
  }
  void operator()(const ast::Rule& n, Span);
  void operator()(const ast::Example& n, Span);

 private:
  template <class Table>
  auto look_up(const Table& table, const ast::Word& name, Code code, const char* what) {
    const auto it = table.find(name.text);
    if (it != table.end()) return std::optional(it->second);
    report_(code, name.span, "there is no " + (what + (" `" + std::string(name.text)) + "`"),
            suggest(name.text, table));
    return std::optional<typename Table::mapped_type>();
  }
  std::vector<ir::PatternId> patterns(const ast::Applicability& a) {
    std::vector<ir::PatternId> out;
    for (const auto& name : a.patterns)
      if (const auto id = look_up(names_.patterns, name, "R021", "pattern")) out.push_back(*id);
    return out;
  }
  ir::Applicability applicability(Body& b, const ast::Applicability& a) {
    ir::Applicability out{patterns(a), {}};
    fill(b, out.when, a.when);
    return out;
  }

  ir::Ruleset& rules_;
  Names& names_;
  FragmentParser& parser_;
  const Reporter& report_;
};

void Declarations::operator()(const ast::Find& n, Span) {
  Body b(rules_, names_, parser_, report_);
  ir::Relation r;
  r.name = n.name.text;
  r.place = report_.place(n.name.span);
  if (n.help) r.help = unquote(n.help->text);
  for (const auto& c : n.clauses) lower(b, c, r.clauses);
  for (const auto& column : n.columns) {
    const ir::HoleId* bound = b.scope.by_name(column.text);
    if (!bound)
      report_("R010", n.name.span,
              "column `" + std::string(column.text) + "` of `" + r.name + "` is never bound",
              "bind `$" + std::string(column.text) + "` in a clause");
    r.columns.add(std::string(column.text));
    r.column_holes.add(bound ? *bound : ir::HoleId());
  }
  const std::string at(n.at.name);
  if (const ir::HoleId* bound = b.scope.by_name(at))
    r.at = *bound;
  else if (at == "_")
    report_("R012", n.at.span, "`$_` holds nothing, and a row needs the node it stands at",
            "name the hole that a clause binds, as in `match … as $x`");
  else
    report_("R010", n.at.span, "`$" + at + "` is never bound",
            "bind it with `match … as $" + at + "`");
  r.holes = b.scope.holes();
  const std::string name = r.name;
  Names::Relation& known = names_.relations[name];
  for (const ir::HoleId h : r.column_holes)
    known.places.push_back(r.holes.has(h) && r.holes[h].place);
  known.id = rules_.relations.add(std::move(r));
}

void Declarations::operator()(const ast::FindAny& n, Span span) {
  Body b(rules_, names_, parser_, report_);
  ir::Relation r;
  r.name = n.name.text;
  r.place = report_.place(n.name.span);
  if (n.help) r.help = unquote(n.help->text);
  Names::Relation& known = names_.relations[r.name];
  // A name that no column can have.
  r.at = b.scope.bind(ast::Hole{"(row)", false, n.name.span}, true).value();
  for (const auto& column : known.columns) {
    const bool place = std::all_of(n.of.begin(), n.of.end(), [&](const ast::Word& name) {
      const auto it = names_.relations.find(name.text);
      if (it == names_.relations.end()) return true;
      const auto& all = it->second.columns;
      const auto i = static_cast<size_t>(std::find(all.begin(), all.end(), column) - all.begin());
      return i < it->second.places.size() && it->second.places[i];
    });
    r.columns.add(column);
    r.column_holes.add(b.scope.bind(ast::Hole{column, false, n.name.span}, place).value());
  }
  ir::clause::Either any;
  for (const auto& name : n.of) {
    ir::RowQuery row = lower(b, ast::Row{name, {}, {}, name.span});
    row.at = r.at;
    const auto it = names_.relations.find(name.text);
    if (it == names_.relations.end() || !it->second.id) continue;
    const auto& theirs = rules_.relations[row.relation];
    for (const ir::ColumnId own : r.columns.ids())
      for (const ir::ColumnId other : theirs.columns.ids())
        if (theirs.columns[other] == r.columns[own])
          row.columns.push_back(
              {other, b.add(name.span, ir::value::Hole{r.column_holes[own]}), false});
    any.arms.push_back({{b.add(name.span, ir::clause::EachRow{std::move(row)})}});
  }
  r.clauses = {b.add(span, std::move(any))};
  r.holes = b.scope.holes();
  for (const ir::HoleId h : r.column_holes) known.places.push_back(r.holes[h].place);
  known.id = rules_.relations.add(std::move(r));
}

void Declarations::operator()(const ast::Define& n, Span) {
  Body b(rules_, names_, parser_, report_);
  ir::Definition d;
  d.name = n.name.text;
  for (const auto& p : n.parameters) d.parameters.push_back(b.scope.bind(p, false, true));
  // A value, unless it stands for a condition that was defined under a name.
  const auto* value = std::get_if<ast::Value>(&n.body.node);
  if (value && !applied_condition(b, *value))
    d.body = lower(b, *value);
  else
    d.body = lower(b, n.body);
  d.holes = b.scope.holes();
  const std::string name = d.name;
  const auto* given = std::get_if<ir::ValueId>(&d.body);
  const Sort sort = given ? sort_of(b, *given) : Sort::truth;
  const ir::DefinitionId id = rules_.definitions.add(std::move(d));
  names_.definitions[name] = id;
  names_.sorts[id] = sort;
}

void Declarations::operator()(const ast::Refuse& n, Span span) {
  Body b(rules_, names_, parser_, report_);
  ir::Refusal r;
  r.leaves = n.leaves;
  r.place = report_.place(span);
  for (const auto& c : n.clauses) lower(b, c, r.clauses);
  if (n.obligation) {
    ir::ObligationId stops;
    fill(b, stops, *n.obligation);
    r.obligation = stops;
    r.node = b.scope.use(*n.node);
  }
  fill(b, r.message, n.message);
  if (n.at) r.at = b.scope.use(*n.at);
  if (n.help) r.help = unquote(n.help->text);
  r.holes = b.scope.holes();
  rules_.refusals.push_back(std::move(r));
}

void Declarations::operator()(const ast::Finding& n, Span span) {
  Body b(rules_, names_, parser_, report_);
  ir::Finding f;
  f.heading = unquote(n.heading.text);
  f.place = report_.place(span);
  for (const auto& c : n.clauses) lower(b, c, f.clauses);
  fill(b, f.lines, n.lines);
  if (n.at) f.at = b.scope.use(*n.at);
  f.holes = b.scope.holes();
  rules_.findings.push_back(std::move(f));
}

void Declarations::operator()(const ast::Demand& n, Span span) {
  Body b(rules_, names_, parser_, report_);
  ir::Demand d;
  d.place = report_.place(span);
  d.obligation = names_.obligations.find(n.name.text)->second;
  d.active.patterns = patterns(n.active);
  fill(b, d.active.when, n.active.when);
  for (const auto& c : n.clauses) lower(b, c, d.clauses);
  d.is_error = n.otherwise.is_error;
  d.once = n.once;
  fill(b, d.message, n.otherwise.message);
  if (n.otherwise.help) d.help = unquote(n.otherwise.help->text);
  std::optional<ir::HoleId> at;
  if (n.otherwise.at)
    at = b.scope.use(*n.otherwise.at);
  else
    for (const ir::ClauseId c : d.clauses)
      if (const auto* row = std::get_if<ir::clause::EachRow>(&rules_.clauses[c].op);
          row && row->row.at)
        at = row->row.at;
  if (!at)
    report_("R012", n.name.span, "a demand hangs on a node, and none is named here",
            "say `at $x` behind the relation");
  d.at = at.value_or(ir::HoleId());
  d.holes = b.scope.holes();
  rules_.demands.add(std::move(d));
}

void Declarations::operator()(const ast::Rule& n, Span) {
  Body b(rules_, names_, parser_, report_);
  ir::Rule r;
  r.name = n.name.text;
  r.place = report_.place(n.name.span);
  if (n.help) r.help = unquote(n.help->text);
  r.active = applicability(b, n.active);
  bool in_actions = false;
  for (const auto& c : n.clauses) {
    // A `let` that transforms a sub-phrase does something: actions begin with it, and the grammar
    // has taken any `let` behind the clauses for one of them.
    const auto* let = std::get_if<ast::Let>(&c.node);
    if (let)
      for (const auto& binding : let->bindings)
        if (const auto* one = std::get_if<ast::Binding>(&binding))
          in_actions = in_actions || one->transforms;
    if (!in_actions)
      lower(b, c, r.clauses);
    else if (let)
      lower_let_action(b, *let, r.actions);
    else
      report_("R001", c.span, "a clause cannot stand behind a `transform`, which is an action",
              "put the clauses first");
  }
  for (const auto& a : n.actions) lower(b, a, r.actions);
  // A relation has no row, too, where its pattern did not fit.
  for (const auto& [relation, span] : b.every)
    if (!b.some.contains(relation))
      report_("R037", span, "`every " + relation + "` holds where no row was found at all",
              "ask beside it for `some " + relation +
                  "`, or ask with `comes only from`, which is unknown where it cannot see");
  r.holes = b.scope.holes();
  rules_.rules.add(std::move(r));
}

void Declarations::operator()(const ast::Example& n, Span span) {
  ir::Example e;
  e.place = report_.place(span);
  if (n.rule) {
    e.rule = n.rule->text;
    // A rule that could not be read is one all the same.
    const auto& said = report_.diagnostics().all();
    if (std::none_of(said.begin(), said.end(),
                     [](const Diagnostic& d) { return d.code == Code("R001"); }))
      look_up(names_.rules, *n.rule, "R022", "rule");
  }
  e.before = lines_of(n.before);
  e.changed = n.after.has_value();
  e.unchanged = n.stays;
  if (n.after) e.after = lines_of(*n.after);
  for (const auto& a : n.assuming) {
    if (const auto* name = std::get_if<ast::Word>(&a)) {
      if (const auto id = look_up(names_.programs, *name, "R022", "program"))
        e.assuming.push_back(*id);
      continue;
    }
    const auto& fragment = std::get<ast::Fragment>(a);
    e.assuming.push_back(rules_.programs.size());
    rules_.programs.push_back({"", program_lines(report_, fragment), report_.place(fragment.span)});
  }
  for (const auto& m : n.says) e.says.push_back({m.kind, unquote(m.text.text)});
  for (const auto& s : n.settings) {
    look_up(names_.parameters, s.name, "R022", "parameter");
    e.set.emplace_back(
        s.name.text,
        std::visit(ir::Overloaded{[](const ast::Text& t) { return unquote(t.text); },
                                  [](const ast::Token& t) { return std::string(t.text); }},
                   s.value));
  }
  rules_.examples.push_back(std::move(e));
}

}  // namespace

void lower(ir::Ruleset& rules, Names& names, FragmentParser& parser, const SourceFile& file,
           Diagnostics& diagnostics) {
  const Reporter report(diagnostics, file.index, file.path, *file.text);
  Declarations declarations(rules, names, parser, report);
  for (const auto& d : file.declarations)
    std::visit([&](const auto& n) { declarations(n, d.span); }, d.node);
}

}  // namespace hvr::dsl
