// The best schedule of each kind: sizes of micro-batches, depths, devices that take part.
#include <algorithm>
#include <cmath>

#include "plan/simulate.h"

namespace plan {
namespace {

constexpr int kDeepest = 64;  // parts of a pipeline

int layer_count(const Profile& p) { return static_cast<int>(p.layers.size()); }

// A reserve for what frameworks and libraries hold beside the model is in the profile's peak.
bool fits(double bytes, const Cluster& c) { return bytes <= c.memory; }

// Micro-batches of whole samples that make up `batch`: the script's own size, halves of it, ….
std::vector<std::pair<int, int>> sizes(const Profile& p, const Question& q, double batch) {
  if (q.micro_batch > 0 && q.micro_batches > 0) return {{q.micro_batch, q.micro_batches}};
  std::vector<std::pair<int, int>> out;
  const auto add = [&](int size) {
    const int count = q.micro_batches > 0
                          ? q.micro_batches
                          : static_cast<int>(std::max(1.0, std::round(batch / size)));
    out.emplace_back(size, count);
  };
  if (q.micro_batch > 0) {
    add(q.micro_batch);
    return out;
  }
  for (int size = p.batch; size >= 1 && out.size() < 5; size /= 2) add(size);
  return out;
}

double fullest(const Profile& p, const Schedule& s) {
  double most = 0;
  for (size_t i = 0; i < s.stages.size(); ++i) most = std::max(most, stage_memory(p, s, i));
  return most;
}

double samples_of(const Schedule& s) {
  return static_cast<double>(s.micro_batch) * s.count * s.copies;
}

// Samples a second that no division of the layers can exceed: all devices busy all the time.
double ideal(const Profile& p, const Schedule& s, int devices) {
  const Pass pass = pass_over(p, s.micro_batch);
  double work = 0;
  for (size_t i = 0; i < p.layers.size(); ++i) work += pass.forward[i] + pass.backward[i];
  return s.micro_batch * devices / work;
}

// Of all schedules the one that trains the most samples a second. Those that could train the most
// are simulated first; most others need not be.
Chosen best_of(const Profile& p, const Cluster& c, std::vector<Schedule> schedules, double beat) {
  Chosen best;
  std::vector<std::pair<double, size_t>> order;
  for (size_t i = 0; i < schedules.size(); ++i) {
    Schedule& s = schedules[i];
    if (s.stages.empty()) continue;
    const double memory = fullest(p, s);
    if (fits(memory, c)) {
      order.emplace_back(-samples_of(s) / pipeline_bound(p, c, s), i);
    } else if (best.needed == 0 || memory < best.needed) {
      best.needed = memory;
    }
  }
  std::sort(order.begin(), order.end());
  for (const auto& [bound, i] : order) {
    if (-bound <= beat) break;
    Schedule& s = schedules[i];
    const StepTime time = pipeline_step(p, c, s, false);
    if (samples_of(s) / time.seconds <= beat) continue;
    beat = samples_of(s) / time.seconds;
    best.time = time;
    best.samples = samples_of(s);
    best.memory = fullest(p, s);
    best.schedule = s;
  }
  best.workers = 0;
  for (size_t i = 0; i < best.schedule.stages.size(); ++i) {
    best.schedule.stages[i].memory = stage_memory(p, best.schedule, i);
    best.workers += best.schedule.stages[i].replicas * best.schedule.copies;
  }
  return best;
}

// Divides as fast as memory allows; without a limit when nothing fits, to say what is lacking.
std::vector<Stage> divided(const Profile& p, const Cluster& c, int parts, const Schedule& like) {
  auto out = divide(p, c, parts, like.micro_batch, c.memory, like);
  if (out.empty()) out = divide(p, c, parts, like.micro_batch, 0, like);
  return out;
}

std::vector<int> depths(const Profile& p, int workers) {
  std::vector<int> out;
  const int most = std::min({workers, layer_count(p), kDeepest});
  if (most == workers) return {workers};
  for (int d = 2; d < most; d *= 2) out.push_back(d);
  out.push_back(most);
  return out;
}

}  // namespace

Chosen choose_gpipe(const Profile& p, const Cluster& c, const Question& q, int workers,
                    double beat) {
  std::vector<Schedule> list;
  for (const auto& [size, count] : sizes(p, q, static_cast<double>(workers) * p.batch))
    for (const int depth : depths(p, workers)) {
      Schedule s;
      s.micro_batch = size;
      s.count = count;
      s.recompute = c.pipeline.recompute;
      if (ideal(p, s, depth) <= beat) continue;
      s.stages = divided(p, c, depth, s);
      list.push_back(std::move(s));
    }
  return best_of(p, c, std::move(list), beat);
}

Chosen choose_pipedream(const Profile& p, const Cluster& c, const Question& q, int workers,
                        double beat) {
  std::vector<Schedule> list;
  auto options = sizes(p, q, static_cast<double>(workers) * p.batch);
  if (options.size() > 3) options.resize(3);
  for (const auto& [size, count] : options) {
    Schedule s;
    s.micro_batch = size;
    s.count = count;
    s.alternate = true;
    if (ideal(p, s, workers) <= beat) continue;
    s.stages = divide_replicated(p, c, workers, size, c.memory, s);
    if (s.stages.empty()) s.stages = divide_replicated(p, c, workers, size, 0, s);
    // One part on all devices is data parallelism, and predicted as such.
    if (s.stages.size() < 2) {
      Schedule even = s;
      even.stages = divided(p, c, std::min({workers, layer_count(p), kDeepest}), even);
      if (even.stages.size() > 1) list.push_back(std::move(even));
      continue;
    }
    list.push_back(std::move(s));
  }
  return best_of(p, c, std::move(list), beat);
}

Chosen choose_hybrid(const Profile& p, const Cluster& c, const Question& q, int workers,
                     double beat) {
  std::vector<Schedule> list;
  for (int depth = 2; depth <= std::min({workers / 2, layer_count(p), kDeepest}); ++depth) {
    if (workers % depth != 0) continue;
    auto options = sizes(p, q, static_cast<double>(depth) * p.batch);
    if (options.size() > 3) options.resize(3);
    for (const auto& [size, count] : options) {
      Schedule s;
      s.micro_batch = size;
      s.count = count;
      s.copies = workers / depth;
      s.alternate = true;
      if (ideal(p, s, workers) <= beat) continue;
      s.stages = divided(p, c, depth, s);
      list.push_back(std::move(s));
    }
  }
  return best_of(p, c, std::move(list), beat);
}

Chosen choose_layers_on_devices(const Profile& p, const Cluster& c, int workers, double beat) {
  Schedule s;
  s.micro_batch = p.batch;
  s.count = 1;
  s.stages = divided(p, c, std::min({workers, layer_count(p), kDeepest}), s);
  return best_of(p, c, {s}, beat);
}

}  // namespace plan
