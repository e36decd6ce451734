// What single things cost.
#include "plan/costs.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace plan {
namespace {

// The time of one layer at one measured batch size.
double at_point(const Profile& p, size_t point, size_t layer, bool forward) {
  const Layer& l = p.layers[layer];
  const double whole = forward ? l.forward : l.backward;
  if (point == p.small.size()) return whole;
  const SmallBatch& s = p.small[point];
  if (!s.forward.empty()) return forward ? s.forward[layer] : s.backward[layer];
  double work = 0;
  for (const Layer& o : p.layers) work += o.forward + o.backward;
  return whole * s.seconds / work;
}

double rings(const Cluster& c, int workers, double bytes) {
  return ring_seconds(slowest_link(c, workers, bytes / std::max(1, workers)), workers, bytes);
}

// Between measured sizes along straight lines, below the smallest at its value, beyond the
// largest along the last line. `value` is one of a point's numbers.
template <class Point, class Size, class Value>
double from_curve(const std::vector<Point>& points, double bytes, const Size& size,
                  const Value& value) {
  if (points.size() == 1) return value(points[0]);
  size_t i = 1;
  while (i + 1 < points.size() && size(points[i]) < bytes) ++i;
  const Point &a = points[i - 1], &b = points[i];
  if (bytes <= size(a) || size(b) <= size(a)) return value(a);
  const double slope = (value(b) - value(a)) / (size(b) - size(a));
  return value(a) + slope * (bytes - size(a));
}

// Of points (ranks, factor), with straight lines between them; 1 for one rank.
double factor_at(const std::vector<std::pair<int, double>>& points, int ranks) {
  double factor = 1;
  int before = 1;
  for (const auto& [n, f] : points) {
    if (n <= ranks)
      factor = f;
    else if (before < ranks)
      factor += (f - factor) * (ranks - before) / (n - before);
    before = n;
    if (n >= ranks) break;
  }
  return factor;
}

// The inverse of the standard normal distribution, by bisection.
double normal_quantile(double q) {
  double low = -9, high = 9;
  for (int i = 0; i < 80; ++i) {
    const double mid = (low + high) / 2;
    (std::erfc(-mid / std::sqrt(2.0)) / 2 < q ? low : high) = mid;
  }
  return (low + high) / 2;
}

}  // namespace

Pass pass_over(const Profile& p, double samples) {
  std::vector<std::pair<double, size_t>> points;
  for (size_t i = 0; i < p.small.size(); ++i)
    if (p.small[i].samples != p.batch) points.emplace_back(p.small[i].samples, i);
  points.emplace_back(p.batch, p.small.size());
  std::sort(points.begin(), points.end());
  Pass out;
  for (size_t l = 0; l < p.layers.size(); ++l)
    for (const bool forward : {true, false}) {
      double t = 0;
      if (points.size() == 1) {
        t = at_point(p, points[0].second, l, forward) * samples / p.batch;
      } else {
        size_t i = 1;
        while (i + 1 < points.size() && points[i].first < samples) ++i;
        const double a = at_point(p, points[i - 1].second, l, forward);
        const double b = at_point(p, points[i].second, l, forward);
        const double x = points[i - 1].first, y = points[i].first;
        t = samples < x ? a : std::max(0.0, a + (b - a) * (samples - x) / (y - x));
      }
      (forward ? out.forward : out.backward).push_back(t);
    }
  return out;
}

Profile calibrated(Profile p) {
  double work = 0;
  for (const Layer& l : p.layers) work += l.forward + l.backward;
  if (p.step <= 0 || host_seconds(p) >= p.step) return p;
  const double factor = std::max(p.step - p.update, p.step / 10) / work;
  for (Layer& l : p.layers) {
    l.forward *= factor;
    l.backward *= factor;
  }
  for (SmallBatch& s : p.small) {
    s.seconds *= factor;
    for (double& t : s.forward) t *= factor;
    for (double& t : s.backward) t *= factor;
  }
  return p;
}

