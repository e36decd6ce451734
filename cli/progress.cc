#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>

namespace cli {
namespace {

constexpr std::chrono::milliseconds kQuietAtFirst{1000}, kBetween{200};
constexpr char kClearLine[] = "\r\x1b[K";

}  // namespace

Progress::Progress(size_t programs, bool wanted)
    : programs_(programs), shown_(wanted && programs > 1 && ::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (written_) std::cerr << kClearLine << std::flush;
}

void Progress::one_more() {
  const size_t done = ++done_;
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (now - began_ < kQuietAtFirst) return;
  const std::unique_lock mine(line_, std::try_to_lock);
  if (!mine || now - last_ < kBetween) return;
  last_ = now;
  write(done, now);
}

void Progress::write(size_t done, Clock::time_point now) {
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const double rate = static_cast<double>(done) / seconds;
  const double left = static_cast<double>(programs_ - done) / rate;
  std::cerr << kClearLine
            << fmt::format("{} of {} programs, {:.0f} a second, {:.0f} s left", done, programs_,
                           rate, left)
            << std::flush;
  written_ = true;
}

}  // namespace cli
