// recommend: which distribution is fastest for a script or its profile, and what to type next.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "cli/commands.h"
#include "cli/files.h"
#include "hvrewrite/plan.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

struct Asked {
  std::string input, cluster, format = "text", html, svg, trace, json, placement, measured;
  std::string model = "simulation";
  std::vector<std::string> profiling;  // words for `hvrewrite profile`
  plan::Question question;
  bool verify = false, fast = false;
  int workers = -1;
};

// A file that is shipped: beside the installed rulesets, or in `plan/` of the sources.
std::string shipped(const std::string& name) {
  std::error_code ec;
  for (const auto& d : data_folders())
    for (const fs::path& home : {fs::path(d).parent_path(), fs::path(d).parent_path() / "plan"})
      if (fs::is_regular_file(home / name, ec)) return (home / name).string();
  return "";
}

std::string cluster_names() {
  std::set<std::string> names;
  std::error_code ec;
  const fs::path one = shipped("clusters/titan-rtx-4x.toml");
  if (!one.empty())
    for (const auto& e : fs::directory_iterator(one.parent_path(), ec))
      names.insert(e.path().stem().string());
  std::string out;
  for (const auto& n : names) out += (out.empty() ? "" : ", ") + n;
  return out;
}

std::string text_of(const std::string& path) {
  std::string problem;
  const auto text = read_file(path, &problem);
  if (!text) throw plan::Wrong(path + ": " + problem);
  return *text;
}

plan::Cluster cluster_of(const std::string& name) {
  std::error_code ec;
  const std::string known = shipped("clusters/" + name + ".toml");
  const std::string path = fs::exists(name, ec) || known.empty() ? name : known;
  if (!fs::exists(path, ec))
    throw plan::Wrong("there is no cluster `" + name +
                      "`: neither a file of that name nor one of " + cluster_names() +
                      "; `hvrewrite measure` writes one for this machine");
  const std::string runtimes = shipped("runtimes.toml");
  return plan::read_cluster(text_of(path), path, runtimes.empty() ? "" : text_of(runtimes));
}

// Workers and seconds of an epoch, a pair a line, for the pictures.
plan::Points points_of(const std::string& path) {
  plan::Points out;
  if (path.empty()) return out;
  std::istringstream in(text_of(path));
  std::string line;
  for (int n = 1; std::getline(in, line); ++n) {
    std::istringstream words(line);
    int workers = 0;
    double seconds = 0;
    if (line.empty() || line[0] == '#') continue;
    if (!(words >> workers >> seconds) || workers < 1 || seconds <= 0)
      throw plan::Wrong(path + ":" + std::to_string(n) +
                        ": is not a number of workers and seconds of an epoch");
    out.emplace_back(workers, seconds);
  }
  return out;
}

// Distributions that installed rulesets bring, and the first ruleset of each that brings it.
std::map<std::string, std::string> rulesets() {
  std::map<std::string, std::string> out;
  for (const auto& name : installed_rulesets()) {
    hvrewrite::Messages messages;
    const auto ruleset = hvrewrite::Ruleset::load(
        find_ruleset(name), [](const std::string& path) { return read_file(path); }, {}, messages);
    if (!ruleset) continue;  // `hvrewrite check` says what is wrong with it
    for (const auto& d : ruleset->distributions()) out.emplace(d, name);
  }
  return out;
}

