// The main job: rewrite files.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <thread>
#include <utility>

#include "base/spelling.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/images.h"
#include "cli/in_order.h"
#include "cli/interrupts.h"
#include "cli/outcome.h"
#include "cli/programs.h"
#include "cli/progress.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

// The file that a message about one that is not there may mean: of those beside it, or of the
// installed rulesets.
std::string near_file(const hvrewrite::Message& m, const std::string& rules,
                      const std::vector<std::string>& absent) {
  const size_t from = m.text.find('`');
  if (from == std::string::npos)
    return rules.find('/') == std::string::npos ? hvr::did_you_mean(rules, installed_rulesets())
                                                : "";
  const std::string written = m.text.substr(from + 1, m.text.find('`', from + 1) - from - 1);
  std::vector<std::string> beside;
  for (const std::string& path : absent) {
    if (!path.ends_with(written)) continue;
    std::error_code ec;
    for (const auto& e : fs::directory_iterator(fs::absolute(path, ec).parent_path(), ec))
      beside.push_back((fs::path(written).parent_path() / e.path().filename()).string());
  }
  std::sort(beside.begin(), beside.end());
  return hvr::did_you_mean(written, beside);
}

}  // namespace

std::optional<hvrewrite::Ruleset> load(const Options& o, Report& report) {
  hvrewrite::Messages messages;
  const std::string path = find_ruleset(o.rules);
  // A file that is there and cannot be read must not pass for one that is not there. The ruleset
  // keeps its reader, so what the reader writes into is shared.
  const auto unreadable = std::make_shared<std::vector<std::string>>();
  const auto absent = std::make_shared<std::vector<std::string>>();
  auto ruleset = hvrewrite::Ruleset::load(
      path,
      [unreadable, absent](const std::string& p) {
        std::string problem;
        auto text = read_file(p, &problem);
        std::error_code ec;
        if (!text && (p == "-" || fs::exists(fs::symlink_status(p, ec))))
          unreadable->push_back(p + ": cannot be read: " + problem);
        else if (!text)
          absent->push_back(p);
        return text;
      },
      {data_folders(), o.settings, o.facts,
       o.cache && o.command != "check" ? rule_images() : hvrewrite::RuleImages{},
       [](const std::string& p) {
         std::error_code ec;
         const fs::path whole = fs::weakly_canonical(fs::absolute(p, ec), ec);
         return ec ? p : whole.string();
       }},
      messages);
  for (const auto& problem : *unreadable) report.error(problem);
  for (auto& m : messages)
    if (std::string near = m.code == "R002" ? near_file(m, o.rules, *absent) : ""; !near.empty())
      m.help = std::move(near);
  report.messages(messages);
  if (!unreadable->empty()) return std::nullopt;
  return ruleset;
}

namespace {

// What is said of a program in which the library threw, so that the others go on.
hvrewrite::Result fault(const Program& p, const char* code, std::string text) {
  hvrewrite::Result out;
  out.status = hvrewrite::Status::refused;
  out.classification.pattern = "Unknown";
  hvrewrite::Message m;
  m.code = code;
  m.file = p.main;
  m.text = std::move(text);
  m.help = "it was left as it is";
  out.messages.push_back(std::move(m));
  return out;
}

// Whether it may be better off alone.
bool is_short_of_memory(const hvrewrite::Result& r) {
  return std::any_of(r.messages.begin(), r.messages.end(),
                     [](const hvrewrite::Message& m) { return m.code == "P015"; });
}

// With --strict, a program that is warned of is left as it is.
void refuse_warned(const Program& program, hvrewrite::Result& done) {
  hvrewrite::Messages all = unread_neighbours(program, done);
  all.insert(all.end(), done.messages.begin(), done.messages.end());
  for (const auto& m : all)
    if (m.severity == hvrewrite::Message::Severity::warning)
      done.status = hvrewrite::Status::refused;
}

// Nothing was looked at, and nothing is kept of it.
bool was_passed_over(const hvrewrite::Result& r) {
  return r.unknown && r.messages.empty() && r.modules.empty() && r.text.empty();
}

// The programs of a run, each rewritten by whatever thread comes first.
class Run {
 public:
  Run(const hvrewrite::Ruleset& rules, const std::vector<Program>& programs, const Options& o)
      : rules_(rules), programs_(programs), o_(o), bounds_{o.seconds, nullptr} {}

  // Throws that there is no memory, unless it has all of it.
  hvrewrite::Account one(const Program& p, bool alone) const {
    hvrewrite::Account out;
    try {
      // What a folder walk finds and no rule can concern is not looked into.
      if (p.idle || (p.found && !rules_.may_concern(*p.project, p.main))) {
        out.result.status = hvrewrite::Status::refused;
        out.result.unknown = true;
        out.result.classification.pattern = "Unknown";
        return out;
      }
      if (o_.account.empty())
        out.result = rules_.rewrite(*p.project, p.main, bounds_);
      else
        out = rules_.account(*p.project, p.main, bounds_);
    } catch (const std::bad_alloc&) {
      if (!alone) throw;
      out = {};
      out.result = fault(p, "P015", "memory ran out while this program was worked on");
    } catch (const std::exception& e) {
      out = {};
      out.result = fault(
          p, "R902", std::string("an internal fault ended the work on this program: ") + e.what());
    }
    if (!alone && is_short_of_memory(out.result)) throw std::bad_alloc();
    if (o_.strict) refuse_warned(p, out.result);
    return out;
  }

