// Texts with holes, as users read them.
#pragma once
#include <string>

#include "engine/match/query.h"

namespace hvr {

// `reason` stands for `{reason}`. Holes are shown as what they hold: the first 60 bytes of a node's
// text.
std::string message_text(const Tree& tree, const ir::MessageText& text, const Captures& captures,
                         std::string_view reason = {});

}  // namespace hvr
