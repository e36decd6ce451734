// Compiles the grammar of clauses.
#include "grammar/clauses.h"

namespace hvr::grammar {

HVR_COMPILE_PART(clause)
HVR_COMPILE_PART(clause_list)
HVR_COMPILE_PART(let)

}  // namespace hvr::grammar
