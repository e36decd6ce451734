// The words of the language that cannot be names.
#pragma once
#include <string_view>

namespace hvr::grammar {

// Whether a word of the language cannot be a name.
bool is_reserved(std::string_view word);

}  // namespace hvr::grammar
