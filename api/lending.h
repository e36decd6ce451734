// Helpers that several modules of a program need: written once, where the first needs them, and
// imported from there.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "api/pipeline.h"
#include "engine/rewrite/names.h"

namespace hvr {

class Lending {
 public:
  Lending(const ProgramAnalysis& s, const ir::Ruleset& program);

  // What module i can import by statements of its own level up to `anchor`, which are there anyway:
  // so a module that is started alone, or by another program, loads what it loaded before.
  std::map<std::string, Names::Lent> offered(size_t i, NodeId anchor,
                                             const StandingEdits& standing) const;
  // The helpers that module i has now, by the names they were declared under.
  void keep(size_t i, const std::map<std::string, std::string>& helpers) { has_[i] = helpers; }
  void forget() { has_.assign(has_.size(), {}); }

 private:
  // Helpers that each module has of its own: those that are set or look at the module that they
  // stand in, and those that are made of such ones.
  void find_own(const ir::Ruleset& program);
  void find_loads();
  // The modules of the program that an import statement loads, and what it calls them.
  std::map<size_t, std::string> loaded_by(size_t i, NodeId import) const;
  bool loads(size_t from, size_t wanted) const;

  const ProgramAnalysis& s_;
  std::set<std::string> own_;
  std::vector<std::set<size_t>> loads_;  // of each module: which it imports anywhere
  std::vector<std::map<std::string, std::string>> has_;  // of each module
};

}  // namespace hvr
