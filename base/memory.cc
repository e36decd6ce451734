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

}  // namespace hvr
