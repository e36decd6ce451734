// `hvrewrite test`: golden folders, and the examples inside rule files.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/compile.h"
#include "cli/diff.h"
#include "cli/files.h"
#include "cli/in_order.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

struct Outcome {
  std::vector<std::string> problems;
  bool by_hand = false;  // one of them is nothing that --update may settle
  CaseFiles produced;
  std::string diagnostics, classification;
};

std::string diagnostics_text(const hvrewrite::Messages& list, const std::string& main) {
  std::string out;
  for (const auto& m : list) {
    const char* name = m.severity == hvrewrite::Message::Severity::error     ? "error"
                       : m.severity == hvrewrite::Message::Severity::warning ? "warning"
                                                                             : "note";
    out += (m.file == main ? "" : m.file + ":") +
           (m.cell ? "cell " + std::to_string(m.cell) + ":" : "") + std::to_string(m.line) + ":" +
           std::to_string(m.column) + ": " + name + "[" + m.code + "]: " + m.text + "\n";
  }
  return out;
}

// The pattern, then a line for each place that shows it.
std::string classification_text(const hvrewrite::Classification& c, const std::string& main) {
  std::string out = c.pattern + "\n", last;
  for (const auto& e : c.evidence) {
    std::string line = (e.file == main ? "" : e.file + ":") +
                       (e.cell ? "cell " + std::to_string(e.cell) + ":" : "") +
                       std::to_string(e.line) + (c.pattern == "Multiple" ? " " + e.rule : "") +
                       "\n";
    if (line != last) out += line;
    last = std::move(line);
  }
  return out;
}

hvrewrite::Result rewrite_case(const Case& c, const hvrewrite::Ruleset& rules,
                               const CaseFiles& files) {
  std::vector<hvrewrite::File> list;
  for (const auto& [path, text] : files) list.push_back({path, text});
  return rules.rewrite(hvrewrite::Project("", std::move(list)), c.main);
}

Outcome tried(const Case& c, const hvrewrite::Ruleset& rules) {
  Outcome out;
  const auto problem = [&](const char* what, bool by_hand) {
    out.problems.emplace_back(what);
    out.by_hand = out.by_hand || by_hand;
  };
  const auto r = rewrite_case(c, rules, c.original);
  if (r.status == hvrewrite::Status::changed) {
    for (const auto& f : r.others) out.produced[f.path] = f.text;
    out.produced[c.main] = r.text;
  }
  std::erase_if(out.produced, [&](const auto& f) { return c.original.at(f.first) == f.second; });
  out.diagnostics = diagnostics_text(r.messages, c.main);
  out.classification = classification_text(r.classification, c.main);
  const bool refused = r.status == hvrewrite::Status::refused;
  if (refused && !c.refused) problem("refused", true);
  if (!refused && c.refused) problem("not refused, though `flags` says so", true);
  if (out.produced != c.expected)
    problem(c.expected.empty()     ? "noisy: changed, though nothing is expected"
            : out.produced.empty() ? "missing: not changed"
                                   : "wrong",
            false);
  if (out.diagnostics != c.diagnostics.value_or("")) problem("other messages", false);
  if (c.classification && *c.classification != out.classification)
    problem("classified otherwise", true);
  if (!out.produced.empty()) {
    CaseFiles twice = c.original;
    for (const auto& [path, text] : out.produced) twice[path] = text;
    if (rewrite_case(c, rules, twice).status == hvrewrite::Status::changed)
      problem("a second run changes the result again", true);
  }
  return out;
}

Outcome run_case(const Case& c, const hvrewrite::Ruleset& rules) {
  try {
    return tried(c, rules);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& e) {
    Outcome out;
    out.problems.push_back(std::string("an internal fault: ") + e.what());
    out.by_hand = true;
    return out;
  }
}

// What differs, as diffs from what is expected to what came.
std::string differences(const Case& c, const Outcome& out) {
  CaseFiles all = c.expected;
  for (const auto& [path, text] : out.produced) all.try_emplace(path);
  std::string text;
  for (const auto& file : all) {
    const std::string& path = file.first;
    const auto in = [&](const CaseFiles& from) {
      return from.contains(path)         ? from.at(path)
             : c.original.contains(path) ? c.original.at(path)
                                         : std::string();
    };
    text += unified_diff(c.expected_path(path).string(), in(c.expected), in(out.produced), false);
  }
  text += unified_diff((c.folder / "expected.diag").string(), c.diagnostics.value_or(""),
                       out.diagnostics, false);
  if (c.classification)
    text += unified_diff((c.folder / "expected.class").string(), *c.classification,
                         out.classification, false);
  return text;
}

class Run {
 public:
  Run(const Options& o, Report& report) : options_(o), report_(report) {}

  int run() {
    std::vector<std::string> folders = options_.paths;
    if (folders.empty() && options_.rules.empty()) folders.emplace_back("tests/golden");
    std::vector<Case> cases;
    std::vector<std::string> problems;
    for (const auto& f : folders)
      for (auto& c : find_cases(f, options_.rules, options_.settings, problems))
        cases.push_back(std::move(c));
    // What was not read was not tested.
    for (const auto& p : problems) report_.error(p);
    if (!problems.empty()) return kRefused;
    std::vector<std::string> names;
    std::vector<const hvrewrite::Ruleset*> rules_of;
    for (const Case& c : cases) {
      const auto& rules = ruleset(c.rules, c.settings);
      if (!rules) return kRulesWrong;
      rules_of.push_back(&*rules);
      names.push_back(c.rules);
    }
    in_order<Outcome>(
        cases.size(), options_.threads(), [] { return true; },
        [&](size_t i, bool) { return run_case(cases[i], *rules_of[i]); },
        [&](size_t i, Outcome&& out) { one_case(cases[i], out); });
    compile();
    if (options_.no_examples) return close();
    if (!options_.rules.empty()) names = {options_.rules};
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (const auto& name : names) {
      const auto& rules = ruleset(name, options_.settings);
      if (!rules) return kRulesWrong;
      for (const auto& e : run_examples(*rules, options_)) one_example(e);
    }
    return close();
  }

