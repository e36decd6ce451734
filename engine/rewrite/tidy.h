// Import lists of a module: which can take further names, and which names a rewrite leaves unused.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/facts/facts.h"
#include "engine/rewrite/edits.h"
#include "engine/rewrite/layout.h"
#include "engine/rewrite/standing.h"

namespace hvr {

// The `from m import …` of a module's own level up to its `anchor` (see Names::header_anchor) to
// which names can be added, by m: those with a list that no rule replaces or removes.
std::map<std::string, NodeId> import_lists(const Facts& facts, NodeId root, NodeId anchor,
                                           const StandingEdits& edits);

// The elements of import statements of the module `root` whose names the program used and its
// result, read as `result`, does not. Left out is what may be used unseen: names with several
// bindings, imports in `try`, `if` and classes or behind `# noqa`, what `__all__`, annotations in
// texts or another module of the program name, and all of a module that calls `exec` and the like.
std::vector<NodeId> imports_out_of_use(const Facts& facts, NodeId root, const Layout& layout,
                                       const Tree& result, const Scopes& after);

// The edits by which they go, as edits of a rule application. Statements that rules edit otherwise
// keep theirs.
std::vector<Edit> tidying(const Tree& tree, const std::vector<NodeId>& elements,
                          const StandingEdits& edits, const EditSet& set, uint32_t unit);

}  // namespace hvr
