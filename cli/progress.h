// How far a long run is, on a terminal.
#pragma once
#include <chrono>
#include <cstddef>

namespace cli {

// A line on standard error, written over and over: programs done, how many a second, the time left.
// Nothing is written within the first second, nor where standard error is no terminal.
class Progress {
 public:
  explicit Progress(size_t programs, bool wanted);
  ~Progress() { hide(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void one_more();
  // Takes the line away until the next is due.
  void hide();

 private:
  using Clock = std::chrono::steady_clock;
  void write(Clock::time_point now);
  const size_t programs_;
  const bool shown_;
  const Clock::time_point began_ = Clock::now();
  size_t done_ = 0;
  Clock::time_point last_ = began_;
  bool written_ = false;
};

}  // namespace cli
