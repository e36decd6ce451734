// Functions, classes, parameters, type parameters.
#include <algorithm>

#include "python/syntax_reader.h"

namespace hvr {

using Event = ScopeEvent::Kind;

void SyntaxReader::decorated() {
  while (accept("@")) {
    named_expression();
    if (!is_kind(LexemeKind::newline)) fail("a new line is missing here");
    ++at_;
  }
  if (is("class")) return class_definition();
  const bool asynchronous = accept("async");
  if (!is("def")) fail("a definition is missing here");
  function(asynchronous);
}

void SyntaxReader::type_parameters() {
  if (!accept("[")) return;
  need(12);
  std::vector<std::string_view> names;
  const size_t events = events_.size();
  bool default_seen = false;
  do {
    if (is("]") && !names.empty()) break;
    const bool star = accept("*") || accept("**");
    const size_t at = at_;
    const std::string_view n = name();
    binds(n, at);
    if (std::find(names.begin(), names.end(), n) != names.end())
      fail_at(at, "the type parameter `" + std::string(n) + "` is repeated");
    names.push_back(n);
    if (!star && accept(":")) expression();
    if (accept("=")) {
      need(13);
      default_seen = true;
      is("*") ? starred() : expression();
    } else if (default_seen) {
      fail_at(at, "a type parameter without a default follows one with a default");
    }
  } while (accept(","));
  expect("]");
  no_events(events, "type parameters");
}

void SyntaxReader::type_alias() {
  need(12);
  expect("type");
  const size_t at = at_;
  binds(name(), at);
  type_parameters();
  expect("=");
  const size_t events = events_.size();
  expression();
  no_events(events, "a type alias");
}

void SyntaxReader::annotation(size_t events) {
  if (postponed_annotations_) no_events(events, "an annotation");
}

void SyntaxReader::function(bool asynchronous) {
  expect("def");
  const size_t at = at_;
  binds(name(), at);
  const bool generic = is("[");
  type_parameters();
  expect("(");
  parameters(")", false);
  expect(")");
  if (accept("->")) {
    const size_t events = events_.size();
    expression();
    annotation(events);
    if (generic) no_events(events, "a generic definition");
  }
  const size_t events = events_.size();
  bodies_.push_back({asynchronous ? Body::Kind::async_function : Body::Kind::function});
  block();
  bool generator = false;
  close_function_events(events, asynchronous, generator);
  if (asynchronous && generator && bodies_.back().returned != 0)
    fail_at(bodies_.back().returned, "`return` with a value in an asynchronous generator");
  bodies_.pop_back();
}

void SyntaxReader::class_definition() {
  expect("class");
  const size_t at = at_;
  binds(name(), at);
  const bool generic = is("[");
  type_parameters();
  const size_t bases = events_.size();
  if (is("(")) arguments(true);
  if (generic) no_events(bases, "a generic definition");
  const size_t events = events_.size();
  bodies_.push_back({Body::Kind::klass});
  block();
  bodies_.pop_back();
  for (const ScopeEvent& e : take_events(events)) {
    if (e.kind == Event::walrus_inside) fail_at(e.token, "`:=` in a comprehension of a class body");
    if (e.kind != Event::walrus)
      fail_at(e.token, "`" + std::string(text(tokens_[e.token])) + "` outside a function");
  }
}

void SyntaxReader::parameters(std::string_view close, bool lambda) {
  Parameters p;
  p.lambda = lambda;
  while (!is(close)) {
    if (p.double_star) fail("nothing stands behind `**`");
    parameter(p, close);
    if (!accept(",")) break;
  }
  if (p.bare_star) fail("a named parameter follows a bare `*`");
}

void SyntaxReader::parameter(Parameters& p, std::string_view close) {
  if (is("*") || is("**")) return star_parameter(p, close);
  if (is("/")) {
    if (p.slash) fail("`/` stands twice");
    if (p.star) fail("`/` must stand before `*`");
    if (p.names.empty()) fail("a parameter stands before `/`");
    p.slash = true;
    need(8);
    ++at_;
    return;
  }
  const size_t at = at_;
  const std::string_view n = name();
  binds(n, at);
  if (std::find(p.names.begin(), p.names.end(), n) != p.names.end())
    fail_at(at, "the parameter `" + std::string(n) + "` is repeated");
  p.names.push_back(n);
  p.bare_star = false;
  if (!p.lambda && accept(":")) {
    const size_t events = events_.size();
    expression();
    annotation(events);
  }
  if (accept("=")) {
    expression();
    p.default_seen = p.default_seen || !p.star;
  } else if (p.default_seen && !p.star) {
    fail_at(at, "a parameter without a default follows one with a default");
  }
}

void SyntaxReader::star_parameter(Parameters& p, std::string_view close) {
  const bool two = is("**");
  if (!two && p.star) fail("`*` stands twice");
  if (two && p.bare_star) fail("a named parameter follows a bare `*`");
  ++at_;
  p.star = true;
  p.double_star = two;
  if (!two && is(",")) {
    p.bare_star = true;
    return;
  }
  if (is(close)) fail(two ? "a name is missing here" : "a named parameter follows a bare `*`");
  const size_t at = at_;
  const std::string_view n = name();
  binds(n, at);
  if (std::find(p.names.begin(), p.names.end(), n) != p.names.end())
    fail_at(at, "the parameter `" + std::string(n) + "` is repeated");
  p.names.push_back(n);
  if (!p.lambda && accept(":")) {
    const size_t events = events_.size();
    if (is("*") && !two) {
      need(11);
      starred();
    } else {
      expression();
    }
    annotation(events);
  }
  if (is("=")) fail("a starred parameter has no default");
}

SyntaxReport check_syntax(std::string_view text) { return check_syntax(text, read_lexemes(text)); }

SyntaxReport check_syntax(std::string_view text, const Lexemes& tokens) {
  SyntaxReport report;
  report.problem = tokens.problem;
  SyntaxReader reader(text, tokens);
  try {
    reader.file();
  } catch (const SyntaxProblem& p) {
    // What the tokens stop at is the earlier cause wherever the reader ran out of them.
    if (!report.problem || p.span.begin < report.problem->span.begin) report.problem = p;
  }
  report.needs = reader.needs();
  report.by_place = reader.by_place();
  if (tokens.nested_at)
    report.by_place = {
        *tokens.nested_at, 12,
        "before Python 3.12 an f-string cannot hold its own quotes, a backslash or a "
        "comment"};
  return report;
}

}  // namespace hvr
