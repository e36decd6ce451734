// Files and folders: reading, finding Python files, writing atomically.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace cli {

std::optional<std::string> read_file(const std::string& path, std::string* problem = nullptr);

// Writes by way of a temporary file in the same folder (flushed to disk, then renamed); the mode is
// kept, and a symbolic link stays one: its target is written. Returns an error message, or "".
std::string write_atomically(const std::string& path, const std::string& bytes);

// The same for files that belong together: none is put into its place before all are on disk. The
// message names the file.
std::string write_together(const std::vector<std::pair<std::string, std::string>>& files);

// Python files and notebooks of a folder, walked in sorted order (hidden folders, virtual
// environments and `__pycache__` left out). Problems are added to `errors`.
std::vector<std::string> python_files(const std::string& folder, std::vector<std::string>& errors);

// A ruleset's path: as given, or a name in the data folders.
std::string find_ruleset(const std::string& name);
std::vector<std::string> data_folders();
// Names of the rulesets in the data folders.
std::vector<std::string> installed_rulesets();

}  // namespace cli
