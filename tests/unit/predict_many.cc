// Predictions by the thousand, for fits: a request a line on standard input, an answer a line on
// standard output. A request is JSON: {"profile": FILE, "cluster": FILE, "kind": NAME, "workers":
// N, "model": "thesis", "micro_batch": N, "micro_batches": N, "vary": [{CONSTANT: VALUE, …}, …]};
// an answer has [seconds of a step on one device, seconds of a step, its samples, fits (1, 0)] for
// each set of constants. What is varied is listed in `set` below, in seconds and bytes a second.
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "hvrewrite/plan.h"

namespace {

using nlohmann::json;

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  if (!in) throw plan::Wrong(path + ": cannot be read");
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

void set(const std::string& name, double value, plan::Profile& p, plan::Cluster& c) {
  const std::map<std::string, double*> constants = {
      {"launch", &p.launch},
      {"load", &p.load},
      {"step", &c.runtime.step},
      {"cycle", &c.runtime.cycle},
      {"fusion", &c.runtime.fusion},
      {"negotiation", &c.runtime.negotiation},
      {"copy_bandwidth", &c.runtime.copy_bandwidth},
      {"straggle", &c.straggle},
      {"latency", &c.intra.latency},
      {"bandwidth", &c.intra.bandwidth},
      {"pipeline_launch", &c.pipeline.launch},
      {"pipeline_micro_batch", &c.pipeline.micro_batch}};
  const auto it = constants.find(name);
  if (it == constants.end()) {
    if (name == "overlap")
      c.runtime.overlap = value != 0;
    else if (name == "pairs")
      c.pairs.clear();
    else if (name == "nodes")
      c.nodes = static_cast<int>(value);
    else if (name == "link")
      c.intra.bandwidth = c.inter.bandwidth = value;
    else
      throw plan::Wrong("no constant `" + name + "`");
    return;
  }
  *it->second = value;
}

json answer(const json& ask, std::map<std::string, std::string>& files) {
  const auto file = [&](const char* key) -> const std::string& {
    const std::string path = ask.at(key);
    const auto it = files.find(path);
    return it != files.end() ? it->second : files.emplace(path, text_of(path)).first->second;
  };
  const plan::Profile profile = plan::read_profile(file("profile"), ask.at("profile"));
  const plan::Cluster cluster =
      plan::read_cluster(file("cluster"), ask.at("cluster"),
                         text_of(std::string(HVREWRITE_TREE) + "/plan/runtimes.toml"));
  plan::Question q;
  q.workers = ask.value("workers", 0);
  q.micro_batch = ask.value("micro_batch", 0);
  q.micro_batches = ask.value("micro_batches", 0);
  q.model = ask.value("model", "") == "thesis" ? plan::Model::thesis : plan::Model::simulation;
  json out = json::array();
  for (const json& constants : ask.value("vary", json::array({json::object()}))) {
    plan::Profile p = profile;
    plan::Cluster c = cluster;
    for (const auto& [name, value] : constants.items()) set(name, value, p, c);
    for (const plan::Kind k : plan::kKinds)
      if (plan::name_of(k) == ask.at("kind").get<std::string>()) {
        const double one = plan::predict(plan::Kind::sequential, p, c, q).seconds;
        const plan::Prediction at = plan::predict(k, p, c, q);
        out.push_back({one, at.seconds, at.samples, at.possible ? 1 : 0});
      }
  }
  return out;
}

}  // namespace

int main() {
  std::map<std::string, std::string> files;
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      std::cout << answer(json::parse(line), files) << std::endl;
    } catch (const std::exception& e) {
      std::cout << json{{"wrong", e.what()}} << std::endl;
    }
  }
}
