// Pipelines: fill and drain, or one forward one backward; parts on one device or on several.
#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>

#include "plan/events.h"
#include "plan/simulate.h"

namespace plan {
namespace {

constexpr int kShown = 8;                               // devices in a timeline
constexpr size_t kSpans = 4000;                         // and how much of it
constexpr size_t kGradients = static_cast<size_t>(-1);  // in place of a micro-batch
constexpr size_t kDrawn = 20000;   // passes that are simulated to the last for a timeline
constexpr size_t kSimulated = 32;  // micro-batches before the rest is extended evenly

// Devices that may compute at once: a micro-batch is on one of them only.
int at_work(const Schedule& s) {
  int devices = 0;
  for (const Stage& g : s.stages) devices += g.replicas;
  return std::min(devices, s.count) * s.copies;
}

// How much slower devices are that wait for the slowest of them, whatever they share.
double straggling(const Profile& p, const Cluster& c, const Schedule& s) {
  return slowdown(p, c, at_work(s)) / shared_cores(p, c, at_work(s));
}

// Factor on compute time by the number of devices of a node that compute; empty where they share
// nothing.
std::vector<double> sharing(const Profile& p, const Cluster& c, const Schedule& s) {
  std::vector<double> out;
  const int most = std::min(c.devices, at_work(s));
  if (c.pipeline.shared_host || shared_cores(p, c, most) <= 1) return out;
  for (int busy = 0; busy <= most; ++busy) out.push_back(shared_cores(p, c, std::max(1, busy)));
  return out;
}

// What a part of the model costs, a micro-batch.
struct Part {
  double forward = 0, backward = 0;  // device seconds
  double host = 0;                   // seconds of the shared host to launch a forward pass
  double send = 0, send_back = 0;    // seconds to the next and to the previous part
  double reduce = 0;                 // seconds to share gradients with the copies
  int groups = 1;                    // in so many pieces
  double update = 0;
  int device = 0;  // the first of its devices
};

std::vector<Part> parts_of(const Profile& p, const Cluster& c, const Schedule& s) {
  const Pass pass = pass_over(p, s.micro_batch);
  int devices = 0;
  for (const Stage& g : s.stages) devices += g.replicas;
  const double slow = straggling(p, c, s);
  double parameters = 0;
  for (const Layer& l : p.layers) parameters += l.parameters;
  const double launch = c.pipeline.launch > 0 ? c.pipeline.launch : p.launch;
  std::vector<Part> out;
  int device = 0;
  for (const Stage& g : s.stages) {
    Part part;
    double own = 0, bytes = 0;
    int operations = 0;
    for (size_t i = g.first; i < g.last; ++i) {
      part.forward += slow * pass.forward[i];
      part.backward += slow * pass.backward[i];
      operations += p.layers[i].operations;
      own += p.layers[i].parameters;
      bytes += gradient_bytes(p.layers[i]);
    }
    if (c.pipeline.shared_host) {
      part.host =
          operations * launch + c.pipeline.micro_batch / static_cast<double>(s.stages.size());
    } else {
      part.forward = std::max(part.forward, operations * launch);
      part.backward = std::max(part.backward, operations * launch);
    }
    part.device = device;
    device += g.replicas;
    part.update = parameters > 0 ? p.update * own / parameters : 0;
    const int sharing = g.replicas * s.copies;
    part.reduce = allreduce_seconds(c, sharing, bytes, s.copies > 1 ? devices : 1);
    if (c.runtime.fusion > 0)
      part.groups = std::max(1, static_cast<int>(std::ceil(bytes / c.runtime.fusion)));
    out.push_back(part);
  }
  for (size_t i = 0; i + 1 < out.size(); ++i) {
    const double bytes = p.layers[s.stages[i].last - 1].output * s.micro_batch / p.batch;
    out[i].send = out[i + 1].send_back =
        message_seconds(c, out[i + 1].device - 1, out[i + 1].device, bytes);
  }
  return out;
}

// One device of one part.
struct Device {
  std::deque<size_t> forwards, backwards;  // micro-batches whose input is here
  bool busy = false;
  int held = 0;  // micro-batches between their forward and backward pass
  int done_forward = 0, done_backward = 0, share = 0;
  double worked = 0, last_begins = 0, last_ends = 0;
};

class Run {
 public:
  Run(const std::vector<Part>& parts, const Cluster& c, const Schedule& s,
      const std::vector<double>& sharing, int count, bool spans)
      : c_(c), s_(s), parts_(parts), count_(static_cast<size_t>(count)), spans_(spans) {
    share_nodes(sharing);
    for (size_t g = 0; g < parts_.size(); ++g) {
      devices_.emplace_back(static_cast<size_t>(s.stages[g].replicas));
      for (size_t m = 0; m < count_; ++m) ++at(g, m).share;
    }
    if (c.pipeline.shared_host) launch_all();
  }

