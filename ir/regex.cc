// A regular expression of a rule file, compiled once, when it is first asked; by any thread.
#include "ir/regex.h"

#include <re2/re2.h>

#include <atomic>
#include <mutex>
#include <optional>

#include "ir/needed_words.h"

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

struct Regex::Compiled {
  std::once_flag once, looked;
  std::optional<NeededWords> needed;
  std::optional<RE2> re;
  std::atomic<bool> ready = false;
};

Regex::Regex(std::string pattern)
    : pattern_(std::move(pattern)), compiled_(std::make_shared<Compiled>()) {}

const Regex::Compiled& Regex::compiled() const {
  std::call_once(compiled_->once, [&] {
    compiled_->re.emplace(pattern_, quiet());
    compiled_->ready.store(true, std::memory_order_release);
  });
  return *compiled_;
}

std::string Regex::problem() const {
  const RE2& re = *compiled().re;
  return re.ok() ? "" : re.error();
}

bool Regex::found_in(std::string_view text) const {
  // Most texts need no automaton.
  if (!compiled_->ready.load(std::memory_order_acquire)) {
    std::call_once(compiled_->looked, [&] { compiled_->needed.emplace(pattern_); });
    if (compiled_->needed->lacking_in(text)) return false;
  }
  return RE2::PartialMatch(text, *compiled().re);
}

std::vector<std::string> Regex::groups() const {
  std::vector<std::string> out;
  if (compiled().re->ok())
    for (const auto& [number, name] : compiled().re->CapturingGroupNames()) out.push_back(name);
  return out;
}

std::optional<std::vector<std::optional<std::string>>> Regex::caught_in(
    std::string_view text) const {
  const RE2& re = *compiled().re;
  std::vector<re2::StringPiece> parts(static_cast<size_t>(re.NumberOfCapturingGroups()) + 1);
  if (!re.Match(re2::StringPiece(text.data(), text.size()), 0, text.size(), RE2::UNANCHORED,
                parts.data(), static_cast<int>(parts.size())))
    return std::nullopt;
  std::vector<std::optional<std::string>> out;
  for (const auto& [number, name] : re.CapturingGroupNames()) {
    const re2::StringPiece& part = parts[static_cast<size_t>(number)];
    out.push_back(part.data() ? std::optional(std::string(part.data(), part.size()))
                              : std::nullopt);
  }
  return out;
}

}  // namespace hvr::ir