double gradient_bytes(const Layer& l) {
  double sum = 0;
  for (const double g : l.gradients) sum += g;
  return sum;
}

double gradient_bytes(const Profile& p) {
  double sum = 0;
  for (const Layer& l : p.layers) sum += gradient_bytes(l);
  return sum;
}

int tensor_count(const Profile& p) {
  size_t n = 0;
  for (const Layer& l : p.layers) n += l.gradients.size();
  return static_cast<int>(n);
}

double update_host_seconds(const Profile& p, const Cluster& c, int tensors) {
  return tensors * (c.runtime.hook > 0 ? c.runtime.hook : 2 * p.launch);
}

double host_seconds(const Profile& p) {
  double n = 0;
  for (const Layer& l : p.layers) n += 2 * l.operations;
  return (n + 2 * tensor_count(p)) * p.launch;
}

Link link_between(const Cluster& c, int a, int b) {
  if (a / c.devices != b / c.devices) return c.inter;
  const std::pair<int, int> ids = std::minmax(a % c.devices, b % c.devices);
  for (const auto& [pair, link] : c.pairs)
    if (pair == ids) return link;
  return c.intra;
}

double transfer(const Link& l, double bytes) { return l.latency + bytes / l.bandwidth; }

double message_seconds(const Cluster& c, int a, int b, double bytes) {
  const auto& points = c.pipeline.messages;
  if (points.empty() || a / c.devices != b / c.devices) {
    const Link l = link_between(c, a, b);
    return l.known() ? transfer(l, bytes) : 0;
  }
  return std::max(points.front().second, from_curve(
                                             points, bytes, [](const auto& p) { return p.first; },
                                             [](const auto& p) { return p.second; }));
}

Link slowest_link(const Cluster& c, int workers, double bytes) {
  Link slowest;
  const auto look = [&](const Link& l) {
    if (!slowest.known() || transfer(l, bytes) > transfer(slowest, bytes)) slowest = l;
  };
  // Nodes are alike: the first one's links, the step to the next node, and the way back.
  const int inside = c.pairs.empty() ? 2 : c.devices;
  for (int i = 0; i + 1 < std::min({workers, c.devices, inside}); ++i)
    look(link_between(c, i, i + 1));
  if (workers > 1) look(link_between(c, workers - 1, 0));
  if (workers > c.devices) look(c.inter);
  return slowest;
}

double ring_seconds(const Link& l, int workers, double bytes) {
  if (workers < 2) return 0;
  return 2.0 * (workers - 1) * transfer(l, bytes / workers);
}

double tree_seconds(const Link& l, int workers, double bytes) {
  if (workers < 2) return 0;
  // Up and down again; long messages are cut and flow through both directions at full speed.
  return 2 * (std::ceil(std::log2(workers)) * l.latency + bytes / l.bandwidth);
}

double hierarchical_seconds(const Cluster& c, int workers, double bytes) {
  const int inside = std::min(workers, c.devices);
  const int nodes = (workers + c.devices - 1) / c.devices;
  // Scatter and gather inside each node; between nodes all its parts share one interface.
  double t = ring_seconds(slowest_link(c, inside, bytes / std::max(1, inside)), inside, bytes);
  if (nodes > 1) t += ring_seconds(c.inter, nodes, bytes);
  return t;
}

