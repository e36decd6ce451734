// Whether a rule program holds together.
#include "ir/verify.h"

#include <array>

#include "ir/walk.h"

namespace hvr::ir {
namespace {

class Verifier {
 public:
  explicit Verifier(const Ruleset& rules)
      : rules_(rules),
        met_{Marks(rules.values.size()), Marks(rules.conditions.size()),
             Marks(rules.clauses.size()), Marks(rules.actions.size())} {}

  void all() {
    for (const auto& i : rules_.imports) applicability("import " + i.alias, i.holes, i.active);
    for (const auto& r : rules_.relations) relation(r);
    for (const auto& d : rules_.definitions) definition(d);
    for (const auto& p : rules_.patterns) {
      enter("pattern " + p.name, p.holes);
      node(p.condition);
    }
    for (const auto& r : rules_.refusals) {
      enter("refusal", r.holes);
      operand(r.clauses);
      operand(r.at);
    }
    for (const auto& f : rules_.findings) {
      enter("report " + f.heading, f.holes);
      operand(f.clauses);
      operand(f.at);
    }
    for (const auto& d : rules_.demands) demand(d);
    for (const auto& h : rules_.helpers) {
      enter("helper " + h.name, none_);
      operand(h.fragment);
    }
    for (const auto& r : rules_.rules) {
      applicability("rule " + r.name, r.holes, r.active);
      operand(r.clauses);
      operand(r.actions);
      operand(r.place);
    }
  }

  std::vector<std::string> faults;

 private:
  void fault(const std::string& what) { faults.push_back(where_ + ": " + what); }
  void enter(std::string where, const Holes& holes) {
    where_ = std::move(where);
    holes_ = &holes;
    declaration_ += 2;
  }

  void applicability(std::string where, const Holes& holes, const Applicability& active) {
    enter(std::move(where), holes);
    operand(active.patterns);
    operand(active.when);
  }

  void relation(const Relation& r) {
    enter("relation " + r.name, r.holes);
    operand(r.clauses);
    operand(r.at);
    if (r.columns.size() != r.column_holes.size()) fault("columns and holes differ in number");
    for (const HoleId h : r.column_holes) operand(h);
  }

  void definition(const Definition& d) {
    enter("definition " + d.name, d.holes);
    operand(d.parameters);
    std::visit([&](const auto id) { node(id); }, d.body);
  }

  void demand(const Demand& d) {
    applicability("demand", d.holes, d.active);
    operand(d.obligation);
    operand(d.at);
    operand(d.message);
    operand(d.clauses);
  }

  // For each operation of a kind, the number of the declaration in which it was last met: as it is
  // while it is looked at, one more when it was.
  using Marks = std::vector<uint32_t>;
  Marks& marks(ValueId) { return met_[0]; }
  Marks& marks(ConditionId) { return met_[1]; }
  Marks& marks(ClauseId) { return met_[2]; }
  Marks& marks(ActionId) { return met_[3]; }
  const auto& table(ValueId) const { return rules_.values; }
  const auto& table(ConditionId) const { return rules_.conditions; }
  const auto& table(ClauseId) const { return rules_.clauses; }
  const auto& table(ActionId) const { return rules_.actions; }

  template <class Id>
  void node(Id id) {
    if (!table(id).has(id)) return fault("an operation that is not there");
    uint32_t& mark = marks(id)[id.index()];
    if (mark == declaration_) return fault("an operation that contains itself");
    if (mark == declaration_ + 1) return;
    mark = declaration_;
    operand(rules_[id].place);
    std::visit(
        [&](const auto& op) {
          std::apply([&](const auto&... o) { (operand(o), ...); }, op.operands());
          whole(op);
        },
        rules_[id].op);
    ++mark;
  }

  // What concerns more than one operand.
  template <class Op>
  void whole(const Op&) {}
  void whole(const value::Apply& a) { arity(a.definition, a.arguments.size(), false); }
  void whole(const condition::Apply& a) { arity(a.definition, a.arguments.size(), true); }
  void arity(DefinitionId id, size_t given, bool condition) {
    if (!rules_.definitions.has(id)) return;
    const Definition& d = rules_.definitions[id];
    if (d.parameters.size() != given) fault("`" + d.name + "` gets a wrong number of arguments");
    if (std::holds_alternative<ConditionId>(d.body) != condition)
      fault("`" + d.name + "` is a value where a condition stands, or the other way round");
  }

