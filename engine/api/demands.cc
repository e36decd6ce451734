// What must have been done before a file may change, and the place behind the imports.
#include <algorithm>

#include "engine/api/spine.h"

namespace hvr {

// What several rules do for one row stands or falls together. Dropping one application may break another bond, so the
// bonds are looked at until nothing more falls; every round drops at least one application.
void settle_bonds(Session& s, const ir::Program& program, Interpreter& interpreter) {
  const auto meets = [](const Unit& u, const std::string& name, NodeId n) {
    return !u.dropped && std::find(u.does.begin(), u.does.end(), std::pair(name, n)) != u.does.end();
  };
  for (bool again = true; again;) {
    again = false;
    for (const auto& demand : program.demands) {
      if (demand.together.empty() || demand.at < 0 || !interpreter.active(demand.patterns, demand.when, demand.frame)) continue;
      Frame f(demand.frame.holes.size());
      s.evaluator->solve({demand.rows}, 0, 1, f, Tri::yes, [&](Frame& g, Tri) {
        const NodeId key = g[static_cast<size_t>(demand.at)].node;
        const bool whole = std::all_of(demand.together.begin(), demand.together.end(), [&](const std::string& rule) {
          return std::any_of(s.edits.units.begin(), s.edits.units.end(), [&](const Unit& u) { return program.rules[u.rule].name == rule && meets(u, demand.name, key); });
        });
        if (whole) return;
        for (Unit& u : s.edits.units) {
          if (!meets(u, demand.name, key)) continue;
          u.dropped = again = true;
          u.why = "what belongs together with it could not be done";
        }
      });
    }
  }
}

bool check_demands(Session& s, const ir::Program& program, Interpreter& interpreter, Diagnostics& d) {
  std::vector<std::pair<std::string, NodeId>> done;
  for (const Unit& u : s.edits.units)
    if (!u.dropped) done.insert(done.end(), u.does.begin(), u.does.end());
  const Tree& t = s.parsed.tree;
  bool failed = false;
  for (const auto& demand : program.demands) {
    if (!interpreter.active(demand.patterns, demand.when, demand.frame)) continue;
    Frame f(demand.frame.holes.size());
    s.evaluator->solve({demand.rows}, 0, 1, f, Tri::yes, [&](Frame& g, Tri) {
      if (demand.at < 0) return;
      const Value& key = g[static_cast<size_t>(demand.at)];
      if (key.type != Value::Type::node) return;
      if (std::find(done.begin(), done.end(), std::pair(demand.name, key.node)) != done.end()) return;
      // The cause: a rule that could have met the demand here, and what stopped it.
      std::string cause;
      const NodeId near = t.statement(key.node);
      for (const auto& u : interpreter.unknowns) {
        if (u.stop.at == kNoNode || near == kNoNode || !t.is_inside(u.stop.at, near)) continue;
        cause = "`" + std::string(t.text(u.stop.at).substr(0, 60)) + "` could not be decided";
        break;
      }
      for (const Unit& u : s.edits.units) {
        if (!cause.empty() || !u.dropped || u.why.empty() || near == kNoNode || !t.is_inside(u.at, near)) continue;
        cause = u.why;
      }
      const NodeId place = key.node;
      d.add({demand.is_error ? Severity::error : Severity::warning, "W003", s.source.path, t.span(place),
             interpreter.interpolate(demand.message, demand.frame, g), cause});
      failed = failed || demand.is_error;
    });
  }
  return failed;
}

namespace {

bool is_import(Kind k) {
  return k == Kind::import_statement || k == Kind::import_from_statement || k == Kind::future_import_statement;
}

// A `try` or `if` that does nothing but import.
bool only_imports(const Tree& t, NodeId n) {
  if (t.kind(n) != Kind::try_statement && t.kind(n) != Kind::if_statement) return false;
  bool any = false;
  for (NodeId k = n; k < t[n].last; ++k) {
    const NodeId p = t.parent(k);
    if (t.kind(p) != Kind::block || k == n) continue;
    if (is_import(t.kind(k))) any = true;
    else if (t.kind(k) != Kind::pass_statement && t.kind(k) != Kind::comment && t.kind(k) != Kind::expression_statement) return false;
  }
  return any;
}

}  // namespace

NodeId header_anchor(const Session& s, const ir::Program& program) {
  const Tree& t = s.parsed.tree;
  // Statements that use what the header itself uses must come after it.
  std::vector<std::string> roots;
  for (const auto& [unit, v] : s.edits.header) {
    if (v.type != Value::Type::result) continue;
    for (const auto& segment : program.fragments[v.result->fragment].segments)
      if (segment.type == ir::Segment::Type::name && segment.text.starts_with("library ")) roots.push_back(segment.text.substr(8, segment.text.find('.') - 8));
  }
  std::vector<bool> edited(t.size(), false);
  for (const Edit& e : s.edits.edits)
    if (!s.edits.units[e.unit].dropped && e.kind != Edit::Kind::remove)
      for (NodeId n = e.node; n != kNoNode; n = t.parent(n)) edited[n] = true;
  NodeId anchor = kNoNode;
  for (const NodeId c : t.children(0)) {
    const Kind k = t.kind(c);
    if (is_import(k) || only_imports(t, c)) {
      anchor = c;
      continue;
    }
    const bool doc = k == Kind::expression_statement && t.kind(t.first_child(c)) == Kind::string;
    if (doc) {
      if (anchor == kNoNode) anchor = c;
      continue;
    }
    if ((k != Kind::expression_statement && k != Kind::print_statement) || edited[c]) break;
    bool uses = false;
    for (NodeId n = c; n < t[c].last && !uses; ++n) {
      if (t.kind(n) != Kind::call) continue;
      const std::string& name = s.module->canonical(t.child(n, Field::function));
      uses = std::any_of(roots.begin(), roots.end(), [&](const std::string& r) { return name.starts_with(r + "."); });
    }
    if (uses) break;
  }
  return anchor;
}

}  // namespace hvr
