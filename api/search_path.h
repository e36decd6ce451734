// Folders that a script adds to where Python looks for modules. Private to the library.
#pragma once
#include <string>
#include <vector>

#include "python/tree.h"

namespace hvr {

// What `sys.path.append(…)` and `sys.path.insert(0, …)` add, where it is written out: literals,
// `os.path.join`, `os.path.dirname` and the like of the file's own place, `str(…)`. Relative to
// the folder of the file; what cannot be told is left out.
std::vector<std::string> search_path(const Tree& t);

}  // namespace hvr
