// Compiles the grammar of values.
#include "grammar/values.h"

namespace hvr::grammar {

HVR_COMPILE_PART(value)
HVR_COMPILE_PART(operand)
HVR_COMPILE_PART(conditional_value)

}  // namespace hvr::grammar
