// Looking inside: why a rule fired or not, and the intermediate forms as text.
#include <algorithm>
#include <functional>
#include <set>

#include "api/explain_questions.h"
#include "api/pipeline.h"
#include "base/ledger.h"
#include "dsl/syntax.h"
#include "engine/match/views.h"
#include "source/json.h"

namespace hvrewrite {

namespace {

std::string one_line(std::string_view s) {
  std::string out;
  for (const char c : s) {
    if (c == '\n')
      out += ' ';
    else if (c != '\r' && !(c == ' ' && !out.empty() && out.back() == ' '))
      out += c;
  }
  return out;
}

std::string show(const hvr::Tree& t, const hvr::LineIndex& lines, hvr::NodeId n) {
  if (n == hvr::kNoNode) return "?";
  const auto place = lines.at(t.span(n).begin);
  return std::to_string(place.line) + ":" + std::to_string(place.column) + " " +
         one_line(std::string(t.text(n).substr(0, 60)));
}

std::string show(const hvr::Tree& t, const hvr::LineIndex& lines, const hvr::Value& v) {
  using Type = hvr::Value::Type;
  switch (v.type) {
    case Type::node: return show(t, lines, v.node);
    case Type::nodes: return "[" + std::to_string(v.nodes.size()) + " nodes]";
    case Type::text:
    case Type::klass: return v.text;
    case Type::integer: return std::to_string(v.integer);
    case Type::real: return hvr::written(v.real);
    case Type::boolean: return v.integer != 0 ? "true" : "false";
    case Type::absent: return "absent";
    case Type::unknown: return "unknown";
    default: return "-";
  }
}

using hvr::json_quoted;

// A place of the program as members of a JSON object.
std::string json_place(const hvr::ProgramAnalysis& s, hvr::NodeId n) {
  if (n == hvr::kNoNode) return "\"line\":null,\"column\":null,\"text\":null";
  const auto place = s.place_of(n);
  return "\"line\":" + std::to_string(place.line) + ",\"column\":" + std::to_string(place.column) +
         ",\"text\":" + json_quoted(s.tree.text(n), false);
}

std::string json_of(const hvr::ProgramAnalysis& s, const hvr::Value& v) {
  using Type = hvr::Value::Type;
  switch (v.type) {
    case Type::node: return "{" + json_place(s, v.node) + "}";
    case Type::nodes: {
      std::string out;
      for (const hvr::Value& one : v.elements()) out += (out.empty() ? "" : ",") + json_of(s, one);
      return "[" + out + "]";
    }
    case Type::text:
    case Type::klass: return json_quoted(v.text, false);
    case Type::integer: return std::to_string(v.integer);
    case Type::real: return hvr::written(v.real);
    case Type::boolean: return v.integer != 0 ? "true" : "false";
    default: return "null";
  }
}

// The rows of all relations, a JSON object a line: what other programs read.
std::string dump_rows(const hvr::ProgramAnalysis& s, const hvr::ir::Ruleset& program) {
  std::string out;
  for (const hvr::ir::RelationId i : program.relations.ids())
    for (const auto& row : s.query->relations[i]) {
      const hvr::ir::Relation& relation = program.relations[i];
      std::string columns;
      for (const hvr::ir::ColumnId c : relation.columns.ids())
        columns += (columns.empty() ? "" : ",") + json_quoted(relation.columns[c], false) + ":" +
                   json_of(s, row.columns[c]);
      out += "{\"relation\":" + json_quoted(relation.name, false) +
             ",\"sure\":" + (row.sure ? "true" : "false") +
             ",\"file\":" + json_quoted(s.locate(row.at).file, false) + "," +
             json_place(s, row.at) + ",\"columns\":{" + columns + "}}\n";
    }
  return out;
}

// Who spent how many steps on the program, and how often it was asked; who spent most comes first.
std::string dump_steps(const hvr::Ledger& ledger) {
  std::vector<std::pair<std::string, hvr::Ledger::Entry>> all(ledger.entries().begin(),
                                                              ledger.entries().end());
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.second.steps > b.second.steps; });
  std::string out;
  for (const auto& [who, entry] : all)
    out += std::to_string(entry.steps) + " steps, asked " + std::to_string(entry.times) +
           (entry.times == 1 ? " time: " : " times: ") + who + "\n";
  return out;
}

