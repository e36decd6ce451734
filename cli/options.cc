// The command line, with CLI11.
#include "cli/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/spelling.h"
#include "cli/files.h"
#include "cli/layers.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {
namespace {

constexpr std::pair<const char*, const char*> kCommands[] = {
    {"classify", "print the training pattern of each file, and the lines that show it"},
    {"check", "check a ruleset without any Python file"},
    {"test", "run golden folders, and the examples inside rule files"},
    {"explain",
     "every rule that could have applied at FILE:LINE, and the first thing that stopped it"},
    {"dump", "print an intermediate form"},
    {"help", "print a topic"}};

constexpr std::string_view kAllCommands =
    "classify, check, test, explain, dump, prove, launch, profile, measure, recommend, help";

// What the options say, before it is looked at as a whole.
struct Words {
  std::vector<std::string> sets;
  std::string format = "text";
};

void add_common(CLI::App& a, Options& o, Words& words) {
  a.add_option("-r,--rules", o.rules, "ruleset: a path, or the name of an installed one");
  a.add_option("--facts", o.facts,
               "a file that says more about libraries: classes, functions, aliases (`hvrewrite "
               "help facts`)")
      ->type_name("FILE")
      ->allow_extra_args(false);
  a.add_option("--set", words.sets, "give a ruleset parameter a value: name=value")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  a.add_flag("!--no-cache", o.cache, "load the rules from their files and keep nothing of them");
  a.add_flag("-q,--quiet", o.quiet, "only errors");
  a.add_flag("-v,--verbose", o.verbose,
             "say which files were looked at, and why some were skipped");
  a.add_option("--format", words.format, "how messages are written")
      ->check(CLI::IsMember({"text", "json"}));
  a.add_option("--color", o.color, "colour in messages")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

// Which files are looked at.
void add_selection(CLI::App& a, Options& o) {
  a.add_option("--include", o.selection.include,
               "of folders, take only what fits PATTERN (as in .gitignore); may be repeated")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
  a.add_option("--exclude", o.selection.exclude,
               "of folders, leave out what fits PATTERN; may be repeated")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
  a.add_flag("!--no-ignore", o.selection.gitignore, "do not heed .gitignore files");
  a.add_option("--files-from", o.files_from, "take paths from FILE, one a line (-: standard input)")
      ->type_name("FILE");
  a.add_option("--changed-since", o.changed_since,
               "only programs of which a file changed since the git revision REV")
      ->type_name("REV");
  a.add_flag("-0,--null", o.null, "paths in --files-from and from --check end in a NUL byte");
}

// The options of one command; "" is the command without a name, which rewrites.
void add_own(CLI::App& a, const std::string& command, Options& o) {
  if (command.empty() || command == "classify" || command == "explain" || command == "dump")
    a.add_option("--project", o.project, "the folder whose modules the named scripts import")
        ->type_name("DIR");
  if (command.empty() || command == "classify") add_selection(a, o);
  if (command.empty() || command == "classify")
    a.add_option("--timeout-per-file", o.seconds,
                 "leave a program as it is (P011) when the work on it takes more processor time")
        ->type_name("SECONDS")
        ->check(CLI::PositiveNumber);
  if (command == "dump")
    a.add_option("--stage", o.stage,
                 "tokens, syntax, facts, relations, rows (JSON lines), steps, ir or edits")
        ->required();
  if (command == "test")
    a.add_flag("--update", o.update, "write what was produced over what was expected, and list it");
  if (command == "test" || command == "check")
    a.add_flag("--no-examples", o.no_examples, "leave out the examples inside rule files");
  if (command.empty() || command == "test" || command == "check")
    a.add_option("-j,--jobs", o.jobs, "threads (default: as many as there are processors)");
  if (command.empty()) {
    a.add_flag("-d,--diff", o.diff, "print a unified diff instead of the result");
    a.add_flag("-i,--in-place", o.in_place,
               "replace the files (atomically; a refused file is not touched)");
    a.add_option("-o,--output", o.output, "write the result to this file");
    a.add_flag("--check", o.check, "write nothing; exit with 1 when some file would change");
    a.add_option("--report", o.account,
                 "print what was found, what was changed and why, what is left to do and how to "
                 "start it, instead of the result")
        ->check(CLI::IsMember({"text", "json", "markdown"}));
    a.add_flag("--strict", o.strict, "a program with a warning is refused");
  }
  a.add_option("paths", o.paths,
               command == "check" ? "rulesets" : "files, folders, or - for standard input");
}

// "did you mean …; " for a word that is no command.
std::string near_command(const std::string& word) {
  std::vector<std::string> all;
  for (std::string_view rest = kAllCommands; !rest.empty();) {
    const size_t comma = std::min(rest.find(", "), rest.size());
    all.emplace_back(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 2, rest.size()));
  }
  const std::string near = hvr::did_you_mean(word, all);
  return near.empty() ? "" : near + " ";
}

// The same for the first option that the command does not have.
std::string near_option(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> all;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) all.push_back("--" + name);
  for (int i = 1; i < argc; ++i) {
    const std::string_view whole = argv[i];
    const std::string given(whole.substr(0, whole.find('=')));
    if (!given.starts_with("--") || std::find(all.begin(), all.end(), given) != all.end()) continue;
    return hvr::did_you_mean(given, all);
  }
  return {};
}

