// The Python files of a folder.
#pragma once
#include <string>
#include <vector>

namespace cli {

struct Walk {
  std::vector<std::string> files;      // Python files and notebooks, sorted
  std::vector<std::string> leftovers;  // of replacements that were interrupted (cli/replace.h)
  std::vector<std::string> problems;   // folders that cannot be read; no Python file at all
  std::vector<std::string> notes;      // what was passed over
};

// Hidden folders, virtual environments, `__pycache__` and `node_modules` are left out. Links to
// folders are not followed; links to files are, unless they lead out of the folder.
Walk walk(const std::string& folder);

// The leftovers in one folder, without those below it.
std::vector<std::string> leftovers_in(const std::string& folder);

}  // namespace cli
