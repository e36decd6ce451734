// Lints over a whole program: what no single declaration can see.
#include <algorithm>

#include "dsl/lower.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::PatternNode;
using ir::RulePlace;
namespace action = ir::action;
namespace condition = ir::condition;
namespace value = ir::value;

// A search: what is not named is passed by.
template <class... F>
auto looking(F... f) {
  return ir::Overloaded{f..., [](const auto&, const RulePlace&) {}};
}

struct Checker {
  const ir::Ruleset& p;
  Diagnostics& d;

  void add(Severity s, std::string_view code, const RulePlace& at, std::string message,
           std::string help) {
    d.add({s, std::string(code), p.files[at.file], at.span, std::move(message), std::move(help)});
  }

  // A key that some rule reads must be set by some rule.
  void keys() {
    std::set<ir::KeyId> set;
    for (const auto& r : p.rules)
      ir::walk_rule(p, r,
                    looking([&](const action::Extend& e, const RulePlace&) { set.insert(e.key); }));
    const auto read = [&](ir::KeyId key, const RulePlace& at) {
      if (!p.keys.has(key) || set.contains(key)) return;
      const std::string& name = p.keys[key].name;
      add(Severity::error, "R050", at, "context key `" + name + "` is read but no rule sets it",
          "set it with `with ctx[" + name + " -> $x]`");
    };
    for (const auto& r : p.rules)
      ir::walk_rule(
          p, r,
          looking([&](const value::Context& c, const RulePlace& at) { read(c.key, at); },
                  [&](const value::NewBindings& n, const RulePlace& at) { read(n.key, at); }));
  }

  void demands() {
    std::set<ir::ObligationId> done;
    std::set<std::pair<ir::RuleId, ir::ObligationId>> by;
    for (const ir::RuleId r : p.rules.ids())
      ir::walk_rule(p, p.rules[r], looking([&](const action::Does& x, const RulePlace&) {
                      done.insert(x.obligation);
                      by.emplace(r, x.obligation);
                    }));
    for (const auto& m : p.demands)
      for (const ir::RuleId rule : m.together)
        if (p.rules.has(rule) && !by.contains({rule, m.obligation}))
          add(Severity::error, "R052", p[m.rows].place,
              "rule `" + p.rules[rule].name + "` never does `" + p.obligations[m.obligation] + "`",
              "say `does " + p.obligations[m.obligation] + " for $x` in it");
    for (const auto& m : p.demands)
      if (!done.contains(m.obligation))
        add(Severity::warning, "R052", p[m.rows].place,
            "no rule does `" + p.obligations[m.obligation] + "`",
            "say `does " + p.obligations[m.obligation] + "` in the rule that meets it");
  }

  bool replaces_match(const ir::Rule& r) {
    bool found = false;
    ir::walk_rule(p, r, looking([&](const action::Replace& x, const RulePlace&) {
                    found = found || !x.node;
                  }));
    return found;
  }

  // The fragments with which a rule begins.
  std::vector<const ir::Fragment*> roots(const ir::Rule& r) {
    std::vector<const ir::Fragment*> out;
    if (r.clauses.empty()) return out;
    if (const auto* first = std::get_if<ir::clause::Match>(&p[r.clauses[0]].op))
      for (const ir::FragmentId f : first->fragments) out.push_back(&p[f]);
    return out;
  }

  // Whether every tree that `b` matches is also matched by `a`, without conditions.
  bool covers(const ir::Fragment& a, const ir::Fragment& b) {
    if (a.pattern.size() != b.pattern.size()) return false;
    for (size_t i = 0; i < a.pattern.size(); ++i) {
      const PatternNode &x = a.pattern[i], &y = b.pattern[i];
      const auto wild = [](const PatternNode& n) {
        return n.type == PatternNode::Type::hole || n.type == PatternNode::Type::any;
      };
      const auto wilds = [](const PatternNode& n) {
        return n.type == PatternNode::Type::sequence || n.type == PatternNode::Type::any_sequence;
      };
      if (wild(x) && !wilds(y)) continue;
      if (wilds(x) && wilds(y)) continue;
      if (x.type != y.type || x.kind != y.kind || x.text != y.text) return false;
    }
    return true;
  }

