// The programs that a command line names: single files, main scripts of a project, all programs of
// a folder.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {

struct Program {
  std::shared_ptr<const hvrewrite::Project> project;
  std::string main;
  bool found = false;  // by walking a folder
  bool alone = false;  // a file without its project
  bool idle = false;   // a file of a folder in which the ruleset has nothing to do: not even parsed
};

// Reads all files. Problems are added to `errors`. With a ruleset, a folder that holds nothing for
// it is not parsed: each file then stands as an idle program.
std::vector<Program> find_programs(const Options& o, std::vector<std::string>& errors,
                                   const hvrewrite::Ruleset* rules = nullptr);

// Says which modules beside a script that was given alone were not read.
hvrewrite::Messages unread_neighbours(const Program& p, const hvrewrite::Result& r);

}  // namespace cli
