// The public interface over the pipeline.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "api/kept.h"
#include "api/pipeline.h"
#include "api/prefilter.h"
#include "api/version.h"
#include "base/allowance.h"
#include "dsl/load.h"
#include "source/notebook.h"

namespace hvr {

namespace {

hvrewrite::Message to_message(const Diagnostic& x, const LineIndex& lines) {
  const LineColumn place = lines.at(x.span.begin);
  hvrewrite::Message m;
  m.severity = static_cast<hvrewrite::Message::Severity>(x.severity);
  m.code = x.code.text();
  m.file = x.file;
  m.begin = x.span.begin;
  m.end = x.span.end;
  m.line = place.line;
  m.column = place.column;
  if (x.span.size() > 0)
    m.line_text = shortened(lines.line_text(x.span.begin), hvrewrite::kShownLine);
  m.text = x.message;
  m.help = x.help;
  m.rule = x.rule;
  m.demand = x.demand;
  return m;
}

}  // namespace

hvrewrite::Messages to_messages(const Diagnostics& d, std::string_view text,
                                const std::string& path, const ir::Ruleset* program) {
  hvrewrite::Messages out;
  std::map<std::string_view, LineIndex> indexes;  // by file
  const auto body_of = [&](const std::string& file) {
    if (program)
      for (size_t i = program->files.size(); i-- > 0;)
        if (program->files[ir::FileId(i)] == file) return program->texts[ir::FileId(i)].view();
    return file == path ? text : std::string_view();
  };
  for (const Diagnostic& x : d.all()) {
    auto lines = indexes.find(x.file);
    if (lines == indexes.end()) lines = indexes.emplace(x.file, LineIndex(body_of(x.file))).first;
    out.push_back(to_message(x, lines->second));
  }
  return out;
}

hvrewrite::Messages to_messages(const Diagnostics& d, const ProgramAnalysis& s) {
  static const LineIndex none{""};
  std::map<std::string_view, const LineIndex*> indexes;  // by file
  for (const auto& source : s.sources) indexes.emplace(source->path, &source->lines);
  hvrewrite::Messages out;
  for (const Diagnostic& x : d.all()) {
    const auto lines = indexes.find(x.file);
    out.push_back(to_message(x, lines == indexes.end() ? none : *lines->second));
  }
  return out;
}

}  // namespace hvr

