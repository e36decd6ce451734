// Programs of several files: which files they are, what names mean across them, and what the rules
// do with that.
#include <algorithm>
#include <filesystem>

#include "cli/cases.h"
#include "dsl/load.h"
#include "tests/unit/ask.h"
#include "tests/unit/helpers.h"

using hvrewrite::File;
using hvrewrite::Project;
using Names = std::vector<std::string>;

namespace {

int ask_project(std::vector<File> files, const std::string& main = "main.py") {
  return hvr::ask(Project("", std::move(files)), main, hvr::small_library());
}

const char* const kLogRules =
    "library mylog\nimport mylog as mylog\nclass lib.Model\nlibrary lib\n"
    "rule log: match `$m.run($...a)` where surely($m : lib.Model) replace with `mylog.info($m, "
    "$...a)`\n";

std::string text_of(const hvrewrite::Result& r, const std::string& path) {
  for (const auto& f : r.others)
    if (f.path == path) return f.text;
  return "(unchanged)";
}

}  // namespace

TEST_CASE("the modules of a program, in the order they are run") {
  const Project p("dir", {{"dir/main.py", "import b\nfrom pkg.sub import x\n"},
                          {"dir/b.py", "import a\n"},
                          {"dir/a.py", ""},
                          {"dir/pkg/__init__.py", ""},
                          {"dir/pkg/sub.py", "from . import deep\nfrom ..b import y\n"},
                          {"dir/pkg/deep.py", ""},
                          {"dir/alone.py", ""}});
  CHECK(p.modules_of("dir/main.py") == Names{"dir/a.py", "dir/b.py", "dir/pkg/__init__.py",
                                             "dir/pkg/deep.py", "dir/pkg/sub.py", "dir/main.py"});
  CHECK(p.mains() == Names{"dir/main.py", "dir/alone.py"});
}

TEST_CASE("who is started: importers first, guards next, circles and tests last") {
  const Project p("", {{"model.py", ""},
                       {"train.py", "import model\nif __name__ == '__main__':\n    pass\n"},
                       {"test.py", "from train import x\n"},
                       {"ring_a.py", "import ring_b\n"},
                       {"ring_b.py", "import ring_a\n"},
                       {"tests/test_model.py", "import model\n"}});
  CHECK(p.mains() == Names{"test.py", "train.py", "ring_a.py", "tests/test_model.py"});
}

TEST_CASE(
    "the script's folder comes first, then the root, then src; folders without __init__ are "
    "packages") {
  CHECK(Project("", {{"scripts/run.py", "import util, core.net, inner\n"},
                     {"scripts/util.py", ""},
                     {"util.py", ""},
                     {"core/net.py", ""},
                     {"src/inner.py", ""}})
            .modules_of("scripts/run.py") ==
        Names{"scripts/util.py", "core/net.py", "src/inner.py", "scripts/run.py"});
  // A package of that name is no place to look in: what lies there is called by it.
  const std::vector<File> packed = {{"run.py", "import src.net\n"},
                                    {"src/__init__.py", ""},
                                    {"src/net.py", "import lib\nlib.Model().run()\n"},
                                    {"src/lib/__init__.py", ""}};
  CHECK(Project("", packed).modules_of("run.py") ==
        Names{"src/__init__.py", "src/net.py", "run.py"});
  CHECK(text_of(rules(kLogRules).rewrite(Project("", packed), "run.py"), "src/net.py") ==
        "import lib\nimport mylog\nmylog.info(lib.Model())\n");
}

