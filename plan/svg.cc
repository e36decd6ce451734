// Drawings: a timeline of a step, curves over workers, memory of a device.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "plan/words.h"

namespace plan {
namespace {

constexpr double kLeft = 70, kRight = 20;
constexpr const char* kColours[] = {"#666666", "#1f77b4", "#8c564b",
                                    "#2ca02c", "#ff7f0e", "#9467bd"};

const char* colour_of(Kind k) { return kColours[static_cast<size_t>(k)]; }

const char* colour_of(char what) {
  switch (what) {
    case 'F': return "#6baed6";
    case 'B': return "#3182bd";
    case 'C': return "#e6550d";
    case 'U': return "#31a354";
    default: return "#969696";
  }
}

std::string text_at(double x, double y, const std::string& text, const char* anchor = "start") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     escaped(text));
}

std::string line(double x1, double y1, double x2, double y2, const char* colour) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n", x1, y1, x2,
      y2, colour);
}

std::string box(double x, double y, double w, double h, const char* colour,
                const std::string& title) {
  return fmt::format(
      "<rect x=\"{:.2f}\" y=\"{:.1f}\" width=\"{:.2f}\" height=\"{:.1f}\" "
      "fill=\"{}\"><title>{}</title></rect>\n",
      x, y, std::max(w, 0.3), h, colour, escaped(title));
}

std::string svg(double width, double height, const std::string& inside) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "viewBox=\"0 0 {0:.0f} {1:.0f}\" font-family=\"sans-serif\" font-size=\"12\">\n{2}</svg>\n",
      width, height, inside);
}

// A logarithmic axis from the smallest to the largest value.
class Axis {
 public:
  Axis(double low, double high, double from, double to)
      : low_(std::log(low)), high_(std::log(std::max(high, low * 1.01))), from_(from), to_(to) {}
  double at(double v) const {
    return from_ + (std::log(v) - low_) / (high_ - low_) * (to_ - from_);
  }

 private:
  double low_, high_, from_, to_;
};

// One quantity of all kinds over workers.
std::string panel(const Advice& a, const Points& measured, double top, double height, double width,
                  bool efficiency) {
  double low = 1e300, high = 0;
  const auto value = [&](const Prediction& p) { return efficiency ? p.efficiency : p.epoch; };
  for (const auto& [w, list] : a.curve)
    for (const Prediction& p : list)
      if (p.possible && value(p) > 0) {
        low = std::min(low, value(p));
        high = std::max(high, value(p));
      }
  for (const auto& [w, seconds] : measured)
    if (!efficiency && seconds > 0) {
      low = std::min(low, seconds);
      high = std::max(high, seconds);
    }
  if (high <= 0) return "";
  const Axis x(1, std::max(2, a.curve.back().first), kLeft, width - kRight);
  const Axis y(low, high, top + height - 25, top + 20);
  std::string out =
      text_at(kLeft, top + 12, efficiency ? "efficiency (speedup a device)" : "seconds an epoch");
  out += line(kLeft, top + height - 25, width - kRight, top + height - 25, "#333");
  out += line(kLeft, top + 20, kLeft, top + height - 25, "#333");
  for (const double v : {low, std::sqrt(low * high), high})
    out += text_at(kLeft - 4, y.at(v) + 4, efficiency ? fmt::format("{:.2f}", v) : seconds_text(v),
                   "end");
  for (const auto& [w, list] : a.curve)
    out += text_at(x.at(w), top + height - 10, std::to_string(w), "middle");
  for (const Kind k : kKinds) {
    std::string points;
    for (const auto& [w, list] : a.curve)
      for (const Prediction& p : list)
        if (p.kind == k && p.possible && value(p) > 0)
          points += fmt::format("{:.1f},{:.1f} ", x.at(w), y.at(value(p)));
    if (!points.empty())
      out += fmt::format(
          "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\">"
          "<title>{}</title></polyline>\n",
          points, colour_of(k), escaped(std::string(title_of(k))));
  }
  for (const auto& [w, seconds] : measured)
    if (!efficiency && seconds > 0 && w >= 1)
      out += fmt::format(
          "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\" fill=\"black\"><title>measured: {}"
          "</title></circle>\n",
          x.at(w), y.at(seconds), seconds_text(seconds));
  return out;
}

}  // namespace

