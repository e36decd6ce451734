// Simple statements and the compound ones but definitions: the reference's chapters 7 and 8.
#include <algorithm>
#include <utility>

#include "python/syntax_reader.h"

namespace hvr {

void SyntaxReader::file() {
  bodies_.push_back({Body::Kind::module});
  while (!is_kind(LexemeKind::end)) statement();
  for (const ScopeEvent& e : take_events(0))
    if (e.kind != ScopeEvent::Kind::walrus && e.kind != ScopeEvent::Kind::walrus_inside)
      fail_at(e.token, "`" + std::string(text(tokens_[e.token])) + "` outside a function");
}

// The first statement, if it is nothing but a string.
bool SyntaxReader::at_docstring() const {
  size_t k = 0, open = 0;
  for (; is("(", k); ++k) ++open;
  if (at_ > 0 || token(k).kind != LexemeKind::string) return false;
  while (token(k).kind == LexemeKind::string) ++k;
  for (; open > 0 && is(")", k); ++k) --open;
  return open == 0 && (token(k).kind == LexemeKind::newline || is(";", k));
}

void SyntaxReader::statement() {
  const Deeper deeper(*this);
  if (is_kind(LexemeKind::indent)) fail("this indentation is unexpected");
  if (is_kind(LexemeKind::dedent)) fail("a block is missing here");
  const bool docstring = at_docstring();
  const bool future = is("from") && is("__future__", 1);
  if (!docstring && !future && bodies_.size() == 1 && !is(";")) future_may_follow_ = false;
  if (!compound_statement()) simple_statements();
}

bool SyntaxReader::compound_statement() {
  if (!is_kind(LexemeKind::name)) {
    if (!is("@")) return false;
    decorated();
    return true;
  }
  if (is("if")) return if_statement(), true;
  if (is("for")) return for_statement(), true;
  if (is("while")) return while_statement(), true;
  if (is("try")) return try_statement(), true;
  if (is("with")) return with_statement(), true;
  if (is("def")) return function(false), true;
  if (is("class")) return class_definition(), true;
  if (is("match")) return match_statement();
  if (!is("async")) return false;
  const size_t at = at_++;
  if (is("def")) return function(true), true;
  if (!is("for") && !is("with")) fail("`def`, `for` or `with` is missing here");
  require_async(at, is("for") ? "`async for`" : "`async with`");
  is("for") ? for_statement() : with_statement();
  return true;
}

void SyntaxReader::require_async(size_t at, const char* what) const {
  if (bodies_.back().kind != Body::Kind::async_function)
    fail_at(at, std::string(what) + " outside an asynchronous function");
}

void SyntaxReader::simple_statements() {
  for (;;) {
    simple_statement();
    if (!accept(";")) break;
    if (is_kind(LexemeKind::newline)) break;
    const bool future = is("from") && is("__future__", 1);
    if (bodies_.size() == 1 && !future) future_may_follow_ = false;
  }
  if (!is_kind(LexemeKind::newline)) fail("a new line or `;` is missing here");
  ++at_;
}

void SyntaxReader::simple_statement() {
  if (is_kind(LexemeKind::name) && keyword_statement()) return;
  if (is("type") && tokens_[at_ + 1].kind == LexemeKind::name && (is("=", 2) || is("[", 2))) {
    type_alias();
    return;
  }
  expression_statement();
}

bool SyntaxReader::keyword_statement() {
  if (accept("pass")) return true;
  if (is("break") || is("continue")) return jump(), true;
  if (is("return")) return return_statement(), true;
  if (is("raise")) return raise_statement(), true;
  if (is("global") || is("nonlocal")) return scope_statement(), true;
  if (is("del")) return delete_statement(), true;
  if (is("import")) return import_statement(), true;
  if (is("from")) return import_from(), true;
  if (!accept("assert")) return false;
  expression();
  if (accept(",")) expression();
  return true;
}

void SyntaxReader::expression_statement() {
  Expression e = is("yield") ? yield() : star_expressions();
  if (is(":") && e.form != Form::starred) return annotated(e);
  static constexpr std::string_view kAugmented[] = {
      "+=", "-=", "*=", "/=", "//=", "%=", "**=", ">>=", "<<=", "&=", "|=", "^=", "@="};
  if (std::find(std::begin(kAugmented), std::end(kAugmented), word()) != std::end(kAugmented) &&
      is_kind(LexemeKind::op)) {
    if (!e.assignable || e.form == Form::tuple || e.form == Form::list || e.form == Form::starred)
      fail_at(e.first, "this is no target of an augmented assignment");
    ++at_;
    yield_or_expressions();
    return;
  }
  while (is("=")) {
    if (!e.assignable || e.form == Form::starred) fail_at(e.first, "this cannot be assigned to");
    ++at_;
    e = is("yield") ? yield() : star_expressions();
  }
  if (e.form == Form::starred) fail_at(e.first, "a starred expression cannot stand alone here");
}

// From Python 3.9 on, `(a)` at the start of an annotated target is taken for all of it: `(a)[0]:
// int` is refused, `(a())[0]: int` is not.
bool SyntaxReader::begins_with_target(const Expression& e) {
  if (text(tokens_[e.first]) != "(") return false;
  const size_t here = std::exchange(at_, e.first + 1), events = events_.size();
  bool target = false;
  if (!is("yield") && !is(")")) {
    const Expression inner = star_expressions();
    target = inner.assignable && is(")") && at_ + 1 < e.last &&
             (inner.form == Form::name || inner.form == Form::attribute ||
              inner.form == Form::subscript);
  }
  at_ = here;
  events_.erase(events_.begin() + static_cast<long>(events), events_.end());
  return target;
}

void SyntaxReader::annotated(const Expression& e) {
  if (!e.assignable ||
      (e.form != Form::name && e.form != Form::attribute && e.form != Form::subscript))
    fail_at(e.first, "this cannot be annotated");
  if (begins_with_target(e))
    fail_at(e.first, "what begins with a target in parentheses cannot be annotated");
  expect(":");
  const size_t events = events_.size();
  expression();
  if (postponed_annotations_) no_events(events, "an annotation");
  if (accept("=")) {
    const Expression value = is("yield") ? yield() : star_expressions_only();
    if (value.form == Form::tuple && !value.parenthesised) need(8);
  }
}

void SyntaxReader::delete_statement() {
  expect("del");
  const Expression e = star_expressions_only();
  if (!e.deletable) fail_at(e.first, "this cannot be deleted");
}

void SyntaxReader::dotted_name() {
  name();
  while (accept(".")) name();
}

void SyntaxReader::import_statement() {
  expect("import");
  do {
    const size_t at = at_;
    dotted_name();
    if (accept("as")) {
      const size_t as = at_;
      binds(name(), as);
    } else {
      binds(text(tokens_[at]), at);
    }
  } while (accept(","));
}

void SyntaxReader::import_from() {
  const size_t at = at_;
  expect("from");
  size_t dots = 0;
  for (; is(".") || is("..."); ++dots) ++at_;
  const bool future = dots == 0 && is("__future__") && is("import", 1);
  if (dots == 0 || !is("import")) dotted_name();
  if (future && (!future_may_follow_ || bodies_.size() > 1))
    fail_at(at, "a `__future__` import must come first");
  expect("import");
  if (accept("*")) {
    if (future) fail("`__future__` has no such feature");
    if (bodies_.size() > 1) fail_at(at, "`import *` stands at the top of a module only");
    return;
  }
  import_names(future);
}

void SyntaxReader::import_names(bool future) {
  static constexpr std::string_view kFeatures[] = {
      "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
      "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations"};
  const bool bracketed = accept("(");
  do {
    if (bracketed && is(")")) break;
    const size_t at = at_;
    const std::string_view n = name();
    if (future) {
      if (std::find(std::begin(kFeatures), std::end(kFeatures), n) == std::end(kFeatures))
        fail_at(at, "`__future__` has no such feature");
      postponed_annotations_ = postponed_annotations_ || n == "annotations";
    }
    const bool renamed = accept("as");
    const size_t as = at_;
    binds(renamed ? name() : n, renamed ? as : at);
  } while (accept(","));
  if (bracketed) {
    if (text(tokens_[at_ - 1]) == "(") fail("a name is missing here");
    expect(")");
  } else if (text(tokens_[at_ - 1]) == ",") {
    fail("a comma at the end wants parentheses");
  }
}

void SyntaxReader::scope_statement() {
  if (is("nonlocal") && bodies_.size() == 1) fail("`nonlocal` at the top of a module");
  ++at_;
  do name();
  while (accept(","));
}

void SyntaxReader::return_statement() {
  Body& body = bodies_.back();
  const size_t at = at_;
  if (body.kind == Body::Kind::module || body.kind == Body::Kind::klass)
    fail("`return` outside a function");
  if (body.star_handlers > 0) fail("`return` in an `except*` block");
  expect("return");
  if (!begins_expression()) return;
  star_expressions_only();
  body.returned = at;
}

void SyntaxReader::jump() {
  const Body& body = bodies_.back();
  if (body.loops == 0) fail("`" + std::string(word()) + "` outside a loop");
  if (body.star_handlers > 0 && body.loops_in_handler == 0)
    fail("`" + std::string(word()) + "` leaves an `except*` block");
  ++at_;
}

void SyntaxReader::raise_statement() {
  expect("raise");
  if (!begins_expression()) return;
  expression();
  if (accept("from")) expression();
}

void SyntaxReader::block() {
  expect(":");
  if (!is_kind(LexemeKind::newline)) return simple_statements();
  ++at_;
  if (!is_kind(LexemeKind::indent)) fail("an indented block is missing here");
  ++at_;
  while (!is_kind(LexemeKind::dedent)) {
    if (is_kind(LexemeKind::end)) fail("the block is not closed");
    statement();
  }
  ++at_;
}

void SyntaxReader::if_statement() {
  ++at_;
  named_expression();
  block();
  while (accept("elif")) {
    named_expression();
    block();
  }
  if (accept("else")) block();
}

void SyntaxReader::loop_body() {
  ++bodies_.back().loops;
  ++bodies_.back().loops_in_handler;
  block();
  --bodies_.back().loops;
  --bodies_.back().loops_in_handler;
  if (accept("else")) block();
}

void SyntaxReader::for_statement() {
  expect("for");
  const Expression target = target_list();
  if (!target.assignable || target.form == Form::starred)
    fail_at(target.first, "this cannot be assigned to");
  expect("in");
  star_expressions_only();
  loop_body();
}

void SyntaxReader::while_statement() {
  expect("while");
  named_expression();
  loop_body();
}

void SyntaxReader::with_statement() {
  expect("with");
  const size_t start = at_, events = events_.size();
  const int needs = needs_;
  bool bracketed = false;
  if (is("(")) {
    try {
      bracketed = parenthesised_with_items();
    } catch (const SyntaxProblem&) {
      bracketed = false;
    }
    if (!bracketed) {
      at_ = start;
      events_.resize(std::min(events, events_.size()));
      needs_ = needs;
    }
  }
  if (!bracketed) {
    do with_item();
    while (accept(","));
  } else {
    need(9);
  }
  block();
}

bool SyntaxReader::parenthesised_with_items() {
  expect("(");
  do {
    if (is(")")) break;
    with_item();
  } while (accept(","));
  expect(")");
  return is(":");
}

void SyntaxReader::with_item() {
  expression();
  if (!accept("as")) return;
  const Expression target = is("*") ? starred() : binary(5);
  if (!target.assignable || target.form == Form::starred)
    fail_at(target.first, "this cannot be assigned to");
}

void SyntaxReader::try_statement() {
  expect("try");
  block();
  bool star = false, bare = false, any = false;
  while (is("except")) {
    if (bare) fail("a bare `except:` must be the last");
    except_clause(star, bare, !any);
    any = true;
  }
  if (any && accept("else")) block();
  if (accept("finally"))
    block();
  else if (!any)
    fail("`except` or `finally` is missing here");
}

void SyntaxReader::except_clause(bool& star, bool& bare, bool first) {
  expect("except");
  const bool starred_clause = accept("*");
  if (!first && star != starred_clause) fail("`except` and `except*` do not mix");
  star = starred_clause;
  if (star) need(11);
  bare = is(":");
  if (bare && star) fail("`except*` names what it catches");
  if (!bare) {
    expression();
    if (accept("as")) {
      const size_t at = at_;
      binds(name(), at);
    }
  }
  Body& body = bodies_.back();
  const int loops = body.loops_in_handler;
  if (star) {
    ++body.star_handlers;
    body.loops_in_handler = 0;
  }
  const size_t depth = bodies_.size();
  block();
  if (!star) return;
  --bodies_[depth - 1].star_handlers;
  bodies_[depth - 1].loops_in_handler = loops;
}

}  // namespace hvr
