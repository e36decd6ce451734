// Trees and precedence.
#include <doctest/doctest.h>

#include "python/precedence.h"

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

TEST_CASE("broken text is reported at a place") {
  const auto p = parse_python("x = (1 +\ny = 2\n");
  REQUIRE(p.problem);
  CHECK_FALSE(p.problem->too_deep);
}

TEST_CASE("100,000 levels do not crash") {
  const std::string deep =
      "x = " + std::string(100000, '(') + "1" + std::string(100000, ')') + "\n";
  const auto p = parse_python(deep);
  REQUIRE(p.problem);
  std::string dots = "x";
  for (int i = 0; i < 100000; ++i) dots += ".a()";
  CHECK(parse_python(dots + "\n").problem->too_deep);
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
