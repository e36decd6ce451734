// The simulator against formulas that are exact, the thesis's equations, bad input, and its speed.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include "hvrewrite/plan.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "plan/simulate.h"
#include "plan/thesis.h"

namespace {

using plan::Kind;

plan::Profile profile(std::vector<double> forward, std::vector<double> tensors) {
  plan::Profile p;
  p.batch = 32;
  p.samples = 3200;
  for (size_t i = 0; i < forward.size(); ++i) {
    plan::Layer l;
    l.name = "layer" + std::to_string(i);
    l.forward = forward[i];
    l.backward = 2 * forward[i];
    l.parameters = tensors[i] / 4;
    l.gradients = {tensors[i]};
    l.saved = 1e6;
    l.output = 2e6;
    p.layers.push_back(l);
  }
  return p;
}

plan::Cluster cluster(int nodes, int devices) {
  plan::Cluster c;
  c.name = "test";
  c.nodes = nodes;
  c.devices = devices;
  c.memory = 16e9;
  c.intra = {1e-5, 1e10};
  c.inter = {5e-5, 1e9};
  c.straggle = 0;
  c.allreduce = plan::Allreduce::ring;
  c.runtime.fusion = 64e6;
  c.pipeline.recompute = plan::Recompute::none;
  return c;
}

double ring(int w, double bytes) { return 2.0 * (w - 1) * (1e-5 + bytes / w / 1e10); }

std::string wrong(const std::function<void()>& f) {
  try {
    f();
  } catch (const plan::Wrong& e) {
    return e.what();
  }
  return "";
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string file(const std::string& path) {
  std::ifstream in(std::string(HVREWRITE_TREE) + "/" + path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

const char* const kProfile = R"({"format": 1, "script": "train.py", "batch_samples": 32,
  "epoch_samples": 3200, "device": {"name": "chip"}, "step": {"seconds": 0.01, "spread": 0.02},
  "layers": [
    {"name": "last", "forward_seconds": 0.001, "backward_seconds": 0.002, "parameters": 1000,
     "gradient_bytes": [3600, 400], "activation_bytes": 1000, "output_bytes": 10},
    {"name": "first", "forward_seconds": 0.002, "backward_seconds": 0.004, "parameters": 500,
     "gradient_bytes": [2000]}]})";

const char* const kCluster = R"(
name = "two"
nodes = 2
devices = 2
[device]
name = "chip"
memory_GB = 8
[links.intra]
bandwidth_GBs = 10
[links.inter]
bandwidth_GBs = 1
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("data parallelism without overlap is the sum of its parts") {
  auto c = cluster(1, 4);
  c.runtime.overlap = false;
  c.runtime.step = 0.003;
  const auto p = profile({0.001, 0.002, 0.004}, {30e6, 40e6, 20e6});
  // Backward order: 20, 40, 30 MB; 60 MB fit into 64, the next 30 do not.
  const double expected = 0.021 + ring(4, 60e6) + ring(4, 30e6) + 0.003;
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds == doctest::Approx(expected));
}

TEST_CASE("tensors larger than the threshold go alone; without a threshold each does") {
  auto c = cluster(1, 4);
  c.runtime.overlap = false;
  const auto p = profile({0.001, 0.002, 0.004}, {100e6, 10e6, 10e6});
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(0.021 + ring(4, 20e6) + ring(4, 100e6)));
  c.runtime.fusion = 0;
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(0.021 + 2 * ring(4, 10e6) + ring(4, 100e6)));
}

TEST_CASE("one tensor and no cycle: one step, one wait, one ring") {
  auto c = cluster(1, 4);
  c.runtime.step = 0.001;
  const auto p = profile({0.001}, {40e6});
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(0.003 + 0.001 + ring(4, 40e6)));
}

TEST_CASE("with overlap only what cannot hide is seen") {
  auto c = cluster(1, 4);
  const auto p = profile({0.010, 0.010}, {40e6, 40e6});
  // The last layer's ring of 6 ms runs beside 20 ms of backward pass; the first one's does not.
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds == doctest::Approx(0.060 + ring(4, 40e6)));
  c.runtime.overlap = false;
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds > 0.060 + 1.9 * ring(4, 40e6));
}

