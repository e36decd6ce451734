// Replacing files that belong together: all of them or none.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct Replacement {
  std::string path;                   // a symbolic link stays one: what it points to is replaced
  std::string text;                   // the new bytes
  std::optional<std::string> before;  // what was read; where it is known, nothing else is replaced
};

// Puts new files into the places of old ones. Each is on disk (fsync) beside the first of them
// before any is renamed; what was renamed is renamed back when another cannot be. Owner, mode and
// extended attributes are kept; of a file with several hard links only this name changes. Signals
// that would end the process wait meanwhile. A file whose bytes are no longer `before` is not
// replaced, and so none is.
//
// Two files and more are written down in a journal first, so that a process that was killed leaves
// what `recover` puts right.
struct Replaced {
  std::string problem;    // names the file; "" when all went well
  bool untouched = true;  // with a problem: every file is what it was
};
Replaced replace_together(const std::vector<Replacement>& files);

// Whether a file name is one that `replace_together` gives: `.hvrewrite-…`.
bool is_leftover(const std::string& name);

// Puts right what killed processes left in folders: programs of which some files are new get their
// old files back, and temporary files go. Files of processes that are still at work stay. Returns
// what was done and what could not be, a line each; `failed` is set where something could not.
std::vector<std::string> recover(const std::vector<std::string>& leftovers, bool& failed);

}  // namespace cli
