// Reading cluster.toml, with the software's constants from runtimes.toml.
#include <algorithm>
#include <cmath>

// The library's own errors are turned into ours.
#define TOML_EXCEPTIONS 1
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

#include "hvrewrite/plan.h"

namespace plan {
namespace {

// A table of the file, where every key that is read is checked and every other is refused.
class Table {
 public:
  Table(const toml::table* at, std::string where) : at_(at), where_(std::move(where)) {}
  [[noreturn]] void fail(const std::string& fault) const { throw Wrong(where_ + ": " + fault); }
  bool there() const { return at_ != nullptr; }
  const toml::node* find(const char* key) {
    known_.emplace_back(key);
    return at_ ? at_->get(key) : nullptr;
  }
  double number(const char* key, double otherwise) {
    const toml::node* n = find(key);
    if (!n) return otherwise;
    const auto v = n->value<double>();
    if (!v || !n->is_number()) fail(std::string("`") + key + "` is not a number");
    if (!std::isfinite(*v) || *v < 0) fail(std::string("`") + key + "` is below zero");
    return *v;
  }
  std::string text(const char* key, const std::string& otherwise = "") {
    const toml::node* n = find(key);
    if (!n) return otherwise;
    if (!n->is_string()) fail(std::string("`") + key + "` is not a text in quotes");
    return *n->value<std::string>();
  }
  bool flag(const char* key, bool otherwise) {
    const toml::node* n = find(key);
    if (!n) return otherwise;
    if (!n->is_boolean()) fail(std::string("`") + key + "` is neither true nor false");
    return *n->value<bool>();
  }
  Table table(const char* key) {
    const toml::node* n = find(key);
    if (n && !n->is_table()) fail(std::string("`") + key + "` is not a table");
    return Table(n ? n->as_table() : nullptr, where_ + ": [" + key + "]");
  }
  const toml::array* array(const char* key) {
    const toml::node* n = find(key);
    if (n && !n->is_array()) fail(std::string("`") + key + "` is not a list");
    return n ? n->as_array() : nullptr;
  }
  // Refuses keys that nobody asked for: a misspelled one would be silently without effect.
  void done() const {
    if (!at_) return;
    for (const auto& [key, value] : *at_) {
      const std::string name(key.str());
      if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
      std::string what = "`" + name + "` is unknown here (known: ";
      for (const auto& k : known_) what.append(what.ends_with(' ') ? "" : ", ").append(k);
      fail(what.append(")"));
    }
  }

