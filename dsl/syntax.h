// From the text of a rule file to its syntax tree.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "grammar/tree.h"

namespace hvr::dsl {

using grammar::Syntax;
using grammar::SyntaxNode;

// Parses one rule file into its declarations. A declaration that does not follow the grammar is
// reported (R001) and skipped: parsing goes on at the next line that begins with a declaration's
// keyword.
std::vector<SyntaxNode> parse_rules(const std::string& path, std::string_view text,
                                    Diagnostics& diagnostics);

// Parses the inside of a `${...}` splice, which begins at byte `base` of the file; nothing (and
// R001) when it is no value.
std::vector<SyntaxNode> parse_splice(const std::string& path, std::string_view text, uint32_t base,
                                     Diagnostics& diagnostics);

// The tree as indented text.
std::string dump(const std::vector<SyntaxNode>& declarations);

}  // namespace hvr::dsl
