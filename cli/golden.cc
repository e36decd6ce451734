// Golden folders: what the rules must make of real-looking programs.
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "cli/commands.h"
#include "cli/diff.h"
#include "cli/files.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

struct Case {
  fs::path folder;
  std::string rules;
  std::vector<std::pair<std::string, std::string>> settings;
  bool refused = false, compile = true;
  bool project = false;  // `input` is a folder of files
  std::string main;      // the script's path below `input`, or the input file
};

using Files = std::map<std::string, std::string>;  // path -> text

struct Outcome {
  std::vector<std::string> problems;
  Files original, produced, expected;
  std::string diagnostics, classification;
};

std::optional<std::string> read_if_there(const fs::path& p) {
  std::error_code ec;
  return fs::exists(p, ec) ? read_file(p.string()) : std::nullopt;
}

std::string rules_of(const fs::path& folder) {
  // tests/golden/<ruleset>/<case>
  return folder.parent_path().filename().string();
}

Files files_below(const fs::path& folder) {
  Files out;
  std::error_code ec;
  for (const auto& e : fs::recursive_directory_iterator(folder, ec))
    if (e.is_regular_file(ec))
      out[e.path().lexically_relative(folder).string()] = read_file(e.path().string()).value_or("");
  return out;
}

std::vector<Case> find_cases(const std::vector<std::string>& folders, const Options& o,
                             Report& report) {
  std::vector<Case> out;
  for (const auto& root : folders) {
    std::vector<fs::path> inputs;
    std::error_code ec;
    for (auto it = fs::recursive_directory_iterator(root, ec);
         !ec && it != fs::recursive_directory_iterator(); it.increment(ec)) {
      const fs::path name = it->path().filename();
      const bool folder = it->is_directory(ec);
      if (folder && name == "input") it.disable_recursion_pending();
      if ((folder && name == "input") || name == "input.py" || name == "input.ipynb")
        inputs.push_back(it->path());
    }
    if (inputs.empty()) report.note(root + ": holds no golden case");
    std::sort(inputs.begin(), inputs.end());
    for (const auto& in : inputs) {
      Case c;
      c.folder = in.parent_path();
      c.project = in.filename() == "input";
      c.main = c.project ? "train.py" : in.filename().string();
      c.compile = in.extension() != ".ipynb";
      c.rules = o.rules.empty() ? rules_of(c.folder) : o.rules;
      c.settings = o.settings;
      if (const auto flags = read_if_there(c.folder / "flags")) {
        std::istringstream lines(*flags);
        for (std::string line; std::getline(lines, line);) {
          if (line.starts_with("rules=")) c.rules = line.substr(6);
          if (line.starts_with("main=")) c.main = line.substr(5);
          if (line == "refused") c.refused = true;
          if (line == "compile=no") c.compile = false;
          if (line.starts_with("set=")) {
            const size_t eq = line.find('=', 4);
            if (eq != std::string::npos)
              c.settings.emplace_back(line.substr(4, eq - 4), line.substr(eq + 1));
          }
        }
      }
      out.push_back(std::move(c));
    }
  }
  return out;
}

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

hvrewrite::Result rewrite_case(const Case& c, const hvrewrite::Ruleset& rules, const Files& files) {
  std::vector<hvrewrite::File> list;
  for (const auto& [path, text] : files) list.push_back({path, text});
  return rules.rewrite(hvrewrite::Project("", std::move(list)), c.main);
}

Files changed_files(const Case& c, const hvrewrite::Result& r) {
  Files out;
  if (r.status != hvrewrite::Status::changed) return out;
  for (const auto& f : r.others) out[f.path] = f.text;
  out[c.main] = r.text;
  return out;
}

// Where the expectation for a file lies.
fs::path expected_path(const Case& c, const std::string& file) {
  return c.project ? c.folder / "expected" / file
                   : c.folder / ("expected" + fs::path(c.main).extension().string());
}

Outcome run_case(const Case& c, const hvrewrite::Ruleset& rules) {
  Outcome out;
  if (c.project)
    out.original = files_below(c.folder / "input");
  else
    out.original[c.main] = read_file((c.folder / c.main).string()).value_or("");
  const auto r = rewrite_case(c, rules, out.original);
  out.produced = changed_files(c, r);
  std::erase_if(out.produced, [&](const auto& f) { return out.original[f.first] == f.second; });
  out.diagnostics = diagnostics_text(r.messages, c.main);
  out.classification = classification_text(r.classification, c.main);
  if (c.project)
    out.expected = files_below(c.folder / "expected");
  else if (auto text = read_if_there(expected_path(c, c.main)))
    out.expected[c.main] = std::move(*text);
  if (r.status == hvrewrite::Status::refused && !c.refused) out.problems.emplace_back("refused");
  if (r.status != hvrewrite::Status::refused && c.refused)
    out.problems.emplace_back("not refused, though `flags` says so");
  if (out.produced != out.expected)
    out.problems.emplace_back(out.expected.empty()   ? "noisy: changed, though nothing is expected"
                              : out.produced.empty() ? "missing: not changed"
                                                     : "wrong");
  if (out.diagnostics != read_if_there(c.folder / "expected.diag").value_or(""))
    out.problems.emplace_back("other messages");
  if (const auto wanted = read_if_there(c.folder / "expected.class");
      wanted && *wanted != out.classification)
    out.problems.emplace_back("classified otherwise");
  if (!out.produced.empty()) {
    Files twice = out.original;
    for (const auto& [path, text] : out.produced) twice[path] = text;
    if (rewrite_case(c, rules, twice).status == hvrewrite::Status::changed)
      out.problems.emplace_back("a second run changes the result again");
  }
  return out;
}

