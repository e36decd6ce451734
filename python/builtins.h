// The names that Python's module `builtins` holds: one table for all who ask.
#pragma once
#include <span>
#include <string_view>

namespace hvr {

// Whether some Python from 3.7 to 3.13, as an interactive or a batch session has it, knows the
// name without an import. Python 2's `xrange` and `file` count, since old programs use them.
bool is_builtin_name(std::string_view name);

// All of them, in no order.
std::span<const std::string_view> builtin_names();

// Whether such a name is a class: of `help(builtins)`'s, those that `isinstance(x, type)` says yes
// to. `range`, `zip` and `super` are classes, `len` is none.
bool is_builtin_class_name(std::string_view name);

}  // namespace hvr
