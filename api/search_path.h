// Folders that a script adds to where Python looks for modules. Private to the library.
#pragma once
#include <string>
#include <vector>

#include "python/tree.h"

namespace hvr {

// What `sys.path.append(…)` and `sys.path.insert(0, …)` add, where it is written out: literals,
// `os.path.join`, `os.path.dirname` and the like of the file's own place, `str(…)`, and names
// that stand for them in the same file. Relative to the folder of the file; what cannot be told
// is left out.
std::vector<std::string> search_path(const Tree& t);

// The same below the root, `own` being the file's folder: from there, and from the root, where it
// may be started. Those that `to` has already are left out, and so is what lies outside.
void add_folders(const std::string& own, const std::vector<std::string>& added,
                 std::vector<std::string>& to);

}  // namespace hvr
