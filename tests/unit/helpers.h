// Shared by the unit tests: rules given as text.
#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "hvrewrite/hvrewrite.h"

inline std::string slurp(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  REQUIRE_MESSAGE(in.good(), path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// Every twelfth of what is sorted, beginning with another each day; all of it where HVREWRITE_ALL
// is set.
template <class T>
std::vector<T> of_today(std::vector<T> all) {
  constexpr size_t sample = 12;
  std::sort(all.begin(), all.end());
  if (std::getenv("HVREWRITE_ALL")) return all;
  const auto day = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  size_t place = static_cast<size_t>(day.time_since_epoch().count());
  std::erase_if(all, [&](const T&) { return ++place % sample != 0; });
  return all;
}

inline std::optional<hvrewrite::Ruleset> rules_from(const std::string& text,
                                                    hvrewrite::Messages& messages) {
  return hvrewrite::Ruleset::load(
      "test.hvr",
      [&](const std::string& p) {
        return p == "test.hvr" ? std::optional<std::string>(text) : std::nullopt;
      },
      {}, messages);
}

// Loads rules that must be in order.
inline hvrewrite::Ruleset rules(const std::string& text) {
  hvrewrite::Messages messages;
  auto r = rules_from("ruleset test\n" + text, messages);
  std::string said;
  for (const auto& m : messages)
    said += m.code + " " + std::to_string(m.line) + ":" + std::to_string(m.column) + " " + m.text +
            "\n";
  REQUIRE_MESSAGE(r, said);
  return *r;
}

inline std::string rewritten(const std::string& ruleset, const std::string& python) {
  const auto r = rules(ruleset).rewrite("t.py", python);
  std::string out = r.text;
  for (const auto& m : r.messages) out += "# " + m.code + ": " + m.text + "\n";
  return out;
}

inline hvrewrite::Ruleset installed(const std::string& name,
                                    std::vector<std::pair<std::string, std::string>> set = {}) {
  hvrewrite::Messages messages;
  hvrewrite::LoadOptions o;
  o.settings = std::move(set);
  auto r = hvrewrite::Ruleset::load(
      std::string(HVREWRITE_TREE) + "/rulesets/" + name + ".hvr",
      [](const std::string& p) -> std::optional<std::string> {
        std::ifstream in(p, std::ios::binary);
        if (!in) return std::nullopt;
        std::ostringstream out;
        out << in.rdbuf();
        return out.str();
      },
      o, messages);
  REQUIRE(r);
  return *r;
}
