// Trees and precedence.
#include <doctest/doctest.h>

#include <random>

#include "python/precedence.h"
#include "python/scopes.h"

using namespace hvr;

TEST_CASE("subtrees are ranges") {
  const auto p = parse_python("def f(a):\n    return a + 1\n");
  REQUIRE_FALSE(p.problem);
  const Tree& t = p.tree;
  for (NodeId n = 1; n < t.size(); ++n) {
    CHECK(t.is_inside(n, t.parent(n)));
    CHECK(t.span(t.parent(n)).contains(t.span(n)));
  }
}

TEST_CASE("an annotation is the expression that it is elsewhere") {
  // The tree below a node, as text.
  const auto shown = [](const Tree& t, NodeId top) {
    std::string out;
    for (NodeId n = top; n < t[top].last; ++n) {
      CHECK(t[n].last <= t[t.parent(n)].last);
      out += std::string(kind_name(t.kind(n))) + " " + std::string(t.text(n));
      if (n != top) {
        out += ", " + std::string(field_name(t[n].field));
        out += " of " + std::string(kind_name(t.kind(t.parent(n))));
      }
      out += "\n";
    }
    return out;
  };
  const auto first = [](const Tree& t, Kind kind) {
    NodeId n = 0;
    while (n < t.size() && t.kind(n) != kind) ++n;
    REQUIRE(n + 1 < t.size());
    return n + 1;
  };
  for (const std::string text :
       {"Optional[int]", "Dict[str, List[int]]", "F[G[H[a.b]], 'C', None]", "T[()]", "T[...]",
        "C[[int, str], T]", "A[int] | None", "A[int] | B[int | None] | c.D", "A[B | None]",
        "A[  # |\n    int,  # one\n    str\n]", "(A[int] |  # a | b\n    None)"}) {
    CAPTURE(text);
    const auto plain = parse_python("return_(" + text + ")\n");
    const auto annotated = parse_python("x: " + text + " = 1\ny = 2\n");
    const auto given = parse_python("def f(x: " + text + ") -> None: pass\n");
    REQUIRE_FALSE(annotated.problem);
    const std::string want = shown(plain.tree, first(plain.tree, Kind::argument_list));
    CHECK(shown(annotated.tree, first(annotated.tree, Kind::type)) == want);
    CHECK(shown(given.tree, first(given.tree, Kind::type)) == want);
    CHECK(annotated.tree[0].last == annotated.tree.size());
  }
  // What declares names stays.
  const auto alias = parse_python("type X[T] = List[T]\ndef f[T: List[int]](x: T): pass\n");
  REQUIRE_FALSE(alias.problem);
  const Scopes scopes(alias.tree);
  int parameters = 0;
  for (const NameUse& use : scopes.uses()) parameters += use.role == NameRole::type_parameter;
  CHECK(parameters == 2);
}

TEST_CASE("broken text is reported at a place") {
  const auto p = parse_python("x = (1 +\ny = 2\n");
  REQUIRE(p.problem);
  CHECK(p.problem->limit == SyntaxProblem::Limit::none);
}

TEST_CASE("100,000 levels do not crash") {
  const std::string deep =
      "x = " + std::string(100000, '(') + "1" + std::string(100000, ')') + "\n";
  const auto p = parse_python(deep);
  REQUIRE(p.problem);
  std::string dots = "x";
  for (int i = 0; i < 100000; ++i) dots += ".a()";
  CHECK(parse_python(dots + "\n").problem->limit == SyntaxProblem::Limit::depth);
}

TEST_CASE("precedence follows the language reference") {
  const auto of = [](const std::string& text) {
    const auto p = parse_python(text);
    return precedence(p.tree, p.tree.first_child(p.tree.first_child(0)));
  };
  CHECK(of("a if b else c") < of("a or b"));
  CHECK(of("a or b") < of("a and b"));
  CHECK(of("a and b") < of("not a"));
  CHECK(of("not a") < of("a < b"));
  CHECK(of("a < b") < of("a | b"));
  CHECK(of("a + b") < of("a * b"));
  CHECK(of("a * b") < of("-a"));
  CHECK(of("-a") < of("a ** b"));
  CHECK(of("a ** b") < of("f(a)"));
  const auto bare = parse_python("x = a, b");
  for (NodeId n = 0; n < bare.tree.size(); ++n)
    if (bare.tree.kind(n) == Kind::expression_list) CHECK(precedence(bare.tree, n) == 0);
}

