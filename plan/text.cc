// The advice as text for a terminal.
#include <fmt/core.h>

#include <algorithm>

#include "plan/words.h"

namespace plan {
namespace {

constexpr int kWide = 72;  // characters of a timeline

void row(std::string& out, const Prediction& p, bool best) {
  const std::string mark = best ? ">" : " ";
  if (!p.possible) {
    out += fmt::format("{} {:<28} {}\n", mark, title_of(p.kind), p.why_not);
    return;
  }
  out += fmt::format("{} {:<28} {:>9} {:>21} {:>9} {:>7.2f} {:>5.0f} % {:>8}  {}\n", mark,
                     title_of(p.kind), seconds_text(p.epoch),
                     seconds_text(p.low) + " .. " + seconds_text(p.high), seconds_text(p.seconds),
                     p.speedup, 100 * p.efficiency, fmt::format("{:.2f} GB", p.memory / 1e9),
                     p.bottleneck);
}

// How a pipeline is cut.
void stages(std::string& out, const Advice& a, const Prediction& p) {
  out += fmt::format("\n{}: {} micro-batches of {} samples\n", title_of(p.kind), p.micro_batches,
                     p.micro_batch);
  for (const Stage& s : p.stages) {
    const std::string on =
        s.replicas > 1 ? fmt::format("{} devices", s.replicas) : std::string("1 device");
    out += fmt::format("  {:>11}  {} .. {}  ({:.2f} GB)\n", on, a.profile.layers[s.first].name,
                       a.profile.layers[s.last - 1].name, s.memory / 1e9);
  }
}

void timeline(std::string& out, const Prediction& p) {
  int workers = 0;
  for (const Span& s : p.spans) workers = std::max(workers, s.worker + 1);
  if (workers == 0 || p.seconds <= 0) return;
  out += fmt::format("\nA step of {} ({}): F forward, B backward, U update, C communication\n",
                     title_of(p.kind), seconds_text(p.seconds));
  const auto place = [&](double t) {
    return std::clamp(static_cast<int>(t / p.seconds * kWide), 0, kWide - 1);
  };
  for (int w = 0; w < workers; ++w) {
    std::string device(kWide, '.'), link(kWide, ' ');
    bool sends = false;
    for (const Span& s : p.spans) {
      if (s.worker != w) continue;
      std::string& line = s.what == 'C' ? link : device;
      sends = sends || s.what == 'C';
      for (int i = place(s.begin); i <= place(s.end - 1e-12); ++i)
        line[static_cast<size_t>(i)] = s.what;
    }
    out += fmt::format("  {:>3} {}\n", w, device);
    if (sends) out += fmt::format("      {}\n", link);
  }
  if (p.workers > workers) out += fmt::format("      and {} more workers\n", p.workers - workers);
}

}  // namespace

std::string seconds_text(double s) {
  if (s <= 0) return "0 s";
  if (s < 1e-3) return fmt::format("{:.0f} us", s * 1e6);
  if (s < 0.1) return fmt::format("{:.1f} ms", s * 1e3);
  if (s < 1) return fmt::format("{:.0f} ms", s * 1e3);
  if (s < 100) return fmt::format("{:.2f} s", s);
  if (s < 1e5) return fmt::format("{:.0f} s", s);
  return fmt::format("{:.1f} h", s / 3600);
}

std::string bandwidth_text(double b) {
  const double gigabits = b * 8 / 1e9;
  return gigabits < 0.1  ? fmt::format("{:.0f} Mbit/s", gigabits * 1e3)
         : gigabits < 10 ? fmt::format("{:.1f} Gbit/s", gigabits)
                         : fmt::format("{:.0f} Gbit/s", gigabits);
}

std::string flip_text(const Flip& f) {
  const std::string at =
      f.quantity == "workers" ? fmt::format("{:.0f} workers", f.value) : bandwidth_text(f.value);
  const std::string best = f.fits ? std::string(title_of(f.best)) : "nothing that fits";
  return std::string(f.above ? "above " : "below ") + at + ": " + best;
}

std::string as_text(const Advice& a) {
  const Profile& p = a.profile;
  std::string out =
      fmt::format("{} on {}, {} worker{}: {} samples a step and device, {:.0f} an epoch{}\n\n",
                  p.script.empty() ? "profile" : p.script, a.cluster.name, a.question.workers,
                  a.question.workers == 1 ? "" : "s", p.batch, p.samples,
                  a.question.model == Model::thesis ? " (the thesis's formulas)" : "");
  out += fmt::format("  {:<28} {:>9} {:>21} {:>9} {:>7} {:>7} {:>8}  {}\n", "", "epoch", "between",
                     "step", "speedup", "effic.", "memory", "limited by");
  for (size_t i = 0; i < a.predictions.size(); ++i)
    row(out, a.predictions[i], static_cast<int>(i) == a.best);
  if (a.best >= 0) {
    const Prediction& best = a.predictions[static_cast<size_t>(a.best)];
    if (!best.stages.empty()) stages(out, a, best);
    timeline(out, best);
  }
  out += "\n" + a.reason + "\n";
  if (a.best >= 0 && !a.sure)
    out += "Not sure: the intervals of the two fastest overlap; --verify measures them.\n";
  if (!a.flips.empty()) {
    out += "The answer changes";
    for (size_t i = 0; i < a.flips.size(); ++i) out += (i ? ", " : " ") + flip_text(a.flips[i]);
    out += ".\n";
  }
  return out;
}

}  // namespace plan
