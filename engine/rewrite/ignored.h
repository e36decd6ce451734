// What comments of a program ask to leave alone.
#pragma once
#include <map>
#include <set>
#include <string>

#include "python/tree.h"

namespace hvr {

// `# hvr: ignore[a, b]` speaks of the line that it stands on, `# hvr: ignore-file[a, b]` of its
// module; without names, of all rules and demands.
class Ignored {
 public:
  explicit Ignored(const Tree& tree);
  // Whether rule or demand `name` is to leave node n alone: by its first or its last line.
  bool at(NodeId n, const std::string& name) const;

 private:
  struct Names {
    bool all = false;
    std::set<std::string> some;
  };
  static bool holds(const std::map<size_t, Names>& where, size_t key, const std::string& name);
  size_t line(size_t byte) const;

  const Tree& tree_;
  std::map<size_t, Names> lines_;    // by the byte at which the line begins
  std::map<size_t, Names> modules_;  // by the module's node
};

}  // namespace hvr
