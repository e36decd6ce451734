// Ctrl-C and its like: the work ends where it may, and what was done is said.
#pragma once
#include <atomic>
#include <csignal>
#include <vector>

namespace cli {

// While it lives, the first of SIGINT, SIGTERM and SIGHUP only sets `stop`; a second one ends the
// process. Signals that were ignored stay ignored. One at a time, on the main thread.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  const std::atomic<bool>& stop() const;
  // The signal that came, or 0.
  int signal() const;
  // Ends the process as the signal that came would have: those that wait for it see why.
  void end_process() const;

 private:
  struct Handled {
    int signal;
    struct sigaction before;
  };
  std::vector<Handled> handled_;
};

// From here on this thread gets no signal that ends the process: they are for the main one.
void withhold_signals();

}  // namespace cli