namespace hvrewrite {

std::string_view version() { return HVREWRITE_VERSION; }

std::optional<Ruleset> Ruleset::load(const std::string& path, const ReadFile& read,
                                     const LoadOptions& options, Messages& messages) {
  hvr::Diagnostics d;
  std::vector<hvr::ReadText> seen;
  const hvr::dsl::ReadFile remember = [&](const std::string& p) {
    std::string stamp = options.images.stamp ? options.images.stamp(p) : "";
    auto text = read(p);
    seen.push_back({p, text, std::move(stamp)});
    return text;
  };
  auto program = hvr::kept_rules(path, read, options);
  if (!program) {
    program = hvr::dsl::load_ruleset(
        path, remember, {options.data_folders, options.settings, options.facts, options.canonical},
        d);
    if (program && d.all().empty()) {
      // Who only rewrites asks for no examples: they are kept in no image.
      auto examples = std::exchange(program->examples, {});
      auto programs = std::exchange(program->programs, {});
      hvr::keep_rules(path, options, seen, *program);
      program->examples = std::move(examples);
      program->programs = std::move(programs);
    }
  }
  hvr::ir::Ruleset shown;
  for (const hvr::ReadText& file : seen) {
    if (!file.text || d.all().empty()) continue;
    shown.files.add(file.path);
    shown.texts.add(hvr::ir::RuleText(*file.text));
  }
  for (auto& m : hvr::to_messages(d, {}, path, &shown)) messages.push_back(std::move(m));
  if (!program) return std::nullopt;
  return Ruleset(std::make_shared<const Impl>(Impl{std::move(*program), path, read, options}));
}

namespace {

Classification to_public(const hvr::ProgramAnalysis& s, const hvr::ir::Ruleset& program) {
  Classification out;
  out.pattern = hvr::ir::pattern_name(program, s.classification.pattern);
  if (!s.facts) {
    out.pattern = "Unknown";
    return out;
  }
  for (const auto& e : s.classification.evidence) {
    const auto place = s.place_of(e.node);
    out.evidence.push_back(
        {place.line, place.column, 0, program.patterns[e.pattern].name, s.source_of(e.node).path});
  }
  return out;
}

// Places in a notebook's program become places in its cells.
void place_in_cells(Result& r, const hvr::Notebook& book, const std::string& path) {
  for (Message& m : r.messages) {
    if (m.file != path) continue;
    const auto place = book.place(m.line);
    m.cell = place.cell;
    m.line = place.line;
    m.text = book.unmasked(m.text);
    m.help = book.unmasked(m.help);
    m.line_text = book.unmasked(m.line_text);
    m.line_text.resize(std::min(m.line_text.find('\n'), m.line_text.size()));
  }
  for (Evidence& e : r.classification.evidence) {
    if (e.file != path) continue;
    const auto place = book.place(e.line);
    e.cell = place.cell;
    e.line = place.line;
  }
}

// Modules that the program imports, and of which nothing is known.
std::vector<Unread> unread_modules(const hvr::ProgramAnalysis& s, const hvr::ir::Library& library) {
  std::vector<Unread> out;
  std::set<std::pair<std::string, std::string>> seen;
  for (const auto& [name, node] : hvr::unknown_imports(s, library)) {
    const std::string& file = s.source_of(node).path;
    if (seen.emplace(file, name).second) out.push_back({name, s.place_of(node).line, file});
  }
  return out;
}

// A notebook, the last module of its program, with `text` in its cells.
std::string into_cells(const hvr::ProgramAnalysis& s, const std::string& text, Result& out) {
  std::vector<hvr::Notebook::Change> changes;
  hvr::Notebook::Misfit misfit;
  auto notebook = s.notebook->with_program(text, hvr::notebook_origins(s), changes, misfit);
  // Its cells were asked whether they hold the text before it was let stand.
  if (!notebook) throw std::runtime_error(misfit.why);
  for (auto& c : changes) out.cells.push_back({c.cell, std::move(c.before), std::move(c.after)});
  return std::move(*notebook);
}

// The changed files of a program, in their own encodings and, for a notebook, its own JSON. False
// (and a message) when one of them cannot be written so.
bool put_back(const hvr::ProgramAnalysis& s, hvr::NewTexts texts, const hvr::ProjectFile& main,
              Result& out, hvr::Diagnostics& d) {
  if (!texts.back()) out.text = main.bytes;
  for (size_t i = 0; i < texts.size(); ++i) {
    if (!texts[i]) continue;
    const std::string& path = s.sources[i]->path;
    auto encoded = s.sources[i]->encode(*texts[i]);
    if (!encoded) {
      d.error("P002", path, {}, "the result has characters that the file's encoding cannot hold",
              "save the file as UTF-8");
      return false;
    }
    if (i + 1 < texts.size()) {
      out.others.push_back({path, std::move(*encoded)});
      continue;
    }
    if (s.notebook) encoded = into_cells(s, *texts[i], out);
    out.text = std::move(*encoded);
    out.status = Status::changed;
  }
  if (!out.others.empty()) out.status = Status::changed;
  return true;
}

// Whether a rule adds to σ.
bool tells(const hvr::ir::Ruleset& program, const hvr::ir::Rule& rule) {
  return std::any_of(rule.actions.begin(), rule.actions.end(), [&](const auto action) {
    return std::holds_alternative<hvr::ir::action::Extend>(program[action].op);
  });
}

// What an application without edits, messages and obligations does is nothing, but for σ.
hvr::Acted acted_in(const hvr::ProgramAnalysis& s, const hvr::ir::Ruleset& program) {
  hvr::Acted out;
  const auto& units = s.edits.units;
  const auto add = [&](uint32_t unit) {
    if (!units[unit].dropped) out.rules.insert(program.rules[units[unit].rule].name);
  };
  for (const auto& e : s.edits.edits) add(e.unit);
  for (const auto& b : s.edits.header) add(b.unit);
  for (const auto& [unit, message] : s.edits.messages) add(unit);
  for (uint32_t unit = 0; unit < units.size(); ++unit)
    if (units[unit].shares || !units[unit].does.empty() ||
        tells(program, program.rules[units[unit].rule]))
      add(unit);
  if (s.refused_by) out.refused_in = program.files[s.refused_by->place.file];
  return out;
}

// Reads the program that `main` starts and, when `rewriting`, applies the rules.
Result run(const hvr::ir::Ruleset& program, const Project::Impl& project, size_t main,
           bool rewriting, Account* account, hvr::Acted* acted = nullptr) {
  const hvr::ProjectFile& file = project.files()[main];
  Result out;
  hvr::Diagnostics d;
  hvr::ProgramAnalysis s;
  const bool ready = hvr::analyse(s, program, project, main, d);
  bool refused = !ready;
  if (ready) {
    for (const auto& source : s.sources) out.modules.push_back(source->path);
    out.unread = unread_modules(s, program.library);
    out.unknown = rewriting && !program.patterns.empty() && s.classification.pattern.unknown();
  }
  if (ready && rewriting) {
    auto texts = hvr::transform(s, program, d);
    refused = !texts || !put_back(s, std::move(*texts), file, out, d);
  }
  if (ready) hvr::report_unanswered(s, d);
  if (refused || !rewriting) out.text = file.bytes;
  if (refused) {
    out.status = Status::refused;
    out.others.clear();
    out.cells.clear();
  }
  out.unknown = out.unknown || s.read->foreign;
  out.classification = to_public(s, program);
  d.sort();
  out.messages = ready ? hvr::to_messages(d, s)
                       : hvr::to_messages(d,
                                          s.read->source ? std::string_view(s.read->source->text)
                                                         : std::string_view(file.bytes),
                                          file.path, nullptr);
  if (s.notebook) place_in_cells(out, *s.notebook, file.path);
  if (account && ready) hvr::give_account(s, program, !refused, *account);
  if (acted) *acted = acted_in(s, program);
  return out;
}

Result run(const hvr::ir::Ruleset& program, const Project& project, const std::string& main,
           bool rewriting, const Bounds& bounds, Account* account = nullptr) {
  const hvr::Deadline deadline(bounds.seconds, bounds.stop);
  hvr::Diagnostics d;
  Result out;
  const auto it = project.impl().by_path.find(main);
  if (it != project.impl().by_path.end()) try {
      return run(program, project.impl(), it->second, rewriting, account);
    } catch (const hvr::Ended& end) {
      out.text = project.bytes_of(main);
      if (end.out_of_time())
        d.error("P011", main, {}, "the work on it took longer than it may, and was ended",
                "give it more time, or leave it out");
      else
        d.error("P012", main, {}, "the work on it was stopped");
    } catch (const hvr::Spent& spent) {
      out.text = project.bytes_of(main);
      d.error("P014", main, {}, spent.said(),
              "something in the rules multiplies: link their clauses, and say nothing twice");
    } catch (const std::bad_alloc&) {
      out.text = project.bytes_of(main);
      d.error("P015", main, {}, "memory ran out while it was worked on");
    } catch (const std::exception& e) {
      out.text = project.bytes_of(main);
      d.error("R902", main, {}, std::string("an internal fault ended the work on it: ") + e.what());
    }
  else
    d.error("P001", main, {}, "this file is not among those of the project");
  out.status = Status::refused;
  out.classification.pattern = "Unknown";
  out.messages = hvr::to_messages(d, {}, main, nullptr);
  return out;
}

}  // namespace

Result Ruleset::rewrite(const std::string& path, std::string bytes) const {
  return rewrite(Project("", {{path, std::move(bytes)}}), path);
}
Result Ruleset::classify(const std::string& path, std::string bytes) const {
  return classify(Project("", {{path, std::move(bytes)}}), path);
}
Result Ruleset::rewrite(const Project& project, const std::string& main,
                        const Bounds& bounds) const {
  return run(impl_->program, project, main, true, bounds);
}
Result Ruleset::classify(const Project& project, const std::string& main,
                         const Bounds& bounds) const {
  return run(impl_->program, project, main, false, bounds);
}
Account Ruleset::account(const Project& project, const std::string& main,
                         const Bounds& bounds) const {
  Account out;
  out.result = run(impl_->program, project, main, true, bounds, &out);
  return out;
}

}  // namespace hvrewrite

