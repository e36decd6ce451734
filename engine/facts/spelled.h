// Names of one module in the words of another.
#pragma once
#include <string>

#include "engine/facts/facts.h"

namespace hvr {

// How the object that name `use` stands for is spelled at `place`; empty when it cannot be. Where
// the place's module would have to import another one first, `import` is set to that module's name.
std::string spelled_at(const Facts& facts, NodeId use, NodeId place, std::string* import);

}  // namespace hvr
