// What git knows of the files of a folder; the program `git` is asked.
#pragma once
#include <optional>
#include <set>
#include <string>

namespace cli {

// The files (canonical paths) of the repository around `folder` that are not what they were at the
// revision `rev`, or are not tracked and not ignored either. Files that are gone are left out.
// Nothing, and why in `problem`, where git cannot tell.
std::optional<std::set<std::string>> changed_since(const std::string& folder,
                                                   const std::string& rev, std::string& problem);

}  // namespace cli
