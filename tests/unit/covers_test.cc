// What the checker calls a wider pattern takes all that the narrower one takes: asked of the
// matcher, over pairs of patterns and a program with many forms.
#include <map>
#include <set>

#include "helpers.h"

namespace {

const std::vector<std::string> kPatterns = {"lib.f()",
                                            "lib.f($..._)",
                                            "lib.f($_)",
                                            "lib.f($_:argument)",
                                            "lib.f($_:number)",
                                            "lib.f($_:literal)",
                                            "lib.f($_:string)",
                                            "lib.f($_:name)",
                                            "lib.f($_:path)",
                                            "lib.f(1)",
                                            "lib.f('a')",
                                            "lib.f(len)",
                                            "lib.f($_, $_)",
                                            "lib.f($x, $x)",
                                            "lib.f($..._, $_)",
                                            "lib.f($_, $..._)",
                                            "lib.f($..._, $_, $..._)",
                                            "lib.f(k=$_)",
                                            "lib.f(k=1)",
                                            "lib.f($..._, k=$_)",
                                            "lib.f($_, k=$_)",
                                            "lib.f($..._, k=$_, $..._)",
                                            "lib.f(*$_)",
                                            "lib.f($..._, *$_)",
                                            "lib.f(**$_)",
                                            "lib.f($_(1))",
                                            "lib.f($_($..._))",
                                            "lib.$_($..._)",
                                            "$_.f($..._)",
                                            "$_($..._)",
                                            "$_.f($_)",
                                            "lib.s()",
                                            "lib.s($_)",
                                            "lib.s($_:argument)",
                                            "lib.s(a=$_)",
                                            "lib.s(k=$_)",
                                            "lib.s($_, $_)",
                                            "lib.s($_, 1)",
                                            "lib.s($_, k=$_)",
                                            "lib.s($_, k=1)",
                                            "lib.s(a=$_, k=$_)",
                                            "lib.s($..._, k=$_)",
                                            "lib.s($..._, k=$_, $..._)",
                                            "lib.s($_, $..._)",
                                            "lib.s($..._, $_, k=1)",
                                            "lib.s($..._, $_)",
                                            "lib.s($..._)",
                                            "exactly `lib.s($_)`",
                                            "exactly `lib.s(a=$_)`",
                                            "$_($_, $_)",
                                            "$_($_, k=$_)",
                                            "[$..._]",
                                            "[$_, $..._]",
                                            "$_[$_]",
                                            "$_[$_:]",
                                            "$_[1:]",
                                            "not $_",
                                            "$_ + $_",
                                            "$x + $x",
                                            "$_ + 1"};
const std::vector<std::string> kStatements = {"$_ = $_",
                                              "$_:name = $_",
                                              "exactly `$_ = $_`",
                                              "$_ = 1",
                                              "$_ = $_ = $_",
                                              "return",
                                              "return $_",
                                              "def $_($..._): $..._",
                                              "def $_($_): $..._",
                                              "def $_($_:argument): $..._",
                                              "def $_(): $..._",
                                              "def $_($_: int): $..._",
                                              "def $_($..._) -> $_: $..._",
                                              "@lib.d\ndef $_($..._): $..._",
                                              "async def $_($..._): $..._",
                                              "def $_($_=$_): $..._",
                                              "exactly `def $_($..._): $..._`",
                                              "class $_: $..._",
                                              "class $_($_): $..._",
                                              "if $_: $..._",
                                              "if $_: pass",
                                              "if $_: $..._\nelse: $..._",
                                              "if $_: $..._\nelif $_: $..._",
                                              "for $_ in $_: $..._",
                                              "for $_ in $_: $..._\nelse: $..._",
                                              "with $_: $..._",
                                              "with $_ as $_: $..._",
                                              "with $..._: $..._",
                                              "with $_ as $_:name: $..._",
                                              "try: $..._\nexcept $_: $..._",
                                              "try: $..._\nexcept $_ as $_: $..._",
                                              "try: $..._\nfinally: $..._",
                                              "import $..._",
                                              "import $_",
                                              "import $_ as $_",
                                              "from lib import $..._",
                                              "from lib import $_",
                                              "del $_",
                                              "del $..._",
                                              "lib.f()",
                                              "lib.f($..._)",
                                              "$_"};

const std::string kProgram = R"(import lib
import os
import os as system
import os, sys
from lib import a
from lib import a as b, c
lib.f(); lib.f(1); lib.f('a'); lib.f(b'a'); lib.f(x); lib.f(x.y); lib.f(len); lib.f(-1)
lib.f(1, 2); lib.f(x, x); lib.f(x, y); lib.f(1, 'a', x); lib.f(None); lib.f(f'{x}')
lib.f(k=1); lib.f(k=2); lib.f(1, k=1); lib.f(k=1, l=2); lib.f(1, k=x, **y); lib.f(*x)
lib.f(k=1, *x); lib.f(1, *x); b(1)
lib.f(**x); lib.f(x(1)); lib.f(x(2)); lib.f(x for x in y); lib.g(); a.f(); a.f(1)
lib.s(); lib.s(1); lib.s(a=1); lib.s(1, 1); lib.s(1, k=1); lib.s(k=1, a=1); lib.s(k=1)
lib.s(1, x); lib.s(1, k=x); lib.s(k=x, a=x); lib.s(*x, k=1); lib.s(a=1, **x); lib.s(1, 2, 3)
lib.s(x for x in y); lib.s(1, *x); lib.s(1, 1, **x); lib.s(1, 2, 3, k=4)
a(); i(c)(d); [1]; []; [1, 2]; [x, *y]; x[1]; x[1:]; x[1:2]; x[:1]; x[y:]; x[1, 2]; (lib.f((1)))
not x; not not x; x + x; x + y; 1 + 1; x + 1; -x + 1
p = q
p: int = q
p = 1
p.q = 1
p = r = 1
p, q = r
p[0] = x
def f0(): pass
def f1(x): return
def f2(x: int): return x
def f3(x: str) -> int: return 1
def f4(x=1): pass
def f5(x: int = 1) -> None: pass
def f6(x, *y, **z): pass
@lib.d
def f7(x): pass
@lib.d
@lib.e
async def f8(x): pass
class C: pass
class D(C): pass
class E(C, D): pass
if a: pass
if a: b
else: c
if a: b
elif c: d
if a: pass
elif c: d
else: e
for i in j: pass
for i in j: k
else: l
with a: pass
with a as b: pass
with a as b.c: pass
with a, b as c: pass
try: a
except b: c
try: a
except b as c: d
except e: f
try: a
except b: c
finally: d
try: a
finally: b
try: a
except b: c
else: d
del a
del a, b
)";

