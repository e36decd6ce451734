// The commands. Each returns an exit code.
#pragma once
#include <optional>
#include <vector>

#include "cli/options.h"
#include "cli/report.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {

int run_rewrite(const Options& o, Report& report);
int run_classify(const Options& o, Report& report);
int run_check(const Options& o, Report& report);
int run_explain(const Options& o, Report& report);
int run_dump(const Options& o, Report& report);
int run_help(const Options& o, Report& report);
int run_test(const Options& o, Report& report);
int run_recommend(int argc, char** argv);
// Replaces this process by a Python package, with the words from `from` on; returns only when that
// cannot be started.
int run_package(const std::string& package, int argc, char** argv, int from);
// The same in a process of its own; its exit code.
int run_and_wait(const std::string& package, const std::vector<std::string>& words);

// Loads the ruleset of the command line and reports its messages; nothing when it cannot be used.
std::optional<hvrewrite::Ruleset> load(const Options& o, Report& report);

// Runs the examples of a ruleset, on as many threads as are wanted.
std::vector<hvrewrite::ExampleResult> run_examples(const hvrewrite::Ruleset& rules,
                                                   const Options& o);

}  // namespace cli
