// One device, and data parallelism with tensor fusion.
#include <algorithm>
#include <deque>
#include <functional>
#include <limits>

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

// A tensor's gradients: in how many seconds of undisturbed computing they are ready, and bytes.
struct Ready {
  double work = 0, bytes = 0;
};

// The background thread of every rank: looks for gradients every cycle, agrees, fuses, sums. While
// it sums, the passes go on, and each may slow the other down, as far as it was measured.
class Reducer {
 public:
  // `ready` in the order of time; `computed`: when the passes end, undisturbed.
  Reducer(const Cluster& c, int workers, const std::vector<Ready>& ready, double computed)
      : c_(c), r_(c.runtime), workers_(workers), ready_(ready), computed_(computed) {}

  // `phase`: the part of a cycle after which it looks for the first time. When the passes end, and
  // when all is summed.
  void run(double phase) {
    looks_ = r_.cycle > 0 ? phase * r_.cycle : kNever;
    while (next_ < ready_.size() || !queue_.empty() || !groups_.empty() || work_ < computed_)
      advance();
  }
  double computed_at() const { return computed_at_; }
  double reduced_at() const { return reduced_at_; }
  const std::vector<Span>& spans() const { return spans_; }

 private:
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  struct Group {
    double bytes = 0, starts = 0;  // it is summed from here on, and when those before it are
    double left = 1, begun = -1;   // the part that is still to be summed
    Measured cost;
  };

  // To the next thing that happens.
  void advance() {
    const bool computing = work_ < computed_;
    const bool summing = !groups_.empty() && groups_.front().starts <= now_;
    const double speed = computing ? (summing ? groups_.front().cost.speed : 1) : 0;
    const double sum_speed =
        summing ? 1 / (computing ? groups_.front().cost.beside : groups_.front().cost.seconds) : 0;
    const double target = next_ < ready_.size() ? ready_[next_].work : computed_;
    const double computes = computing || next_ < ready_.size()
                                ? (target > work_ ? (target - work_) / speed : 0)
                                : kNever;
    const double sums = summing ? groups_.front().left / sum_speed
                                : (groups_.empty() ? kNever : groups_.front().starts - now_);
    const bool blocked = r_.blocking && !groups_.empty();
    const bool pending = seen_ < ready_.size() && !blocked;
    const double looks = pending ? std::max(0.0, looks_ - now_) : kNever;
    const double step = std::min({computes, sums, looks});
    now_ += step;
    work_ = step == computes ? target : work_ + step * speed;
    if (summing) begin(groups_.front(), now_ - step).left -= step * sum_speed;
    if (step == computes) {
      arrive();
    } else if (step == sums) {
      if (summing) end();
    } else {
      now_ = std::max(now_, looks_);
      look();
    }
  }

  // Something is computed: a tensor's gradients, or all.
  void arrive() {
    if (work_ >= computed_ && computed_at_ == 0) computed_at_ = now_;
    if (next_ == ready_.size()) return;
    queue_.push_back(ready_[next_++].bytes);
    // Without cycles at once, but behind what becomes ready at the same time.
    const bool more = next_ < ready_.size() && ready_[next_].work <= work_;
    if (r_.cycle <= 0 && !more) looks_ = now_;
  }

  void look() {
    double group = 0;
    const double starts = now_ + (queue_.empty() ? 0 : r_.negotiation);
    seen_ += queue_.size();
    for (const double bytes : queue_) {
      if (group > 0 && group + bytes > r_.fusion) {
        add(group, starts);
        group = 0;
      }
      group += bytes;
    }
    if (group > 0) add(group, starts);
    queue_.clear();
    looks_ = r_.cycle > 0 ? std::max(starts, now_ + r_.cycle) : kNever;
  }

  void add(double bytes, double starts) {
    Group g;
    g.bytes = bytes;
    g.starts = starts;
    g.cost = measured_allreduce(c_, workers_, bytes);
    if (g.cost.ranks < 2) g.cost.seconds = g.cost.beside = allreduce_seconds(c_, workers_, bytes);
    const double copies = r_.copy_bandwidth > 0 ? 2 * bytes / r_.copy_bandwidth : 0;
    g.cost.seconds += copies;
    g.cost.beside += copies;
    groups_.push_back(g);
  }