TEST_CASE("gradients are looked at every cycle: half of one later on average") {
  auto c = cluster(1, 4);
  c.runtime.cycle = 0.005;
  const auto p = profile({0.001}, {40e6});  // ready at 3 ms
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(0.003 + 0.0025 + ring(4, 40e6)));
}

TEST_CASE("sums and computing slow each other down as far as it was measured") {
  auto c = cluster(1, 2);
  const auto p = profile({0.010, 0.010}, {40e6, 40e6});  // ready at 40 and at 60 ms
  // The first sum takes 20 ms beside computing, which does 10 ms of its work meanwhile.
  c.curve = {{2, 40e6, 0.010, 0.020, 0.5}};
  CHECK(plan::data_parallel_step(p, c, 2, false).seconds ==
        doctest::Approx(0.040 + 0.020 + 0.010 + 0.010));
  // A sum that outlasts the passes: 20 ms of work in 40 ms, a fifth of the sum, the rest alone.
  c.curve = {{2, 40e6, 0.100, 0.200, 0.5}};
  CHECK(plan::data_parallel_step(p, c, 2, false).seconds ==
        doctest::Approx(0.040 + 0.040 + 0.080 + 0.100));
  // Without a fourth and fifth number nothing is slowed down.
  c.curve = {{2, 40e6, 0.010}};
  CHECK(plan::data_parallel_step(p, c, 2, false).seconds == doctest::Approx(0.070));
}

TEST_CASE("a thread that sums itself finds together what became ready meanwhile") {
  auto c = cluster(1, 4);
  c.runtime.cycle = 1e-6;
  // Ready at 2, 3 and 4 ms of 4; the first ring takes longer than the rest of the pass.
  const auto p = profile({0.0005, 0.0005, 0.001}, {4e6, 4e6, 40e6});
  const double first = 0.002 + 0.002, all = first + ring(4, 40e6);
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(all + 2 * ring(4, 4e6)).epsilon(1e-3));
  c.runtime.blocking = true;
  CHECK(plan::data_parallel_step(p, c, 4, false).seconds ==
        doctest::Approx(all + ring(4, 8e6)).epsilon(1e-3));
}

TEST_CASE("copies of the script that share cores say how much slower ranks are") {
  auto c = cluster(1, 4);
  auto p = profile({0.001}, {40e6});
  p.step = 0.004;
  p.update = 0.001;
  c.slowdown = {{2, 1.1}, {4, 2.2}};
  CHECK(plan::shared_cores(p, c, 2) == doctest::Approx(1.1));
  p.busy = {{2, 1.5}};
  CHECK(plan::shared_cores(p, c, 1) == doctest::Approx(1));
  CHECK(plan::shared_cores(p, c, 2) == doctest::Approx(1.5));
  // Beyond what was tried it grows as the cluster's own figures do.
  CHECK(plan::shared_cores(p, c, 4) == doctest::Approx(3.0));
  // The update is slowed down as well; the thread that looks for gradients takes its share.
  CHECK(plan::data_parallel_step(p, c, 2, false).seconds ==
        doctest::Approx(1.5 * 0.004 + ring(2, 40e6)));
  c.runtime.looking = {{2, 0.2}, {4, 0.1}};
  CHECK(plan::looking(c, 3) == doctest::Approx(1 / 0.85));
  CHECK(plan::looking(c, 1) == 1);
  CHECK(plan::data_parallel_step(p, c, 2, false).seconds ==
        doctest::Approx(1.5 * 0.004 / 0.8 + ring(2, 40e6)));
}

TEST_CASE("launches bound a step of many small operations") {
  auto c = cluster(1, 2);
  auto p = profile({0.001}, {4});
  p.layers[0].operations = 1000;
  p.launch = 1e-5;
  CHECK(plan::sequential_step(p, c, false).seconds == doctest::Approx(2002 * 1e-5));
  CHECK(plan::bottleneck_of(plan::sequential_step(p, c, false)) == "launching operations");
}

