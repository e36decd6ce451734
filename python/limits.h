// What CPython refuses though its grammar allows it.
#pragma once
#include <optional>

#include "python/tree.h"

namespace hvr {

// The first place of a module's tree that passes a limit of CPython 3.8 to 3.13: 200 open brackets
// and 99 indentations (Parser/tokenizer.h: MAXLEVEL, MAXINDENT), 20 blocks of one function inside
// each other (Include/cpython/code.h: CO_MAXBLOCKS; counted are bodies of loops, `with` and `try`,
// so never too many), 4300 digits of a decimal number (sys.int_info.default_max_str_digits).
std::optional<SyntaxProblem> passed_limit(const Tree& tree);

// The first statement that begins a line further left or right than those of its block, which no
// Python reads: the grammar closes blocks and asks no more. Columns count tabs to the next 8, as
// Python 2 did.
std::optional<SyntaxProblem> stray_indentation(const Tree& tree);

}  // namespace hvr
