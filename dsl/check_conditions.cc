// Conditions that can never hold beside what stands in front of them: the opposite of it, another
// kind of syntax, another text or number.
#include <algorithm>
#include <limits>
#include <map>

#include "dsl/declarations.h"
#include "dsl/shapes.h"
#include "ir/walk.h"
#include "source/text.h"

namespace hvr::dsl {
namespace {

using ir::Comparison;
using ir::ConditionId;
using ir::HoleId;
using ir::RulePlace;
using ir::ValueId;
namespace clause = ir::clause;
namespace condition = ir::condition;
namespace value = ir::value;

// An operation with all below it, so that two that ask the same are equal.
struct Writer {
  const ir::Ruleset& p;
  std::string out;

  template <class Id>
  void node(Id id) {
    std::visit([&](const auto& op) { operation(op); }, p[id].op);
  }
  template <class Op>
  void operation(const Op& op) {
    out.append(Op::kName).push_back('(');
    ir::for_each_operand(op, [&](const auto& operand) { add(operand); });
    out.push_back(')');
  }
  void add(ValueId id) { node(id); }
  void add(ConditionId id) { node(id); }
  void add(ir::ClauseId id) { node(id); }
  void add(ir::FragmentId id) { out.append("`").append(p[id].source).append("`"); }
  void add(HoleId id) { number("$", id.index()); }
  void add(const ir::SequenceHole& s) { number("$", s.hole.index()); }
  void add(const std::string& text) { out.append("\"").append(text).append("\""); }
  void add(const ir::NameOrGroup& n) { add(n.name); }
  void add(const ir::TableName& n) { add(n.name); }
  void add(const ir::MethodName& n) { add(n.klass + "." + n.method); }
  void add(const ir::MessageText&) {}
  template <class T>
  void add(const T& other) {
    if constexpr (requires { other.index(); })
      number("#", other.index());
    else
      number("=", static_cast<size_t>(other));
  }
  void number(std::string_view sign, size_t n) { out.append(sign).append(std::to_string(n)); }
};

template <class Id>
std::string key_of(const ir::Ruleset& p, Id id) {
  Writer w{p, {}};
  w.out.reserve(120);  // most have less
  w.node(id);
  return std::move(w.out);
}

// Numbers that a value can still be.
struct Range {
  int64_t low = std::numeric_limits<int64_t>::min(), high = std::numeric_limits<int64_t>::max();
  bool open_low = false, open_high = false;

  bool empty() const { return low > high || (low == high && (open_low || open_high)); }
  void above(int64_t n, bool open) {
    if (n > low || (n == low && open)) low = n, open_low = open;
  }
  void below(int64_t n, bool open) {
    if (n < high || (n == high && open)) high = n, open_high = open;
  }
  void narrow(Comparison op, int64_t n) {
    if (op == Comparison::less || op == Comparison::less_or_equal) below(n, op == Comparison::less);
    if (op == Comparison::greater || op == Comparison::greater_or_equal)
      above(n, op == Comparison::greater);
    if (op == Comparison::equal) above(n, false), below(n, false);
  }
};

// What holds at a place of a declaration, with what said so last.
struct Known {
  template <class T>
  struct By {
    T what{};
    const RulePlace* at = nullptr;
  };
  std::map<std::string, By<bool>> answers;
  std::map<std::string, By<Shapes>> shapes;
  std::map<std::string, By<Range>> ranges;
  std::map<std::string, By<std::string>> constants;
};

struct Contradictions {
  const ir::Ruleset& p;
  Diagnostics& d;

