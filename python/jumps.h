// What ends a block where it stands.
#pragma once
#include "python/kinds.h"

namespace hvr {

// What follows a statement of this kind in its block is not executed behind it.
inline bool is_jump(Kind k) {
  return k == Kind::return_statement || k == Kind::raise_statement || k == Kind::break_statement ||
         k == Kind::continue_statement;
}

}  // namespace hvr
