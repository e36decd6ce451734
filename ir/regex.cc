// A regular expression of a rule file, compiled once.
#include "ir/regex.h"

#include <re2/re2.h>

namespace hvr::ir {
namespace {

// What one expression's automata may take; RE2 falls back to slower ones within it, and refuses
// expressions that do not fit at all.
constexpr int64_t kRegexMemory = 8 << 20;

RE2::Options quiet() {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_max_mem(kRegexMemory);
  return options;
}

}  // namespace

Regex::Regex(std::string pattern)
    : pattern_(std::move(pattern)), compiled_(std::make_shared<const RE2>(pattern_, quiet())) {}

std::string Regex::problem() const { return compiled_->ok() ? "" : compiled_->error(); }

bool Regex::found_in(std::string_view text) const { return RE2::PartialMatch(text, *compiled_); }

}  // namespace hvr::ir
