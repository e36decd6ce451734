// Imports of a result: those that are added join what is there, and those that are left unused go.
#include "helpers.h"

namespace {

const char* const kMoved =
    "library collections\nfrom collections.abc import Mapping\nfrom collections.abc import "
    "Sequence\n"
    "rule a: match `collections.Mapping` replace with `collections.abc.Mapping` tidy imports\n"
    "rule b: match `collections.Sequence` replace with `collections.abc.Sequence` tidy imports\n";
const char* const kJson =
    "library json, orjson\nimport orjson as orjson\n"
    "rule a: match `json.dumps($x)` replace with `orjson.dumps($x)` tidy imports\n";

// A program of two modules; what becomes of the one that is not the main one.
std::string imported(const std::string& ruleset, const std::string& main,
                     const std::string& other) {
  const auto r = rules(ruleset).rewrite(
      hvrewrite::Project("", {{"main.py", main}, {"other.py", other}}), "main.py");
  for (const auto& file : r.others)
    if (file.path == "other.py") return file.text;
  return other;
}

}  // namespace

TEST_CASE("an imported name that the rewrite leaves without a use goes, with its comma and line") {
  CHECK(rewritten(kJson, "import json\nx = json.dumps(1)\n") ==
        "import orjson\n\nx = orjson.dumps(1)\n");
  CHECK(rewritten(kJson, "import os, json\nx = json.dumps(os)\n") ==
        "import os\nimport orjson\nx = orjson.dumps(os)\n");
  CHECK(rewritten(kJson,
                  "import sys\nfrom json import (\n    dumps,\n    loads,\n)\n"
                  "x = dumps(loads(sys))\n") ==
        "import sys\nfrom json import (\n    loads,\n)\nimport orjson\n"
        "x = orjson.dumps(loads(sys))\n");
  CHECK(rewritten(kJson, "from json import dumps as d, loads as l\nx = d(l(1))\n") ==
        "from json import loads as l\nimport orjson\nx = orjson.dumps(l(1))\n");
  CHECK(rewritten(kJson, "def f():\n    import json\n    return json.dumps(1)\n") ==
        "import orjson\n\ndef f():\n    return orjson.dumps(1)\n");
}

TEST_CASE("a name that is still used stays, wherever it is used") {
  const std::string both = "import json\nx = json.dumps(1)\n";
  for (const std::string& use :
       {std::string("y = json.loads(x)\n"), std::string("y: 'json.JSONDecoder' = None\n"),
        std::string("__all__ = ['json']\n"), std::string("y = eval(x)\n"),
        std::string("def f():\n    global json\n"),
        std::string("y = 1  # type: json.JSONDecoder\n"), std::string("class A:\n    x = json\n"),
        std::string("del json\n")}) {
    CAPTURE(use);
    CHECK(rewritten(kJson, both + use) ==
          "import json\nimport orjson\nx = orjson.dumps(1)\n" + use);
  }
  // A text that is no annotation says nothing.
  CHECK(rewritten(kJson, both + "print('uses json here')\n") ==
        "import orjson\n\nx = orjson.dumps(1)\nprint('uses json here')\n");
}

TEST_CASE("imports stay that were not used before, or that run only sometimes") {
  CHECK(rewritten(kJson, "import json, readline\nx = json.dumps(1)\n") ==
        "import readline\nimport orjson\nx = orjson.dumps(1)\n");
  CHECK(rewritten(kJson, "import json  # noqa: F401\nx = json.dumps(1)\n") ==
        "import json  # noqa: F401\nimport orjson\nx = orjson.dumps(1)\n");
  CHECK(rewritten(kJson,
                  "try:\n    import json\nexcept ImportError:\n    pass\n"
                  "x = json.dumps(1)\n") ==
        "try:\n    import json\nexcept ImportError:\n    pass\nimport orjson\n"
        "x = orjson.dumps(1)\n");
  CHECK(rewritten(kJson, "import json\nimport json.decoder\nx = json.dumps(1)\n") ==
        "import json\nimport json.decoder\nimport orjson\nx = orjson.dumps(1)\n");
}

TEST_CASE("a package's own module keeps its imports, and what other modules take from one") {
  const auto r = rules(kJson).rewrite("pkg/__init__.py", "import json\nx = json.dumps(1)\n");
  CHECK(r.text == "import json\nimport orjson\nx = orjson.dumps(1)\n");
  const std::string other = "import json\nx = json.dumps(1)\n";
  const std::string kept = "import json\nimport orjson\nx = orjson.dumps(1)\n";
  const std::string gone = "import orjson\n\nx = orjson.dumps(1)\n";
  CHECK(imported(kJson, "import other\nprint(other.x)\n", other) == gone);
  CHECK(imported(kJson, "import other\nprint(other.json.loads)\n", other) == kept);
  CHECK(imported(kJson, "from other import json\nprint(json.loads)\n", other) == kept);
  CHECK(imported(kJson, "from other import *\nprint(x)\n", other) == kept);
}

TEST_CASE("the name of an import that goes is free for what comes instead") {
  CHECK(rewritten(kMoved,
                  "from collections import Mapping, deque\nx = isinstance(deque(), "
                  "Mapping)\n") ==
        "from collections import deque\nfrom collections.abc import Mapping\nx = "
        "isinstance(deque(), Mapping)\n");
  CHECK(rewritten(kMoved,
                  "import re\nfrom collections import Mapping, Sequence\nx = (Mapping, "
                  "Sequence, re)\n") ==
        "import re\nfrom collections.abc import Mapping, Sequence\nx = (Mapping, Sequence, re)\n");
  // Where another use keeps it, it is not.
  CHECK(
      rewritten(kMoved, "from collections import Mapping\nx = Mapping\n__all__ = ['Mapping']\n") ==
      "from collections import Mapping\nfrom collections.abc import Mapping as Mapping_2\n"
      "x = Mapping_2\n__all__ = ['Mapping']\n");
}

