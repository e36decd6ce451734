// Which paths of a tree are to be passed over: the patterns of `.gitignore` files and of --exclude.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace re2 {
class RE2;
}

namespace cli {

// A regular expression (RE2's, over bytes) for one line of a `.gitignore` file, as gitignore(5)
// has it, to be matched whole against a path relative to the file's folder; "" for a line that says
// nothing. Also says whether the line takes back (`!`) and whether it names folders only (`/`
// last).
struct IgnoreLine {
  std::string expression;
  bool negated = false, folders_only = false;
};
IgnoreLine ignore_line(std::string_view line);

// The lines of one `.gitignore` file.
class IgnoreLines {
 public:
  explicit IgnoreLines(std::string_view text);
  ~IgnoreLines();
  IgnoreLines(IgnoreLines&&) noexcept;
  // What the last line that fits the path says: true for ignored, false for taken back; nothing
  // where no line fits.
  std::optional<bool> verdict(std::string_view path, bool folder) const;
  bool empty() const { return lines_.empty(); }

 private:
  struct Line;
  std::vector<Line> lines_;
};

// The lines that hold in a folder: its own, and those of the folders above.
struct Ignores {
  std::shared_ptr<const Ignores> above;
  std::string folder;  // absolute; what the lines' paths are relative to
  IgnoreLines lines;
};

// Whether a file or folder is passed over: the innermost folder whose lines fit decides.
bool ignored(const Ignores* ignores, std::string_view absolute_path, bool folder);

}  // namespace cli
