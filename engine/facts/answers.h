// What a question about flow is answered with, and how far it is followed.
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/few.h"
#include "python/tree.h"

namespace hvr {

inline constexpr size_t kFlowLimit = 4096;
// A value that may come from more places, or be of more classes, than this is not worth telling
// apart. The same bound holds for a call on an unknown object: where more than so many methods of
// the program have the name it calls, it is followed into none of them, every answer that would
// need it is incomplete, and the callers of those methods are not all known (`callers_known`).
inline constexpr size_t kWidest = 64;
// Questions that wait for others.
inline constexpr int kDeepest = 200;
// Longer lines of base classes are not walked to their end.
inline constexpr size_t kMostAncestors = 12000;
// So many classes of such a line are asked for a method or an attribute; where there are more, that
// is said (P013).
inline constexpr size_t kAskedAncestors = 64;
// More assignments than this to elements of one key, anywhere in the program, are not told apart.
inline constexpr size_t kMostElementBindings = 256;
// For all questions to a program together so many answers are worked out; what is asked later is
// unknown, and that is said (P013). Real programs take about one a node.
inline constexpr size_t kStepsPerNode = 12, kFewestSteps = 100000, kMostSteps = 2000000;

struct NodeSet {
  Few<NodeId, 3> nodes;  // in the order found, each once
  bool complete = true;  // false: there may be others that could not be followed

  // More than kWidest make it incomplete; kNoNode is none.
  void add(NodeId n);
  // Nothing that is added later can change the set.
  bool full() const { return !complete && nodes.size() >= kWidest; }
};

// The parts of a display, worked out once: it may be read from as often as it has parts.
struct Display {
  std::vector<NodeId> elements;                                      // of a sequence
  bool splat = false;                                                // something else is taken in
  std::unordered_map<std::string_view, std::vector<NodeId>> values;  // of a dictionary, by key
};

// Canonical library names, or `class@N` for the class defined at node N of the program.
struct TypeSet {
  std::vector<std::string> names;  // each once
  bool complete = true;

  // More than kWidest make it incomplete.
  void add(const std::string& name);
  // The names alone.
  void add(const TypeSet& other);
};
inline std::string program_class(NodeId definition) {
  return "class@" + std::to_string(definition);
}
inline bool is_program_class(std::string_view name) { return name.starts_with("class@"); }
// The definition of a class of the program.
inline NodeId class_node(const std::string& name) {
  return static_cast<NodeId>(std::stoul(name.substr(6)));
}

}  // namespace hvr
