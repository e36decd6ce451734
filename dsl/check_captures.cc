// Lints over what the rules catch: code that would run twice, and code that would be lost.
#include <algorithm>
#include <map>
#include <set>

#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::PatternNode;
namespace action = ir::action;
namespace condition = ir::condition;
namespace value = ir::value;

// What a rule says outside of its patterns: the holes it mentions, its fragments, its replacements.
struct Mentions {
  std::set<ir::HoleId> holes;
  std::vector<ir::FragmentId> fragments;
  std::vector<const action::Replace*> replacements;

  template <class Op>
  void operator()(const Op& op, const ir::RulePlace&) {
    if constexpr (std::is_same_v<Op, action::Replace>) replacements.push_back(&op);
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::FragmentId>) fragments.push_back(operand);
      if constexpr (std::is_same_v<T, ir::HoleId>) holes.insert(operand);
      if constexpr (std::is_same_v<T, ir::SequenceHole>) holes.insert(operand.hole);
      if constexpr (std::is_same_v<T, ir::MessageText>)
        for (const auto& part : operand.parts)
          if (part.hole) holes.insert(*part.hole);
    });
  }
};

struct CaptureChecker {
  const ir::Ruleset& p;
  Diagnostics& d;
  bool wrong_before = d.has_errors();

  void error(Code code, const ir::RulePlace& at, std::string message, std::string help) {
    d.add({Severity::error,
           code,
           p.files[at.file],
           at.span,
           std::move(message),
           std::move(help),
           {},
           {}});
  }

  void check(const ir::Rule& r) {
    Mentions said;
    ir::walk_rule(p, r, said);
    const std::set<ir::HoleId> expressions = captured_expressions(r);
    for (const ir::FragmentId f : said.fragments) repeated(p[f], expressions);
    // Where the rules have another error, a hole may well be misspelt where it is put.
    if (wrong_before) return;
    for (const action::Replace* replace : said.replacements)
      if (const auto* match = replaced(r, *replace)) lost(r, *match, said);
  }

  // The holes for which a rule's `match` takes any expression: not names of any kind, and nothing
  // that a condition says is a path or a literal.
  std::set<ir::HoleId> captured_expressions(const ir::Rule& r) {
    std::set<ir::HoleId> out;
    const auto take = [&](const std::vector<ir::FragmentId>& fragments) {
      for (const ir::FragmentId f : fragments) take_expressions(p[f].pattern, out);
    };
    for (const ir::ClauseId c : r.clauses) {
      if (const auto* m = std::get_if<ir::clause::Match>(&p[c].op)) take(m->fragments);
      if (const auto* f = std::get_if<ir::clause::From>(&p[c].op)) take(f->fragments);
    }
    for (const ir::ClauseId c : r.clauses)
      if (const auto* w = std::get_if<ir::clause::Where>(&p[c].op)) spare(w->condition, out);
    return out;
  }
  static void take_expressions(const std::vector<PatternNode>& pattern, std::set<ir::HoleId>& out) {
    size_t named = 0;    // what stands in front of this node is a name or a target
    size_t targets = 0;  // what stands in front of it is below a statement that binds its left side
    for (size_t i = 0; i < pattern.size(); ++i) {
      const PatternNode& n = pattern[i];
      if (n.field == Field::name || n.field == Field::attribute || n.field == Field::alias ||
          (n.field == Field::left && i < targets))
        named = std::max<size_t>(named, n.last);
      targets = 0;
      if (n.kind == Kind::assignment || n.kind == Kind::augmented_assignment ||
          n.kind == Kind::for_statement || n.kind == Kind::for_in_clause)
        targets = n.last;
      const bool code = n.want == ir::HoleKind::expression || n.want == ir::HoleKind::argument;
      if (n.type == PatternNode::Type::hole && code && i > 0 && i >= named) out.insert(*n.var);
    }
  }
  void spare(ir::ConditionId id, std::set<ir::HoleId>& out) {
    const auto is = [&](ir::ValueId v) {
      if (const auto* h = std::get_if<value::Hole>(&p[v].op)) out.erase(h->hole);
    };
    std::visit(
        ir::Overloaded{[&](const condition::All& a) {
                         for (const ir::ConditionId c : a.parts) spare(c, out);
                       },
                       [&](const condition::IsPath& o) { is(o.value); },
                       [&](const condition::IsLiteral& o) { is(o.value); }, [](const auto&) {}},
        p[id].op);
  }

  void repeated(const ir::Fragment& f, const std::set<ir::HoleId>& expressions) {
    using Type = ir::Segment::Type;
    std::map<ir::HoleId, int> uses;
    for (const auto& s : f.segments) {
      const bool runs = s.type == Type::sequence ||
                        (s.type == Type::hole && s.var && expressions.contains(*s.var));
      if (!runs || !s.var || ++uses[*s.var] != 2) continue;
      const bool one = s.type == Type::hole;
      error("R016", f.place,
            std::string(one ? "`$" : "`$...") + s.text +
                "` stands twice in one result: its code would run twice",
            one ? "say that it runs nothing, as in `where $" + s.text +
                      " is path` or `is literal`, or use a helper function"
                : "use a helper function, or bind it to a name first");
    }
  }

  // The pattern whose match a replacement stands for, where it says.
  const ir::clause::Match* replaced(const ir::Rule& r, const action::Replace& replace) {
    const auto* node = replace.node ? std::get_if<value::Hole>(&p[*replace.node].op) : nullptr;
    if (replace.node && !node) return nullptr;
    for (const ir::ClauseId c : r.clauses) {
      const auto* match = std::get_if<ir::clause::Match>(&p[c].op);
      if (!replace.node) return match;  // the first clause
      if (match && match->whole && *match->whole == node->hole) return match;
    }
    return nullptr;
  }

  // What a replaced pattern catches and nobody mentions would vanish unseen.
  void lost(const ir::Rule& r, const ir::clause::Match& match, const Mentions& said) {
    std::map<ir::HoleId, int> elsewhere;
    const auto own = [&](ir::FragmentId f) {
      return std::find(match.fragments.begin(), match.fragments.end(), f) != match.fragments.end();
    };
    for (const ir::FragmentId f : said.fragments) {
      for (const ir::Segment& s : p[f].segments)
        if (s.var) elsewhere[*s.var] += 2;
      for (const PatternNode& n : p[f].pattern)
        if (n.var) elsewhere[*n.var] += own(f) ? 0 : 2;
    }
    for (const ir::FragmentId f : match.fragments) {
      std::map<ir::HoleId, int> here = elsewhere;
      for (const PatternNode& n : p[f].pattern)
        if (n.var) ++here[*n.var];
      for (const PatternNode& n : p[f].pattern) {
        if (!n.var || here[*n.var] > 1 || said.holes.contains(*n.var)) continue;
        const bool many = n.type == PatternNode::Type::sequence;
        error("R018", p[f].place,
              "`" + std::string(many ? "$..." : "$") + n.text + "` of rule `" + r.name +
                  "` is replaced, and nothing says what becomes of it",
              std::string("put it into the result, or write `") + (many ? "$..._" : "$_") +
                  "` for what may go");
      }
    }
  }
};

}  // namespace

void check_captures(const ir::Ruleset& program, Diagnostics& diagnostics) {
  CaptureChecker checker{program, diagnostics};
  for (const ir::RuleId r : program.rules.ids()) checker.check(program.rules[r]);
}

}  // namespace hvr::dsl
