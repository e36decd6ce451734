// What the reader of Python's syntax remembers of what it has read.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace hvr {

// What an expression may be used for.
struct ReadExpression {
  enum class Form : uint8_t { name, attribute, subscript, tuple, list, starred, other };
  Form form = Form::other;
  bool parenthesised = false;
  bool assignable = false, deletable = false;
  size_t first = 0, last = 0;  // its tokens, half open
};

// Something whose permission depends on the scope around it, which is known later: an element of a
// comprehension is read before its `for`.
struct ScopeEvent {
  enum class Kind : uint8_t {
    await_,
    yield_,
    yield_from,
    walrus,
    walrus_inside,  // of a comprehension
    comprehension,  // an asynchronous one that is no generator
  } kind;
  size_t token;
};

// A function, class or module that is being read.
struct ReadBody {
  enum class Kind : uint8_t { module, klass, function, async_function } kind;
  int loops = 0;
  int star_handlers = 0;     // `except*` blocks around this place
  int loops_in_handler = 0;  // loops inside the innermost of them
  size_t returned = 0;       // the token of a `return` with a value
};

struct ReadParameters {
  bool lambda = false, star = false, double_star = false, slash = false, named = false;
  bool default_seen = false, bare_star = false, keyword_default = false;
  std::vector<std::string_view> names;
};

struct ReadArguments {
  bool keyword = false, unpacked = false;
  std::vector<std::string_view> names;
};

struct ReadPattern {
  bool irrefutable = false;
  std::vector<std::string_view> names;
};

}  // namespace hvr