TEST_CASE("what CPython refuses though its grammar allows it is refused, and no less is") {
  const auto problem = [](const std::string& text) {
    const auto parsed = hvr::parse_python(text);
    return parsed.problem ? parsed.problem->message : std::string("fine");
  };
  const auto nested = [](int n, const std::string& open, const std::string& close) {
    std::string out = "x = ";
    for (int i = 0; i < n; ++i) out += open;
    out += "1";
    for (int i = 0; i < n; ++i) out += close;
    return out + "\n";
  };
  for (const auto& [open, close] : std::vector<std::pair<std::string, std::string>>{
           {"(", ")"}, {"[", "]"}, {"f(", ")"}, {"{1:", "}"}, {"a[", "]"}}) {
    CHECK(problem(nested(200, open, close)) == "fine");
    CHECK(problem(nested(201, open, close)) ==
          "more than 200 brackets are open here, which Python refuses");
  }
  std::string chain = "x = a";
  for (int i = 0; i < 300; ++i) chain += "[0](1)";
  CHECK(problem(chain + "\n") == "fine");
  CHECK(problem("x = '" + std::string(300, '(') + "'\n") == "fine");
  const auto blocks = [](int n, const std::string& head) {
    std::string out;
    for (int i = 0; i < n; ++i) out += std::string(static_cast<size_t>(i), ' ') + head + "\n";
    return out + std::string(static_cast<size_t>(n), ' ') + "pass\n";
  };
  CHECK(problem(blocks(99, "if x:")) == "fine");
  CHECK(problem(blocks(100, "if x:")) ==
        "this is indented more than 99 times, which Python refuses");
  CHECK(problem(blocks(20, "while x:")) == "fine");
  CHECK(problem(blocks(21, "while x:")) ==
        "more than 20 blocks of one function are open here, which Python refuses");
  CHECK(problem("x = " + std::string(4300, '7') + "\n") == "fine");
  CHECK(problem("x = " + std::string(4301, '7') + "\n") ==
        "this number has more than 4300 digits, which Python refuses");
  CHECK(problem("x = 0x" + std::string(5000, '7') + "\n") == "fine");
}

namespace {
// Whether two trees have the same nodes.
bool same_nodes(const Tree& a, const Tree& b) {
  if (a.size() != b.size() || a.text() != b.text()) return false;
  for (NodeId n = 0; n < a.size(); ++n)
    if (a.kind(n) != b.kind(n) || a[n].field != b[n].field || a.parent(n) != b.parent(n) ||
        a[n].last != b[n].last || a.span(n).begin != b.span(n).begin ||
        a.span(n).end != b.span(n).end)
      return false;
  return true;
}

// Whether the subtree of the i-th statement of a module is that of another tree's first one.
bool same_statement(const Tree& whole, NodeId statement, const Tree& alone) {
  const NodeId first = alone.first_child(0);
  if (whole[statement].last - statement != alone[first].last - first) return false;
  for (NodeId n = first; n < alone[first].last; ++n) {
    const NodeId m = n - first + statement;
    if (whole.kind(m) != alone.kind(n) || whole.text(m) != alone.text(n) ||
        whole[m].last - m != alone[n].last - n)
      return false;
  }
  return true;
}
}  // namespace

TEST_CASE("long texts are parsed in pieces, with the same tree") {
  const std::string statements[] = {
      "@decorated\ndef f(a, b=1):\n    if a:\n        return b  # why\n\n    # below\n\n",
      "if a:\n    b\n\nelse:\n    c\n\n",
      "class A:\n\n    def f(self):\n        '''text\n\nwith a line\n'''\n\n",
      "x = [\n\n1,\n\n2]\n\n",
      "type(x)[0] = 1\n\n",
      "try:\n    a\n\nexcept E:\n    b\n\nfinally:\n    c\n\n"};
  std::string text;
  std::vector<const std::string*> order;
  for (size_t i = 0; text.size() < 300'000; ++i) {
    order.push_back(&statements[(i * i + i / 7) % std::size(statements)]);
    text += *order.back();
  }
  const auto whole = parse_python(text);
  REQUIRE_FALSE(whole.problem);
  NodeId statement = whole.tree.first_part(0);
  for (const std::string* one : order) {
    REQUIRE(statement != kNoNode);
    CHECK(same_statement(whole.tree, statement, parse_python(*one).tree));
    statement = whole.tree.next_part(statement);
  }
  CHECK(statement == kNoNode);
  CHECK(whole.tree[0].last == whole.tree.size());
}