const std::string kDeclared = "library lib\nfunction lib.s(a, k = 1)\n";

std::string written(const std::string& pattern, bool statement) {
  if (pattern.starts_with("exactly `"))
    return statement ? "exactly stmt " + pattern.substr(8) : pattern;
  return (statement ? "stmt `" : "`") + pattern + "`";
}

// Where a pattern matches.
std::set<std::pair<size_t, size_t>> places(const std::string& pattern) {
  const auto r = rules(kDeclared + "rule a: match " + pattern + " as $p note \"here\" at $p\n");
  std::set<std::pair<size_t, size_t>> out;
  for (const auto& m : r.rewrite("t.py", kProgram).messages)
    if (m.code == "W001") out.insert({m.begin, m.end});
  return out;
}

bool called_wider(const std::string& wide, const std::string& narrow) {
  hvrewrite::Messages messages;
  rules_from("ruleset t\n" + kDeclared + "rule a: match " + wide + " | " + narrow + " note \"x\"\n",
             messages);
  for (const auto& m : messages) {
    CHECK_MESSAGE(m.severity != hvrewrite::Message::Severity::error, m.text);
    if (m.code == "R051") return true;
  }
  return false;
}

// The number of pairs that are called wider and narrower.
int pairs(const std::vector<std::string>& patterns, bool statement) {
  std::map<std::string, std::set<std::pair<size_t, size_t>>> found;
  for (const auto& pattern : patterns) found[pattern] = places(written(pattern, statement));
  int wider = 0;
  for (const auto& a : patterns)
    for (const auto& b : patterns) {
      if (!called_wider(written(a, statement), written(b, statement))) continue;
      ++wider;
      for (const auto& place : found[b])
        CHECK_MESSAGE(found[a].contains(place), a << " is called wider than " << b);
    }
  return wider;
}

}  // namespace

TEST_CASE("a pattern that is called wider matches wherever the narrower one does") {
  CHECK(pairs(kPatterns, false) > 150);
  CHECK(pairs(kStatements, true) > 60);
}
