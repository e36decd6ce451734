// New text inside string literals, and in the fields of formatted ones. A literal is named by how
// it begins: `f"`.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/pieces.h"

namespace hvr {

// Makes an expression one that stands in a field of these literals, the outermost first, for every
// Python from 3.7 on; `newest`: for 3.12 and later only. Says why that cannot be, or nothing.
std::string fit_field(Pieces& made, std::string_view program,
                      const std::vector<std::string>& literals, bool newest, uint32_t unit);

// Why these letters cannot stand in the text of a literal, or nothing: they must not end it, or
// mean something else there.
std::string misfit_in_literal(std::string_view letters, std::string_view literal);

}  // namespace hvr
