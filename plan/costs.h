// What single things cost: passes over some samples, messages, all-reduces, bytes of memory.
#pragma once
#include <string>
#include <vector>

#include "hvrewrite/plan.h"

namespace plan {

// Seconds of each layer over `samples` samples: between measured batch sizes along straight lines,
// beyond the largest with the last slope, below the smallest at its time (the fixed part rules).
struct Pass {
  std::vector<double> forward, backward;
};
Pass pass_over(const Profile& p, double samples);

// The layers' times are stretched so that layers, update and launches explain the measured step.
Profile calibrated(Profile p);

// Host seconds to launch forward pass, backward pass and update of a whole step.
double host_seconds(const Profile& p);
double update_host_seconds(const Profile& p, const Cluster& c, int tensors);
int tensor_count(const Profile& p);
double gradient_bytes(const Layer& l);
double gradient_bytes(const Profile& p);

// The connection of two of the cluster's devices; node after node is filled.
Link link_between(const Cluster& c, int a, int b);
// The slowest connection in the ring over the first `workers` devices, for messages of `bytes`.
Link slowest_link(const Cluster& c, int workers, double bytes);
double transfer(const Link& l, double bytes);
// Seconds of a message of a pipeline from device `a` to device `b`: measured, or the link's.
double message_seconds(const Cluster& c, int a, int b, double bytes);

// Seconds in which `workers` devices sum `bytes` each. `stride`: every how manieth device takes
// part.
double allreduce_seconds(const Cluster& c, int workers, double bytes, int stride = 1);
// What was measured of it, between the measured sizes; `ranks` 0 where nothing was.
Measured measured_allreduce(const Cluster& c, int workers, double bytes);
// The formulas, whatever was measured.
double ring_seconds(const Link& slowest, int workers, double bytes);
double tree_seconds(const Link& slowest, int workers, double bytes);
double hierarchical_seconds(const Cluster& c, int workers, double bytes);

// The expected largest of `n` standard normal deviates (Blom's approximation): how far the
// slowest of n ranks is behind, in standard deviations.
double expected_maximum(int n);
// Factor on compute time when `workers` ranks compute at once: cores and memory that they share.
double shared_cores(const Profile& p, const Cluster& c, int workers);
// Factor on it by the threads that look for gradients.
double looking(const Cluster& c, int workers);
// `shared_cores`, of the slowest of them.
double slowdown(const Profile& p, const Cluster& c, int workers);

// Bytes on a device that holds the layers [first, last): weights, gradients, optimizer state, and
// `passes` times what `samples` samples keep for the backward pass.
double held_bytes(const Profile& p, size_t first, size_t last);
double saved_bytes(const Profile& p, size_t first, size_t last, double samples);
std::string bytes_text(double bytes);

// Seconds in which the loaders prepare what a device needs a step.
double loading_seconds(const Profile& p, const Cluster& c, int ranks_on_node, double samples);

}  // namespace plan
