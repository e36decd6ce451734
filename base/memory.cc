// The C library's own call for it.
#include "base/memory.h"

#include <cstdlib>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace hvr {

void return_free_memory() {
#if defined(__GLIBC__)
  (void)malloc_trim(0);
#endif
}

void give_back_large_blocks() {
#if defined(__GLIBC__)
  (void)mallopt(M_MMAP_THRESHOLD, 1 << 20);
  (void)mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}

}  // namespace hvr