Measured measured_allreduce(const Cluster& c, int workers, double bytes) {
  Measured out;
  out.bytes = bytes;
  for (const Measured& m : c.curve)
    if (m.ranks <= workers) out.ranks = std::max(out.ranks, m.ranks);
  if (out.ranks < 2) return out;
  std::vector<Measured> points;
  for (const Measured& m : c.curve)
    if (m.ranks == out.ranks) points.push_back(m);
  const auto at = [&](const auto& value) {
    return from_curve(
        points, bytes, [](const Measured& m) { return m.bytes; }, value);
  };
  const double least = points.front().seconds;
  out.seconds = std::max(least, at([](const Measured& m) { return m.seconds; }));
  out.beside = std::max(out.seconds,
                        at([](const Measured& m) { return m.beside > 0 ? m.beside : m.seconds; }));
  out.speed = std::clamp(at([](const Measured& m) { return m.speed; }), 0.01, 1.0);
  if (out.ranks != workers) {
    const double more = rings(c, workers, bytes) / rings(c, out.ranks, bytes);
    out.seconds *= more;
    out.beside *= more;
  }
  return out;
}

double allreduce_seconds(const Cluster& c, int workers, double bytes, int stride) {
  if (workers < 2) return 0;
  if (stride > 1) {
    // Copies of one stage lie `stride` devices apart: inside a node while they fit there.
    if (workers * stride <= c.devices) return ring_seconds(c.intra, workers, bytes);
    // All stages of a node reduce at once and share its interface.
    Link shared = c.inter;
    shared.bandwidth /= std::min(stride, c.devices);
    return ring_seconds(shared, workers, bytes);
  }
  if (const Measured m = measured_allreduce(c, workers, bytes); m.ranks > 1) return m.seconds;
  const double ring = rings(c, workers, bytes);
  const Link slowest = slowest_link(c, workers, bytes);
  switch (c.allreduce) {
    case Allreduce::ring: return ring;
    case Allreduce::tree: return tree_seconds(slowest, workers, bytes);
    case Allreduce::hierarchical: return hierarchical_seconds(c, workers, bytes);
    case Allreduce::best: break;
  }
  return std::min(
      {ring, tree_seconds(slowest, workers, bytes), hierarchical_seconds(c, workers, bytes)});
}

double expected_maximum(int n) { return n < 2 ? 0 : normal_quantile((n - 0.375) / (n + 0.25)); }

double shared_cores(const Profile& p, const Cluster& c, int workers) {
  const int ranks = std::min(workers, c.devices);
  if (p.busy.empty()) return factor_at(c.slowdown, ranks);
  // The script's own; beyond what was tried it grows as the cluster's does.
  const int tried = std::min(ranks, p.busy.back().first);
  return factor_at(p.busy, tried) * factor_at(c.slowdown, ranks) / factor_at(c.slowdown, tried);
}

double looking(const Cluster& c, int workers) {
  const auto& points = c.runtime.looking;
  if (workers < 2 || points.empty()) return 1;
  const double share = from_curve(
      points, std::min({workers, c.devices, points.back().first}),
      [](const auto& p) { return p.first; }, [](const auto& p) { return p.second; });
  return 1 / (1 - share);
}

double slowdown(const Profile& p, const Cluster& c, int workers) {
  const double spread = c.straggle >= 0 ? c.straggle : p.spread;
  return shared_cores(p, c, workers) * (1 + spread * expected_maximum(workers));
}

double held_bytes(const Profile& p, size_t first, size_t last) {
  double sum = 0;
  for (size_t i = first; i < last; ++i) {
    const Layer& l = p.layers[i];
    sum += 4 * l.parameters + gradient_bytes(l) + l.state;
  }
  return sum;
}

double saved_bytes(const Profile& p, size_t first, size_t last, double samples) {
  double sum = 0;
  for (size_t i = first; i < last; ++i) sum += p.layers[i].saved;
  return sum * samples / p.batch;
}

std::string bytes_text(double bytes) {
  return bytes >= 1e9 ? fmt::format("{:.1f} GB", bytes / 1e9)
                      : fmt::format("{:.0f} MB", bytes / 1e6);
}

double loading_seconds(const Profile& p, const Cluster& c, int ranks, double samples) {
  if (p.load <= 0 || c.loaders <= 0) return 0;
  return p.load * samples / std::max(1.0, static_cast<double>(c.loaders) / std::max(1, ranks));
}

}  // namespace plan
