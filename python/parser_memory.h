// The memory of the parser: blocks kept by each thread and used again, so that parsing asks the
// system for memory only when it needs more than ever before.
#pragma once

namespace hvr {

// Makes the parser take its memory here. Call it before the parser's first use.
void install_parser_memory();

}  // namespace hvr
