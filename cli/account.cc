#include "cli/account.h"

#include <fmt/format.h>

#include "cli/report.h"

namespace cli {
namespace {

std::string_view outcome(const hvrewrite::Result& r) {
  switch (r.status) {
    case hvrewrite::Status::changed: return "rewritten";
    case hvrewrite::Status::refused: return "refused, left as it is";
    case hvrewrite::Status::unchanged: break;
  }
  return "nothing to change";
}

// "line 3", with the cell of a notebook and the file where it is not the main one.
template <class Placed>
std::string where(const Placed& p, const std::string& main) {
  std::string out;
  if (p.file != main && !p.file.empty()) out += p.file + ", ";
  if (p.cell) out += fmt::format("cell {}, ", p.cell);
  return out + fmt::format("line {}", p.line);
}

// Further lines as far in as the first.
std::string indented(std::string text, std::string_view by) {
  for (size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 1 + by.size())
    text.insert(at + 1, by);
  return text;
}

// Calls `heading` for each group of findings, and `one` for each of it: of those at a place, or of
// those that are something to type.
template <class Heading, class One>
void by_heading(const hvrewrite::Account& a, bool placed, Heading&& heading, One&& one) {
  const std::string* last = nullptr;
  for (const auto& f : a.found) {
    if ((f.line != 0) != placed) continue;
    if (!last || *last != f.heading) heading(f);
    last = &f.heading;
    one(f);
  }
}

// What was done at a place, in the rule's own words and by its name.
std::string what(const hvrewrite::Change& c) {
  return c.why.empty() ? c.rule : fmt::format("{} ({})", c.why, c.rule);
}

std::string as_text(const std::string& main, const hvrewrite::Account& a,
                    const hvrewrite::Messages& messages) {
  std::string out =
      fmt::format("{}: {}, {}\n", main, a.result.classification.pattern, outcome(a.result));
  const auto heading = [&](const auto& f) { out += fmt::format("\n{}\n", f.heading); };
  by_heading(a, true, heading,
             [&](const auto& f) { out += fmt::format("  {}: {}\n", where(f, main), f.text); });
  if (!a.changes.empty()) out += "\nChanged\n";
  for (const auto& c : a.changes) out += fmt::format("  {}: {}\n", where(c, main), what(c));
  if (!messages.empty()) out += "\nLeft to do\n";
  for (const auto& m : messages)
    out += fmt::format("  {}: {}\n", where(m, main), m.text) +
           (m.help.empty() ? "" : fmt::format("    {}\n", m.help));
  by_heading(a, false, heading,
             [&](const auto& f) { out += "  " + indented(f.text, "  ") + "\n"; });
  return out;
}

// In a code span, whatever it holds.
std::string code(const std::string& text) {
  const std::string_view mark = text.find('`') == std::string::npos ? "`" : "`` ";
  return fmt::format("{}{}{}", mark, text, mark == "`" ? "`" : " ``");
}

std::string as_markdown(const std::string& main, const hvrewrite::Account& a,
                        const hvrewrite::Messages& messages) {
  std::string out = fmt::format("## {}: {}, {}\n", code(main), a.result.classification.pattern,
                                outcome(a.result));
  const auto heading = [&](const auto& f) { out += fmt::format("\n### {}\n\n", f.heading); };
  by_heading(a, true, heading, [&](const auto& f) {
    out += fmt::format("- {}: {}\n", where(f, main), code(f.text));
  });
  if (!a.changes.empty()) out += "\n### Changed\n\n";
  for (const auto& c : a.changes) out += fmt::format("- {}: {}\n", where(c, main), what(c));
  if (!messages.empty()) out += "\n### Left to do\n\n";
  for (const auto& m : messages)
    out += fmt::format("- [ ] {}: {}{}\n", where(m, main), m.text,
                       m.help.empty() ? "" : ". " + m.help);
  by_heading(a, false, heading,
             [&](const auto& f) { out += fmt::format("```\n{}\n```\n", f.text); });
  return out;
}

template <class List, class One>
std::string json_list(const List& list, One&& one) {
  std::string out = "[";
  for (const auto& item : list) out += (out.size() > 1 ? "," : "") + one(item);
  return out + "]";
}

template <class Placed>
std::string json_place(const Placed& p) {
  return fmt::format("\"file\":{},\"line\":{}{}", json_string(p.file), p.line,
                     p.cell ? fmt::format(",\"cell\":{}", p.cell) : "");
}

std::string as_json(const std::string& main, const hvrewrite::Account& a,
                    const hvrewrite::Messages& messages) {
  return fmt::format(
      "{{\"file\":{},\"pattern\":{},\"outcome\":{},\"found\":{},\"changes\":{},\"left\":{}}}\n",
      json_string(main), json_string(a.result.classification.pattern),
      json_string(std::string(outcome(a.result))),
      json_list(a.found,
                [](const auto& f) {
                  return fmt::format("{{\"heading\":{},\"text\":{}{}}}", json_string(f.heading),
                                     json_string(f.text), f.line ? "," + json_place(f) : "");
                }),
      json_list(a.changes,
                [](const auto& c) {
                  return fmt::format("{{\"rule\":{},\"why\":{},{}}}", json_string(c.rule),
                                     json_string(c.why), json_place(c));
                }),
      json_list(messages, [](const auto& m) {
        return fmt::format("{{\"code\":{},\"text\":{},\"help\":{},{}}}", json_string(m.code),
                           json_string(m.text), json_string(m.help), json_place(m));
      }));
}

}  // namespace

std::string account_text(const std::string& format, const std::string& main,
                         const hvrewrite::Account& account, const hvrewrite::Messages& messages) {
  if (format == "json") return as_json(main, account, messages);
  return format == "markdown" ? as_markdown(main, account, messages)
                              : as_text(main, account, messages);
}

}  // namespace cli
