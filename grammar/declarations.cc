// Compiles the grammar of declarations.
#include "grammar/declarations.h"

namespace hvr::grammar {

HVR_COMPILE_PART(whole_declaration)
HVR_COMPILE_PART(declaration_start)

}  // namespace hvr::grammar
