// Golden folders: what the rules must make of real-looking programs.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <sstream>
#include <sys/wait.h>

#include "cli/commands.h"
#include "cli/files.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

struct Case {
  fs::path folder;
  std::string rules;
  std::vector<std::pair<std::string, std::string>> settings;
  bool refused = false, compile = true;
  std::string suffix;        // .py or .ipynb
  fs::path file(const char* stem) const { return folder / (stem + suffix); }
};

struct Outcome {
  std::vector<std::string> problems;
  std::string produced, diagnostics, expected;
  bool changed = false;
};

std::optional<std::string> read_if_there(const fs::path& p) {
  std::error_code ec;
  return fs::exists(p, ec) ? read_file(p.string()) : std::nullopt;
}

std::string rules_of(const fs::path& folder) {
  // tests/golden/<ruleset>/<case>
  return folder.parent_path().filename().string();
}

std::vector<Case> find_cases(const std::vector<std::string>& folders, const Options& o, Report& report) {
  std::vector<Case> out;
  for (const auto& root : folders) {
    std::vector<fs::path> inputs;
    std::error_code ec;
    for (const auto& e : fs::recursive_directory_iterator(root, ec))
      if (e.path().filename() == "input.py" || e.path().filename() == "input.ipynb") inputs.push_back(e.path());
    if (inputs.empty()) report.note(root + ": holds no golden case");
    std::sort(inputs.begin(), inputs.end());
    for (const auto& in : inputs) {
      Case c;
      c.folder = in.parent_path();
      c.suffix = in.extension().string();
      c.compile = c.suffix == ".py";
      c.rules = o.rules.empty() ? rules_of(c.folder) : o.rules;
      c.settings = o.settings;
      if (const auto flags = read_if_there(c.folder / "flags")) {
        std::istringstream lines(*flags);
        for (std::string line; std::getline(lines, line);) {
          if (line.starts_with("rules=")) c.rules = line.substr(6);
          if (line == "refused") c.refused = true;
          if (line == "compile=no") c.compile = false;
          if (line.starts_with("set=")) {
            const size_t eq = line.find('=', 4);
            if (eq != std::string::npos) c.settings.emplace_back(line.substr(4, eq - 4), line.substr(eq + 1));
          }
        }
      }
      out.push_back(std::move(c));
    }
  }
  return out;
}

std::string diagnostics_text(const hvrewrite::Messages& list) {
  std::string out;
  for (const auto& m : list) {
    const char* name = m.severity == hvrewrite::Message::Severity::error ? "error" : m.severity == hvrewrite::Message::Severity::warning ? "warning" : "note";
    out += (m.cell ? "cell " + std::to_string(m.cell) + ":" : "") + std::to_string(m.line) + ":" + std::to_string(m.column) + ": " + name + "[" + m.code + "]: " + m.text + "\n";
  }
  return out;
}

Outcome run_case(const Case& c, const hvrewrite::Ruleset& rules) {
  Outcome out;
  const std::string input = read_file(c.file("input").string()).value_or("");
  const auto r = rules.rewrite(c.file("input").filename().string(), input);
  out.produced = r.text;
  out.diagnostics = diagnostics_text(r.messages);
  out.changed = r.status == hvrewrite::Status::changed;
  const auto expected = read_if_there(c.file("expected"));
  out.expected = expected.value_or(input);
  if (r.status == hvrewrite::Status::refused && !c.refused) out.problems.emplace_back("refused");
  if (r.status != hvrewrite::Status::refused && c.refused) out.problems.emplace_back("not refused, though `flags` says so");
  if (out.produced != out.expected) out.problems.emplace_back(!expected ? "noisy: changed, though nothing is expected" : out.changed ? "wrong" : "missing: not changed");
  if (out.diagnostics != read_if_there(c.folder / "expected.diag").value_or("")) out.problems.emplace_back("other messages");
  if (out.changed) {
    const auto again = rules.rewrite(c.file("input").filename().string(), r.text);
    if (again.status == hvrewrite::Status::changed) out.problems.emplace_back("a second run changes the result again");
  }
  return out;
}

