// The advice as one HTML file that needs nothing else.
#include <fmt/core.h>

#include "plan/words.h"

namespace plan {
namespace {

constexpr const char* kStyle =
    "body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.3em .6em;text-align:right;"
    "border-bottom:1px solid #ddd}td:first-child,th:first-child,td:last-child,th:last-child"
    "{text-align:left}tr.best{background:#e8f4e8;font-weight:bold}svg{max-width:100%;height:auto}"
    "details{margin:.6em 0}";

std::string row(const Prediction& p, bool best) {
  std::string out = fmt::format("<tr{}><td>{}</td>", best ? " class=\"best\"" : "",
                                escaped(std::string(title_of(p.kind))));
  if (!p.possible) return out + "<td colspan=\"7\">" + escaped(p.why_not) + "</td></tr>\n";
  return out + fmt::format(
                   "<td>{}</td><td>{} .. {}</td><td>{}</td><td>{:.2f}</td><td>{:.0f} %</td>"
                   "<td>{:.2f} GB</td><td>{}</td></tr>\n",
                   seconds_text(p.epoch), seconds_text(p.low), seconds_text(p.high),
                   seconds_text(p.seconds), p.speedup, 100 * p.efficiency, p.memory / 1e9,
                   escaped(p.bottleneck));
}

std::string stage_table(const Advice& a, const Prediction& p) {
  if (p.stages.empty()) return "";
  std::string out = fmt::format(
      "<p>{} micro-batches of {} samples</p><table><tr><th>layers</th>"
      "<th>devices</th><th>memory</th></tr>\n",
      p.micro_batches, p.micro_batch);
  for (const Stage& s : p.stages)
    out += fmt::format("<tr><td>{} .. {}</td><td>{}</td><td>{:.2f} GB</td></tr>\n",
                       escaped(a.profile.layers[s.first].name),
                       escaped(a.profile.layers[s.last - 1].name), s.replicas, s.memory / 1e9);
  return out + "</table>\n";
}

}  // namespace

std::string as_html(const Advice& a, const Points& measured) {
  constexpr double width = 860;
  const std::string script = escaped(a.profile.script.empty() ? "profile" : a.profile.script);
  std::string out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0} on {1}</title>"
      "<style>{2}</style></head><body>\n<h1>{0} on {1}</h1>\n<p>{3} workers, {4} samples a step "
      "and device, {5:.0f} samples an epoch{6}.</p>\n",
      script, escaped(a.cluster.name), kStyle, a.question.workers, a.profile.batch,
      a.profile.samples, a.question.model == Model::thesis ? "; the formulas of the thesis" : "");
  out += "<p><strong>" + escaped(a.reason) + "</strong></p>\n";
  if (a.best >= 0 && !a.sure) out += "<p>Not sure: the intervals of the two fastest overlap.</p>\n";
  if (!a.flips.empty()) {
    out += "<p>The answer changes</p><ul>\n";
    for (const Flip& f : a.flips) out += "<li>" + escaped(flip_text(f)) + "</li>\n";
    out += "</ul>\n";
  }
  out +=
      "<table><tr><th></th><th>epoch</th><th>between</th><th>step</th><th>speedup</th>"
      "<th>efficiency</th><th>memory</th><th>limited by</th></tr>\n";
  for (size_t i = 0; i < a.predictions.size(); ++i)
    out += row(a.predictions[i], static_cast<int>(i) == a.best);
  out += "</table>\n<h2>Over workers</h2>\n" + curve_svg(a, measured, width);
  out += "<h2>Memory</h2>\n" + memory_svg(a, width) + "<h2>One step</h2>\n";
  for (size_t i = 0; i < a.predictions.size(); ++i) {
    const Prediction& p = a.predictions[i];
    const std::string drawn = timeline_svg(p, width);
    if (drawn.empty()) continue;
    out += fmt::format("<details{}><summary>{}</summary>\n{}{}</details>\n",
                       static_cast<int>(i) == a.best ? " open" : "",
                       escaped(std::string(title_of(p.kind))), drawn, stage_table(a, p));
  }
  return out + "</body></html>\n";
}

}  // namespace plan
