// What conditions and patterns say of the syntax of a value, as sets of kinds.
#pragma once
#include <cstdint>
#include <utility>

#include "ir/program.h"

namespace hvr::dsl {

// Which of the kinds of values that are told apart here something can be.
using Shapes = uint32_t;
inline constexpr Shapes kAnyShape = ~Shapes{0};

// Of what a pattern matches; anything where that is not told apart.
Shapes shapes_of(const ir::Fragment& fragment);
Shapes shapes_of(ir::HoleKind kind);

// Of the value that is asked, where the answer is yes; and whether it is yes for all of these, so
// that `not` means the others.
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsAbsent& o);
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsNone& o);
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsGiven& o);
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsLiteral& o);
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsPath& o);
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsFragment& o);

}  // namespace hvr::dsl
