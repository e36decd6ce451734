// Lints about what is declared, caught or asked and not used, or done twice.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::HoleId;
using ir::PatternNode;

// The holes of one declaration: how often each stands in it, and in which place first.
class Uses {
 public:
  Uses(const ir::Ruleset& rules, const ir::Holes& holes) : rules_(rules), count_(holes.size()) {}

  template <class Op>
  void operator()(const Op& op, const ir::RulePlace& at) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, HoleId>) add_known(operand, at);
      if constexpr (std::is_same_v<T, ir::SequenceHole>) add(operand.hole, at);
      if constexpr (std::is_same_v<T, ir::MessageText>) message(operand, at);
      if constexpr (std::is_same_v<T, ir::FragmentId>) fragment(rules_[operand]);
    });
    if constexpr (std::is_same_v<Op, ir::condition::Matches>)
      for (const HoleId group : op.groups) {
        caught_.insert(group.index());
        groups_.insert(group.index());
      }
  }
  void message(const ir::MessageText& text, const ir::RulePlace& at) {
    for (const auto& part : text.parts) add(part.hole, at);
  }
  void add(std::optional<HoleId> hole, const ir::RulePlace& at) {
    if (hole) add_known(*hole, at);
  }
  void add_known(HoleId hole, const ir::RulePlace& at) {
    if (hole.index() >= count_.size()) return;
    if (count_[hole.index()]++ == 0) first_[hole.index()] = at;
  }
  size_t count(HoleId hole) const { return count_[hole.index()]; }
  const ir::RulePlace* first(HoleId hole) const {
    const auto it = first_.find(hole.index());
    return it == first_.end() ? nullptr : &it->second;
  }
  // Whether a pattern catches it, and nothing else names it.
  bool only_caught(HoleId hole) const { return count(hole) == 1 && caught_.contains(hole.index()); }
  // Whether a regular expression names it.
  bool is_group(HoleId hole) const { return groups_.contains(hole.index()); }

 private:
  void fragment(const ir::Fragment& f) {
    for (const PatternNode& n : f.pattern) {
      if (!n.var) continue;
      add(n.var, f.place);
      caught_.insert(n.var->index());
    }
    for (const auto& s : f.segments) add(s.var, f.place);
  }

  const ir::Ruleset& rules_;
  std::vector<size_t> count_;
  std::map<size_t, ir::RulePlace> first_;
  std::set<size_t> caught_, groups_;
};

struct UseChecker {
  const ir::Ruleset& p;
  Diagnostics& d;

  void warn(Code code, const ir::RulePlace& at, std::string message, std::string help) {
    d.add({Severity::warning,
           code,
           p.files[at.file],
           at.span,
           std::move(message),
           std::move(help),
           {},
           {}});
  }

  static std::string written(const ir::Hole& hole) {
    return (hole.sequence ? "$..." : "$") + hole.name;
  }

  // What a pattern catches and nobody names again; where the match is replaced, check_captures.cc
  // has said so.
  void captures(const ir::Rule& r) {
    Uses uses(p, r.holes);
    ir::walk_rule(p, r, uses);
    if (r.active.when) ir::walk(p, *r.active.when, uses);
    unused(r.holes, uses);
  }
  void captures(const ir::Relation& r) {
    Uses uses = asked(r);
    for (const HoleId column : r.column_holes) uses.add(column, r.place);
    uses.add(r.at, r.place);
    unused(r.holes, uses);
  }
  void captures(const ir::Demand& m) {
    Uses uses = asked(m);
    uses.message(m.message, m.place);
    uses.add(m.at, m.place);
    unused(m.holes, uses);
  }
  void captures(const ir::Refusal& r) {
    Uses uses = asked(r);
    uses.message(r.message, r.place);
    uses.add(r.node, r.place);
    uses.add(r.at, r.place);
    unused(r.holes, uses);
  }
  void captures(const ir::Finding& f) {
    Uses uses = asked(f);
    for (const ir::MessageText& line : f.lines) uses.message(line, f.place);
    uses.add(f.at, f.place);
    unused(f.holes, uses);
  }
  // The uses in the clauses of a declaration.
  template <class Declaration>
  Uses asked(const Declaration& declared) const {
    Uses uses(p, declared.holes);
    for (const ir::ClauseId c : declared.clauses) ir::walk(p, c, uses);
    return uses;
  }
  void unused(const ir::Holes& holes, const Uses& uses) {
    for (const HoleId h : holes.ids()) {
      if (!uses.only_caught(h)) continue;
      const std::string own = written(holes[h]);
      warn("R054", *uses.first(h), "`" + own + "` is caught and never used",
           uses.is_group(h) ? "write `(?:…)` for a group whose text nobody needs"
                            : "write `" + std::string(holes[h].sequence ? "$..._" : "$_") +
                                  "` where nothing is to be kept");
    }
  }

