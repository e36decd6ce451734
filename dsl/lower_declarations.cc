// Declarations with a body: relations, definitions, patterns, refusals, demands, helpers, rules,
// examples.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::TermId;

std::vector<std::string> Lowerer::patterns(const SyntaxNode& n) {
  std::vector<std::string> out;
  if (const SyntaxNode* f = n.child(Syntax::for_patterns))
    for (const auto& c : f->children) {
      if (!patterns_.contains(c.text))
        report("R021", c.span, "there is no pattern `" + c.text + "`",
               suggest(c.text, {patterns_.begin(), patterns_.end()}));
      out.push_back(c.text);
    }
  return out;
}

std::vector<TermId> Lowerer::when(const SyntaxNode& n) {
  std::vector<TermId> out;
  if (const SyntaxNode* w = n.child(Syntax::when)) out.push_back(condition(w->children[0]));
  return out;
}

void Lowerer::lower_find(const SyntaxNode& n) {
  scope_ = {};
  ir::Relation r;
  r.name = n.children[0].text;
  r.columns = relation_columns_[r.name];
  std::vector<TermId> clauses;
  const SyntaxNode* at = n.child(Syntax::hole);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) r.help = unquote(c.text);
    if (c.kind == Syntax::c_match || c.kind == Syntax::c_each || c.kind == Syntax::c_where ||
        c.kind == Syntax::c_let || c.kind == Syntax::c_from || c.kind == Syntax::c_either ||
        c.kind == Syntax::c_run || c.kind == Syntax::c_nearest || c.kind == Syntax::c_innermost ||
        c.kind == Syntax::c_outermost)
      clauses.push_back(clause(c));
  }
  for (const auto& column : r.columns) {
    const auto it = scope_.vars.find(column);
    if (it == scope_.vars.end())
      report("R010", n.children[0].span,
             "column `" + column + "` of `" + r.name + "` is never bound",
             "bind `$" + column + "` in a clause");
    r.column_vars.push_back(it == scope_.vars.end() ? ir::kNoVar : it->second);
  }
  const std::string at_name = at->text.substr(1);
  if (!scope_.vars.contains(at_name))
    report("R010", at->span, "`$" + at_name + "` is never bound",
           "bind it with `match … as $" + at_name + "`");
  else
    r.at = scope_.vars[at_name];
  r.body = term(ir::Op::sequence, n, std::move(clauses));
  r.frame = scope_.frame;
  relations_[r.name] = rules_.relations.size();
  rules_.relations.push_back(std::move(r));
}

void Lowerer::lower_define(const SyntaxNode& n) {
  scope_ = {};
  ir::Definition d;
  d.name = n.children[0].text;
  if (const SyntaxNode* ps = n.child(Syntax::parameters))
    for (const auto& c : ps->children) d.parameters.push_back(bind(c));
  const SyntaxNode& body = n.children.back();
  switch (body.kind) {
    case Syntax::hole:
    case Syntax::many:
    case Syntax::fragment:
    case Syntax::text:
    case Syntax::number:
    case Syntax::value:
    case Syntax::product:
    case Syntax::first_given:
    case Syntax::default_of:
    case Syntax::seen:
    case Syntax::conditional_value:
    case Syntax::apply:
    case Syntax::dotted:
    case Syntax::boolean_value: d.body = value(body); break;
    default: d.body = condition(body); d.condition = true;
  }
  d.frame = scope_.frame;
  definitions_[d.name] = rules_.definitions.size();
  rules_.definitions.push_back(std::move(d));
}

