// The simulated distributions, a file each.
#pragma once
#include <string>
#include <vector>

#include "plan/costs.h"

namespace plan {

// One step, as simulated.
struct StepTime {
  double seconds = 0;
  double computing = 0;      // of the busiest device
  double communicating = 0;  // in which a device waits for messages
  double launching = 0;      // in which it waits for its host
  double waiting = 0;        // empty places of a pipeline, the software's wait before the update
  double loading = 0;        // in which all wait for data
  std::vector<Span> spans;
};
// The largest of them, as a word.
std::string bottleneck_of(const StepTime& t);

// One device: layers and update; the host runs ahead of the device, from step to step.
StepTime sequential_step(const Profile& p, const Cluster& c, bool spans);

// Every worker has the whole model and its own batch; gradients are summed while the backward
// pass goes on.
StepTime data_parallel_step(const Profile& p, const Cluster& c, int workers, bool spans);

// How a pipeline is run.
struct Schedule {
  std::vector<Stage> stages;
  int micro_batch = 1, count = 1;  // samples, and micro-batches a step of one pipeline
  int copies = 1;                  // whole pipelines side by side, which share gradients
  bool alternate = false;          // 1F1B: backward passes as soon as they can be
  Recompute recompute = Recompute::none;
};
StepTime pipeline_step(const Profile& p, const Cluster& c, const Schedule& s, bool spans);
// Seconds that the step takes at least: the slowest part, again and again.
double pipeline_bound(const Profile& p, const Cluster& c, const Schedule& s);
// Bytes on a device of stage `i`.
double stage_memory(const Profile& p, const Schedule& s, size_t i);
// How many micro-batches a device of stage `i` holds at most.
int in_flight(const Schedule& s, size_t i);

// The layers divided into `stages` consecutive parts such that the slowest part is as fast as it
// can be, counting what its cuts send, and every part fits into `memory` (0: no limit). Empty
// when it cannot be.
std::vector<Stage> divide(const Profile& p, const Cluster& c, int stages, double micro_batch,
                          double memory, const Schedule& like);
// The same where a part may be on several devices which share its micro-batches, all `workers`
// of them used. The first choice is the one whose slowest part is fastest.
std::vector<Stage> divide_replicated(const Profile& p, const Cluster& c, int workers,
                                     double micro_batch, double memory, const Schedule& like);

// The best schedule of a kind for so many workers; seconds of a step 0 when none fits, and then
// `needed` bytes would be.
struct Chosen {
  Schedule schedule;
  StepTime time;
  int workers = 0;
  double samples = 0, memory = 0, needed = 0;
};
// `beat`: samples a second that are reached already; what cannot reach more is not simulated.
Chosen choose_gpipe(const Profile& p, const Cluster& c, const Question& q, int workers,
                    double beat = 0);
Chosen choose_pipedream(const Profile& p, const Cluster& c, const Question& q, int workers,
                        double beat = 0);
Chosen choose_hybrid(const Profile& p, const Cluster& c, const Question& q, int workers,
                     double beat = 0);
Chosen choose_layers_on_devices(const Profile& p, const Cluster& c, int workers, double beat = 0);

}  // namespace plan
