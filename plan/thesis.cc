// The thesis's formulas.
#include "plan/thesis.h"

#include <algorithm>

#include "plan/simulate.h"

namespace plan::thesis {

double equation_5_1(double t_seq, int workers, double gradients, double threshold,
                    const std::vector<Link>& ring) {
  double slowest = 0;
  const double last = std::min(gradients, threshold);
  for (const Link& l : ring)
    slowest = std::max(slowest, l.latency + last / (workers * l.bandwidth));
  return t_seq / workers + 2 * (workers - 1) * slowest;
}

double equation_6_1(double t_seq, int workers, int micro_batches) {
  return t_seq * (workers + micro_batches - 1) / (static_cast<double>(workers) * micro_batches);
}

double equation_6_2(int workers, int micro_batches, const std::vector<Link>& links,
                    const std::vector<double>& sent) {
  if (workers < 2) return 0;
  const auto last = static_cast<size_t>(workers - 1);
  const auto c = [&](size_t a, size_t z) {  // partitions count from 1
    double slowest = 0;
    for (size_t j = a; j <= z; ++j)
      slowest = std::max(slowest, transfer(links[j - 1], sent[j - 1]));
    return slowest;
  };
  double fill = 0, drain = 0;
  for (size_t i = 1; i + 1 <= last; ++i) fill += c(1, i);
  for (size_t i = 2; i <= last; ++i) drain += c(i, last);
  return 2 * (fill + (micro_batches - (workers - 2)) * c(1, last) + drain);
}

Prediction data_parallel(const Profile& p, const Cluster& c, const Question& q) {
  Prediction out;
  out.kind = Kind::data_parallel;
  const int w = q.workers;
  std::vector<Link> ring;
  for (int i = 0; i < w && w > 1; ++i) ring.push_back(link_between(c, i, (i + 1) % w));
  const double one = sequential_step(p, c, false).seconds;
  out.workers = w;
  out.samples = static_cast<double>(w) * p.batch;
  out.seconds = equation_5_1(one * w, w, gradient_bytes(p), c.runtime.fusion, ring);
  const size_t layers = p.layers.size();
  out.memory = held_bytes(p, 0, layers) + saved_bytes(p, 0, layers, p.batch);
  out.bottleneck = out.seconds > 2 * one ? "communication" : "computing";
  return out;
}

Prediction gpipe(const Profile& p, const Cluster& c, const Question& q) {
  Prediction out;
  out.kind = Kind::gpipe;
  Schedule s;
  s.micro_batch = q.micro_batch > 0 ? q.micro_batch : p.batch;
  const double batch = static_cast<double>(q.workers) * p.batch;
  s.count =
      q.micro_batches > 0 ? q.micro_batches : std::max(1, static_cast<int>(batch / s.micro_batch));
  const int w = std::min<int>(q.workers, static_cast<int>(p.layers.size()));
  s.stages = divide(p, c, w, s.micro_batch, 0, s);
  const Pass pass = pass_over(p, s.micro_batch);
  double small = p.update;
  for (size_t i = 0; i < p.layers.size(); ++i) small += pass.forward[i] + pass.backward[i];
  std::vector<Link> links;
  std::vector<double> sent;
  for (int i = 0; i + 1 < w; ++i) {
    links.push_back(link_between(c, i, i + 1));
    sent.push_back(p.layers[s.stages[static_cast<size_t>(i)].last - 1].output * s.micro_batch /
                   p.batch);
  }
  const double communication = equation_6_2(w, s.count, links, sent);
  out.workers = w;
  out.micro_batch = s.micro_batch;
  out.micro_batches = s.count;
  out.samples = static_cast<double>(s.micro_batch) * s.count;
  out.seconds = equation_6_1(small * s.count, w, s.count) + communication;
  out.bottleneck = communication > out.seconds / 2 ? "communication" : "computing";
  for (size_t i = 0; i < s.stages.size(); ++i) {
    s.stages[i].memory = stage_memory(p, s, i);
    out.memory = std::max(out.memory, s.stages[i].memory);
  }
  out.stages = s.stages;
  return out;
}

}  // namespace plan::thesis
