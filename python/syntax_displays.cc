// Literals, displays, calls and indices: what stands in brackets or quotes.
#include <algorithm>

#include "python/syntax_reader.h"

namespace hvr {

void SyntaxReader::strings() {
  bool bytes = false, text = false;
  const size_t first = at_;
  for (;;) {
    if (is_kind(LexemeKind::bytes))
      bytes = true, ++at_;
    else if (is_kind(LexemeKind::string))
      text = true, ++at_;
    else if (is_kind(LexemeKind::fstring_start))
      text = true, fstring();
    else
      break;
  }
  if (bytes && text) fail_at(first, "bytes and text do not join");
}

void SyntaxReader::fstring() {
  for (++at_; !is_kind(LexemeKind::fstring_end);) {
    if (is_kind(LexemeKind::fstring_middle))
      ++at_;
    else
      field();
  }
  ++at_;
}

void SyntaxReader::field() {
  const Deeper deeper(*this);
  expect("{");
  yield_or_expressions();
  if (accept("=")) need(8);
  if (accept("!")) {
    const std::string_view how = word();
    if (!is_kind(LexemeKind::name) || (how != "r" && how != "s" && how != "a"))
      fail("a conversion is `!r`, `!s` or `!a`");
    if (token().span.begin != tokens_[at_ - 1].span.end)
      fail("nothing may stand between `!` and its letter");
    ++at_;
  }
  if (accept(":"))
    while (is("{") || is_kind(LexemeKind::fstring_middle)) {
      if (is_kind(LexemeKind::fstring_middle))
        ++at_;
      else
        field();
    }
  expect("}");
}

bool SyntaxReader::at_comprehension() const { return is("for") || (is("async") && is("for", 1)); }

SyntaxReader::Expression SyntaxReader::group() {
  const size_t first = at_, events = events_.size();
  expect("(");
  if (accept(")")) return {Form::tuple, true, true, true, first, at_};
  if (is("yield")) {
    yield();
    expect(")");
    return other(first);
  }
  Expression e = is("*") ? starred() : named_expression();
  if (at_comprehension()) {
    if (e.form == Form::starred) fail_at(e.first, "a comprehension makes no starred elements");
    comprehension(events, true);
    expect(")");
    return other(first);
  }
  if (!is(",")) {
    if (e.form == Form::starred) fail_at(e.first, "a starred expression cannot stand alone here");
    expect(")");
    e.parenthesised = true;
    e.first = first;
    e.last = at_;
    return e;
  }
  int stars = e.form == Form::starred;
  Expression tuple{Form::tuple, true, e.assignable, e.deletable, first, at_};
  while (accept(",") && !is(")")) {
    const Expression next = is("*") ? starred() : named_expression();
    stars += next.form == Form::starred;
    tuple.assignable = tuple.assignable && next.assignable;
    tuple.deletable = tuple.deletable && next.deletable;
  }
  expect(")");
  tuple.assignable = tuple.assignable && stars < 2;
  tuple.last = at_;
  return tuple;
}

SyntaxReader::Expression SyntaxReader::list_display() {
  const size_t first = at_, events = events_.size();
  expect("[");
  Expression list{Form::list, false, true, true, first, at_};
  int stars = 0;
  for (bool more = true, opening = true; more && !is("]"); opening = false) {
    const Expression next = is("*") ? starred() : named_expression();
    if (opening && at_comprehension()) {
      if (next.form == Form::starred)
        fail_at(next.first, "a comprehension makes no starred elements");
      comprehension(events, false);
      expect("]");
      return other(first);
    }
    stars += next.form == Form::starred;
    list.assignable = list.assignable && next.assignable;
    list.deletable = list.deletable && next.deletable;
    more = accept(",");
  }
  expect("]");
  list.assignable = list.assignable && stars < 2;
  list.last = at_;
  return list;
}

SyntaxReader::Expression SyntaxReader::brace_display() {
  const size_t first = at_, events = events_.size();
  expect("{");
  bool dictionary = false, set = false;
  while (!is("}")) {
    const bool opening = !dictionary && !set;
    bool plain = true;
    if (!set && accept("**")) {
      dictionary = true;
      plain = false;
      binary(5);
    } else if (!dictionary && is("*")) {
      set = true;
      plain = false;
      starred();
    } else {
      const bool walrus = at_name() && is(":=", 1);
      dictionary ? expression() : named_expression();
      if (!set && !walrus && accept(":")) {
        dictionary = true;
        expression();
      } else {
        if (dictionary) fail("`:` is missing here");
        set = true;
      }
    }
    if (opening && plain && at_comprehension()) {
      comprehension(events, false);
      break;
    }
    if (!accept(",")) break;
  }
  expect("}");
  return other(first);
}

SyntaxReader::Expression SyntaxReader::lambda() {
  const size_t first = at_;
  expect("lambda");
  parameters(":", true);
  expect(":");
  const size_t events = events_.size();
  expression();
  bool generator = false;
  close_function_events(events, false, generator);
  return other(first);
}

void SyntaxReader::arguments(bool klass) {
  const Deeper deeper(*this);
  const size_t events = events_.size();
  expect("(");
  Arguments seen;
  for (bool first = true; !is(")"); first = false) {
    const bool starts_plain = first && !is("*") && !is("**") && !(at_name() && is("=", 1));
    argument(seen);
    if (at_comprehension()) {
      if (!starts_plain) fail("a generator wants parentheses of its own here");
      if (klass) fail("a class is not made from a generator");
      comprehension(events, true);
      if (!is(")")) fail("a generator wants parentheses of its own here");
      break;
    }
    if (!accept(",")) break;
  }
  expect(")");
}

void SyntaxReader::argument(Arguments& seen) {
  if (accept("**")) {
    seen.unpacked = seen.keyword = true;
    expression();
    return;
  }
  if (is("*")) {
    if (seen.unpacked) fail("`*` follows `**` here");
    ++at_;
    expression();
    return;
  }
  if (is_kind(LexemeKind::name) && is("=", 1)) {
    const size_t at = at_;
    const std::string_view key = name();
    if (key == "__debug__") fail_at(at, "`__debug__` cannot be set");
    if (std::find(seen.names.begin(), seen.names.end(), key) != seen.names.end())
      fail_at(at, "the keyword argument `" + std::string(key) + "` is repeated");
    seen.names.push_back(key);
    seen.keyword = true;
    expect("=");
    expression();
    return;
  }
  const size_t at = at_;
  named_expression();
  if (is("=")) fail_at(at, "a keyword argument has a name in front of its `=`");
  if (seen.keyword) fail_at(at, "a positional argument follows a keyword argument");
}

void SyntaxReader::subscripts() {
  const Deeper deeper(*this);
  expect("[");
  if (is("]")) fail("an index is missing here");
  do {
    if (is("]")) break;
    if (is("*")) {
      need(11);
      starred();
    } else {
      slice();
    }
  } while (accept(","));
  expect("]");
}

bool SyntaxReader::slice() {
  if (!is(":")) {
    const bool walrus = at_name() && is(":=", 1);
    if (walrus) need(10);
    named_expression();
    if (walrus || !is(":")) return false;
  }
  expect(":");
  const auto ends = [&] { return is("]") || is(",") || is(":"); };
  if (!ends()) expression();
  if (accept(":") && !ends()) expression();
  return true;
}

}  // namespace hvr
