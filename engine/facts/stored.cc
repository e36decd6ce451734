// Assignments in the order of their keys.
#include "engine/facts/stored.h"

#include <algorithm>

namespace hvr {

void Stored::settle() {
  std::stable_sort(found_.begin(), found_.end(),
                   [](const Found& a, const Found& b) { return a.key < b.key; });
  all_.reserve(found_.size());
  for (const Found& f : found_) {
    Range& range = ranges_[f.key];
    if (range.count++ == 0) range.begin = static_cast<uint32_t>(all_.size());
    all_.push_back(f.binding);
  }
  found_ = {};
}

Stored::List Stored::of(uint64_t key) const {
  const Range* range = ranges_.find(key);
  return range ? List(all_).subspan(range->begin, range->count) : List();
}

}  // namespace hvr
