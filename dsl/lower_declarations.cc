// Declarations with a body: relations, definitions, patterns, refusals, demands, helpers, rules,
// examples.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::ClauseId;

std::vector<ir::PatternId> Lowerer::patterns(const SyntaxNode& n) {
  std::vector<ir::PatternId> out;
  if (const SyntaxNode* f = n.child(Syntax::for_patterns))
    for (const auto& c : f->children) {
      const auto it = patterns_.find(c.text);
      if (it != patterns_.end())
        out.push_back(it->second);
      else
        report("R021", c.span, "there is no pattern `" + c.text + "`",
               suggest_key(c.text, patterns_));
    }
  return out;
}

std::optional<ir::ConditionId> Lowerer::when(const SyntaxNode& n) {
  const SyntaxNode* w = n.child(Syntax::when);
  return w ? std::optional(condition(w->children[0])) : std::nullopt;
}

ir::Applicability Lowerer::applicability(const SyntaxNode& n) {
  auto named = patterns(n);
  return {std::move(named), when(n)};
}

namespace {
bool is_clause(Syntax k) {
  return k == Syntax::c_match || k == Syntax::c_each || k == Syntax::c_where ||
         k == Syntax::c_let || k == Syntax::c_from || k == Syntax::c_either || k == Syntax::c_run ||
         k == Syntax::c_nearest || k == Syntax::c_innermost || k == Syntax::c_outermost;
}
}  // namespace

void Lowerer::lower_import(const SyntaxNode& n) {
  scope_ = {};
  ir::Import i{n.children[0].text, n.children[1].text, applicability(n), {}};
  i.holes = scope_.holes;
  rules_.imports.push_back(std::move(i));
}

void Lowerer::lower_find(const SyntaxNode& n) {
  scope_ = {};
  ir::Relation r;
  const SyntaxNode& word = n.children[0];
  r.name = word.text;
  r.place = place(word);
  const SyntaxNode* at = n.child(Syntax::hole);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) r.help = unquote(c.text);
    if (is_clause(c.kind)) clauses(c, r.clauses);
  }
  for (const auto& column : relation_columns_[r.name]) {
    const auto it = scope_.by_name.find(column);
    if (it == scope_.by_name.end())
      report("R010", word.span, "column `" + column + "` of `" + r.name + "` is never bound",
             "bind `$" + column + "` in a clause");
    r.columns.add(column);
    r.column_holes.add(it == scope_.by_name.end() ? ir::HoleId() : it->second);
  }
  const std::string at_name = at->text.substr(1);
  if (at_name == "_")
    report("R012", at->span, "`$_` holds nothing, and a row needs the node it stands at",
           "name the hole that a clause binds, as in `match … as $x`");
  else if (!scope_.by_name.contains(at_name))
    report("R010", at->span, "`$" + at_name + "` is never bound",
           "bind it with `match … as $" + at_name + "`");
  else
    r.at = scope_.by_name[at_name];
  r.holes = scope_.holes;
  relations_.emplace(r.name, rules_.relations.add(r));
}

namespace {
// Whether what is defined reads as a value, as far as its own words say.
bool is_value(Syntax k) {
  return k == Syntax::hole || k == Syntax::many || k == Syntax::fragment || k == Syntax::text ||
         k == Syntax::number || k == Syntax::value || k == Syntax::product ||
         k == Syntax::first_given || k == Syntax::default_of || k == Syntax::seen ||
         k == Syntax::conditional_value || k == Syntax::apply || k == Syntax::dotted ||
         k == Syntax::boolean_value || k == Syntax::all_rows || k == Syntax::those ||
         k == Syntax::list_value || k == Syntax::context_key || k == Syntax::new_key;
}
}  // namespace

void Lowerer::lower_define(const SyntaxNode& n) {
  scope_ = {};
  ir::Definition d;
  d.name = n.children[0].text;
  if (const SyntaxNode* ps = n.child(Syntax::parameters))
    for (const auto& c : ps->children) d.parameters.push_back(bind(c));
  const SyntaxNode& body = n.children.back();
  if (is_value(body.kind) && !applied_condition(body))
    d.body = value(body);
  else
    d.body = condition(body);
  d.holes = scope_.holes;
  definitions_.emplace(d.name, rules_.definitions.add(d));
}

void Lowerer::lower_pattern(const SyntaxNode& n) {
  scope_ = {};
  ir::PatternDecl d;
  d.name = n.children[0].text;
  d.condition = condition(n.children[1]);
  d.holes = scope_.holes;
  rules_.patterns.add(std::move(d));
}

void Lowerer::lower_rule(const SyntaxNode& n) {
  scope_ = {};
  ir::Rule r;
  r.name = n.children[0].text;
  r.place = place(n.children[0]);
  r.active = applicability(n);
  bool in_actions = false;
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) r.help = unquote(c.text);
    if (c.kind == Syntax::text || c.kind == Syntax::word || c.kind == Syntax::for_patterns ||
        c.kind == Syntax::when)
      continue;
    in_actions = in_actions || !is_clause(c.kind);
    // A `let` that transforms a sub-phrase does something: actions begin with it.
    if (c.kind == Syntax::c_let)
      for (const auto& b : c.children)
        in_actions = in_actions || b.children.back().kind == Syntax::transformed;
    if (in_actions)
      actions(c, r.actions);
    else
      clauses(c, r.clauses);
  }
  r.holes = scope_.holes;
  rules_.rules.add(std::move(r));
}

