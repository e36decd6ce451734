// Names that nothing declares and that are nearly one that something does.
#pragma once
#include <string>
#include <string_view>

#include "ir/library.h"

namespace hvr::dsl {

// "did you mean `a.b`?" for a dotted name below a library that nothing declares, where one slip
// within one of its parts makes a declared one of it (or a part of one): two neighbours exchanged,
// or, in words of five letters and more, one letter that is not at an end put in, left out or
// replaced. Else "": libraries have more names than are declared, and many are alike.
std::string slip_of(const ir::Library& library, std::string_view name);

// What a plain name of a pattern may have been meant to be.
std::string meant_by(const ir::Library& library, const std::string& name);
// What to write for `builtins.NAME…`, which no Python and no declaration knows; "" for others.
std::string no_builtin(const ir::Library& library, std::string_view name);

}  // namespace hvr::dsl
