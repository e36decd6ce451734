// The laws of the language as properties, over the golden programs, mutated ones and generated
// ones.
#include <filesystem>
#include <random>
#include <thread>

#include "engine/rewrite/valid.h"
#include "helpers.h"

namespace fs = std::filesystem;

namespace {

// Golden programs (`tools/laws --cases` looks at all of them each time).
std::vector<std::pair<std::string, std::string>> programs() {
  std::vector<std::pair<std::string, std::string>> out;
  for (const char* rules : {"horovod-tf1", "horovod-tf2"})
    for (const auto& e :
         fs::recursive_directory_iterator(std::string(HVREWRITE_TREE) + "/tests/golden/" + rules))
      if (e.path().filename() == "input.py") out.emplace_back(rules, slurp(e.path().string()));
  REQUIRE(out.size() >= 2000);
  return of_today(std::move(out));
}

std::string with_crlf(const std::string& s) {
  std::string out;
  for (const char c : s) out += c == '\n' ? "\r\n" : std::string(1, c);
  return out;
}

bool valid(const std::string& text) {
  const auto p = hvr::parse_python(text);
  return !p.problem;
}

}  // namespace

TEST_CASE("law 1, partial: where no rule matches, every byte stays") {
  const auto r = rules("rule never: match `quit('no program says this')` replace with `1`\n");
  for (const auto& [name, text] : programs()) {
    CHECK(r.rewrite("t.py", text).text == text);
    CHECK(r.rewrite("t.py", with_crlf(text)).text == with_crlf(text));
    CHECK(r.rewrite("t.py", "\xEF\xBB\xBF" + text).text == "\xEF\xBB\xBF" + text);
  }
}

TEST_CASE("laws 8 and 9: a result parses, and a second run changes nothing") {
  const std::map<std::string, hvrewrite::Ruleset> sets = {
      {"horovod-tf1", installed("horovod-tf1")}, {"horovod-tf2", installed("horovod-tf2")}};
  const auto both = installed("horovod");
  for (const auto& [name, text] : programs()) {
    const auto first = sets.at(name).rewrite("t.py", text);
    if (first.status != hvrewrite::Status::changed) {
      CHECK(first.text == text);
      continue;
    }
    CHECK(valid(first.text));
    CHECK(sets.at(name).rewrite("t.py", first.text).status != hvrewrite::Status::changed);
    // The set that holds both rewrites it alike.
    CHECK(both.rewrite("t.py", text).status == hvrewrite::Status::changed);
    CHECK(both.classify("t.py", text).classification.pattern == first.classification.pattern);
  }
}

TEST_CASE("line endings of the file are those of the result") {
  const auto r = installed("horovod-tf2");
  int compared = 0;
  for (const auto& [name, text] : programs()) {
    if (name != "horovod-tf2" || text.find('\\') != std::string::npos) continue;
    const auto plain = r.rewrite("t.py", text);
    if (plain.status != hvrewrite::Status::changed) continue;
    CHECK(r.rewrite("t.py", with_crlf(text)).text == with_crlf(plain.text));
    ++compared;
  }
  CHECK(compared > 20);
}

TEST_CASE("law 10, deterministic: threads do not show") {
  const auto r = installed("horovod-tf2");
  const auto all = programs();
  std::vector<std::string> one(all.size()), two(all.size());
  for (size_t i = 0; i < all.size(); ++i) one[i] = r.rewrite("t.py", all[i].second).text;
  std::thread other([&] {
    for (size_t i = all.size(); i-- > 0;) two[i] = r.rewrite("t.py", all[i].second).text;
  });
  for (const auto& [name, text] : all) (void)r.rewrite("t.py", text);
  other.join();
  CHECK(one == two);
}

TEST_CASE("law 4, whole: a refused file is the input, byte for byte") {
  const auto r = installed("horovod-tf2");
  for (const auto& [name, text] : programs()) {
    const auto got = r.rewrite("t.py", text);
    if (got.status == hvrewrite::Status::refused) {
      CHECK(got.text == text);
      CHECK_FALSE(got.messages.empty());
    }
  }
}

