// Reading files, writing output, finding rulesets.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

// Larger files are not read.
inline constexpr size_t kMaxFileBytes = 64u << 20;

// The bytes of a regular file, or of standard input for `-`. Nothing, and why in `problem`, for
// every other kind of file, for more than `kMaxFileBytes`, and when not all of it could be read.
std::optional<std::string> read_file(const std::string& path, std::string* problem = nullptr);
// The same over what `buffer` holds, which only grows, so that many files are read without filling
// memory anew; `out` is the part that was read. Why not, or nothing.
std::string read_into(const std::string& path, std::string& buffer, std::string_view& out);

// Writes what `--output` names: a regular file by `replace_together`; into a device, a pipe or an
// open file of this process (`/dev/stdout`) the bytes are written, and it stays what it is.
std::string write_output(const std::string& path, const std::string& bytes);

// The path that links lead to, whether something is there or not; ELOOP for links in a circle.
std::string behind_links(std::filesystem::path path, std::error_code& ec);

// A ruleset's path: as given, or a name in the data folders.
std::string find_ruleset(const std::string& name);
std::vector<std::string> data_folders();
// Names of the rulesets in the data folders.
std::vector<std::string> installed_rulesets();

}  // namespace cli
