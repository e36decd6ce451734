// Answers about nodes, remembered: a flat hash table over nodes; the answers stay where they are.
#pragma once
#include <algorithm>
#include <deque>
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
      if (slots_[i].node == n) return &answers_[slots_[i].answer];
      if (slots_[i].node == kNoNode) return nullptr;
    }
  }
  // For a node that is not there yet; the reference holds until `clear`, and when the memo is
  // moved.
  const T& add(NodeId n, T answer) {
    if (answers_.size() * 2 >= slots_.size()) grow();
    const T& kept = answers_.emplace_back(std::move(answer));
    place(n, static_cast<uint32_t>(answers_.size() - 1));
    return kept;
  }
  void clear() {
    if (answers_.empty()) return;
    slots_.clear();
    answers_.clear();
  }

 private:
  struct Slot {
    NodeId node = kNoNode;
    uint32_t answer = 0;
  };
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
  std::deque<T> answers_;
};

}  // namespace hvr
