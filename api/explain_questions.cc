// Questions are asked again at one line, with somebody listening to what stops them.
#include "api/explain_questions.h"

#include <algorithm>
#include <set>

#include "engine/match/roots.h"
#include "python/builtins.h"

namespace hvrewrite {
namespace {

using hvr::NodeId;
using hvr::Stop;
using hvr::Tri;
namespace ir = hvr::ir;
namespace clause = hvr::ir::clause;

// A declaration with clauses, and what it is called.
struct Question {
  std::string name;
  const std::vector<ir::ClauseId>& clauses;
  size_t holes;
};

class Questions {
 public:
  Questions(const hvr::ProgramAnalysis& s, const ir::Ruleset& program, const std::string& file,
            uint32_t line)
      : s_(s), program_(program), file_(file), line_(line) {}

  std::vector<Attempt> out;

  // Asks a whole question at each place of the line at which its first clause could begin.
  void ask(const Question& q) {
    if (q.clauses.empty()) return;
    const auto& first = program_[q.clauses[0]].op;
    if (const auto* match = std::get_if<clause::Match>(&first); match && !match->scope)
      ask_matches(q, *match, true);
    if (const auto* each = std::get_if<clause::EachRow>(&first); each && each->row.at)
      ask_rows(q, *each);
  }
  // The places at which the first pattern of a rule looks as if it fitted, and does not.
  void near(const Question& q) {
    if (q.clauses.empty()) return;
    const auto* match = std::get_if<clause::Match>(&program_[q.clauses[0]].op);
    if (match && !match->scope) ask_matches(q, *match, false);
  }

 private:
  bool here(NodeId n) const {
    return s_.place_of(n).line == line_ && s_.source_of(n).path == file_;
  }
  Attempt at(const Question& q, NodeId n) const {
    Attempt a;
    a.rule = q.name;
    a.line = s_.place_of(n).line;
    a.column = s_.place_of(n).column;
    a.question = true;
    return a;
  }

  void ask_matches(const Question& q, const clause::Match& match, bool whole) {
    const auto& matcher = s_.query->matcher;
    std::set<NodeId> seen;
    for (const NodeId n : matcher.candidates(match.fragments, matcher.range_of(hvr::kNoNode))) {
      if (!here(n) || !seen.insert(n).second) continue;
      bool fits = false;
      hvr::Captures captures(q.holes);
      const hvr::Evaluator silent(*s_.query, {n, nullptr, nullptr});
      silent.match_at(match, n, captures, [&](hvr::Captures& c) {
        if (whole && !fits) out.push_back(solved(q, n, c, 1));
        return fits = true;
      });
      if (!fits) misfit(q, match, n);
    }
  }

  // A pattern with the word at its root, or below it, that the place has.
  void misfit(const Question& q, const clause::Match& match, NodeId n) {
    for (const ir::FragmentId f : match.fragments) {
      const hvr::FragmentRoot& root = s_.query->matcher.root(f);
      if (!root.key || !hvr::may_match(root, *s_.facts, n)) continue;
      Attempt a = at(q, n);
      a.answer = "misfit";
      a.stopped_by = program_[f].source;
      a.rule_place = place_in_rules(program_, program_[f].place);
      hvr::Captures captures(q.holes);
      a.hint = parting(f, s_.query->matcher.misfit(f, n, captures));
      out.push_back(std::move(a));
      return;
    }
  }

  // Which part of a pattern met what.
  std::string parting(ir::FragmentId f, const hvr::Misfit& m) const {
    if (m.node == hvr::kNoNode) return {};
    const auto& pattern = program_[f].pattern;
    const std::string part = "`" + written(pattern, m.part) + "`";
    constexpr size_t kShown = 40;
    const auto line = s_.facts->tree().text(m.node);
    const auto end = std::min(line.find('\n'), kShown);
    const auto place = s_.place_of(m.node);
    const std::string code = "`" + std::string(line.substr(0, end)) +
                             (end < line.size() ? "…" : "") + "` (" + std::to_string(place.line) +
                             ":" + std::to_string(place.column) + ")";
    switch (m.how) {
      case hvr::Misfit::How::missing: return "nothing stands for " + part + " in " + code;
      case hvr::Misfit::How::more: return code + " is one more than the pattern has";
      case hvr::Misfit::How::other: break;
    }
    return part + " of the pattern meets " + code;
  }
  // A part of a pattern, in short.
  static std::string written(const std::vector<ir::PatternNode>& pattern, uint32_t p) {
    using Type = ir::PatternNode::Type;
    const ir::PatternNode& n = pattern[p];
    switch (n.type) {
      case Type::hole:
      case Type::any: return "$" + n.text;
      case Type::sequence:
      case Type::any_sequence: return "$..." + n.text;
      case Type::name: return n.text.substr(n.text.starts_with("builtins.") ? 9 : 0);
      case Type::literal: return n.text;
      case Type::node: break;
    }
    if (n.kind == hvr::Kind::keyword_argument && pattern[p + 1].type == Type::literal)
      return pattern[p + 1].text + "=…";
    return std::string(hvr::kind_name(n.kind));
  }

  void ask_rows(const Question& q, const clause::EachRow& each) {
    std::set<NodeId> seen;
    for (const hvr::Row& row : s_.query->relations[each.row.relation]) {
      if (row.at == hvr::kNoNode || !here(row.at) || !seen.insert(row.at).second) continue;
      hvr::Captures captures(q.holes);
      captures.set(*each.row.at, row.at);
      out.push_back(solved(q, row.at, captures, 0));
    }
  }