TEST_CASE("fill and drain with equal stages is (m + W - 1)(f + b)") {
  auto c = cluster(1, 4);
  c.intra = {0, 1e30};
  const auto p = profile({0.004, 0.004, 0.004, 0.004}, {4, 4, 4, 4});
  for (const int count : {1, 2, 5, 8, 33, 400}) {
    plan::Schedule s;
    s.micro_batch = 8;
    s.count = count;
    s.stages = plan::divide(p, c, 4, 8, 0, s);
    const double expected = (count + 3) * 0.003;
    CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx(expected));
    s.alternate = true;  // 1F1B takes as long and holds less
    CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx(expected));
    s.alternate = false;
    s.recompute = plan::Recompute::all;
    CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx((count + 3) * 0.004));
  }
}

TEST_CASE("unequal stages: the sum, and the slowest for each further micro-batch") {
  auto c = cluster(1, 3);
  c.intra = {0, 1e30};
  const auto p = profile({0.004, 0.008, 0.002}, {4, 4, 4});
  plan::Schedule s;
  s.micro_batch = 32;
  s.count = 10;
  s.stages = {{0, 1, 1, 0}, {1, 2, 1, 0}, {2, 3, 1, 0}};
  const double expected = 3 * (0.014 + 9 * 0.008);
  CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx(expected));
}

TEST_CASE("layers on devices without micro-batches take as long as one device") {
  auto c = cluster(1, 4);
  c.intra = {0, 1e30};
  const auto p = profile({0.004, 0.008, 0.002, 0.001}, {4, 4, 4, 4});
  const auto chosen = plan::choose_layers_on_devices(p, c, 4);
  CHECK(chosen.time.seconds == doctest::Approx(0.045));
}

TEST_CASE("a pipeline's measured messages and step; one micro-batch keeps one device busy") {
  auto c = cluster(1, 2);
  c.slowdown = {{2, 2.0}};
  c.pipeline.step = 0.005;
  c.pipeline.messages = {{1e6, 0.001}, {3e6, 0.003}};
  const auto p = profile({0.010, 0.010}, {4e3, 4e3});
  plan::Schedule s;
  s.micro_batch = p.batch;
  s.stages = {{0, 1, 1, 0}, {1, 2, 1, 0}};
  // 2 MB behind the first layer, there and back.
  CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx(0.060 + 2 * 0.002 + 0.005));
  s.micro_batch = p.batch / 2;
  s.count = 2;
  c.pipeline.messages = {{1e6, 0.0}};
  // Of three slots of 5 + 10 ms both devices work in the second only, then half as fast.
  CHECK(plan::pipeline_step(p, c, s, false).seconds == doctest::Approx(0.060 + 0.005));
}

TEST_CASE("a replicated stage shares its micro-batches") {
  auto c = cluster(1, 3);
  c.intra = {0, 1e30};
  const auto p = profile({0.008, 0.004}, {4, 4});
  plan::Schedule s;
  s.micro_batch = 32;
  s.count = 60;
  s.alternate = true;
  s.stages = {{0, 1, 2, 0}, {1, 2, 1, 0}};
  // Two devices for the first part make it as fast as the second: 12 ms a micro-batch.
  const double t = plan::pipeline_step(p, c, s, false).seconds;
  CHECK(t >= 60 * 0.012);
  CHECK(t <= 60 * 0.012 + 2 * 0.024);
  auto large = p;  // one layer a device, no more
  for (auto& l : large.layers) l.state = 5e9;
  const auto chosen = plan::divide_replicated(large, c, 3, 32, 6e9, s);
  REQUIRE(chosen.size() == 2);
  CHECK(chosen[0].replicas == 2);
}

TEST_CASE("the division is the best of all divisions") {
  auto c = cluster(1, 3);
  c.intra = {0, 1e30};
  const std::vector<double> times{5, 1, 2, 7, 3, 3, 1, 4};
  const auto p = profile(times, std::vector<double>(times.size(), 4));
  plan::Schedule s;
  const auto cut = plan::divide(p, c, 3, 32, 0, s);
  const auto sum = [&](size_t a, size_t b) {
    double t = 0;
    for (size_t i = a; i < b; ++i) t += times[i];
    return t;
  };
  double best = 1e9;
  for (size_t a = 1; a < times.size(); ++a)
    for (size_t b = a + 1; b < times.size(); ++b)
      best = std::min(best, std::max({sum(0, a), sum(a, b), sum(b, times.size())}));
  double found = 0;
  for (const auto& g : cut) found = std::max(found, sum(g.first, g.last));
  CHECK(found == best);
}

