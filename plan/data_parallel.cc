// One device, and data parallelism with tensor fusion.
#include <algorithm>
#include <functional>

#include "plan/events.h"
#include "plan/simulate.h"

namespace plan {
namespace {

// Forward and backward pass on a device whose host launches one operation after the other.
class Passes {
 public:
  Passes(const Profile& p, double factor) : p_(p), factor_(factor) {}
  void forward() {
    for (const Layer& l : p_.layers) operations(l, l.forward);
    forward_ends_ = device_.free();
  }
  // Calls `ready(time, layer)` when a layer's gradients are computed.
  void backward(const std::function<void(double, const Layer&)>& ready) {
    for (auto l = p_.layers.rbegin(); l != p_.layers.rend(); ++l) {
      operations(*l, l->backward);
      ready(device_.free(), *l);
    }
  }
  double forward_ends() const { return forward_ends_; }
  const Lane& device() const { return device_; }

 private:
  void operations(const Layer& l, double seconds) {
    for (int i = 0; i < l.operations; ++i)
      device_.run(host_.run(0, p_.launch), factor_ * seconds / l.operations);
  }
  const Profile& p_;
  const double factor_;
  Lane host_, device_;
  double forward_ends_ = 0;
};

// The background thread of every rank: looks for gradients every cycle, agrees, fuses, sums.
class Reducer {
 public:
  Reducer(Events& events, const Cluster& c, int workers, int tensors)
      : events_(events), c_(c), r_(c.runtime), workers_(workers), left_(tensors) {}
  // `phase`: the part of a cycle after which it looks for the first time.
  void start(double phase) {
    if (r_.cycle > 0) events_.at(phase * r_.cycle, [this] { look(); });
  }
  void ready(double bytes) {
    queue_.push_back(bytes);
    if (r_.cycle > 0 || looking_) return;
    // At once, but behind what becomes ready at the same time.
    looking_ = true;
    events_.at(events_.now(), [this] { look(); });
  }
  double ends() const { return stream_.free(); }
  const std::vector<Span>& spans() const { return spans_; }

 private:
  void look() {
    looking_ = false;
    double free = events_.now();
    if (!queue_.empty()) {
      free += r_.negotiation;
      left_ -= static_cast<int>(queue_.size());
      double group = 0;
      for (const double bytes : queue_) {
        if (group > 0 && group + bytes > r_.fusion) {
          reduce(free, group);
          group = 0;
        }
        group += bytes;
      }
      if (group > 0) reduce(free, group);
      queue_.clear();
    }
    if (left_ > 0 && r_.cycle > 0)
      events_.at(std::max(free, events_.now() + r_.cycle), [this] { look(); });
  }
  void reduce(double at, double bytes) {
    double t = allreduce_seconds(c_, workers_, bytes);
    if (r_.copy_bandwidth > 0) t += 2 * bytes / r_.copy_bandwidth;
    stream_.run(at, t);
    spans_.push_back({0, 'C', stream_.begun(), stream_.free(), bytes_text(bytes)});
  }

