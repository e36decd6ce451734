// The modules that come with Python itself.
#pragma once
#include <string_view>

namespace hvr {

// Whether a name that is imported is that of a module of the standard library, its part up to the
// first dot: of Python 3.11's `sys.stdlib_module_names`, and those that only Python 2 has.
bool is_standard_module(std::string_view root);

}  // namespace hvr
