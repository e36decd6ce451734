#include "cli/outcome.h"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <utility>

#include "cli/account.h"
#include "cli/diff.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using hvrewrite::Status;

std::string name_of(const std::string& path) {
  std::error_code ec;
  const fs::path whole = fs::weakly_canonical(path, ec);
  return ec ? path : whole.string();
}

void print_diff(const NewFile& f, bool color) {
  if (f.cells.empty()) std::cout << unified_diff(f.path, f.before, f.text, color);
  for (const auto& cell : f.cells)
    std::cout << unified_diff(f.path + " (cell " + std::to_string(cell.cell) + ")",
                              cell.before + "\n", cell.after + "\n", color);
}

// In a folder, files that train nothing are ordinary; named on the command line, the refusal is the
// answer.
bool is_idle(const Program& p, const hvrewrite::Result& r) {
  return p.found && r.status == Status::refused && r.unknown;
}

}  // namespace

std::string Merged::add(const Program& p, const hvrewrite::Result& r, std::vector<NewFile>& fresh) {
  std::vector<std::pair<std::string, const std::string*>> all;
  all.reserve(r.others.size() + 1);
  for (const auto& o : r.others) all.emplace_back(o.path, &o.text);
  if (r.text != p.project->bytes_of(p.main)) all.emplace_back(p.main, &r.text);
  for (const auto& [path, text] : all)
    if (const auto it = by_path_.find(name_of(path));
        it != by_path_.end() && it->second.text != *text)
      return path;
  for (const auto& [path, text] : all)
    if (by_path_.try_emplace(name_of(path), Change{*text, p.main}).second)
      fresh.push_back({path, p.project->bytes_of(path), *text,
                       path == p.main ? r.cells : std::vector<hvrewrite::CellChange>{}});
  return {};
}

std::string Merged::by(const std::string& path) const {
  const auto it = by_path_.find(name_of(path));
  return it == by_path_.end() ? std::string() : it->second.by;
}

void Outcome::take(const Program& p, hvrewrite::Account done) {
  const hvrewrite::Messages beside = unread_neighbours(p, done.result);
  say(p, done.result, beside);
  if (!o_.account.empty() && !is_idle(p, done.result)) print_account(p, done, beside);
  if (done.result.status == Status::changed) put(p, new_files(p, done.result));
}

void Outcome::say(const Program& p, const hvrewrite::Result& r, const hvrewrite::Messages& beside) {
  if (is_idle(p, r)) {
    ++idle_;
    report_.note(p.main + ": skipped, nothing to do in it");
  } else {
    ++(r.status == Status::changed   ? changed_
       : r.status == Status::refused ? refusals_
                                     : unchanged_);
    report_.messages(r.messages);
    refused_ = refused_ || r.status == Status::refused;
  }
  report_.messages(beside);
  report_.note(p.main + ": " +
               (r.status == Status::changed   ? "changed"
                : r.status == Status::refused ? "left as it is"
                                              : "nothing to change") +
               " (" + r.classification.pattern + ")");
}

std::vector<NewFile> Outcome::new_files(const Program& p, const hvrewrite::Result& r) {
  std::vector<NewFile> fresh;
  const std::string clash = merged_.add(p, r, fresh);
  if (clash.empty()) return fresh;
  if (const std::string by = merged_.by(p.main); !by.empty()) {
    report_.note(p.main + ": changed as a part of " + by);
    return {};
  }
  report_.error(p.main + ": left as it is: as a part of it, " + clash +
                " would have to change in another way than as a part of " + merged_.by(clash) +
                "; rewrite one of them in a copy of the folder");
  --changed_, ++refusals_;
  refused_ = true;
  return {};
}

void Outcome::put(const Program& p, std::vector<NewFile> files) {
  if (o_.in_place) {
    std::vector<Replacement> all;
    all.reserve(files.size());
    for (NewFile& f : files)
      all.push_back({std::move(f.path), std::move(f.text), std::move(f.before)});
    const Replaced r = replace_together(all);
    if (r.problem.empty()) return;
    report_.error(r.problem +
                  (all.size() > 1 && r.untouched ? "; nothing of " + p.main + " was changed" : ""));
    --changed_, ++unwritten_;
    refused_ = true;
    return;
  }
  if (!o_.account.empty()) return;
  if (!o_.diff && o_.quiet) return;
  report_.aside();
  for (const NewFile& f : files) {
    if (o_.diff)
      print_diff(f, o_.color == "always");
    else
      std::cout << f.path << (o_.null ? '\0' : '\n');
  }
}

void Outcome::print_account(const Program& p, hvrewrite::Account& done,
                            const hvrewrite::Messages& beside) {
  hvrewrite::Messages all = done.result.messages;
  all.insert(all.end(), beside.begin(), beside.end());
  report_.aside();
  if (std::exchange(any_account_, true) && o_.account != "json") std::cout << "\n";
  std::cout << account_text(o_.account, p.main, done, all);
}

void Outcome::summary(size_t programs, bool interrupted) const {
  const size_t done = changed_ + unchanged_ + refusals_ + idle_ + unwritten_;
  std::string out =
      fmt::format("{} programs: {} {}", done, changed_, o_.in_place ? "changed" : "to change");
  const size_t files = merged_.files();
  if (changed_ && !unwritten_) out += fmt::format(" ({} file{})", files, files == 1 ? "" : "s");
  if (refusals_) out += fmt::format(", {} refused", refusals_);
  if (unwritten_) out += fmt::format(", {} that could not be written", unwritten_);
  out += fmt::format(", {} with nothing to change, {} with nothing to do", unchanged_, idle_);
  if (interrupted)
    report_.error(fmt::format("interrupted: {} of them were not looked at and are as they were; {}",
                              programs - done, out));
  else
    report_.summary(out);
}

}  // namespace cli
