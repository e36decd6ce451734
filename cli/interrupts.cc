#include "cli/interrupts.h"

#include <iostream>

namespace cli {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> stopped{false};
volatile std::sig_atomic_t came = 0;

// The second signal finds what was there before it (SA_RESETHAND).
void note_signal(int signal) {
  came = signal;
  stopped.store(true, std::memory_order_relaxed);
}

}  // namespace

Interrupts::Interrupts() {
  stopped = false;
  came = 0;
  for (const int s : kSignals) {
    struct sigaction now {
    }, before{};
    now.sa_handler = note_signal;
    now.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigemptyset(&now.sa_mask);
    if (::sigaction(s, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    if (::sigaction(s, &now, nullptr) == 0) handled_.push_back({s, before});
  }
}

Interrupts::~Interrupts() {
  for (const Handled& h : handled_) ::sigaction(h.signal, &h.before, nullptr);
}

const std::atomic<bool>& Interrupts::stop() const { return stopped; }

int Interrupts::signal() const { return came; }

void Interrupts::end_process() const {
  std::cout.flush();
  ::signal(came, SIG_DFL);
  ::raise(came);
}

void withhold_signals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int s : kSignals) sigaddset(&set, s);
  sigaddset(&set, SIGQUIT);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

}  // namespace cli