std::string dump_syntax(const hvr::Tree& t) {
  std::string out;
  std::vector<int> depth(t.size(), 0);
  for (hvr::NodeId n = 0; n < t.size(); ++n) {
    if (t.parent(n) != hvr::kNoNode) depth[n] = depth[t.parent(n)] + 1;
    out.append(static_cast<size_t>(depth[n]) * 2, ' ');
    if (t[n].field != hvr::Field::none) out += std::string(hvr::field_name(t[n].field)) + ": ";
    out += hvr::kind_name(t.kind(n));
    if (t.first_child(n) == hvr::kNoNode) out += " " + one_line(std::string(t.text(n)));
    out += "\n";
  }
  return out;
}

std::string dump_facts(const hvr::ProgramAnalysis& s) {
  const hvr::Tree& t = s.tree;
  const hvr::LineIndex& lines = s.sources.back()->lines;
  std::string out;
  for (const auto& [name, n] : s.facts->imports()) out += "import " + name + "\n";
  for (const auto& c : s.facts->classes()) {
    out += "class " + std::string(t.text(t.child(c.node, hvr::Field::name))) + " <:";
    for (const auto b : c.bases)
      for (const auto& n : s.flow->classes_named(b).names) out += " " + n;
    out += "\n";
  }
  for (const hvr::NodeId call : s.facts->calls()) {
    out += "call " + show(t, lines, call) + " ->";
    const auto names = s.flow->callee_names(call);
    for (size_t i = 0; i < names.names.size() && i < 3; ++i) out += " " + names.names[i];
    for (const auto f : s.flow->callees(call).nodes)
      out += " def@" + std::to_string(lines.at(t.span(f).begin).line);
    out += "\n";
  }
  return out;
}

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

std::optional<std::string> Ruleset::dump(std::string_view stage, const std::string& path,
                                         std::string bytes) const {
  const auto& program = impl_->program;
  if (stage == "ir") return hvr::ir::dump(program);
  if (stage == "tokens") {
    std::string out;
    for (const hvr::ir::FileId i : program.files.ids())
      out += "# " + program.files[i] + "\n" + hvr::dsl::dump_tokens(program.texts[i]);
    return out;
  }
  hvr::Diagnostics d;
  const hvr::Ledger ledger;
  hvr::ProgramAnalysis s;
  if (!hvr::analyse(s, program, Project("", {{path, std::move(bytes)}}).impl(), 0, d))
    return std::string("# ") + (d.all().empty() ? "" : d.all()[0].message) + "\n";
  const hvr::LineIndex& lines = s.sources.back()->lines;
  const hvr::Tree& t = s.tree;
  if (stage == "syntax") return dump_syntax(t);
  if (stage == "facts") return dump_facts(s);
  if (stage == "rows") return dump_rows(s, program);
  if (stage == "steps") {
    (void)hvr::transform(s, program, d);
    return dump_steps(ledger);
  }
  if (stage == "relations") {
    std::string out = "pattern " + hvr::ir::pattern_name(program, s.classification.pattern) + "\n";
    for (const hvr::ir::RelationId i : program.relations.ids())
      for (const auto& row : s.query->relations[i]) {
        out += program.relations[i].name + (row.sure ? "" : " (possible)") + " at " +
               show(t, lines, row.at) + "\n";
        for (const hvr::ir::ColumnId c : program.relations[i].columns.ids())
          out += "  " + program.relations[i].columns[c] + " = " + show(t, lines, row.columns[c]) +
                 "\n";
      }
    return out;
  }
  if (stage == "edits") {
    (void)hvr::transform(s, program, d);
    std::string out;
    std::set<uint32_t> edits;
    for (const auto& e : s.edits.edits) {
      const auto& u = s.edits.units[e.unit];
      out += program.rules[e.rule].name + ": " + std::string(hvr::edit_name(e.kind)) + " " +
             e.name + " at " + show(t, lines, e.node) +
             (u.dropped ? " (dropped: " + u.why + ")" : "") + "\n";
      edits.insert(e.unit);
    }
    // Applications that change no text: they speak, meet demands or remember something.
    for (uint32_t unit = 0; unit < s.edits.units.size(); ++unit) {
      const auto& u = s.edits.units[unit];
      if (edits.contains(unit)) continue;
      out += program.rules[u.rule].name + ": no edit";
      for (const auto& [obligation, node] : u.does)
        out += ", does " + program.obligations[obligation];
      out += " at " + show(t, lines, u.at) + (u.dropped ? " (dropped: " + u.why + ")" : "") + "\n";
    }
    return out;
  }
  return std::nullopt;
}

}  // namespace hvrewrite
