// Lints over a whole program: what no single declaration can see.
#include <algorithm>

#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::PatternNode;
using ir::RulePlace;
namespace action = ir::action;
namespace condition = ir::condition;
namespace value = ir::value;

// The operations that the lints ask about, with their places, in the order of a walk.
template <class... Ops>
class Survey {
 public:
  template <class Op>
  struct Seen {
    const Op* op;
    const RulePlace* at;
  };
  template <class Op>
  const std::vector<Seen<Op>>& all() const {
    return std::get<std::vector<Seen<Op>>>(seen_);
  }
  const std::vector<ir::FragmentId>& fragments() const { return fragments_; }

  // One walk for all lints: what a walk is compiled for costs much.
  template <class Op>
  void operator()(const Op& op, const RulePlace& at) {
    if constexpr ((std::is_same_v<Op, Ops> || ...))
      std::get<std::vector<Seen<Op>>>(seen_).push_back({&op, &at});
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::FragmentId>) fragments_.push_back(operand);
    });
  }

 private:
  std::tuple<std::vector<Seen<Ops>>...> seen_;
  std::vector<ir::FragmentId> fragments_;
};
using Operations =
    Survey<action::Extend, action::Does, action::Needs, action::Replace, action::Branch,
           action::Remove, value::Context, value::NewBindings, value::Choose>;

struct Checker {
  const ir::Ruleset& p;
  Diagnostics& d;

  void add(Severity s, Code code, const RulePlace& at, std::string message, std::string help) {
    d.add({s, code, p.files[at.file], at.span, std::move(message), std::move(help), {}, {}});
  }

  std::string nearest_done(const std::string& wanted,
                           const std::set<ir::ObligationId>& done) const {
    std::vector<std::string> all;
    all.reserve(done.size());
    for (const ir::ObligationId o : done) all.push_back(p.obligations[o]);
    const std::string near = did_you_mean(wanted, all);
    return near.empty() ? "say `does " + wanted + " for $x` in one" : near;
  }

  std::vector<Operations> rules;  // by number
  std::vector<Operations> definitions;

  void survey() {
    for (const auto& r : p.rules) ir::walk_rule(p, r, rules.emplace_back());
    for (const auto& def : p.definitions)
      std::visit([&](const auto body) { ir::walk(p, body, definitions.emplace_back()); }, def.body);
  }

  // A key that some rule reads must be set by some rule.
  void keys() {
    std::set<ir::KeyId> set;
    for (const auto& r : rules)
      for (const auto& extend : r.all<action::Extend>()) set.insert(extend.op->key);
    const auto read = [&](ir::KeyId key, const RulePlace& at) {
      if (!p.keys.has(key) || set.contains(key)) return;
      const std::string& name = p.keys[key].name;
      add(Severity::error, "R050", at, "context key `" + name + "` is read but no rule sets it",
          "set it with `with ctx[" + name + " -> $x]`");
    };
    for (const auto& r : rules) {
      for (const auto& c : r.all<value::Context>()) read(c.op->key, *c.at);
      for (const auto& n : r.all<value::NewBindings>()) read(n.op->key, *n.at);
    }
  }

  void demands() {
    std::set<ir::ObligationId> done;
    for (const ir::RuleId r : p.rules.ids())
      for (const auto& does : rules[r.index()].all<action::Does>())
        done.insert(does.op->obligation);
    // Where a `does` is misspelt, it is what a `needs` lacks.
    const auto& said = d.all();
    const bool misspelt =
        std::any_of(said.begin(), said.end(), [](const auto& m) { return m.code == Code("R027"); });
    for (const ir::RuleId r : p.rules.ids())
      for (const auto& needs : rules[r.index()].all<action::Needs>())
        if (!done.contains(needs.op->obligation) && !misspelt)
          add(Severity::error, "R052", *needs.at,
              "no rule does `" + p.obligations[needs.op->obligation] + "`, which this needs",
              nearest_done(p.obligations[needs.op->obligation], done));
    for (const auto& m : p.demands)
      if (!done.contains(m.obligation))
        add(Severity::warning, "R052", m.place,
            "no rule does `" + p.obligations[m.obligation] + "`",
            "say `does " + p.obligations[m.obligation] + "` in the rule that meets it");
  }

  // The fragments with which a rule begins.
  std::vector<const ir::Fragment*> roots(const ir::Rule& r) {
    std::vector<const ir::Fragment*> out;
    if (r.clauses.empty()) return out;
    if (const auto* first = std::get_if<ir::clause::Match>(&p[r.clauses[0]].op))
      for (const ir::FragmentId f : first->fragments) out.push_back(&p[f]);
    return out;
  }

