// Comprehensions, and what the scopes around an expression permit in it.
#include <algorithm>

#include "python/syntax_reader.h"

namespace hvr {

using Event = ScopeEvent::Kind;

std::vector<ScopeEvent> SyntaxReader::take_events(size_t from) {
  std::vector<ScopeEvent> out(events_.begin() + static_cast<std::ptrdiff_t>(from), events_.end());
  events_.resize(from);
  return out;
}

// The element stands in front of the targets, and the first iterable belongs to the scope around.
void SyntaxReader::clauses(size_t events, std::vector<ScopeEvent>& inner,
                           std::vector<ScopeEvent>& outer, std::vector<std::string_view>& targets,
                           bool& asynchronous) {
  const auto move_to = [&](std::vector<ScopeEvent>& to) {
    for (const ScopeEvent& e : take_events(events)) to.push_back(e);
  };
  for (bool first = true; at_comprehension(); first = false) {
    asynchronous = accept("async") || asynchronous;
    expect("for");
    const Expression target = target_list();
    if (!target.assignable || target.form == Form::starred)
      fail_at(target.first, "this cannot be assigned to");
    target_names(target.first, target.last, targets);
    move_to(inner);
    expect("in");
    ++iterables_;
    binary(1);
    --iterables_;
    move_to(first ? outer : inner);
    while (accept("if")) binary(1);
    move_to(inner);
  }
}

void SyntaxReader::comprehension(size_t events, bool generator) {
  const Deeper deeper(*this);
  std::vector<ScopeEvent> inner = take_events(events), outer;
  std::vector<std::string_view> targets;
  const size_t at = at_;
  bool asynchronous = false;
  clauses(events, inner, outer, targets, asynchronous);
  events_.insert(events_.end(), outer.begin(), outer.end());
  for (const ScopeEvent& e : inner) switch (e.kind) {
      case Event::comprehension:
        need(11);
        by_place_ = {tokens_[e.token].span, 11,
                     "before Python 3.11 an asynchronous comprehension cannot stand in another"};
        asynchronous = true;
        break;
      case Event::await_: asynchronous = true; break;
      case Event::yield_:
      case Event::yield_from: fail_at(e.token, "`yield` cannot stand in a comprehension");
      case Event::walrus:
      case Event::walrus_inside:
        if (std::find(targets.begin(), targets.end(), text(tokens_[e.token])) != targets.end())
          fail_at(e.token, "`:=` cannot give a value to what the comprehension goes through");
        events_.push_back({Event::walrus_inside, e.token});
        break;
    }
  if (asynchronous && !generator) events_.push_back({Event::comprehension, at});
}

// What a function, or with `async_function` false a lambda or a function that is not asynchronous,
// says of the events of its body.
void SyntaxReader::close_function_events(size_t from, bool async_function, bool& generator) {
  for (const ScopeEvent& e : take_events(from)) switch (e.kind) {
      case Event::await_:
        if (!async_function) fail_at(e.token, "`await` outside an asynchronous function");
        break;
      case Event::comprehension:
        if (!async_function)
          fail_at(e.token, "an asynchronous comprehension outside an asynchronous function");
        break;
      case Event::yield_from:
        if (async_function) fail_at(e.token, "`yield from` inside an asynchronous function");
        generator = true;
        break;
      case Event::yield_: generator = true; break;
      case Event::walrus:
      case Event::walrus_inside: break;
    }
}

void SyntaxReader::no_events(size_t from, const char* where) {
  for (const ScopeEvent& e : take_events(from))
    fail_at(e.token, "`" + std::string(text(tokens_[e.token])) + "` cannot stand in " + where);
}

// `a, *b[0]` in front of `in`.
SyntaxReader::Expression SyntaxReader::target_list() {
  const size_t first = at_;
  Expression e = is("*") ? starred() : binary(5);
  if (!is(",")) return e;
  int stars = e.form == Form::starred;
  Expression tuple{Form::tuple, false, e.assignable, e.deletable, first, at_};
  while (accept(",") && !is("in")) {
    const Expression next = is("*") ? starred() : binary(5);
    stars += next.form == Form::starred;
    tuple.assignable = tuple.assignable && next.assignable;
  }
  tuple.assignable = tuple.assignable && stars < 2;
  tuple.last = at_;
  return tuple;
}

// The names that an assignable run of tokens binds: not `b` of `a[b]`, nor either of `a.b`.
void SyntaxReader::target_names(size_t first, size_t last,
                                std::vector<std::string_view>& names) const {
  int closed = 0;  // brackets of subscripts and calls
  std::vector<bool> opened;
  for (size_t i = first; i < last; ++i) {
    const std::string_view w = text(tokens_[i]);
    const bool after_value =
        i > first && (tokens_[i - 1].kind == LexemeKind::name || text(tokens_[i - 1]) == ")" ||
                      text(tokens_[i - 1]) == "]");
    if (w == "(" || w == "[" || w == "{") {
      opened.push_back(after_value);
      closed += after_value;
    } else if ((w == ")" || w == "]" || w == "}") && !opened.empty()) {
      closed -= opened.back();
      opened.pop_back();
    } else if (tokens_[i].kind == LexemeKind::name && closed == 0) {
      const std::string_view next = i + 1 < last ? text(tokens_[i + 1]) : "";
      const std::string_view before = i > first ? text(tokens_[i - 1]) : "";
      if (next != "." && next != "[" && next != "(" && before != ".") names.push_back(w);
    }
  }
}

}  // namespace hvr