  // Everything, in the order of the inputs. Ends the process where a signal says so, when what was
  // done has been said.
  bool all(Report& report) {
    Outcome outcome(o_, report);
    const Interrupts interrupts;
    bounds_.stop = &interrupts.stop();
    Progress progress(programs_.size(), !o_.quiet && !o_.json);
    report.set_aside([&] { progress.hide(); });
    const auto work = [&](const std::vector<Program>& programs) {
      return in_order<hvrewrite::Account>(
          programs.size(), o_.threads(), [&] { return !interrupts.stop(); },
          [&](size_t i, bool alone) { return one(programs[i], alone); },
          [&](size_t i, hvrewrite::Account&& account) {
            // One that was stopped is none that was looked at.
            if (interrupts.stop()) return;
            outcome.take(programs[i], std::move(account));
            progress.one_more();
          },
          [](const hvrewrite::Account& account) { return !was_passed_over(account.result); });
    };
    size_t all = programs_.size(), done = work(programs_);
    if (!interrupts.stop() && o_.changed_since.empty()) {
      const std::vector<Program> late = late_programs(programs_, rules_);
      all += late.size();
      done += work(late);
    }
    progress.hide();
    report.set_aside({});
    const bool interrupted = interrupts.signal() != 0;
    if (interrupted || all > 1) outcome.summary(all, interrupted);
    if (interrupted) interrupts.end_process();
    refused = outcome.refused() || done < all;
    return outcome.changes();
  }
  bool refused = false;

 private:
  const hvrewrite::Ruleset& rules_;
  const std::vector<Program>& programs_;
  const Options& o_;
  hvrewrite::Bounds bounds_;
};

// The result of one program to where it is wanted. False when it cannot be written.
bool put_out(const Options& o, const hvrewrite::Result& r, Report& report) {
  if (r.status == hvrewrite::Status::refused) return true;
  if (o.output.empty()) {
    std::cout << r.text;
    return true;
  }
  const std::string problem = write_output(o.output, r.text);
  if (!problem.empty()) report.error(problem);
  return problem.empty();
}

int several(const Options& o, Report& report) {
  report.error(o.output.empty() ? "several files: say --in-place, --diff or --check"
                                : "--output takes the result of one file");
  return kUsageWrong;
}

// The one program whose text is wanted.
int run_one_text(const Run& run, const Program& program, const Options& o, bool refused,
                 Report& report) {
  const hvrewrite::Result r = run.one(program, true).result;
  if (r.status == hvrewrite::Status::changed && !r.others.empty()) {
    report.messages(r.messages);
    return several(o, report);
  }
  Outcome outcome(o, report);
  outcome.say(program, r, unread_neighbours(program, r));
  refused = !put_out(o, r, report) || refused || outcome.refused();
  return refused ? kRefused : kDone;
}

}  // namespace

int run_rewrite(const Options& o, Report& report) {
  // The process ends soon after: taking thousands of rules apart would be for nothing.
  static const std::optional<hvrewrite::Ruleset>* volatile held = nullptr;  // found by leak checks
  held = new std::optional(load(o, report));
  const auto& rules = *held;
  if (!rules) return kRulesWrong;
  Found found = find_programs(o, &*rules);
  bool refused = tell(found, report);
  const auto& programs = found.programs;
  if (programs.empty()) return found.narrowed && !refused ? kDone : kRefused;
  const bool one_text = !o.in_place && !o.check && !o.diff && o.account.empty();
  if (programs.size() > 1 && one_text) return several(o, report);
  Run run(*rules, programs, o);
  if (one_text) return run_one_text(run, programs[0], o, refused, report);
  const bool changes = run.all(report);
  if (refused || run.refused) return kRefused;
  return o.check && changes ? kChangesNeeded : kDone;
}

int run_classify(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  const Found found = find_programs(o, nullptr);
  bool failed = tell(found, report);
  for (const Program& p : found.programs) {
    const auto r = rules->classify(*p.project, p.main, {o.seconds, nullptr});
    if (p.found && r.unknown && r.status == hvrewrite::Status::refused) {
      report.note(p.main + ": skipped, it holds no Python");
      continue;
    }
    report.messages(r.messages);
    report.messages(unread_neighbours(p, r));
    failed = failed || r.status == hvrewrite::Status::refused;
    if (o.json) {
      std::cout << "{\"file\":" << json_string(p.main)
                << ",\"pattern\":" << json_string(r.classification.pattern) << ",\"evidence\":[";
      for (size_t i = 0; i < r.classification.evidence.size(); ++i) {
        const auto& e = r.classification.evidence[i];
        std::cout << (i ? "," : "") << "{\"file\":" << json_string(e.file) << ","
                  << (e.cell ? "\"cell\":" + std::to_string(e.cell) + "," : "")
                  << "\"line\":" << e.line << ",\"column\":" << e.column
                  << ",\"rule\":" << json_string(e.rule) << "}";
      }
      std::cout << "],\"modules\":[";
      for (size_t i = 0; i < r.modules.size(); ++i)
        std::cout << (i ? "," : "") << json_string(r.modules[i]);
      std::cout << "]}\n";
      continue;
    }
    std::cout << p.main << ": " << r.classification.pattern << "\n";
    for (const auto& e : r.classification.evidence)
      std::cout << "  " << e.file << ":" << (e.cell ? "cell " + std::to_string(e.cell) + ":" : "")
                << e.line << ":" << e.column << ": " << e.rule << "\n";
  }
  return failed ? kRefused : kDone;
}

}  // namespace cli