TEST_CASE("a folder whose name is no name is no package, though it says that it is one") {
  const std::vector<File> files = {
      {"my-nets/__init__.py", ""},
      {"my-nets/kinds/__init__.py", "from .net import Net\n"},
      {"my-nets/kinds/net.py", "import lib\nclass Net(lib.Model): pass\n"},
      {"my-nets/main.py", "from kinds import Net\na = Net()\nprint(a)  #? a : lib.Model = yes\n"},
      {"my-nets/runs/one.py",
       "from kinds import Net\na = Net()\nprint(a)  #? a : lib.Model = yes\n"}};
  const auto known = [&](const Project& p, const std::string& main) {
    return hvr::ask(p, main, hvr::small_library());
  };
  CHECK(known(Project("", files), "my-nets/main.py") == 1);
  for (const char* package : {"my-nets", "more.my-nets"}) {
    const Project p("my-nets", files, package);
    CHECK(p.modules_of("my-nets/main.py") ==
          Names{"my-nets/kinds/net.py", "my-nets/kinds/__init__.py", "my-nets/main.py"});
    CHECK(known(p, "my-nets/main.py") == 1);
    CHECK(known(p, "my-nets/runs/one.py") == 1);
  }
}

TEST_CASE("names across modules") {
  CHECK(ask_project(
            {{"nets.py",
              "import lib\nclass Net(lib.Model): pass\nclass Other: pass\ndef make(): return "
              "Net()\nnet = make()\n"},
             {"main.py",
              "import nets\nimport nets as n\nfrom nets import Net, make as build, net\nfrom nets "
              "import Other as O\n"
              "a = Net()\nprint(a)  #? a : lib.Base = yes\n"
              "b = nets.Net()\nprint(b)  #? b : lib.Base = yes\n"
              "c = build()\nprint(c)  #? c : lib.Base = yes\n"
              "print(n.net)  #? n.net : lib.Model = yes\n"
              "print(net)  #? net : lib.Model = yes\n"
              "o = O()\nprint(o)  #? o : lib.Base = no\n"
              "class Deeper(nets.Net): pass\nd = Deeper()\nprint(d)  #? d : lib.Model = yes\n"}}) ==
        7);
}

TEST_CASE("a parameter has the classes its callers in other modules pass") {
  CHECK(ask_project({{"steps.py",
                      "def step(model, size):\n    print(model)  #? model : lib.Model = yes\n    "
                      "print(size)  #? size : lib.Model = no\n"},
                     {"main.py", "import lib\nfrom steps import step\nstep(lib.Model(), 3)\n"}}) ==
        2);
}

TEST_CASE("a module beside the importing one, as Python 2 finds it") {
  const std::string net = "import lib\nclass Net(lib.Model): pass\n";
  for (const char* import :
       {"from net import Net", "import net\nNet = net.Net", "import net as n\nNet = n.Net",
        "from net import *", "import net.deep\nNet = net.deep.Net"}) {
    const bool deep = std::string(import).find("deep") != std::string::npos;
    CHECK_MESSAGE(
        ask_project({{deep ? "pkg/net/deep.py" : "pkg/net.py", net},
                     {"pkg/__init__.py", ""},
                     {"pkg/run.py", std::string(import) + "\nmade = Net()\n"},
                     {"main.py",
                      "from pkg.run import made\nprint(made)  #? made : lib.Model = yes\n"}}) == 1,
        import);
  }
  // One that is found without its package comes first, and a library's name is the library's.
  CHECK(ask_project({{"net.py", "class Net: pass\n"},
                     {"pkg/net.py", net},
                     {"pkg/run.py", "from net import Net\nmade = Net()\n"},
                     {"main.py",
                      "from pkg.run import made\nprint(made)  #? made : lib.Model = no\n"}}) == 1);
  CHECK(ask_project({{"pkg/lib.py", "class Model: pass\n"},
                     {"pkg/run.py", "import lib\nmade = lib.Model()\n"},
                     {"main.py",
                      "from pkg.run import made\nprint(made)  #? made : lib.Model = yes\n"}}) == 1);
}

