// Work that is shared by threads and taken in the order in which it was given out.
#pragma once
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "cli/interrupts.h"

namespace cli {

// So many results a thread, of those that hold something, may wait for an earlier one; and of all.
inline constexpr size_t kAheadPerThread = 16, kMostAhead = 4096;  // see `holds`

// One thread more. False where the system gives none: then those that are there do the work.
template <class Work>
bool start(std::vector<std::jthread>& threads, Work&& work) {
  try {
    threads.emplace_back(std::forward<Work>(work));
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

// What several threads share while `in_order` runs.
template <class Result>
class InOrder {
 public:
  using Work = std::function<Result(size_t, bool)>;
  using Take = std::function<void(size_t, Result&&)>;
  using Holds = std::function<bool(const Result&)>;  // takes memory worth counting

  InOrder(size_t count, size_t threads, const std::function<bool()>& go_on, const Holds& holds)
      : count_(count),
        ahead_(kAheadPerThread * std::max<size_t>(threads, 1)),
        go_on_(go_on),
        holds_(holds),
        waiting_(std::min(std::max(ahead_, kMostAhead), count)),
        without_memory_(waiting_.size()) {}
  InOrder(const InOrder&) = delete;
  InOrder& operator=(const InOrder&) = delete;
  // Tells the helpers to end when it goes.
  struct End {
    InOrder& shared;
    ~End() {
      const std::lock_guard lock(shared.guard_);
      shared.over_ = true;
      shared.room_.notify_all();
    }
  };

  // What a helping thread does until nothing is left.
  void help(const Work& work) {
    withhold_signals();
    std::unique_lock lock(guard_);
    while (true) {
      room_.wait(lock, [&] {
        return over_ || next_ >= count_ ||
               (!one_alone_ && held_ < ahead_ && next_ < taken_ + waiting_.size());
      });
      if (over_ || next_ >= count_ || !go_on_()) return;
      const size_t i = next_++;
      ++busy_;
      lock.unlock();
      std::optional<Result> done;
      try {
        done = work(i, false);
      } catch (const std::bad_alloc&) {
        done.reset();
      }
      lock.lock();
      --busy_;
      held_ += !done || holds_(*done);
      without_memory_[i % waiting_.size()] = !done;
      waiting_[i % waiting_.size()] = std::move(done);
      ready_.notify_one();
    }
  }

  // Takes what the helpers have done, or, without any, does it.
  size_t take_all(bool helped, const Work& work, const Take& take) {
    while (taken_ < count_ && go_on_()) {
      if (!helped) {
        take(taken_, work(taken_, true));
        ++taken_;
        continue;
      }
      std::unique_lock lock(guard_);
      const size_t at = taken_ % waiting_.size();
      one_alone_ = without_memory_[at];
      // A signal wakes nobody: it is looked for from time to time.
      if (!ready_.wait_for(lock, std::chrono::milliseconds(50), [&] {
            return without_memory_[at] ? one_alone_ && busy_ == 0 : waiting_[at].has_value();
          }))
        continue;
      std::optional<Result> done = std::move(waiting_[at]);
      held_ -= !done || holds_(*done);
      waiting_[at].reset();
      without_memory_[at] = false;
      lock.unlock();
      take(taken_, done ? std::move(*done) : work(taken_, true));
      lock.lock();
      one_alone_ = false;
      ++taken_;
      room_.notify_all();
    }
    return taken_;
  }

 private:
  const size_t count_, ahead_;
  const std::function<bool()>& go_on_;
  const Holds& holds_;
  std::mutex guard_;  // of all that follows
  std::condition_variable room_, ready_;
  std::vector<std::optional<Result>> waiting_;
  std::vector<bool> without_memory_;  // there was not enough of it beside the others
  size_t next_ = 0, taken_ = 0, busy_ = 0, held_ = 0;
  bool one_alone_ = false, over_ = false;
};

// Calls `work(i, alone)` for each i below `count` on up to `threads` threads, and `take(i, result)`
// on this one: one after the other, in the order of i, whatever was done first. Where `work` throws
// that there is no memory, it is called again, alone, when no other thread works. Both end early
// once `go_on` says no, which is asked on any thread. What `take` throws is thrown here; `work`
// throws nothing else, and nothing alone. Returns how many were taken.
template <class Result>
size_t in_order(
    size_t count, size_t threads, const std::function<bool()>& go_on,
    const std::function<Result(size_t, bool)>& work,
    const std::function<void(size_t, Result&&)>& take,
    const std::function<bool(const Result&)>& holds = [](const Result&) { return true; }) {
  InOrder<Result> shared(count, threads, go_on, holds);
  std::vector<std::jthread> helpers;                // joined when they go
  const typename InOrder<Result>::End end{shared};  // goes first, by whatever way
  while (threads > 1 && helpers.size() < std::min(threads, count) &&
         start(helpers, [&] { shared.help(work); })) {}
  return shared.take_all(!helpers.empty(), work, take);
}

}  // namespace cli
