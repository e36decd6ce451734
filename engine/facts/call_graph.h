// Who calls whom among the functions of a program.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/tri.h"
#include "python/tree.h"

namespace hvr {

class Facts;
class Flow;

// What leads to a function: whoever runs a function of these, or a method of unknown objects of one
// of these names, runs it.
struct LeadingTo {
  std::unordered_map<NodeId, Tri> functions;  // and modules
  std::set<std::string_view> methods;         // whose calls are not followed
};

// A function, those around it, and those whose calls lead to them.
struct LedFrom {
  NodeId function = kNoNode;
  std::vector<NodeId> functions;   // the function itself first
  std::vector<NodeId> decorators;  // of all of them, without what these are called with
  bool whole = true;               // whether these are all, and all that call them are known
};

// What questions about the callables that functions stand under remember.
struct Under {
  // The functions that are handed to a callable, by its name.
  std::map<std::string, std::map<NodeId, Tri>, std::less<>> passed_to;
  LedFrom led_from;  // what was asked for last: rules ask of many names in a row
};

struct CallGraph {
  std::unordered_map<NodeId, std::vector<NodeId>> callers;  // function -> calls
  std::unordered_map<NodeId, std::vector<std::pair<NodeId, bool>>>
      run_by;  // function -> functions and modules that run it, whether surely
  std::unordered_map<NodeId, std::set<NodeId>> handed;  // call -> functions among its arguments
  // A generator, where its values are asked for (`g` of `next(g)`, what a loop
  // goes through) -> the functions that may be its body.
  std::map<NodeId, std::set<NodeId>> asked;
  std::unordered_map<NodeId, std::vector<NodeId>> entries;  // function -> calls, and what asks it
  const std::vector<NodeId>& entries_of(NodeId function) const;
  // Calls on unknown objects that too many methods could answer: the method's name -> functions and
  // modules that hold such a call.
  std::map<std::string, std::set<NodeId>, std::less<>> unfollowed;

  // A parameter's node -> what calls pass for it, in order; filled by who asks (entered.cc).
  mutable std::unordered_map<NodeId, std::vector<NodeId>> passed;

  // Remembered, up to a number of functions in all: the reference holds until the next question.
  const LeadingTo& leading_to(NodeId function, const Facts& facts) const;

 private:
  mutable std::unordered_map<NodeId, LeadingTo> leading_to_;
  mutable size_t kept_ = 0;  // functions in all answers
};

// The body of a generator runs where its values are asked for, not only where it is made: adds that
// to a graph that has all calls, and its `entries`.
void collect_asked(const Flow& flow, CallGraph& out);

}  // namespace hvr
