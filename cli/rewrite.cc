// The main job: rewrite files.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iostream>
#include <map>
#include <thread>
#include <utility>

#include "cli/account.h"
#include "cli/commands.h"
#include "cli/diff.h"
#include "cli/files.h"
#include "cli/images.h"
#include "cli/programs.h"
#include "cli/progress.h"
#include "cli/replace.h"

namespace fs = std::filesystem;

namespace cli {

std::optional<hvrewrite::Ruleset> load(const Options& o, Report& report) {
  hvrewrite::Messages messages;
  const std::string path = find_ruleset(o.rules);
  // A file that is there and cannot be read must not pass for one that is not there. The ruleset
  // keeps its reader, so what the reader writes into is shared.
  const auto unreadable = std::make_shared<std::vector<std::string>>();
  auto ruleset = hvrewrite::Ruleset::load(
      path,
      [unreadable](const std::string& p) {
        std::string problem;
        auto text = read_file(p, &problem);
        std::error_code ec;
        if (!text && (p == "-" || fs::exists(fs::symlink_status(p, ec))))
          unreadable->push_back(p + ": cannot be read: " + problem);
        return text;
      },
      {data_folders(), o.settings, o.facts,
       o.cache && o.command != "check" ? rule_images() : hvrewrite::RuleImages{}},
      messages);
  for (const auto& problem : *unreadable) report.error(problem);
  report.messages(messages);
  if (!unreadable->empty()) return std::nullopt;
  return ruleset;
}

namespace {

// What is said of a program in which the library threw, so that the others go on.
hvrewrite::Result fault(const Program& p, const std::string& what) {
  hvrewrite::Result out;
  out.status = hvrewrite::Status::refused;
  out.classification.pattern = "Unknown";
  hvrewrite::Message m;
  m.code = "R902";
  m.file = p.main;
  m.text = "an internal fault ended the work on this program: " + what;
  m.help = "it was left as it is";
  out.messages.push_back(std::move(m));
  return out;
}

// With --strict, a program that is warned of is left as it is.
void refuse_warned(const std::vector<Program>& programs, std::vector<hvrewrite::Result>& done) {
  for (size_t i = 0; i < done.size(); ++i) {
    hvrewrite::Messages all = unread_neighbours(programs[i], done[i]);
    all.insert(all.end(), done[i].messages.begin(), done[i].messages.end());
    for (const auto& m : all)
      if (m.severity == hvrewrite::Message::Severity::warning)
        done[i].status = hvrewrite::Status::refused;
  }
}

// Every program on its own thread's turn; results are reported in the order of the inputs.
std::vector<hvrewrite::Result> rewrite_all(const hvrewrite::Ruleset& rules,
                                           const std::vector<Program>& programs, const Options& o,
                                           std::vector<hvrewrite::Account>& accounts) {
  std::vector<hvrewrite::Result> done(programs.size());
  if (!o.account.empty()) accounts.resize(programs.size());
  Progress progress(programs.size(), !o.quiet && !o.json);
  std::atomic<size_t> next{0};
  // What a folder walk finds and no rule can concern is not looked into.
  const auto ordinary = [&](const Program& p) {
    return p.idle || (p.found && !rules.may_concern(*p.project, p.main));
  };
  const auto one = [&](size_t i) {
    const Program& p = programs[i];
    if (!ordinary(p) && accounts.empty()) return rules.rewrite(*p.project, p.main);
    if (!ordinary(p)) {
      accounts[i] = rules.account(*p.project, p.main);
      return accounts[i].result;
    }
    hvrewrite::Result out;
    out.status = hvrewrite::Status::refused;
    out.unknown = true;
    out.classification.pattern = "Unknown";
    return out;
  };
  const auto work = [&] {
    for (size_t i; (i = next++) < programs.size();) {
      try {
        done[i] = one(i);
      } catch (const std::exception& e) {
        done[i] = fault(programs[i], e.what());
      }
      progress.one_more();
    }
  };
  const size_t wanted = std::min<size_t>(
      o.jobs ? o.jobs : std::max(1u, std::thread::hardware_concurrency()), programs.size());
  // Joined when they go, by whatever way. Where the system gives no more threads, those that are
  // there do the work.
  std::vector<std::jthread> threads;
  try {
    threads.reserve(wanted);
    while (threads.size() + 1 < wanted) threads.emplace_back(work);
  } catch (const std::exception&) {}
  work();
  threads.clear();
  if (o.strict) refuse_warned(programs, done);
  return done;
}

// What several programs of one folder make of the files they share.
class Merged {
 public:
  struct Changed {
    std::string before, text, by;
    std::vector<hvrewrite::CellChange> cells;
  };

