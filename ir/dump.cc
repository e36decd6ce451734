// The text form of a rule program: an operation is its name, its plain operands on the same line
// and its children below.
#include <algorithm>

#include "ir/names.h"
#include "ir/program.h"
#include "ir/walk.h"

namespace hvr::ir {
namespace {

class Dumper {
 public:
  Dumper(const Ruleset& rules, const Holes& holes, std::string& out)
      : rules_(rules), holes_(holes), out_(out) {}

  template <class Id>
  void node(Id id, int depth) {
    std::visit([&](const auto& op) { operation(op, depth); }, rules_[id].op);
  }

  // A list of operations under a word of its own.
  template <class... Lists>
  void sequence(int depth, const Lists&... lists) {
    open("sequence", depth);
    ++depth;
    (([&] {
       for (const auto id : lists) below([&] { node(id, depth); });
     }()),
     ...);
    close();
  }

  std::string name(std::optional<HoleId> hole) const {
    if (!hole) return "_";
    return (holes_[*hole].sequence ? "$..." : "$") + holes_[*hole].name;
  }

 private:
  void open(std::string_view name, int depth) {
    out_.append(static_cast<size_t>(depth) * 2, ' ');
    out_ += "(" + std::string(name);
  }
  void close() { out_ += ")\n"; }
  // Each child begins on a line of its own; the last one's end and the parent's stand together.
  template <class F>
  void below(F&& write) {
    out_ += "\n";
    write();
    out_.pop_back();
  }

  template <class Op>
  void operation(const Op& op, int depth) {
    open(Op::kName, depth);
    std::apply([&](const auto&... o) { (operand(o, depth + 1), ...); }, op.operands());
    close();
  }

  void word(std::string_view w) { out_ += " " + std::string(w); }

  void operand(ValueId id, int depth) {
    below([&] { node(id, depth); });
  }
  void operand(ConditionId id, int depth) {
    below([&] { node(id, depth); });
  }
  void operand(ClauseId id, int depth) {
    below([&] { node(id, depth); });
  }
  void operand(ActionId id, int depth) {
    below([&] { node(id, depth); });
  }
  void operand(const ClauseList& l, int depth) {
    below([&] { sequence(depth, l.clauses); });
  }
  void operand(const ActionList& l, int depth) {
    below([&] { sequence(depth, l.actions); });
  }
  void operand(const ColumnIs& c, int depth) {
    below([&] { operation(c, depth); });
  }
  void operand(FragmentId id, int depth) {
    std::string source = rules_[id].source;
    std::replace(source.begin(), source.end(), '\n', ' ');
    below([&] {
      open("fragment `" + source + "`", depth);
      close();
    });
  }
  void operand(const RowQuery& r, int depth) {
    word(rules_.relations[r.relation].name + " at " + name(r.at));
    for (const ColumnIs& c : r.columns) operand(c, depth);
    operand(r.where, depth);
  }
  template <class T>
  void operand(const std::vector<T>& list, int depth) {
    for (const T& item : list) operand(item, depth);
  }
  template <class T>
  void operand(const std::optional<T>& o, int depth) {
    if (o) operand(*o, depth);
  }

  void operand(const std::string& text, int) { word("\"" + text + "\""); }
  void operand(HoleId hole, int) { word(name(hole)); }
  void operand(SequenceHole hole, int) { word(name(hole.hole)); }
  void operand(int64_t n, int) { word(std::to_string(n)); }
  void operand(size_t n, int) { word(std::to_string(n)); }
  void operand(bool b, int) { word(b ? "true" : "false"); }
  void operand(const NameOrGroup& n, int) {
    word((n.is_group ? "group \"" : "\"") + n.name + "\"");
  }
  void operand(const TableName& t, int) {
    word("\"" + (t.parameter ? rules_.parameters[*t.parameter].name : t.name) + "\"");
  }
  void operand(const MethodName& m, int) { word("\"" + m.klass + "." + m.method + "\""); }
  void operand(const MessageText& text, int) {
    std::string all;
    for (const auto& part : text.parts)
      all += part.text + (part.hole ? "{" + name(part.hole) + "}" : "");
    word("\"" + all + "\"");
  }
  void operand(ColumnId column, int) { word(std::to_string(column.index())); }
  void operand(DefinitionId id, int) { word(rules_.definitions[id].name); }
  void operand(ParameterId id, int) { word(rules_.parameters[id].name); }
  void operand(PatternId id, int) { word(rules_.patterns[id].name); }
  void operand(KeyId id, int) { word(rules_.keys[id].name); }
  void operand(ObligationId id, int) { word(rules_.obligations[id]); }
  void operand(RegexId id, int) { word("\"" + rules_.regexes[id].pattern() + "\""); }
  template <class E>
  requires std::is_enum_v<E>
  void operand(E e, int) { word(written(e)); }

  const Ruleset& rules_;
  const Holes& holes_;
  std::string& out_;
};

}  // namespace

std::string dump(const Ruleset& rules) {
  std::string out = "ruleset " + rules.name + "\n";
  for (const auto& r : rules.parameters) out += "parameter " + r.name + " = " + r.value + "\n";
  for (const auto& i : rules.imports) out += "import " + i.module + " as " + i.alias + "\n";
  for (const auto& r : rules.relations) {
    Dumper d(rules, r.holes, out);
    out += "\nfind " + r.name + " at " + d.name(r.at) + "\n";
    d.sequence(1, r.clauses);
  }
  for (const auto& x : rules.definitions) {
    out += "\ndefine " + x.name + "\n";
    Dumper d(rules, x.holes, out);
    std::visit([&](const auto id) { d.node(id, 1); }, x.body);
  }
  for (const auto& x : rules.patterns) {
    out += "\npattern " + x.name + "\n";
    Dumper(rules, x.holes, out).node(x.condition, 1);
  }
  for (const auto& x : rules.refusals) {
    out += "\nrefuse\n";
    Dumper(rules, x.holes, out).sequence(1, x.clauses);
  }
  for (const auto& x : rules.findings) {
    out += "\nreport " + x.heading + "\n";
    Dumper(rules, x.holes, out).sequence(1, x.clauses);
  }
  for (const auto& x : rules.demands) {
    out += "\nmust " + rules.obligations[x.obligation] + (x.once ? " once\n" : "\n");
    Dumper(rules, x.holes, out).sequence(1, x.clauses);
  }
  for (const auto& r : rules.rules) {
    out += "\nrule " + r.name + "\n";
    Dumper d(rules, r.holes, out);
    if (r.active.when) d.node(*r.active.when, 1);
    d.sequence(1, r.clauses, r.actions);
  }
  return out;
}

}  // namespace hvr::ir
