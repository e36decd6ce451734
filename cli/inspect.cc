// check, explain, dump.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iostream>

#include "base/spelling.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/on_all.h"
#include "cli/programs.h"

namespace cli {

namespace {

// Runs the examples of rule files, and reports those that do not hold.
bool examples_hold(const hvrewrite::Ruleset& rules, const Options& o, Report& report) {
  hvrewrite::Messages messages;
  for (const auto& e : run_examples(rules, o)) {
    if (e.ok) continue;
    hvrewrite::Message m;
    m.code = "R060";
    m.file = e.file;
    m.line = e.line;
    m.text = "this example does not hold: " + e.why;
    m.help = "`hvrewrite test --rules FILE` shows what comes instead";
    messages.push_back(std::move(m));
  }
  report.messages(messages);
  return messages.empty();
}

}  // namespace

std::vector<hvrewrite::ExampleResult> run_examples(const hvrewrite::Ruleset& rules,
                                                   const Options& o) {
  return rules.run_examples([&](size_t count, const std::function<void(size_t)>& work) {
    on_all(count, o.threads(), work);
  });
}

int run_check(const Options& o, Report& report) {
  Options each = o;
  std::vector<std::string> all{o.rules};
  all.insert(all.end(), o.paths.begin(), o.paths.end());
  bool ok = true;
  for (const auto& r : all) {
    each.rules = r;
    const auto rules = load(each, report);
    const bool fine = rules && (o.no_examples || examples_hold(*rules, o, report));
    ok = ok && fine;
    if (fine && !o.quiet) std::cout << r << ": in order\n";
  }
  return ok ? kDone : kRulesWrong;
}

namespace {

// What became of a rule or question.
std::string told(const hvrewrite::Attempt& a) {
  if (a.fired)
    return a.rule + (a.question ? ": has a row here" : ": fired") +
           (a.hint.empty() ? "" : " (" + a.hint + ")");
  if (!a.why.empty()) return a.rule + ": matched, but gave up: " + a.why;
  const std::string what = a.answer == "unknown"  ? "cannot be decided: "
                           : a.answer == "misfit" ? "almost: this is not of the form "
                                                  : "does not hold: ";
  return a.rule + ": " + what + "`" + a.stopped_by + "` (" + a.rule_place + ")" +
         (a.hint.empty() ? "" : "\n  " + a.hint);
}

// The number of a line, or 0 for what is none.
uint32_t line_number(const std::string& digits) {
  uint32_t out = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
  return fault == std::errc() && end == digits.data() + digits.size() ? out : 0;
}

}  // namespace

int run_explain(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  for (const auto& place : o.paths) {
    const size_t colon = place.rfind(':');
    const uint32_t line = colon == std::string::npos ? 0 : line_number(place.substr(colon + 1));
    if (line == 0) {
      report.error("explain takes FILE:LINE, not `" + place + "`");
      return kUsageWrong;
    }
    Options one = o;
    one.paths = {place.substr(0, colon)};
    const Found named = find_programs(one, nullptr);
    tell(named, report);
    const auto& found = named.programs;
    if (found.empty()) return kRefused;
    // A module is explained as a part of the program it belongs to.
    const auto& project = *found[0].project;
    const std::string path = found[0].main;
    std::string main = path;
    if (!o.project.empty())
      for (const auto& candidate : project.mains()) {
        const auto modules = project.modules_of(candidate);
        if (std::find(modules.begin(), modules.end(), path) == modules.end()) continue;
        main = candidate;
        break;
      }
    const std::string& bytes = project.bytes_of(path);
    const auto lines = std::count(bytes.begin(), bytes.end(), '\n') +
                       (bytes.empty() || bytes.back() != '\n' ? 1 : 0);
    if (!path.ends_with(".ipynb") && line > lines) {
      report.error(path + ": has " + std::to_string(lines) + (lines == 1 ? " line" : " lines"));
      return kUsageWrong;
    }
    hvrewrite::Messages messages;
    const auto attempts = rules->explain(project, main, path, line, messages);
    if (std::all_of(attempts.begin(), attempts.end(), [](const auto& a) { return a.question; }))
      std::cout << place << ": no rule begins here\n";
    for (const auto& a : attempts)
      std::cout << path << ":" << a.line << ":" << a.column << ": " << told(a) << "\n";
    report.messages(messages);
  }
  return kDone;
}

namespace {

// Prints one stage of one program; without --project, of the file alone.
Exit dump_one(const hvrewrite::Ruleset& rules, const Options& o, const std::string& path,
              Report& report) {
  std::optional<std::string> text;
  if (o.project.empty() || path.empty()) {
    std::string problem;
    auto bytes = path.empty() ? std::optional<std::string>("") : read_file(path, &problem);
    if (!bytes) {
      report.error(fmt::format("{}: {}", path, problem));
      return kRefused;
    }
    text = rules.dump(o.stage, path, std::move(*bytes));
  } else {
    Options one = o;
    one.paths = {path};
    const Found named = find_programs(one, nullptr);
    tell(named, report);
    if (named.programs.empty()) return kRefused;
    text = rules.dump(o.stage, *named.programs[0].project, named.programs[0].main);
  }
  if (!text) {
    const std::string near = hvr::did_you_mean(
        o.stage, {"tokens", "syntax", "facts", "relations", "rows", "steps", "ir", "edits"});
    report.error("there is no stage `" + o.stage + "`; " + near + (near.empty() ? "" : " ") +
                 "take tokens, syntax, facts, relations, rows, steps, ir or edits");
    return kUsageWrong;
  }
  std::cout << *text;
  return kDone;
}

}  // namespace

int run_dump(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  std::vector<std::string> paths = o.paths;
  if (paths.empty()) paths.emplace_back();
  for (const auto& path : paths)
    if (const Exit fault = dump_one(*rules, o, path, report); fault != kDone) return fault;
  return kDone;
}

}  // namespace cli
