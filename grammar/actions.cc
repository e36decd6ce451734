// Compiles the grammar of actions.
#include "grammar/actions.h"

namespace hvr::grammar {

HVR_COMPILE_PART(action)

}  // namespace hvr::grammar
