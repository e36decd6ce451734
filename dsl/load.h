// From rule files to a rule program: read, parse, collect, lower, check. Every problem is reported,
// in order, before giving up.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "ir/program.h"

namespace hvr::dsl {

// Gives the text of a file, or nothing when it cannot be read. The only way in which this library
// sees files.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

struct LoadOptions {
  std::vector<std::string> data_roots;  // where `use` looks after the including file's folder
  std::vector<std::pair<std::string, std::string>> settings;  // ruleset parameters, `name=value`
  std::vector<std::string>
      facts;  // rule files read besides, from anywhere: what a user knows of libraries
  // The one name of a file, behind links; none: paths are compared as they are spelled.
  std::function<std::string(const std::string&)> canonical = {};
};

// The whole pipeline of the rule side. Nothing when there were errors; warnings may be reported
// beside a program.
std::optional<ir::Ruleset> load_ruleset(const std::string& path, const ReadFile& read,
                                        const LoadOptions& options, Diagnostics& diagnostics);

}  // namespace hvr::dsl
