// Whether every name of a new text means, where it has landed, what it was meant to: the names of
// the result are looked up in the result's own scopes and compared with the pieces they came from.
#pragma once
#include <string>
#include <vector>

#include "engine/facts/facts.h"
#include "engine/rewrite/edits.h"
#include "engine/rewrite/layout.h"

namespace hvr {

// A rule application whose text cannot stand, and why. `unit` is kNoUnit where nobody is to blame.
struct Misplaced {
  uint32_t unit = kNoUnit;
  Span at;  // bytes of the result
  std::string why;
};

// Of one module, `root`. Linear in the module; all misfits, each application once.
std::vector<Misplaced> misplaced_names(const Facts& before, NodeId root, const EditSet& edits,
                                       const Layout& layout, const Tree& result,
                                       const Scopes& after);

// The rule application that wrote or moved the text nearest to these bytes of the result.
uint32_t nearest_unit(const Layout& layout, Span at);

}  // namespace hvr
