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

// Which files of a folder are taken.
struct Selection {
  // Patterns as in `.gitignore`, relative to the folder: of what is passed over, and of what alone
  // is taken (all, where there is none).
  std::vector<std::string> exclude, include;
  // Whether `.gitignore` files are heeded: those of the folder and below, and, inside a repository,
  // those above, and `.git/info/exclude`. What is tracked by git although it is ignored is passed
  // over too: git itself is not asked.
  bool gitignore = true;
};

// Hidden files and folders, virtual environments, `__pycache__` and `node_modules` are left out.
// Links to folders are not followed; links to files are, unless they lead out of the folder.
Walk walk(const std::string& folder, const Selection& selection = {});

// The leftovers in one folder, without those below it.
std::vector<std::string> leftovers_in(const std::string& folder);

}  // namespace cli
