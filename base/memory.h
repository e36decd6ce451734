// Memory that was given back is kept by the allocator for what comes next.
#pragma once

namespace hvr {

// Gives it to the system, where the C library can: for after something large has gone, and before
// something else that is large is made.
void return_free_memory();

// Lets every large block be given back when it is freed, whatever lies behind it: for programs,
// once, before they start threads. By itself the C library learns from large blocks that were freed
// to keep the next ones, and what a run then holds depends on where they came to lie.
void give_back_large_blocks();

}  // namespace hvr
