#include "ir/needed_words.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace hvr::ir {
namespace {

using Words = std::vector<std::string>;  // one of them is needed; empty: nothing is

char small(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// The words that tell more: the longer ones, then the fewer.
bool better(const Words& a, const Words& b) {
  const auto least = [](const Words& words) {
    size_t out = SIZE_MAX;
    for (const std::string& w : words) out = std::min(out, w.size());
    return words.empty() ? 0 : out;
  };
  const size_t of_a = std::min<size_t>(least(a), 3), of_b = std::min<size_t>(least(b), 3);
  return of_a != of_b ? of_a > of_b : of_a > 0 && a.size() < b.size();
}

struct Reader {
  std::string_view in;
  bool any_case = false;
  bool plain = true;  // false: syntax that is not known here
  size_t at = 0;

  bool ended() const { return at >= in.size(); }
  bool take(std::string_view what) {
    if (!in.substr(at).starts_with(what)) return false;
    at += what.size();
    return true;
  }
  Words unknown() {
    plain = false;
    return {};
  }

  Words choice() {
    Words out = row();
    bool needs = !out.empty();
    while (plain && take("|")) {
      Words other = row();
      needs = needs && !other.empty();
      out.insert(out.end(), other.begin(), other.end());
    }
    return needs ? out : Words();
  }

  // Parts behind each other; each of them is needed, and the best is kept.
  Words row() {
    Words best;
    std::string run;
    const auto end_run = [&] {
      Words word;
      if (!run.empty()) word.push_back(std::exchange(run, {}));
      if (better(word, best)) best = std::move(word);
    };
    while (plain && !ended() && in[at] != '|' && in[at] != ')') {
      Words part;
      const std::optional<char> letter = one(part);
      if (!plain) return {};
      const Times times = read_times();
      if (letter && times != Times::perhaps) run += any_case ? small(*letter) : *letter;
      if (!letter || times != Times::once) end_run();
      if (!letter && times != Times::perhaps && better(part, best)) best = std::move(part);
    }
    end_run();
    return best;
  }

  // How often the part in front stands there.
  enum class Times { once, perhaps, some };
  Times read_times() {
    const char sign = ended() ? ' ' : in[at];
    if (sign == '{') unknown();
    if (sign != '?' && sign != '*' && sign != '+') return Times::once;
    ++at;
    if (!ended() && (in[at] == '?' || in[at] == '+')) ++at;
    return sign == '+' ? Times::some : Times::perhaps;
  }

  // A single letter; else nothing, and the words that a group needs.
  std::optional<char> one(Words& part) {
    const char c = in[at++];
    switch (c) {
      case '(': part = group(); return std::nullopt;
      case '[': return letters();
      case '\\': return escaped();
      case '.':
      case '^':
      case '$': return std::nullopt;
      case '?':
      case '*':
      case '+':
      case '{': unknown(); return std::nullopt;
      default: break;
    }
    if (static_cast<unsigned char>(c) >= 0x80) unknown();
    return c;
  }
  std::optional<char> escaped() {
    if (ended()) return unknown(), std::nullopt;
    const char c = in[at++];
    if (std::ispunct(static_cast<unsigned char>(c))) return c;
    if (std::string_view("wWdDsSbB").find(c) == std::string_view::npos) unknown();
    return std::nullopt;
  }
  // `[.]` is a letter; other sets are any.
  std::optional<char> letters() {
    const size_t begin = at;
    const bool other = take("^");
    take("]");
    while (!ended() && in[at] != ']') {
      if (in[at] == '[') return unknown(), std::nullopt;
      at += in[at] == '\\' ? 2U : 1U;
    }
    if (ended()) return unknown(), std::nullopt;
    const std::string_view set = in.substr(begin, at - begin);
    ++at;
    return !other && set.size() == 1 ? std::optional(set[0]) : std::nullopt;
  }
  Words group() {
    if (take("?")) {
      if (take("P<")) {
        while (!ended() && in[at] != '>') ++at;
        if (!take(">")) return unknown();
      } else if (!take(":")) {
        return unknown();
      }
    }
    Words out = choice();
    return take(")") ? out : unknown();
  }
};

}  // namespace

NeededWords::NeededWords(std::string_view pattern) {
  Reader reader{pattern};
  any_case_ = reader.any_case = reader.take("(?i)");
  words_ = reader.choice();
  if (!reader.plain || !reader.ended()) words_.clear();
  for (const std::string& word : words_) {
    firsts_.set(static_cast<unsigned char>(word[0]));
    if (any_case_) firsts_.set(static_cast<size_t>(std::toupper(word[0])));
  }
}

bool NeededWords::lacking_in(std::string_view text) const {
  if (words_.empty()) return false;
  // Beyond ASCII, letters have other cases that are ASCII.
  if (any_case_ && std::any_of(text.begin(), text.end(), [](char c) { return c < 0; }))
    return false;
  const auto same = [&](char a, char b) { return a == (any_case_ ? small(b) : b); };
  for (size_t i = 0; i < text.size(); ++i) {
    if (!firsts_.test(static_cast<unsigned char>(text[i]))) continue;
    const std::string_view rest = text.substr(i);
    const auto begins = [&](const std::string& word) {
      return word.size() <= rest.size() && std::equal(word.begin(), word.end(), rest.begin(), same);
    };
    if (std::any_of(words_.begin(), words_.end(), begins)) return false;
  }
  return true;
}

}  // namespace hvr::ir
