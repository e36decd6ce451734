// Room for captures that is used again and again.
#pragma once
#include <utility>

#include "engine/match/captures.h"

namespace hvr {

// Captures that are empty again between one use of a declaration and the next, so that none of them
// asks for memory. Uses may lie in each other: then the inner one gets its own.
template <class Id>
class SpareCaptures {
 public:
  explicit SpareCaptures(size_t declarations) : spare_(declarations) {}

  // While it lives, the captures are in use.
  class Use {
   public:
    Use(SpareCaptures& all, Id id, size_t holes)
        : all_(all), id_(id), captures_(std::exchange(all.spare_[id], Captures())) {
      if (captures_.size() != holes) captures_ = Captures(holes);
    }
    ~Use() {
      captures_.undo(0);
      all_.spare_[id_] = std::move(captures_);
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    Captures& captures() { return captures_; }

   private:
    SpareCaptures& all_;
    Id id_;
    Captures captures_;
  };

 private:
  ir::Table<Id, Captures> spare_;
};

}  // namespace hvr
