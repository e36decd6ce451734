// The match statement: reference 8.6, and what the compiler asks of its patterns.
#include <algorithm>

#include "python/syntax_reader.h"

namespace hvr {

bool SyntaxReader::case_follows() const {
  return is(":") && tokens_[at_ + 1].kind == LexemeKind::newline &&
         tokens_[at_ + 2].kind == LexemeKind::indent && is("case", 3);
}

// `match` is a name, too: only what stands behind the subject tells. False leaves all as it was.
bool SyntaxReader::match_statement() {
  const size_t start = at_, events = events_.size();
  const int iterables = iterables_, needs = needs_;
  ++at_;
  bool matched = false;
  if (begins_expression()) {
    try {
      const bool single = !is("*");
      const Expression first = single ? named_expression() : starred();
      matched = case_follows() && first.form != Form::starred;
      if (is(",")) {
        while (accept(",") && !is(":")) is("*") ? starred() : named_expression();
        matched = case_follows();
      }
    } catch (const SyntaxProblem&) {
      matched = false;
    }
  }
  if (!matched) {
    at_ = start;
    events_.resize(std::min(events, events_.size()));
    iterables_ = iterables;
    needs_ = needs;
    return false;
  }
  need(10);
  at_ += 3;
  while (is("case")) case_clause();
  if (!is_kind(LexemeKind::dedent)) fail("`case` is missing here");
  ++at_;
  return true;
}

void SyntaxReader::case_clause() {
  const size_t first = at_;
  expect("case");
  const Pattern p = patterns();
  const bool guarded = accept("if");
  if (guarded) named_expression();
  block();
  if (p.irrefutable && !guarded && is("case"))
    fail_at(first, "the cases behind this one are never reached");
}

void SyntaxReader::add_names(Pattern& to, const Pattern& from) const {
  for (const std::string_view n : from.names) {
    if (std::find(to.names.begin(), to.names.end(), n) != to.names.end())
      fail("the pattern binds `" + std::string(n) + "` twice");
    to.names.push_back(n);
  }
}

SyntaxReader::Pattern SyntaxReader::patterns() {
  Pattern first = is("*") ? star_pattern() : as_pattern();
  if (!is(",")) {
    if (text(tokens_[at_ - 2]) == "*" && first.irrefutable == false &&
        tokens_[at_ - 1].kind == LexemeKind::name)
      fail("a starred pattern cannot stand alone");
    return first;
  }
  Pattern all;
  add_names(all, first);
  int stars = text(tokens_[at_ - 2]) == "*";
  while (accept(",") && !is(":") && !is("if")) {
    const bool star = is("*");
    stars += star;
    add_names(all, star ? star_pattern() : as_pattern());
  }
  if (stars > 1) fail("a pattern has several stars");
  return all;
}

SyntaxReader::Pattern SyntaxReader::star_pattern() {
  expect("*");
  const size_t at = at_;
  Pattern p;
  const std::string_view n = name();
  if (n == "__debug__") fail_at(at, "`__debug__` cannot be set");
  if (n != "_") p.names.push_back(n);
  return p;
}

SyntaxReader::Pattern SyntaxReader::as_pattern() {
  const Deeper deeper(*this);
  Pattern p = or_pattern();
  if (!is("as")) return p;
  const size_t at = at_;
  if (p.irrefutable && p.names.empty() && text(tokens_[at_ - 1]) == "_") p.irrefutable = true;
  ++at_;
  const std::string_view n = name();
  if (n == "_") fail_at(at, "`_` cannot be bound");
  binds(n, at);
  if (is(".") || is("(")) fail("the target of `as` is a name");
  add_names(p, Pattern{false, {n}});
  return p;
}

SyntaxReader::Pattern SyntaxReader::or_pattern() {
  const size_t at = at_;
  Pattern p = closed_pattern();
  const auto sorted = [](std::vector<std::string_view> v) {
    std::sort(v.begin(), v.end());
    return v;
  };
  while (accept("|")) {
    if (p.irrefutable) fail_at(at, "the alternatives behind this one are never reached");
    const Pattern next = closed_pattern();
    if (sorted(next.names) != sorted(p.names)) fail_at(at, "the alternatives bind different names");
    p.irrefutable = next.irrefutable;
  }
  return p;
}

SyntaxReader::Pattern SyntaxReader::closed_pattern() {
  const Deeper deeper(*this);
  if (is("(")) return sequence_pattern(")");
  if (is("[")) return sequence_pattern("]");
  if (is("{")) return mapping_pattern();
  if (!at_name()) {
    literal_pattern();
    return {};
  }
  const size_t at = at_;
  if (is(".", 1) || is("(", 1)) return class_pattern();
  const std::string_view n = name();
  if (n == "_") return {true, {}};
  binds(n, at);
  return {true, {n}};
}

void SyntaxReader::signed_number() {
  accept("-");
  if (!is_kind(LexemeKind::number)) fail("a pattern is missing here");
  ++at_;
}

void SyntaxReader::literal_pattern() {
  if (accept("None") || accept("True") || accept("False")) return;
  if (is_kind(LexemeKind::string) || is_kind(LexemeKind::bytes)) {
    strings();
    return;
  }
  if (is_kind(LexemeKind::fstring_start)) fail("an f-string is no pattern");
  const auto imaginary = [&] {
    const std::string_view w = text(tokens_[at_ - 1]);
    return w.back() == 'j' || w.back() == 'J';
  };
  signed_number();
  if (!is("+") && !is("-")) return;
  if (imaginary()) fail("a complex number begins with its real part");
  ++at_;
  if (!is_kind(LexemeKind::number)) fail("a number is missing here");
  ++at_;
  if (!imaginary()) fail("a complex number ends with its imaginary part");
}

SyntaxReader::Pattern SyntaxReader::sequence_pattern(std::string_view close) {
  ++at_;
  Pattern all;
  bool comma = false;
  int stars = 0;
  Pattern only;
  size_t count = 0;
  while (!is(close)) {
    const bool star = is("*");
    stars += star;
    only = star ? star_pattern() : as_pattern();
    ++count;
    add_names(all, only);
    if (!accept(",")) break;
    comma = true;
  }
  expect(close);
  if (stars > 1) fail("a pattern has several stars");
  const bool group = close == ")" && !comma && count == 1;
  if (group && stars > 0) fail("a starred pattern cannot stand alone");
  return group ? only : all;
}

SyntaxReader::Pattern SyntaxReader::mapping_pattern() {
  expect("{");
  Pattern all;
  std::vector<std::string> keys;
  while (!is("}")) {
    if (accept("**")) {
      const size_t at = at_;
      const std::string_view n = name();
      if (n == "_") fail_at(at, "`**_` means nothing");
      add_names(all, Pattern{false, {n}});
      accept(",");
      break;
    }
    const size_t at = at_;
    if (at_name()) {
      dotted_name();
      if (at_ == at + 1) fail_at(at, "a key is a literal or a dotted name");
    } else {
      literal_pattern();
      std::string key;
      for (size_t i = at; i < at_; ++i) key += text(tokens_[i]);
      if (std::find(keys.begin(), keys.end(), key) != keys.end())
        fail_at(at, "the pattern has the key " + key + " twice");
      keys.push_back(std::move(key));
    }
    expect(":");
    add_names(all, as_pattern());
    if (!accept(",")) break;
  }
  expect("}");
  return all;
}

// `a.b`, a value, or `a.B(x, k=y)`.
SyntaxReader::Pattern SyntaxReader::class_pattern() {
  dotted_name();
  Pattern all;
  if (!accept("(")) return all;
  std::vector<std::string_view> keys;
  while (!is(")")) {
    if (at_name() && is("=", 1)) {
      const size_t at = at_;
      const std::string_view key = name();
      if (std::find(keys.begin(), keys.end(), key) != keys.end())
        fail_at(at, "the pattern has the attribute `" + std::string(key) + "` twice");
      keys.push_back(key);
      expect("=");
    } else if (!keys.empty()) {
      fail("a positional pattern follows a keyword pattern");
    }
    add_names(all, as_pattern());
    if (!accept(",")) break;
  }
  expect(")");
  return all;
}

}  // namespace hvr
