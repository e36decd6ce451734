// plan: how long a training step takes once it is distributed, and which distribution is fastest.
// The one header an embedding program includes. Nothing here prints, exits, or touches files.
//
//   const auto profile = plan::read_profile(json_text, "profile.json");
//   const auto cluster = plan::read_cluster(toml_text, "cluster.toml");
//   plan::Question question;
//   question.workers = 16;
//   const plan::Advice advice = plan::recommend(profile, cluster, question);
//   const std::string text = plan::as_text(advice);
//
// Units are seconds, bytes and bytes a second throughout; files name other units in their keys.
#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plan {

// Input that cannot be used. `what()` names the input, the fault, and the cure.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A layer with weights, and all that is computed after it without weights.
struct Layer {
  std::string name;
  int operations = 1;             // launches of a forward pass; a backward pass has as many
  double forward = 0;             // device seconds at Profile::batch samples
  double backward = 0;            // device seconds at Profile::batch samples
  double parameters = 0;          // a count
  std::vector<double> gradients;  // bytes of each gradient tensor, ready when `backward` ends
  double saved = 0;               // bytes kept for the backward pass at Profile::batch samples
  double output = 0;              // bytes that a cut behind this layer sends, the same
  double state = 0;               // bytes of optimizer state
};

// The same pass over fewer (or more) samples. Without per-layer times the layers share alike.
struct SmallBatch {
  int samples = 0;
  double seconds = 0;                     // forward and backward passes, no optimizer
  std::vector<double> forward, backward;  // a number a layer in forward order, or empty
};

// What one device needs for one training script. Layers stand in forward order here; the file
// has them in the order of the backward pass.
struct Profile {
  std::string script, device, framework;
  int batch = 0;           // samples of a step
  double samples = 0;      // samples of an epoch
  double step = 0;         // median seconds of a step; 0: sum of the layers and launches
  double spread = 0;       // relative standard deviation of a step's time
  double confidence = 0;   // relative half width of the 95 % interval of the median
  double update = 0;       // device seconds of the optimizer
  double launch = 0;       // seconds in which the host launches one operation
  double load = 0;         // seconds in which one loader process prepares a sample; 0: none
  double peak_memory = 0;  // bytes seen in use, of data that the layers do not account for too
  double peak = 0;         // floating point operations a second of its device; 0: unknown
  double error = 0;        // relative error to be expected of the layers' times (a roofline)
  // Copies of the script that trained at once on one machine, and the factor on a step's time.
  std::vector<std::pair<int, double>> busy;
  std::vector<Layer> layers;
  std::vector<SmallBatch> small;
};

// A connection of two devices.
struct Link {
  double latency = 0;    // seconds
  double bandwidth = 0;  // bytes a second, one direction
  bool known() const { return bandwidth > 0; }
};

enum class Allreduce { ring, tree, hierarchical, best };
enum class Recompute { none, all, all_but_last };

// What the software between the devices costs; `plan/runtimes.toml` has it by version.
struct Runtime {
  std::string name, version;
  double step = 0;            // seconds a step waits before its update once gradients are there
  double cycle = 0;           // seconds between two looks for gradients that are ready; 0: at once
  double fusion = 0;          // bytes reduced together at most; 0: each tensor alone
  double negotiation = 0;     // seconds to agree on what is ready, a cycle
  double copy_bandwidth = 0;  // bytes a second in and out of the fusion buffer; 0: no copy
  double hook = 0;            // host seconds a gradient tensor, when the update follows
  bool overlap = true;        // reductions run beside the rest of the backward pass
  bool blocking = false;      // the thread that looks for gradients sums them itself meanwhile
  // Ranks of a node, share of a computing core that this thread takes all the time.
  std::vector<std::pair<int, double>> looking;
};

// How pipelines run here.
struct PipelineRuntime {
  bool shared_host = false;  // one host thread launches for all stages
  double launch = 0;         // host seconds an operation and micro-batch; 0: Profile::launch
  double micro_batch = 0;    // host seconds a micro-batch beside the operations
  bool overlap = true;       // transfers run beside the next micro-batch
  Recompute recompute = Recompute::all;
  bool loaders_shared = false;  // one process loads for all devices
  double step = 0;              // seconds that a step on several devices costs besides
  // Measured messages inside a node: bytes, seconds. They replace the link.
  std::vector<std::pair<double, double>> messages;
};

// A measured all-reduce.
struct Measured {
  int ranks = 0;
  double bytes = 0, seconds = 0;
  double beside = 0;  // seconds while all ranks compute; 0: the same
  double speed = 1;   // at which they compute meanwhile; 1: as if nothing were summed
};