 private:
  const std::optional<hvrewrite::Ruleset>& ruleset(
      const std::string& name, const std::vector<std::pair<std::string, std::string>>& settings) {
    std::string key = name;
    for (const auto& [n, v] : settings) key.append("\n").append(n).append("=").append(v);
    auto it = loaded_.find(key);
    if (it == loaded_.end()) {
      Options each = options_;
      each.rules = name;
      each.settings = settings;
      it = loaded_.emplace(key, load(each, report_)).first;
    }
    return it->second;
  }

  void one_case(const Case& c, const Outcome& out) {
    if (c.compile)
      for (const auto& [path, text] : out.produced) {
        compiled_names_.push_back(c.project ? (c.folder / path).string() : c.folder.string());
        compiled_texts_.push_back(text);
      }
    if (!out.problems.empty() && options_.update) update(c, out);
    if (out.problems.empty() || (options_.update && !out.by_hand)) {
      ++passed_;
      return;
    }
    ++failed_;
    std::string all;
    for (const auto& p : out.problems) all += (all.empty() ? "" : "; ") + p;
    if (options_.json)
      std::cout << "{\"case\":" << json_string(c.folder.string())
                << ",\"problem\":" << json_string(all)
                << ",\"difference\":" << json_string(differences(c, out)) << "}\n";
    else
      std::cout << c.folder.string() << ": " << all << ";\n" << differences(c, out);
  }

  // Writes what was produced over what was expected.
  void update(const Case& c, const Outcome& out) {
    for (const auto& [path, text] : c.expected)
      if (!out.produced.contains(path)) remove(c.expected_path(path));
    for (const auto& [path, text] : out.produced)
      if (const auto old = c.expected.find(path); old == c.expected.end() || old->second != text)
        write(c.expected_path(path), text);
    if (out.diagnostics.empty() && c.diagnostics)
      remove(c.folder / "expected.diag");
    else if (out.diagnostics != c.diagnostics.value_or(""))
      write(c.folder / "expected.diag", out.diagnostics);
  }
  void remove(const fs::path& path) {
    std::error_code ec;
    if (fs::remove(path, ec))
      said("removed " + path.string());
    else
      unwritten(path.string() + ": cannot be removed: " + ec.message());
  }
  void write(const fs::path& path, const std::string& text) {
    std::error_code ec;
    fs::create_directories(path.parent_path(), ec);
    const std::string problem = replace_together({{path.string(), text, std::nullopt}}).problem;
    if (problem.empty())
      said("wrote " + path.string());
    else
      unwritten(problem);
  }
  void said(const std::string& what) {
    if (!options_.json) std::cout << what << "\n";
  }
  void unwritten(const std::string& problem) {
    report_.error(problem);
    not_done_ = true;
  }

  void compile() {
    const Compiled got = compile_all(compiled_texts_);
    if (!got.problem.empty()) {
      report_.error("the results were not compiled: " + got.problem);
      not_done_ = true;
      return;
    }
    for (size_t i = 0; i < got.refusals.size(); ++i) {
      if (got.refusals[i].empty()) continue;
      ++failed_;
      if (options_.json)
        std::cout << "{\"case\":" << json_string(compiled_names_[i])
                  << ",\"problem\":" << json_string("not compiled: " + got.refusals[i]) << "}\n";
      else
        std::cout << compiled_names_[i] << ": not compiled: " << got.refusals[i] << "\n";
    }
  }

  void one_example(const hvrewrite::ExampleResult& e) {
    if (e.refused && options_.json)
      std::cout << "{\"file\":" << json_string(e.file) << ",\"line\":" << e.line
                << ",\"refused\":true}\n";
    if (e.ok) {
      ++passed_;
      return;
    }
    ++failed_;
    const std::string place = e.file + ":" + std::to_string(e.line);
    if (options_.json)
      std::cout << "{\"file\":" << json_string(e.file) << ",\"line\":" << e.line
                << ",\"code\":\"R060\",\"why\":" << json_string(e.why)
                << ",\"wanted\":" << json_string(e.wanted) << ",\"got\":" << json_string(e.got)
                << "}\n";
    else
      std::cout << place << ": error[R060]: this example does not hold"
                << (options_.update ? ", and --update writes no examples" : "") << ": " << e.why
                << "; from what it says to what came:\n"
                << unified_diff(place, e.wanted, e.got, false);
  }

  int close() {
    if (options_.json)
      std::cout << "{\"passed\":" << passed_ << ",\"failed\":" << failed_ << "}\n";
    else
      std::cout << passed_ << " passed, " << failed_ << " failed\n";
    if (passed_ + failed_ == 0) {
      report_.error("nothing was tested: no golden case, and no example in a rule file");
      return kRefused;
    }
    return not_done_ ? kRefused : failed_ ? kChangesNeeded : kDone;
  }

  const Options& options_;
  Report& report_;
  std::map<std::string, std::optional<hvrewrite::Ruleset>> loaded_;
  std::vector<std::string> compiled_names_, compiled_texts_;
  size_t passed_ = 0, failed_ = 0;
  bool not_done_ = false;  // something that was asked for could not be done
};

}  // namespace

int run_test(const Options& o, Report& report) { return Run(o, report).run(); }

}  // namespace cli
