// Messages as text and as JSON.
#include "cli/report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "source/text.h"

namespace cli {

Report::Report(const Options& options) : options_(options) {
  color_ = options_.color == "always" || (options_.color == "auto" && isatty(STDERR_FILENO) &&
                                          std::getenv("NO_COLOR") == nullptr);
}

std::string json_string(const std::string& s) {
  return nlohmann::json(s).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

namespace {

// The characters of a text, one each, as they may be shown: what is no UTF-8 and what a terminal
// would take for a command is replaced.
std::vector<std::string> characters(std::string_view text) {
  static const std::string unknown = "\xEF\xBF\xBD";
  std::vector<std::string> out;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    while (end < text.size() && end < i + 4 && (static_cast<unsigned char>(text[end]) >> 6) == 2)
      ++end;
    const std::string_view one = text.substr(i, end - i);
    const bool control =
        (one[0] >= 0 && one[0] < ' ' && one[0] != '\t') || one[0] == '\x7f' ||
        (one.size() == 2 && one[0] == '\xC2' && static_cast<unsigned char>(one[1]) < 0xA0);
    out.push_back(control || hvr::invalid_utf8(one) != std::string_view::npos ? unknown
                                                                              : std::string(one));
    i = end;
  }
  return out;
}

// The line of a message, and a mark under its place.
void place(const hvrewrite::Message& m, const char* tint, const char* off) {
  const std::vector<std::string> line = characters(m.line_text);
  std::string shown, pad;
  for (size_t i = 0; i < line.size(); ++i) {
    shown += line[i];
    if (i + 1 < m.column) pad += line[i] == "\t" ? '\t' : ' ';
  }
  std::cerr << fmt::format("{:>5} | {}\n", m.line, shown);
  if (m.column > line.size() + 1) return;
  const size_t width = std::clamp<size_t>(m.end - m.begin, 1, line.size() + 2 - m.column);
  std::cerr << "      | " << pad << tint << "^" << std::string(width - 1, '~') << off << "\n";
}

}  // namespace

void Report::one(const hvrewrite::Message& m) {
  aside();
  using S = hvrewrite::Message::Severity;
  const char* name = m.severity == S::error     ? "error"
                     : m.severity == S::warning ? "warning"
                                                : "note";
  if (options_.json) {
    const auto named = [](const char* key, const std::string& value) {
      return value.empty() ? "" : fmt::format("\"{}\":{},", key, json_string(value));
    };
    std::cerr << fmt::format(
                     R"({{"file":{},{}"line":{},"column":{},"begin":{},"end":{},"severity":"{}",)"
                     R"("code":"{}",{}{}"message":{},"help":{}}})",
                     json_string(m.file), m.cell ? fmt::format("\"cell\":{},", m.cell) : "", m.line,
                     m.column, m.begin, m.end, name, m.code, named("rule", m.rule),
                     named("demand", m.demand), json_string(m.text), json_string(m.help))
              << "\n";
    return;
  }
  const char* tint = !color_                    ? ""
                     : m.severity == S::error   ? "\x1b[1;31m"
                     : m.severity == S::warning ? "\x1b[1;33m"
                                                : "\x1b[1;36m";
  const char* off = color_ ? "\x1b[0m" : "";
  std::cerr << fmt::format("{}:{}{}:{}: {}{}[{}]{}: {}\n", m.file,
                           m.cell ? fmt::format("cell {}:", m.cell) : "", m.line, m.column, tint,
                           name, m.code, off, m.text);
  if (!m.line_text.empty()) place(m, tint, off);
  if (!m.help.empty()) std::cerr << "help: " << m.help << "\n";
}

void Report::messages(const hvrewrite::Messages& list) {
  for (const auto& m : list)
    if (!options_.quiet || m.severity == hvrewrite::Message::Severity::error) one(m);
}

void Report::warning(const std::string& text) {
  if (options_.quiet) return;
  aside();
  if (options_.json)
    std::cerr << fmt::format(R"({{"severity":"warning","message":{}}})", json_string(text)) << "\n";
  else
    std::cerr << "hvrewrite: warning: " << text << "\n";
}

void Report::error(const std::string& text) {
  aside();
  if (options_.json)
    std::cerr << fmt::format(R"({{"severity":"error","message":{}}})", json_string(text)) << "\n";
  else
    std::cerr << "hvrewrite: " << text << "\n";
}

void Report::summary(const std::string& text) {
  if (options_.json || options_.quiet) return;
  if (options_.verbose || isatty(STDERR_FILENO)) std::cerr << text << "\n";
}

void Report::note(const std::string& text) {
  if (!options_.verbose || options_.json) return;
  aside();
  std::cerr << text << "\n";
}

}  // namespace cli