  void operand(ValueId id) { node(id); }
  void operand(ConditionId id) { node(id); }
  void operand(ClauseId id) { node(id); }
  void operand(ActionId id) { node(id); }
  void operand(const ClauseList& l) { operand(l.clauses); }
  void operand(const ActionList& l) { operand(l.actions); }
  template <class T>
  void operand(const std::vector<T>& list) {
    for (const T& item : list) operand(item);
  }
  template <class T>
  void operand(const std::optional<T>& o) {
    if (o) operand(*o);
  }

  void operand(HoleId hole) {
    if (!holes_->has(hole)) fault("a hole of another declaration");
  }
  void operand(SequenceHole s) {
    if (!holes_->has(s.hole) || !(*holes_)[s.hole].sequence)
      fault("one node where many are needed");
  }
  void operand(FragmentId id) {
    if (!rules_.fragments.has(id)) return fault("a fragment that is not there");
    const Fragment& f = rules_.fragments[id];
    operand(f.place);
    for (const PatternNode& n : f.pattern) {
      using Type = PatternNode::Type;
      hole(n.var, n.type == Type::hole, n.type == Type::sequence);
      if (n.last > f.pattern.size()) fault("a pattern node that reaches beyond its fragment");
    }
    for (const Segment& s : f.segments) {
      hole(s.var, s.type == Segment::Type::hole, s.type == Segment::Type::sequence);
      if (s.term.has_value() != (s.type == Segment::Type::splice))
        fault("a splice without a value, or a value that is not spliced");
      operand(s.term);
    }
  }
  // The hole of a pattern node or segment, which has one just where it is `one` or `many`.
  void hole(std::optional<HoleId> h, bool one, bool many) {
    if (h.has_value() != (one || many)) return fault("a hole without a number");
    if (!h) return;
    if (!holes_->has(*h)) return fault("a hole of another declaration");
    if ((*holes_)[*h].sequence != many) fault("a hole for one node that is declared for many");
  }
  void operand(const RowQuery& row) {
    operand(row.at);
    operand(row.where);
    if (!rules_.relations.has(row.relation)) return fault("a relation that is not there");
    for (const ColumnIs& c : row.columns) {
      if (!rules_.relations[row.relation].columns.has(c.column))
        fault("a column that is not there");
      operand(c.value);
    }
  }
  void operand(const MessageText& text) {
    for (const auto& part : text.parts) operand(part.hole);
  }
  void operand(const NameOrGroup& n) {
    if (n.is_group && !rules_.library.groups.contains(n.name)) fault("a group that is not there");
  }
  void operand(const TableName& t) {
    if (t.parameter) return number(*t.parameter, rules_.parameters, "parameter");
    if (!rules_.library.tables.contains(t.name)) fault("a table that is not there");
  }
  template <class Key, class AnyTable>
  void number(Key id, const AnyTable& table, const char* what) {
    if (!table.has(id)) fault(std::string("a ") + what + " that is not there");
  }
  void operand(DefinitionId id) { number(id, rules_.definitions, "definition"); }
  void operand(ParameterId id) { number(id, rules_.parameters, "parameter"); }
  void operand(PatternId id) { number(id, rules_.patterns, "pattern"); }
  void operand(KeyId id) { number(id, rules_.keys, "key"); }
  void operand(ObligationId id) { number(id, rules_.obligations, "demand"); }
  void operand(RuleId id) { number(id, rules_.rules, "rule"); }
  void operand(RegexId id) { number(id, rules_.regexes, "regular expression"); }
  void operand(const RulePlace& place) {
    if (!rules_.files.has(place.file) || place.span.end > rules_.texts[place.file].size() ||
        place.span.begin > place.span.end)
      fault("a place outside the rule files");
  }

  // What has no number in it.
  void operand(const std::string&) {}
  void operand(const MethodName&) {}
  void operand(int64_t) {}
  void operand(size_t) {}
  void operand(bool) {}
  template <class E>
  requires std::is_enum_v<E>
  void operand(E) {}

  const Ruleset& rules_;
  const Holes none_;
  const Holes* holes_ = &none_;
  std::string where_;
  std::array<Marks, 4> met_;
  uint32_t declaration_ = 0;
};

}  // namespace

std::vector<std::string> verify(const Ruleset& rules) {
  Verifier v(rules);
  v.all();
  return std::move(v.faults);
}

}  // namespace hvr::ir