TEST_CASE("memory forces cuts, and what fits nowhere says by how much") {
  auto c = cluster(1, 2);
  auto p = profile({0.001, 0.001, 0.001, 0.005}, {4e9, 4e9, 4e9, 4e9});
  for (auto& l : p.layers) l.state = 4e9;  // 12 GB a layer
  plan::Schedule s;
  CHECK(plan::divide(p, c, 2, 32, 30e9, s)[0].last == 2);
  CHECK(plan::divide(p, c, 2, 32, 0, s)[0].last == 3);
  plan::Question q;
  const auto a = plan::recommend(p, c, q);
  CHECK(a.best == -1);
  CHECK(holds(a.reason, "fits nowhere"));
  CHECK(holds(a.predictions[1].why_not, "too much"));
  c.memory = 30e9;
  const auto b = plan::recommend(p, c, q);
  REQUIRE(b.best >= 0);
  CHECK(!b.predictions[0].possible);
  CHECK(!b.predictions[1].possible);
  CHECK(!b.predictions[static_cast<size_t>(b.best)].stages.empty());
}

TEST_CASE("all-reduce: formulas, topology, and measured points") {
  auto c = cluster(2, 4);
  const plan::Link fast{1e-5, 1e10};
  CHECK(plan::ring_seconds(fast, 4, 4e9) == doctest::Approx(6 * (1e-5 + 0.1)));
  // Two nodes: the flat ring crosses the slow link.
  CHECK(plan::allreduce_seconds(c, 8, 8e9) == doctest::Approx(14 * (5e-5 + 1.0)));
  c.allreduce = plan::Allreduce::hierarchical;
  CHECK(plan::allreduce_seconds(c, 8, 8e9) == doctest::Approx(6 * (1e-5 + 0.2) + 2 * (5e-5 + 4.0)));
  c.allreduce = plan::Allreduce::best;
  CHECK(plan::allreduce_seconds(c, 8, 8e9) <= 6 * (1e-5 + 0.2) + 2 * (5e-5 + 4.0));
  c.curve = {{2, 1000, 0.001}, {2, 2000, 0.003}, {2, 4000, 0.004}};
  CHECK(plan::allreduce_seconds(c, 2, 10) == doctest::Approx(0.001));
  CHECK(plan::allreduce_seconds(c, 2, 1500) == doctest::Approx(0.002));
  CHECK(plan::allreduce_seconds(c, 2, 6000) == doctest::Approx(0.005));
  CHECK(plan::allreduce_seconds(c, 1, 6000) == 0);
}

TEST_CASE("pairs of devices have links of their own") {
  auto c = cluster(2, 4);
  c.pairs.push_back({{0, 1}, {1e-5, 5e10}});
  CHECK(plan::link_between(c, 1, 0).bandwidth == 5e10);
  CHECK(plan::link_between(c, 4, 5).bandwidth == 5e10);
  CHECK(plan::link_between(c, 1, 2).bandwidth == 1e10);
  CHECK(plan::link_between(c, 3, 4).bandwidth == 1e9);
}

TEST_CASE("stragglers: the slowest of many is further behind") {
  CHECK(plan::expected_maximum(1) == 0);
  CHECK(plan::expected_maximum(2) == doctest::Approx(0.564).epsilon(0.05));
  CHECK(plan::expected_maximum(100) == doctest::Approx(2.508).epsilon(0.01));
  auto c = cluster(1, 4);
  c.slowdown = {{2, 1.2}, {4, 2.0}};
  const plan::Profile p;
  CHECK(plan::slowdown(p, c, 1) == doctest::Approx(1));
  CHECK(plan::slowdown(p, c, 2) == doctest::Approx(1.2));
  CHECK(plan::slowdown(p, c, 3) == doctest::Approx(1.6));
}

TEST_CASE("small batches: measured ones, straight lines between them, a floor below") {
  auto p = profile({0.032}, {4});
  p.small = {{8, 0, {0.012}, {0.020}}, {16, 0, {0.018}, {0.036}}};
  CHECK(plan::pass_over(p, 8).forward[0] == doctest::Approx(0.012));
  CHECK(plan::pass_over(p, 12).forward[0] == doctest::Approx(0.015));
  CHECK(plan::pass_over(p, 32).forward[0] == doctest::Approx(0.032));
  CHECK(plan::pass_over(p, 64).forward[0] == doctest::Approx(0.060));
  CHECK(plan::pass_over(p, 1).forward[0] == doctest::Approx(0.012));
}