  void shadows() {
    struct Replacing {
      const ir::Rule* rule;
      std::vector<const ir::Fragment*> roots;
      bool always;  // nothing but its match decides
    };
    std::vector<Replacing> rules;
    for (const auto& r : p.rules)
      if (replaces_match(r))
        rules.push_back(
            {&r, roots(r), r.clauses.size() == 1 && !r.active.when && r.active.patterns.empty()});
    for (size_t i = 0; i < rules.size(); ++i) {
      if (!rules[i].always) continue;
      for (size_t j = i + 1; j < rules.size(); ++j) {
        const auto covered = [&](const ir::Fragment* b) {
          return std::any_of(rules[i].roots.begin(), rules[i].roots.end(),
                             [&](const ir::Fragment* a) { return covers(*a, *b); });
        };
        if (rules[j].roots.empty() ||
            !std::all_of(rules[j].roots.begin(), rules[j].roots.end(), covered))
          continue;
        add(Severity::warning, "R051", rules[j].rule->place,
            "rule `" + rules[j].rule->name + "` never fires: `" + rules[i].rule->name +
                "` replaces everything it matches",
            "put the narrower rule first, or let one of them add instead of replace");
      }
    }
  }

  // A result that stands where an expression is matched must be one expression.
  void categories() {
    for (const auto& r : p.rules) {
      const auto from = roots(r);
      if (from.empty()) continue;
      const bool expression = std::all_of(from.begin(), from.end(), [](const auto* f) {
        return f->category == ir::Category::expression;
      });
      const auto needs_expression = [&](ir::ValueId v) {
        const auto* t = std::get_if<value::Template>(&p[v].op);
        if (!t) return;
        const auto& f = p[t->fragment];
        if (!f.source.empty() && f.category != ir::Category::expression)
          add(Severity::error, "R014", f.place,
              "an expression is needed here, this is " + std::string(ir::category_name(f.category)),
              "");
      };
      const auto one_expression = [&](const action::Replace& x, const RulePlace&) {
        if (x.node || !expression) return;
        for (const ir::FragmentId f : x.results)
          if (x.results.size() > 1 || p[f].category != ir::Category::expression)
            add(Severity::error, "R014", p[f].place, "a statement cannot replace an expression",
                "match a statement: `match stmt `…``, or use `before` and `after`");
      };
      ir::walk_rule(
          p, r,
          looking(
              one_expression,
              [&](const action::Wrap& x, const RulePlace&) { needs_expression(x.result); },
              [&](const action::Set& x, const RulePlace&) { needs_expression(x.value); }));
    }
  }

  // A captured expression that appears twice in one result is evaluated twice.
  void repeated() {
    for (const auto& r : p.rules) {
      const std::set<ir::HoleId> expressions = captured_expressions(r);
      ir::walk_rule(p, r, [&]<class Op>(const Op& op, const RulePlace&) {
        ir::for_each_operand(op, [&]<class T>(const T& operand) {
          if constexpr (std::is_same_v<T, ir::FragmentId>) repeated(p[operand], expressions);
        });
      });
    }
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
      if (n.type == PatternNode::Type::hole && i > 0 && i >= named) out.insert(*n.var);
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
      add(Severity::error, "R016", f.place,
          std::string(one ? "`$" : "`$...") + s.text +
              "` stands twice in one result: its code would run twice",
          one ? "say that it runs nothing, as in `where $" + s.text +
                    " is path` or `is literal`, or use a helper function"
              : "use a helper function, or bind it to a name first");
    }
  }

  // Whether a condition can only be yes or no.
  bool certain(ir::ConditionId id) {
    return std::visit(
        [&]<class Op>(const Op& op) {
          if (Op::kRestsOn == ir::RestsOn::flow) return false;
          if (Op::kRestsOn == ir::RestsOn::facts) return true;
          if constexpr (std::is_same_v<Op, condition::Apply>) {
            const auto* body = std::get_if<ir::ConditionId>(&p.definitions[op.definition].body);
            return !body || certain(*body);
          }
          bool all = true;
          ir::for_each_operand(op, [&]<class T>(const T& part) {
            if constexpr (std::is_same_v<T, ir::ConditionId>) all = all && certain(part);
          });
          return all;
        },
        p[id].op);
  }

  // `if` on something that can be unknown must say which way unknown goes.
  void branches() {
    const auto look = looking(
        [&](const action::Branch& b, const RulePlace&) {
          if (!b.otherwise.actions.empty()) branch(b.condition);
        },
        [&](const value::Choose& c, const RulePlace&) { branch(c.condition); });
    for (const auto& r : p.rules) ir::walk_rule(p, r, look);
    for (const auto& def : p.definitions)
      std::visit([&](const auto body) { ir::walk(p, body, look); }, def.body);
  }
  void branch(ir::ConditionId c) {
    if (!certain(c))
      add(Severity::error, "R053", p[c].place,
          "this condition can be unknown, and then neither branch is right",
          "write `surely(…)` or `maybe(…)` around what can be unknown");
  }
};

}  // namespace

void check_program(const ir::Ruleset& program, Diagnostics& diagnostics) {
  Checker c{program, diagnostics};
  c.keys();
  c.demands();
  c.shadows();
  c.categories();
  c.repeated();
  c.branches();
}

}  // namespace hvr::dsl
