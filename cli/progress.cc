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

void Progress::hide() {
  if (written_) std::cerr << kClearLine << std::flush;
  written_ = false;
}

void Progress::one_more() {
  ++done_;
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (now - began_ < kQuietAtFirst || now - last_ < kBetween) return;
  last_ = now;
  write(now);
}

void Progress::write(Clock::time_point now) {
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const double rate = static_cast<double>(done_) / seconds;
  const double left = static_cast<double>(programs_ - done_) / rate;
  std::cerr << kClearLine
            << fmt::format("{} of {} programs, {:.0f} a second, {:.0f} s left", done_, programs_,
                           rate, left)
            << std::flush;
  written_ = true;
}

}  // namespace cli
