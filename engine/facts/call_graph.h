// Who calls whom among the functions of a program.
#pragma once
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "python/tree.h"

namespace hvr {

struct CallGraph {
  std::unordered_map<NodeId, std::vector<NodeId>> callers;  // function -> calls
  std::unordered_map<NodeId, std::vector<std::pair<NodeId, bool>>>
      runs;                                             // function or module -> functions, sure
  std::unordered_map<NodeId, std::set<NodeId>> handed;  // call -> functions among its arguments
  // Calls on unknown objects that too many methods could answer: function or module -> their
  // names, and all names.
  std::unordered_map<NodeId, std::set<std::string, std::less<>>> unfollowed;
  std::set<std::string, std::less<>> unfollowed_names;
};

}  // namespace hvr