  // A result that stands where an expression is matched must be one expression.
  void categories() {
    for (const ir::RuleId r : p.rules.ids()) {
      const Operations& operations = rules[r.index()];
      for (const auto& x : operations.all<action::Replace>()) {
        const auto from = replaced(p.rules[r], *x.op);
        const bool expression = std::all_of(from.begin(), from.end(), [](const auto* f) {
          return f->category == ir::Category::expression;
        });
        if (!x.op->node)
          for (const auto* f : from) run(*f);
        if (from.empty() || !expression) continue;
        for (const ir::FragmentId f : x.op->results)
          if (x.op->results.size() > 1 || p[f].category != ir::Category::expression)
            add(Severity::error, "R014", p[f].place, "a statement cannot replace an expression",
                "match a statement: `match stmt `…``, or use `before` and `after`");
      }
    }
  }
  // The patterns whose match a replacement stands for; none where that cannot be told.
  std::vector<const ir::Fragment*> replaced(const ir::Rule& r, const action::Replace& replace) {
    if (!replace.node) return roots(r);
    std::vector<const ir::Fragment*> out;
    const auto* hole = std::get_if<value::Hole>(&p[*replace.node].op);
    for (const ir::ClauseId c : r.clauses)
      if (const auto* m = std::get_if<ir::clause::Match>(&p[c].op);
          m && hole && m->whole == hole->hole)
        for (const ir::FragmentId f : m->fragments) out.push_back(&p[f]);
    return out;
  }
  // A run of statements has no place of its own that a result could take.
  void run(const ir::Fragment& f) {
    if (f.category == ir::Category::statements)
      add(Severity::error, "R014", f.place, "a pattern of several statements cannot be replaced",
          "replace a part of it: `replace $x with`, `before $x`, `remove $x`");
  }
  // Whether all that a hole catches in the patterns of the rule stands where nothing can be taken
  // away.
  bool immovable(const ir::Rule& r, ir::HoleId hole) {
    bool found = false;
    for (const ir::ClauseId c : r.clauses) {
      const auto* m = std::get_if<ir::clause::Match>(&p[c].op);
      if (m && m->whole == hole) return false;
      if (!m) continue;
      for (const ir::FragmentId f : m->fragments) {
        const auto& pattern = p[f].pattern;
        for (uint32_t i = 0; i < pattern.size(); ++i) {
          if (pattern[i].var != hole) continue;
          if (i == 0 || removable(pattern, i)) return false;
          found = true;
        }
      }
    }
    return found;
  }
  // Whether a part of a pattern is a statement, or an element of a list.
  static bool removable(const std::vector<PatternNode>& pattern, uint32_t part) {
    uint32_t parent = part - 1;
    while (pattern[parent].last <= part) --parent;
    switch (pattern[parent].kind) {
      case Kind::module:
      case Kind::block:
      case Kind::expression_statement:
      case Kind::decorated_definition:
      case Kind::argument_list:
      case Kind::list:
      case Kind::tuple:
      case Kind::set:
      case Kind::dictionary:
      case Kind::with_clause:
      case Kind::import_statement:
      case Kind::import_from_statement: return true;
      case Kind::aliased_import: return pattern[part].field == Field::name;
      default: return false;
    }
  }
  // A `remove` that can never be done.
  void removals() {
    for (const ir::RuleId r : p.rules.ids())
      for (const auto& remove : rules[r.index()].all<action::Remove>()) {
        const auto* hole = std::get_if<value::Hole>(&p[remove.op->node].op);
        if (!hole || !immovable(p.rules[r], hole->hole)) continue;
        add(Severity::error, "R014", *remove.at,
            "what is to be removed is no statement and no element of a list",
            "remove the statement or element around it, or replace it");
      }
  }

  // Whether a condition can only be yes or no.
  bool certain(ir::ConditionId id) {
    return std::visit(
        [&]<class Op>(const Op& op) {
          if constexpr (std::is_same_v<Op, condition::IfUnknown>) return certain(op.otherwise);
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
    for (const auto* all : {&rules, &definitions})
      for (const Operations& operations : *all) {
        for (const auto& b : operations.all<action::Branch>())
          if (!b.op->otherwise.actions.empty()) branch(b.op->condition);
        for (const auto& c : operations.all<value::Choose>()) branch(c.op->condition);
      }
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
  Checker c{program, diagnostics, {}, {}};
  c.survey();
  c.keys();
  c.demands();
  c.categories();
  c.removals();
  c.branches();
}

}  // namespace hvr::dsl