TEST_CASE("the thesis's equations") {
  const std::vector<plan::Link> links(4, {0, 6e9});
  CHECK(plan::thesis::equation_5_1(4, 4, 100e6, 64e6, links) ==
        doctest::Approx(1 + 6 * 64e6 / 4 / 6e9));
  CHECK(plan::thesis::equation_5_1(4, 4, 10e6, 64e6, links) ==
        doctest::Approx(1 + 6 * 10e6 / 4 / 6e9));
  CHECK(plan::thesis::equation_6_1(48, 4, 12) == doctest::Approx(15));
  CHECK(plan::thesis::equation_6_1(48, 4, 1) == doctest::Approx(48));
  // Equal links: 2 (#mb + W - 2) c.
  const std::vector<plan::Link> three(3, {0.001, 1e9});
  CHECK(plan::thesis::equation_6_2(4, 12, three, {1e6, 1e6, 1e6}) ==
        doctest::Approx(2 * (12 + 2) * 0.002));
  // One slow cut: it rules all terms that contain it.
  CHECK(plan::thesis::equation_6_2(4, 12, three, {1e6, 1e6, 4e6}) ==
        doctest::Approx(2 * (2 * 0.002 + 10 * 0.005 + 2 * 0.005)));
}

TEST_CASE("a profile is read in the order of the backward pass") {
  const auto p = plan::read_profile(kProfile, "p.json");
  REQUIRE(p.layers.size() == 2);
  CHECK(p.layers[0].name == "first");
  CHECK(plan::gradient_bytes(p) == 6000);
  CHECK(plan::sequential_step(plan::calibrated(p), cluster(1, 1), false).seconds ==
        doctest::Approx(0.01));
}

TEST_CASE("wrong profiles say what is wrong and what to do") {
  const auto read = [](const std::string& text) {
    return wrong([&] { plan::read_profile(text, "p.json"); });
  };
  CHECK(holds(read("{"), "is not JSON"));
  CHECK(holds(read("[]"), "is not an object"));
  CHECK(holds(read(replaced(kProfile, "\"format\": 1", "\"format\": 2")), "`format` is not 1"));
  CHECK(
      holds(read(replaced(kProfile, "\"batch_samples\": 32", "\"batch_samples\": 0")), "below 1"));
  CHECK(holds(read(replaced(kProfile, "0.001", "-1")), "negative"));
  CHECK(holds(read(replaced(kProfile, "[2000]", "[\"many\"]")), "other than sizes"));
  CHECK(holds(read("{\"format\": 1, \"batch_samples\": 1, \"layers\": []}"), "missing or empty"));
  CHECK(holds(read("{"), "hvrewrite profile SCRIPT"));
  const auto with = [&](const std::string& busy) {
    return replaced(kProfile, "\"format\": 1,", "\"format\": 1, \"busy\": " + busy + ",");
  };
  CHECK(holds(read(with("[{\"copies\": 1, \"seconds\": 1}]")), "`copies` is below 2"));
  CHECK(holds(read(with("[{\"copies\": 2}]")), "`seconds` is missing"));
  const auto p = plan::read_profile(with("[{\"copies\": 2, \"seconds\": 0.015}]"), "p.json");
  CHECK(p.busy.at(0).second == doctest::Approx(1.5));
}