  StepTime run() {
    for (size_t m = 0; m < count_; ++m) at(0, m).forwards.push_back(m);
    for (Device& d : devices_[0]) dispatch(0, d);
    events_.run();
    return finish();
  }

 private:
  Device& at(size_t g, size_t m) { return devices_[g][m % devices_[g].size()]; }

  void share_nodes(const std::vector<double>& sharing) {
    if (sharing.empty()) return;
    const Part& last = parts_.back();
    const int devices = last.device + s_.stages.back().replicas;
    const int times = std::clamp(c_.devices / devices, 1, s_.copies);
    for (int d = 0; d < devices; d += c_.devices) nodes_.emplace_back(events_, sharing, times);
  }

  // One host thread launches in the order of the clock: micro-batch m of part g at tick m + g.
  void launch_all() {
    const size_t n = parts_.size();
    launched_.assign(2, std::vector<std::pair<double, double>>(n * count_));
    Lane host;
    for (size_t tick = 0; tick < count_ + n - 1; ++tick)
      for (size_t g = 0; g < n; ++g)
        if (tick >= g && tick - g < count_) launch(host, 0, g, tick - g, parts_[g].host);
    for (size_t tick = 0; tick < count_ + n - 1; ++tick)
      for (size_t back = 0; back < n; ++back)
        if (tick >= back && tick - back < count_) {
          const size_t g = n - 1 - back, m = count_ - 1 - (tick - back);
          launch(host, 1, g, m, recomputes(m) ? parts_[g].host : 0);
        }
  }
  void launch(Lane& host, size_t pass, size_t g, size_t m, double seconds) {
    const double ends = host.run(0, seconds);
    launched_[pass][g * count_ + m] = {host.begun(), ends};
  }

  bool recomputes(size_t m) const {
    return s_.recompute == Recompute::all ||
           (s_.recompute == Recompute::all_but_last && m != count_ - 1);
  }

  // What a free device does next; nothing while its input is not here.
  void dispatch(size_t g, Device& d) {
    if (d.busy) return;
    const bool last = g + 1 == parts_.size();
    const bool may = !s_.alternate || d.held < in_flight(s_, g);
    const bool all = d.done_forward == d.share;
    if (!d.backwards.empty() && (s_.alternate || all)) {
      // Fill and drain: the last micro-batch comes back first.
      const auto it = s_.alternate ? std::min_element(d.backwards.begin(), d.backwards.end())
                                   : std::max_element(d.backwards.begin(), d.backwards.end());
      const size_t m = *it;
      d.backwards.erase(it);
      begin(g, d, m, false);
    } else if (!d.forwards.empty() && may && !(last && s_.alternate && d.held > 0)) {
      const size_t m = d.forwards.front();
      d.forwards.pop_front();
      begin(g, d, m, true);
    }
  }

