// How answers about the flow of values are remembered: for the files that answer.
#pragma once
#include <algorithm>
#include <utility>

#include "base/deadline.h"
#include "engine/facts/flow.h"

namespace hvr {

template <class T, class Work>
const T& Flow::remember(Memo<T>& memo, NodeId n, Work&& work) const {
  static const T unknown{{}, false};
  if (const T* known = memo.lasting.find(n)) return *known;
  if (const T* known = memo.passing.find(n)) return *known;
  if (std::find(memo.active.begin(), memo.active.end(), n) != memo.active.end()) return unknown;
  if (depth_ > kDeepest ? !budget_.cut(n) : !budget_.work(n)) return unknown;
  tick();
  ++depth_;
  memo.active.push_back(n);
  T out = work();
  memo.active.pop_back();
  --depth_;
  const bool lasts = depth_ == 0 || out.complete;
  const T& kept = (lasts ? memo.lasting : memo.passing).add(n, std::move(out));
  if (depth_ == 0) {
    memos_.origins.passing.clear();
    memos_.callees.passing.clear();
    memos_.steps_back.passing.clear();
    memos_.steps_made.passing.clear();
    memos_.steps_decided.passing.clear();
    memos_.types.passing.clear();
    memos_.classes_named.passing.clear();
  }
  return kept;
}

template <class Work>
void Flow::aside(Work&& work) const {
  Memos asked = std::exchange(memos_, {});
  const int depth = std::exchange(depth_, 0);
  auto projecting = std::exchange(projecting_, {});
  work();
  memos_ = std::move(asked);
  depth_ = depth;
  projecting_ = std::move(projecting);
}

}  // namespace hvr