struct Cluster {
  std::string name, device;
  int nodes = 0, devices = 0;  // devices of a node
  double memory = 0;           // bytes of a device
  double peak = 0;             // floating point operations a second of a device; 0: unknown
  Link intra, inter;           // inside a node, between nodes
  std::vector<std::pair<std::pair<int, int>, Link>> pairs;  // devices of a node with an own link
  std::vector<Measured> curve;                   // measured all-reduces; they replace the formulas
  std::vector<std::pair<int, double>> slowdown;  // ranks of a node, factor of compute time
  double straggle = -1;    // relative deviation between ranks; below 0: the profile's
  double link_spread = 0;  // relative deviation of the links' times
  int loaders = 0;         // loader processes of a node
  Allreduce allreduce = Allreduce::best;
  Runtime runtime;
  PipelineRuntime pipeline;
};

enum class Kind { sequential, data_parallel, layers_on_devices, gpipe, pipedream, hybrid };
inline constexpr Kind kKinds[] = {Kind::sequential, Kind::data_parallel, Kind::layers_on_devices,
                                  Kind::gpipe,      Kind::pipedream,     Kind::hybrid};
std::string_view name_of(Kind k);   // a word for programs: "data_parallel"
std::string_view title_of(Kind k);  // words for people: "data parallel"

enum class Model { simulation, thesis };

// Consecutive layers [first, last) on `replicas` devices.
struct Stage {
  size_t first = 0, last = 0;
  int replicas = 1;
  double memory = 0;  // bytes on each of its devices
};

// Something a worker does: 'F' forward, 'B' backward, 'C' communication, 'U' update, 'H' host.
struct Span {
  int worker = 0;
  char what = 'F';
  double begin = 0, end = 0;
  std::string label;
};

// One distribution, predicted.
struct Prediction {
  Kind kind = Kind::sequential;
  bool possible = true;  // false: `why_not` says why it cannot be run so
  std::string why_not;
  int workers = 1;           // devices that take part
  double samples = 0;        // samples of a step, all workers together
  double seconds = 0;        // of a step
  double epoch = 0;          // seconds of an epoch
  double low = 0, high = 0;  // interval of `epoch`
  double speedup = 0;        // against one device
  double efficiency = 0;     // speedup a device
  double memory = 0;         // bytes on the fullest device
  std::string bottleneck;    // computing, communication, launching, loading, waiting
  int micro_batch = 0, micro_batches = 0;
  std::vector<Stage> stages;
  std::vector<Span> spans;  // one step of the first workers
};

struct Question {
  int workers = 0;  // 0: all of the cluster
  Model model = Model::simulation;
  int micro_batch = 0;        // of gpipe; 0: the best is chosen
  int micro_batches = 0;      // of gpipe; 0: as many as the same global batch needs
  bool flips = true;          // look for where the answer changes
  bool curve = true;          // predict other numbers of workers
  bool other_device = false;  // scale a profile of another device by the peaks (a rough guess)
};

// Where another distribution becomes the fastest.
struct Flip {
  std::string quantity;  // "workers" or "bandwidth" (of the slowest link)
  bool above = true;     // beyond `value` in this direction
  double value = 0;      // workers, or bytes a second
  Kind best = Kind::sequential;
  bool fits = true;  // false: nothing can be run there, and `best` means nothing
};

struct Advice {
  Profile profile;
  Cluster cluster;
  Question question;
  std::vector<Prediction> predictions;  // in the order of kKinds
  int best = -1;                        // index; -1: nothing fits
  std::string reason;                   // one sentence
  bool sure = true;                     // false: intervals of the two best overlap
  std::vector<Flip> flips;
  std::vector<std::pair<int, std::vector<Prediction>>> curve;  // workers, without spans
};

// Reads a profile. Throws Wrong.
Profile read_profile(std::string_view json, const std::string& name);
// Reads a cluster; `runtimes` is the text of `runtimes.toml`, or empty. Throws Wrong.
Cluster read_cluster(std::string_view toml, const std::string& name,
                     std::string_view runtimes = {});

// Predicts one distribution. Throws Wrong when the question makes no sense.
Prediction predict(Kind kind, const Profile& profile, const Cluster& cluster, const Question& q);
// Predicts all, and chooses. Throws Wrong.
Advice recommend(const Profile& profile, const Cluster& cluster, const Question& q);

// The advice as text for a terminal, JSON, one self-contained HTML file, SVG, and a trace that
// trace viewers of browsers open. `measured`: points (workers, seconds of an epoch) to be drawn.
using Points = std::vector<std::pair<int, double>>;
std::string as_text(const Advice& advice);
std::string as_json(const Advice& advice);
std::string as_html(const Advice& advice, const Points& measured = {});
std::string as_svg(const Advice& advice, const Points& measured = {});
std::string as_trace(const Advice& advice);

}  // namespace plan