  Events& events_;
  const Cluster& c_;
  const Runtime& r_;
  const int workers_;
  int left_;
  bool looking_ = false;
  std::vector<double> queue_;
  Lane stream_;
  std::vector<Span> spans_;
};

constexpr int kShown = 8;   // workers in a timeline
constexpr int kPhases = 5;  // at which the cycles may begin within a step

void add_compute(std::vector<Span>& out, int worker, const Passes& passes, double update_begins,
                 double ends) {
  out.push_back({worker, 'F', 0, passes.forward_ends(), "forward"});
  out.push_back({worker, 'B', passes.forward_ends(), passes.device().free(), "backward"});
  if (ends > update_begins) out.push_back({worker, 'U', update_begins, ends, "update"});
}

}  // namespace

std::string bottleneck_of(const StepTime& t) {
  const std::pair<double, const char*> parts[] = {{t.computing, "computing"},
                                                  {t.communicating, "communication"},
                                                  {t.launching, "launching operations"},
                                                  {t.loading, "loading data"},
                                                  {t.waiting, "waiting"}};
  return std::max_element(std::begin(parts), std::end(parts),
                          [](const auto& a, const auto& b) { return a.first < b.first; })
      ->second;
}

StepTime sequential_step(const Profile& p, const Cluster& c, bool spans) {
  StepTime t;
  double device = p.update;
  for (const Layer& l : p.layers) device += l.forward + l.backward;
  const double host = host_seconds(p);
  t.computing = device;
  t.launching = std::max(0.0, host - device);
  const double load = loading_seconds(p, c, 1, p.batch);
  t.seconds = std::max({device, host, load});
  t.loading = std::max(0.0, load - std::max(device, host));
  if (spans) {
    Passes passes(p, 1);
    passes.forward();
    passes.backward([](double, const Layer&) {});
    add_compute(t.spans, 0, passes, passes.device().free(), passes.device().free() + p.update);
  }
  return t;
}

namespace {

// When the last gradient is summed, if the background thread's cycles begin at this phase of a
// step.
double reduced_at(const Profile& p, const Cluster& c, int workers, const Passes& passes,
                  const std::vector<std::pair<double, double>>& ready, double phase,
                  std::vector<Span>* spans) {
  const double computed = passes.device().free();
  if (workers < 2) return computed;
  Events events;
  Reducer reducer(events, c, workers, tensor_count(p));
  reducer.start(phase);
  for (const auto& [time, bytes] : ready)
    events.at(c.runtime.overlap ? time : computed, [&reducer, b = bytes] { reducer.ready(b); });
  events.run();
  if (spans) *spans = reducer.spans();
  return std::max(computed, reducer.ends());
}

}  // namespace

StepTime data_parallel_step(const Profile& p, const Cluster& c, int workers, bool spans) {
  const double slowest = slowdown(p, c, workers);
  Passes passes(p, slowest);
  passes.forward();
  std::vector<std::pair<double, double>> ready;  // seconds, and bytes of a tensor
  passes.backward([&](double time, const Layer& l) {
    for (const double bytes : l.gradients) ready.emplace_back(time, bytes);
  });
  const double computed = passes.device().free();
  // Steps and cycles do not know of each other: the mean over phases.
  const int phases = c.runtime.cycle > 0 ? kPhases : 1;
  std::vector<Span> messages;
  double reduced = 0;
  for (int i = 0; i < phases; ++i)
    reduced += reduced_at(p, c, workers, passes, ready, (i + 0.5) / phases,
                          spans && i == phases / 2 ? &messages : nullptr) /
               phases;
  const double update_begins = reduced + (workers > 1 ? c.runtime.step : 0);
  const double host = update_host_seconds(p, c, tensor_count(p));
  const double update = std::max(p.update, host);
  const double load = loading_seconds(p, c, std::min(workers, c.devices), p.batch);
  StepTime t;
  t.seconds = std::max(update_begins + update, load);
  t.loading = t.seconds - (update_begins + update);
  t.computing = passes.device().busy() + p.update;
  t.communicating = reduced - computed;
  t.launching = computed - passes.device().busy() + (update - p.update);
  t.waiting = update_begins - reduced;
  if (!spans) return t;
  for (int w = 0; w < std::min(workers, kShown); ++w) {
    // The last one shown is the slowest of all, the first an average one.
    const double part = workers > 1 ? static_cast<double>(w) / (std::min(workers, kShown) - 1) : 1;
    Passes own(p, 1 + (slowest - 1) * part);
    own.forward();
    own.backward([](double, const Layer&) {});
    add_compute(t.spans, w, own, update_begins, update_begins + update);
    for (Span s : messages) {
      s.worker = w;
      t.spans.push_back(s);
    }
  }
  return t;
}

}  // namespace plan
