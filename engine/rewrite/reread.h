// What of a module's new text is as it was, so that only the rest has to be read as Python again.
#pragma once
#include <vector>

#include "engine/rewrite/layout.h"
#include "python/syntax.h"
#include "python/tree.h"

namespace hvr {

// The runs of statements of the module at node `module` that stand in the new text as they stood,
// between statements that do so too.
std::vector<KeptStatements> kept_statements(const Tree& tree, NodeId module, const Layout& layout);

// As check_syntax of the text, but that what is wrong with kept statements may pass: it was wrong
// before.
SyntaxReport check_changed(std::string_view text, const std::vector<KeptStatements>& kept);

}  // namespace hvr
