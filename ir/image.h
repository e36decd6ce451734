// A rule program as bytes, and back. Made from the members of its structs (ir/fields.h): an
// operation or a declaration that is new needs no line here. The bytes mean something only to the
// program that wrote them.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ir/program.h"

namespace hvr::ir {

// All of a program but the texts of its files.
std::string to_image(const Ruleset& program);
// Nothing where the bytes are no image. The texts are as long as they were, and blank. Operations
// and the larger declarations are read when they are first asked for (ir/deferred.h), as long as
// the program lasts: `owner` keeps the bytes where they are.
std::optional<Ruleset> from_image(std::string_view image, std::shared_ptr<const void> owner);

}  // namespace hvr::ir