hvrewrite::Result hvr::rewrite_example(const ir::Ruleset& program,
                                       const hvrewrite::Project& project, const std::string& main,
                                       Acted& acted) {
  return hvrewrite::run(program, project.impl(), project.impl().by_path.at(main), true, nullptr,
                        &acted);
}

namespace hvrewrite {

const std::string& Ruleset::name() const { return impl_->program.name; }
const std::string& Ruleset::help() const { return impl_->program.help; }

const std::vector<std::string>& Ruleset::distributions() const {
  return impl_->program.distributions;
}

std::vector<Parameter> Ruleset::parameters() const {
  std::vector<Parameter> out;
  static constexpr const char* types[] = {"bool", "int", "choice", "text", "list", "table"};
  for (const auto& p : impl_->program.parameters) {
    std::string type = types[static_cast<int>(p.type)];
    if (hvr::ir::holds_many(p)) type += p.numbers ? " of int" : " of text";
    out.push_back({p.name, type, p.value, p.help, p.choices});
  }
  return out;
}

std::vector<std::vector<std::string>> Ruleset::prefilter() const {
  std::vector<std::vector<std::string>> out;
  const hvr::Prefilter& filter = impl_->prefilter();
  for (const uint64_t way : filter.ways) {
    out.emplace_back();
    for (size_t i = 0; i < filter.words.size(); ++i)
      if (way >> i & 1) out.back().push_back(filter.words[i]);
  }
  return out;
}

bool Ruleset::may_concern(const Project& project) const {
  uint64_t mentioned = 0;
  for (const hvr::ProjectFile& f : project.impl().files()) {
    if (impl_->prefilter().met(mentioned)) return true;
    mentioned |= hvr::words_in(impl_->prefilter(), f);
  }
  return impl_->prefilter().met(mentioned);
}

bool Ruleset::may_concern(const std::string& path, std::string_view bytes) const {
  return hvr::says_a_mark(impl_->prefilter(), path, bytes);
}

bool Ruleset::may_concern(const Project& project, const std::string& main) const {
  const Project::Impl& p = project.impl();
  const auto it = p.by_path.find(main);
  if (it == p.by_path.end() || impl_->prefilter().any()) return true;
  const auto said = p.said(impl_->prefilter());
  const auto met = [&](const std::vector<size_t>& files) {
    uint64_t mentioned = 0;
    for (const size_t f : files) mentioned |= (*said)[f];
    return impl_->prefilter().met(mentioned);
  };
  // Files that turn out to be no Python only take words away.
  return met(p.reached_from(it->second)) && met(p.modules_of(it->second).files);
}

std::vector<std::pair<std::string, std::string>> message_codes() {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto& c : hvr::kCodes) out.emplace_back(c.code, c.meaning);
  return out;
}

}  // namespace hvrewrite
