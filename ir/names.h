// How the small enumerations of the rule program are written.
#pragma once
#include <string_view>

#include "ir/ops.h"

namespace hvr::ir {

std::string_view written(Arithmetic op);
std::string_view written(Comparison op);
std::string_view written(Case to);
std::string_view written(SplitPart part);
std::string_view written(ListEnd end);
std::string_view written(Along along);
std::string_view written(WalkStop stop);
std::string_view written(Noun noun);
std::string_view written(MessageKind kind);

}  // namespace hvr::ir
