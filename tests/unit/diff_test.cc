// Unified diffs: they say what changed, and applied they give the new text.
#include "cli/diff.h"

#include <random>

#include "helpers.h"

namespace {

std::vector<std::string> lines_of(const std::string& s) {
  std::vector<std::string> out;
  for (size_t i = 0; i < s.size();) {
    const size_t end = std::min(s.find('\n', i), s.size() - 1) + 1;
    out.push_back(s.substr(i, end - i));
    i = end;
  }
  return out;
}

// What `patch` would make of a text; throws where the diff does not fit.
std::string applied(const std::string& before, const std::string& diff) {
  const std::vector<std::string> old = lines_of(before), steps = lines_of(diff);
  std::string out;
  size_t at = 0;
  const auto take = [&](const std::string& line) {
    if (at >= old.size() || old[at] != line) throw std::runtime_error("does not fit: " + line);
    ++at;
  };
  for (size_t i = 2; i < steps.size(); ++i) {
    std::string body = steps[i].substr(1);
    if (i + 1 < steps.size() && steps[i + 1][0] == '\\') body.pop_back();
    if (steps[i].starts_with("@@ -")) {
      size_t begin = std::stoul(steps[i].substr(4));
      if (steps[i].find(",0 +") == std::string::npos) --begin;
      while (at < begin) out += old.at(at++);
    } else if (steps[i][0] == ' ') {
      take(body);
      out += body;
    } else if (steps[i][0] == '-') {
      take(body);
    } else if (steps[i][0] == '+') {
      out += body;
    }
  }
  while (at < old.size()) out += old[at++];
  return out;
}

}  // namespace

TEST_CASE("a diff has three lines of context and names the missing last line end") {
  CHECK(cli::unified_diff("a.py", "x\n", "x\n", false).empty());
  CHECK(
      cli::unified_diff("a.py", "1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nfive\n6\n7\n8\n", false) ==
      "--- a.py\n+++ a.py\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
  CHECK(cli::unified_diff("a", "", "x", false) ==
        "--- a\n+++ a\n@@ -0,0 +1,1 @@\n+x\n\\ No newline at end of file\n");
  CHECK(cli::unified_diff("a", "x\n", "", false) == "--- a\n+++ a\n@@ -1,1 +0,0 @@\n-x\n");
  CHECK(cli::unified_diff("a", "x\n", "y\n", true) ==
        "--- a\n+++ a\n@@ -1,1 +1,1 @@\n\x1b[31m-x\x1b[0m\n\x1b[32m+y\x1b[0m\n");
  // Six unchanged lines join two changes, seven part them.
  const std::string six = "1\n2\n3\n4\n5\n6\n";
  CHECK(cli::unified_diff("a", "a\n" + six + "b\n", "A\n" + six + "B\n", false).find("@@ -1,8") !=
        std::string::npos);
  CHECK(cli::unified_diff("a", "a\n" + six + "7\nb\n", "A\n" + six + "7\nB\n", false)
            .find("@@ -6,4") != std::string::npos);
}

TEST_CASE("a diff, applied, gives the new text") {
  std::mt19937 random(20261122);
  const auto pick = [&](size_t n) { return random() % n; };
  for (int round = 0; round < 3000; ++round) {
    const size_t kinds = 1 + pick(12);
    std::string before, after;
    std::vector<std::string> lines;
    for (size_t n = pick(30); n-- > 0;) lines.push_back(std::to_string(pick(kinds)) + "\n");
    for (const auto& l : lines) before += l;
    for (size_t n = pick(6); n-- > 0;) {
      const size_t at = pick(lines.size() + 1);
      if (at < lines.size() && pick(2))
        lines.erase(lines.begin() + static_cast<long>(at));
      else
        lines.insert(lines.begin() + static_cast<long>(at), std::to_string(pick(kinds)) + "\n");
    }
    for (const auto& l : lines) after += l;
    if (pick(4) == 0 && !before.empty()) before.pop_back();
    if (pick(4) == 0 && !after.empty()) after.pop_back();
    const std::string diff = cli::unified_diff("a", before, after, false);
    CAPTURE(before);
    CAPTURE(after);
    CAPTURE(diff);
    REQUIRE((diff.empty() ? before : applied(before, diff)) == after);
  }
}

TEST_CASE("matching is no longer than needed on small texts and ends on large ones") {
  const std::vector<std::string_view> a{"a", "b", "c", "a", "b", "b", "a"},
      b{"c", "b", "a", "b", "a", "c"};
  const auto match = cli::matching_lines(a, b);
  CHECK(std::count(match.begin(), match.end(), cli::kGone) == 3);  // Myers' own example: LCS of 4
  std::string before, after;
  for (int i = 0; i < 20000; ++i) {
    before += i % 3 ? "same\n" : "other\n";
    after += i % 7 ? "same\n" : "third\n";
  }
  const std::string diff = cli::unified_diff("a", before, after, false);
  CHECK(applied(before, diff) == after);
}