  // Takes in all changes of a program, or none: the file that another program changes in another
  // way.
  std::string add(const Program& p, const hvrewrite::Result& r) {
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& o : r.others) all.emplace_back(o.path, o.text);
    if (r.text != p.project->bytes_of(p.main)) all.emplace_back(p.main, r.text);
    for (const auto& [path, text] : all)
      if (const auto it = by_path_.find(name_of(path));
          it != by_path_.end() && it->second.text != text)
        return path;
    for (auto& [path, text] : all) {
      if (by_path_.contains(name_of(path))) continue;
      order_.push_back(path);
      by_path_[name_of(path)] = {p.project->bytes_of(path), std::move(text), p.main,
                                 path == p.main ? r.cells : std::vector<hvrewrite::CellChange>{}};
    }
    return {};
  }
  const std::vector<std::string>& order() const { return order_; }
  const Changed& operator[](const std::string& path) const { return by_path_.at(name_of(path)); }
  bool has(const std::string& path) const { return by_path_.contains(name_of(path)); }

 private:
  // Two paths of one file, such as `a.py` and `./a.py` or a link, are one.
  static std::string name_of(const std::string& path) {
    std::error_code ec;
    const fs::path whole = fs::weakly_canonical(path, ec);
    return ec ? path : whole.string();
  }

  std::vector<std::string> order_;
  std::map<std::string, Changed> by_path_;
};

void print_diff(const std::string& path, const Merged::Changed& c, bool color) {
  if (c.cells.empty()) std::cout << unified_diff(path, c.before, c.text, color);
  for (const auto& cell : c.cells)
    std::cout << unified_diff(path + " (cell " + std::to_string(cell.cell) + ")",
                              cell.before + "\n", cell.after + "\n", color);
}

// What became of the programs of a run, counted.
struct Tally {
  size_t changed = 0, unchanged = 0, refused = 0, idle = 0;