  void begin(size_t g, Device& d, size_t m, bool forward) {
    const Part& part = parts_[g];
    double seconds = forward ? part.forward : part.backward;
    if (!forward && recomputes(m)) seconds += part.forward;
    double starts = events_.now(), ends = starts + seconds;
    if (!launched_.empty()) {
      const auto& [first, final] = launched_[forward ? 0 : 1][g * count_ + m];
      starts = std::max(starts, first);
      ends = std::max(starts + seconds, final);
    }
    d.worked += seconds;
    d.busy = true;
    if (forward) ++d.held;
    if (!forward) d.last_begins = starts;
    if (nodes_.empty()) return computed(g, d, m, forward, starts, ends);
    const auto node = static_cast<size_t>(device_of(g, m) / c_.devices);
    nodes_[node].begin(seconds, [this, g, &d, m, forward, starts] {
      computed(g, d, m, forward, starts, events_.now());
    });
  }

  int device_of(size_t g, size_t m) const {
    return parts_[g].device + static_cast<int>(m % devices_[g].size());
  }

  // A pass from `starts` to `ends`, which is now or later; its result is sent.
  void computed(size_t g, Device& d, size_t m, bool forward, double starts, double ends) {
    const Part& part = parts_[g];
    const int device = device_of(g, m);
    show(device, forward ? 'F' : 'B', starts, ends, m);
    const double send = forward ? part.send : part.send_back;
    // A transfer that does not overlap holds its sender.
    const double free = c_.pipeline.overlap ? ends : ends + send;
    if (free > ends) {
      show(device, 'C', ends, free, m);
      sent_ = std::max(sent_, send);
    }
    events_.at(free, [this, g, &d, m, forward] { end(g, d, m, forward); });
    events_.at(ends + send, [this, g, m, forward] { arrive(g, m, forward); });
  }

  void end(size_t g, Device& d, size_t m, bool forward) {
    d.busy = false;
    (forward ? d.done_forward : d.done_backward) += 1;
    if (!forward) {
      --d.held;
      d.last_ends = events_.now();
    } else if (g + 1 == parts_.size()) {
      d.backwards.push_back(m);
    }
    dispatch(g, d);
  }

  void arrive(size_t g, size_t m, bool forward) {
    if (forward && g + 1 == parts_.size()) return;
    if (!forward && g == 0) return;
    const size_t to = forward ? g + 1 : g - 1;
    Device& d = at(to, m);
    (forward ? d.forwards : d.backwards).push_back(m);
    dispatch(to, d);
  }

  StepTime finish() {
    StepTime t;
    bool reduces = false;
    for (size_t g = 0; g < parts_.size(); ++g) {
      const Part& part = parts_[g];
      double begins = 0, ends = 0;
      for (const Device& d : devices_[g]) {
        begins = std::max(begins, d.last_begins);
        ends = std::max(ends, d.last_ends);
        t.computing = std::max(t.computing, d.worked + part.update);
      }
      double reduced = ends;
      if (part.reduce > 0) {
        reduces = true;
        // Beside the last backward pass, but for the piece that is ready last.
        reduced = c_.runtime.overlap
                      ? std::max(ends + part.reduce / part.groups, begins + part.reduce)
                      : ends + part.reduce;
        for (int r = 0; r < s_.stages[g].replicas; ++r)
          show(part.device + r, 'C', reduced - part.reduce, reduced, kGradients);
      }
      t.communicating = std::max(t.communicating, reduced - ends);
      t.seconds = std::max(t.seconds, reduced + part.update);
    }
    if (reduces) t.seconds += c_.runtime.step;
    if (parts_.size() > 1) t.seconds += c_.pipeline.step;
    t.communicating += 2 * sent_ * (c_.pipeline.overlap ? 1 : static_cast<double>(count_));
    double host = 0;
    for (const Part& part : parts_) host += 2 * part.host * static_cast<double>(count_);
    t.launching = std::max(0.0, host - t.computing);
    t.waiting = std::max(0.0, t.seconds - t.computing - t.communicating - t.launching);
    t.spans = std::move(shown_);
    return t;
  }

  void show(int worker, char what, double begin, double end, size_t m) {
    if (spans_ && worker < kShown && shown_.size() < kSpans && end > begin)
      shown_.push_back(
          {worker, what, begin, end, m == kGradients ? "gradients" : std::to_string(m + 1)});
  }

