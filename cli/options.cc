// The command line, with CLI11.
#include "cli/options.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "hvrewrite/hvrewrite.h"

namespace cli {
namespace {

const char* const kCommands[] = {"classify", "check", "test", "explain", "dump", "help"};

}  // namespace

std::optional<int> parse(int argc, char** argv, Options& o) {
  CLI::App app{"Rewrites Python programs by rules that are data.", "hvrewrite"};
  app.set_version_flag("--version", std::string("hvrewrite ") + std::string(hvrewrite::version()));
  app.footer(
      "Commands: classify, check, test, explain, dump, prove, profile, measure, recommend, help. "
      "Without one: rewrite.\n"
      "`hvrewrite help` lists the topics; `hvrewrite COMMAND --help` says more about a command.");
  std::vector<std::string> sets;
  std::string format = "text";
  const auto rules = [&](CLI::App& a) {
    a.add_option("-r,--rules", o.rules, "ruleset: a path, or the name of an installed one");
    a.add_option("--facts", o.facts,
                 "a file that says more about libraries: classes, functions, aliases (`hvrewrite "
                 "help facts`)")
        ->type_name("FILE")
        ->allow_extra_args(false);
    a.add_option("--set", sets, "give a ruleset parameter a value: name=value")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
  };
  const auto common = [&](CLI::App& a) {
    a.add_flag("-q,--quiet", o.quiet, "only errors");
    a.add_flag("-v,--verbose", o.verbose,
               "say which files were looked at, and why some were skipped");
    a.add_option("--format", format, "how messages are written")
        ->check(CLI::IsMember({"text", "json"}));
    a.add_option("--color", o.color, "colour in messages")
        ->check(CLI::IsMember({"auto", "always", "never"}));
  };
  std::string command;
  if (argc > 1)
    for (const char* c : kCommands)
      if (std::string(argv[1]) == c) command = c;
  CLI::App* sub = &app;
  if (!command.empty()) {
    static const std::map<std::string, std::string> what = {
        {"classify", "print the training pattern of each file, and the lines that show it"},
        {"check", "check a ruleset without any Python file"},
        {"test", "run golden folders, and the examples inside rule files"},
        {"explain",
         "every rule that could have applied at FILE:LINE, and the first thing that stopped it"},
        {"dump", "print an intermediate form"},
        {"help", "print a topic"}};
    sub = app.add_subcommand(command, what.at(command));
    o.command = command;
  }
  rules(*sub);
  common(*sub);
  if (command.empty() || command == "classify" || command == "explain")
    sub->add_option("--project", o.project, "the folder whose modules the named scripts import")
        ->type_name("DIR");
  if (command == "dump")
    sub->add_option("--stage", o.stage, "tokens, syntax, facts, relations, ir or edits")
        ->required();
  if (command == "test")
    sub->add_flag("--update", o.update,
                  "write what was produced over what was expected, and list it");
  if (command.empty()) {
    app.add_flag("-d,--diff", o.diff, "print a unified diff instead of the result");
    app.add_flag("-i,--in-place", o.in_place,
                 "replace the files (atomically; a refused file is not touched)");
    app.add_option("-o,--output", o.output, "write the result to this file");
    app.add_flag("--check", o.check, "write nothing; exit with 1 when some file would change");
    app.add_option("-j,--jobs", o.jobs, "threads (default: as many as there are processors)");
  }
  sub->add_option("paths", o.paths,
                  command == "check" ? "rulesets" : "files, folders, or - for standard input");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    const int code = app.exit(e, std::cout, std::cerr);
    return code == 0 ? kDone : kUsageWrong;
  }
  o.json = format == "json";
  const auto wrong = [](const std::string& message) {
    std::cerr << "hvrewrite: " << message << "\nTry `hvrewrite --help`.\n";
    return std::optional<int>(kUsageWrong);
  };
  for (const auto& s : sets) {
    const size_t eq = s.find('=');
    if (eq == std::string::npos || eq == 0) return wrong("--set takes NAME=VALUE, not `" + s + "`");
    o.settings.emplace_back(s.substr(0, eq), s.substr(eq + 1));
  }
  if (command == "check") {
    if (o.rules.empty() && !o.paths.empty()) {
      o.rules = o.paths[0];
      o.paths.erase(o.paths.begin());
    }
    if (o.rules.empty()) return wrong("check needs a ruleset");
    return std::nullopt;
  }
  if (command == "test" || command == "help") return std::nullopt;
  if (o.rules.empty()) return wrong("no ruleset; name one with --rules");
  const bool needs_file = !(command == "dump" && (o.stage == "ir" || o.stage == "tokens"));
  if (o.paths.empty() && needs_file)
    return wrong("no input; name files or folders, or - for standard input");
  if (o.diff + o.in_place + o.check + !o.output.empty() > 1)
    return wrong("--diff, --in-place, --check and --output exclude each other");
  if (o.in_place && std::find(o.paths.begin(), o.paths.end(), "-") != o.paths.end())
    return wrong("standard input cannot be rewritten in place");
  return std::nullopt;
}

}  // namespace cli
