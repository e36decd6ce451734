// From the text of a rule file to its syntax tree.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "grammar/ast_declarations.h"

namespace hvr::dsl {

// Parses one rule file into its declarations, which point into the text. A declaration that does
// not follow the grammar is reported (R001) and skipped: parsing goes on at the next line that
// begins with a declaration's keyword.
std::vector<ast::Declaration> parse_rules(const std::string& path, std::string_view text,
                                          Diagnostics& diagnostics);

// Parses the inside of a `${...}` splice, which begins at byte `base` of the file; nothing (and
// R001) when it is no value.
std::optional<ast::Value> parse_splice(const std::string& path, std::string_view text,
                                       uint32_t base, Diagnostics& diagnostics);

// The tokens of a rule file, one a line: what it is, and its text.
std::string dump_tokens(std::string_view text);

}  // namespace hvr::dsl