TEST_CASE("wrong clusters say what is wrong and what to do") {
  const auto read = [](const std::string& text, const std::string& runtimes = "") {
    return wrong([&] { plan::read_cluster(text, "c.toml", runtimes); });
  };
  CHECK(read(kCluster) == "");
  CHECK(holds(read("nodes = "), "c.toml:1"));
  CHECK(holds(read(replaced(kCluster, "nodes = 2", "nodes = 0")), "`nodes` must be 1 or more"));
  CHECK(holds(read(replaced(kCluster, "devices = 2", "devics = 2")), "`devics` is unknown here"));
  CHECK(holds(read(replaced(kCluster, "memory_GB", "memory")), "`memory` is unknown here"));
  CHECK(holds(read(replaced(kCluster, "memory_GB = 8", "")), "nobody knows what fits"));
  CHECK(holds(read(replaced(kCluster, "bandwidth_GBs = 1\n", "")), "[links.inter]"));
  CHECK(holds(read(replaced(kCluster, "bandwidth_GBs = 10", "")), "hvrewrite measure"));
  CHECK(holds(read(replaced(kCluster, "= 8", "= -8")), "below zero"));
  const std::string curve = "allreduce_curve = [[2, 1000, 0.5, 0.6, ";
  CHECK(holds(read(curve + "1.5]]\n" + kCluster), "speed exceeds 1"));
  CHECK(holds(read(curve + "]]\n" + kCluster), "`allreduce_curve` has a wrong row"));
  CHECK(plan::read_cluster(curve + "0.25]]\n" + kCluster, "c.toml").curve.at(0).speed == 0.25);
  CHECK(holds(read(std::string(kCluster) + "[runtime]\nlooking = [[2, 2]]\n"), "above 0.9"));
  CHECK(holds(read(std::string(kCluster) + "[pipeline]\nmessage_curve = [[1]]\n"), "wrong row"));
  CHECK(holds(read(std::string(kCluster) + "[runtime]\nname = \"x\"\n"), "no runtime `x "));
}

TEST_CASE("runtimes hold by version") {
  const auto runtimes = file("plan/runtimes.toml");
  const auto cycle = [&](const char* version) {
    return plan::read_cluster(std::string(kCluster) +
                                  "[runtime]\nname = \"horovod\"\nversion = \"" + version + "\"\n",
                              "c.toml", runtimes)
        .runtime.cycle;
  };
  CHECK(cycle("0.20.3") == doctest::Approx(0.005));
  CHECK(cycle("0.21.0") == doctest::Approx(0.001));
  CHECK(cycle("0.28.1") == doctest::Approx(0.001));
}

TEST_CASE("shipped clusters can be read") {
  const auto runtimes = file("plan/runtimes.toml");
  int n = 0;
  const std::string folder = std::string(HVREWRITE_TREE) + "/plan/clusters";
  for (const auto& e : std::filesystem::directory_iterator(folder)) {
    const std::string name = e.path().filename();
    CHECK_NOTHROW(plan::read_cluster(file("plan/clusters/" + name), name, runtimes));
    ++n;
  }
  CHECK(n >= 6);
}

TEST_CASE("questions that make no sense") {
  const auto p = plan::read_profile(kProfile, "p.json");
  const auto c = plan::read_cluster(kCluster, "c.toml");
  const auto ask = [&](plan::Question q, plan::Cluster where) {
    return wrong([&] { plan::recommend(p, where, q); });
  };
  plan::Question q;
  CHECK(ask(q, c) == "");
  q.workers = -1;
  CHECK(holds(ask(q, c), "zero workers"));
  q.workers = 5;
  CHECK(holds(ask(q, c), "has 4 devices, not 5"));
  q.workers = 4;
  auto other = c;
  other.device = "other chip";
  CHECK(holds(ask(q, other), "--other-device"));
  q.other_device = true;
  CHECK(holds(ask(q, other), "peak_TFLOPS"));
  auto unlinked = c;
  unlinked.inter = {};
  q.other_device = false;
  CHECK(holds(ask(q, unlinked), "[links.inter]"));
}

TEST_CASE("another device's times are scaled by the peaks, and trusted less") {
  auto p = plan::read_profile(kProfile, "p.json");
  auto c = plan::read_cluster(kCluster, "c.toml");
  plan::Question q;
  const auto near = plan::predict(Kind::sequential, p, c, q);
  c.device = "faster chip";
  c.peak = 4e12;
  p.peak = 1e12;
  q.other_device = true;
  const auto far = plan::predict(Kind::sequential, p, c, q);
  CHECK(far.epoch == doctest::Approx(near.epoch / 4));
  CHECK(far.high / far.low > near.high / near.low);
}