 private:
  const toml::table* at_;
  std::string where_;
  std::vector<std::string> known_;
};

toml::table parse(std::string_view text, const std::string& name) {
  try {
    return toml::parse(text, name);
  } catch (const toml::parse_error& e) {
    throw Wrong(name + ":" + std::to_string(e.source().begin.line) + ": " +
                std::string(e.description()));
  }
}

Link read_link(Table t) {
  Link l;
  l.latency = t.number("latency_us", 0) * 1e-6;
  l.bandwidth = t.number("bandwidth_GBs", 0) * 1e9;
  t.done();
  return l;
}

double element(const toml::array& row, size_t i, const Table& t, const char* what) {
  const auto v = i < row.size() ? row[i].value<double>() : std::nullopt;
  if (!v || !std::isfinite(*v) || *v < 0) t.fail(std::string("`") + what + "` has a wrong row");
  return *v;
}

// Reads what is there over what is known already.
void read_runtime(Table& t, Runtime& r) {
  r.step = t.number("step_ms", r.step * 1e3) * 1e-3;
  r.cycle = t.number("cycle_ms", r.cycle * 1e3) * 1e-3;
  r.fusion = t.number("fusion_MiB", r.fusion / 1048576) * 1048576;
  r.negotiation = t.number("negotiation_ms", r.negotiation * 1e3) * 1e-3;
  r.copy_bandwidth = t.number("copy_GBs", r.copy_bandwidth / 1e9) * 1e9;
  r.hook = t.number("hook_us", r.hook * 1e6) * 1e-6;
  r.overlap = t.flag("overlap", r.overlap);
  r.blocking = t.flag("blocking", r.blocking);
  if (const toml::array* rows = t.array("looking"))
    for (const toml::node& n : *rows) {
      const toml::array* row = n.as_array();
      if (!row) t.fail("`looking` is not a list of [ranks, share]");
      r.looking.emplace_back(static_cast<int>(element(*row, 0, t, "looking")),
                             element(*row, 1, t, "looking"));
      if (r.looking.back().second > 0.9) t.fail("`looking` is a share of a core, and above 0.9");
    }
  std::sort(r.looking.begin(), r.looking.end());
}

// Versions are numbers between dots.
std::vector<int> version_of(const std::string& text) {
  std::vector<int> out;
  size_t at = 0;
  while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
    int n = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9')
      n = std::min(n, 1000000) * 10 + (text[at++] - '0');
    out.push_back(n);
    if (at < text.size() && text[at] == '.') ++at;
  }
  return out;
}

// The newest entry of runtimes.toml that is not newer than the version asked for.
void known_runtime(std::string_view text, Runtime& r, const Table& asking) {
  if (r.name.empty()) return;
  const toml::table at = parse(text, "runtimes.toml");
  Table t(&at, "runtimes.toml");
  const toml::array* list = t.array("runtime");
  const std::vector<int> wanted = version_of(r.version);
  std::vector<int> best;
  bool found = false;
  std::string names;
  Runtime chosen = r;
  for (size_t i = 0; list && i < list->size(); ++i) {
    Table one((*list)[i].as_table(), "runtimes.toml: a runtime");
    const std::string name = one.text("name");
    const std::string from = one.text("from");
    if (names.find(name) == std::string::npos) names += (names.empty() ? "" : ", ") + name;
    Runtime candidate = r;
    read_runtime(one, candidate);
    one.done();
    const auto since = version_of(from);
    if (name != r.name || (!wanted.empty() && since > wanted) || (found && since < best)) continue;
    best = since;
    chosen = candidate;
    found = true;
  }
  if (!found)
    asking.fail("no runtime `" + r.name + " " + r.version + "` is known (known: " +
                (names.empty() ? "none" : names) + "); leave `name` out and give " +
                "cycle_ms, fusion_MiB, negotiation_ms and step_ms");
  r = chosen;
}

void read_pipeline(Table t, PipelineRuntime& p) {
  p.shared_host = t.flag("shared_host", p.shared_host);
  p.launch = t.number("launch_us", p.launch * 1e6) * 1e-6;
  p.micro_batch = t.number("micro_batch_ms", p.micro_batch * 1e3) * 1e-3;
  p.overlap = t.flag("overlap", p.overlap);
  p.loaders_shared = t.flag("loaders_shared", p.loaders_shared);
  p.step = t.number("step_ms", p.step * 1e3) * 1e-3;
  const std::string recompute = t.text("recompute", "all");
  if (recompute == "all")
    p.recompute = Recompute::all;
  else if (recompute == "none")
    p.recompute = Recompute::none;
  else if (recompute == "all_but_last")
    p.recompute = Recompute::all_but_last;
  else
    t.fail("`recompute` is none of \"all\", \"all_but_last\" and \"none\"");
  if (const toml::array* rows = t.array("message_curve"))
    for (const toml::node& n : *rows) {
      const toml::array* row = n.as_array();
      if (!row) t.fail("`message_curve` is not a list of [bytes, seconds]");
      p.messages.emplace_back(element(*row, 0, t, "message_curve"),
                              element(*row, 1, t, "message_curve"));
    }
  std::sort(p.messages.begin(), p.messages.end());
  t.done();
}

void read_lists(Table& t, Table& links, Cluster& c) {
  if (const toml::array* pairs = links.array("pairs"))
    for (const toml::node& n : *pairs) {
      Table one(n.as_table(), "[[links.pairs]]");
      const toml::array* ids = one.array("devices");
      if (!ids || ids->size() != 2) one.fail("`devices` is not a pair like [0, 1]");
      const int a = static_cast<int>(element(*ids, 0, one, "devices"));
      const int b = static_cast<int>(element(*ids, 1, one, "devices"));
      Link l;
      l.latency = one.number("latency_us", 0) * 1e-6;
      l.bandwidth = one.number("bandwidth_GBs", 0) * 1e9;
      one.done();
      c.pairs.push_back({{std::min(a, b), std::max(a, b)}, l});
    }
  if (const toml::array* rows = t.array("allreduce_curve"))
    for (const toml::node& n : *rows) {
      const toml::array* row = n.as_array();
      if (!row) t.fail("`allreduce_curve` is not a list of [ranks, bytes, seconds]");
      Measured m;
      m.ranks = static_cast<int>(element(*row, 0, t, "allreduce_curve"));
      m.bytes = element(*row, 1, t, "allreduce_curve");
      m.seconds = element(*row, 2, t, "allreduce_curve");
      if (row->size() > 3) {
        m.beside = std::max(m.seconds, element(*row, 3, t, "allreduce_curve"));
        m.speed = element(*row, 4, t, "allreduce_curve");
        if (m.speed > 1) t.fail("`allreduce_curve` has a row whose speed exceeds 1");
      }
      c.curve.push_back(m);
    }
  if (const toml::array* rows = t.array("slowdown"))
    for (const toml::node& n : *rows) {
      const toml::array* row = n.as_array();
      if (!row) t.fail("`slowdown` is not a list of [ranks, factor]");
      c.slowdown.emplace_back(static_cast<int>(element(*row, 0, t, "slowdown")),
                              std::max(1.0, element(*row, 1, t, "slowdown")));
    }
  std::sort(c.slowdown.begin(), c.slowdown.end());
  std::sort(c.curve.begin(), c.curve.end(), [](const Measured& a, const Measured& b) {
    return std::pair(a.ranks, a.bytes) < std::pair(b.ranks, b.bytes);
  });
}

void check(const Table& t, const Cluster& c) {
  if (c.nodes < 1) t.fail("`nodes` must be 1 or more; it is the number of machines");
  if (c.devices < 1) t.fail("`devices` must be 1 or more; it is the devices of a node");
  if (c.memory <= 0) t.fail("[device] has no `memory_GB`; without it nobody knows what fits");
  if (c.devices > 1 && !c.intra.known())
    t.fail(
        "a node has several devices, but [links.intra] gives no `bandwidth_GBs`; "
        "`hvrewrite measure` measures it on this machine");
  if (c.nodes > 1 && !c.inter.known())
    t.fail(
        "there are several nodes, but [links.inter] gives no `bandwidth_GBs`; "
        "10 Gbit/s Ethernet is about 1.1");
}

}  // namespace

