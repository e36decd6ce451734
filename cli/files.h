// Files and folders: reading, finding Python files, writing atomically.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace cli {

// Larger files are not read.
inline constexpr size_t kMaxFileBytes = 64u << 20;

// The bytes of a regular file, or of standard input for `-`. Nothing, and why in `problem`, for
// every other kind of file, for more than `kMaxFileBytes`, and when not all of it could be read.
std::optional<std::string> read_file(const std::string& path, std::string* problem = nullptr);

// Writes files that belong together, each by way of a temporary file in its folder (flushed to
// disk, then renamed): none is put into its place before all are on disk. Modes are kept, and a
// symbolic link stays one: its target is written. Returns an error message that names the file, or
// "".
std::string write_together(const std::vector<std::pair<std::string, std::string>>& files);

// Writes what `--output` names: a regular file as above; into a device, a pipe or an open file of
// this process (`/dev/stdout`) the bytes are written, and it stays what it is.
std::string write_output(const std::string& path, const std::string& bytes);

// Python files and notebooks of a folder, walked in sorted order (hidden folders, virtual
// environments and `__pycache__` left out). Problems are added to `errors`.
std::vector<std::string> python_files(const std::string& folder, std::vector<std::string>& errors);

// A ruleset's path: as given, or a name in the data folders.
std::string find_ruleset(const std::string& name);
std::vector<std::string> data_folders();
// Names of the rulesets in the data folders.
std::vector<std::string> installed_rulesets();

}  // namespace cli