  void parameters(const ir::Definition& definition) {
    Uses uses(p, definition.holes);
    std::visit([&](const auto body) { ir::walk(p, body, uses); }, definition.body);
    const auto at = std::visit([&](const auto body) { return p[body].place; }, definition.body);
    for (const auto& parameter : definition.parameters)
      if (parameter && uses.count(*parameter) == 0)
        warn("R054", at,
             "`" + written(definition.holes[*parameter]) + "` of `" + definition.name +
                 "` is never used",
             "leave it out, or write `$_`");
  }

  // What clauses speak of: two places that no hole links are paired each with each.
  void pairs(const ir::Rule& r) {
    std::vector<size_t> group(r.holes.size());
    std::iota(group.begin(), group.end(), 0);
    const auto top = [&](size_t h) {
      while (group[h] != h) h = group[h];
      return h;
    };
    struct Place {
      size_t hole;
      const ir::RulePlace* at;
    };
    std::vector<Place> places;
    for (const ir::ClauseId c : r.clauses) {
      Uses uses(p, r.holes);
      ir::walk(p, c, uses);
      std::optional<size_t> one;
      for (const HoleId h : r.holes.ids()) {
        if (uses.count(h) == 0) continue;
        if (one) group[top(h.index())] = top(*one);
        if (!one) one = h.index();
      }
      const auto& op = p[c].op;
      const bool finds = std::holds_alternative<ir::clause::Match>(op) ||
                         std::holds_alternative<ir::clause::EachRow>(op);
      if (finds && one) places.push_back({*one, &p[c].place});
    }
    for (size_t i = 1; i < places.size(); ++i)
      if (top(places[i].hole) != top(places[0].hole)) {
        warn("R055", *places[i].at,
             "nothing links this to what stands in front of it: each is paired with each",
             "share a hole, or say with `where` how the two belong together");
        return;
      }
  }

  void twice(const ir::Rule& r, const std::vector<ir::ActionId>& actions) {
    const size_t match = r.holes.size();  // what the rule matched, whether it is named or not
    std::set<size_t> replaced;
    for (const ir::ActionId a : actions) {
      const auto& node = p[a];
      if (const auto* branch = std::get_if<ir::action::Branch>(&node.op)) {
        twice(r, branch->then.actions);
        twice(r, branch->otherwise.actions);
      }
      const auto* replace = std::get_if<ir::action::Replace>(&node.op);
      if (!replace) continue;
      size_t what = match;
      if (replace->node) {
        const auto* hole = std::get_if<ir::value::Hole>(&p[*replace->node].op);
        if (!hole) continue;
        const auto* first =
            r.clauses.empty() ? nullptr : std::get_if<ir::clause::Match>(&p[r.clauses.front()].op);
        if (!first || !first->whole || *first->whole != hole->hole) what = hole->hole.index();
      }
      if (!replaced.insert(what).second)
        d.error("R056", p.files[node.place.file], node.place.span,
                std::string(what == match ? "the match" : "this place") +
                    " is replaced twice, and only one text can stand there",
                "put both results behind one `replace with`, or part them with `if`");
    }
  }
};

// What the whole program names: relations, definitions, parameters and helpers.
struct Named {
  const ir::Ruleset& p;
  std::set<size_t> relations, parameters, definitions;
  std::set<std::string> helpers;

  void text(const ir::Fragment& f, std::string_view own = {}) {
    for (const auto& s : f.segments)
      if (s.text.starts_with("helper ") && s.text.substr(7) != own)
        helpers.insert(s.text.substr(7));
  }
  // What names itself only is not used.
  void helper(const ir::Helper& h) { text(p[h.fragment], h.name); }