TEST_CASE("packages: relative imports, re-exports and namespace packages") {
  CHECK(ask_project({{"pkg/__init__.py", "from .net import Net\nfrom . import tools\n"},
                     {"pkg/net.py", "from .base import Base\nclass Net(Base): pass\n"},
                     {"pkg/base.py", "import lib\nBase = lib.Model\n"},
                     {"pkg/tools/__init__.py", "from ..net import Net as Inner\n"},
                     {"space/far.py", "import lib\nfar = lib.load()\n"},
                     {"main.py",
                      "import pkg\nimport space.far\nfrom space import far as f\n"
                      "a = pkg.Net()\nprint(a)  #? a : lib.Model = yes\n"
                      "b = pkg.tools.Inner()\nprint(b)  #? b : lib.Model = yes\n"
                      "print(space.far.far)  #? space.far.far : lib.Model = yes\n"
                      "print(f.far)  #? f.far : lib.Model = yes\n"}}) == 4);
}

TEST_CASE("star imports of the program's modules bring libraries, classes and submodules along") {
  CHECK(
      ask_project(
          {{"common.py",
            "import lib as L\nfrom lib import *\nclass Net(L.Model): pass\n_hidden = L.Model()\n"},
           {"more.py", "from common import *\n"},
           {"main.py",
            "from more import *\n"
            "x = L.Model  #? L.Model is lib.Model\n"
            "n = Net()\nprint(n)  #? n : lib.Base = yes\n"
            "m = Model()\nprint(m)  #? m : lib.Model = yes\n"
            "print(_hidden)  #? _hidden : lib.Model = unknown\n"}}) == 4);
}

TEST_CASE("a package's star imports of modules that ask the package for each other's names") {
  const std::string net = "import lib\nclass Net(lib.Model): pass\n";
  const std::string made = "print(made)  #? made : lib.Model = yes\n";
  // Whoever is asked first.
  for (const std::string& main : {"from pkg import Net\nmade = Net()\n" + made,
                                  "from pkg import make\nmade = make()\n" + made,
                                  "from pkg.factory import Net\nfrom pkg import make\n"
                                  "made = make()\n" +
                                      made + "made = Net()\n" + made})
    for (const char* init : {"from .net import *\nfrom .factory import *\n",
                             "from .factory import *\nfrom .net import *\n"})
      CHECK_MESSAGE(
          ask_project({{"pkg/__init__.py", init},
                       {"pkg/net.py", net},
                       {"pkg/factory.py", "from pkg import Net\ndef make():\n    return Net()\n"},
                       {"main.py", main}}) >= 1,
          main);
  // By way of a third one, and a name that nobody makes.
  CHECK(ask_project({{"pkg/__init__.py", "from .net import *\nfrom .factory import *\n"},
                     {"pkg/net.py", net},
                     {"pkg/other.py", "from pkg import Net, Gone\n"},
                     {"pkg/factory.py", "from .other import Net, Gone\n"},
                     {"main.py", "from pkg import Net, Gone\nmade = Net()\n" + made +
                                     "print(Gone)  #? Gone : lib.Model = unknown\n"}}) == 2);
}

TEST_CASE("modules that import each other") {
  CHECK(
      ask_project(
          {{"a.py", "import b\nimport lib\nclass A(lib.Model): pass\ndef other(): return b.B()\n"},
           {"b.py", "import a\nclass B(a.A): pass\n"},
           {"main.py", "import a\nx = a.other()\nprint(x)  #? x : lib.Model = yes\n"}}) == 1);
  // A name that two modules give each other and nobody makes.
  CHECK(ask_project(
            {{"a.py", "from b import thing\n"},
             {"b.py", "from a import thing\n"},
             {"main.py", "from a import thing\nprint(thing)  #? thing : lib.Model = unknown\n"}}) ==
        1);
}

TEST_CASE("two classes of one name, and a name that a function shadows") {
  CHECK(ask_project({{"a.py", "import lib\nclass Net(lib.Model): pass\n"},
                     {"b.py", "class Net: pass\n"},
                     {"main.py",
                      "import a, b\nx = a.Net()\ny = b.Net()\nprint(x)  #? x : lib.Model = "
                      "yes\nprint(y)  #? y : lib.Model = no\n"
                      "def f(a):\n    return a.Net  #? a.Net : lib.Model = unknown\n"}}) == 3);
}

