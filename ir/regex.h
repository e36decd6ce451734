// A regular expression of a rule file, compiled once, when it is first asked.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hvr::ir {

class Regex {
 public:
  // RE2 syntax, at most kRegexMemory bytes of program; `problem()` says what is wrong with it.
  explicit Regex(std::string pattern);
  const std::string& pattern() const { return pattern_; }
  std::string problem() const;  // empty: none
  // Whether some part of the text matches.
  bool found_in(std::string_view text) const;
  // The named groups, in their order, and what they caught in the first match; of a group that
  // took no part nothing.
  std::vector<std::string> groups() const;
  std::optional<std::vector<std::optional<std::string>>> caught_in(std::string_view text) const;

 private:
  struct Compiled;
  const Compiled& compiled() const;

  std::string pattern_;
  std::shared_ptr<Compiled> compiled_;  // shared by copies
};

}  // namespace hvr::ir
