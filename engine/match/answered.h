// What definitions have answered about a node: rules ask the same of it again and again.
#pragma once
#include <optional>

#include "base/numbers.h"
#include "base/tri.h"
#include "ir/ids.h"
#include "python/tree.h"

namespace hvr {

// Remembers no answer that hangs on more than the program: who reads what differs from one asker
// to the next (the place that is visited, what rules remembered, the program's pattern) says so.
class Answered {
 public:
  // What is asked while it lives may hang on more.
  class Question {
   public:
    explicit Question(const Answered& all) : all_(all), before_(all.of_asker_) {}
    bool of_asker() const { return all_.of_asker_ != before_; }

   private:
    const Answered& all_;
    uint64_t before_;
  };
  void note_asker() { ++of_asker_; }

  std::optional<Tri> find(ir::DefinitionId definition, NodeId n) const {
    const Tri* known = known_.find(key(definition, n));
    return known ? std::optional(*known) : std::nullopt;
  }
  void add(ir::DefinitionId definition, NodeId n, Tri answer) {
    if (known_.size() >= kMost) known_ = {};
    known_[key(definition, n)] = answer;
  }

 private:
  static constexpr size_t kMost = 1 << 17;  // some megabytes
  static uint64_t key(ir::DefinitionId definition, NodeId n) {
    return key_of(static_cast<uint32_t>(definition.index()), n);
  }
  NumberMap<Tri> known_;
  uint64_t of_asker_ = 0;  // how often something of the asker was read
};

}  // namespace hvr
