// Work that is shared by threads, in whatever order.
#pragma once
#include "cli/in_order.h"

namespace cli {

// Calls `work(i)` for each i below `count`, in whatever order, and again, alone, where there was no
// memory. What else it throws is thrown here.
inline void on_all(size_t count, size_t threads, const std::function<void(size_t)>& work) {
  in_order<std::exception_ptr>(
      count, count > 1 ? threads : 1, [] { return true; },
      [&](size_t i, bool alone) {
        try {
          work(i);
        } catch (const std::bad_alloc&) {
          if (!alone) throw;
          return std::current_exception();
        } catch (...) {
          return std::current_exception();
        }
        return std::exception_ptr();
      },
      [](size_t, std::exception_ptr&& fault) {
        if (fault) std::rethrow_exception(fault);
      });
}

}  // namespace cli
