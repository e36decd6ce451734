// Passing over programs that a ruleset cannot concern must not show in any result.
#include <algorithm>
#include <cctype>
#include <filesystem>

#include "helpers.h"

namespace fs = std::filesystem;
using hvrewrite::Project;
using hvrewrite::Status;

namespace {

using Words = std::vector<std::string>;
using Ways = std::vector<Words>;

Ways words_of(const std::string& text) { return rules(text).prefilter(); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// Programs with and without the libraries that rules know.
std::vector<std::string> corpus() {
  std::vector<std::string> paths, out;
  for (const char* folder : {"/tests/golden", "/tests/programs", "/examples"})
    for (const auto& e : fs::recursive_directory_iterator(std::string(HVREWRITE_TREE) + folder))
      if (e.path().extension() == ".py") paths.push_back(e.path().string());
  for (const std::string& path : of_today(std::move(paths))) {
    const std::string text = slurp(path);
    out.push_back(text);
    out.push_back(replaced(text, "tensorflow", "other_library"));
    out.push_back(
        replaced(replaced(replaced(text, "tensorflow", "flow"), "keras", "lib"), "torch", "fire"));
  }
  REQUIRE(out.size() > 900);
  return out;
}

}  // namespace

TEST_CASE("the words of a ruleset") {
  const std::string lib = "library lib\n";
  CHECK(words_of(lib + "rule a: match `lib.f($x)` replace with `$x`\n") == Ways{{"f", "lib"}});
  // Either of several fragments; any clause of one rule is enough.
  CHECK(words_of("library a\nlibrary b\nrule r: match `a.f($x)` | `b.g($x)` replace with `$x`\n") ==
        Ways{{"a", "f"}, {"b", "g"}});
  CHECK(words_of(lib + "rule r: match `$f($x)` match `lib.f($x)` as $c where $c within $x "
                       "replace $c with `$x`\n") == Ways{{"f", "lib"}});
  // Words that a pattern spells, and all parts of its names.
  CHECK(words_of("rule r: match `$x.old_name($y)` replace with `$x.new_name($y)`\n") ==
        Ways{{"old_name"}});
  CHECK(words_of(lib + "rule r: match `lib.a.b($x.c)` replace with `lib.d($x)`\n") ==
        Ways{{"a", "b", "c", "lib"}});
  CHECK(words_of(lib + "rule r: match `$x.save()` where imports lib replace with `$x`\n") ==
        Ways{{"lib", "save"}});
  // Another name for the library counts.
  CHECK(words_of("library lib\nalias short = lib.inner\n"
                 "rule a: match `lib.inner.f($x)` replace with `$x`\n") ==
        Ways{{"f", "inner", "lib"}, {"f", "short"}});
  // What something must come from.
  CHECK(words_of("rule r: match `$_.run($x)` as $c from $x made of `$_.less($..._)` | "
                 "`$_.least($..._)` note \"seen\" at $c\n") ==
        Ways{{"least", "run"}, {"less", "run"}});
  // Through relations and patterns.
  CHECK(words_of(lib + "find F(x) at $at \"calls\": match `lib.f($x)` as $at\n"
                       "rule r: each F(x=$x) at $c replace $c with `$x`\n") == Ways{{"f", "lib"}});
}

TEST_CASE("where programs without a pattern are refused, only patterns count") {
  const std::string text =
      "library lib\npattern Known: some `lib.train($..._)`\n"
      "rule a: match `print($x)` replace with `$x`\n";
  CHECK(words_of(text).empty());
  CHECK(words_of(text + "refuse \"nothing is trained\": where pattern is Unknown\n") ==
        Ways{{"lib", "train"}});
  CHECK(words_of(text + "refuse \"two ways\": where pattern is Multiple\n").empty());
  CHECK(words_of(text + "refuse \"no\": where pattern is Unknown match `open($_)`\n").empty());
  CHECK(words_of(text + "refuse \"not that one\": where pattern is Known\n").empty());
}

TEST_CASE("what has no such word switches the prefilter off") {
  const std::string lib = "library lib\n";
  for (const std::string text :
       {"rule a: match `print($x)` replace with `$x`\n",
        "rule a: match `$_($x)` replace with `$x`\n",
        "rule a: match `lib.f($x)` replace with `$x`\n"
        "rule b: match `print($x)` replace with `$x`\n",
        "rule a: match `lib.f($x)` | `open($x)` replace with `$x`\n",
        "rule a: match `$_($x)` where not imports lib replace with `$x`\n",
        "rule a: match `$x[$y]` where $y is literal replace with `$x`\n"}) {
    CAPTURE(text);
    CHECK(words_of(lib + text).empty());
  }
}

TEST_CASE("results with and without the prefilter are equal") {
  std::vector<hvrewrite::Ruleset> sets{installed("horovod"), installed("horovod-tf1"),
                                       installed("horovod-tf2")};
  for (const char* text :
       {"library tensorflow\nrule a: match `tensorflow.keras.optimizers.Adam($...a)` "
        "replace with `tensorflow.keras.optimizers.Nadam($...a)`\n",
        "library keras\nlibrary tensorflow\nalias keras = tensorflow.keras\n"
        "rule a: match `tensorflow.keras.Sequential($...a)` note \"seen\"\n",
        "library numpy\nrule a: match `numpy.$f($...a)` note \"seen\"\n",
        "library numpy\nlibrary os\nrule a: match `$f($...a)` match `numpy.array($x)` as $at "
        "where $at within $f note \"seen\"\n",
        "library os\nrule a: match `os.path.join($...a)` replace with `str($...a)`\n",
        "rule a: match `print($...a)` replace with `str($...a)`\n"})
    sets.push_back(rules(text));
  size_t passed_over = 0, looked_into = 0;
  const auto programs = corpus();
  for (const auto& r : sets)
    for (const std::string& text : programs) {
      const Project project("", {{"t.py", text}});
      if (r.may_concern(project, "t.py")) {  // is rewritten with the prefilter too
        ++looked_into;
        continue;
      }
      ++passed_over;
      CHECK_FALSE(r.may_concern(project));
      const auto result = r.rewrite(project, "t.py");
      CHECK(result.text == text);
      CHECK(result.status != Status::changed);
      // What a folder walk would print: nothing, or that the file is not Python anyway.
      for (const auto& m : result.messages) {
        CAPTURE(m.code + ": " + m.text);
        CHECK((result.unknown || m.code.starts_with("P")));
      }
    }
  CHECK(passed_over > 1000);
  CHECK(looked_into > 1000);
}

TEST_CASE("a word in another module, in a folder's name or in JSON escapes is seen") {
  const auto r = rules("library lib\nrule a: match `lib.f($x)` replace with `$x`\n");
  const Project two("", {{"main.py", "from own import g\ng(1)\n"},
                         {"own.py", "from lib import f as g\n"},
                         {"alone.py", "print(1)\n"}});
  CHECK(r.may_concern(two));
  CHECK(r.may_concern(two, "main.py"));
  CHECK_FALSE(r.may_concern(two, "alone.py"));
  CHECK(r.rewrite(two, "main.py").text == "from own import g\n1\n");
  CHECK(r.may_concern(Project("", {{"lib/m.py", "from . import f\nf(1)\n"}})));
  CHECK(r.may_concern(Project("", {{"m.py", "from . import f\nf(1)\n"}}, "lib")));
  CHECK(r.may_concern(Project("", {{"n.ipynb", "{\"cells\": [\"\\u006cib\"]}"}})));
  CHECK_FALSE(r.may_concern(Project("", {{"n.ipynb", "{\"cells\": []}"}})));
  // In JSON, `\\n` may stand before a word; elsewhere a part of a word is none.
  CHECK(r.may_concern(Project("", {{"n.ipynb", "{\"cells\": [\"\\nlib.f\"]}"}})));
  CHECK_FALSE(r.may_concern(Project("", {{"m.py", "import glib, libc\nf(1)\n"}})));
  CHECK(r.may_concern(Project("", {{"m.py", "glib, lib\nf(1)\n"}})));
}

namespace {

bool in_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Slowly, place by place.
bool says_whole(const std::string& text, const std::string& word) {
  for (size_t at = 0; at + word.size() <= text.size(); ++at)
    if (text.compare(at, word.size(), word) == 0 && (at == 0 || !in_a_word(text[at - 1])) &&
        (at + word.size() == text.size() || !in_a_word(text[at + word.size()])))
      return true;
  return false;
}

}  // namespace

TEST_CASE("many words are found as each one is") {
  const auto many = rules(
      "library tensorflow\nlibrary numpy\nlibrary torch\nlibrary os\n"
      "rule a: match `tensorflow.keras.layers.Dense($...a)` note \"a\"\n"
      "rule b: match `numpy.random.rand($...a)` note \"b\"\n"
      "rule c: match `torch.nn.Linear($...a)` note \"c\"\n"
      "rule d: match `os.path.join($...a)` note \"d\"\n");
  const auto ways = many.prefilter();
  REQUIRE(ways.size() == 4);
  size_t met = 0;
  for (const std::string& text : corpus()) {
    const bool wanted = std::any_of(ways.begin(), ways.end(), [&](const Words& way) {
      return std::all_of(way.begin(), way.end(),
                         [&](const std::string& w) { return says_whole(text, w); });
    });
    const Project project("", {{"t.py", text}});
    CHECK(many.may_concern(project) == wanted);
    CHECK(many.may_concern(project, "t.py") == wanted);
    met += wanted;
  }
  CHECK(met > 100);
}

TEST_CASE("what no file says by itself, the project does not say") {
  const auto concerned = [](const hvrewrite::Ruleset& r, const std::string& path,
                            const std::string& text) {
    const bool whole = r.may_concern(Project("", {{path, text}}));
    const bool one = r.may_concern(path, text);
    CHECK((one || !whole));
    return one;
  };
  const auto lib = rules("library library_name\nrule a: match `library_name.f($x)` note \"a\"\n");
  CHECK(concerned(lib, "m.py", "import library_name\n"));
  CHECK(concerned(lib, "library_name/m.py", "from . import f\n"));
  CHECK(concerned(lib, "library_name.py", "f(1)\n"));
  CHECK(concerned(lib, "n.ipynb", "{\"cells\": [\"\\u006cibrary_name\"]}"));
  CHECK(concerned(lib, "n.ipynb", "{\"cells\": [\"\\nlibrary_name.f\"]}"));
  CHECK_FALSE(concerned(lib, "n.ipynb", "{\"cells\": []}"));
  CHECK_FALSE(concerned(lib, "m.py", "library_names.f(1)\n"));
  // Where anything may concern, each file does.
  CHECK(concerned(rules("rule a: match `print($x)` note \"a\"\n"), "m.py", ""));
  for (const char* name : {"horovod", "horovod-tf1", "horovod-tf2"}) {
    const auto r = installed(name);
    size_t some = 0;
    for (const std::string& text : corpus()) some += concerned(r, "t.py", text);
    CHECK(some > 100);
  }
}
