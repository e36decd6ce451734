// What must have been done before a file may change, and what falls where it was not.
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

// Why what such an application is a part of cannot be.
std::string incomplete(const ProgramAnalysis& s, const ir::Ruleset& program, const Unit& part) {
  return program.rules[part.rule].told() + ", a part of it, is not applied (line " +
         std::to_string(s.place_of(part.at).line) + "): " + part.why;
}

using Met = std::pair<ir::ObligationId, NodeId>;

// The rule that does something, and another that does it, too; itself where there is none.
struct DoneBy {
  ir::RuleId rule, other;
};
using Done = std::map<Met, DoneBy>;

// What is done by applications that stand.
Done all_done(const ProgramAnalysis& s) {
  Done done;
  for (const Unit& u : s.edits.units) {
    if (u.dropped) continue;
    for (const Met& met : u.does) {
      DoneBy& by = done.try_emplace(met, DoneBy{u.rule, u.rule}).first->second;
      if (by.rule != u.rule) by.other = u.rule;
    }
  }
  return done;
}

// Whether an application did not come about, and no other way took its place.
bool is_missing(const Unit& u, const Done& done) {
  return (u.failed || u.undecided) &&
         std::none_of(u.does.begin(), u.does.end(), [&](const Met& m) { return done.contains(m); });
}

// A transaction whose one part is missing falls. True when something was dropped.
bool drop_incomplete(ProgramAnalysis& s, const ir::Ruleset& program, const Done& done) {
  std::map<Met, const Unit*> broken;
  for (const Unit& u : s.edits.units)
    if (is_missing(u, done))
      for (const Need& need : u.needs)
        for (const NodeId n : *need.nodes) broken.try_emplace({need.obligation, n}, &u);
  if (broken.empty()) return false;
  bool dropped = false;
  for (Unit& u : s.edits.units) {
    if (u.dropped) continue;
    for (const Met& met : u.does) {
      const auto it = broken.find(met);
      if (it == broken.end()) continue;
      u.dropped = dropped = true;
      u.why = incomplete(s, program, *it->second);
      break;
    }
  }
  return dropped;
}
}  // namespace