  template <class Op>
  void operator()(const Op& op, const ir::RulePlace&) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::RelationId>) relations.insert(operand.index());
      if constexpr (std::is_same_v<T, ir::ParameterId>) parameters.insert(operand.index());
      if constexpr (std::is_same_v<T, ir::TableName>)
        if (operand.parameter) parameters.insert(operand.parameter->index());
      if constexpr (std::is_same_v<T, ir::DefinitionId>) definitions.insert(operand.index());
      if constexpr (std::is_same_v<T, ir::FragmentId>) text(p[operand]);
    });
  }
};

// What the file declares and nothing asks for; others may use what a part declares.
void never_asked(const ir::Ruleset& program, ir::FileId main, const Named& named,
                 UseChecker& check) {
  for (const ir::RelationId r : program.relations.ids()) {
    const ir::Relation& relation = program.relations[r];
    if (relation.place.file == main && !named.relations.contains(r.index()))
      check.warn("R057", relation.place,
                 "no rule, demand or pattern asks for `" + relation.name + "`",
                 "ask for it, or delete it");
  }
  for (const ir::ParameterId id : program.parameters.ids()) {
    const auto& parameter = program.parameters[id];
    if (parameter.place.file == main && !named.parameters.contains(id.index()))
      check.warn("R057", parameter.place, "nothing asks for the parameter `" + parameter.name + "`",
                 "ask for it, or delete it");
  }
  for (const auto& h : program.helpers) {
    const ir::RulePlace& at = program[h.fragment].place;
    if (at.file == main && !named.helpers.contains(h.name))
      check.warn("R057", at, "no text needs the helper `" + h.name + "`", "use it, or delete it");
  }
  for (const ir::DefinitionId id : program.definitions.ids()) {
    const auto& def = program.definitions[id];
    const auto at = std::visit([&](const auto body) { return program[body].place; }, def.body);
    if (at.file == main && !named.definitions.contains(id.index()))
      check.warn("R057", at, "nothing uses the definition `" + def.name + "`",
                 "use it, or delete it");
  }
}

// Programs in which no example stands.
void staged(const ir::Ruleset& program, ir::FileId main, UseChecker& check) {
  std::set<size_t> assumed;
  for (const auto& e : program.examples) assumed.insert(e.assuming.begin(), e.assuming.end());
  for (size_t i = 0; i < program.programs.size(); ++i) {
    const auto& stage = program.programs[i];
    if (stage.place.file == main && !assumed.contains(i))
      check.warn("R057", stage.place, "no example stands in the program `" + stage.name + "`",
                 "name it behind `assuming`, or delete it");
  }
}

}  // namespace

void check_uses(const ir::Ruleset& program, ir::FileId main, Diagnostics& diagnostics) {
  UseChecker check{program, diagnostics};
  Named named{program, {}, {}, {}, {}};
  const auto active = [&](const ir::Applicability& a) {
    if (a.when) ir::walk(program, *a.when, named);
  };
  const auto clauses = [&](const std::vector<ir::ClauseId>& all) {
    for (const ir::ClauseId c : all) ir::walk(program, c, named);
  };
  for (const auto& r : program.rules) {
    check.captures(r);
    check.pairs(r);
    check.twice(r, r.actions);
    ir::walk_rule(program, r, named);
    active(r.active);
  }
  for (const auto& def : program.definitions) {
    check.parameters(def);
    std::visit([&](const auto body) { ir::walk(program, body, named); }, def.body);
  }
  for (const auto& i : program.imports) active(i.active);
  for (const auto& h : program.helpers) named.helper(h);
  for (const auto& pattern : program.patterns) ir::walk(program, pattern.condition, named);
  const auto questions = [&](const auto& declared) {
    if (declared.place.file == main) check.captures(declared);
    clauses(declared.clauses);
  };
  for (const auto& r : program.relations) questions(r);
  for (const auto& r : program.refusals) questions(r);
  for (const auto& f : program.findings) questions(f);
  for (const auto& m : program.demands) {
    questions(m);
    active(m.active);
  }
  never_asked(program, main, named, check);
  staged(program, main, check);
}

}  // namespace hvr::dsl
