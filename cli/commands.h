// The commands. Each returns an exit code.
#pragma once
#include <optional>

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
// Replaces this process by the judge; returns only when that cannot be started.
int run_prove(int argc, char** argv);

// Loads the ruleset of the command line and reports its messages; nothing when it cannot be used.
std::optional<hvrewrite::Ruleset> load(const Options& o, Report& report);

}  // namespace cli