TEST_CASE("mutated programs: no crash, no result that does not parse") {
  std::mt19937 random(20240607);
  const auto two = installed("horovod-tf2"), one = installed("horovod-tf1");
  int changed = 0;
  for (const auto& [name, text] : programs()) {
    for (int round = 0; round < 3; ++round) {
      std::string m = text;
      std::vector<std::string> lines;
      std::istringstream in(m);
      for (std::string l; std::getline(in, l);) lines.push_back(l);
      const size_t at = random() % lines.size();
      switch (random() % 4) {
        case 0: lines.erase(lines.begin() + static_cast<long>(at)); break;
        case 1:
          lines.insert(lines.begin() + static_cast<long>(at), lines[random() % lines.size()]);
          break;
        case 2: std::swap(lines[at], lines[random() % lines.size()]); break;
        default:
          if (!lines[at].empty()) lines[at].erase(random() % lines[at].size(), 1);
      }
      m.clear();
      for (const auto& l : lines) m += l + "\n";
      const auto got = (name == "horovod-tf1" ? one : two).rewrite("t.py", m);
      if (got.status != hvrewrite::Status::changed) {
        CHECK(got.text == m);
        continue;
      }
      ++changed;
      // The grammar reads some programs that no Python does.
      CHECK_MESSAGE((valid(got.text) || hvr::check_syntax(m).problem), got.text);
    }
  }
  CHECK(changed > 60);
}

TEST_CASE("law 5 and 11: attempts tell what stopped a rule") {
  const auto r =
      rules("rule a: match `print($x)` where $x is `len($y)` and $y is literal replace with `1`\n");
  hvrewrite::Messages m;
  const auto attempts = r.explain("t.py", "print(len(z))\n", 1, m);
  REQUIRE(attempts.size() == 1);
  CHECK_FALSE(attempts[0].fired);
  CHECK(attempts[0].stopped_by == "$y is literal");
  CHECK(attempts[0].answer == "no");
  CHECK(r.explain("t.py", "print(len(1))\n", 1, m).at(0).fired);
}

TEST_CASE("law 11: an edit is explained where it stands, also where its rule begins elsewhere") {
  const auto r = rules(
      "find Shown at $p: match `print($x)` as $p\n"
      "rule all: for each Shown at $p { wrap $p as `repr($p)` }\n"
      "rule head: match `len($x)` as $c let $f = function of $c insert stmt `abs($x)` first in "
      "$f\n");
  hvrewrite::Messages m;
  const std::string text = "a = 1\nprint(2)\ndef f(x):\n    y = 1\n    len(x)\n";
  const auto rules_at = [&](uint32_t line) {
    auto out = r.explain("t.py", text, line, m);
    std::erase_if(out, [](const hvrewrite::Attempt& a) { return a.question; });
    return out;
  };
  const auto here = rules_at(2);
  REQUIRE(here.size() == 1);
  CHECK(here[0].rule == "all");
  CHECK(here[0].fired);
  CHECK(here[0].hint == "once, for the whole program");
  const auto moved = rules_at(4);
  REQUIRE(moved.size() == 1);
  CHECK(moved[0].rule == "head");
  CHECK(moved[0].hint == "it begins at t.py:5");
  CHECK(rules_at(3).empty());
}

TEST_CASE("broken and odd inputs are refused, never changed") {
  const auto r = installed("horovod-tf2");
  for (const std::string& text :
       {std::string("x = (\n"), std::string("\0", 1), std::string("\xFF\xFE"),
        "x = " + std::string(100000, '[') + "\n"}) {
    const auto got = r.rewrite("t.py", text);
    CHECK(got.status == hvrewrite::Status::refused);
    CHECK(got.text == text);
    REQUIRE_FALSE(got.messages.empty());
    CHECK(got.messages[0].code.starts_with("P00"));
  }
  CHECK(r.rewrite("t.py", "").status == hvrewrite::Status::refused);
  // P003 is a syntax error, P004 a nesting deeper than any real program.
  std::string dots = "x";
  for (int i = 0; i < 100000; ++i) dots += ".a()";
  CHECK(r.rewrite("t.py", dots + "\n").messages.at(0).code == "P004");
}