TEST_CASE("a piece does not end inside a string") {
  std::string text = "x = '''";
  while (text.size() < 200'000) text += "\n\ndef f(): pass";
  const auto p = parse_python(text + "'''\ny = 1\n");
  REQUIRE_FALSE(p.problem);
  CHECK(p.tree.kind(p.tree.first_child(0)) == Kind::expression_statement);
  // What is wrong is told where it is.
  const auto broken = parse_python(text);
  REQUIRE(broken.problem);
  std::string late = "a = 1\n\n";
  while (late.size() < 200'000) late += "b = f(1, 2)\n\n";
  const auto at = static_cast<uint32_t>(late.size());
  const auto wrong = parse_python(late + "c = = 1\n");
  REQUIRE(wrong.problem);
  CHECK(wrong.problem->span.begin >= at);
}

TEST_CASE("a text is parsed with the help of a similar one's tree") {
  const std::string head = "import a\n", kept = "def f(x):\n    return x\n\nclass A:\n    y = 1\n",
                    tail = "f(1)\n";
  const auto before = parse_python(head + kept + tail);
  const Tree& t = before.tree;
  const NodeId first = t.next_part(t.first_part(0)), last = t.next_part(t.next_part(first));
  const auto run = [&](uint32_t begin) {
    const auto size = static_cast<uint32_t>(kept.size());
    return std::vector<KeptStatements>{{first, last, {begin, begin + size}}};
  };
  for (const std::string& changed : {std::string("import a, b\nc = 2\n"), std::string()}) {
    const std::string text = changed + kept + "f(2)\n# end\n";
    const auto with = parse_lent(text, t, run(static_cast<uint32_t>(changed.size())));
    CHECK_FALSE(with.problem);
    CHECK(same_nodes(with.tree, parse_python(text).tree));
  }
  const std::string wrong_text = "x = = 1\n" + kept + tail;
  const auto wrong = parse_lent(wrong_text, t, run(8));
  REQUIRE(wrong.problem);
  CHECK(wrong.problem->span.begin < 8);
  CHECK_FALSE(may_part("if a:\n  b\nelse:\n  c\n", 10));
  CHECK_FALSE(may_part("x = 1 # c\ny = 2\n", 10));
  CHECK_FALSE(may_part("x = \\\ny\n", 6));
  CHECK_FALSE(may_part("@d\ndef f(): pass\n", 3));
  CHECK(may_part("x = 1\n\ny = 2\n", 7));
}

TEST_CASE("what the pinned scanner reads again and again is bounded") {
  const auto spent = [](const std::string& text) {
    const auto p = parse_python(text);
    return p.problem && p.problem->limit == SyntaxProblem::Limit::time && p.tree.size() == 1 &&
           p.tree.span(0).end == text.size();
  };
  std::string steps = "class A:\n    def f(self):\n        pass\n", backslashes;
  for (int i = 0; i < 20000; ++i) steps += i % 2 ? "    # one\n" : "     # two\n";
  for (int i = 0; i < 60000; ++i) backslashes += "\\\n";
  CHECK(spent(steps + "    x = 1\n"));
  CHECK(spent("if x:\n    y\n" + backslashes));
  // Text that is read once is not touched by the bound.
  std::string plain;
  for (int i = 0; i < 100000; ++i) plain += "pass; ";
  CHECK_FALSE(parse_python("if x:\n    " + plain + "\n").problem);
}

namespace {

// Classes and functions with runs of comments in all places, some of them in strings.
std::string commented_program(std::mt19937& random) {
  const auto below = [&](size_t n) { return random() % n; };
  std::string out;
  const auto run = [&](size_t column) {
    const size_t lines = below(9), other = below(3) ? column : 4 * below(4);
    for (size_t i = 0; i < lines; ++i) {
      if (below(8) == 0) out += "\n";
      out += std::string(other, ' ') + "# old = f(" + std::to_string(i) + ")\n";
    }
  };
  for (size_t i = 0; i < 4; ++i) {
    const size_t depth = below(4);
    for (size_t d = 0; d < depth; ++d) {
      out += std::string(4 * d, ' ') + (d % 2 ? "def f(self):" : "class A:") +
             (below(3) ? "\n" : "  # why\n");
      run(4 * (d + 1));
    }
    const std::string in(4 * depth, ' ');
    out += in + "x = 1" + (below(3) ? "\n" : "  # behind\n");
    run(4 * depth);
    const char* const more[] = {"y = [\n", "z = \"\"\"\n", "if x:\n", "pass\n"};
    const size_t which = below(4);
    out += in + more[which];
    run(4 * (depth + 1));
    const char* const end[] = {"  1]\n", "  1\"\"\"\n", "    pass\n", "pass\n"};
    out += in + end[which];
    run(4 * depth);
  }
  return out;
}

}  // namespace

TEST_CASE("runs of comments that are not read line by line give the same tree") {
  std::mt19937 random(20261122);
  size_t comments = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::string text = commented_program(random);
    const ParsedTree whole = parse_python(text, text.size()), quick = parse_python(text, 2);
    INFO(text);
    REQUIRE(whole.problem.has_value() == quick.problem.has_value());
    REQUIRE(whole.tree.size() == quick.tree.size());
    for (NodeId n = 0; n < whole.tree.size(); ++n) {
      const Node &a = whole.tree[n], &b = quick.tree[n];
      REQUIRE((a.kind == b.kind && a.field == b.field && a.span == b.span && a.parent == b.parent &&
               a.last == b.last));
      comments += a.kind == Kind::comment;
    }
  }
  CHECK(comments > 10000);
  // Commented-out code, 1.6 MB of it.
  std::string old = "class A:\n    def f(self):\n        pass\n";
  for (int i = 0; i < 20000; ++i)
    old += "    # old = layers.Dense(128, activation='relu')(old)  # tried in vain before\n";
  const ParsedTree p = parse_python(old + "    def g(self):\n        pass\n");
  CHECK_FALSE(p.problem);
  CHECK(p.tree.size() > 20000);
}