TEST_CASE("what a main guard of an imported module holds is not run") {
  const auto r =
      rules("find Runs at $c: match `print($..._)` as $c\npattern Talks: some Runs at $c\n")
          .classify(Project("", {{"a.py", "x = 1\nif __name__ == '__main__':\n    print(x)\n"},
                                 {"main.py", "import a\n"}}),
                    "main.py");
  CHECK(r.classification.pattern == "Unknown");
}

TEST_CASE("what is imported by another name is run by that name") {
  const auto set = rules("library lib\nrule e: match `lib.old($x)` replace with `lib.new($x)`\n");
  const std::string part =
      "import lib\ndef train(): lib.old(1)\ndef other(): lib.old(2)\ndef idle(): lib.old(3)\n";
  const auto r = set.rewrite(Project("", {{"main.py",
                                           "from part import train as t, idle as i\nt()\n"
                                           "def f():\n    from part import other as o\n    o()\n"},
                                          {"part.py", part}}),
                             "main.py");
  CHECK(text_of(r, "part.py") ==
        "import lib\ndef train(): lib.new(1)\ndef other(): lib.new(2)\ndef idle(): lib.old(3)\n");
}

TEST_CASE("a module that is asked for a computed name may run all it holds") {
  const auto set = rules("library lib\nrule e: match `lib.old($x)` replace with `lib.new($x)`\n");
  const auto part_beside = [&](const std::string& main) {
    const auto r = set.rewrite(Project("", {{"main.py", main},
                                            {"box/__init__.py", ""},
                                            {"box/part.py", "import lib\ndef f(): lib.old(1)\n"},
                                            {"rest.py", "import lib\ndef g(): lib.old(2)\n"}}),
                               "main.py");
    return std::pair(text_of(r, "box/part.py").find("lib.new") != std::string::npos,
                     text_of(r, "rest.py").find("lib.new") != std::string::npos);
  };
  const std::string head = "import sys, rest\nfrom box import part as p\n";
  CHECK(part_beside(head + "p.__name__\n") == std::pair(false, false));
  for (const char* ask :
       {"getattr(p, sys.argv[1])()\n", "p.__dict__[sys.argv[1]]()\n", "vars(p)[sys.argv[1]]()\n"})
    CHECK_MESSAGE(part_beside(head + ask) == std::pair(true, false), ask);
  CHECK(part_beside(head + "getattr(p, 'g')()\n") == std::pair(false, true));
  CHECK(part_beside("from rest import *\nfrom box.part import f\neval(input())\n") ==
        std::pair(true, true));
  CHECK(part_beside("import rest\nimport box.part\ngetattr(box.part, input())()\n") ==
        std::pair(true, false));
}

TEST_CASE("of functions that nobody mentions, those that a decorator may keep are run") {
  const auto set = rules(
      "library lib\nfunction lib.jit(f) passes f\nfunction lib.route(f)\n"
      "rule e: match `lib.old($x)` replace with `lib.new($x)`\n");
  const std::string part =
      "import lib\nfrom lib import jit as fast\nimport web\n"
      "@lib.jit\ndef a(x): lib.old(1)\n"
      "@fast(deep=True)\ndef b(x): lib.old(2)\n"
      "@lib.route\ndef c(x): lib.old(3)\n"
      "@web.get\ndef d(x): lib.old(4)\n"
      "@lib.jit\n@web.get\ndef e(x): lib.old(5)\n"
      "@lib.jit(lib.old(6))\ndef f(x): lib.old(7)\n"
      "@lib.jit\ndef named(x): lib.old(8)\n";
  const auto r = set.rewrite(
      Project("", {{"main.py", "import part\npart.named(1)\n"}, {"part.py", part}}), "main.py");
  const std::string text = text_of(r, "part.py");
  for (const char* dead : {"1", "2", "7"})
    CHECK(text.find(std::string("lib.old(") + dead) != std::string::npos);
  for (const char* run : {"3", "4", "5", "6", "8"})
    CHECK(text.find(std::string("lib.new(") + run) != std::string::npos);
}