std::string escaped(const std::string& text) {
  std::string out;
  for (const char ch : text) switch (ch) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += ch;
    }
  return out;
}

std::string timeline_svg(const Prediction& p, double width) {
  int workers = 0;
  for (const Span& s : p.spans) workers = std::max(workers, s.worker + 1);
  if (workers == 0 || p.seconds <= 0) return "";
  const double scale = (width - kLeft - kRight) / p.seconds;
  const double top = 40, tall = 34;
  std::string out =
      text_at(8, 16, fmt::format("{}: a step of {}", title_of(p.kind), seconds_text(p.seconds)));
  const std::pair<char, const char*> legend[] = {
      {'F', "forward"}, {'B', "backward"}, {'C', "communication"}, {'U', "update"}};
  double at = width - 380;
  for (const auto& [what, word] : legend) {
    out += box(at, 7, 10, 10, colour_of(what), word) + text_at(at + 14, 16, word);
    at += 92;
  }
  for (int w = 0; w < workers; ++w) {
    const double y = top + w * tall;
    out += text_at(8, y + 14, fmt::format("worker {}", w));
    out += box(kLeft, y, p.seconds * scale, 18, "#eeeeee", "idle");
    for (const Span& s : p.spans)
      if (s.worker == w)
        out += box(kLeft + s.begin * scale, s.what == 'C' ? y + 19 : y, (s.end - s.begin) * scale,
                   s.what == 'C' ? 8 : 18, colour_of(s.what),
                   s.label + ": " + seconds_text(s.end - s.begin));
  }
  return svg(width, top + workers * tall + 6, out);
}

std::string curve_svg(const Advice& a, const Points& measured, double width) {
  if (a.curve.empty()) return "";
  std::string out = panel(a, measured, 20, 240, width, false);
  out += panel(a, measured, 270, 200, width, true);
  double at = kLeft;
  for (const Kind k : kKinds) {
    const std::string title(title_of(k));
    out += box(at, 2, 10, 10, colour_of(k), title) + text_at(at + 14, 12, title);
    at += 26 + 6.6 * static_cast<double>(title.size());
  }
  if (!measured.empty()) out += text_at(at, 12, "\xe2\x97\x8f measured");
  return svg(std::max(width, at + 80), 480, out);
}

std::string memory_svg(const Advice& a, double width) {
  double most = a.cluster.memory;
  for (const Prediction& p : a.predictions) most = std::max(most, p.memory);
  const double left = 200, scale = (width - left - 90) / most;
  std::string out = text_at(8, 16, "memory of the fullest device");
  double y = 28;
  for (const Prediction& p : a.predictions) {
    if (p.memory <= 0) continue;
    out += text_at(left - 8, y + 13, std::string(title_of(p.kind)), "end");
    out += box(left, y, p.memory * scale, 16, p.possible ? colour_of(p.kind) : "#d62728",
               p.possible ? "fits" : p.why_not);
    out += text_at(left + p.memory * scale + 4, y + 13, fmt::format("{:.2f} GB", p.memory / 1e9));
    y += 22;
  }
  const double limit = left + a.cluster.memory * scale;
  out += line(limit, 22, limit, y, "#d62728");
  out += text_at(limit, y + 14, fmt::format("{:.0f} GB a device", a.cluster.memory / 1e9), "end");
  return svg(width, y + 22, out);
}

std::string as_svg(const Advice& a, const Points& measured) {
  constexpr double width = 860;
  std::string out;
  double y = 0;
  std::vector<std::string> parts;
  if (a.best >= 0) parts.push_back(timeline_svg(a.predictions[static_cast<size_t>(a.best)], width));
  parts.push_back(curve_svg(a, measured, width));
  parts.push_back(memory_svg(a, width));
  for (std::string& part : parts) {
    if (part.empty()) continue;
    const size_t at = part.find("height=\"") + 8;
    const double height = std::stod(part.substr(at));
    part.insert(part.find("<svg") + 4, fmt::format(" y=\"{:.0f}\"", y));
    out += part;
    y += height + 14;
  }
  return svg(width, y, "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" + out);
}

}  // namespace plan
