// How far a long run is, on a terminal.
#pragma once
#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>

namespace cli {

// A line on standard error, written over and over: programs done, how many a second, the time left.
// Nothing is written within the first second, nor where standard error is no terminal. May be used
// from several threads.
class Progress {
 public:
  explicit Progress(size_t programs, bool wanted);
  ~Progress();  // takes the line away
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void one_more();

 private:
  using Clock = std::chrono::steady_clock;
  void write(size_t done, Clock::time_point now);
  const size_t programs_;
  const bool shown_;
  const Clock::time_point began_ = Clock::now();
  std::atomic<size_t> done_{0};
  std::mutex line_;  // guards what follows
  Clock::time_point last_ = began_;
  bool written_ = false;
};

}  // namespace cli