TEST_CASE("a name that is needed joins an import of its module that is there") {
  const std::string r =
      "library old\nfrom collections.abc import Mapping\nfrom collections.abc import Sequence\n"
      "rule p: match `old.pair()` replace with `(Mapping, Sequence)`\n";
  CHECK(rewritten(r, "from collections.abc import Set\nimport old\nx = (Set, old.pair())\n") ==
        "from collections.abc import Set, Mapping, Sequence\nimport old\n"
        "x = (Set, (Mapping, Sequence))\n");
  CHECK(rewritten(r,
                  "from collections.abc import (\n    Set,  # one\n    Sized,\n)\nimport old\n"
                  "x = (Set, Sized, old.pair())\n") ==
        "from collections.abc import (\n    Set,  # one\n    Sized,\n    Mapping,\n    Sequence,\n"
        ")\nimport old\nx = (Set, Sized, (Mapping, Sequence))\n");
  // One behind the place of the header comes too late, and one in a `try` may not run.
  CHECK(rewritten(r, "import old\nx = old.pair()\nfrom collections.abc import Set\ny = Set\n") ==
        "import old\nfrom collections.abc import Mapping, Sequence\nx = (Mapping, Sequence)\n"
        "from collections.abc import Set\ny = Set\n");
  CHECK(rewritten(r,
                  "import old\ntry:\n    from collections.abc import Set\nexcept ImportError:\n"
                  "    pass\nx = old.pair()\n") ==
        "import old\ntry:\n    from collections.abc import Set\nexcept ImportError:\n    pass\n"
        "from collections.abc import Mapping, Sequence\nx = (Mapping, Sequence)\n");
}

TEST_CASE("what a removed import stood in front of still gets its own imports") {
  CHECK(rewritten("library old, new\nimport new as new\n"
                  "rule a: match stmt `import old` as $s remove $s\n"
                  "rule b: match `old.f($x)` replace with `new.g($x)`\n",
                  "import old\nprint(1)\nold.f(2)\n") == "import new\n\nprint(1)\nnew.g(2)\n");
}

TEST_CASE("tidying falls with its application, and alone it takes up what other rules leave") {
  const std::string rules_of =
      "library json, orjson\nimport orjson as orjson\n"
      "rule a: match `json.dumps($x)` replace with `orjson.dumps($x)`\n";
  CHECK(rewritten(rules_of, "import json\nx = json.dumps(1)\n") ==
        "import json\nimport orjson\nx = orjson.dumps(1)\n");
  CHECK(rewritten(rules_of + "rule t: tidy imports\n", "import json\nx = json.dumps(1)\n") ==
        "import orjson\n\nx = orjson.dumps(1)\n");
}

TEST_CASE("what rules take from an import, and what is left unused, go together") {
  // The rule that takes `load` keeps what else it does, though all of the statement goes.
  CHECK(rewritten(std::string(kJson) +
                      "rule b: match stmt `from json import $..._, $n:name, $..._` "
                      "where text of $n matches \"^load$\" match `print($p)` remove $n wrap $p as "
                      "`str($p)`\n",
                  "from json import dumps, load\nprint(dumps(1))\n") ==
        "import orjson\n\nprint(str(orjson.dumps(1)))\n");
}

TEST_CASE("a hole behind a library's name is any member, however it was imported") {
  const auto print = [](const std::string& pattern, const std::string& program) {
    return rewritten(
        "library shop\nrule r: match `" + pattern + "($...a)` replace with `print($...a)`\n",
        program);
  };
  const std::string car = "from shop.toys import Car as C\n";
  CHECK(print("shop.toys.$_", car + "C(1)\n") == car + "print(1)\n");
  CHECK(print("shop.$_.$_", car + "C(1)\n") == car + "print(1)\n");
  CHECK(print("shop.$_.Car", car + "C(1)\n") == car + "print(1)\n");
  CHECK(print("shop.toys.$_.by", car + "C.by(1)\n") == car + "print(1)\n");
  // As many words as the pattern has, and of that library.
  CHECK(print("shop.$_", car + "C(1)\n") == car + "C(1)\n");
  CHECK(print("shop.toys.$_.$_", car + "C(1)\n") == car + "C(1)\n");
  CHECK(print("shop.$_.Bus", car + "C(1)\n") == car + "C(1)\n");
  const std::string other = "from shopping.toys import Car\nCar(1)\n";
  CHECK(print("shop.toys.$_", other) == other);
  // A member is a whole pattern where it is named, not where it is bound or held.
  const std::string held = "d = C\nC = 1\nd(C)\n";
  const std::string rule = "library shop\nrule r: match `shop.toys.$_` replace with `print`\n";
  CHECK(rewritten(rule, car + "d = C\nd(1)\n") == car + "d = print\nd(1)\n");
  CHECK(rewritten(rule, car + held) == car + "d = print\nC = 1\nd(C)\n");
  // A hole holds the library's word.
  const std::string named =
      "library shop\nrule r: match `shop.toys.$w` where text of $w matches \"^Car\" replace "
      "with `shop.sale.$w`\n";
  CHECK(rewritten(named, "import shop\n" + car + "C(1)\n") ==
        "import shop\n" + car + "shop.sale.Car(1)\n");
}
