// Views of a node: what comparisons and texts are made of.
#pragma once
#include <string>
#include <string_view>

#include "engine/match/query.h"

namespace hvr {

// The text of a string literal without its prefix and quotes, as it is written between them.
std::string_view string_content(std::string_view literal);
// The text of a node; of a string literal its content.
std::string_view text_view(const Tree& tree, NodeId n);
// The number, text or truth value that an expression is: a literal, or a name that has one
// definition only, which is one. Unknown where it is none of these, a text with escapes, or a
// number with a fraction.
Value constant_of(const Query& query, NodeId n);
// A name in other letters. Words end at `_`, in front of a capital behind a small letter, and in
// front of the last of several capitals that a small letter follows: `HTTPServer` is two.
std::string recased(ir::Case to, std::string_view name);

}  // namespace hvr