  std::string text(size_t files, bool written) const {
    std::string out = fmt::format("{} programs: {} {}", changed + unchanged + refused + idle,
                                  changed, written ? "changed" : "to change");
    if (changed) out += fmt::format(" ({} file{})", files, files == 1 ? "" : "s");
    if (refused) out += fmt::format(", {} refused", refused);
    return out + fmt::format(", {} with nothing to change, {} with nothing to do", unchanged, idle);
  }
};

// Says what became of each program, and takes in its changes. True when one was refused.
bool gather(const std::vector<Program>& programs, const std::vector<hvrewrite::Result>& done,
            Merged& merged, Tally& tally, Report& report) {
  using hvrewrite::Status;
  bool refused = false;
  for (size_t i = 0; i < programs.size(); ++i) {
    const Program& p = programs[i];
    const auto& r = done[i];
    // In a folder, files that train nothing are ordinary; named on the command line, the refusal is
    // the answer.
    const bool idle = p.found && r.status == Status::refused && r.unknown;
    ++(idle                          ? tally.idle
       : r.status == Status::changed ? tally.changed
       : r.status == Status::refused ? tally.refused
                                     : tally.unchanged);
    if (idle) {
      report.note(p.main + ": skipped, nothing to do in it");
    } else {
      report.messages(r.messages);
      refused = refused || r.status == hvrewrite::Status::refused;
    }
    report.messages(unread_neighbours(p, r));
    report.note(p.main + ": " +
                (r.status == hvrewrite::Status::changed   ? "changed"
                 : r.status == hvrewrite::Status::refused ? "left as it is"
                                                          : "nothing to change") +
                " (" + r.classification.pattern + ")");
    if (r.status != hvrewrite::Status::changed) continue;
    const std::string clash = merged.add(p, r);
    if (clash.empty()) continue;
    if (merged.has(p.main)) {
      report.note(p.main + ": changed as a part of " + merged[p.main].by);
      continue;
    }
    report.error(p.main + ": left as it is: as a part of it, " + clash +
                 " would have to change in another way than as a part of " + merged[clash].by +
                 "; rewrite one of them in a copy of the folder");
    --tally.changed, ++tally.refused;
    refused = true;
  }
  return refused;
}

// Replaces the files, those of a program together. True when one could not be.
bool replace_all(const Merged& merged, Report& report) {
  std::map<std::string, std::vector<Replacement>> by_program;
  for (const auto& path : merged.order()) {
    const Merged::Changed& c = merged[path];
    by_program[c.by].push_back({path, c.text, c.before});
  }
  bool failed = false;
  for (const auto& [main, files] : by_program) {
    const Replaced r = replace_together(files);
    if (r.problem.empty()) continue;
    report.error(r.problem +
                 (files.size() > 1 && r.untouched ? "; nothing of " + main + " was changed" : ""));
    failed = true;
  }
  return failed;
}

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

// --report: of every program but those in which there is nothing to do.
void print_accounts(const Options& o, const std::vector<Program>& programs,
                    const std::vector<hvrewrite::Result>& done,
                    std::vector<hvrewrite::Account>& accounts) {
  bool first = true;
  for (size_t i = 0; i < accounts.size(); ++i) {
    const hvrewrite::Result& r = done[i];
    if (programs[i].found && r.status == hvrewrite::Status::refused && r.unknown) continue;
    accounts[i].result = r;
    hvrewrite::Messages all = r.messages;
    for (auto& m : unread_neighbours(programs[i], r)) all.push_back(std::move(m));
    if (!std::exchange(first, false) && o.account != "json") std::cout << "\n";
    std::cout << account_text(o.account, programs[i].main, accounts[i], all);
  }
}

// --diff, --check, --in-place. Whether files were replaced, all of them.
bool show_or_replace(const Options& o, const Merged& merged, Report& report) {
  if (o.in_place) return !replace_all(merged, report);
  if (!o.account.empty()) return false;
  for (const auto& path : merged.order()) {
    if (o.diff)
      print_diff(path, merged[path], o.color == "always");
    else if (!o.quiet)
      std::cout << path << (o.null ? '\0' : '\n');
  }
  return false;
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
  const auto too_many = [&] {
    report.error(o.output.empty() ? "several files: say --in-place, --diff or --check"
                                  : "--output takes the result of one file");
    return kUsageWrong;
  };
  if (programs.size() > 1 && one_text) return too_many();
  std::vector<hvrewrite::Account> accounts;
  const auto done = rewrite_all(*rules, programs, o, accounts);
  if (one_text && done[0].status == hvrewrite::Status::changed && !done[0].others.empty()) {
    report.messages(done[0].messages);
    return too_many();
  }
  Merged merged;
  Tally tally;
  refused = gather(programs, done, merged, tally, report) || refused;
  bool written = false;
  print_accounts(o, programs, done, accounts);
  if (one_text)
    refused = !put_out(o, done[0], report) || refused;
  else
    written = show_or_replace(o, merged, report);
  refused = refused || (o.in_place && !written);
  if (!one_text && programs.size() > 1) report.summary(tally.text(merged.order().size(), written));
  if (refused) return kRefused;
  return o.check && !merged.order().empty() ? kChangesNeeded : kDone;
}

int run_classify(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  const Found found = find_programs(o, nullptr);
  bool failed = tell(found, report);
  for (const Program& p : found.programs) {
    const auto r = rules->classify(*p.project, p.main);
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