// Compiles many texts with one Python; returns the cases that fail.
std::vector<std::string> compile_all(const std::vector<std::pair<std::string, std::string>>& texts,
                                     bool& ran) {
  std::vector<std::string> bad;
  ran = std::system("python3 -c pass >/dev/null 2>&1") == 0;
  if (!ran || texts.empty()) return bad;
  char folder[] = "/tmp/hvrewrite-compile-XXXXXX";
  if (!mkdtemp(folder)) return bad;
  for (size_t i = 0; i < texts.size(); ++i)
    if (const auto why = replace_together({{std::string(folder) + "/c" + std::to_string(i) + ".py",
                                            texts[i].second, std::nullopt}})
                             .problem;
        !why.empty())
      throw std::runtime_error(why);
  const std::string command =
      std::string(
          "python3 -c \"import sys,glob\nfor f in sorted(glob.glob(sys.argv[1]+'/*.py')):\n"
          "    try: compile(open(f,'rb').read(), f, 'exec')\n"
          "    except SyntaxError as e: print(f.rsplit('/c',1)[1][:-3], e)\n\" ") +
      folder;
  if (FILE* pipe = popen(command.c_str(), "r")) {
    std::array<char, 512> buffer;
    while (std::fgets(buffer.data(), buffer.size(), pipe)) {
      const std::string line(buffer.data());
      bad.push_back(texts[std::strtoul(line.c_str(), nullptr, 10)].first + ":" +
                    line.substr(line.find(' ')));
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
  const auto ruleset = [&](const std::string& name,
                           const std::vector<std::pair<std::string, std::string>>& settings)
      -> const std::optional<hvrewrite::Ruleset>& {
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
    if (c.compile)
      for (const auto& [path, text] : out.produced)
        to_compile.emplace_back(c.folder.string(), text);
    if (out.problems.empty()) {
      ++passed;
      continue;
    }
    bool fatal = !o.update;
    for (const auto& p : out.problems)
      fatal = fatal || p.starts_with("a second run") || p.find("refused") != std::string::npos ||
              p.starts_with("classified");
    if (o.update) {
      const auto put = [&](const fs::path& p, const std::string& text, bool wanted) {
        std::error_code ec;
        if (!wanted) {
          if (fs::remove(p, ec)) std::cout << "removed " << p.string() << "\n";
        } else if (read_if_there(p) != text) {
          fs::create_directories(p.parent_path(), ec);
          if (const auto why = replace_together({{p.string(), text, std::nullopt}}).problem;
              !why.empty())
            throw std::runtime_error(why);
          std::cout << "wrote " << p.string() << "\n";
        }
      };
      for (const auto& [path, text] : out.expected)
        if (!out.produced.contains(path)) put(expected_path(c, path), "", false);
      for (const auto& [path, text] : out.produced) put(expected_path(c, path), text, true);
      put(c.folder / "expected.diag", out.diagnostics, !out.diagnostics.empty());
      if (!fatal) {
        ++passed;
        continue;
      }
    }
    ++failed;
    std::cout << c.folder.string() << ":";
    for (const auto& p : out.problems) std::cout << " " << p << ";";
    std::cout << "\n";
    Files all = out.expected;
    for (const auto& [path, text] : out.produced) all.try_emplace(path);
    for (const auto& [path, ignored] : all) {
      const auto text = [&](const Files& from) {
        return from.contains(path)           ? from.at(path)
               : out.original.contains(path) ? out.original.at(path)
                                             : std::string();
      };
      std::cout << unified_diff(expected_path(c, path).string(), text(out.expected),
                                text(out.produced), false);
    }
    const auto compare = [&](const char* name, const std::string& got, bool must) {
      const auto wanted = read_if_there(c.folder / name);
      if ((wanted || must) && wanted.value_or("") != got)
        std::cout << unified_diff((c.folder / name).string(), wanted.value_or(""), got, false);
    };
    compare("expected.diag", out.diagnostics, true);
    compare("expected.class", out.classification, false);
  }
  bool python = false;
  for (const auto& bad : compile_all(to_compile, python)) {
    ++failed;
    std::cout << bad;
  }
  if (!python && !to_compile.empty()) report.error("no python3 here: results were not compiled");
  // Examples inside the rule files.
  std::vector<std::string> names;
  if (!o.rules.empty())
    names.push_back(o.rules);
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
      std::cout << e.file << ":" << e.line
                << ": error[R060]: this example does not hold; the result is\n"
                << e.got;
    }
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed ? kChangesNeeded : kDone;
}

}  // namespace cli
