// Declarations that need no body: library facts, parameters, imports, and the names that bodies may
// refer to.
#include <algorithm>
#include <charconv>

#include "dsl/lower.h"

namespace hvr::dsl {

std::string unquote(const std::string& text) {
  std::string out;
  for (size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size()) {
      ++i;
      // Only quotes and backslashes are escaped here; regular expressions keep theirs.
      if (text[i] != '"' && text[i] != '\\') out += '\\';
    }
    out += text[i];
  }
  return out;
}

std::string suggest(const std::string& wanted, const std::vector<std::string>& names) {
  std::string best;
  size_t least = std::max<size_t>(2, wanted.size() / 3) + 1;
  for (const auto& n : names) {
    std::vector<size_t> row(n.size() + 1);
    for (size_t j = 0; j <= n.size(); ++j) row[j] = j;
    for (size_t i = 1; i <= wanted.size(); ++i) {
      size_t diagonal = row[0]++;
      for (size_t j = 1; j <= n.size(); ++j) {
        const size_t up = row[j];
        row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (wanted[i - 1] != n[j - 1])});
        diagonal = up;
      }
    }
    if (row.back() < least) {
      least = row.back();
      best = n;
    }
  }
  return best.empty() ? "" : "did you mean `" + best + "`?";
}

void Lowerer::report(std::string_view code, Span span, std::string message, std::string help) {
  const bool warning = code == "R051" || code == "R052";
  diagnostics_.add({warning ? Severity::warning : Severity::error, std::string(code),
                    rules_.files[file_], span, std::move(message), std::move(help)});
}

bool Lowerer::declare(const std::string& space, const SyntaxNode& name) {
  if (names_[space].emplace(name.text, true).second) return true;
  report("R005", name.span, "`" + name.text + "` is declared twice",
         "rename one of the two, or delete it");
  return false;
}

ir::Signature Lowerer::signature(const SyntaxNode& n) {
  ir::Signature sig;
  bool keyword_only = false;
  if (const SyntaxNode* list = n.child(Syntax::sig_list)) {
    for (const auto& p : list->children) {
      const SyntaxNode& name = p.children[0];
      if (name.kind == Syntax::star_param) {
        keyword_only = true;
        if (name.text == "*") continue;
        if (name.text.starts_with("**")) continue;
        sig.parameters.push_back({name.text, {}, std::nullopt, true});
        continue;
      }
      ir::Parameter param{name.text, {}, std::nullopt, keyword_only};
      for (const auto& c : p.children) {
        if (c.kind == Syntax::alias_name) param.aliases.push_back(c.text);
        if (c.kind == Syntax::fallback)
          param.fallback = c.text.starts_with('`') ? c.text.substr(1, c.text.size() - 2) : c.text;
      }
      sig.parameters.push_back(std::move(param));
    }
  }
  if (const SyntaxNode* r = n.child(Syntax::result)) sig.result = r->children[0].text;
  if (const SyntaxNode* ps = n.child(Syntax::passes))
    for (const auto& c : ps->children) sig.passes.push_back(c.text);
  for (const auto& passed : sig.passes)
    if (passed != "self" && !passed.starts_with('*') && sig.find(passed) < 0)
      report("R022", n.span, "`passes " + passed + "` names no parameter of the signature",
             "name a parameter, or `self`");
  return sig;
}

void Lowerer::klass(const SyntaxNode& n) {
  ir::LibraryClass c;
  if (const SyntaxNode* bases = n.child(Syntax::bases))
    for (const auto& b : bases->children) c.bases.push_back(b.text);
  if (n.child(Syntax::sig_list)) c.constructor = signature(n);
  if (const SyntaxNode* members = n.child(Syntax::members))
    for (const auto& m : members->children) c.members.push_back(m.text);
  for (const auto& name : n.children) {
    if (name.kind != Syntax::dotted) continue;
    declare("class", name);
    c.name = name.text;
    rules_.library.classes[c.name] = c;
  }
}

void Lowerer::parameter(const SyntaxNode& n) {
  if (!declare("parameter", n.children[0])) return;
  ir::RulesetParameter r;
  r.name = n.children[0].text;
  r.place = place(n.children[0]);
  for (const auto& c : n.children) {
    if (c.kind == Syntax::int_type) r.type = ir::RulesetParameter::Type::integer;
    if (c.kind == Syntax::text_type) r.type = ir::RulesetParameter::Type::text;
    if (c.kind == Syntax::choice_type) {
      r.type = ir::RulesetParameter::Type::choice;
      for (const auto& w : c.children) r.choices.push_back(w.text);
    }
  }
  r.help = unquote(n.children.back().text);
  const SyntaxNode& fallback = n.children[n.children.size() - 2];
  parameters_[r.name] = rules_.parameters.add(r);
  std::string problem;
  const std::string text = fallback.kind == Syntax::text ? unquote(fallback.text) : fallback.text;
  if (!set_parameter(r.name, text, problem)) report("R041", fallback.span, problem);
}

