// Reading profile.json.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "hvrewrite/plan.h"

namespace plan {
namespace {

using nlohmann::json;

class Reader {
 public:
  Reader(const json& at, std::string where) : at_(at), where_(std::move(where)) {
    if (!at.is_object()) fail("is not an object");
  }
  [[noreturn]] void fail(const std::string& fault) const {
    throw Wrong(where_ + ": " + fault + "; `hvrewrite profile SCRIPT` writes such a file anew");
  }
  double number(const char* key, double otherwise, bool demanded = false) const {
    const auto it = at_.find(key);
    if (it == at_.end() || it->is_null()) {
      if (demanded) fail(std::string("`") + key + "` is missing");
      return otherwise;
    }
    if (!it->is_number()) fail(std::string("`") + key + "` is not a number");
    const double v = it->get<double>();
    if (!std::isfinite(v) || v < 0) fail(std::string("`") + key + "` is negative or not finite");
    return v;
  }
  std::string text(const char* key) const {
    const auto it = at_.find(key);
    if (it == at_.end() || it->is_null()) return "";
    if (!it->is_string()) fail(std::string("`") + key + "` is not a text");
    return it->get<std::string>();
  }
  std::vector<double> numbers(const char* key) const {
    std::vector<double> out;
    const auto it = at_.find(key);
    if (it == at_.end()) return out;
    if (!it->is_array()) fail(std::string("`") + key + "` is not a list");
    for (const json& v : *it) {
      if (!v.is_number() || !(v.get<double>() >= 0))
        fail(std::string("`") + key + "` holds something other than sizes");
      out.push_back(v.get<double>());
    }
    return out;
  }
  const json* list(const char* key) const {
    const auto it = at_.find(key);
    if (it == at_.end()) return nullptr;
    if (!it->is_array()) fail(std::string("`") + key + "` is not a list");
    return &*it;
  }
  Reader inside(const char* key) const {
    static const json empty = json::object();
    const auto it = at_.find(key);
    return Reader(it == at_.end() ? empty : *it, where_ + ": `" + key + "`");
  }

 private:
  const json& at_;
  std::string where_;
};

Layer read_layer(const json& at, const std::string& where) {
  const Reader r(at, where);
  Layer l;
  l.name = r.text("name");
  l.operations = std::max(1, static_cast<int>(std::min(r.number("operations", 1), 1e6)));
  l.forward = r.number("forward_seconds", 0, true);
  l.backward = r.number("backward_seconds", 0, true);
  l.parameters = r.number("parameters", 0, true);
  l.gradients = r.numbers("gradient_bytes");
  l.saved = r.number("activation_bytes", 0);
  l.output = r.number("output_bytes", 0);
  l.state = r.number("optimizer_bytes", 0);
  return l;
}

void read_small(const Reader& r, Profile& p, const std::string& name) {
  const json* small = r.list("small_batches");
  if (!small) return;
  for (const json& one : *small) {
    const Reader s(one, name + ": a small batch");
    SmallBatch b;
    b.samples = static_cast<int>(std::min(s.number("samples", 0, true), 1e9));
    b.seconds = s.number("seconds", 0, true);
    b.forward = s.numbers("forward_seconds");
    b.backward = s.numbers("backward_seconds");
    if (b.samples < 1) s.fail("has no samples");
    if (b.forward.size() != b.backward.size() ||
        (!b.forward.empty() && b.forward.size() != p.layers.size()))
      s.fail("does not give every layer a time");
    std::reverse(b.forward.begin(), b.forward.end());
    std::reverse(b.backward.begin(), b.backward.end());
    p.small.push_back(std::move(b));
  }
  std::sort(p.small.begin(), p.small.end(),
            [](const SmallBatch& a, const SmallBatch& b) { return a.samples < b.samples; });
}

void read_busy(const Reader& r, Profile& p, const std::string& name) {
  const json* busy = r.list("busy");
  if (!busy) return;
  for (const json& one : *busy) {
    const Reader b(one, name + ": `busy`");
    const auto copies = static_cast<int>(std::min(b.number("copies", 0, true), 1e6));
    const double seconds = b.number("seconds", 0, true);
    if (copies < 2) b.fail("`copies` is below 2");
    if (p.step <= 0) b.fail("`step` has no `seconds` to compare with");
    p.busy.emplace_back(copies, std::max(1.0, seconds / p.step));
  }
  std::sort(p.busy.begin(), p.busy.end());
}

}  // namespace

Profile read_profile(std::string_view text, const std::string& name) {
  const json at = json::parse(text, nullptr, false);
  if (at.is_discarded())
    throw Wrong(name + ": is not JSON; `hvrewrite profile SCRIPT` writes a profile");
  const Reader r(at, name);
  if (r.number("format", 0, true) != 1) r.fail("`format` is not 1, the only one known here");
  Profile p;
  p.script = r.text("script");
  p.framework = r.text("framework");
  p.device = r.inside("device").text("name");
  p.peak = r.inside("device").number("peak_TFLOPS", 0) * 1e12;
  p.batch = static_cast<int>(std::min(r.number("batch_samples", 0, true), 1e9));
  if (p.batch < 1) r.fail("`batch_samples` is below 1");
  p.samples = r.number("epoch_samples", 0);
  if (p.samples == 0) p.samples = r.number("epoch_batches", 0) * p.batch;
  if (p.samples == 0) p.samples = p.batch;
  const Reader step = r.inside("step");
  p.step = step.number("seconds", 0);
  p.spread = step.number("spread", 0);
  p.confidence = step.number("confidence", 0);
  p.update = r.number("optimizer_seconds", 0);
  p.launch = r.number("launch_seconds", 0);
  p.load = r.number("load_seconds_a_sample", 0);
  p.peak_memory = r.number("peak_memory_bytes", 0);
  p.error = r.number("expected_error", 0);
  read_busy(r, p, name);
  const json* layers = r.list("layers");
  if (!layers || layers->empty()) r.fail("`layers` is missing or empty");
  for (const json& l : *layers)
    p.layers.push_back(read_layer(l, name + ": layer " + std::to_string(p.layers.size() + 1)));
  std::reverse(p.layers.begin(), p.layers.end());
  read_small(r, p, name);
  double work = 0;
  for (const Layer& l : p.layers) work += l.forward + l.backward;
  if (work <= 0) r.fail("no layer takes any time");
  return p;
}

}  // namespace plan
