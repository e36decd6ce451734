// Which code of a program of several modules is never run.
#pragma once
#include <vector>

#include "engine/facts/bindings.h"
#include "ir/library.h"
#include "python/tree.h"

namespace hvr {

// Whether each node is dead; empty where nothing is: in a program of one module. The last module is
// the main one, all of which counts. Of the others, what a main guard holds is dead, and so are
// functions and classes at their top whose names no live code mentions, as a name, an attribute or
// a string, by the name it was imported as, or by asking a module for what is computed
// (`getattr(module, name)`). A decorated one is live, since its decorator may keep it, unless all
// its decorators are functions of libraries that are declared to give back what they are given.
std::vector<bool> dead_nodes(const Tree& tree, const ir::Library& library,
                             const ModuleNames& names);

// Whether a statement is `if __name__ == '__main__': …`.
bool is_main_guard(const Tree& tree, NodeId statement);

}  // namespace hvr
