// Declarations that need no body: library facts, parameters, imports, and the names that bodies may
// refer to.
#include <algorithm>

#include "dsl/declarations.h"

namespace hvr::dsl {

std::string unquote(std::string_view text) {
  std::string out;
  for (size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size()) {
      ++i;
      // A line that goes on: neither the break nor the blanks before its rest are part of the text.
      if (text[i] == '\n' || text[i] == '\r') {
        i = text.find_first_not_of(" \t\r\n", i) - 1;
        continue;
      }
      // Only quotes and backslashes are escaped here; regular expressions keep theirs.
      if (text[i] != '"' && text[i] != '\\') out += '\\';
    }
    out += text[i];
  }
  return out;
}

namespace {

std::string setting_text(const ast::Setting& s) {
  return std::visit(ir::Overloaded{[](const ast::Text& t) { return unquote(t.text); },
                                   [](const ast::Token& t) { return std::string(t.text); }},
                    s);
}

class Collector {
 public:
  Collector(ir::Ruleset& rules, Names& names, const Reporter& report)
      : rules_(rules), names_(names), report_(report) {}

  void operator()(const ast::Header& h) {
    if (h.is_facts) return;
    rules_.name = h.name.text;
    if (h.help) rules_.help = unquote(h.help->text);
  }
  void operator()(const ast::Use&) {}
  void operator()(const ast::Refuse&) {}
  void operator()(const ast::Finding&) {}
  void operator()(const ast::Example&) {}
  void operator()(const ast::Program& p) {
    if (!declare(names_.programs, p.name, rules_.programs.size())) return;
    rules_.programs.push_back(
        {std::string(p.name.text), program_lines(report_, p.fragment), report_.place(p.name.span)});
  }
  void operator()(const ast::Import& i) { names_.imports.emplace(bound_name(i)); }
  void operator()(const ast::Library& l) {
    for (const auto& root : l.roots) add_root(root);
  }
  void operator()(const ast::Distribution& d) {
    for (const auto& name : d.names) rules_.distributions.emplace_back(name.text);
  }
  void operator()(const ast::Alias& a) {
    rules_.library.aliases[std::string(a.name.text)] = a.meaning.text;
    add_root(a.name);
  }
  void operator()(const ast::Parameter& p);
  void operator()(const ast::Class& c);
  void operator()(const ast::Function& f) {
    if (const auto [entry, is_new] = rules_.library.functions.try_emplace(std::string(f.name.text));
        is_new)
      entry->second = signature(f.signature, f.result, f.passes);
    else
      twice(f.name);
  }
  void operator()(const ast::TableOf& t) {
    auto& rows = rules_.library.tables;
    const auto [entry, is_new] = rows.try_emplace(std::string(t.name.text));
    if (!is_new) return twice(t.name);
    for (const auto& row : t.rows) entry->second[unquote(row.key.text)] = row.value.text;
  }
  void operator()(const ast::GroupOf& g) {
    const auto [entry, is_new] = rules_.library.groups.try_emplace(std::string(g.name.text));
    if (!is_new) return twice(g.name);
    for (const auto& m : g.members) entry->second.emplace_back(m.text);
  }
  void operator()(const ast::Find& f) {
    Names::Relation r;
    for (const auto& c : f.columns) r.columns.emplace_back(c.text);
    declare(names_.relations, f.name, std::move(r));
  }
  // The columns that all of them have, in the order of the first.
  void operator()(const ast::FindAny& f) {
    Names::Relation r;
    bool first = true;
    for (const auto& name : f.of) {
      const auto it = names_.relations.find(name.text);
      if (it == names_.relations.end()) continue;
      const auto& columns = it->second.columns;
      if (first) r.columns = columns;
      std::erase_if(r.columns, [&](const std::string& c) {
        return std::find(columns.begin(), columns.end(), c) == columns.end();
      });
      first = false;
    }
    declare(names_.relations, f.name, std::move(r));
  }
  void operator()(const ast::Define& d) { declare(names_.definitions, d.name, {}); }
  void operator()(const ast::Pattern& p) {
    declare(names_.patterns, p.name, ir::PatternId(names_.patterns.size()));
  }
  void operator()(const ast::Helper& h) {
    if (!names_.helpers.emplace(h.name.text).second) twice(h.name);
  }
  void operator()(const ast::Rule& r) {
    declare(names_.rules, r.name, ir::RuleId(names_.rules.size()));
    needs(r.actions);
  }
  void operator()(const ast::Demand& d) { obligation(d.name); }
  // What rules need of each other is demanded, too.
  void needs(const std::vector<ast::Action>& actions) {
    for (const auto& a : actions)
      std::visit(
          ir::Overloaded{[&](const ast::Phrase<ir::action::Needs, ast::Word, ast::Value>& n) {
                           obligation(std::get<0>(n.operands));
                         },
                         [&](const ast::If& i) {
                           for (const auto& arm : i.arms) needs(arm.actions);
                           needs(i.otherwise);
                         },
                         [&](const ast::EachDo& e) { needs(e.actions); },
                         [&](const ast::ForRows& f) { needs(f.actions); }, [](const auto&) {}},
          a.node);
  }
  void obligation(const ast::Word& word) {
    const std::string name(word.text);
    if (!names_.obligations.contains(name)) names_.obligations[name] = rules_.obligations.add(name);
  }
  void operator()(const ast::Key& k);

