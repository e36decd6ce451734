// What the project says of Python files, one a line of standard input, for the scripts beside this
// file to compare with CPython. `syntax`: `ok MINOR` or the first problem. `scopes`: a line a
// scope, its path and what it does with each name, in the words of CPython's symbol tables; `.`
// closes.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "engine/rewrite/valid.h"
#include "python/scopes.h"
#include "python/syntax.h"

namespace {

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

void syntax(const std::string& path) {
  const std::string text = read(path);
  const hvr::ParsedTree parsed = hvr::parse_python(text);
  const bool tree = !parsed.problem;
  hvr::SyntaxReport report = hvr::check_syntax(text);
  if (!report.problem && tree) report = hvr::compile_problem(parsed);
  const auto& problem = report.problem;
  if (!problem) {
    std::cout << "ok " << report.needs << (tree ? "" : " no-tree") << "\n";
    return;
  }
  size_t line = 1;
  for (size_t i = 0; i < problem->span.begin && i < text.size(); ++i) line += text[i] == '\n';
  std::cout << (problem->limit == hvr::SyntaxProblem::Limit::depth ? "deep " : "bad ") << line
            << ": " << problem->message << "\n";
}

using hvr::NameRole;
using hvr::ScopeId;
using hvr::ScopeKind;

std::string path_of(const hvr::Scopes& scopes, const hvr::Tree& tree, ScopeId s) {
  const hvr::Scopes::Table& table = scopes[s];
  if (table.kind == ScopeKind::module) return "top";
  const auto begin = tree.text().begin();
  const auto line = 1 + std::count(begin, begin + tree.span(table.node).begin, '\n');
  static constexpr std::string_view kNames[] = {"top", "", "", "lambda", "comprehension", "types"};
  std::string name(kNames[static_cast<size_t>(table.kind)]);
  if (tree.kind(table.node) == hvr::Kind::generator_expression) name = "generator";
  if (name.empty()) name = tree.text(tree.child(table.node, hvr::Field::name));
  return path_of(scopes, tree, table.parent) + "/" + name + ":" + std::to_string(line);
}

std::string flags(const hvr::Scopes& scopes, ScopeId s, const std::string& name) {
  const hvr::Symbol symbol = scopes.names().find(name);
  const auto any = [&](std::initializer_list<NameRole> roles) {
    return std::any_of(roles.begin(), roles.end(),
                       [&](NameRole r) { return scopes.has(s, symbol, r); });
  };
  std::string out;
  if (any({NameRole::load})) out += "R";
  if (any({NameRole::assign, NameRole::annotate, NameRole::remove, NameRole::define,
           NameRole::handler}))
    out += "A";
  if (any({NameRole::parameter})) out += "P";
  if (any({NameRole::import_})) out += "I";
  const ScopeId owner = scopes.owner(symbol, s);
  const bool module = owner == hvr::kNoScope || scopes[owner].kind == ScopeKind::module;
  return out + (owner == s ? "L" : module ? "G" : "F");
}

void scopes(const std::string& path) {
  const hvr::ParsedTree parsed = hvr::parse_python(read(path));
  const hvr::Scopes scopes(parsed.tree);
  // CPython counts the target of `:=` for the comprehension that holds it, too.
  std::set<std::pair<ScopeId, std::string>> walrus;
  for (const hvr::NameUse& u : scopes.uses())
    if (u.scope != scopes.scope_of(u.node)) walrus.emplace(scopes.scope_of(u.node), scopes.text(u));
  std::vector<std::set<std::string>> said(scopes.size());
  scopes.each_name(
      [&](ScopeId s, hvr::Symbol name, uint32_t) { said[s].insert(scopes.names().text(name)); });
  for (ScopeId s = 0; s < scopes.size(); ++s) {
    std::cout << path_of(scopes, parsed.tree, s);
    std::set<std::string>& names = said[s];
    for (const auto& [scope, name] : walrus)
      if (scope == s) names.insert(name);
    for (const auto& name : names) {
      std::string what = flags(scopes, s, name);
      if (walrus.contains({s, name}) && what.find('A') == std::string::npos)
        what.insert(what.starts_with('R') ? 1 : 0, "A");
      std::cout << " " << name << "=" << what;
    }
    std::cout << "\n";
  }
  std::cout << ".\n";
}

}  // namespace

int main(int, char** arguments) {
  const bool of_scopes = std::string_view(arguments[1]) == "scopes";
  for (std::string path; std::getline(std::cin, path);) of_scopes ? scopes(path) : syntax(path);
}