  std::string text_of(const RulePlace& at) const {
    std::string out;
    for (const char c : p.texts[at.file].view().substr(at.span.begin, at.span.size())) {
      const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
      if (!blank || (!out.empty() && out.back() != ' ')) out += blank ? ' ' : c;
    }
    constexpr size_t kMost = 60;
    if (out.size() > kMost) return "what stands";
    return out.find('`') == std::string::npos ? "`" + out + "`" : "`` " + out + " ``";
  }
  void never(const RulePlace& at, const RulePlace* beside) {
    std::string help = "take one of the two away, or say `or` where either may hold";
    std::string message = "this can never hold";
    if (beside)
      message +=
          " beside " + text_of(*beside) + " in line " +
          std::to_string(LineIndex(p.texts[beside->file].view()).at(beside->span.begin).line);
    else
      help = "no length is below zero";
    d.add({Severity::warning,
           "R062",
           p.files[at.file],
           at.span,
           std::move(message),
           std::move(help),
           {},
           {}});
  }

  // -- one condition ------------------------------------------------------------------------------

  void assume(Known& known, ConditionId id, bool holds) {
    const auto& node = p[id];
    std::visit([&](const auto& op) { one(known, op, id, node.place, holds); }, node.op);
  }
  void one(Known& known, const condition::All& o, ConditionId, const RulePlace&, bool holds) {
    if (holds)
      for (const ConditionId c : o.parts) assume(known, c, true);
  }
  void one(Known& known, const condition::Any& o, ConditionId, const RulePlace&, bool holds) {
    for (const ConditionId c : o.parts) {
      if (!holds) {
        assume(known, c, false);
        continue;
      }
      Known arm = known;
      assume(arm, c, true);
    }
  }
  void one(Known& known, const condition::Not& o, ConditionId, const RulePlace&, bool holds) {
    assume(known, o.inner, !holds);
  }
  void one(Known& known, const condition::Surely& o, ConditionId, const RulePlace&, bool holds) {
    if (holds) assume(known, o.inner, true);
  }
  void one(Known& known, const condition::Maybe& o, ConditionId, const RulePlace&, bool holds) {
    if (!holds) assume(known, o.inner, false);
  }
  // Undecided, it asks for something else.
  void one(Known&, const condition::IfUnknown&, ConditionId, const RulePlace&, bool) {}
  // What stands in the braces of a question is of its own: a hole may be another one there.
  void one(Known&, const condition::Solves& o, ConditionId, const RulePlace&, bool) {
    Known own;
    clauses(own, o.clauses.clauses);
  }
  template <class Op>
  void one(Known& known, const Op& op, ConditionId id, const RulePlace& at, bool holds) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ConditionId>) {
        Known own;
        assume(own, operand, true);
      }
    });
    const auto [before, is_new] = known.answers.try_emplace(key_of(p, id), holds, &at);
    if (!is_new && before->second.what != holds) return never(at, before->second.at);
    shape(known, op, at, holds);
  }

  template <class Op>
  void shape(Known& known, const Op& op, const RulePlace& at, bool holds) {
    if constexpr (std::is_same_v<Op, condition::Compare>) {
      if (holds) compare(known, op, at);
    } else if constexpr (requires { shapes_of(p, op); }) {
      const auto [which, exact] = shapes_of(p, op);
      if (holds) narrow(known, op.value, which, at);
      if (!holds && exact) narrow(known, op.value, ~which, at);
    }
  }
  void narrow(Known& known, ValueId v, Shapes to, const RulePlace& at) {
    const auto [before, is_new] = known.shapes.try_emplace(key_of(p, v), to, &at);
    if (is_new) return;
    if ((before->second.what & to) == 0) return never(at, before->second.at);
    before->second = {before->second.what & to, &at};
  }

  void compare(Known& known, const condition::Compare& o, const RulePlace& at) {
    const auto& right = p[o.right].op;
    const std::string left = key_of(p, o.left), other = key_of(p, o.right);
    if (const auto* n = std::get_if<value::Integer>(&right)) {
      auto [range, is_new] = known.ranges.try_emplace(left);
      if (is_new && std::holds_alternative<value::Length>(p[o.left].op))
        range->second.what.above(0, false);
      range->second.what.narrow(o.op, n->number);
      if (range->second.what.empty()) return never(at, range->second.at);
      range->second.at = &at;
    }
    const bool constant = std::holds_alternative<value::Text>(right) ||
                          std::holds_alternative<value::Boolean>(right) ||
                          std::holds_alternative<value::Integer>(right);
    if (!constant || (o.op != Comparison::equal && o.op != Comparison::not_equal)) return;
    const bool equal = o.op == Comparison::equal;
    if (const auto is = known.constants.find(left); is != known.constants.end()) {
      if ((is->second.what == other) != equal) never(at, is->second.at);
    } else if (equal) {
      known.constants.emplace(left, Known::By<std::string>{other, &at});
    }
  }

  // -- clauses and actions ------------------------------------------------------------------------

  void clauses(Known& known, const std::vector<ir::ClauseId>& all) {
    for (const ir::ClauseId c : all) {
      const auto& op = p[c].op;
      if (const auto* where = std::get_if<clause::Where>(&op))
        assume(known, where->condition, true);
      if (const auto* m = std::get_if<clause::Match>(&op)) caught(known, *m);
      if (const auto* either = std::get_if<clause::Either>(&op))
        for (const ir::ClauseList& arm : either->arms) {
          Known own = known;
          clauses(own, arm.clauses);
        }
      const auto braces = [&](const auto* up) {
        if (!up || !up->where) return;
        Known own;
        assume(own, *up->where, true);
      };
      braces(std::get_if<clause::Nearest>(&op));
      braces(std::get_if<clause::Innermost>(&op));
      braces(std::get_if<clause::Outermost>(&op));
    }
  }
  // The kinds of a pattern's holes, and of what it matches, where all alternatives say the same.
  void caught(Known& known, const clause::Match& m) {
    std::map<HoleId, std::pair<Shapes, size_t>> kinds;
    Shapes whole = 0;
    for (const ir::FragmentId f : m.fragments) {
      whole |= shapes_of(p[f]);
      std::map<HoleId, Shapes> own;
      for (const ir::PatternNode& n : p[f].pattern)
        if (n.var && n.type == ir::PatternNode::Type::hole)
          own.try_emplace(*n.var, kAnyShape).first->second &= shapes_of(n.want);
      for (const auto& [hole, shapes] : own) {
        auto& [all, count] = kinds[hole];
        all |= shapes;
        ++count;
      }
    }
    const RulePlace& at = p[m.fragments[0]].place;
    const auto note = [&](HoleId hole, Shapes shapes) {
      if (shapes == kAnyShape) return;
      Writer w{p, {}};
      w.operation(value::Hole{hole});
      known.shapes.try_emplace(std::move(w.out), shapes, &at);
    };
    for (const auto& [hole, kind] : kinds)
      if (kind.second == m.fragments.size()) note(hole, kind.first);
    if (m.whole) note(*m.whole, whole);
  }
  void actions(const Known& known, const std::vector<ir::ActionId>& all) {
    for (const ir::ActionId a : all)
      if (const auto* branch = std::get_if<ir::action::Branch>(&p[a].op)) {
        Known then = known;
        assume(then, branch->condition, true);
        actions(then, branch->then.actions);
        actions(known, branch->otherwise.actions);
      }
  }
};

}  // namespace

void check_conditions(const ir::Ruleset& program, Diagnostics& diagnostics) {
  Contradictions c{program, diagnostics};
  const auto begin = [&](const ir::Applicability& active) {
    Known known;
    if (active.when) c.assume(known, *active.when, true);
    return known;
  };
  const auto asked = [&](const auto& all) {
    for (const auto& declared : all) {
      Known known;
      c.clauses(known, declared.clauses);
    }
  };
  for (const auto& r : program.rules) {
    Known known = begin(r.active);
    c.clauses(known, r.clauses);
    c.actions(known, r.actions);
  }
  asked(program.relations);
  asked(program.refusals);
  asked(program.findings);
  asked(program.demands);
  for (const auto& pattern : program.patterns) {
    Known known;
    c.assume(known, pattern.condition, true);
  }
  for (const auto& definition : program.definitions)
    if (const auto* body = std::get_if<ConditionId>(&definition.body)) {
      Known known;
      c.assume(known, *body, true);
    }
}

}  // namespace hvr::dsl