 private:
  void twice(const ast::Token& name) {
    report_("R005", name.span, "`" + std::string(name.text) + "` is declared twice",
            "rename one of the two, or delete it");
  }
  template <class T>
  bool declare(NameTable<T>& table, const ast::Token& name, std::type_identity_t<T>&& what) {
    if (table.try_emplace(std::string(name.text), std::move(what)).second) return true;
    twice(name);
    return false;
  }
  void add_root(const ast::Dotted& d) {
    rules_.library.roots.emplace(d.text.substr(0, d.text.find('.')));
  }
  ir::Signature signature(const ast::Signature& s, const std::optional<ast::Dotted>& result,
                          const std::vector<ast::Passed>& passes);

  ir::Ruleset& rules_;
  Names& names_;
  const Reporter& report_;
};

ir::Signature Collector::signature(const ast::Signature& s,
                                   const std::optional<ast::Dotted>& result,
                                   const std::vector<ast::Passed>& passes) {
  ir::Signature out;
  bool keyword_only = false;
  for (const auto& p : s.parameters) {
    const bool starred = p.name.text.starts_with('*');
    keyword_only = keyword_only || starred;
    // `*` alone and `**rest` are no slots.
    out.collects = out.collects || p.name.text.starts_with("**");
    if (p.name.text == "*" || p.name.text.starts_with("**")) continue;
    ir::Parameter slot{std::string(p.name.text), {}, std::nullopt, keyword_only};
    for (const auto& other : p.others) slot.aliases.emplace_back(other.text);
    if (p.fallback) {
      std::string_view text = p.fallback->text;
      if (text.starts_with('`')) text = text.substr(1, text.size() - 2);
      slot.fallback = std::string(text);
    }
    out.parameters.push_back(std::move(slot));
  }
  if (result) out.result = result->text;
  for (const auto& [parameters, to] : passes) {
    auto& kept = to == ir::Passing::value   ? out.passes
                 : to == ir::Passing::block ? out.passes_within
                                            : out.passes_to_self;
    for (const auto& passed : parameters) {
      kept.emplace_back(passed.text);
      if (passed.text != "self" && out.find(passed.text) < 0)
        report_("R022", passed.span,
                "`passes " + std::string(passed.text) + "` names no parameter of the signature",
                "name a parameter, or `self`");
    }
  }
  return out;
}

void Collector::operator()(const ast::Class& c) {
  ir::LibraryClass out;
  for (const auto& base : c.bases) out.bases.emplace_back(base.text);
  if (c.constructor) out.constructor = signature(*c.constructor, std::nullopt, {});
  for (const auto& m : c.members) out.members.emplace_back(m.text);
  for (const auto& name : c.names) {
    out.name = name.text;
    if (!rules_.library.classes.insert_or_assign(out.name, out).second) twice(name);
  }
}

void Collector::operator()(const ast::Parameter& p) {
  using Type = ir::RulesetParameter::Type;
  ir::RulesetParameter r;
  r.name = p.name.text;
  r.help = unquote(p.help.text);
  r.place = report_.place(p.name.span);
  switch (p.type) {
    case ast::Parameter::Type::boolean: r.type = Type::boolean; break;
    case ast::Parameter::Type::integer: r.type = Type::integer; break;
    case ast::Parameter::Type::choice: r.type = Type::choice; break;
    case ast::Parameter::Type::text: r.type = Type::text; break;
    case ast::Parameter::Type::list: r.type = Type::list; break;
    case ast::Parameter::Type::table: r.type = Type::table; break;
  }
  r.numbers = p.numbers;
  for (const auto& c : p.choices) r.choices.emplace_back(c.text);
  if (!declare(names_.parameters, p.name, ir::ParameterId(rules_.parameters.size()))) return;
  const std::string name = r.name;
  rules_.parameters.add(std::move(r));
  if (const std::string problem = set_parameter(rules_, names_, name, setting_text(p.value));
      !problem.empty())
    report_("R041", std::visit([](const ast::Token& t) { return t.span; }, p.value), problem);
}

void Collector::operator()(const ast::Key& k) {
  ir::Key out{std::string(k.name.text), k.many, ir::Region::module};
  if (!declare(names_.keys, k.name, ir::KeyId(rules_.keys.size()))) return;
  const std::string_view region = k.region.text;
  if (region == "block")
    out.region = ir::Region::block;
  else if (region == "function")
    out.region = ir::Region::function;
  else if (region == "class")
    out.region = ir::Region::klass;
  else if (region != "module")
    report_("R025", k.region.span, "a key lives in a block, function, class or module");
  rules_.keys.add(std::move(out));
}

}  // namespace

void collect(ir::Ruleset& rules, Names& names, const SourceFile& file, Diagnostics& diagnostics) {
  const Reporter report(diagnostics, file.index, file.path, *file.text);
  Collector collector(rules, names, report);
  for (const auto& d : file.declarations) std::visit(collector, d.node);
}

}  // namespace hvr::dsl
