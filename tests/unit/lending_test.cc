// A helper that several modules of a program need is written once.
#include "tests/unit/helpers.h"

using hvrewrite::File;
using hvrewrite::Project;

namespace {

const char* const kLoud =
    "helper loud: `\n  def loud(x):\n      return str(x).upper()`\n"
    "rule say: match stmt `print($x)` replace with stmt `print(loud($x))`\n";

// The new texts of a program, by path; "" where a file stays.
std::map<std::string, std::string> lent(const char* ruleset, const std::vector<File>& files,
                                        const std::string& main = "main.py") {
  const auto r = rules(ruleset).rewrite(Project("", files), main);
  for (const auto& m : r.messages) MESSAGE(m.text);
  CHECK(r.messages.empty());
  std::map<std::string, std::string> out{{main, r.text}};
  for (const auto& f : r.others) out[f.path] = f.text;
  return out;
}

const std::string kHelper = "def loud(x):\n    return str(x).upper()\n";
const std::string kOwn = "\n\n\n" + kHelper + "\n\n";

}  // namespace

TEST_CASE("a helper is imported from a module that is imported anyway") {
  const std::string a = "import os\n\nprint(1)\n";
  const auto after = [&](const std::string& main) {
    auto out = lent(kLoud, {{"a.py", a}, {"main.py", main}});
    CHECK(out["a.py"] == "import os" + kOwn + "print(loud(1))\n");
    return out["main.py"];
  };
  CHECK(after("from a import os\n\nprint(2)\n") == "from a import os, loud\n\nprint(loud(2))\n");
  // A line that ends in a backslash; brackets.
  CHECK(after("from a import x, \\\n    os\n\nprint(2)\n") ==
        "from a import x, \\\n    os, loud\n\nprint(loud(2))\n");
  CHECK(after("from a import (\n    x,\n    os)\n\nprint(2)\n") ==
        "from a import (\n    x,\n    os,\n    loud)\n\nprint(loud(2))\n");
  CHECK(after("import a\n\nprint(2)\n") == "import a\nfrom a import loud\n\nprint(loud(2))\n");
  CHECK(after("import a as b, os\n\nprint(2)\n") ==
        "import a as b, os\nfrom a import loud\n\nprint(loud(2))\n");
  CHECK(after("from a import *\n\nprint(2)\n") ==
        "from a import *\nfrom a import loud\n\nprint(loud(2))\n");
  // A name that is taken gets another.
  CHECK(after("import a\n\nloud = 3\nprint(2)\n") ==
        "import a\nfrom a import loud as loud_2\n\nloud = 3\nprint(loud_2(2))\n");
}

TEST_CASE("relative imports, packages, and a module that got it itself") {
  auto out = lent(kLoud, {{"p/__init__.py", ""},
                          {"p/a.py", "print(1)\n"},
                          {"p/b.py", "from .a import x\nprint(2)\n"},
                          {"p/c.py", "from . import b\nprint(3)\n"},
                          {"main.py", "from p import c\nprint(4)\n"}});
  CHECK(out["p/a.py"].find("def loud") != std::string::npos);
  CHECK(out["p/b.py"] == "from .a import x, loud\nprint(loud(2))\n");
  CHECK(out["p/c.py"] == "from . import b\nfrom .b import loud\nprint(loud(3))\n");
  CHECK(out["main.py"] == "from p import c\nfrom p.c import loud\nprint(loud(4))\n");
}

TEST_CASE("each has its own where an import would load what was not loaded, or too early") {
  const auto both_define = [](const std::vector<File>& files) {
    auto out = lent(kLoud, files);
    for (const auto& [path, text] : out) {
      CAPTURE(path);
      CHECK(text.find("def loud") != std::string::npos);
    }
  };
  // Nobody imports the other; main has none.
  both_define(
      {{"a.py", "print(1)\n"}, {"b.py", "print(2)\n"}, {"main.py", "print(3)\nimport a, b\n"}});
  // In a function, in a condition, behind code.
  both_define({{"a.py", "print(1)\n"}, {"main.py", "def f():\n    import a\nprint(2)\n"}});
  both_define({{"a.py", "print(1)\n"},
               {"main.py", "try:\n    import a\nexcept ImportError:\n    a = None\nprint(2)\n"}});
  // In a circle.
  both_define({{"a.py", "import main\nprint(1)\n"}, {"main.py", "import a\nprint(2)\n"}});
}

TEST_CASE("each has its own of a helper that is set, or looks at its module") {
  const auto own = [](const char* ruleset, const std::string& begin) {
    auto out = lent(ruleset, {{"a.py", "print(1)\n"}, {"main.py", "import a\nprint(2)\n"}});
    CHECK(out["a.py"].find(begin) != std::string::npos);
    CAPTURE(out["main.py"]);
    CHECK(out["main.py"].find(begin) != std::string::npos);
  };
  own("helper done: `done = False`\n"
      "rule once: match stmt `print($_)` as $s before $s `done = True`\n",
      "done = False\n");
  own("helper here: `\n  def here():\n      return sorted(globals())`\n"
      "rule say: match stmt `print($x)` replace with stmt `print(here(), $x)`\n",
      "def here():\n");
  // One that is made of such.
  own("helper count: `count = [0]`\n"
      "helper add: `\n  def add(x):\n      global count\n      count = count + [x]`\n"
      "helper both: `\n  def both(x):\n      add(x)`\n"
      "rule say: match stmt `print($x)` replace with stmt `both($x)`\n",
      "def both(x):\n");
}

TEST_CASE("a text that sets what a hole stands for sets no helper") {
  auto out = lent(
      (std::string(kLoud) + "rule twice: match stmt `$x = 1` as $s after $s `$x = 2`\n").c_str(),
      {{"a.py", "print(1)\n"}, {"main.py", "import a\nn = 1\nprint(n)\n"}});
  CHECK(out["main.py"] == "import a\nfrom a import loud\nn = 1\nn = 2\nprint(loud(n))\n");
}

TEST_CASE("a value is one for all, and what it is made of comes with it") {
  auto out = lent(
      "helper start: `\n  def start():\n      return []`\n"
      "helper seen: `seen = start()`\n"
      "rule say: match stmt `print($x)` replace with stmt `seen.append($x)`\n",
      {{"a.py", "print(1)\n"}, {"main.py", "import a\nprint(2)\n"}});
  CHECK(out["a.py"].find("seen = start()") != std::string::npos);
  CHECK(out["main.py"] == "import a\nfrom a import seen\nseen.append(2)\n");
}
