// The advice as JSON, and one step of every distribution as a trace.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "plan/words.h"

namespace plan {
namespace {

using nlohmann::ordered_json;

ordered_json one(const Advice& a, const Prediction& p) {
  ordered_json out;
  out["kind"] = name_of(p.kind);
  out["possible"] = p.possible;
  if (!p.possible) out["why_not"] = p.why_not;
  out["workers"] = p.workers;
  out["samples_a_step"] = p.samples;
  out["seconds_a_step"] = p.seconds;
  out["seconds_an_epoch"] = p.epoch;
  if (p.high > 0) out["interval"] = {p.low, p.high};
  out["speedup"] = p.speedup;
  out["efficiency"] = p.efficiency;
  out["memory_bytes"] = p.memory;
  out["bottleneck"] = p.bottleneck;
  if (p.micro_batch > 0) {
    out["micro_batch"] = p.micro_batch;
    out["micro_batches"] = p.micro_batches;
  }
  for (const Stage& s : p.stages)
    out["stages"].push_back({{"first", a.profile.layers[s.first].name},
                             {"last", a.profile.layers[s.last - 1].name},
                             {"layers", {s.first, s.last}},
                             {"devices", s.replicas},
                             {"memory_bytes", s.memory}});
  return out;
}

const char* word_of(char what) {
  switch (what) {
    case 'F': return "forward";
    case 'B': return "backward";
    case 'C': return "communication";
    case 'U': return "update";
    default: return "host";
  }
}

}  // namespace

std::string as_json(const Advice& a) {
  ordered_json out;
  out["script"] = a.profile.script;
  out["cluster"] = a.cluster.name;
  out["workers"] = a.question.workers;
  out["model"] = a.question.model == Model::thesis ? "thesis" : "simulation";
  out["predictions"] = ordered_json::array();
  for (const Prediction& p : a.predictions) out["predictions"].push_back(one(a, p));
  if (a.best >= 0)
    out["recommended"] = name_of(a.predictions[static_cast<size_t>(a.best)].kind);
  else
    out["recommended"] = nullptr;
  out["reason"] = a.reason;
  out["sure"] = a.sure;
  out["changes"] = ordered_json::array();
  for (const Flip& f : a.flips) {
    ordered_json at{{"quantity", f.quantity},
                    {"direction", f.above ? "above" : "below"},
                    {f.quantity == "workers" ? "workers" : "bytes_a_second", f.value},
                    {"recommended", nullptr}};
    if (f.fits) at["recommended"] = name_of(f.best);
    out["changes"].push_back(at);
  }
  out["curve"] = ordered_json::array();
  for (const auto& [workers, list] : a.curve) {
    ordered_json at{{"workers", workers}};
    for (const Prediction& p : list)
      if (p.possible) at["seconds_an_epoch"][std::string(name_of(p.kind))] = p.epoch;
    out["curve"].push_back(at);
  }
  return out.dump(1) + "\n";
}

std::string as_trace(const Advice& a) {
  ordered_json events = ordered_json::array();
  for (const Prediction& p : a.predictions) {
    const int pid = static_cast<int>(p.kind);
    if (p.spans.empty()) continue;
    events.push_back({{"name", "process_name"},
                      {"ph", "M"},
                      {"pid", pid},
                      {"args", {{"name", title_of(p.kind)}}}});
    for (const Span& s : p.spans) {
      // Messages travel beside the work: a line of their own.
      const int tid = 2 * s.worker + (s.what == 'C' ? 1 : 0);
      events.push_back({{"name", s.label.empty() ? word_of(s.what) : s.label},
                        {"cat", word_of(s.what)},
                        {"ph", "X"},
                        {"pid", pid},
                        {"tid", tid},
                        {"ts", s.begin * 1e6},
                        {"dur", (s.end - s.begin) * 1e6}});
    }
    int workers = 0;
    for (const Span& s : p.spans) workers = std::max(workers, s.worker + 1);
    for (int w = 0; w < workers; ++w)
      for (const int links : {0, 1})
        events.push_back(
            {{"name", "thread_name"},
             {"ph", "M"},
             {"pid", pid},
             {"tid", 2 * w + links},
             {"args", {{"name", fmt::format("worker {}{}", w, links ? ", messages" : "")}}}});
  }
  return ordered_json{{"traceEvents", events}, {"displayTimeUnit", "ms"}}.dump() + "\n";
}

}  // namespace plan
