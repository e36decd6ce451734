// The order of the stages, written once. Read this file first.
#include "api/pipeline.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

#include "base/allowance.h"
#include "base/memory.h"
#include "engine/match/message.h"
#include "python/standard_modules.h"

namespace hvr {

size_t ProgramAnalysis::module_at(uint32_t byte) const {
  const auto& roots = tree.modules();
  const auto behind =
      std::upper_bound(roots.begin() + 1, roots.end(), byte,
                       [&](uint32_t at, NodeId root) { return at < tree.span(root).begin; });
  return static_cast<size_t>(behind - roots.begin()) - 1;
}

Location ProgramAnalysis::locate(NodeId n) const {
  return n == kNoNode ? Location{path(), {}} : locate(tree.span(n));
}

Location ProgramAnalysis::locate(Span span) const {
  const size_t module = module_at(span.begin);
  const uint32_t begin = tree.span(tree.modules()[module]).begin;
  return {sources[module]->path, {span.begin - begin, span.end - begin}};
}

std::vector<std::pair<std::string, NodeId>> unknown_imports(const ProgramAnalysis& s,
                                                            const ir::Library& library) {
  auto out = s.facts->imports();
  std::erase_if(out, [&](const auto& i) {
    return library.is_root(i.first) || library.is_root(library.canonical(i.first)) ||
           i.first == "__future__";
  });
  return out;
}

namespace {

// What has to be said about the way the modules were found.
void report_modules(const ProgramAnalysis& s, const ir::Ruleset& program,
                    const hvrewrite::Project::Impl& project, const ProgramModules& modules,
                    Diagnostics& d) {
  const auto warn = [&](Code code, NodeId at, std::string text, std::string help) {
    Location place = s.locate(at);
    d.add({Severity::warning,
           code,
           std::move(place.file),
           place.span,
           std::move(text),
           std::move(help),
           {},
           {}});
  };
  for (const auto& [file, at] : modules.broken)
    warn("P006", at == kNoNode ? kNoNode : s.main() + at,
         "`" + project.files()[file].path + "` cannot be parsed; what it defines is not known here",
         "mend it first, or leave its uses to the messages below");
  if (modules.cut)
    warn("P007", kNoNode,
         "the program imports more than " + std::to_string(kMaxModules) +
             " modules; the rest was not looked into",
         "name a smaller folder with --project");
  std::set<std::string> said;
  for (NodeId n = 0; n < s.tree.size(); ++n) {
    if (s.tree.kind(n) != Kind::import_statement && s.tree.kind(n) != Kind::import_from_statement)
      continue;
    const NodeId from = s.tree.child(n, Field::module_name);
    for (NodeId name :
         from != kNoNode ? std::vector<NodeId>{from} : s.tree.children(n, Field::name)) {
      if (s.tree.kind(name) == Kind::aliased_import) name = s.tree.child(name, Field::name);
      const std::string root(s.tree.text(name).substr(0, s.tree.text(name).find('.')));
      const auto own = modules.names.by_name.find(root);
      if (root.empty() || own == modules.names.by_name.end() || !program.library.is_root(root) ||
          !said.insert(root).second)
        continue;
      warn("P008", name,
           "`" + root + "` is the file " + s.sources[own->second]->path + " here, not the library",
           "rename the file if the library is meant");
    }
  }
}

// A main module that cannot be looked into.
void report_problem(const SyntaxProblem& problem, const std::string& path, Diagnostics& d) {
  switch (problem.limit) {
    case SyntaxProblem::Limit::none:
      return d.error("P003", path, problem.span, problem.message,
                     "mend the syntax error first; `python3 -m py_compile` may say more");
    case SyntaxProblem::Limit::depth:
      return d.error("P004", path, problem.span, problem.message,
                     "no rule can be applied to a program nested deeper than " +
                         std::to_string(kMaxDepth) + " levels");
    case SyntaxProblem::Limit::time: return d.error("P010", path, problem.span, problem.message);
  }
}

}  // namespace

bool analyse(ProgramAnalysis& s, const ir::Ruleset& program,
             const hvrewrite::Project::Impl& project, size_t main, Diagnostics& d) {
  look_at_deadline();
  s.read = project.module(main);
  const ReadModule& file = *s.read;
  if (file.notebook && file.source) s.notebook = &*file.notebook;
  for (const Diagnostic& problem : file.problems.all()) d.add(problem);
  if (!file.source) return false;
  if (const auto& problem = file.parsed.problem) {
    report_problem(*problem, file.source->path, d);
    return false;
  }
  // Its imports are not known.
  if (const Outline& outline = project.outline(main); outline.short_of_memory)
    throw std::bad_alloc();
  else if (!outline.fault.empty())
    throw std::runtime_error(outline.fault);
  hvrewrite::Project::Impl::Held held;
  ProgramModules modules = project.modules_of(main, &held);
  for (const size_t f : modules.files) {
    const auto module = project.module(f);
    s.sources.push_back(module->source);
    s.tree.append(module->parsed.tree);
    held.erase(f);
  }
  s.made = project.made();
  report_modules(s, program, project, modules, d);
  s.facts = std::make_unique<Facts>(s.tree, program.library, std::move(modules.names));
  s.flow = std::make_unique<Flow>(*s.facts);
  s.query = std::make_unique<Query>(program, *s.flow);
  allow(s.tree.size());
  answer_relations(*s.query);
  s.classification = classify(*s.query);
  return true;
}

namespace {

// For a program in which no pattern was found: what was not looked into.
std::string not_looked_into(const ProgramAnalysis& s, const ir::Ruleset& program) {
  constexpr size_t kNamed = 8;
  std::string names;
  std::set<std::string> said;
  for (const auto& [name, node] : unknown_imports(s, program.library)) {
    const std::string root = name.substr(0, name.find('.', name.find_first_not_of('.')));
    // What comes with Python trains nothing.
    if (is_standard_module(root)) continue;
    if (said.insert(root).second && said.size() <= kNamed)
      names += (names.empty() ? "`" : ", `") + root + "`";
  }
  if (said.size() > kNamed)
    names += " and " + std::to_string(said.size() - kNamed) + " modules more";
  return names.empty() ? ""
                       : "; nothing is known of " + names +
                             ": take files in with --project, or describe a library with --facts";
}

enum class Verdict : unsigned char { rewrite, leave, refuse };

Verdict verdict(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d) {
  for (const auto& r : program.refusals) {
    if (r.obligation) continue;
    Captures captures(r.holes.size());
    NodeId at = s.classification.evidence.empty() ? kNoNode : s.classification.evidence[0].node;
    bool holds = false;
    std::string message;
    Evaluator(*s.query, {s.main(), nullptr, nullptr})
        .solve(r.clauses, 0, captures, Tri::yes, [&](Captures& c, Tri sure) {
          if (holds || sure != Tri::yes) return;
          holds = true;
          message = message_text(s.tree, r.message, c);
          if (r.at && c[*r.at].type == Value::Type::node) at = c[*r.at].node;
        });
    if (!holds) continue;
    const Location place = s.locate(at);
    s.refused_by = &r;
    if (r.leaves) {
      d.add({Severity::note, "W002", place.file, place.span, message, r.help, {}, {}});
      return Verdict::leave;
    }
    d.error("W002", place.file, place.span, message,
            r.help.empty() || !s.classification.pattern.unknown()
                ? r.help
                : r.help + not_looked_into(s, program));
    return Verdict::refuse;
  }
  if (!s.classification.pattern.multiple) return Verdict::rewrite;
  std::string found;
  for (const auto& e : s.classification.evidence) {
    const std::string& file = s.source_of(e.node).path;
    const uint32_t line = s.place_of(e.node).line;
    found += (found.empty() ? "" : ", ") + program.patterns[e.pattern].name + " at ";
    if (s.notebook && file == s.path()) {
      const auto place = s.notebook->place(line);
      found += "cell " + std::to_string(place.cell) + ", line " + std::to_string(place.line);
    } else {
      found += "line " + std::to_string(line);
    }
    if (file != s.path()) found += " of " + file;
  }
  const Location at =
      s.locate(s.classification.evidence.empty() ? kNoNode : s.classification.evidence[0].node);
  d.error("W004", at.file, at.span, "this program trains in several ways: " + found,
          "split it, so that each part trains in one way");
  return Verdict::refuse;
}

// What stands in for another one meets the same demands: nothing is lost where it gives way.
bool only_another_way(const Unit& loser, const Unit& winner) {
  return !loser.does.empty() &&
         std::all_of(loser.does.begin(), loser.does.end(), [&](const auto& met) {
           return std::find(winner.does.begin(), winner.does.end(), met) != winner.does.end();
         });
}

// The messages of what stands, each once, and what gave way to it.
void say(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d) {
  std::set<std::tuple<std::string, uint32_t, std::string>> said;
  for (auto& [unit, m] : s.edits.messages)
    if (!s.edits.units[unit].dropped && said.emplace(m.file, m.span.begin, m.message).second)
      d.add(std::move(m));
  for (const auto& [loser, winner] : s.conflicts) {
    const Unit& u = s.edits.units[loser];
    if (only_another_way(u, s.edits.units[winner])) continue;
    const std::string& name = program.rules[u.rule].name;
    Location at = s.locate(u.at);
    d.add({Severity::warning,
           "W005",
           std::move(at.file),
           at.span,
           "rule `" + name + "` gave way to `" + program.rules[s.edits.units[winner].rule].name +
               "`, which edits the same text",
           "the earlier rule stands: put first what is to stand, or keep one of them away from "
           "such places with `where`",
           name,
           {}});
  }
}

}  // namespace

void settle(ProgramAnalysis& s, const ir::Ruleset& program) {
  std::vector<Unit>& units = s.edits.units;
  const auto drop_with_others = [&] {
    do drop_unsupported(s, program);
    while (fall_together(s.edits));
  };
  for (bool again = true; again;) {
    drop_with_others();
    const auto lost = settle_conflicts(s.edits, s.tree, program);
    s.conflicts.insert(s.conflicts.end(), lost.begin(), lost.end());
    drop_with_others();
    again = false;
    // What a winner fell by stays so; each round takes at least one of them out of the way.
    std::erase_if(s.conflicts, [&](const std::pair<uint32_t, uint32_t>& c) {
      const Unit& winner = units[c.second];
      if (!winner.dropped || winner.lost) return false;
      for (Unit& u : units) {
        if (&u != &units[c.first] && u.fell_with != c.first) continue;
        u.dropped = u.lost = false;
        u.fell_with.reset();
        u.why.clear();
      }
      return again = true;
    });
  }
}

void report_unanswered(const ProgramAnalysis& s, Diagnostics& d) {
  const NodeId at = s.flow->first_cut();
  if (at == kNoNode) return;
  Location place = s.locate(at);
  d.add({Severity::warning,
         "P013",
         std::move(place.file),
         place.span,
         "where this comes from was not followed to its end, and perhaps other values were not: it "
         "takes too many steps",
         "what rules would do with what lies behind is not done: look at it by hand, or name a "
         "smaller folder with --project",
         {},
         {}});
}

std::optional<NewTexts> transform(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d,
                                  bool trace) {
  look_at_deadline();
  const Verdict what = verdict(s, program, d);
  if (what == Verdict::refuse) return std::nullopt;
  if (what == Verdict::leave) return NewTexts(s.sources.size());
  Interpreter interpreter(*s.query, [&](NodeId n) { return s.locate(n); });
  interpreter.trace = trace;
  s.edits = interpreter.run();
  share_equal_edits(s.edits, *s.query);
  drop_vetoed(s, program, interpreter);
  s.attempts = std::move(interpreter.attempts);
  // What was remembered of a large program takes more memory than its tree, and the tree of the
  // result is still to come.
  constexpr size_t kLarge = size_t{1} << 19;  // nodes: about two megabytes
  if (s.tree.size() > kLarge) {
    s.flow->forget();
    s.query->matcher.index().forget();
    return_free_memory();
  }
  auto texts = standing_texts(s, program, d);
  say(s, program, d);
  const bool unmet = check_demands(s, program, interpreter, d);
  if (unmet || d.has_errors()) return std::nullopt;
  return texts;
}

}  // namespace hvr
