// Arguments as the language sees them: by the names of a declared signature, in four states.
#pragma once
#include <string>

#include "engine/match/query.h"

namespace hvr {

// Given, its declared default, absent, or unknown (`*a`, `**k`).
struct Slot {
  enum class State { given, fallback, absent, unknown } state = State::unknown;
  NodeId argument = kNoNode;  // the keyword argument or the positional expression
  NodeId value = kNoNode;
  std::string text;  // the declared default
  std::string name;  // the declared name
  int position = -1;
};

// The slot of this name of a captured argument list.
Slot find_slot(const Query& query, const Value& arguments, const std::string& name);

// The signature a captured argument list is read with; null when none is declared.
const ir::Signature* signature_of(const Query& query, const Value& arguments);

}  // namespace hvr