  static Group& begin(Group& g, double at) {
    if (g.begun < 0) g.begun = at;
    return g;
  }

  void end() {
    const Group& g = groups_.front();
    spans_.push_back({0, 'C', g.begun, now_, bytes_text(g.bytes)});
    reduced_at_ = now_;
    groups_.pop_front();
    if (!groups_.empty()) groups_.front().starts = std::max(groups_.front().starts, now_);
  }

  const Cluster& c_;
  const Runtime& r_;
  const int workers_;
  const std::vector<Ready>& ready_;
  const double computed_;
  double now_ = 0, work_ = 0, looks_ = 0, computed_at_ = 0, reduced_at_ = 0;
  size_t next_ = 0, seen_ = 0;  // tensors that are ready, and that were looked at
  std::vector<double> queue_;
  std::deque<Group> groups_;
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

// When the passes end and when the last gradient is summed, on average.
struct Reduced {
  double computed = 0, reduced = 0;
  std::vector<Span> messages;
};

Reduced reduce(const Cluster& c, int workers, const std::vector<Ready>& ready, double computed) {
  // Steps and cycles do not know of each other: the mean over phases.
  const int phases = c.runtime.cycle > 0 ? kPhases : 1;
  Reduced out;
  for (int i = 0; i < phases; ++i) {
    Reducer reducer(c, workers, ready, computed);
    reducer.run((i + 0.5) / phases);
    out.computed += reducer.computed_at() / phases;
    out.reduced += std::max(reducer.computed_at(), reducer.reduced_at()) / phases;
    if (i == phases / 2) out.messages = reducer.spans();
  }
  return out;
}

}  // namespace

StepTime data_parallel_step(const Profile& p, const Cluster& c, int workers, bool spans) {
  const Runtime& r = c.runtime;
  const double looks = looking(c, workers);
  const double slowest = slowdown(p, c, workers) * looks;
  Passes passes(p, slowest);
  passes.forward();
  std::vector<Ready> ready;
  passes.backward([&](double time, const Layer& l) {
    for (const double bytes : l.gradients) ready.push_back({time, bytes});
  });
  const double undisturbed = passes.device().free();
  Reduced at{undisturbed, undisturbed, {}};
  if (workers > 1) {
    if (!r.overlap)
      for (Ready& one : ready) one.work = undisturbed;
    at = reduce(c, workers, ready, undisturbed);
  }
  const double update_begins = at.reduced + (workers > 1 ? r.step : 0);
  const double host = update_host_seconds(p, c, tensor_count(p));
  const double updates = p.update * shared_cores(p, c, workers) * looks;
  const double update = std::max(updates, host);
  const double load = loading_seconds(p, c, std::min(workers, c.devices), p.batch);
  StepTime t;
  t.seconds = std::max(update_begins + update, load);
  t.loading = t.seconds - (update_begins + update);
  t.computing = passes.device().busy() + updates;
  t.communicating = at.reduced - undisturbed;
  t.launching = undisturbed - passes.device().busy() + (update - updates);
  t.waiting = update_begins - at.reduced;
  if (!spans) return t;
  // What is slowed down by sums is drawn longer.
  const double stretched = undisturbed > 0 ? at.computed / undisturbed : 1;
  for (int w = 0; w < std::min(workers, kShown); ++w) {
    // The last one shown is the slowest of all, the first an average one.
    const double part = workers > 1 ? static_cast<double>(w) / (std::min(workers, kShown) - 1) : 1;
    Passes own(p, (1 + (slowest - 1) * part) * stretched);
    own.forward();
    own.backward([](double, const Layer&) {});
    add_compute(t.spans, w, own, update_begins, update_begins + update);
    for (Span s : at.messages) {
      s.worker = w;
      t.spans.push_back(s);
    }
  }
  return t;
}

}  // namespace plan
