// The programs that a command line names: single files, main scripts of a project, all programs of
// a folder.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "cli/report.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {

struct Program {
  std::shared_ptr<const hvrewrite::Project> project;
  std::string main;
  bool found = false;  // by walking a folder
  bool alone = false;  // a file without its project
  bool idle = false;   // a file of a folder in which the ruleset has nothing to do: not even parsed
};

// What the command line names, read.
struct Found {
  std::vector<Program> programs;
  std::vector<std::string> errors, warnings, notes;
  bool narrowed = false;  // by --files-from or --changed-since, so that nothing is an answer, too
};

// `rules`: a folder that none of them can concern is not parsed; none: everything is.
Found find_programs(const Options& o, const hvrewrite::Ruleset* rules);

// What folders hold besides, now that it is known which files are no Python: after all `programs`
// were looked into.
std::vector<Program> late_programs(const std::vector<Program>& programs,
                                   const hvrewrite::Ruleset& rules);

// Says what had to be said about reading. True when there were errors.
bool tell(const Found& found, Report& report);

// Says which modules beside a script that was given alone were not read.
hvrewrite::Messages unread_neighbours(const Program& p, const hvrewrite::Result& r);

}  // namespace cli