bool Lowerer::set_parameter(const std::string& name, const std::string& value,
                            std::string& problem) {
  const auto it = parameters_.find(name);
  if (it == parameters_.end()) {
    problem = "the ruleset has no parameter `" + name + "`";
    if (const auto s = suggest_key(name, parameters_); !s.empty()) problem += "; " + s;
    return false;
  }
  using Type = ir::RulesetParameter::Type;
  ir::RulesetParameter& r = rules_.parameters[it->second];
  bool ok = true;
  std::string wanted;
  if (r.type == Type::boolean) {
    ok = value == "true" || value == "false";
    wanted = "true or false";
  } else if (r.type == Type::integer) {
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), r.number);
    ok = fault == std::errc() && end == value.data() + value.size();
    wanted = "a whole number";
  } else if (r.type == Type::choice) {
    ok = std::find(r.choices.begin(), r.choices.end(), value) != r.choices.end();
    wanted = "one of ";
    for (size_t i = 0; i < r.choices.size(); ++i) wanted += (i ? ", " : "") + r.choices[i];
  }
  if (!ok) {
    problem = "`" + name + "` takes " + wanted + ", not `" + value + "`";
    return false;
  }
  r.value = value;
  return true;
}

void Lowerer::collect_key(const SyntaxNode& n) {
  const SyntaxNode& word = n.children[0];
  if (!declare("key", word)) return;
  ir::Key k{word.text, n.children[1].kind == Syntax::key_many, ir::Region::module};
  const std::string& region = n.children[2].text;
  if (region == "block")
    k.region = ir::Region::block;
  else if (region == "function")
    k.region = ir::Region::function;
  else if (region == "class")
    k.region = ir::Region::klass;
  else if (region != "module")
    report("R025", n.children[2].span, "a key lives in a block, function, class or module", "");
  keys_[word.text] = rules_.keys.add(std::move(k));
}

void Lowerer::demanded(const std::string& name) {
  if (!obligations_.contains(name)) obligations_[name] = rules_.obligations.add(name);
}

void Lowerer::collect(const SourceFile& file) {
  file_ = file.index;
  for (const auto& n : file.declarations) {
    const SyntaxNode* first = n.children.empty() ? nullptr : &n.children[0];
    switch (n.kind) {
      case Syntax::d_ruleset:
        rules_.name = first->text;
        if (n.children.size() > 1) rules_.help = unquote(n.children[1].text);
        break;
      case Syntax::d_parameter: parameter(n); break;
      case Syntax::d_import: aliases_.insert(n.children[1].text); break;
      case Syntax::d_library:
        for (const auto& c : n.children)
          rules_.library.roots.insert(c.text.substr(0, c.text.find('.')));
        break;
      case Syntax::d_distribution:
        for (const auto& c : n.children) rules_.distributions.push_back(c.text);
        break;
      case Syntax::d_alias:
        rules_.library.aliases[n.children[0].text] = n.children[1].text;
        rules_.library.roots.insert(n.children[0].text.substr(0, n.children[0].text.find('.')));
        break;
      case Syntax::d_class: klass(n); break;
      case Syntax::d_function:
        if (declare("function", *first)) rules_.library.functions[first->text] = signature(n);
        break;
      case Syntax::d_table:
        if (declare("table", *first))
          for (size_t i = 1; i < n.children.size(); ++i)
            rules_.library.tables[first->text][unquote(n.children[i].children[0].text)] =
                n.children[i].children[1].text;
        break;
      case Syntax::d_group:
        if (declare("group", *first))
          for (size_t i = 1; i < n.children.size(); ++i)
            rules_.library.groups[first->text].push_back(n.children[i].text);
        break;
      case Syntax::d_find: {
        declare("relation", *first);
        auto& columns = relation_columns_[first->text];
        if (const SyntaxNode* c = n.child(Syntax::column_names))
          for (const auto& w : c->children) columns.push_back(w.text);
        break;
      }
      case Syntax::d_define: declare("definition", *first); break;
      case Syntax::d_pattern:
        declare("pattern", *first);
        patterns_.emplace(first->text, ir::PatternId(declared_patterns_++));
        break;
      case Syntax::d_helper:
        declare("helper", *first);
        helpers_.insert(first->text);
        break;
      case Syntax::d_rule:
        declare("rule", *first);
        rule_ids_.emplace(first->text, ir::RuleId(declared_rules_++));
        break;
      case Syntax::d_demand: demanded(n.children[1].text); break;
      case Syntax::d_together: demanded(n.children[0].text); break;
      case Syntax::d_key: collect_key(n); break;
      default: break;
    }
  }
}

}  // namespace hvr::dsl