// What is wrong with where the results go, or "".
std::string several_results(const Options& o) {
  const int elsewhere = o.diff + o.check + !o.output.empty();
  if (elsewhere + o.in_place > 1)
    return "--diff, --in-place, --check and --output exclude each other";
  return elsewhere && !o.account.empty() ? "--report stands alone or with --in-place" : "";
}

// What is wrong with options that are each in order, or "".
std::string contradiction(const std::string& command, Options& o) {
  if (command == "check") {
    if (o.rules.empty() && !o.paths.empty()) {
      o.rules = o.paths[0];
      o.paths.erase(o.paths.begin());
    }
    return o.rules.empty() ? "check needs a ruleset" : "";
  }
  if (o.quiet && o.verbose) return "--quiet and --verbose exclude each other";
  if (command == "test" || command == "help") return {};
  if (o.rules.empty()) {
    const std::string first = command.empty() && !o.paths.empty() ? o.paths[0] : "";
    std::error_code ec;
    if (first.empty() || first == "-" || std::filesystem::exists(first, ec))
      return "no ruleset; name one with --rules";
    return "`" + first + "` is no command and no file; " + near_command(first) + "commands are " +
           std::string(kAllCommands);
  }
  const bool needs_file = !(command == "dump" && (o.stage == "ir" || o.stage == "tokens"));
  if (o.paths.empty() && o.files_from.empty() && needs_file)
    return "no input; name files or folders, or - for standard input";
  if (const std::string said = several_results(o); !said.empty()) return said;
  const bool standard_input = std::find(o.paths.begin(), o.paths.end(), "-") != o.paths.end();
  if (o.in_place && standard_input) return "standard input cannot be rewritten in place";
  if (o.files_from == "-" && standard_input)
    return "standard input cannot be both a program and the list of --files-from";
  return {};
}

// Takes in `NAME=VALUE`; what is wrong with it, or "". A file of layers stands for these layers.
std::string take_setting(const std::string& s, Options& o) {
  const size_t eq = s.find('=');
  if (eq == std::string::npos || eq == 0) return "--set takes NAME=VALUE, not `" + s + "`";
  std::string value = s.substr(eq + 1);
  if (value.starts_with('@')) {
    std::string problem;
    const auto text = read_file(value.substr(1), &problem);
    if (!text) return "--set " + s + ": " + problem;
    value = *text;
  } else if (std::filesystem::path(value).extension() == ".json") {
    std::string problem;
    const auto text = read_file(value, &problem);
    const std::string layers = text ? layers_of(*text, problem) : "";
    if (layers.empty()) return "--set " + s + ": " + problem;
    value = layers;
  }
  o.settings.emplace_back(s.substr(0, eq), value);
  return "";
}

}  // namespace

std::optional<int> parse(int argc, char** argv, Options& o) {
  CLI::App app{"Rewrites Python programs by rules that are data.", "hvrewrite"};
  app.set_version_flag("--version", std::string("hvrewrite ") + std::string(hvrewrite::version()));
  app.footer(
      "Commands: " + std::string(kAllCommands) +
      ". Without one: rewrite.\n"
      "`hvrewrite help` lists the topics; `hvrewrite COMMAND --help` says more about a command.");
  Words words;
  std::string command;
  CLI::App* sub = &app;
  for (const auto& [name, what] : kCommands)
    if (argc > 1 && std::string(argv[1]) == name) {
      command = o.command = name;
      sub = app.add_subcommand(name, what);
    }
  add_common(*sub, o, words);
  add_own(*sub, command, o);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    const int code = app.exit(e, std::cout, std::cerr);
    if (const std::string near = code == 0 ? "" : near_option(*sub, argc, argv); !near.empty())
      std::cerr << near << "\n";
    return code == 0 ? kDone : kUsageWrong;
  }
  o.json = words.format == "json";
  std::string wrong;
  for (const auto& s : words.sets)
    if (wrong.empty()) wrong = take_setting(s, o);
  if (wrong.empty()) wrong = contradiction(command, o);
  if (wrong.empty()) return std::nullopt;
  std::cerr << "hvrewrite: " << wrong << "\nTry `hvrewrite --help`.\n";
  return kUsageWrong;
}

}  // namespace cli
