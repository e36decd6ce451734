// What must have been done before a file may change, and the place behind the imports.
#include <algorithm>
#include <map>
#include <set>

#include "api/pipeline.h"
#include "engine/match/message.h"
#include "engine/match/place.h"
#include "ir/walk.h"

namespace hvr {

namespace {

std::string quoted(const ProgramAnalysis& s, NodeId n) {
  const std::string_view text = s.tree.text(n);
  return "`" + std::string(text.substr(0, std::min<size_t>(text.find('\n'), 60))) + "`";
}

// Calls `each` for every row of a demand that holds where the row stands.
void for_each_demanded(const ProgramAnalysis& s, const ir::Demand& demand,
                       FunctionRef<void(NodeId, const Captures&)> each) {
  const Activity active = activity(*s.query, demand.active, demand.holes);
  if (!active.anywhere()) return;
  Captures captures(demand.holes.size());
  const Evaluator evaluator(*s.query, {s.main(), nullptr, nullptr});
  evaluator.solve(demand.clauses, 0, captures, Tri::yes, [&](Captures& c, Tri) {
    const Value& key = c[demand.at];
    if (key.type == Value::Type::node && active.at(s.tree, key.node)) each(key.node, c);
  });
}
}  // namespace

// An application whose need nothing meets falls, and what hangs on it falls with it; so needs may
// lead in a circle. Each round drops at least one.
void drop_unsupported(ProgramAnalysis& s, const ir::Ruleset& program) {
  for (bool again = true; again;) {
    again = false;
    std::set<std::pair<ir::ObligationId, NodeId>> done;
    for (const Unit& u : s.edits.units)
      if (!u.dropped) done.insert(u.does.begin(), u.does.end());
    // The first node of a need for which nothing is done; many needs share one list.
    std::map<std::pair<ir::ObligationId, const void*>, NodeId> known;
    const auto open_of = [&](const Need& need) {
      const auto [it, fresh] = known.try_emplace({need.obligation, need.nodes.get()}, kNoNode);
      if (!fresh) return it->second;
      const auto open = std::find_if(need.nodes->begin(), need.nodes->end(), [&](NodeId n) {
        return !done.contains({need.obligation, n});
      });
      return it->second = open == need.nodes->end() ? kNoNode : *open;
    };
    for (Unit& u : s.edits.units) {
      for (const Need& need : u.needs) {
        if (u.dropped) break;
        const NodeId open = open_of(need);
        if (open == kNoNode) continue;
        u.dropped = again = true;
        u.why = "nothing does `" + program.obligations[need.obligation] + "` for " +
                quoted(s, open) + " (line " + std::to_string(s.place_of(open).line) + ")";
        u.lacks = {need.obligation, open};
      }
    }
  }
}

// What refusals stop. An undecided one stops nothing.
void drop_vetoed(ProgramAnalysis& s, const ir::Ruleset& program, Interpreter& interpreter) {
  std::map<std::pair<ir::ObligationId, NodeId>, std::string> stopped;
  for (const auto& r : program.refusals) {
    if (!r.obligation) continue;
    Captures captures(r.holes.size());
    Evaluator(*s.query, {s.main(), nullptr, nullptr})
        .solve(r.clauses, 0, captures, Tri::yes, [&](Captures& c, Tri sure) {
          const Value& node = c[*r.node];
          if (sure != Tri::yes || node.type != Value::Type::node) return;
          const NodeId place = as_place(s.tree, node.node);
          Reason reason{*r.obligation, place,   place, message_text(s.tree, r.message, c),
                        r.help,        SIZE_MAX};
          if (r.at && c[*r.at].type == Value::Type::node) reason.at = c[*r.at].node;
          stopped.try_emplace({*r.obligation, place}, reason.text);
          interpreter.reasons.push_back(std::move(reason));
        });
  }
  for (Unit& u : s.edits.units)
    for (const auto& met : u.does)
      if (const auto it = stopped.find(met); it != stopped.end() && !u.dropped) {
        u.dropped = true;
        u.why = it->second;
      }
}

namespace {

// What an undecided condition asked about: for `$m.fit(…)` the receiver.
NodeId asked_about(const Tree& t, NodeId n) {
  if (t.kind(n) == Kind::call) n = t.child(n, Field::function);
  return t.kind(n) == Kind::attribute ? t.child(n, Field::object) : n;
}

// Where the knowledge ends, and what would help: the reason why something about `at` could not be
// told.
std::string why_unknown(const ProgramAnalysis& s, const ir::Ruleset& program,
                        const UnknownCause& stop) {
  const Tree& t = s.tree;
  const NodeId subject = asked_about(t, stop.at);
  const auto* asked = stop.condition
                          ? std::get_if<ir::condition::IsInstance>(&program[*stop.condition].op)
                          : nullptr;
  const std::string klass = asked && !asked->klass.is_group ? asked->klass.name : "";
  std::string out =
      klass.empty() ? "what " + quoted(s, subject) + " is could not be told"
                    : "whether " + quoted(s, subject) + " is a `" + klass + "` could not be told";
  const auto line = [&](NodeId n) { return std::to_string(s.place_of(n).line); };
  const NodeSet& ends = s.flow->origins(subject);
  for (const NodeId end : ends.nodes) {
    if (s.flow->types(end).complete) continue;
    if (t.kind(end) == Kind::call) {
      const std::string& name = s.facts->canonical(t.child(end, Field::function));
      out += ": it comes from " + quoted(s, end) + " (line " + line(end) + ")";
      if (!name.empty() && !program.library.is_root(name))
        out += " of `" + name.substr(0, name.find('.')) + "`, of which nothing is known";
    } else if (end != subject) {
      out += ": it comes from " + quoted(s, end) + " (line " + line(end) + ")";
    }
    break;
  }
  out += "; take the files in with --project, or describe the library with --facts";
  if (!klass.empty() && t.kind(subject) == Kind::identifier)
    out += ", or say it in the program: `" + std::string(t.text(subject)) + ": " + klass + "`";
  return out;
}

// Whether a rule could meet an obligation.
bool could_meet(const ir::Ruleset& program, ir::RuleId rule, ir::ObligationId obligation) {
  bool found = false;
  ir::walk_rule(program, program.rules[rule], [&]<class Op>(const Op& op, const ir::RulePlace&) {
    if constexpr (std::is_same_v<Op, ir::action::Does>)
      found = found || op.obligation == obligation;
  });
  return found;
}

using Met = std::pair<ir::ObligationId, NodeId>;

// The reason of a refusal, else of the rule that came furthest.
const Reason* furthest(const std::vector<Reason>& reasons, const Met& met) {
  const Reason* best = nullptr;
  for (const Reason& r : reasons)
    if (Met(r.obligation, r.node) == met && (!best || r.clause > best->clause)) best = &r;
  return best;
}

std::string told(const ProgramAnalysis& s, const Reason& r) {
  std::string out = r.text;
  if (r.at != kNoNode) {
    const std::string& file = s.source_of(r.at).path;
    out += " (line " + std::to_string(s.place_of(r.at).line) +
           (file == s.path() ? "" : " of " + file) + ")";
  }
  return r.help.empty() ? out : out + "; " + r.help;
}

// The demand's own advice, and why nothing met it.
std::string advice(std::string help, const std::string& cause) {
  if (const size_t at = help.find("{reason}"); at != std::string::npos)
    return help.replace(at, 8, cause.empty() ? "these rules know no way" : cause);
  return help.empty() || cause.empty() ? help + cause : cause + "; " + help;
}

// Why a demand is not met.
struct Cause {
  std::string text;
  bool need = false;         // the text names a need that nothing met
  NodeId unknown = kNoNode;  // what could not be decided, where that is it
};

// A rule that could have met the demand for this node, and what stopped it. A need that was not met
// has a cause in turn; one that is the demand itself says nothing.
Cause cause_of(const ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
               const Met& met, int depth = 0) {
  const Tree& t = s.tree;
  if (const Reason* reason = furthest(interpreter.reasons, met)) {
    std::string text = told(s, *reason);
    if (!text.empty()) return {std::move(text)};
  }
  const NodeId near = t.statement(met.second);
  const auto is_near = [&](NodeId n) { return near != kNoNode && t.is_inside(n, near); };
  for (const auto& u : interpreter.unknowns)
    if (u.at != kNoNode && is_near(u.at) && could_meet(program, u.rule, met.first))
      return {why_unknown(s, program, u), false, asked_about(t, u.at)};
  for (const Unit& u : s.edits.units) {
    if (!u.dropped || u.why.empty() || !is_near(u.at) || u.lacks == met) continue;
    Cause deeper =
        u.lacks && depth < 4 ? cause_of(s, program, interpreter, *u.lacks, depth + 1) : Cause{};
    // Of needs that hang on needs, the last says it.
    if (deeper.need) return deeper;
    return {deeper.text.empty() ? u.why : u.why + ": " + deeper.text, u.lacks.has_value()};
  }
  return {};
}

struct Unmet {
  Diagnostic said;
  NodeId unknown = kNoNode;  // see Cause
};

}  // namespace

bool check_demands(ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
                   Diagnostics& d) {
  std::set<Met> done;
  for (const Unit& u : s.edits.units)
    if (!u.dropped) done.insert(u.does.begin(), u.does.end());
  std::vector<Unmet> unmet;
  for (const auto& demand : program.demands) {
    for_each_demanded(s, demand, [&](NodeId key, const Captures& captures) {
      const Met met(demand.obligation, as_place(s.tree, key));
      if (done.contains(met) ||
          interpreter.ignored().at(key, program.obligations[demand.obligation]))
        return;
      const Cause cause = cause_of(s, program, interpreter, met);
      Location at = s.locate(key);
      unmet.push_back({{demand.is_error ? Severity::error : Severity::warning,
                        "W003",
                        std::move(at.file),
                        at.span,
                        message_text(s.tree, demand.message, captures, cause.text),
                        advice(demand.help, cause.text),
                        {},
                        program.obligations[demand.obligation]},
                       cause.unknown});
    });
  }
  // One message per cause: what one unknown thing spoils is said once, at its gravest.
  std::stable_sort(unmet.begin(), unmet.end(), [](const Unmet& a, const Unmet& b) {
    return a.said.severity > b.said.severity;
  });
  std::set<NodeId> said;
  bool failed = false;
  for (Unmet& m : unmet) {
    failed = failed || m.said.severity == Severity::error;
    if (m.unknown == kNoNode || said.insert(m.unknown).second) d.add(std::move(m.said));
  }
  return failed;
}

namespace {

bool is_import(Kind k) {
  return k == Kind::import_statement || k == Kind::import_from_statement ||
         k == Kind::future_import_statement;
}

// A `try` or `if` that does nothing but import.
bool only_imports(const Tree& t, NodeId n) {
  if (t.kind(n) != Kind::try_statement && t.kind(n) != Kind::if_statement) return false;
  bool any = false;
  for (NodeId k = n; k < t[n].last; ++k) {
    const NodeId p = t.parent(k);
    if (t.kind(p) != Kind::block || k == n) continue;
    if (is_import(t.kind(k)))
      any = true;
    else if (t.kind(k) != Kind::pass_statement && t.kind(k) != Kind::comment &&
             t.kind(k) != Kind::expression_statement)
      return false;
  }
  return any;
}

// Whether something in a statement, or itself, is edited and does not just go.
bool edited(const StandingEdits& standing, NodeId statement) {
  const auto some = standing.inside(statement);
  return std::any_of(some.begin(), some.end(),
                     [](const Edit* e) { return e->kind != Edit::Kind::remove; });
}

// Whether running this module (for an import) does what the header must come before: edited code,
// or calls of a library the header uses, outside functions.
bool acts_when_imported(const ProgramAnalysis& s, NodeId root, const StandingEdits& standing,
                        const std::vector<std::string>& libraries) {
  const Tree& t = s.tree;
  for (NodeId n = root; n < t[root].last; ++n) {
    if (t.kind(n) == Kind::function_definition || t.kind(n) == Kind::lambda_) {
      n = t[n].last - 1;
      continue;
    }
    if (t.kind(n) != Kind::call && !(t.parent(n) == root && edited(standing, n))) continue;
    if (t.kind(n) == Kind::call) {
      const std::string& name = s.facts->canonical(t.child(n, Field::function));
      if (std::none_of(libraries.begin(), libraries.end(),
                       [&](const std::string& l) { return name.starts_with(l + "."); }))
        continue;
    } else if (t.kind(n) == Kind::function_definition || t.kind(n) == Kind::decorated_definition ||
               t.kind(n) == Kind::class_definition) {
      continue;
    }
    return true;
  }
  return false;
}

// Whether an import statement of the main module runs, before all others, a module of the program
// that acts.
bool loads_acting_module(const ProgramAnalysis& s, NodeId import, const StandingEdits& standing,
                         const std::vector<std::string>& libraries) {
  const Tree& t = s.tree;
  if (t.modules().size() == 1) return false;
  const auto& names = s.facts->members().names();
  const size_t main = t.modules().size() - 1;
  std::set<size_t> seen;
  std::vector<NodeId> imports{import};
  for (size_t i = 0; i < imports.size(); ++i) {
    const NodeId n = imports[i];
    for (const auto& written : loaded_names(t, n)) {
      const std::string dotted = names.absolute(s.facts->scope_of(t.module_of(n)), written);
      const auto it = names.by_name.find(dotted);
      if (it == names.by_name.end() || it->second == main || !seen.insert(it->second).second)
        continue;
      const NodeId root = t.modules()[it->second];
      if (acts_when_imported(s, root, standing, libraries)) return true;
      for (NodeId k = root; k < t[root].last; ++k)
        if (t.kind(k) == Kind::import_statement || t.kind(k) == Kind::import_from_statement)
          imports.push_back(k);
    }
  }
  return false;
}

}  // namespace

namespace {

// The libraries that a module's header uses.
std::vector<std::string> libraries_of_header(const ProgramAnalysis& s, const ir::Ruleset& program,
                                             NodeId root) {
  const Tree& t = s.tree;
  std::vector<std::string> roots;
  for (const auto& [v, of_all, unit] : s.edits.header) {
    if (t.module_of(s.edits.units[unit].at) != root) continue;
    if (v.type != Value::Type::result) continue;
    for (const auto& segment : program.fragments[v.result->fragment].segments)
      if (segment.type == ir::Segment::Type::name && segment.text.starts_with("library "))
        roots.push_back(segment.text.substr(8, segment.text.find('.') - 8));
  }
  return roots;
}

// Whether something of the libraries is called in a statement.
bool calls_one_of(const ProgramAnalysis& s, NodeId statement,
                  const std::vector<std::string>& roots) {
  const Tree& t = s.tree;
  for (NodeId n = statement; n < t[statement].last; ++n) {
    if (t.kind(n) != Kind::call) continue;
    const std::string& name = s.facts->canonical(t.child(n, Field::function));
    if (std::any_of(roots.begin(), roots.end(),
                    [&](const std::string& r) { return name.starts_with(r + "."); }))
      return true;
  }
  return false;
}

}  // namespace

NodeId header_anchor(const ProgramAnalysis& s, const ir::Ruleset& program,
                     const StandingEdits& standing, NodeId root) {
  const Tree& t = s.tree;
  // Statements that use what the header itself uses must come after it.
  const std::vector<std::string> roots = libraries_of_header(s, program, root);
  NodeId anchor = kNoNode;
  for (const NodeId c : t.children(root)) {
    const Kind k = t.kind(c);
    if (standing.has(c, Edit::Kind::remove)) continue;
    if (root == s.main() && !roots.empty() && is_import(k) &&
        loads_acting_module(s, c, standing, roots))
      break;
    // What is edited may need the header.
    if (is_import(k) || (only_imports(t, c) && !edited(standing, c))) {
      anchor = c;
      continue;
    }
    const bool doc = !edited(standing, c) && k == Kind::expression_statement &&
                     t.kind(t.first_child(c)) == Kind::string;
    if (doc) {
      if (anchor == kNoNode) anchor = c;
      continue;
    }
    if ((k != Kind::expression_statement && k != Kind::print_statement) || edited(standing, c) ||
        calls_one_of(s, c, roots))
      break;
  }
  return anchor;
}

}  // namespace hvr