std::string next_command(const plan::Advice& a, const std::string& script,
                         const std::string& placement) {
  if (a.best < 0) return "";
  const auto installed = rulesets();
  const auto command = [&](const std::string& rules, plan::Kind kind) {
    const bool placed = kind == plan::Kind::layers_on_devices && !placement.empty();
    return "hvrewrite --rules " + rules + (placed ? " --set placement=" + placement : "") +
           " --diff " + (fs::path(script).has_extension() ? script : std::string("train.py"));
  };
  const plan::Kind best = a.predictions[static_cast<size_t>(a.best)].kind;
  if (best == plan::Kind::sequential) return "Leave the script as it is.";
  if (const auto it = installed.find(std::string(plan::name_of(best))); it != installed.end())
    return "Next: " + command(it->second, best);
  const plan::Prediction* other = nullptr;
  for (const plan::Prediction& p : a.predictions)
    if (p.possible && p.kind != plan::Kind::sequential &&
        installed.count(std::string(plan::name_of(p.kind))) &&
        (!other || p.speedup > other->speedup))
      other = &p;
  std::string out = "No installed ruleset brings " + std::string(plan::title_of(best)) + ".";
  if (!other) return out;
  const plan::Prediction& one = a.predictions[static_cast<size_t>(plan::Kind::sequential)];
  if (one.possible && other->speedup <= one.speedup)
    return out + " The best that has one, " + std::string(plan::title_of(other->kind)) +
           ", is no faster than one device: leave the script as it is.";
  return out + " The best that has one is " + std::string(plan::title_of(other->kind)) +
         ". Next: " + command(installed.at(std::string(plan::name_of(other->kind))), other->kind);
}

// Layers and their devices, of the best division that puts each layer on one device.
std::string placement_of(const plan::Advice& a) {
  const plan::Prediction& p = a.predictions[static_cast<size_t>(plan::Kind::layers_on_devices)];
  if (!p.possible) throw plan::Wrong("no placement: layers on devices " + p.why_not);
  std::string out =
      "{\"format\": 1, \"devices\": " + std::to_string(p.stages.size()) + ", \"layers\": [\n";
  for (size_t s = 0; s < p.stages.size(); ++s)
    for (size_t i = p.stages[s].first; i < p.stages[s].last; ++i)
      out += " {\"name\": " + json_string(a.profile.layers[i].name) +
             ", \"device\": " + std::to_string(s) +
             (i + 1 == a.profile.layers.size() ? "}\n" : "},\n");
  return out + "]}\n";
}

int save(const std::string& path, const std::string& text) {
  if (path.empty()) return kDone;
  const std::string problem = write_output(path, text);
  if (problem.empty()) return kDone;
  std::cerr << "hvrewrite: " << problem << "\n";
  return kRefused;
}

// Profiles a script first; the path of what was written, or the exit code.
int profile_script(const Asked& asked, const std::string& into) {
  std::vector<std::string> words{"profile", asked.input, "--output", into};
  words.insert(words.end(), asked.profiling.begin(), asked.profiling.end());
  return run_and_wait("planner", words);
}

void options(CLI::App& app, Asked& asked) {
  app.add_option("input", asked.input, "a training script, or a profile of one")->required();
  app.add_option("-c,--cluster", asked.cluster, "a cluster file, or the name of a shipped one")
      ->required();
  app.add_option("-w,--workers", asked.workers, "how many devices train (default: all)");
  app.add_option("--model", asked.model, "simulation, or thesis: the formulas of the thesis")
      ->check(CLI::IsMember({"simulation", "thesis"}));
  app.add_option("--micro-batch", asked.question.micro_batch, "samples of a micro-batch of GPipe");
  app.add_option("--micro-batches", asked.question.micro_batches, "micro-batches of GPipe a step");
  app.add_flag("--other-device", asked.question.other_device,
               "scale the times of a profile of another device by the two peaks (a rough guess)");
  app.add_option("--format", asked.format, "text or json")->check(CLI::IsMember({"text", "json"}));
  app.add_option("--html", asked.html, "write everything into one HTML file");
  app.add_option("--svg", asked.svg, "write the drawings as SVG");
  app.add_option("--trace", asked.trace, "write one step as a trace for a browser's trace viewer");
  app.add_option("--json", asked.json, "write the JSON to this file, too");
  app.add_option("--placement", asked.placement, "write which layer lies on which device");
  app.add_option("--measured", asked.measured,
                 "measured points for the drawings: workers, seconds");
  app.add_option("--profile-option", asked.profiling,
                 "an option for profiling the script, like --profile-option=--limit=20");
  app.add_flag("--fast", asked.fast,
               "leave out where the answer changes, and other numbers of workers");
  app.add_flag(
      "--verify", asked.verify,
      "run the recommended one and the runner-up here, and print predicted beside measured");
}