// An application whose need nothing meets falls, and what hangs on it falls with it; so needs may
// lead in a circle. Each round drops at least one.
void drop_unsupported(ProgramAnalysis& s, const ir::Ruleset& program) {
  for (bool again = true; again;) {
    const Done done = all_done(s);
    again = drop_incomplete(s, program, done);
    if (again) continue;
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
          Reason reason{*r.obligation, place,    place,   message_text(s.tree, r.message, c),
                        r.help,        SIZE_MAX, SIZE_MAX};
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
  if (t.kind(n) != Kind::call) return n;
  n = t.child(n, Field::function);
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
      if (!name.empty() && name[0] != '.' && !program.library.is_root(name))
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

// The reason of a refusal, else of the rule that came furthest.
const Reason* furthest(const std::vector<Reason>& reasons, const Met& met) {
  const Reason* best = nullptr;
  for (const Reason& r : reasons)
    if (Met(r.obligation, r.node) == met &&
        (!best || std::tie(r.held, r.clause) > std::tie(best->held, best->clause)))
      best = &r;
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

// The demand's own advice, and why nothing met it, where the message has not told it.
std::string advice(std::string help, const std::string& cause, bool told) {
  if (const size_t at = help.find("{reason}"); at != std::string::npos)
    return help.replace(at, 8, cause.empty() ? "these rules know no way" : cause);
  if (told || cause.empty()) return help;
  return help.empty() ? cause : cause + "; " + help;
}

// Why a demand is not met.
struct Cause {
  std::string text;
  bool need = false;         // the text names a need that nothing met
  NodeId unknown = kNoNode;  // what could not be decided, where that is it
  bool bare = false;         // the need is all that is known
};

Cause cause_of(const ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
               const Met& met, const Done& done, std::vector<Met> asked = {});

bool is_among(const std::vector<Met>& asked, const std::optional<Met>& lacks) {
  return lacks && std::find(asked.begin(), asked.end(), *lacks) != asked.end();
}

// Why an application fell. A need that was not met has a cause in turn; of needs that hang on
// needs, the last says it.
Cause fall_of(const ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
              const Unit& u, const Done& done, const std::vector<Met>& asked) {
  Cause deeper = u.lacks ? cause_of(s, program, interpreter, *u.lacks, done, asked) : Cause{};
  if (deeper.need) return deeper;
  if (deeper.text.empty()) return {u.why, u.lacks.has_value(), kNoNode, true};
  return {u.why + ": " + deeper.text, u.lacks.has_value(), kNoNode, deeper.bare};
}

// What applied as a whole, and fell for a need of something else that has a reason.
std::optional<Cause> fall_of_whole(const ProgramAnalysis& s, const ir::Ruleset& program,
                                   const Interpreter& interpreter, const Met& met, const Done& done,
                                   const std::vector<Met>& asked) {
  for (const Unit& u : s.edits.units) {
    if (!u.dropped || !u.lacks || is_among(asked, u.lacks)) continue;
    if (std::find(u.does.begin(), u.does.end(), met) == u.does.end()) continue;
    if (Cause fall = fall_of(s, program, interpreter, u, done, asked); !fall.bare) return fall;
  }
  return std::nullopt;
}

// What applied near it, or was to, and why not.
Cause cause_near(const ProgramAnalysis& s, const ir::Ruleset& program,
                 const Interpreter& interpreter, const Met& met, const Done& done,
                 const std::vector<Met>& asked) {
  const Tree& t = s.tree;
  const NodeId near = t.statement(met.second);
  const auto is_near = [&](NodeId n) { return near != kNoNode && t.is_inside(n, near); };
  for (const auto& u : interpreter.unknowns)
    if (u.at != kNoNode && is_near(u.at) && could_meet(program, u.rule, met.first))
      return {why_unknown(s, program, u), false, asked_about(t, u.at)};
  for (const Unit& u : s.edits.units)
    if (is_missing(u, done))
      for (const Need& need : u.needs)
        if (need.obligation == met.first &&
            std::find(need.nodes->begin(), need.nodes->end(), met.second) != need.nodes->end())
          return {incomplete(s, program, u)};
  for (const Unit& u : s.edits.units)
    if (u.dropped && !u.why.empty() && is_near(u.at) && !is_among(asked, u.lacks))
      return fall_of(s, program, interpreter, u, done, asked);
  return {};
}

// A rule that could have met the demand for this node, and what stopped it: what applied as a whole
// came further than what did not, but for a refusal. A need that was asked about already says
// nothing: needs may lead in a circle.
Cause cause_of(const ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
               const Met& met, const Done& done, std::vector<Met> asked) {
  asked.push_back(met);
  const Reason* reason = furthest(interpreter.reasons, met);
  if (!reason || reason->clause != SIZE_MAX)
    if (auto fall = fall_of_whole(s, program, interpreter, met, done, asked)) return *fall;
  if (reason)
    if (std::string text = told(s, *reason); !text.empty()) return {std::move(text)};
  return cause_near(s, program, interpreter, met, done, asked);
}

struct Unmet {
  Diagnostic said;
  NodeId unknown = kNoNode;  // see Cause
};

}  // namespace

bool check_demands(ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
                   Diagnostics& d) {
  const Done done = all_done(s);
  std::vector<Unmet> unmet;
  for (const auto& demand : program.demands) {
    for_each_demanded(s, demand, [&](NodeId key, const Captures& captures) {
      const Met met(demand.obligation, as_place(s.tree, key));
      const std::string& what = program.obligations[demand.obligation];
      const auto say = [&](bool is_error, std::string text, std::string help, NodeId unknown) {
        Location at = s.locate(key);
        unmet.push_back({{is_error ? Severity::error : Severity::warning,
                          "W003",
                          std::move(at.file),
                          at.span,
                          std::move(text),
                          std::move(help),
                          {},
                          what},
                         unknown});
      };
      if (const auto by = done.find(met); by != done.end()) {
        const auto [rule, other] = by->second;
        if (demand.once && rule != other)
          say(true,
              "`" + what + "` is done here by `" + program.rules[rule].name + "` and by `" +
                  program.rules[other].name + "`, and may be done once only",
              "let one of these rules ask that the other one does not apply", kNoNode);
        return;
      }
      if (interpreter.ignored().at(key, what)) return;
      const Cause cause = cause_of(s, program, interpreter, met, done);
      std::string text = message_text(s.tree, demand.message, captures, cause.text);
      const bool gives_cause = text.find(cause.text) != std::string::npos;
      std::string help = advice(demand.help, cause.text, gives_cause);
      say(demand.is_error, std::move(text), std::move(help), cause.unknown);
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

}  // namespace hvr
