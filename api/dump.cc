// The intermediate forms of a program under a ruleset, as text.
#include <algorithm>
#include <functional>
#include <set>

#include "api/pipeline.h"
#include "base/allowance.h"
#include "dsl/syntax.h"
#include "engine/match/views.h"
#include "source/json.h"

namespace hvrewrite {

namespace {

using hvr::json_quoted;
using hvr::NodeId;

std::string one_line(std::string_view s) {
  std::string out;
  for (const char c : s) {
    if (c == '\n')
      out += ' ';
    else if (c != '\r' && !(c == ' ' && !out.empty() && out.back() == ' '))
      out += c;
  }
  return out;
}

// Writes what is known of a program, part by part.
class Dump {
 public:
  Dump(const hvr::ProgramAnalysis& s, const hvr::ir::Ruleset& rules) : s_(s), rules_(rules) {}

  std::string syntax() const {
    const hvr::Tree& t = s_.tree;
    std::string out;
    std::vector<int> depth(t.size(), 0);
    for (NodeId n = 0; n < t.size(); ++n) {
      if (t.parent(n) != hvr::kNoNode) depth[n] = depth[t.parent(n)] + 1;
      out.append(static_cast<size_t>(depth[n]) * 2, ' ');
      if (t[n].field != hvr::Field::none) out += std::string(hvr::field_name(t[n].field)) + ": ";
      out += hvr::kind_name(t.kind(n));
      if (t.first_child(n) == hvr::kNoNode) out += " " + one_line(std::string(t.text(n)));
      out += "\n";
    }
    return out;
  }

  std::string facts() const {
    const hvr::Tree& t = s_.tree;
    std::string out;
    for (const auto& [name, n] : s_.facts->imports()) out += "import " + name + "\n";
    for (const auto& c : s_.facts->classes()) {
      out += "class " + std::string(t.text(t.child(c.node, hvr::Field::name))) + " <:";
      for (const auto b : c.bases)
        for (const auto& n : s_.flow->classes_named(b).names) out += " " + n;
      out += "\n";
    }
    for (const NodeId call : s_.facts->calls()) {
      out += "call " + show(call) + " ->";
      const auto names = s_.flow->callee_names(call);
      for (size_t i = 0; i < names.names.size() && i < 3; ++i) out += " " + names.names[i];
      for (const auto f : s_.flow->callees(call).nodes)
        out += " def@" + file(f) + std::to_string(s_.place_of(f).line);
      out += "\n";
    }
    return out;
  }

  std::string relations() const {
    std::string out = "pattern " + hvr::ir::pattern_name(rules_, s_.classification.pattern) + "\n";
    for (const hvr::ir::RelationId i : rules_.relations.ids())
      for (const auto& row : s_.query->relations[i]) {
        const hvr::ir::Relation& relation = rules_.relations[i];
        out += relation.name + (row.sure ? "" : " (possible)") + " at " + show(row.at) + "\n";
        for (const hvr::ir::ColumnId c : relation.columns.ids())
          out += "  " + relation.columns[c] + " = " + show(row.columns[c]) + "\n";
      }
    return out;
  }

  // The rows of all relations, a JSON object a line: what other programs read.
  std::string rows() const {
    std::string out;
    for (const hvr::ir::RelationId i : rules_.relations.ids())
      for (const auto& row : s_.query->relations[i]) {
        const hvr::ir::Relation& relation = rules_.relations[i];
        std::string columns;
        for (const hvr::ir::ColumnId c : relation.columns.ids())
          columns += (columns.empty() ? "" : ",") + json_quoted(relation.columns[c], false) + ":" +
                     json(row.columns[c]);
        out += "{\"relation\":" + json_quoted(relation.name, false) +
               ",\"sure\":" + (row.sure ? "true" : "false") +
               ",\"file\":" + json_quoted(s_.locate(row.at).file, false) + "," +
               json_place(row.at) + ",\"columns\":{" + columns + "}}\n";
      }
    return out;
  }

  std::string edits() const {
    std::string out;
    std::set<uint32_t> edits;
    for (const auto& e : s_.edits.edits) {
      const auto& u = s_.edits.units[e.unit];
      out += rules_.rules[e.rule].name + ": " + std::string(hvr::edit_name(e.kind)) + " " + e.name +
             " at " + show(e.node) + (u.dropped ? " (dropped: " + u.why + ")" : "") + "\n";
      edits.insert(e.unit);
    }
    // Applications that change no text: they speak, meet demands or remember something.
    for (uint32_t unit = 0; unit < s_.edits.units.size(); ++unit) {
      const auto& u = s_.edits.units[unit];
      if (edits.contains(unit)) continue;
      out += rules_.rules[u.rule].name + ": no edit";
      for (const auto& [obligation, node] : u.does)
        out += ", does " + rules_.obligations[obligation];
      out += " at " + show(u.at) + (u.dropped ? " (dropped: " + u.why + ")" : "") + "\n";
    }
    return out;
  }

