// Messages and diffs.
#include "cli/report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <dtl/dtl.hpp>
#include <iostream>
#include <nlohmann/json.hpp>
#include <vector>

namespace cli {

Report::Report(const Options& options) : options_(options) {
  color_ = options_.color == "always" || (options_.color == "auto" && isatty(STDERR_FILENO) &&
                                          std::getenv("NO_COLOR") == nullptr);
}

std::string json_string(const std::string& s) {
  return nlohmann::json(s).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void Report::one(const hvrewrite::Message& m) {
  using S = hvrewrite::Message::Severity;
  const char* name = m.severity == S::error     ? "error"
                     : m.severity == S::warning ? "warning"
                                                : "note";
  if (options_.json) {
    std::cerr
        << fmt::format(
               R"({{"file":{},{}"line":{},"column":{},"begin":{},"end":{},"severity":"{}","code":"{}","message":{},"help":{}}})",
               json_string(m.file), m.cell ? fmt::format("\"cell\":{},", m.cell) : "", m.line,
               m.column, m.begin, m.end, name, m.code, json_string(m.text), json_string(m.help))
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
  if (!m.line_text.empty()) {
    const std::string& line = m.line_text;
    const size_t column = m.column;
    const std::string number = fmt::format("{:>5}", m.line);
    std::cerr << number << " | " << line << "\n";
    if (column <= line.size() + 1) {
      std::string pad;
      for (size_t i = 0; i + 1 < column && i < line.size(); ++i)
        pad += line[i] == '\t' ? '\t' : ' ';
      const size_t width = std::clamp<size_t>(
          m.end - m.begin, 1, line.size() + 1 > column ? line.size() + 1 - column : 1);
      std::cerr << "      | " << pad << tint << "^" << std::string(width - 1, '~') << off << "\n";
    }
  }
  if (!m.help.empty()) std::cerr << "help: " << m.help << "\n";
}

void Report::messages(const hvrewrite::Messages& list) {
  for (const auto& m : list)
    if (!options_.quiet || m.severity == hvrewrite::Message::Severity::error) one(m);
}

void Report::error(const std::string& text) {
  if (options_.json)
    std::cerr << fmt::format(R"({{"severity":"error","message":{}}})", json_string(text)) << "\n";
  else
    std::cerr << "hvrewrite: " << text << "\n";
}

void Report::note(const std::string& text) {
  if (options_.verbose && !options_.json) std::cerr << text << "\n";
}

namespace {
std::vector<std::string> split_lines(const std::string& s) {
  std::vector<std::string> out;
  for (size_t i = 0; i < s.size();) {
    const size_t e = s.find('\n', i);
    out.push_back(s.substr(i, e == std::string::npos ? std::string::npos : e - i + 1));
    if (e == std::string::npos) break;
    i = e + 1;
  }
  return out;
}
}  // namespace

std::string unified_diff(const std::string& path, const std::string& before,
                         const std::string& after, bool color) {
  if (before == after) return {};
  const auto a = split_lines(before), b = split_lines(after);
  dtl::Diff<std::string, std::vector<std::string>> diff(a, b);
  diff.onHuge();
  diff.compose();
  auto ses = diff.getSes().getSequence();
  // Within a change, what goes stands before what comes.
  for (size_t i = 0; i < ses.size();) {
    size_t k = i;
    while (k < ses.size() && ses[k].second.type != dtl::SES_COMMON) ++k;
    std::stable_sort(ses.begin() + static_cast<long>(i), ses.begin() + static_cast<long>(k),
                     [](const auto& x, const auto& y) {
                       return x.second.type == dtl::SES_DELETE && y.second.type == dtl::SES_ADD;
                     });
    i = k + 1;
  }
  std::string out = "--- " + path + "\n+++ " + path + "\n";
  const auto line = [&](char sign, const std::string& text) {
    std::string body = text;
    const bool ended = !body.empty() && body.back() == '\n';
    if (ended) body.pop_back();
    const char* tint = !color ? "" : sign == '+' ? "\x1b[32m" : sign == '-' ? "\x1b[31m" : "";
    out += tint;
    out += sign;
    out += body;
    if (color && sign != ' ') out += "\x1b[0m";
    out += ended ? "\n" : "\n\\ No newline at end of file\n";
  };
  constexpr size_t context = 3;
  for (size_t i = 0; i < ses.size();) {
    if (ses[i].second.type == dtl::SES_COMMON) {
      ++i;
      continue;
    }
    size_t from = i >= context ? i - context : 0, to = i;
    for (size_t quiet = 0; to < ses.size() && quiet <= 2 * context; ++to)
      quiet = ses[to].second.type == dtl::SES_COMMON ? quiet + 1 : 0;
    size_t end = to;
    while (end > from && ses[end - 1].second.type == dtl::SES_COMMON) --end;
    end = std::min(ses.size(), end + context);
    size_t olds = 0, news = 0, old_at = 1, new_at = 1;
    for (size_t k = 0; k < from; ++k) {
      old_at += ses[k].second.type != dtl::SES_ADD;
      new_at += ses[k].second.type != dtl::SES_DELETE;
    }
    for (size_t k = from; k < end; ++k) {
      olds += ses[k].second.type != dtl::SES_ADD;
      news += ses[k].second.type != dtl::SES_DELETE;
    }
    out += fmt::format("@@ -{},{} +{},{} @@\n", olds ? old_at : old_at - 1, olds,
                       news ? new_at : new_at - 1, news);
    for (size_t k = from; k < end; ++k)
      line(ses[k].second.type == dtl::SES_ADD      ? '+'
           : ses[k].second.type == dtl::SES_DELETE ? '-'
                                                   : ' ',
           ses[k].first);
    i = end;
  }
  return out;
}

}  // namespace cli
