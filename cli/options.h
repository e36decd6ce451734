// The command line as data.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cli/walk.h"

namespace cli {

// Exit codes; `hvrewrite help exit-codes` prints this table.
enum Exit : int {
  kDone = 0,           // done; with --check: nothing would change
  kChangesNeeded = 1,  // --check: some file would change; test: some case failed
  kRefused = 2,        // some file was refused or could not be read
  kRulesWrong = 3,     // the ruleset cannot be loaded
  kUsageWrong = 4,     // the command line is wrong
};

struct Options {
  std::string command = "rewrite";  // rewrite, classify, check, test, explain, dump, help
  std::string rules;
  std::vector<std::string> paths;
  std::vector<std::pair<std::string, std::string>> settings;
  std::vector<std::string> facts;
  bool diff = false, in_place = false, check = false, quiet = false, verbose = false,
       update = false;
  bool strict = false;  // a warning refuses its program
  std::string account;  // --report: text, json or markdown
  bool json = false;
  bool cache = true;          // whether loaded rules are kept between runs
  std::string project;        // a folder whose files belong to the named scripts
  Selection selection;        // what is taken of folders
  std::string files_from;     // a file that lists paths, or `-`
  std::string changed_since;  // a git revision: only programs of which a file changed since
  bool null = false;          // paths that are read and printed end in a NUL byte
  std::string output;
  std::string stage;
  std::string color = "auto";
  bool no_examples = false;  // of `test` and `check`
  unsigned jobs = 0;         // 0: one for each processor
  unsigned threads() const {
    return jobs ? jobs : std::max(1u, std::thread::hardware_concurrency());
  }
  double seconds = 0;  // of processor time for a program; 0: however long
};

// Parses arguments; on success nothing is returned, otherwise the exit code (the message has been
// printed).
std::optional<int> parse(int argc, char** argv, Options& out);

}  // namespace cli
