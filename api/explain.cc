// Looking inside: why a rule fired or not.
#include <set>

#include "api/explain_questions.h"
#include "api/pipeline.h"

namespace hvrewrite {

namespace {

// Applications that begin elsewhere and have an edit in the line.
void add_edits_here(const hvr::ProgramAnalysis& s, const hvr::ir::Ruleset& program,
                    const std::string& file, uint32_t line, std::vector<Attempt>& out) {
  const auto stands_here = [&](hvr::NodeId n) {
    return s.place_of(n).line == line && s.source_of(n).path == file;
  };
  std::set<uint32_t> told;
  for (const auto& e : s.edits.edits) {
    const auto& unit = s.edits.units[e.unit];
    if (e.tidy || !stands_here(e.node) || stands_here(unit.at) || !told.insert(e.unit).second)
      continue;
    const auto place = s.place_of(e.node);
    Attempt r;
    r.rule = program.rules[e.rule].name;
    r.line = place.line;
    r.column = place.column;
    r.fired = !unit.dropped;
    r.why = unit.why;
    r.hint = s.tree.kind(unit.at) == hvr::Kind::module
                 ? "once, for the whole program"
                 : "it begins at " + s.source_of(unit.at).path + ":" +
                       std::to_string(s.place_of(unit.at).line);
    out.push_back(std::move(r));
  }
}

}  // namespace

std::vector<Attempt> Ruleset::explain(const std::string& path, std::string bytes, uint32_t line,
                                      Messages& messages) const {
  return explain(Project("", {{path, std::move(bytes)}}), path, path, line, messages);
}

std::vector<Attempt> Ruleset::explain(const Project& project, const std::string& main,
                                      const std::string& file, uint32_t line,
                                      Messages& messages) const {
  std::vector<Attempt> out;
  hvr::Diagnostics d;
  hvr::ProgramAnalysis s;
  const auto& program = impl_->program;
  const auto at = project.impl().by_path.find(main);
  if (at == project.impl().by_path.end()) return out;
  const bool ready = hvr::analyse(s, program, project.impl(), at->second, d);
  if (ready) {
    (void)hvr::transform(s, program, d, true);
    hvr::report_unanswered(s, d);
    for (const auto& a : s.attempts) {
      const auto place = s.place_of(a.at);
      if (place.line != line || s.source_of(a.at).path != file) continue;
      Attempt r;
      r.rule = program.rules[a.rule].name;
      r.line = place.line;
      r.column = place.column;
      r.fired = a.fired;
      r.why = a.failure;
      for (const auto& u : s.edits.units)
        if (u.rule == a.rule && u.at == a.at && u.dropped && r.why.empty()) {
          r.why = u.why;
          r.fired = false;
        }
      if (!a.fired && a.failure.empty()) {
        const hvr::ir::RulePlace stop = a.stop ? a.stop->place : program.rules[a.rule].place;
        r.stopped_by = quoted(program, stop);
        r.answer = a.stop && a.stop->answer == hvr::Tri::unknown ? "unknown" : "no";
        r.rule_place = place_in_rules(program, stop);
        if (a.stop) r.hint = missing_fact(s, *a.stop);
      }
      out.push_back(std::move(r));
    }
    add_edits_here(s, program, file, line, out);
    for (Attempt& a : explain_questions(s, program, file, line)) out.push_back(std::move(a));
  }
  const hvr::ReadModule& own = *s.read;
  auto said = ready ? hvr::to_messages(d, s)
                    : hvr::to_messages(d,
                                       own.source ? std::string_view(own.source->text)
                                                  : std::string_view(project.bytes_of(main)),
                                       main, nullptr);
  for (auto& m : said) messages.push_back(std::move(m));
  return out;
}

}  // namespace hvrewrite
