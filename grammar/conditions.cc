// Compiles the grammar of conditions.
#include "grammar/conditions.h"

namespace hvr::grammar {

HVR_COMPILE_PART(condition)
HVR_COMPILE_PART(factor)
HVR_COMPILE_PART(row)

}  // namespace hvr::grammar
