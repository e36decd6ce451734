// Ask and answer: a comment `#? NAME : CLASS = yes|no|unknown`, `#? NAME is DOTTED`, `#? runs LINE LINE = …` in Python
// text is a question about that line, and the answer that must come.
#include <doctest/doctest.h>

#include <sstream>

#include "engine/facts/flow.h"
#include "engine/source/text.h"

using namespace hvr;

namespace {

ir::Library library() {
  ir::Library lib;
  lib.roots = {"lib", "old"};
  lib.aliases["old"] = "lib";
  lib.aliases["lib.compat"] = "lib";
  for (const char* c : {"lib.Base", "lib.Other"}) lib.classes[c].name = c;
  lib.classes["lib.Model"] = {"lib.Model", {"lib.Base"}, std::nullopt, {}};
  lib.functions["lib.load"] = {{}, "lib.Model", {}};
  lib.functions["lib.Base.copy"] = {{}, "self", {"self"}};
  lib.functions["lib.wrap"] = {{{"thing", {}, std::nullopt, false}}, "", {"thing"}};
  return lib;
}

const char* name(Tri t) { return t == Tri::yes ? "yes" : t == Tri::no ? "no" : "unknown"; }

void ask(const std::string& text) {
  const auto parsed = parse_python(text);
  REQUIRE_FALSE(parsed.problem);
  const ir::Library lib = library();
  const Module module(parsed.tree, lib);
  const Flow flow(module);
  const LineIndex lines(text);
  const Tree& t = parsed.tree;
  int asked = 0;
  for (size_t at = text.find("#?"); at != std::string::npos; at = text.find("#?", at + 1)) {
    ++asked;
    std::istringstream in(text.substr(at + 2, text.find('\n', at) - at - 2));
    const uint32_t line = lines.at(static_cast<uint32_t>(at)).line;
    std::string what, word, klass, equals, answer;
    in >> what >> word >> klass >> equals >> answer;
    // The last mention of the expression on the line.
    NodeId node = kNoNode;
    for (NodeId n = 0; n < t.size(); ++n)
      if (t.text(n) == what && lines.at(t.span(n).begin).line == line && t.kind(n) != Kind::comment) node = n;
    CAPTURE(line);
    CAPTURE(what);
    REQUIRE(node != kNoNode);
    if (word == ":") CHECK(std::string(name(flow.is_instance(node, klass))) == answer);
    if (word == "<:") CHECK(std::string(name(flow.is_subclass(node, klass))) == answer);
    if (word == "is") CHECK(module.canonical(node) == (klass == "nothing" ? "" : klass));
  }
  CHECK(asked > 0);
}

}  // namespace

TEST_CASE("names by meaning") {
  ask(R"(
import lib
import lib as l
import lib.compat as c
from lib import Model as M
import old.sub
x = lib.Model  #? lib.Model is lib.Model
y = l.Model  #? l.Model is lib.Model
z = c.Model  #? c.Model is lib.Model
w = M()  #? M is lib.Model
v = old.sub.Model  #? old.sub.Model is lib.sub.Model
alias = lib.Model
u = alias()  #? alias is lib.Model
def f(lib):
    return lib.Model  #? lib.Model is nothing
def g():
    import lib as inner
    return inner.Model  #? inner.Model is lib.Model
)");
}

TEST_CASE("star imports give the declared names only") {
  ask(R"(
from lib import *
a = Model()  #? Model is lib.Model
b = Missing()  #? Missing is nothing
)");
}

TEST_CASE("classes of values") {
  ask(R"(
import lib
class A(lib.Model):
    def me(self):
        return self  #? self : lib.Base = yes
class B(A): pass
class C(Unknown): pass
class D: pass
a = A()
print(a)  #? a : lib.Base = yes
print(B())  #? B <: lib.Model = yes
c = C()
print(c)  #? c : lib.Base = unknown
d = D()
print(d)  #? d : lib.Base = no
m = lib.load()
print(m)  #? m : lib.Model = yes
n = m.copy().copy()
print(n)  #? n : lib.Model = yes
o = lib.Model() if a else lib.Other()
print(o)  #? o : lib.Base = unknown
p = lib.wrap(m)
print(p)  #? p : lib.Base = yes
q = 3
print(q)  #? q : lib.Base = no
)");
}

