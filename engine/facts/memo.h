// Answers about nodes, remembered: a flat hash table over nodes; the answers stay where they are.
#pragma once
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "python/tree.h"

namespace hvr {

template <class T>
class NodeMemo {
 public:
  const T* find(NodeId n) const {
    if (slots_.empty()) return nullptr;
    for (size_t i = home(n);; i = (i + 1) & (slots_.size() - 1)) {
      if (slots_[i].node == n) return &answer(slots_[i].answer);
      if (slots_[i].node == kNoNode) return nullptr;
    }
  }
  // For a node that is not there yet; the reference holds until `clear`, and when the memo is
  // moved.
  const T& add(NodeId n, T given) {
    if (count_ * 2 >= slots_.size()) grow();
    if (count_ == pages_.size() * kPage) pages_.push_back(std::make_unique<T[]>(kPage));
    T& kept = answer(count_);
    kept = std::move(given);
    place(n, count_++);
    return kept;
  }
  // The memory is kept, as long as it is about as much as was needed.
  void clear() {
    if (count_ == 0) return;
    for (uint32_t i = 0; i < count_; ++i) answer(i) = T{};
    if (slots_.size() > kFewSlots && slots_.size() > size_t{count_} * 8) slots_.clear();
    std::fill(slots_.begin(), slots_.end(), Slot{});
    if (pages_.size() > 1) pages_.resize(1);
    count_ = 0;
  }

 private:
  static constexpr uint32_t kPage = 64, kFewSlots = 64;
  struct Slot {
    NodeId node = kNoNode;
    uint32_t answer = 0;
  };
  T& answer(uint32_t i) { return pages_[i / kPage][i % kPage]; }
  const T& answer(uint32_t i) const { return pages_[i / kPage][i % kPage]; }
  size_t home(NodeId n) const {
    return static_cast<size_t>(n * 0x9E3779B97F4A7C15ULL >> 32) & (slots_.size() - 1);
  }
  void place(NodeId n, uint32_t answer) {
    size_t i = home(n);
    while (slots_[i].node != kNoNode) i = (i + 1) & (slots_.size() - 1);
    slots_[i] = {n, answer};
  }
  void grow() {
    const std::vector<Slot> old = std::move(slots_);
    slots_.assign(std::max<size_t>(16, old.size() * 2), {});
    for (const Slot& s : old)
      if (s.node != kNoNode) place(s.node, s.answer);
  }

  std::vector<Slot> slots_;  // a power of two
  std::vector<std::unique_ptr<T[]>> pages_;
  uint32_t count_ = 0;
};

// What is worked out in the middle of a circle and is incomplete may only be so because of the
// circle: it is remembered until the outermost question is answered, which keeps the work linear,
// and then forgotten.
template <class T>
struct Memo {
  NodeMemo<T> lasting, passing;
  std::vector<NodeId> active;  // that are being worked out, the outermost first
};

}  // namespace hvr