int answer(const Asked& asked, const std::string& profile_path) {
  const plan::Profile profile = plan::read_profile(text_of(profile_path), profile_path);
  const plan::Points measured = points_of(asked.measured);
  const plan::Advice a = plan::recommend(profile, cluster_of(asked.cluster), asked.question);
  if (asked.format == "json") {
    std::cout << plan::as_json(a);
  } else {
    std::cout << plan::as_text(a) << next_command(a, profile.script, asked.placement) << "\n";
  }
  int code = save(asked.html, asked.html.empty() ? "" : plan::as_html(a, measured));
  code = std::max(code, save(asked.svg, asked.svg.empty() ? "" : plan::as_svg(a, measured)));
  code = std::max(code, save(asked.trace, asked.trace.empty() ? "" : plan::as_trace(a)));
  code = std::max(code, save(asked.json, asked.json.empty() ? "" : plan::as_json(a)));
  if (!asked.placement.empty()) code = std::max(code, save(asked.placement, placement_of(a)));
  if (a.best < 0) code = std::max(code, static_cast<int>(kChangesNeeded));
  return code;
}

int verify(const Asked& asked) {
  const bool script = fs::path(asked.input).extension() != ".json";
  if (!script) {
    std::cerr << "hvrewrite: --verify runs the script; give the script instead of its profile\n";
    return kUsageWrong;
  }
  std::vector<std::string> words{"verify", asked.input, "--cluster", asked.cluster};
  if (asked.workers > 0) {
    words.emplace_back("--workers");
    words.push_back(std::to_string(asked.workers));
  }
  words.insert(words.end(), asked.profiling.begin(), asked.profiling.end());
  return run_and_wait("planner", words);
}

}  // namespace

int run_recommend(int argc, char** argv) {
  CLI::App app{
      "Predicts how long training takes on one device and distributed in several ways, names the "
      "fastest, and says why. Exit code: 0 done, 1 nothing fits, 2 the input cannot be used, 4 "
      "the command line is wrong.",
      "hvrewrite recommend"};
  Asked asked;
  options(app, asked);
  try {
    app.parse(argc - 1, argv + 1);
  } catch (const CLI::ParseError& e) {
    return app.exit(e, std::cout, std::cerr) == 0 ? kDone : kUsageWrong;
  }
  try {
    if (asked.workers == 0)
      throw plan::Wrong("zero workers cannot train anything; --workers takes 1 to 1024");
    asked.question.workers = std::max(0, asked.workers);
    asked.question.flips = asked.question.curve = !asked.fast;
    asked.question.model = asked.model == "thesis" ? plan::Model::thesis : plan::Model::simulation;
    std::error_code ec;
    if (!fs::is_regular_file(asked.input, ec))
      throw plan::Wrong(asked.input + ": no such file; give a training script or a profile.json");
    if (asked.verify) return verify(asked);
    if (fs::path(asked.input).extension() == ".json") return answer(asked, asked.input);
    cluster_of(asked.cluster);  // say what is wrong with it before minutes of profiling
    const fs::path into =
        fs::temp_directory_path() / ("hvrewrite-profile-" + std::to_string(::getpid()) + ".json");
    int code = profile_script(asked, into.string());
    if (code == kDone) code = answer(asked, into.string());
    fs::remove(into, ec);
    return code;
  } catch (const plan::Wrong& e) {
    std::cerr << "hvrewrite: " << e.what() << "\n";
    return kRefused;
  }
}

}  // namespace cli