TEST_CASE("through functions, parameters, attributes and loops of definitions") {
  ask(R"(
import lib
def make():
    inner = lib.Model()
    return inner
def use(thing, other: lib.Other, more=None):
    print(thing)  #? thing : lib.Model = yes
    print(other)  #? other : lib.Other = yes
    print(more)  #? more : lib.Model = no
x = make()
print(x)  #? x : lib.Model = yes
use(x, None)
class Holder:
    kind = lib.Model
    def __init__(self, m):
        self.m = m
    def run(self):
        return self.m  #? self.m : lib.Model = yes
h = Holder(make())
print(h.m)  #? h.m : lib.Model = yes
a, (b, c) = 1, (lib.Model(), 2)
print(b)  #? b : lib.Model = yes
items = [lib.Model(), 3]
print(items[0])  #? items[0] : lib.Model = yes
def unknown(t):
    print(t)  #? t : lib.Model = unknown
)");
}

TEST_CASE("re-binding, branches and globals") {
  ask(R"(
import lib
x = 1
x = lib.Model()
print(x)  #? x : lib.Model = yes
if x:
    y = lib.Model()
else:
    y = lib.Other()
print(y)  #? y : lib.Base = unknown
def f():
    global z
    z = lib.Model()
f()
print(z)  #? z : lib.Model = yes
w = lib.Other()
def g():
    print(w)  #? w : lib.Other = yes
)");
}

TEST_CASE("what a call runs") {
  const std::string text = R"(
def inner():
    mark()
def outer(f):
    f()
class T:
    def go(self):
        inner()
T().go()
outer(inner)
print('x')
def mark(): pass
)";
  const auto parsed = parse_python(text);
  const ir::Library lib = library();
  const Module module(parsed.tree, lib);
  const Flow flow(module);
  const Tree& t = parsed.tree;
  const auto call = [&](const char* s) {
    for (const NodeId n : module.calls())
      if (t.text(n) == s) return n;
    return kNoNode;
  };
  const NodeId mark = call("mark()");
  CHECK(flow.runs(call("T().go()"), mark) == Tri::yes);
  CHECK(flow.runs(call("outer(inner)"), mark) != Tri::no);
  CHECK(flow.runs(call("print('x')"), mark) == Tri::no);
  CHECK(flow.callers(module.functions()[0].node).size() >= 2);
}

TEST_CASE("hostile programs end") {
  std::string text = "import lib\n";
  for (int i = 0; i < 3000; ++i) text += "class C" + std::to_string(i) + "(C" + std::to_string(i ? i - 1 : 2999) + "): pass\n";
  text += "x = C2999()\ny = x\nx = y\nwhile x:\n    x, y = y, x\ndef f(a): return f(a)\nz = f(x)\n";
  const auto parsed = parse_python(text);
  const ir::Library lib = library();
  const Module module(parsed.tree, lib);
  const Flow flow(module);
  const NodeId last = module.calls().back();
  CHECK(flow.is_instance(last, "lib.Model") != Tri::yes);
}

TEST_CASE("what follows what") {
  const std::string python =
      "def later():\n    use_1()\n"
      "def early():\n    use_2()\n"
      "def never():\n    use_3()\n"
      "early()\n"
      "if x:\n    mark()\n    use_4()\n"
      "use_5()\n"
      "stop()\n"
      "later()\n"
      "while y:\n    use_6()\n"
      "early()\n";
  const auto parsed = hvr::parse_python(python);
  const hvr::ir::Library lib;
  const hvr::Module m(parsed.tree, lib);
  const hvr::Flow flow(m);
  const auto call = [&](std::string_view text) {
    for (const hvr::NodeId n : m.calls())
      if (parsed.tree.text(n) == text) return n;
    return hvr::kNoNode;
  };
  using hvr::Tri;
  CHECK(flow.follows(call("use_1()"), call("stop()")) == Tri::yes);
  CHECK(flow.follows(call("use_2()"), call("stop()")) == Tri::no);
  CHECK(flow.follows(call("use_3()"), call("stop()")) == Tri::unknown);
  CHECK(flow.follows(call("use_4()"), call("mark()")) == Tri::yes);
  CHECK(flow.follows(call("use_5()"), call("mark()")) == Tri::unknown);
  CHECK(flow.follows(call("use_6()"), call("stop()")) == Tri::yes);
  CHECK(flow.follows(call("stop()"), call("use_6()")) == Tri::no);
}
