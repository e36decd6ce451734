// What a person should know of a rewrite: what was found, what was changed and why.
#include <algorithm>
#include <set>
#include <tuple>

#include "api/pipeline.h"
#include "engine/match/evaluator.h"
#include "engine/match/message.h"

namespace hvr {
namespace {

constexpr std::string_view kScript = "{script}";
constexpr size_t kMostShown = 100;  // bytes of a place's own text

std::string with_script(std::string text, const std::string& path) {
  for (size_t at = 0; (at = text.find(kScript, at)) != std::string::npos; at += path.size())
    text.replace(at, kScript.size(), path);
  return text;
}

// The first line of a node's text.
std::string first_line(const Tree& tree, NodeId n) {
  std::string_view text = tree.text(n);
  text = text.substr(0, std::min({text.find('\n'), text.size(), kMostShown}));
  return std::string(text);
}

struct Shown {
  std::string file;
  uint32_t line = 0, column = 0, cell = 0;
};

Shown shown_place(const ProgramAnalysis& s, NodeId n) {
  const LineColumn at = s.place_of(n);
  Shown out{s.source_of(n).path, at.line, at.column, 0};
  if (s.notebook && out.file == s.path()) {
    const auto in_cell = s.notebook->place(at.line);
    out.cell = in_cell.cell;
    out.line = in_cell.line;
  }
  return out;
}

void find(const ProgramAnalysis& s, const ir::Finding& f, std::vector<hvrewrite::Finding>& out) {
  const size_t first = out.size();
  std::set<std::pair<NodeId, std::string>> said;
  Captures captures(f.holes.size());
  Evaluator(*s.query, {s.main(), nullptr, nullptr})
      .solve(f.clauses, 0, captures, Tri::yes, [&](Captures& c, Tri sure) {
        if (sure != Tri::yes) return;
        const bool placed = f.at && c[*f.at].type == Value::Type::node;
        const NodeId at = placed ? c[*f.at].node : kNoNode;
        std::string text;
        for (const auto& line : f.lines)
          text += (text.empty() ? "" : "\n") + with_script(message_text(s.tree, line, c), s.path());
        if (text.empty() && placed) text = first_line(s.tree, at);
        if (!said.emplace(at, text).second) return;
        const Shown where = placed ? shown_place(s, at) : Shown{s.path(), 0, 0, 0};
        out.push_back(
            {f.heading, std::move(text), where.file, where.line, where.column, where.cell});
      });
  const auto by_place = [](const hvrewrite::Finding& a, const hvrewrite::Finding& b) {
    return std::tie(a.file, a.cell, a.line, a.column) < std::tie(b.file, b.cell, b.line, b.column);
  };
  std::stable_sort(out.begin() + static_cast<long>(first), out.end(), by_place);
}

}  // namespace

void give_account(const ProgramAnalysis& s, const ir::Ruleset& program, bool rewritten,
                  hvrewrite::Account& out) {
  for (const auto& f : program.findings) find(s, f, out.found);
  if (!rewritten) {
    // How to start it is said of what can be started.
    std::erase_if(out.found, [](const hvrewrite::Finding& f) { return f.line == 0; });
    return;
  }
  std::set<uint32_t> changing;
  for (const Edit& e : s.edits.edits) changing.insert(e.unit);
  for (const BehindImports& b : s.edits.header) changing.insert(b.unit);
  for (uint32_t unit = 0; unit < s.edits.units.size(); ++unit)
    if (s.edits.units[unit].shares) changing.insert(unit);
  for (const uint32_t unit : changing) {
    const Unit& u = s.edits.units[unit];
    if (u.dropped) continue;
    const Shown where = shown_place(s, u.at == kNoNode ? s.main() : u.at);
    const ir::Rule& rule = program.rules[u.rule];
    out.changes.push_back({rule.name, rule.help, where.file, where.line, where.cell});
  }
  const auto key = [](const hvrewrite::Change& c) {
    return std::tie(c.file, c.cell, c.line, c.rule, c.why);
  };
  std::sort(out.changes.begin(), out.changes.end(),
            [&](const auto& a, const auto& b) { return key(a) < key(b); });
  const auto same = [&](const auto& a, const auto& b) { return key(a) == key(b); };
  out.changes.erase(std::unique(out.changes.begin(), out.changes.end(), same), out.changes.end());
}

}  // namespace hvr