  // What comes of the clauses from the i-th on.
  Attempt solved(const Question& q, NodeId n, hvr::Captures& captures, size_t i) const {
    Attempt a = at(q, n);
    std::optional<Stop> stop;
    const std::function<void(const Stop&)> stops = [&](const Stop& s) {
      if (!stop) stop = s;
    };
    bool possible = false;
    hvr::Evaluator(*s_.query, {n, nullptr, &stops})
        .solve(q.clauses, i, captures, Tri::yes, [&](hvr::Captures&, Tri sure) {
          a.fired = a.fired || sure == Tri::yes;
          possible = true;
        });
    if (a.fired) return a;
    // Nothing stops it where the first clause itself is only possible.
    const ir::RulePlace place = stop ? stop->place : program_[q.clauses[0]].place;
    a.answer = possible || (stop && stop->answer == Tri::unknown) ? "unknown" : "no";
    a.stopped_by = quoted(program_, place);
    a.rule_place = place_in_rules(program_, place);
    if (stop) a.hint = missing_fact(s_, *stop);
    return a;
  }

  const hvr::ProgramAnalysis& s_;
  const ir::Ruleset& program_;
  const std::string& file_;
  uint32_t line_;
};

std::string text_of(const hvr::ProgramAnalysis& s, NodeId n) {
  std::string out(s.tree.text(n).substr(0, 40));
  std::replace(out.begin(), out.end(), '\n', ' ');
  return out;
}

// Whether a function around a name has a parameter of that name.
bool is_parameter(const hvr::Tree& t, NodeId n) {
  for (NodeId up = t.parent(n); up != hvr::kNoNode; up = t.parent(up)) {
    const NodeId parameters = t.child(up, hvr::Field::parameters);
    if (parameters == hvr::kNoNode) continue;
    for (const NodeId p : t.parts(parameters))
      if (t.text(p) == t.text(n) ||
          t.text(t.first_child(p) == hvr::kNoNode ? p : t.first_child(p)) == t.text(n))
        return true;
  }
  return false;
}

// Why the class of an expression at which a value begins is not known.
std::string unknown_origin(const hvr::ProgramAnalysis& s, NodeId n) {
  const hvr::Tree& t = s.tree;
  const std::string line = std::to_string(s.place_of(n).line);
  if (t.kind(n) == hvr::Kind::call) {
    const hvr::TypeSet names = s.flow->callee_names(n);
    if (names.names.empty())
      return "what `" + text_of(s, n) + "` (line " + line +
             ") calls cannot be told: the class of its receiver is unknown";
    constexpr std::string_view kBuiltins = "builtins.";
    if (names.names[0].starts_with(kBuiltins) &&
        !hvr::is_builtin_name(names.names[0].substr(kBuiltins.size())))
      return "nothing that is read here binds `" + names.names[0].substr(kBuiltins.size()) +
             "` (line " + line + ")";
    if (!hvr::is_program_class(names.names[0]))
      return "what `" + names.names[0] + "` gives (line " + line +
             ") is declared nowhere: `function " + names.names[0] +
             "(…) -> CLASS` in a facts file would say it";
  }
  if (is_parameter(t, n))
    return "`" + text_of(s, n) + "` (line " + line +
           ") is a parameter whose calls do not tell; an annotation would";
  return "where `" + text_of(s, n) + "` (line " + line + ") comes from cannot be told";
}

}  // namespace

std::string quoted(const ir::Ruleset& program, const ir::RulePlace& place) {
  std::string out;
  for (const char c :
       program.texts[place.file].view().substr(place.span.begin, place.span.size())) {
    if (c == '\r' || ((c == ' ' || c == '\n') && !out.empty() && out.back() == ' ')) continue;
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string place_in_rules(const ir::Ruleset& program, const ir::RulePlace& place) {
  return program.files[place.file] + ":" +
         std::to_string(hvr::LineIndex(program.texts[place.file].view()).at(place.span.begin).line);
}

std::string missing_fact(const hvr::ProgramAnalysis& s, const Stop& stop) {
  if (stop.answer != Tri::unknown || !stop.condition || stop.at == hvr::kNoNode) return {};
  const auto& op = s.query->rules[*stop.condition].op;
  const bool of_class = std::holds_alternative<ir::condition::IsInstance>(op) ||
                        std::holds_alternative<ir::condition::IsMember>(op) ||
                        std::holds_alternative<ir::condition::IsUnknown>(op);
  if (!of_class) return {};
  for (const NodeId n : s.flow->origins(stop.at).nodes) {
    const hvr::TypeSet& types = s.flow->types(n);
    if (!types.complete || types.names.empty()) return unknown_origin(s, n);
  }
  return {};
}

std::vector<Attempt> explain_questions(const hvr::ProgramAnalysis& s, const ir::Ruleset& program,
                                       const std::string& file, uint32_t line) {
  Questions questions(s, program, file, line);
  for (const auto& r : program.relations)
    questions.ask({"find " + r.name, r.clauses, r.holes.size()});
  for (const auto& r : program.refusals)
    questions.ask({r.leaves ? "leave" : "refuse", r.clauses, r.holes.size()});
  for (const auto& f : program.findings)
    questions.ask({"report \"" + f.heading + "\"", f.clauses, f.holes.size()});
  for (const auto& r : program.rules) questions.near({r.name, r.clauses, r.holes.size()});
  return std::move(questions.out);
}

}  // namespace hvrewrite