void Lowerer::lower_rule(const SyntaxNode& n) {
  scope_ = {};
  ir::Rule r;
  r.name = n.children[0].text;
  r.file = file_;
  r.span = n.children[0].span;
  r.patterns = patterns(n);
  r.when = when(n);
  std::vector<TermId> body;
  bool in_actions = false;
  for (const auto& c : n.children) {
    switch (c.kind) {
      case Syntax::text: r.help = unquote(c.text); break;
      case Syntax::word:
      case Syntax::for_patterns:
      case Syntax::when: break;
      case Syntax::c_let:
        // A `let` that transforms a sub-phrase does something: actions begin with it.
        for (const auto& b : c.children)
          in_actions = in_actions || b.children.back().kind == Syntax::transformed;
        body.push_back(in_actions ? action(c) : clause(c));
        if (!in_actions) r.clauses = body.size();
        break;
      case Syntax::c_match:
      case Syntax::c_each:
      case Syntax::c_where:
      case Syntax::c_from:
      case Syntax::c_either:
      case Syntax::c_nearest:
      case Syntax::c_innermost:
      case Syntax::c_run:
      case Syntax::c_outermost:
        body.push_back(clause(c));
        r.clauses = body.size();
        break;
      default: in_actions = true; body.push_back(action(c));
    }
  }
  r.body = term(ir::Op::sequence, n, std::move(body));
  r.frame = scope_.frame;
  rules_.rules.push_back(std::move(r));
}

void Lowerer::lower_demand(const SyntaxNode& n) {
  scope_ = {};
  ir::Demand d;
  d.must = n.children[0].kind == Syntax::is_must;
  d.name = n.child(Syntax::word)->text;
  d.patterns = patterns(n);
  d.rows = row(ir::Op::each_row, *n.child(Syntax::row), n.child(Syntax::row_where));
  d.when = when(n);
  d.is_error = n.child(Syntax::is_error) != nullptr;
  d.at = rules_.terms[d.rows].b;
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) d.message = unquote(c.text);
    if (c.kind == Syntax::hole) d.at = hole(c.text.substr(1), false, c.span, false);
  }
  d.frame = scope_.frame;
  if (const SyntaxNode* by = n.child(Syntax::by_rules))
    for (const auto& c : by->children) {
      std::vector<std::string> all;
      for (const auto& [rule, used] : names_["rule"]) all.push_back(rule);
      if (!names_["rule"].contains(c.text))
        report("R022", c.span, "there is no rule `" + c.text + "`", suggest(c.text, all));
      d.together.push_back(c.text);
    }
  rules_.demands.push_back(std::move(d));
}

void Lowerer::lower_refuse(const SyntaxNode& n) {
  scope_ = {};
  ir::Refusal r;
  r.file = file_;
  r.span = n.span;
  r.condition = condition(n.children[0]);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::text) r.message = unquote(c.text);
    if (c.kind == Syntax::hole) r.at = hole(c.text.substr(1), false, c.span, false);
    if (c.kind == Syntax::help) r.help = unquote(c.children[0].text);
  }
  r.frame = scope_.frame;
  rules_.refusals.push_back(std::move(r));
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
  e.file = file_;
  e.span = n.span;
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
    switch (n.kind) {
      case Syntax::d_import: {
        scope_ = {};
        ir::Import i{n.children[0].text, n.children[1].text, patterns(n), when(n)};
        rules_.imports.push_back(std::move(i));
        break;
      }
      case Syntax::d_find: lower_find(n); break;
      case Syntax::d_define: lower_define(n); break;
      case Syntax::d_pattern: {
        scope_ = {};
        ir::PatternDecl d;
        d.name = n.children[0].text;
        d.condition = condition(n.children[1]);
        d.frame = scope_.frame;
        rules_.patterns.push_back(std::move(d));
        break;
      }
      case Syntax::d_refuse: lower_refuse(n); break;
      case Syntax::d_demand:
      case Syntax::d_together: lower_demand(n); break;
      case Syntax::d_helper: {
        scope_ = {};
        ir::Helper h;
        h.name = n.children[0].text;
        const TermId t = fragment(n.children[1], FragmentUse::helper);
        h.fragment = static_cast<ir::FragmentId>(rules_.terms[t].a);
        for (const auto& s : rules_.fragments[h.fragment].segments)
          if (s.type == ir::Segment::Type::name && s.text.starts_with("helper ") &&
              s.text.substr(7) != h.name)
            h.uses.push_back(s.text.substr(7));
        rules_.helpers.push_back(std::move(h));
        break;
      }
      case Syntax::d_rule: lower_rule(n); break;
      case Syntax::d_example: lower_example(n); break;
      default: break;
    }
  }
}

}  // namespace hvr::dsl