TEST_CASE("under a method: by the class of what it is called on") {
  const auto set = rules(
      "library lib\nclass lib.Data\nfunction lib.read() -> lib.Data\n"
      "function lib.Data.map(f) -> lib.Data\n"
      "rule e: match `lib.old($x)` as $c where not $c under lib.Data.map\n"
      "  replace with `lib.new($x)`\n");
  const auto r = set.rewrite("main.py",
                             "import lib\n"
                             "def a(x): return lib.old(1)\n"
                             "def b(x): return lib.old(2)\n"
                             "def d(x): return lib.old(4)\n"
                             "data = lib.read().map(a)\n"
                             "data = data.map(lambda x: b(x))\n"
                             "d(1)\n");
  CHECK(r.text.find("lib.old(1)") != std::string::npos);
  CHECK(r.text.find("lib.old(2)") != std::string::npos);
  CHECK(r.text.find("lib.new(4)") != std::string::npos);
}

TEST_CASE("edits land where they belong, in every module of the program") {
  const auto r = rules(kLogRules).rewrite(
      Project("", {{"nets.py", "import lib\nnet = lib.Model()\ndef go():\n    net.run(1)\n"},
                   {"main.py", "from nets import net, go\nnet.run(2)\ngo()\n"}}),
      "main.py");
  CHECK(r.text == "from nets import net, go\nimport mylog\nmylog.info(net, 2)\ngo()\n");
  CHECK(text_of(r, "nets.py") ==
        "import lib\nimport mylog\nnet = lib.Model()\ndef go():\n    mylog.info(net, 1)\n");
  CHECK(r.modules == Names{"nets.py", "main.py"});
}

TEST_CASE("what is caught in one module and put into another is spelled as that one would") {
  const char* text =
      "library lib\nclass lib.Model\nfind Made(m) at $c: match `$m = lib.Model()` as $c\nrule a: "
      "match `exit()` as $d each Made(m = $m) at $c replace $d with `exit($m)`\n";
  const auto run = [&](const std::string& imports) {
    return rules(text)
        .rewrite(Project("", {{"nets.py", "import lib\nnet = lib.Model()\n"},
                              {"main.py", imports + "exit()\n"}}),
                 "main.py")
        .text;
  };
  CHECK(run("from nets import net as n\n") == "from nets import net as n\nexit(n)\n");
  CHECK(run("import nets as N\n") == "import nets as N\nexit(N.net)\n");
  CHECK(run("from nets import *\n") == "from nets import *\nexit(net)\n");
  // No name for it: the rule fails instead of writing one that is not known there.
  CHECK(rules(text)
            .rewrite(Project("", {{"nets.py", "import lib\ndef f():\n    net = lib.Model()\n"},
                                  {"main.py", "import nets\nexit()\n"}}),
                     "main.py")
            .status == hvrewrite::Status::unchanged);
}

