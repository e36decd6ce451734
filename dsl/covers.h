// Whether one pattern takes all that another takes.
#pragma once
#include <set>

#include "ir/fragment.h"
#include "ir/library.h"

namespace hvr::dsl {

// Yes only where every place that `narrow` matches is matched by `wide`, too; a no may be a lack of
// proof. `bound`: the holes that hold something before either is tried, and so take nothing else.
bool covers(const ir::Library& library, const ir::Fragment& wide, const ir::Fragment& narrow,
            const std::set<ir::HoleId>& bound = {});

}  // namespace hvr::dsl
