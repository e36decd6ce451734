// help TOPIC.
#include <algorithm>
#include <iostream>
#include <string_view>
#include <utility>

#include "base/spelling.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/messages.h"

namespace cli {

namespace {

// Topics that say the same whatever the command line.
constexpr std::pair<std::string_view, std::string_view> kTopics[] = {
    {"exit-codes",
     "0  done (with --check: nothing would change)\n"
     "1  --check: some file would change; test: some case failed; prove: something "
     "fails or could not be proven\n"
     "2  some file was refused, or could not be read or written\n"
     "3  the ruleset is wrong\n"
     "4  the command line is wrong\n"},
    {"facts",
     "What a rule cannot know of a library of yours, a facts file says in a few lines:\n\n"
     "  facts ours \"what our library makes\"\n"
     "  library ourlib\n"
     "  class ourlib.Net <: framework.Model\n"
     "  function ourlib.make_net() -> ourlib.Net\n\n"
     "Give it with --facts FILE, as often as needed; docs/language.md, section \"Facts\", "
     "has the rest.\n"},
    {"golden",
     "A case is a folder that holds input.py (or input.ipynb) and, as needed,\n"
     "  expected.py    the result (none: unchanged, byte for byte)\n"
     "  expected.diag  the messages, one a line: LINE:COLUMN: SEVERITY[CODE]: TEXT "
     "(none: no message)\n"
     "  expected.class the training pattern, and below it the lines that show it "
     "(none: not looked at)\n"
     "  flags          one a line: rules=NAME (or a path from the case's folder), "
     "set=NAME=VALUE, refused,\n                 compile=no, main=FILE; anything else "
     "is an error\n"
     "A program of several files lies in a folder `input`; its script is the one that "
     "main names (train.py), and\n"
     "a folder `expected` holds the files that change.\n"
     "The ruleset is the one named in flags, or by the folder above the case, or by "
     "--rules.\n"
     "Every result must parse, compile under python3, and not change a second time. "
     "What cannot be read,\na folder without a case, and nothing to test at all are "
     "errors (exit code 2).\n"},
    {"",
     "hvrewrite --rules R FILES          rewrite; add --diff, --in-place, --output F or "
     "--check\n"
     "hvrewrite classify --rules R FILES the training pattern of each file\n"
     "hvrewrite check R                  check a ruleset\n"
     "hvrewrite test [FOLDERS]           run golden folders and the examples inside rule "
     "files\n"
     "hvrewrite explain --rules R F:L    why rules fired or not at a line\n"
     "hvrewrite dump --rules R --stage S [FILE]\n"
     "hvrewrite launch -n N FILE         start the processes of a distributed program here\n"
     "hvrewrite prove --rules R FILES    run a program before and after, on several "
     "processes, and judge it\n"
     "hvrewrite profile SCRIPT           how long each layer of a script trains\n"
     "hvrewrite measure                  how fast processes of this machine talk\n"
     "hvrewrite recommend SCRIPT -c C   which distribution is fastest, and why\n"
     "\nTopics: exit-codes, rulesets, parameters (with --rules), codes, a code (R015), facts, "
     "golden\n"},
};

// Prints what is said of a code: its section of the page, the examples indented.
void explain_code(std::string_view code, std::string_view meaning) {
  std::cout << code << "  " << meaning << "\n";
  const std::string_view page = page_of_messages();
  const std::string heading = "\n## " + std::string(code) + "\n";
  size_t at = page.find(heading);
  if (at == std::string_view::npos) return;
  at += heading.size();
  std::string_view section = page.substr(at, page.find("\n## ", at) - at);
  bool example = false;
  while (!section.empty()) {
    const size_t end = std::min(section.find('\n'), section.size());
    const std::string_view line = section.substr(0, end);
    section.remove_prefix(std::min(end + 1, section.size()));
    if (line.starts_with("```"))
      example = !example;
    else
      std::cout << (example && !line.empty() ? "    " : "") << line << "\n";
  }
}

}  // namespace

int run_help(const Options& o, Report& report) {
  const std::string topic = o.paths.empty() ? "" : o.paths[0];
  for (const auto& [name, text] : kTopics)
    if (topic == name) {
      std::cout << text;
      return kDone;
    }
  if (topic == "rulesets") {
    for (const auto& name : installed_rulesets()) std::cout << name << "\n";
    return kDone;
  }
  if (topic == "codes") {
    for (const auto& [code, meaning] : hvrewrite::message_codes())
      std::cout << code << "  " << meaning << "\n";
    return kDone;
  }
  for (const auto& [code, meaning] : hvrewrite::message_codes())
    if (topic == code) {
      explain_code(code, meaning);
      return kDone;
    }
  if (topic == "parameters") {
    if (o.rules.empty()) {
      report.error("say which ruleset: hvrewrite help parameters --rules R");
      return kUsageWrong;
    }
    const auto rules = load(o, report);
    if (!rules) return kRulesWrong;
    for (const auto& p : rules->parameters()) {
      std::string type = p.type;
      if (p.type == "choice") {
        type.clear();
        for (const auto& c : p.choices) type += (type.empty() ? "" : "|") + c;
      }
      std::cout << p.name << " (" << type << ", " << p.value << "): " << p.help << "\n";
    }
    return kDone;
  }
  std::vector<std::string> all{"rulesets", "codes", "parameters"};
  for (const auto& [name, text] : kTopics) all.emplace_back(name);
  const std::string near = hvr::did_you_mean(topic, all);
  report.error("no topic `" + topic + "`; " +
               (near.empty() ? "`hvrewrite help` lists them" : near));
  return kUsageWrong;
}

}  // namespace cli
