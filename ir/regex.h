// A regular expression of a rule file, compiled once.
#pragma once
#include <memory>
#include <string>
#include <string_view>

namespace re2 {
class RE2;
}

namespace hvr::ir {

class Regex {
 public:
  // RE2 syntax, at most kRegexMemory bytes of program; `problem()` says what is wrong with it.
  explicit Regex(std::string pattern);
  const std::string& pattern() const { return pattern_; }
  std::string problem() const;  // empty: none
  // Whether some part of the text matches.
  bool found_in(std::string_view text) const;

 private:
  std::string pattern_;
  std::shared_ptr<const re2::RE2> compiled_;
};

}  // namespace hvr::ir