 private:
  // Before a place in another module than the one that was asked about.
  std::string file(NodeId n) const {
    const hvr::SourceFile& source = s_.source_of(n);
    return &source == s_.sources.back().get() ? "" : source.path + ":";
  }
  std::string show(NodeId n) const {
    if (n == hvr::kNoNode) return "?";
    const auto place = s_.place_of(n);
    return file(n) + std::to_string(place.line) + ":" + std::to_string(place.column) + " " +
           one_line(std::string(s_.tree.text(n).substr(0, 60)));
  }
  std::string show(const hvr::Value& v) const {
    using Type = hvr::Value::Type;
    switch (v.type) {
      case Type::node: return show(v.node);
      case Type::nodes: return "[" + std::to_string(v.nodes.size()) + " nodes]";
      case Type::text:
      case Type::klass: return v.text;
      case Type::integer: return std::to_string(v.integer);
      case Type::real: return hvr::written(v.real);
      case Type::boolean: return v.integer != 0 ? "true" : "false";
      case Type::absent: return "absent";
      case Type::unknown: return "unknown";
      default: return "-";
    }
  }
  // A place of the program as members of a JSON object.
  std::string json_place(NodeId n) const {
    if (n == hvr::kNoNode) return "\"line\":null,\"column\":null,\"text\":null";
    const auto place = s_.place_of(n);
    return "\"line\":" + std::to_string(place.line) +
           ",\"column\":" + std::to_string(place.column) +
           ",\"text\":" + json_quoted(s_.tree.text(n), false);
  }
  std::string json(const hvr::Value& v) const {
    using Type = hvr::Value::Type;
    switch (v.type) {
      case Type::node: return "{" + json_place(v.node) + "}";
      case Type::nodes: {
        std::string out;
        for (const hvr::Value& one : v.elements()) out += (out.empty() ? "" : ",") + json(one);
        return "[" + out + "]";
      }
      case Type::text:
      case Type::klass: return json_quoted(v.text, false);
      case Type::integer: return std::to_string(v.integer);
      case Type::real: return hvr::written(v.real);
      case Type::boolean: return v.integer != 0 ? "true" : "false";
      default: return "null";
    }
  }

  const hvr::ProgramAnalysis& s_;
  const hvr::ir::Ruleset& rules_;
};

// Who spent how many steps on the program, and how often it was asked; who spent most comes first.
std::string dump_steps(const hvr::Ledger& ledger) {
  std::vector<std::pair<std::string, hvr::Ledger::Entry>> all(ledger.entries().begin(),
                                                              ledger.entries().end());
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.second.steps > b.second.steps; });
  std::string out;
  for (const auto& [who, entry] : all)
    out += std::to_string(entry.steps) + " steps, asked " + std::to_string(entry.times) +
           (entry.times == 1 ? " time: " : " times: ") + who + "\n";
  return out;
}

// The rule files as they were read.
std::string dump_tokens(const hvr::ir::Ruleset& rules) {
  std::string out;
  for (const hvr::ir::FileId i : rules.files.ids())
    out += "# " + rules.files[i] + "\n" + hvr::dsl::dump_tokens(rules.texts[i].view());
  return out;
}

}  // namespace

std::optional<std::string> Ruleset::dump(std::string_view stage, const std::string& path,
                                         std::string bytes) const {
  return dump(stage, Project("", {{path, std::move(bytes)}}), path);
}

std::optional<std::string> Ruleset::dump(std::string_view stage, const Project& project,
                                         const std::string& main) const {
  const auto& rules = impl_->program;
  if (stage == "ir") return hvr::ir::dump(rules);
  if (stage == "tokens") return dump_tokens(rules);
  const bool rewritten = stage == "steps" || stage == "edits";
  hvr::Diagnostics d;
  const hvr::Ledger ledger;
  hvr::ProgramAnalysis s;
  const Dump it(s, rules);
  try {
    const auto at = project.impl().by_path.find(main);
    if (at == project.impl().by_path.end())
      return "# this file is not among those of the project\n";
    if (!hvr::analyse(s, rules, project.impl(), at->second, d))
      return std::string("# ") + (d.all().empty() ? "" : d.all()[0].message) + "\n";
    if (rewritten) (void)hvr::transform(s, rules, d);
    if (stage == "syntax") return it.syntax();
    if (stage == "facts") return it.facts();
    if (stage == "rows") return it.rows();
    if (stage == "steps") return dump_steps(ledger);
    if (stage == "relations") return it.relations();
    if (stage == "edits") return it.edits();
  } catch (const hvr::Spent& spent) {
    return (stage == "steps" ? dump_steps(ledger) : std::string()) + "# " + spent.said() + "\n";
  }
  return std::nullopt;
}

}  // namespace hvrewrite
