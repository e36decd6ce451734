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
    Survey<action::Extend, action::Does, action::Needs, action::Replace, action::Wrap, action::Set,
           action::Branch, action::Remove, value::Context, value::NewBindings, value::Choose>;

struct Checker {
  const ir::Ruleset& p;
  Diagnostics& d;

  void add(Severity s, Code code, const RulePlace& at, std::string message, std::string help) {
    d.add({s, code, p.files[at.file], at.span, std::move(message), std::move(help), {}, {}});
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
    for (const ir::RuleId r : p.rules.ids())
      for (const auto& needs : rules[r.index()].all<action::Needs>())
        if (!done.contains(needs.op->obligation))
          add(Severity::error, "R052", *needs.at,
              "no rule does `" + p.obligations[needs.op->obligation] + "`, which this needs",
              "say `does " + p.obligations[needs.op->obligation] + " for $x` in one");
    for (const auto& m : p.demands)
      if (!done.contains(m.obligation))
        add(Severity::warning, "R052", m.place,
            "no rule does `" + p.obligations[m.obligation] + "`",
            "say `does " + p.obligations[m.obligation] + "` in the rule that meets it");
  }

  bool replaces_match(ir::RuleId r) {
    const auto& all = rules[r.index()].all<action::Replace>();
    return std::any_of(all.begin(), all.end(), [](const auto& x) { return !x.op->node; });
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

  // A rule that replaces everything that a later one matches. What a pattern covers has the same
  // words at the same places, so the last word of each pattern is looked up.
  using Words = std::tuple<size_t, size_t, std::string_view>;  // size, place and text of a word
  static Words last_word(const ir::Fragment& f) {
    for (size_t i = f.pattern.size(); i-- > 0;)
      if (is_word(f.pattern[i])) return {f.pattern.size(), i, f.pattern[i].text};
    return {f.pattern.size(), 0, {}};
  }
  static bool is_word(const PatternNode& n) {
    return !n.text.empty() &&
           (n.type == PatternNode::Type::name || n.type == PatternNode::Type::literal);
  }

  void shadows() {
    std::map<Words, std::vector<ir::RuleId>> replacing;  // without any condition
    for (const ir::RuleId j : p.rules.ids()) {
      if (!replaces_match(j)) continue;
      const ir::Rule& rule = p.rules[j];
      const auto own = roots(rule);
      if (own.empty()) continue;
      if (const auto first = covering(replacing, own))
        add(Severity::warning, "R051", rule.place,
            "rule `" + rule.name + "` never fires: `" + p.rules[*first].name +
                "` replaces everything it matches",
            "put the narrower rule first, or let one of them add instead of replace");
      if (rule.clauses.size() == 1 && !rule.active.when && rule.active.patterns.empty())
        for (const auto* a : own) replacing[last_word(*a)].push_back(j);
    }
  }

  // The first of the rules with a pattern for each of these.
  std::optional<ir::RuleId> covering(const std::map<Words, std::vector<ir::RuleId>>& replacing,
                                     const std::vector<const ir::Fragment*>& patterns) {
    std::optional<ir::RuleId> first;
    const auto covers_all = [&](ir::RuleId i) {
      const auto by = roots(p.rules[i]);
      return std::all_of(patterns.begin(), patterns.end(), [&](const ir::Fragment* b) {
        return std::any_of(by.begin(), by.end(),
                           [&](const ir::Fragment* a) { return covers(*a, *b); });
      });
    };
    const auto look = [&](const Words& words) {
      const auto it = replacing.find(words);
      if (it == replacing.end()) return;
      for (const ir::RuleId i : it->second) {
        if (first && !(i < *first)) break;
        if (covers_all(i)) first = i;
      }
    };
    const auto& nodes = patterns[0]->pattern;
    look({nodes.size(), 0, {}});
    for (size_t i = 0; i < nodes.size(); ++i)
      if (is_word(nodes[i])) look({nodes.size(), i, nodes[i].text});
    return first;
  }

  // A result that stands where an expression is matched must be one expression.
  void categories() {
    for (const ir::RuleId r : p.rules.ids()) {
      const auto from = roots(p.rules[r]);
      if (from.empty()) continue;
      const bool expression = std::all_of(from.begin(), from.end(), [](const auto* f) {
        return f->category == ir::Category::expression;
      });
      const Operations& operations = rules[r.index()];
      for (const auto& x : operations.all<action::Wrap>()) needs_expression(x.op->result);
      for (const auto& x : operations.all<action::Set>()) needs_expression(x.op->value);
      for (const auto& x : operations.all<action::Replace>()) {
        if (!x.op->node)
          for (const auto* f : from) run(*f);
        if (x.op->node || !expression) continue;
        for (const ir::FragmentId f : x.op->results)
          if (x.op->results.size() > 1 || p[f].category != ir::Category::expression)
            add(Severity::error, "R014", p[f].place, "a statement cannot replace an expression",
                "match a statement: `match stmt `…``, or use `before` and `after`");
      }
    }
  }
  // A run of statements has no place of its own that a result could take.
  void run(const ir::Fragment& f) {
    if (f.category == ir::Category::statements)
      add(Severity::error, "R014", f.place, "a pattern of several statements cannot be replaced",
          "replace a part of it: `replace $x with`, `before $x`, `remove $x`");
  }
  void needs_expression(ir::ValueId v) {
    const auto* t = std::get_if<value::Template>(&p[v].op);
    if (!t) return;
    const auto& f = p[t->fragment];
    if (!f.source.empty() && f.category != ir::Category::expression)
      add(Severity::error, "R014", f.place,
          "an expression is needed here, this is " + std::string(ir::category_name(f.category)),
          "");
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
  c.shadows();
  c.categories();
  c.removals();
  c.branches();
}

}  // namespace hvr::dsl
