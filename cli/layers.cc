// Files that list the layers of a model, as values of ruleset parameters.
#include "cli/layers.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

namespace cli {
namespace {

using nlohmann::json;

struct Row {
  std::string name;
  double device = 0, weights = 0, bytes = 0;
};

double number(const json& at, const char* key) {
  const auto it = at.find(key);
  return it != at.end() && it->is_number() ? it->get<double>() : 0;
}

double sum(const json& at, const char* key) {
  double out = 0;
  if (const auto it = at.find(key); it != at.end() && it->is_array())
    for (const json& v : *it) out += v.is_number() ? v.get<double>() : 0;
  return out;
}

// A name that Python reads back as it is, and that has no quotes to end a text of a program.
bool is_plain(const std::string& name) {
  return !name.empty() && std::none_of(name.begin(), name.end(), [](unsigned char c) {
    return c < 0x20 || c == '\'' || c == '\\';
  });
}

// How long the folders are that all names lie in.
size_t common_folder(const std::vector<Row>& rows) {
  std::string common = rows[0].name;
  for (const Row& r : rows) {
    const auto ends = std::mismatch(common.begin(), common.end(), r.name.begin(), r.name.end());
    common.resize(static_cast<size_t>(ends.first - common.begin()));
  }
  const size_t slash = common.rfind('/');
  return slash == std::string::npos || rows.size() == 1 ? 0 : slash + 1;
}

std::vector<Row> joined(const std::vector<Row>& rows) {
  const size_t skip = common_folder(rows);
  std::vector<Row> out;
  for (Row r : rows) {
    r.name = r.name.substr(skip);
    r.name = r.name.substr(0, r.name.find('/'));
    if (out.empty() || out.back().name != r.name) {
      out.push_back(std::move(r));
    } else {
      out.back().weights += r.weights;
      out.back().bytes += r.bytes;
    }
  }
  return out;
}

std::string whole(double v) { return std::to_string(std::llround(std::clamp(v, -1e18, 1e18))); }

}  // namespace

std::string layers_of(std::string_view text, std::string& problem) {
  const json at = json::parse(text, nullptr, false);
  const bool object = at.is_object();
  const auto list = object ? at.find("layers") : at.end();
  if (!object || list == at.end() || !list->is_array() || list->empty()) {
    problem =
        "the file is neither a profile (`hvrewrite profile`) nor a placement (`recommend "
        "--placement`)";
    return "";
  }
  std::vector<Row> rows;
  bool placement = true;
  for (const json& l : *list) {
    const auto name = l.is_object() ? l.find("name") : l.end();
    if (!l.is_object() || name == l.end() || !name->is_string() ||
        !is_plain(name->get<std::string>())) {
      problem = "layer " + std::to_string(rows.size() + 1) + " has no plain `name`";
      return "";
    }
    placement = placement && l.contains("device");
    const double gradients = sum(l, "gradient_bytes");
    rows.push_back({name->get<std::string>(), number(l, "device"), number(l, "parameters"),
                    2 * gradients + number(l, "optimizer_bytes") + number(l, "activation_bytes")});
  }
  if (!placement) std::reverse(rows.begin(), rows.end());  // profiles are written backwards
  std::string out;
  for (const Row& r : joined(rows))
    out += (out.empty() ? "('" : ", ('") + r.name + "', " +
           (placement ? whole(r.device) : whole(r.weights) + ", " + whole(r.bytes)) + ")";
  return out;
}

}  // namespace cli