TEST_CASE("the answer turns with the links, and the flip is where it does") {
  const auto p = profile({0.01, 0.01, 0.01, 0.01}, {200e6, 200e6, 200e6, 200e6});
  auto c = cluster(4, 1);
  c.inter = {1e-7, 1e12};
  plan::Question q;
  const auto fast = plan::recommend(p, c, q);
  REQUIRE(fast.best >= 0);
  CHECK(fast.predictions[static_cast<size_t>(fast.best)].kind == Kind::data_parallel);
  const auto flip = std::find_if(fast.flips.begin(), fast.flips.end(), [](const plan::Flip& f) {
    return f.quantity == "bandwidth" && !f.above;
  });
  REQUIRE(flip != fast.flips.end());
  for (const double factor : {0.9, 1.1}) {
    auto near = c;
    near.inter.bandwidth = flip->value * factor;
    const auto there = plan::recommend(p, near, q);
    const Kind best = there.predictions[static_cast<size_t>(there.best)].kind;
    CHECK((best == Kind::data_parallel) == (factor > 1));
  }
}

TEST_CASE("where nothing fits any more no distribution is named") {
  auto c = cluster(1, 4);
  const auto p = profile({0.1, 0.1, 0.1, 0.1}, {1e9, 1e9, 1e9, 1e9});
  c.memory = 2.5e9;  // for one layer of four
  plan::Question q;
  const plan::Advice a = plan::recommend(p, c, q);
  REQUIRE(a.best >= 0);
  const auto flip = std::find_if(a.flips.begin(), a.flips.end(), [](const plan::Flip& f) {
    return f.quantity == "workers" && !f.above;
  });
  REQUIRE(flip != a.flips.end());
  CHECK(!flip->fits);
  CHECK(holds(plan::as_text(a), "below 4 workers: nothing that fits"));
  CHECK(holds(plan::as_json(a), "\"recommended\": null"));
}

TEST_CASE("the simulation is the same every time") {
  const auto p = profile({0.003, 0.001, 0.004, 0.001, 0.005}, {1e6, 5e6, 9e6, 2e6, 6e6});
  const auto c = cluster(2, 4);
  plan::Question q;
  CHECK(plan::as_json(plan::recommend(p, c, q)) == plan::as_json(plan::recommend(p, c, q)));
}

TEST_CASE("1,024 workers and 150 layers in under a second") {
  std::vector<double> times(150, 0.0005);
  const auto p = profile(times, std::vector<double>(150, 4e5));
  auto c = cluster(128, 8);
  c.runtime.cycle = 0.001;
  plan::Question q;
  const auto begin = std::chrono::steady_clock::now();
  for (const Kind k : plan::kKinds) plan::predict(k, p, c, q);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  MESSAGE("seconds for all distributions: " << took.count());
  const auto again = std::chrono::steady_clock::now();
  plan::recommend(p, c, q);
  const std::chrono::duration<double> whole = std::chrono::steady_clock::now() - again;
  MESSAGE("seconds with the search for flips and the curve: " << whole.count());
  // Twice the promise: the machines that run tests are shared and may check addresses.
  CHECK(took.count() < 2 * HVREWRITE_SLOW);
}

TEST_CASE("pictures: text, JSON, HTML that needs nothing else, SVG, a trace") {
  auto p = profile({0.003, 0.001, 0.004, 0.001, 0.005}, {1e6, 5e6, 9e6, 2e6, 6e6});
  p.script = "<train>.py";
  const auto a = plan::recommend(p, cluster(1, 4), {});
  CHECK(holds(plan::as_text(a), "> data parallel"));
  const auto json = nlohmann::json::parse(plan::as_json(a));
  CHECK(json["recommended"] == "data_parallel");
  CHECK(json["predictions"].size() == std::size(plan::kKinds));
  const auto trace = nlohmann::json::parse(plan::as_trace(a));
  CHECK(trace["traceEvents"].size() > 20);
  const std::string html = plan::as_html(a, {{2, 0.5}});
  CHECK(holds(html, "&lt;train&gt;.py"));
  CHECK(!holds(html, "<train>"));
  CHECK(!holds(html, "src="));
  CHECK(!holds(html, "href="));
  CHECK(holds(html, "measured"));
  const std::string svg = plan::as_svg(a);
  CHECK(svg.substr(0, 4) == "<svg");
  size_t open = 0, closed = 0;
  for (size_t at = 0; (at = svg.find("<svg", at)) != std::string::npos; ++at) ++open;
  for (size_t at = 0; (at = svg.find("</svg>", at)) != std::string::npos; ++at) ++closed;
  CHECK(open == closed);
}
