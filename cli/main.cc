// hvrewrite: the command line. A thin client of the library.
#include <iostream>
#include <string_view>

#include "base/memory.h"
#include "cli/commands.h"

namespace {

int run(int argc, char** argv) {
  const std::string_view first = argc > 1 ? argv[1] : "";
  if (first == "prove") return cli::run_package("prove", argc, argv, 2);
  if (first == "launch") return cli::run_package("launch", argc, argv, 2);
  if (first == "profile" || first == "measure") return cli::run_package("planner", argc, argv, 1);
  if (first == "recommend") return cli::run_recommend(argc, argv);
  cli::Options o;
  if (const auto code = cli::parse(argc, argv, o)) return *code;
  cli::Report report(o);
  if (o.command == "classify") return cli::run_classify(o, report);
  if (o.command == "check") return cli::run_check(o, report);
  if (o.command == "test") return cli::run_test(o, report);
  if (o.command == "explain") return cli::run_explain(o, report);
  if (o.command == "dump") return cli::run_dump(o, report);
  if (o.command == "help") return cli::run_help(o, report);
  return cli::run_rewrite(o, report);
}

}  // namespace

int main(int argc, char** argv) {
  int code = cli::kRefused;
  hvr::give_back_large_blocks();
  try {
    code = run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "hvrewrite: internal error: " << e.what() << "\n";
  }
  std::cout.flush();
  if (std::cout) return code;
  // Whatever was to be said has not been said.
  std::cerr << "hvrewrite: standard output cannot be written\n";
  return cli::kRefused;
}
