// Predicts all distributions, chooses, says why, how sure, and where the answer changes.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "plan/simulate.h"
#include "plan/thesis.h"

namespace plan {
namespace {

void too_big(Prediction& out, const Cluster& c, double needed) {
  out.possible = false;
  out.why_not = "does not fit: needs " + bytes_text(needed) + " on a device that has " +
                bytes_text(c.memory) + ", " + bytes_text(needed - c.memory) + " too much";
}

void take(Prediction& out, const StepTime& t) {
  out.seconds = t.seconds;
  out.bottleneck = bottleneck_of(t);
  out.spans = t.spans;
}

// A whole model on each device.
void whole(Prediction& out, const Profile& p, const Cluster& c, int workers, bool spans) {
  out.workers = workers;
  out.samples = static_cast<double>(workers) * p.batch;
  out.memory = held_bytes(p, 0, p.layers.size()) + saved_bytes(p, 0, p.layers.size(), p.batch);
  out.memory = std::max(out.memory, p.peak_memory);
  if (workers > 1) out.memory += std::min(c.runtime.fusion, gradient_bytes(p));
  take(out, workers > 1 ? data_parallel_step(p, c, workers, spans) : sequential_step(p, c, spans));
  if (out.memory > c.memory) too_big(out, c, out.memory);
}

void pipelined(Prediction& out, const Profile& p, const Cluster& c, const Chosen& chosen,
               bool spans) {
  if (chosen.time.seconds <= 0) {
    if (chosen.needed > 0) {
      out.memory = chosen.needed;
      too_big(out, c, chosen.needed);
    } else {
      out.possible = false;
      out.why_not = "there are not enough layers or devices to divide";
    }
    return;
  }
  out.workers = chosen.workers;
  out.samples = chosen.samples;
  out.memory = chosen.memory;
  out.stages = chosen.schedule.stages;
  out.micro_batch = chosen.schedule.micro_batch;
  out.micro_batches = chosen.schedule.count;
  take(out, spans ? pipeline_step(p, c, chosen.schedule, true) : chosen.time);
}

void by_simulation(Prediction& out, const Profile& p, const Cluster& c, const Question& q,
                   bool spans, double beat) {
  const int w = q.workers;
  if (out.kind == Kind::sequential) return whole(out, p, c, 1, spans);
  if (w < 2) {
    out.possible = false;
    out.why_not = "there is one device only";
    return;
  }
  switch (out.kind) {
    case Kind::data_parallel: return whole(out, p, c, w, spans);
    case Kind::layers_on_devices:
      return pipelined(out, p, c, choose_layers_on_devices(p, c, w, beat), spans);
    case Kind::gpipe: return pipelined(out, p, c, choose_gpipe(p, c, q, w, beat), spans);
    case Kind::pipedream: return pipelined(out, p, c, choose_pipedream(p, c, q, w, beat), spans);
    default: return pipelined(out, p, c, choose_hybrid(p, c, q, w, beat), spans);
  }
}

void by_thesis(Prediction& out, const Profile& p, const Cluster& c, const Question& q) {
  if (out.kind == Kind::sequential) return whole(out, p, c, 1, false);
  if (q.workers < 2) {
    out.possible = false;
    out.why_not = "there is one device only";
  } else if (out.kind == Kind::data_parallel) {
    out = thesis::data_parallel(p, c, q);
  } else if (out.kind == Kind::gpipe) {
    out = thesis::gpipe(p, c, q);
  } else {
    out.possible = false;
    out.why_not = "the thesis has no formula for it";
  }
  if (out.possible && out.memory > c.memory) too_big(out, c, out.memory);
}

// What predictions from the ratio of two peaks are off by, about.
constexpr double kOtherDevice = 0.5;

Profile fitted(Profile p, const Cluster& c, const Question& q) {
  p = calibrated(std::move(p));
  if (p.device.empty() || c.device.empty() || p.device == c.device) return p;
  if (!q.other_device)
    throw Wrong("the profile is of `" + p.device + "`, but the cluster `" + c.name + "` has `" +
                c.device + "`; profile the script there (`hvrewrite profile`), or correct " +
                "[device] name of the cluster file, or scale its times with --other-device");
  if (p.peak <= 0 || c.peak <= 0)
    throw Wrong("the times of `" + p.device + "` cannot be scaled to `" + c.device +
                "`: give `peak_TFLOPS` for both, in [device] of the cluster and `device` of the "
                "profile");
  const double factor = p.peak / c.peak;
  p.step *= factor;
  p.update *= factor;
  for (Layer& l : p.layers) {
    l.forward *= factor;
    l.backward *= factor;
  }
  for (SmallBatch& s : p.small) {
    s.seconds *= factor;
    for (double& t : s.forward) t *= factor;
    for (double& t : s.backward) t *= factor;
  }
  p.error += kOtherDevice;
  return p;
}

void check(const Cluster& c, const Question& q) {
  if (q.workers < 1) throw Wrong("zero workers cannot train anything; --workers takes 1 to 1024");
  if (q.workers > c.nodes * static_cast<long>(c.devices))
    throw Wrong("`" + c.name + "` has " + std::to_string(c.nodes * static_cast<long>(c.devices)) +
                " devices, not " + std::to_string(q.workers) +
                "; raise `nodes` in the cluster file, or lower --workers");
  if (q.workers > c.devices && !c.inter.known())
    throw Wrong("`" + c.name + "` has no [links.inter], which " + std::to_string(q.workers) +
                " workers on several nodes need");
  if (q.micro_batch < 0 || q.micro_batches < 0)
    throw Wrong("micro-batches cannot be fewer than none");
}

Prediction one(Kind kind, const Profile& p, const Cluster& c, const Question& q, bool spans,
               double beat = 0) {
  Prediction out;
  out.kind = kind;
  if (q.model == Model::thesis)
    by_thesis(out, p, c, q);
  else
    by_simulation(out, p, c, q, spans, beat);
  if (out.seconds > 0 && out.samples > 0) {
    const double single = sequential_step(p, c, false).seconds;
    const double steps = std::ceil(p.samples / out.samples - 1e-9);
    out.epoch = steps * out.seconds;
    // Of samples a second, so that a last step that is not full does not count against it.
    out.speedup = out.samples / out.seconds * single / p.batch;
    out.efficiency = out.speedup / std::max(1, out.workers);
  }
  return out;
}

Cluster with_links(Cluster c, double factor) {
  for (Link* l : {&c.intra, &c.inter}) {
    l->bandwidth *= factor;
    l->latency /= factor;
  }
  for (auto& [ids, l] : c.pairs) {
    l.bandwidth *= factor;
    l.latency /= factor;
  }
  for (Measured& m : c.curve) {
    m.seconds /= factor;
    m.beside /= factor;
  }
  for (auto& [bytes, seconds] : c.pipeline.messages) seconds /= factor;
  return c;
}

// The interval of an epoch's time: the median's own, the ranks' spread, and the links'.
void interval(Prediction& out, const Profile& p, const Cluster& c, const Question& q) {
  const double own = std::max(p.confidence, 0.01) + p.error;
  double links = 0;
  if (q.workers > 1 && out.possible && c.link_spread > 0 && out.kind != Kind::sequential) {
    const Prediction slow = one(out.kind, p, with_links(c, 1 / (1 + c.link_spread)), q, false);
    if (slow.possible && out.epoch > 0) links = std::abs(slow.epoch / out.epoch - 1);
  }
  const double wide = std::sqrt(own * own + links * links);
  out.low = out.epoch / (1 + wide);
  out.high = out.epoch * (1 + wide);
}

std::vector<Prediction> all(const Profile& p, const Cluster& c, const Question& q, bool spans) {
  std::vector<Prediction> out;
  for (const Kind k : kKinds) out.push_back(one(k, p, c, q, spans));
  return out;
}

// The fastest; among equals the simplest, which stands first.
int best_of(const std::vector<Prediction>& list) {
  int best = -1;
  for (size_t i = 0; i < list.size(); ++i)
    if (list[i].possible &&
        (best < 0 || list[i].speedup > list[static_cast<size_t>(best)].speedup * 1.0001))
      best = static_cast<int>(i);
  return best;
}

// Nothing where nothing fits.
std::optional<Kind> best_kind(const Profile& p, const Cluster& c, const Question& q) {
  std::optional<Kind> best;
  double fastest = 0;
  for (const Kind k : kKinds) {
    const Prediction now = one(k, p, c, q, false, fastest * 1.0001);
    if (!now.possible || now.samples / now.seconds <= fastest * 1.0001) continue;
    best = k;
    fastest = now.samples / now.seconds;
  }
  return best;
}

// A cluster of the same nodes with room for so many workers.
Cluster widened(Cluster c, int workers) {
  c.nodes = std::max(c.nodes, (workers + c.devices - 1) / c.devices);
  return c;
}

// Between `same`, where `now` is best, and `other`, where it is not: the nearest place that
// differs.
template <class Best>
double border(double same, double other, Kind now, bool whole_numbers, const Best& best_at) {
  for (int i = 0; i < 12; ++i) {
    double mid = whole_numbers ? std::round((same + other) / 2) : std::sqrt(same * other);
    if (whole_numbers && (mid == same || mid == other)) break;
    if (!whole_numbers && std::abs(same / other - 1) < 0.03) break;
    (best_at(mid) == now ? same : other) = mid;
  }
  return other;
}

Flip flip_to(const char* quantity, bool above, double value, std::optional<Kind> best) {
  return {quantity, above, value, best.value_or(Kind::sequential), best.has_value()};
}

void worker_flips(Advice& a, Kind now) {
  const int w = a.question.workers;
  const bool more = a.cluster.inter.known();
  const auto best_at = [&](double n) {
    Question q = a.question;
    q.workers = static_cast<int>(n);
    return best_kind(a.profile, widened(a.cluster, q.workers), q);
  };
  const int most = more ? 1024 : a.cluster.devices * a.cluster.nodes;
  double same = w;
  for (int n = w; n < most;) {
    n = std::min(most, n * 2);
    if (best_at(n) != now) {
      const double at = border(same, n, now, true, best_at);
      a.flips.push_back(flip_to("workers", true, at - 1, best_at(at)));
      break;
    }
    same = n;
  }
  same = w;
  for (int n = w; n > 2;) {
    n = std::max(2, n / 2);
    if (best_at(n) != now) {
      const double at = border(same, n, now, true, best_at);
      a.flips.push_back(flip_to("workers", false, at + 1, best_at(at)));
      break;
    }
    same = n;
  }
}

void bandwidth_flips(Advice& a, Kind now) {
  const Link slowest = slowest_link(a.cluster, a.question.workers, 1e6);
  if (!slowest.known()) return;
  const auto best_at = [&](double factor) {
    return best_kind(a.profile, with_links(a.cluster, factor), a.question);
  };
  for (const bool above : {false, true}) {
    double same = 1;
    for (int i = 0; i < 5; ++i) {
      const double next = above ? same * 4 : same / 4;
      if (best_at(next) != now) {
        const double at = border(same, next, now, false, best_at);
        a.flips.push_back(flip_to("bandwidth", above, slowest.bandwidth * at, best_at(at)));
        break;
      }
      same = next;
    }
  }
}

std::string reason_for(const Advice& a) {
  if (a.best < 0)
    return "The model fits nowhere: take more devices, devices with more memory, or a smaller "
           "batch.";
  const Prediction& best = a.predictions[static_cast<size_t>(a.best)];
  const Prediction& dp = a.predictions[static_cast<size_t>(Kind::data_parallel)];
  const double gradients = gradient_bytes(a.profile);
  std::string text;
  switch (best.kind) {
    case Kind::sequential:
      text = "No distribution is faster than one device here: ";
      if (a.question.workers < 2) return "There is one device only.";
      return text + "sharing " + bytes_text(gradients) + " of gradients takes " +
             (dp.possible ? fmt::format("{:.1f}", dp.seconds * 1e3) + " ms a step with it"
                          : std::string("more memory than there is")) +
             ", against " + fmt::format("{:.1f} ms", a.predictions[0].seconds * 1e3) + " without.";
    case Kind::data_parallel:
      text = "Data parallelism keeps " + fmt::format("{:.0f} %", 100 * best.efficiency) +
             " of the devices' speed: " + bytes_text(gradients) +
             " of gradients a step are shared mostly while the backward pass goes on";
      break;
    default:
      text = std::string(title_of(best.kind));
      text[0] = static_cast<char>(std::toupper(text[0]));
      if (!dp.possible) {
        text += " divides the model, which as a whole " + dp.why_not;
      } else {
        text += " sends activations over cuts instead of " + bytes_text(gradients) +
                " of gradients, with which data parallelism is " +
                (dp.speedup < 1 ? std::string("slower than one device")
                                : fmt::format("only {:.1f} times one device", dp.speedup));
      }
  }
  return text + "; " + best.bottleneck + " is what limits it.";
}

}  // namespace

Prediction predict(Kind kind, const Profile& profile, const Cluster& cluster, const Question& q) {
  Question own = q;
  if (own.workers == 0) own.workers = cluster.nodes * cluster.devices;
  check(cluster, own);
  const Profile p = fitted(profile, cluster, own);
  Prediction out = one(kind, p, cluster, own, true);
  interval(out, p, cluster, own);
  return out;
}

Advice recommend(const Profile& profile, const Cluster& cluster, const Question& q) {
  Advice a;
  a.question = q;
  if (a.question.workers == 0) a.question.workers = cluster.nodes * cluster.devices;
  check(cluster, a.question);
  a.cluster = cluster;
  a.profile = fitted(profile, cluster, a.question);
  a.predictions = all(a.profile, cluster, a.question, true);
  for (Prediction& p : a.predictions) interval(p, a.profile, cluster, a.question);
  a.best = best_of(a.predictions);
  a.reason = reason_for(a);
  if (a.best < 0) return a;
  const Prediction& best = a.predictions[static_cast<size_t>(a.best)];
  for (const Prediction& p : a.predictions)
    if (&p != &best && p.possible && best.speedup > 0 &&
        best.speedup / p.speedup < std::sqrt(best.high / best.low))
      a.sure = false;
  if (q.flips && a.question.workers > 1) {
    worker_flips(a, best.kind);
    bandwidth_flips(a, best.kind);
  }
  if (q.curve)
    for (int w = 1;; w = std::min(w * 2, a.question.workers)) {
      Question own = a.question;
      own.workers = w;
      a.curve.emplace_back(w, all(a.profile, cluster, own, false));
      if (w == a.question.workers) break;
    }
  return a;
}

std::string_view name_of(Kind k) {
  switch (k) {
    case Kind::sequential: return "sequential";
    case Kind::data_parallel: return "data_parallel";
    case Kind::layers_on_devices: return "layers_on_devices";
    case Kind::gpipe: return "gpipe";
    case Kind::pipedream: return "pipedream";
    case Kind::hybrid: return "hybrid";
  }
  return "";
}

std::string_view title_of(Kind k) {
  switch (k) {
    case Kind::sequential: return "one device";
    case Kind::data_parallel: return "data parallel";
    case Kind::layers_on_devices: return "layers on devices";
    case Kind::gpipe: return "pipeline (GPipe)";
    case Kind::pipedream: return "pipeline (1F1B, replicated)";
    case Kind::hybrid: return "hybrid (pipelines x data)";
  }
  return "";
}

}  // namespace plan
