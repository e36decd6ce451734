// The place behind the imports, where a module's header goes.
#include <algorithm>
#include <set>

#include "api/pipeline.h"

namespace hvr {

namespace {

bool is_import(Kind k) {
  return k == Kind::import_statement || k == Kind::import_from_statement ||
         k == Kind::future_import_statement;
}

// A `try` or `if` that does nothing but import.
bool only_imports(const Tree& t, NodeId n) {
  if (t.kind(n) != Kind::try_statement && t.kind(n) != Kind::if_statement) return false;
  bool any = false;
  for (NodeId k = n; k < t[n].last; ++k) {
    const NodeId p = t.parent(k);
    if (t.kind(p) != Kind::block || k == n) continue;
    if (is_import(t.kind(k)))
      any = true;
    else if (t.kind(k) != Kind::pass_statement && t.kind(k) != Kind::comment &&
             t.kind(k) != Kind::expression_statement)
      return false;
  }
  return any;
}

// Whether something in a statement, or itself, is edited and does not just go.
bool edited(const StandingEdits& standing, NodeId statement) {
  const auto some = standing.inside(statement);
  return std::any_of(some.begin(), some.end(),
                     [](const Edit* e) { return e->kind != Edit::Kind::remove; });
}

// Whether running this module (for an import) does what the header must come before: edited code,
// or calls of a library the header uses, outside functions.
bool acts_when_imported(const ProgramAnalysis& s, NodeId root, const StandingEdits& standing,
                        const std::vector<std::string>& libraries) {
  const Tree& t = s.tree;
  for (NodeId n = root; n < t[root].last; ++n) {
    if (t.kind(n) == Kind::function_definition || t.kind(n) == Kind::lambda_) {
      n = t[n].last - 1;
      continue;
    }
    if (t.kind(n) != Kind::call && !(t.parent(n) == root && edited(standing, n))) continue;
    if (t.kind(n) == Kind::call) {
      const std::string& name = s.facts->canonical(t.child(n, Field::function));
      if (std::none_of(libraries.begin(), libraries.end(),
                       [&](const std::string& l) { return name.starts_with(l + "."); }))
        continue;
    } else if (t.kind(n) == Kind::function_definition || t.kind(n) == Kind::decorated_definition ||
               t.kind(n) == Kind::class_definition) {
      continue;
    }
    return true;
  }
  return false;
}

// Whether an import statement of the main module runs, before all others, a module of the program
// that acts.
bool loads_acting_module(const ProgramAnalysis& s, NodeId import, const StandingEdits& standing,
                         const std::vector<std::string>& libraries) {
  const Tree& t = s.tree;
  if (t.modules().size() == 1) return false;
  const auto& names = s.facts->members().names();
  const size_t main = t.modules().size() - 1;
  std::set<size_t> seen;
  std::vector<NodeId> imports{import};
  for (size_t i = 0; i < imports.size(); ++i) {
    const NodeId n = imports[i];
    for (const auto& written : loaded_names(t, n)) {
      const std::string dotted = names.absolute(s.facts->scope_of(t.module_of(n)), written);
      const auto it = names.by_name.find(dotted);
      if (it == names.by_name.end() || it->second == main || !seen.insert(it->second).second)
        continue;
      const NodeId root = t.modules()[it->second];
      if (acts_when_imported(s, root, standing, libraries)) return true;
      for (NodeId k = root; k < t[root].last; ++k)
        if (t.kind(k) == Kind::import_statement || t.kind(k) == Kind::import_from_statement)
          imports.push_back(k);
    }
  }
  return false;
}

// The libraries that a module's header uses.
std::vector<std::string> libraries_of_header(const ProgramAnalysis& s, const ir::Ruleset& program,
                                             NodeId root) {
  const Tree& t = s.tree;
  std::vector<std::string> roots;
  for (const auto& [v, of_all, unit] : s.edits.header) {
    if (t.module_of(s.edits.units[unit].at) != root) continue;
    if (v.type != Value::Type::result) continue;
    for (const auto& segment : program.fragments[v.result->fragment].segments)
      if (segment.type == ir::Segment::Type::name && segment.text.starts_with("library "))
        roots.push_back(segment.text.substr(8, segment.text.find('.') - 8));
  }
  return roots;
}

// Whether something of the libraries is called in a statement.
bool calls_one_of(const ProgramAnalysis& s, NodeId statement,
                  const std::vector<std::string>& roots) {
  const Tree& t = s.tree;
  for (NodeId n = statement; n < t[statement].last; ++n) {
    if (t.kind(n) != Kind::call) continue;
    const std::string& name = s.facts->canonical(t.child(n, Field::function));
    if (std::any_of(roots.begin(), roots.end(),
                    [&](const std::string& r) { return name.starts_with(r + "."); }))
      return true;
  }
  return false;
}

}  // namespace

NodeId header_anchor(const ProgramAnalysis& s, const ir::Ruleset& program,
                     const StandingEdits& standing, NodeId root) {
  const Tree& t = s.tree;
  // Statements that use what the header itself uses must come after it.
  const std::vector<std::string> roots = libraries_of_header(s, program, root);
  NodeId anchor = kNoNode;
  for (const NodeId c : t.children(root)) {
    const Kind k = t.kind(c);
    if (standing.has(c, Edit::Kind::remove)) continue;
    if (root == s.main() && !roots.empty() && is_import(k) &&
        loads_acting_module(s, c, standing, roots))
      break;
    // What is edited may need the header.
    if (is_import(k) || (only_imports(t, c) && !edited(standing, c))) {
      anchor = c;
      continue;
    }
    const bool doc = !edited(standing, c) && k == Kind::expression_statement &&
                     t.kind(t.first_child(c)) == Kind::string;
    if (doc) {
      if (anchor == kNoNode) anchor = c;
      continue;
    }
    if ((k != Kind::expression_statement && k != Kind::print_statement) || edited(standing, c) ||
        calls_one_of(s, c, roots))
      break;
  }
  return anchor;
}

}  // namespace hvr
