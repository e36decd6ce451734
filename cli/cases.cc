// Finding and reading golden cases.
#include "cli/cases.h"

#include <algorithm>
#include <sstream>

#include "cli/files.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

// Reads files of cases; remembers what went wrong.
struct CaseReader {
  std::vector<std::string>& problems;

  std::string read(const fs::path& path) {
    std::string why;
    auto text = read_file(path.string(), &why);
    if (!text) problems.push_back(path.string() + ": cannot be read: " + why);
    return text.value_or("");
  }
  std::optional<std::string> read_if_there(const fs::path& path) {
    std::error_code ec;
    if (!fs::exists(fs::symlink_status(path, ec))) return std::nullopt;
    return read(path);
  }
  CaseFiles below(const fs::path& folder) {
    CaseFiles out;
    std::error_code ec;
    for (fs::recursive_directory_iterator it(folder, ec);
         !ec && it != fs::recursive_directory_iterator(); it.increment(ec))
      if (!it->is_directory(ec))
        out[it->path().lexically_relative(folder).string()] = read(it->path());
    if (ec && fs::exists(folder))
      problems.push_back(folder.string() + ": cannot be read: " + ec.message());
    return out;
  }

  void take_flags(Case& c) {
    const fs::path path = c.folder / "flags";
    const auto text = read_if_there(path);
    if (!text) return;
    std::string problem;
    const auto flags = parse_flags(*text, problem);
    if (!flags) {
      problems.push_back(path.string() + ": " + problem);
      return;
    }
    std::error_code ec;
    if (flags->rules) {
      // A name without a folder may be that of an installed ruleset.
      const fs::path own = (c.folder / *flags->rules).lexically_normal();
      const bool name = flags->rules->find('/') == std::string::npos && !fs::exists(own, ec);
      c.rules = name || fs::path(*flags->rules).is_absolute() ? *flags->rules : own.string();
    }
    if (flags->main) c.main = *flags->main;
    c.settings.insert(c.settings.end(), flags->settings.begin(), flags->settings.end());
    c.refused = flags->refused;
    c.compile = c.compile && flags->compile;
  }

  void take_texts(Case& c) {
    if (c.project) {
      c.original = below(c.folder / "input");
      c.expected = below(c.folder / "expected");
      if (!c.original.contains(c.main))
        problems.push_back((c.folder / "input" / c.main).string() +
                           ": is not there; `main=` in flags names the script");
    } else {
      c.original[c.main] = read(c.folder / c.main);
      if (auto text = read_if_there(c.expected_path(c.main))) c.expected[c.main] = std::move(*text);
    }
    c.diagnostics = read_if_there(c.folder / "expected.diag");
    c.classification = read_if_there(c.folder / "expected.class");
  }
};

// The inputs below a folder: files `input.py`, `input.ipynb`, folders `input`.
std::vector<fs::path> inputs_below(const std::string& folder, std::vector<std::string>& problems) {
  std::vector<fs::path> out;
  std::error_code ec;
  for (fs::recursive_directory_iterator it(folder, ec);
       !ec && it != fs::recursive_directory_iterator(); it.increment(ec)) {
    const fs::path name = it->path().filename();
    const bool is_folder = it->is_directory(ec);
    if (is_folder && name == "input") it.disable_recursion_pending();
    if ((is_folder && name == "input") || name == "input.py" || name == "input.ipynb")
      out.push_back(it->path());
  }
  if (ec)
    problems.push_back(folder + ": cannot be read: " + ec.message() +
                       (folder.ends_with(".hvr") ? "; a ruleset is named with --rules" : ""));
  else if (out.empty())
    problems.push_back(folder + ": holds no golden case");
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

std::optional<CaseFlags> parse_flags(const std::string& text, std::string& problem) {
  CaseFlags out;
  std::istringstream lines(text);
  size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() || line[0] == '#') continue;
    const size_t equals = line.find('=');
    const std::string name = line.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : line.substr(equals + 1);
    const size_t second = value.find('=');
    if (line == "refused") {
      out.refused = true;
    } else if (line == "compile=no") {
      out.compile = false;
    } else if (name == "rules" && !value.empty() && !out.rules) {
      out.rules = value;
    } else if (name == "main" && !value.empty() && !out.main) {
      out.main = value;
    } else if (name == "set" && second != std::string::npos && second > 0) {
      out.settings.emplace_back(value.substr(0, second), value.substr(second + 1));
    } else {
      problem = "line " + std::to_string(number) + " is no flag: `" + line +
                "`; there are rules=NAME, main=FILE, set=NAME=VALUE, refused and compile=no";
      return std::nullopt;
    }
  }
  return out;
}

fs::path Case::expected_path(const std::string& file) const {
  return project ? folder / "expected" / file
                 : folder / ("expected" + fs::path(main).extension().string());
}

std::vector<Case> find_cases(const std::string& folder, const std::string& rules,
                             const std::vector<std::pair<std::string, std::string>>& settings,
                             std::vector<std::string>& problems) {
  std::vector<Case> out;
  for (const auto& input : inputs_below(folder, problems)) {
    Case c;
    c.folder = input.parent_path();
    c.project = input.filename() == "input";
    c.main = c.project ? "train.py" : input.filename().string();
    c.compile = input.extension() != ".ipynb";
    // tests/golden/<ruleset>/<case>
    c.rules = rules.empty() ? c.folder.parent_path().filename().string() : rules;
    c.settings = settings;
    CaseReader reader{problems};
    reader.take_flags(c);
    reader.take_texts(c);
    out.push_back(std::move(c));
  }
  return out;
}

}  // namespace cli
