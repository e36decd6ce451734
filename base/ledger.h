// Who spends the steps of an allowance, where somebody wants to know.
#pragma once
#include <cstdint>
#include <map>
#include <string>

namespace hvr {

// While it lives, the bookings of this thread are written into it; the inner of two has them.
class Ledger {
 public:
  struct Entry {
    uint64_t steps = 0;  // without what it asked others for
    uint64_t times = 0;
  };
  Ledger();
  ~Ledger();
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;
  // By kind and name, such as "find `Model`".
  const std::map<std::string, Entry>& entries() const { return entries_; }

 private:
  friend class Booking;
  Ledger* const before_;
  uint64_t others_ = 0;  // steps of the bookings that the open one has asked for
  std::map<std::string, Entry> entries_;
};

namespace detail {
inline thread_local Ledger* ledger = nullptr;
}

// The steps that are taken from `left` while it lives are those of a declaration. Costs a look at a
// pointer where there is no ledger.
class Booking {
 public:
  Booking(const char* kind, const std::string& name, const uint64_t& left)
      : kind_(kind), name_(name), left_(left), ledger_(detail::ledger) {
    if (ledger_) open();
  }
  ~Booking() {
    if (ledger_) close();
  }
  Booking(const Booking&) = delete;
  Booking& operator=(const Booking&) = delete;

 private:
  void open();
  void close();
  const char* kind_;
  const std::string& name_;
  const uint64_t& left_;
  Ledger* ledger_;
  uint64_t at_first_ = 0, others_before_ = 0;
};

}  // namespace hvr
