// The grammar itself: PEGTL's own analysis, and the syntax dump.
#include <doctest/doctest.h>

#include <tao/pegtl/contrib/analyze.hpp>

#include "dsl/syntax.h"
#include "grammar/hvr.h"

TEST_CASE("the grammar has no infinite loops") {
  CHECK(tao::pegtl::analyze<hvr::grammar::whole_declaration>() == 0);
}

TEST_CASE("declarations are parsed into a typed tree, and errors do not hide later ones") {
  hvr::Diagnostics d;
  const auto nodes = hvr::dsl::parse_rules(
      "r.hvr", "ruleset r\nrule a: match `f()` frobnicate\nrule b: match `g()` keep\n", d);
  REQUIRE(nodes.size() == 2);
  CHECK(nodes[0].kind == hvr::dsl::Syntax::d_ruleset);
  CHECK(nodes[1].kind == hvr::dsl::Syntax::d_rule);
  REQUIRE(d.all().size() == 1);
  CHECK(d.all()[0].code == "R001");
  CHECK(hvr::dsl::dump(nodes).find("d_rule\n  word b\n") != std::string::npos);
}