TEST_CASE("trouble with modules is said, and the rest goes on") {
  const auto codes = [](const hvrewrite::Result& r) {
    std::string out;
    for (const auto& m : r.messages)
      out += m.code + " " + m.file + ":" + std::to_string(m.line) + " ";
    return out;
  };
  const auto r = rules(kLogRules);
  CHECK(codes(r.rewrite(Project("", {}), "main.py")) == "P001 main.py:1 ");
  const auto broken =
      r.rewrite(Project("", {{"bad.py", "def f(:\n"},
                             {"nets.py", "import lib\nnet = lib.Model()\n"},
                             {"main.py", "from nets import net\nimport bad\nnet.run()\n"}}),
                "main.py");
  CHECK(codes(broken) == "P006 main.py:2 ");
  CHECK(broken.status == hvrewrite::Status::changed);
  const auto hidden =
      r.rewrite(Project("", {{"lib.py", "class Model:\n    def run(self): pass\n"},
                             {"main.py", "import os\nimport lib\nlib.Model().run()\n"}}),
                "main.py");
  CHECK(codes(hidden) == "P008 main.py:2 ");
  CHECK(hidden.status == hvrewrite::Status::unchanged);
  // No Python, though the grammar takes it: two statements of one block, blocks of nothing.
  for (const char* text :
       {"def f():\n    x = 1\n  import lib\n", "  import lib\n", "for x in y:\nimport lib\n",
        "if x:\n    for y in x:\n    import lib\n", "def f():\n    # nothing\nimport lib\n",
        "try:\n    f()\nexcept E:\nimport lib\n"})
    CHECK(codes(r.rewrite(Project("", {{"main.py", text}}), "main.py")).starts_with("P003 "));
  for (const char* text : {"def f():\n\tx = 1\n        import lib\n", "x = [\n  1]; y = 2\n",
                           "if x: \\\n  y = 1\nz = 2\n", "def f():\n  # a\n    # b\n  x = 1\n"})
    CHECK(codes(r.rewrite(Project("", {{"main.py", text}}), "main.py")) == "");
  std::vector<File> many{{"main.py", ""}};
  for (int i = 0; i < 600; ++i) {
    many[0].bytes += "import m" + std::to_string(i) + "\n";
    many.push_back({"m" + std::to_string(i) + ".py", ""});
  }
  CHECK(codes(r.rewrite(Project("", many), "main.py")) == "P007 main.py:1 ");
  // One that is no Python makes room for no other: what is kept is told by imports alone.
  many[1].bytes = "def f(:\n";
  CHECK(Project("", many).modules_of("main.py").size() == 119);
}

TEST_CASE("what is not known of a program is listed") {
  const auto r =
      rules(kLogRules).classify("main.py", "import lib\nimport steps\nfrom .near import x\n");
  REQUIRE(r.unread.size() >= 2);
  CHECK(r.unread[0].module == "steps");
  CHECK(r.unread[0].line == 2);
}

TEST_CASE("questions in the fixtures are answered with the facts of the installed rulesets") {
  namespace fs = std::filesystem;
  hvr::Diagnostics d;
  const auto program = hvr::dsl::load_ruleset(
      std::string(HVREWRITE_TREE) + "/rulesets/horovod.hvr",
      [](const std::string& p) {
        return fs::exists(p) ? std::optional<std::string>(slurp(p)) : std::nullopt;
      },
      {}, d);
  REQUIRE(program);
  int asked = 0;
  for (const auto& e :
       fs::recursive_directory_iterator(std::string(HVREWRITE_TREE) + "/tests/programs")) {
    const bool folder = e.is_directory() && e.path().filename() == "input";
    if (!folder && e.path().filename() != "input.py") continue;
    std::vector<File> files;
    std::string main = folder ? "train.py" : "input.py";
    if (folder) {
      for (const auto& f : fs::recursive_directory_iterator(e.path()))
        if (f.is_regular_file())
          files.push_back(
              {f.path().lexically_relative(e.path()).string(), slurp(f.path().string())});
      if (const fs::path flags = e.path().parent_path() / "flags"; fs::exists(flags)) {
        std::string problem;
        const auto read = cli::parse_flags(slurp(flags.string()), problem);
        REQUIRE_MESSAGE(read, problem);
        main = read->main.value_or(main);
      }
    } else {
      files.push_back({main, slurp(e.path().string())});
    }
    const std::string where = e.path().string();
    CAPTURE(where);
    const Project project("", std::move(files));
    if (project.impl().usable(project.impl().by_path.at(main)))
      asked += hvr::ask(project, main, program->library);
  }
  CHECK(asked >= 16);
}