Cluster read_cluster(std::string_view text, const std::string& name, std::string_view runtimes) {
  const toml::table at = parse(text, name);
  Table t(&at, name);
  Cluster c;
  c.name = t.text("name", name);
  c.nodes = static_cast<int>(std::min(t.number("nodes", 0), 1e6));
  c.devices = static_cast<int>(std::min(t.number("devices", 0), 1e6));
  c.loaders = static_cast<int>(std::min(t.number("loaders", 0), 1e6));
  c.straggle = t.find("straggle") ? t.number("straggle", 0) : -1;
  Table device = t.table("device");
  c.device = device.text("name");
  c.memory = device.number("memory_GB", 0) * 1e9;
  c.peak = device.number("peak_TFLOPS", 0) * 1e12;
  device.number("memory_GBs", 0);
  device.done();
  Table links = t.table("links");
  c.intra = read_link(links.table("intra"));
  c.inter = read_link(links.table("inter"));
  c.link_spread = links.number("spread", 0);
  const std::string algorithm = t.text("allreduce", "best");
  if (algorithm == "ring")
    c.allreduce = Allreduce::ring;
  else if (algorithm == "tree")
    c.allreduce = Allreduce::tree;
  else if (algorithm == "hierarchical")
    c.allreduce = Allreduce::hierarchical;
  else if (algorithm != "best")
    t.fail("`allreduce` is none of \"best\", \"ring\", \"tree\" and \"hierarchical\"");
  read_lists(t, links, c);
  links.done();
  Table runtime = t.table("runtime");
  c.runtime.name = runtime.text("name");
  c.runtime.version = runtime.text("version");
  known_runtime(runtimes, c.runtime, runtime);
  read_runtime(runtime, c.runtime);
  runtime.done();
  read_pipeline(t.table("pipeline"), c.pipeline);
  t.done();
  check(t, c);
  return c;
}

}  // namespace plan
