// Imports found in bytes must be those of the tree, and programs those that parsing finds.
#include <cstdlib>
#include <filesystem>

#include "api/import_scan.h"
#include "api/project.h"
#include "helpers.h"

namespace fs = std::filesystem;
using hvrewrite::Project;

namespace {

// Python files of this checkout, and of the folder that HVREWRITE_CORPUS names, if it does.
std::vector<std::string> python_files() {
  std::vector<std::string> folders{HVREWRITE_TREE "/tests", HVREWRITE_TREE "/tools",
                                   HVREWRITE_TREE "/examples"};
  if (const char* more = std::getenv("HVREWRITE_CORPUS")) folders.emplace_back(more);
  std::vector<std::string> out;
  for (const auto& folder : folders)
    for (const auto& e : fs::recursive_directory_iterator(folder))
      if (e.is_regular_file() && e.path().extension() == ".py") out.push_back(e.path().string());
  return out;
}

hvr::ImportScan from_tree(const std::string& text) {
  return hvr::imports_in(hvr::parse_python(text).tree);
}

}  // namespace

TEST_CASE("imports are found without parsing as with it") {
  size_t compared = 0, odd = 0, found = 0;
  for (const auto& path : python_files()) {
    CAPTURE(path);
    const std::string text = slurp(path);
    const auto parsed = hvr::parse_python(text);
    if (parsed.problem) continue;
    const auto seen = hvr::scan_imports(text);
    if (!seen) {
      ++odd;
      continue;
    }
    const auto wanted = hvr::imports_in(parsed.tree);
    ++compared;
    found += wanted.imports.size();
    CHECK(seen->imports == wanted.imports);
    CHECK(seen->guarded == wanted.guarded);
  }
  CHECK(compared > 900);
  CHECK(found > 2000);
  CHECK(odd * 100 < compared);
  MESSAGE(compared << " files compared, " << odd << " left to the parser, " << found << " imports");
}

TEST_CASE("imports where one might not look, and none where one might") {
  for (const std::string text :
       {"import a.b.c as d, e\nfrom . import f\nfrom .. import (g as h,  # why\n i,\n)\n",
        "if x: import a\nelse: from b import *\ntry: import c; import d\nfinally: pass\n",
        "def f():\n    import a\n    return lambda: 0\nx = {'a': 1, 'b': [2]}; import b\n",
        "s = 'import a'\nt = '''\nimport b\n'''\n# import c\nr\"\\\"\"\nimport d\n",
        "s = f'{x:{y}}' f\"{a['import']!r:>{w}}\" rf'\\{z}'\nimport a\n",
        "s = f'''{x}\nimport no\n{y:'>3}'''\nimport a\n",
        "s = f'{{import a}}' f'{x}' '\\N{DASH}' f'\\N{EM DASH}'\nimport a\n",
        "raise E from x\n",
        "def g():\n    yield from f()\n    x = 1 if a else 2\n",
        "from a \\\n  import b, \\\n  c\nimport \\\n  d\n",
        "x = a \\\nif b else c\n",
        "if __name__ == '__main__': import a\n",
        "if (__name__ ==\n    '__main__'): pass\n",
        "def f():\n    if __name__ == '__main__': pass\n",
        "x = '__main__'\nif __name__: pass\n",
        "from __future__ import annotations\nfrom a import b\n",
        "\xef\xbb\xbfimport a\n",
        "class A:\n    from a import b\n\n    @d\n    def f(self): import c\n",
        "import a\rimport b\r",
        "import_ = important.import_x\nfromage = 1\n",
        "x: int = 1; from a import b; y = 2\n"}) {
    CAPTURE(text);
    const auto seen = hvr::scan_imports(text);
    REQUIRE(seen);
    if (hvr::parse_python(text).problem) continue;
    const auto wanted = from_tree(text);
    CHECK(seen->imports == wanted.imports);
    CHECK(seen->guarded == wanted.guarded);
  }
  // What only the parser should answer.
  for (const std::string text :
       {"s = 'import a\n", "x = (\nimport a\n", "s = f'{x\nimport a\n", "import \xc3\xa4\n",
        "# coding: utf-16\nimport a\n", "a import b\n"}) {
    CAPTURE(text);
    CHECK_FALSE(hvr::scan_imports(text));
  }
}

TEST_CASE("programs of a folder are found without parsing") {
  const auto any = rules("rule a: match `print($...a)` note \"seen\"\n");
  const auto lib = rules("library lib\nrule a: match `lib.f($x)` replace with `lib.g($x)`\n");
  const std::vector<hvrewrite::File> files{{"main.py", "import one, broken\none.f()\n"},
                                           {"one.py", "import two\ndef f(): pass\n"},
                                           {"two.py", "import lib\nlib.f(1)\n"},
                                           {"broken.py", "import deep\nx = = 1\n"},
                                           {"deep.py", "import lib\nlib.f(2)\n"},
                                           {"ring.py", "import gnir\n"},
                                           {"gnir.py", "import ring, lib\nlib.f(3)\n"},
                                           {"apart.py", "print(1)\n"},
                                           {"test_x.py", "import two\n"}};
  const Project project("", files);
  const auto names = [](const std::vector<hvrewrite::Start>& some) {
    std::vector<std::string> out;
    for (const auto& s : some) out.push_back(s.main + (s.idle ? " idle" : ""));
    return out;
  };
  using Names = std::vector<std::string>;
  const auto starts = any.starts(project);
  CHECK(names(starts) == Names{"main.py", "apart.py", "ring.py", "test_x.py"});
  // Nothing is known to be broken yet.
  CHECK(names(any.late_starts(project, starts)) == Names{});
  const Project same("", files);
  auto both = names(any.starts(same));
  for (const auto& s : any.starts(same)) (void)any.rewrite(same, s.main);
  for (const auto& s : names(any.late_starts(same, any.starts(same)))) both.push_back(s);
  auto all = same.mains();
  std::sort(both.begin(), both.end());
  std::sort(all.begin(), all.end());
  CHECK(both == all);
  CHECK(all.size() == 6);  // besides: broken.py, and deep.py, which nothing else reaches
  CHECK(names(lib.starts(project)) ==
        Names{"main.py", "apart.py idle", "ring.py", "test_x.py idle"});
}

TEST_CASE("a long line of modules is few programs") {
  std::vector<hvrewrite::File> files;
  for (int i = 0; i < 1000; ++i)
    files.push_back({"m" + std::to_string(i) + ".py",
                     i == 0 ? "x = 1\n" : "import m" + std::to_string(i - 1) + "\n"});
  const Project project("", files);
  const auto mains = project.mains();
  CHECK(mains.size() == 9);
  std::set<std::string> covered;
  for (const auto& main : mains)
    for (const auto& file : project.modules_of(main)) covered.insert(file);
  CHECK(covered.size() == 1000);
}
