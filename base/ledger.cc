#include "base/ledger.h"

#include <utility>

namespace hvr {

Ledger::Ledger() : before_(std::exchange(detail::ledger, this)) {}
Ledger::~Ledger() { detail::ledger = before_; }

void Booking::open() {
  at_first_ = left_;
  others_before_ = std::exchange(ledger_->others_, 0);
}

void Booking::close() {
  const uint64_t all = at_first_ - left_;
  Ledger::Entry& entry = ledger_->entries_[std::string(kind_) + " `" + name_ + "`"];
  entry.steps += all - ledger_->others_;
  ++entry.times;
  ledger_->others_ = others_before_ + all;
}

}  // namespace hvr
