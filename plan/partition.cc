// Layers divided over devices, by dynamic programming over their times and memory.
#include <algorithm>
#include <limits>

#include "plan/simulate.h"

namespace plan {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

// Sums over layers, so that any stretch of them costs two look-ups.
class Sums {
 public:
  Sums(const Profile& p, const Cluster& c, double micro_batch, double memory, const Schedule& like)
      : p_(p), c_(c), memory_(memory), like_(like) {
    like_.micro_batch = std::max(1, static_cast<int>(micro_batch));
    const Pass pass = pass_over(p, micro_batch);
    time_.push_back(0);
    held_.push_back(0);
    saved_.push_back(0);
    for (size_t i = 0; i < p.layers.size(); ++i) {
      const double again = like.recompute == Recompute::none ? 0 : pass.forward[i];
      time_.push_back(time_.back() + pass.forward[i] + pass.backward[i] + again);
      held_.push_back(held_.back() + held_bytes(p, i, i + 1));
      saved_.push_back(saved_.back() + saved_bytes(p, i, i + 1, micro_batch));
    }
  }
  double time(size_t a, size_t b) const { return time_[b] - time_[a]; }
  // Both directions over the cut behind layer `b - 1`, between devices `at - 1` and `at`.
  double cut(size_t b, int at) const {
    if (b >= p_.layers.size()) return 0;
    return 2 *
           message_seconds(c_, at - 1, at, p_.layers[b - 1].output * like_.micro_batch / p_.batch);
  }
  // Does [a, b) fit with `behind` devices in this and the later parts?
  bool fits(size_t a, size_t b, int replicas, int behind) const {
    if (memory_ <= 0) return true;
    const int held = like_.alternate ? std::min((behind + replicas - 1) / replicas, like_.count)
                                     : (like_.count + replicas - 1) / replicas;
    const double one = saved_[b] - saved_[a];
    const double kept = a > 0 ? p_.layers[a - 1].output * like_.micro_batch / p_.batch : 0;
    const double passes = like_.recompute == Recompute::none ? held * one : held * kept + one;
    return held_[b] - held_[a] + passes <= memory_;
  }

 private:
  const Profile& p_;
  const Cluster& c_;
  const double memory_;
  Schedule like_;
  std::vector<double> time_, held_, saved_;
};

// A part's time with the transfers of its cuts: beside the work, or after it.
double slot(const Cluster& c, double work, double cuts) {
  return c.pipeline.overlap ? std::max(work, cuts) : work + cuts;
}

}  // namespace

std::vector<Stage> divide(const Profile& p, const Cluster& c, int stages, double micro_batch,
                          double memory, const Schedule& like) {
  const size_t n = p.layers.size();
  const auto parts = static_cast<size_t>(std::max(0, stages));
  if (parts < 1 || parts > n) return {};
  const Sums sums(p, c, micro_batch, memory, like);
  // best[k][j]: the slowest part when the first j layers lie in k parts.
  std::vector<std::vector<double>> best(parts + 1, std::vector<double>(n + 1, kNever));
  std::vector<std::vector<size_t>> from(parts + 1, std::vector<size_t>(n + 1, 0));
  best[0][0] = 0;
  for (size_t k = 1; k <= parts; ++k)
    for (size_t j = k; j <= n - (parts - k); ++j)
      for (size_t i = j; i-- > k - 1;) {
        if (sums.time(i, j) >= best[k][j]) break;
        if (best[k - 1][i] >= best[k][j]) continue;
        const double own = slot(c, sums.time(i, j), sums.cut(j, static_cast<int>(k)));
        const double worst = std::max(best[k - 1][i], own);
        if (worst < best[k][j] && sums.fits(i, j, 1, static_cast<int>(parts - k + 1))) {
          best[k][j] = worst;
          from[k][j] = i;
        }
      }
  if (best[parts][n] == kNever) return {};
  std::vector<Stage> out(parts);
  for (size_t k = parts, j = n; k > 0; --k) {
    out[k - 1].last = j;
    j = out[k - 1].first = from[k][j];
  }
  return out;
}

std::vector<Stage> divide_replicated(const Profile& p, const Cluster& c, int workers,
                                     double micro_batch, double memory, const Schedule& like) {
  const size_t n = p.layers.size();
  const Sums sums(p, c, micro_batch, memory, like);
  // Many devices are dealt out in equal handfuls.
  constexpr int kSingly = 16, kHandfuls = 8;
  int unit = 1;
  while (workers > kSingly && (workers / unit > kHandfuls || workers % unit != 0)) ++unit;
  const auto units = static_cast<size_t>(workers / unit);
  std::vector<double> bytes{0};
  for (const Layer& l : p.layers) bytes.push_back(bytes.back() + gradient_bytes(l));
  // best[u][j]: layers [j, n) on the last u handfuls; built from the end, since what a part holds
  // depends on the devices behind it.
  std::vector<std::vector<double>> best(units + 1, std::vector<double>(n + 1, kNever));
  std::vector<std::vector<std::pair<size_t, size_t>>> from(
      units + 1, std::vector<std::pair<size_t, size_t>>(n + 1, {0, 0}));
  best[0][n] = 0;
  for (size_t u = 1; u <= units; ++u)
    for (size_t j = n; j-- > 0;)
      for (size_t own = 1; own <= u; ++own)
        for (size_t k = j + 1; k <= n; ++k) {
          const double behind = best[u - own][k];
          if (behind >= best[u][j]) continue;
          const int replicas = static_cast<int>(own) * unit;
          const double work = sums.time(j, k) / replicas;
          if (work >= best[u][j]) break;
          const int cut_at = workers - static_cast<int>(u - own) * unit;
          double t = slot(c, work, sums.cut(k, cut_at) / replicas);
          if (t >= best[u][j] || !sums.fits(j, k, replicas, static_cast<int>(u) * unit)) continue;
          // A step has `count` micro-batches, and one reduction.
          t += allreduce_seconds(c, replicas, bytes[k] - bytes[j]) / std::max(1, like.count);
          if (std::max(behind, t) < best[u][j]) {
            best[u][j] = std::max(behind, t);
            from[u][j] = {own, k};
          }
        }
  std::vector<Stage> out;
  for (size_t u = units, j = 0; j < n;) {
    const auto [own, k] = from[u][j];
    if (own == 0) return {};
    Stage g;
    g.first = j;
    g.last = k;
    g.replicas = static_cast<int>(own) * unit;
    out.push_back(g);
    u -= own;
    j = k;
  }
  return out;
}

}  // namespace plan