TEST_CASE("messages carry the rule or the demand that speaks, and the module's own places") {
  const auto r = rules(
      "library lib\n"
      "find Made at $c \"made\": match `lib.make()` as $c\n"
      "rule seen: match `lib.see($x)` note \"seen\" at $x\n"
      "must noted: each Made at $c else warn \"not kept\" at $c\n");
  const hvrewrite::Project project(
      "", {{"main.py", "import lib\nimport own\nlib.see(1)\n"},
           {"own.py", "import lib\n# a comment\nlib.make()\nlib.see(2)\n"}});
  const auto got = r.rewrite(project, "main.py");
  std::vector<std::string> said;
  for (const auto& m : got.messages)
    said.push_back(m.code + " " + m.file + ":" + std::to_string(m.line) + ":" +
                   std::to_string(m.column) + " " + m.rule + "/" + m.demand + " " + m.line_text);
  std::sort(said.begin(), said.end());
  CHECK(said == std::vector<std::string>{"W001 main.py:3:9 seen/ lib.see(1)",
                                         "W001 own.py:4:9 seen/ lib.see(2)",
                                         "W003 own.py:3:1 /noted lib.make()"});
}

TEST_CASE("folders that a script adds to the search path hold its modules") {
  const auto modules = [](const std::string& line) {
    const hvrewrite::Project p("", {{"sub/main.py", line + "\nfrom steps import f\n"},
                                    {"utils/steps.py", "def f(): pass\n"}});
    return p.modules_of("sub/main.py").size();
  };
  for (const char* line :
       {"sys.path.append('utils')", "sys.path.append('../utils')", "sys.path.insert(0, './utils')",
        "sys.path.append(os.path.dirname(__file__) + '/../utils')",
        "sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'utils'))",
        "sys.path.append(str(Path(__file__).resolve().parent.parent / 'utils'))",
        "HERE = os.path.dirname(os.path.abspath(__file__))\nROOT = os.path.dirname(HERE)\n"
        "sys.path.append(os.path.join(ROOT, 'utils'))",
        "for name in ['models', 'utils']:\n    sys.path.append(os.path.join('..', name))",
        "def add(at):\n    if at not in sys.path:\n        sys.path.insert(0, at)\nadd('utils')"}) {
    CAPTURE(line);
    CHECK(modules(line) == 2);
  }
  for (const char* line :
       {"pass", "sys.path.append(folder)", "sys.path.append('../' * 'utils')",
        "sys.path.append('/utils')", "sys.path.append('../../utils')",
        "sys.path.append(f'{x}utils')", "sys.path.append()", "path.append('utils')"}) {
    CAPTURE(line);
    CHECK(modules(line) == 1);
  }
}

TEST_CASE("what an imported module adds to the search path, and what is added before the root") {
  const auto modules = [](std::vector<hvrewrite::File> files) {
    const hvrewrite::Project p("", std::move(files));
    return p.modules_of("run/main.py");
  };
  // `_init_paths.py`, as many write it: relative to itself, or to where the script is started.
  for (const char* line :
       {"this_dir = os.path.dirname(__file__)\nsys.path.insert(0, os.path.join(this_dir, 'lib'))\n",
        "sys.path.append('run/lib')\n", "sys.path.append('lib/')\n"}) {
    CAPTURE(line);
    CHECK(modules({{"run/main.py", "import _init_paths\nimport store\n"},
                   {"run/_init_paths.py", line},
                   {"run/lib/store.py", ""}}) ==
          Names{"run/_init_paths.py", "run/lib/store.py", "run/main.py"});
  }
  // A folder below the root that is named as a module of it.
  CHECK(modules({{"run/main.py",
                  "sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'net'))\n"
                  "import net\n"},
                 {"net/__init__.py", ""},
                 {"net/net.py", ""}}) == Names{"net/net.py", "run/main.py"});
  CHECK(modules({{"run/main.py", "import net\n"}, {"net/__init__.py", ""}, {"net/net.py", ""}}) ==
        Names{"net/__init__.py", "run/main.py"});
}

TEST_CASE("a test imports what it tests, unless it is what is started") {
  for (const bool started : {false, true}) {
    const hvrewrite::Project p("",
                               {{"test_net.py", "import net\n", started}, {"net.py", "x = 1\n"}});
    CHECK(p.modules_of("test_net.py").size() == (started ? 2 : 1));
  }
}
