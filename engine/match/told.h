// Whom an evaluation tells what stops it.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/match/evaluator.h"

namespace hvr {

// Asks what may hold in one of several ways: what stops one of them is told only where none holds.
template <class Ask>
Tri told_where_it_fails(const Evaluator& e, Ask ask) {
  if (!e.site().stops) return ask(e);
  struct Heard {
    Stop stop;
    std::optional<Captures> captures;
  };
  std::vector<Heard> heard;
  const std::function<void(const Stop&)> hear = [&heard](const Stop& s) {
    heard.push_back({s, s.captures ? std::optional(*s.captures) : std::nullopt});
  };
  const Tri answer = ask(e.told(hear));
  if (answer == Tri::yes) return answer;
  for (Heard& h : heard) {
    if (h.captures) h.stop.captures = &*h.captures;
    (*e.site().stops)(h.stop);
  }
  return answer;
}

}  // namespace hvr