  const Cluster& c_;
  const Schedule& s_;
  const std::vector<Part>& parts_;
  const size_t count_;
  const bool spans_;
  std::vector<std::vector<Device>> devices_;
  std::vector<std::vector<std::pair<double, double>>> launched_;  // begin and end, by pass
  Events events_;
  std::deque<Shared> nodes_;  // whose devices share cores; empty: none do
  double sent_ = 0;
  std::vector<Span> shown_;
};

}  // namespace

int in_flight(const Schedule& s, size_t i) {
  if (!s.alternate) return (s.count + s.stages[i].replicas - 1) / s.stages[i].replicas;
  int behind = 0;
  for (size_t j = i; j < s.stages.size(); ++j) behind += s.stages[j].replicas;
  return std::min((behind + s.stages[i].replicas - 1) / s.stages[i].replicas, s.count);
}

double stage_memory(const Profile& p, const Schedule& s, size_t i) {
  const Stage& g = s.stages[i];
  const double one = saved_bytes(p, g.first, g.last, s.micro_batch);
  const int held = in_flight(s, i);
  // With recomputation only what came over the cut is kept, and one micro-batch is whole.
  const double kept = g.first > 0 ? p.layers[g.first - 1].output * s.micro_batch / p.batch : 0;
  const double passes = s.recompute == Recompute::none ? held * one : held * kept + one;
  return held_bytes(p, g.first, g.last) + passes;
}

double pipeline_bound(const Profile& p, const Cluster& c, const Schedule& s) {
  const Pass pass = pass_over(p, s.micro_batch);
  // A part's own work, and the passes of the parts before it, which nothing can overlap with.
  double bound = 0, before = 0;
  for (const Stage& g : s.stages) {
    double work = 0;
    for (size_t i = g.first; i < g.last; ++i) work += pass.forward[i] + pass.backward[i];
    bound = std::max(bound, before + work * s.count / g.replicas);
    before += work;
  }
  return bound * straggling(p, c, s);
}

StepTime pipeline_step(const Profile& p, const Cluster& c, const Schedule& s, bool spans) {
  // Parts whose replicas have a common divisor are so many pipelines that never meet before the
  // reduction: one of them is run.
  int common = s.count;
  for (const Stage& g : s.stages) common = std::gcd(common, g.replicas);
  Schedule own = s;
  own.count /= common;
  int period = 1;
  size_t most = 2 * s.stages.size();
  for (Stage& g : own.stages) {
    g.replicas /= common;
    period = std::min(std::lcm(period, g.replicas), 64);
  }
  const std::vector<Part> parts = parts_of(p, c, s);
  const std::vector<double> shared = sharing(p, c, s);
  for (size_t i = 0; i < own.stages.size(); ++i)
    most = std::max(most, 3 * static_cast<size_t>(own.stages[i].replicas));
  const int simulated = static_cast<int>(std::max(kSimulated, most));
  StepTime t;
  const size_t all = static_cast<size_t>(own.count) * own.stages.size();
  if (own.count <= simulated + period || (spans && all <= kDrawn)) {
    t = Run(parts, c, own, shared, own.count, spans).run();
  } else {
    // A full pipeline repeats itself: what one period adds is added for the rest.
    t = Run(parts, c, own, shared, simulated, spans).run();
    const StepTime longer = Run(parts, c, own, shared, simulated + period, false).run();
    const double times = static_cast<double>(own.count - simulated) / period;
    const auto extend = [&](double StepTime::*part) {
      t.*part += std::max(0.0, longer.*part - t.*part) * times;
    };
    for (double StepTime::*part :
         {&StepTime::seconds, &StepTime::computing, &StepTime::communicating, &StepTime::launching})
      extend(part);
    t.waiting = std::max(0.0, t.seconds - t.computing - t.communicating - t.launching);
  }
  const double samples = static_cast<double>(s.micro_batch) * s.count;
  const int loading = c.pipeline.loaders_shared ? c.devices : 1;
  const double load = loading_seconds(p, c, loading, samples);
  if (load > t.seconds) {
    t.loading = load - t.seconds;
    t.seconds = load;
  }
  return t;
}

}  // namespace plan
