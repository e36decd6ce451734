// What git knows of the files of a folder; the program `git` is asked.
#pragma once
#include <optional>
#include <set>
#include <string>

namespace cli {

// The folder of the repository around `folder`; nothing, and why in `problem`, where there is none.
std::optional<std::string> repository_of(const std::string& folder, std::string& problem);

// The files (canonical paths) of the repository `top` that are not what they were at the
// revision `rev`, or are not tracked and not ignored either. Files that are gone are left out.
// Nothing, and why in `problem`, where git cannot tell.
std::optional<std::set<std::string>> changed_since(const std::string& top, const std::string& rev,
                                                   std::string& problem);

}  // namespace cli