void Lowerer::lower_demand(const SyntaxNode& n) {
  scope_ = {};
  ir::Demand d;
  d.place = place(n);
  d.must = n.children[0].kind == Syntax::is_must;
  d.obligation = obligations_[n.child(Syntax::word)->text];
  d.active.patterns = patterns(n);
  const SyntaxNode& row_node = *n.child(Syntax::row);
  const ir::RowQuery rows = row(row_node, n.child(Syntax::row_where));
  d.rows = add(row_node, ir::clause::EachRow{rows});
  d.active.when = when(n);
  d.is_error = n.child(Syntax::is_error) != nullptr;
  std::optional<ir::HoleId> at = rows.at;
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) d.message = message_text(c);
    if (c.kind == Syntax::hole) at = use(c);
  }
  if (!at)
    report("R012", row_node.span, "a demand hangs on a node, and none is named here",
           "say `at $x` behind the relation");
  d.at = at.value_or(ir::HoleId());
  d.holes = scope_.holes;
  if (const SyntaxNode* by = n.child(Syntax::by_rules))
    for (const auto& c : by->children) {
      const auto it = rule_ids_.find(c.text);
      if (it != rule_ids_.end())
        d.together.push_back(it->second);
      else
        report("R022", c.span, "there is no rule `" + c.text + "`", suggest_key(c.text, rule_ids_));
    }
  rules_.demands.add(std::move(d));
}

void Lowerer::lower_refuse(const SyntaxNode& n) {
  scope_ = {};
  ir::Refusal r;
  r.place = place(n);
  r.condition = condition(n.children[0]);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) r.message = unquote(c.text);
    if (c.kind == Syntax::hole) r.at = use(c);
    if (c.kind == Syntax::help) r.help = unquote(c.children[0].text);
  }
  r.holes = scope_.holes;
  rules_.refusals.push_back(std::move(r));
}

void Lowerer::lower_helper(const SyntaxNode& n) {
  scope_ = {};
  rules_.helpers.push_back({n.children[0].text, fragment(n.children[1], FragmentUse::helper)});
}

namespace {
std::string inside(const SyntaxNode& fragment) {
  const SyntaxNode& node = fragment.children.back();
  std::string s = node.text;
  s = s.substr(1, s.size() - 2);
  // The lines' common indentation goes, as in a fragment; a first line behind its backtick counts
  // as flush.
  std::vector<std::string> lines{""};
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '\n')
      lines.emplace_back();
    else
      lines.back() += s[i];
    if (s[i] == '`') ++i;
  }
  const auto blank = [](const std::string& l) {
    return l.find_first_not_of(" \t") == std::string::npos;
  };
  const bool opened = blank(lines[0]);
  if (opened) lines.erase(lines.begin());
  if (!lines.empty() && blank(lines.back())) lines.pop_back();
  size_t common = std::string::npos;
  for (size_t i = opened ? 0 : 1; i < lines.size(); ++i)
    if (!blank(lines[i])) common = std::min(common, lines[i].find_first_not_of(" \t"));
  if (!opened && common != std::string::npos) common = std::min<size_t>(common, node.column + 1);
  std::string out;
  for (size_t i = 0; i < lines.size(); ++i)
    out += (i == 0 && !opened           ? lines[i]
            : lines[i].size() >= common ? lines[i].substr(common)
                                        : "") +
           "\n";
  return out;
}
}  // namespace

void Lowerer::lower_example(const SyntaxNode& n) {
  ir::Example e;
  e.place = place(n);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::word) {
      e.rule = c.text;
      if (!names_["rule"].contains(c.text))
        report("R022", c.span, "there is no rule `" + c.text + "`", "");
    }
    if (c.kind == Syntax::fragment) e.before = inside(c);
    if (c.kind == Syntax::becomes) e.after = inside(c.children[0]);
    if (c.kind == Syntax::stays) e.unchanged = true;
    if (c.kind == Syntax::assuming)
      for (const auto& f : c.children) e.assuming.push_back(inside(f));
    if (c.kind == Syntax::settings)
      for (const auto& s : c.children) {
        const auto& v = s.children[1];
        e.set.emplace_back(s.children[0].text, v.kind == Syntax::text ? unquote(v.text) : v.text);
      }
  }
  rules_.examples.push_back(std::move(e));
}

void Lowerer::lower(const SourceFile& file) {
  file_ = file.index;
  for (const auto& n : file.declarations) {
    if (n.kind == Syntax::d_import) lower_import(n);
    if (n.kind == Syntax::d_find) lower_find(n);
    if (n.kind == Syntax::d_define) lower_define(n);
    if (n.kind == Syntax::d_pattern) lower_pattern(n);
    if (n.kind == Syntax::d_refuse) lower_refuse(n);
    if (n.kind == Syntax::d_demand || n.kind == Syntax::d_together) lower_demand(n);
    if (n.kind == Syntax::d_helper) lower_helper(n);
    if (n.kind == Syntax::d_rule) lower_rule(n);
    if (n.kind == Syntax::d_example) lower_example(n);
  }
}

}  // namespace hvr::dsl
