// The sink of messages.
#include "base/diagnostics.h"

#include <algorithm>
#include <map>

namespace hvr {

void Diagnostics::add(Diagnostic d) {
  if (d.help.empty()) d.help = d.code.info().help;
  items_.push_back(std::move(d));
}

void Diagnostics::error(Code code, std::string file, Span span, std::string message,
                        std::string help) {
  add({Severity::error, code, std::move(file), span, std::move(message), std::move(help), {}, {}});
}

bool Diagnostics::has_errors() const {
  return std::any_of(items_.begin(), items_.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void Diagnostics::sort() {
  std::map<std::string, size_t> order;
  for (const auto& d : items_) order.emplace(d.file, order.size());
  std::stable_sort(items_.begin(), items_.end(), [&](const Diagnostic& a, const Diagnostic& b) {
    const size_t fa = order[a.file], fb = order[b.file];
    return fa != fb ? fa < fb : a.span.begin < b.span.begin;
  });
  items_.erase(std::unique(items_.begin(), items_.end(),
                           [](const Diagnostic& a, const Diagnostic& b) {
                             return a.file == b.file && a.span == b.span && a.code == b.code &&
                                    a.message == b.message;
                           }),
               items_.end());
}

}  // namespace hvr
