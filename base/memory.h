// Memory that was given back is kept by the allocator for what comes next.
#pragma once

namespace hvr {

// Gives it to the system, where the C library can: for after something large has gone, and before
// something else that is large is made.
void return_free_memory();

}  // namespace hvr