// Compiles many texts with one Python; returns the cases that fail.
std::vector<std::string> compile_all(const std::vector<std::pair<std::string, std::string>>& texts, bool& ran) {
  std::vector<std::string> bad;
  ran = std::system("python3 -c pass >/dev/null 2>&1") == 0;
  if (!ran || texts.empty()) return bad;
  char folder[] = "/tmp/hvrewrite-compile-XXXXXX";
  if (!mkdtemp(folder)) return bad;
  for (size_t i = 0; i < texts.size(); ++i) write_atomically(std::string(folder) + "/c" + std::to_string(i) + ".py", texts[i].second);
  const std::string command = std::string("python3 -c \"import sys,glob\nfor f in sorted(glob.glob(sys.argv[1]+'/*.py')):\n"
                                          "    try: compile(open(f,'rb').read(), f, 'exec')\n"
                                          "    except SyntaxError as e: print(f.rsplit('/c',1)[1][:-3], e)\n\" ") + folder;
  if (FILE* pipe = popen(command.c_str(), "r")) {
    std::array<char, 512> buffer;
    while (std::fgets(buffer.data(), buffer.size(), pipe)) {
      const std::string line(buffer.data());
      bad.push_back(texts[std::strtoul(line.c_str(), nullptr, 10)].first + ":" + line.substr(line.find(' ')));
    }
    pclose(pipe);
  }
  std::error_code ec;
  fs::remove_all(folder, ec);
  return bad;
}

}  // namespace

int run_test(const Options& o, Report& report) {
  std::vector<std::string> folders = o.paths;
  if (folders.empty() && o.rules.empty()) folders.emplace_back("tests/golden");
  const auto cases = find_cases(folders, o, report);
  size_t passed = 0, failed = 0;
  std::map<std::string, std::optional<hvrewrite::Ruleset>> loaded;
  const auto ruleset = [&](const std::string& name, const std::vector<std::pair<std::string, std::string>>& settings) -> const std::optional<hvrewrite::Ruleset>& {
    std::string key = name;
    for (const auto& [n, v] : settings) key += "\n" + n + "=" + v;
    auto it = loaded.find(key);
    if (it == loaded.end()) {
      Options each = o;
      each.rules = name;
      each.settings = settings;
      it = loaded.emplace(key, load(each, report)).first;
    }
    return it->second;
  };
  std::vector<std::pair<std::string, std::string>> to_compile;
  for (const auto& c : cases) {
    const auto& rules = ruleset(c.rules, c.settings);
    if (!rules) return kRulesWrong;
    const Outcome out = run_case(c, *rules);
    if (c.compile) to_compile.emplace_back(c.folder.string(), out.produced);
    if (out.problems.empty()) {
      ++passed;
      continue;
    }
    bool fatal = !o.update;
    for (const auto& p : out.problems) fatal = fatal || p.starts_with("a second run") || p.find("refused") != std::string::npos;
    if (o.update) {
      const auto put = [&](const std::string& name, const std::string& text, bool wanted) {
        const fs::path p = c.folder / name;
        std::error_code ec;
        if (!wanted) {
          if (fs::remove(p, ec)) std::cout << "removed " << p.string() << "\n";
        } else if (read_if_there(p) != text) {
          write_atomically(p.string(), text);
          std::cout << "wrote " << p.string() << "\n";
        }
      };
      put("expected" + c.suffix, out.produced, out.changed);
      put("expected.diag", out.diagnostics, !out.diagnostics.empty());
      if (!fatal) {
        ++passed;
        continue;
      }
    }
    ++failed;
    std::cout << c.folder.string() << ":";
    for (const auto& p : out.problems) std::cout << " " << p << ";";
    std::cout << "\n" << unified_diff(c.file("expected").string(), out.expected, out.produced, false);
    const std::string wanted = read_if_there(c.folder / "expected.diag").value_or("");
    if (wanted != out.diagnostics) std::cout << unified_diff(c.folder.string() + "/expected.diag", wanted, out.diagnostics, false);
  }
  bool python = false;
  for (const auto& bad : compile_all(to_compile, python)) {
    ++failed;
    std::cout << bad;
  }
  if (!python && !to_compile.empty()) report.error("no python3 here: results were not compiled");
  // Examples inside the rule files.
  std::vector<std::string> names;
  if (!o.rules.empty()) names.push_back(o.rules);
  else
    for (const auto& c : cases) names.push_back(c.rules);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  for (const auto& name : names) {
    const auto& rules = ruleset(name, o.settings);
    if (!rules) return kRulesWrong;
    for (const auto& e : rules->run_examples()) {
      if (e.ok) {
        ++passed;
        continue;
      }
      ++failed;
      std::cout << e.file << ":" << e.line << ": error[R060]: this example does not hold; the result is\n" << e.got;
    }
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed ? kChangesNeeded : kDone;
}

}  // namespace cli
