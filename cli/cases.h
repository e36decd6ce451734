// Golden cases: a program, what must become of it, and flags that say how it is to be rewritten.
#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

// The file `flags` of a case, one setting a line; blank lines and lines that begin with `#` say
// nothing. A line that is none of these is an error: a misspelt one would test something else.
struct CaseFlags {
  std::optional<std::string> rules;  // `rules=`: a path, relative to the case, or an installed name
  std::optional<std::string> main;   // `main=`: the script below `input`
  std::vector<std::pair<std::string, std::string>> settings;  // `set=NAME=VALUE`
  bool refused = false;                                       // `refused`
  bool compile = true;                                        // not with `compile=no`
};

// Nothing, and the line with what is wrong with it in `problem`, for text that is no flags.
std::optional<CaseFlags> parse_flags(const std::string& text, std::string& problem);

using CaseFiles = std::map<std::string, std::string>;  // path -> text

struct Case {
  std::filesystem::path folder;
  std::string rules;
  std::vector<std::pair<std::string, std::string>> settings;
  bool refused = false, compile = true;
  bool project = false;  // `input` is a folder of files
  std::string main;      // the script's path below `input`, or the input file
  CaseFiles original, expected;
  std::optional<std::string> diagnostics, classification;  // expected.diag, expected.class

  // Where the expectation for a file lies.
  std::filesystem::path expected_path(const std::string& file) const;
};

// All cases below a folder, read, in the order of their names. `rules` and `settings` are those of
// the command line. What cannot be read, and a folder that holds no case, is added to `problems`.
std::vector<Case> find_cases(const std::string& folder, const std::string& rules,
                             const std::vector<std::pair<std::string, std::string>>& settings,
                             std::vector<std::string>& problems);

}  // namespace cli
