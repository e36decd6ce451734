// Compiles the grammar of declarations.
#include "grammar/declarations.h"

namespace hvr::grammar {

HVR_COMPILE_PART(declaration)

}  // namespace hvr::grammar
