// Which edition of the language a rule file is written in.
#pragma once
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "grammar/ast_declarations.h"

namespace hvr::dsl {

// Passes on the faults of a file: one R044 for all of them where the whole of it is written in
// another edition, by its head or because several of its places (`old_places`) are old forms. Of
// such a file only what it declares is left: what it asks would be read in another sense.
void judge_edition(const std::string& path, std::vector<ast::Declaration>& all, size_t old_places,
                   const Diagnostics& faults, Diagnostics& diagnostics);

}  // namespace hvr::dsl
