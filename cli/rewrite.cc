// The main job: rewrite files.
#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>

#include "cli/commands.h"
#include "cli/files.h"

namespace cli {

std::optional<hvrewrite::Ruleset> load(const Options& o, Report& report) {
  hvrewrite::Messages messages;
  const std::string path = find_ruleset(o.rules);
  auto ruleset = hvrewrite::Ruleset::load(path, [](const std::string& p) { return read_file(p); }, {data_folders(), o.settings}, messages);
  report.messages(messages);
  return ruleset;
}

namespace {

struct Done {
  hvrewrite::Result result;
  std::string original;
  std::string problem;   // the file could not be read
};

// Every file on its own thread's turn; results are reported in the order of the inputs.
std::vector<Done> rewrite_all(const hvrewrite::Ruleset& rules, const std::vector<Input>& inputs, unsigned jobs) {
  std::vector<Done> done(inputs.size());
  std::atomic<size_t> next{0};
  const auto words = rules.prefilter();
  const auto work = [&] {
    for (size_t i; (i = next++) < inputs.size();) {
      auto bytes = read_file(inputs[i].path, &done[i].problem);
      if (!bytes) continue;
      done[i].original = *bytes;
      // What a folder walk finds and no rule can concern is not even parsed.
      if (inputs[i].found && !words.empty() &&
          std::none_of(words.begin(), words.end(), [&](const std::string& w) { return bytes->find(w) != std::string::npos; })) {
        done[i].result.status = hvrewrite::Status::refused;
        done[i].result.unknown = true;
        done[i].result.classification.pattern = "Unknown";
        done[i].result.text = std::move(*bytes);
        continue;
      }
      done[i].result = rules.rewrite(inputs[i].path == "-" ? "<stdin>" : inputs[i].path, std::move(*bytes));
    }
  };
  std::vector<std::thread> threads;
  const unsigned n = std::min<unsigned>(jobs ? jobs : std::max(1u, std::thread::hardware_concurrency()), static_cast<unsigned>(inputs.size()));
  for (unsigned i = 1; i < n; ++i) threads.emplace_back(work);
  work();
  for (auto& t : threads) t.join();
  return done;
}

}  // namespace

int run_rewrite(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  std::vector<std::string> errors;
  const auto inputs = expand(o.paths, errors);
  for (const auto& e : errors) report.error(e);
  bool refused = !errors.empty(), changes = false;
  if (inputs.empty()) return kRefused;
  const bool many = inputs.size() > 1;
  if (many && !o.in_place && !o.check && !o.diff) {
    report.error(o.output.empty() ? "several files: say --in-place, --diff or --check" : "--output takes the result of one file");
    return kUsageWrong;
  }
  const auto done = rewrite_all(*rules, inputs, o.jobs);
  for (size_t i = 0; i < inputs.size(); ++i) {
    const auto& r = done[i].result;
    const std::string& path = inputs[i].path;
    if (!done[i].problem.empty()) {
      report.error(path + ": " + done[i].problem);
      refused = true;
      continue;
    }
    // In a folder, files that train nothing are ordinary; named on the command line, the refusal is the answer.
    const bool ordinary = inputs[i].found && r.status == hvrewrite::Status::refused && r.unknown;
    if (ordinary) {
      report.note(path + ": skipped, nothing to do in it");
    } else {
      report.messages(r.messages);
      refused = refused || r.status == hvrewrite::Status::refused;
    }
    changes = changes || r.status == hvrewrite::Status::changed;
    report.note(path + ": " + (r.status == hvrewrite::Status::changed ? "changed" : r.status == hvrewrite::Status::refused ? "left as it is" : "nothing to change") + " (" + r.classification.pattern + ")");
    if (o.diff) {
      if (r.cells.empty()) std::cout << unified_diff(path, done[i].original, r.text, o.color == "always");
      for (const auto& c : r.cells) std::cout << unified_diff(path + " (cell " + std::to_string(c.cell) + ")", c.before + "\n", c.after + "\n", o.color == "always");
    } else if (o.check) {
      if (r.status == hvrewrite::Status::changed && !o.quiet) std::cout << path << "\n";
    } else if (o.in_place) {
      if (r.status != hvrewrite::Status::changed) continue;
      if (const auto problem = write_atomically(path, r.text); !problem.empty()) {
        report.error(path + ": cannot be written: " + problem);
        refused = true;
      }
    } else if (!o.output.empty()) {
      if (r.status == hvrewrite::Status::refused) continue;
      if (const auto problem = write_atomically(o.output, r.text); !problem.empty()) {
        report.error(o.output + ": cannot be written: " + problem);
        refused = true;
      }
    } else if (r.status != hvrewrite::Status::refused) {
      std::cout << r.text;
    }
  }
  std::cout.flush();
  if (!std::cout) {
    report.error("standard output cannot be written");
    return kRefused;
  }
  if (refused) return kRefused;
  return o.check && changes ? kChangesNeeded : kDone;
}

int run_classify(const Options& o, Report& report) {
  const auto rules = load(o, report);
  if (!rules) return kRulesWrong;
  std::vector<std::string> errors;
  const auto inputs = expand(o.paths, errors);
  for (const auto& e : errors) report.error(e);
  bool failed = !errors.empty();
  for (const auto& in : inputs) {
    std::string problem;
    auto bytes = read_file(in.path, &problem);
    if (!bytes) {
      report.error(in.path + ": " + problem);
      failed = true;
      continue;
    }
    const auto r = rules->classify(in.path, std::move(*bytes));
    report.messages(r.messages);
    failed = failed || r.status == hvrewrite::Status::refused;
    if (o.json) {
      std::cout << "{\"file\":" << json_string(in.path) << ",\"pattern\":" << json_string(r.classification.pattern) << ",\"evidence\":[";
      for (size_t i = 0; i < r.classification.evidence.size(); ++i) {
        const auto& e = r.classification.evidence[i];
        std::cout << (i ? "," : "") << "{" << (e.cell ? "\"cell\":" + std::to_string(e.cell) + "," : "") << "\"line\":" << e.line << ",\"column\":" << e.column << ",\"rule\":" << json_string(e.rule) << "}";
      }
      std::cout << "]}\n";
      continue;
    }
    std::cout << in.path << ": " << r.classification.pattern << "\n";
    for (const auto& e : r.classification.evidence) std::cout << "  " << in.path << ":" << (e.cell ? "cell " + std::to_string(e.cell) + ":" : "") << e.line << ":" << e.column << ": " << e.rule << "\n";
  }
  return failed ? kRefused : kDone;
}

}  // namespace cli
