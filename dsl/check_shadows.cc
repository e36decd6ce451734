// Lints over patterns that an earlier one leaves nothing for: rules, and alternatives of one rule.
#include <algorithm>
#include <map>
#include <set>

#include "dsl/covers.h"
#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::FragmentId;
using ir::HoleId;
using ir::PatternNode;
namespace clause = ir::clause;
namespace condition = ir::condition;

void warn(const ir::Ruleset& p, Diagnostics& d, const ir::RulePlace& at, std::string message,
          std::string help) {
  d.add({Severity::warning,
         "R051",
         p.files[at.file],
         at.span,
         std::move(message),
         std::move(help),
         {},
         {}});
}

// Where the first alternative that fits is used, one behind a wider one never is. `some A | B` is
// not among the operations: there each alternative is tried with what is asked in the braces.
template <class Op>
constexpr bool kFirstThatFits =
    std::is_same_v<Op, clause::Match> || std::is_same_v<Op, clause::From> ||
    std::is_same_v<Op, condition::IsFragment> || std::is_same_v<Op, condition::StandsIn> ||
    std::is_same_v<Op, condition::WithinFragment> || std::is_same_v<Op, condition::Comes> ||
    std::is_same_v<Op, condition::ComesOnly>;

// Looks at the operations of one declaration, in the order in which they bind holes.
struct Alternatives {
  const ir::Ruleset& p;
  Diagnostics& d;
  std::set<HoleId> bound = {};

  template <class Op>
  void operator()(const Op& op, const ir::RulePlace&) {
    if constexpr (kFirstThatFits<Op>) look(op.fragments);
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, HoleId>) bound.insert(operand);
      if constexpr (std::is_same_v<T, ir::SequenceHole>) bound.insert(operand.hole);
      if constexpr (std::is_same_v<T, FragmentId>)
        for (const PatternNode& n : p[operand].pattern)
          if (n.var) bound.insert(*n.var);
    });
  }

  void look(const std::vector<FragmentId>& all) {
    for (size_t later = 1; later < all.size(); ++later)
      for (size_t first = 0; first < later; ++first) {
        if (!covers(p.library, p[all[first]], p[all[later]], bound)) continue;
        warn(p, d, p[all[later]].place,
             "this alternative is never used: `" + p[all[first]].source +
                 "` in front of it fits wherever it does",
             "put the narrower one first; for both ways at one place, write two rules or "
             "`{ … } or { … }`");
        break;
      }
  }
};

// Whether a rule replaces what it matches.
struct Replaces {
  bool match = false;
  template <class Op>
  void operator()(const Op& op, const ir::RulePlace&) {
    if constexpr (std::is_same_v<Op, ir::action::Replace>) match = match || !op.node;
  }
};

// A rule that replaces everything that a later one matches. What a pattern covers has its words,
// so rules are looked up by the last word of each of their patterns.
class Shadows {
 public:
  Shadows(const ir::Ruleset& rules, Diagnostics& diagnostics) : p(rules), d(diagnostics) {}

  void check() {
    for (const ir::RuleId j : p.rules.ids()) {
      const ir::Rule& rule = p.rules[j];
      const auto own = roots(rule);
      Replaces replaces;
      ir::walk_rule(p, rule, replaces);
      if (own.empty() || !replaces.match) continue;
      if (const auto first = covering(own))
        warn(p, d, rule.place,
             "rule `" + rule.name + "` never fires: `" + p.rules[*first].name +
                 "` replaces everything it matches",
             "put the narrower rule first, or let one of them add instead of replace");
      if (rule.clauses.size() == 1 && !rule.active.when && rule.active.patterns.empty())
        for (const auto* a : own) by_word_[last_word(*a)].push_back(j);
    }
  }

 private:
  // The fragments with which a rule begins.
  std::vector<const ir::Fragment*> roots(const ir::Rule& r) const {
    std::vector<const ir::Fragment*> out;
    if (r.clauses.empty()) return out;
    if (const auto* first = std::get_if<clause::Match>(&p[r.clauses[0]].op); first && !first->scope)
      for (const FragmentId f : first->fragments) out.push_back(&p[f]);
    return out;
  }
  static bool is_word(const PatternNode& n) {
    return !n.text.empty() &&
           (n.type == PatternNode::Type::name || n.type == PatternNode::Type::literal);
  }
  static std::string_view last_word(const ir::Fragment& f) {
    for (size_t i = f.pattern.size(); i-- > 0;)
      if (is_word(f.pattern[i])) return f.pattern[i].text;
    return {};
  }

  // The first of the rules with a pattern for each of these.
  std::optional<ir::RuleId> covering(const std::vector<const ir::Fragment*>& patterns) const {
    std::optional<ir::RuleId> first;
    const auto covers_all = [&](ir::RuleId i) {
      const auto by = roots(p.rules[i]);
      return std::all_of(patterns.begin(), patterns.end(), [&](const ir::Fragment* b) {
        return std::any_of(by.begin(), by.end(),
                           [&](const ir::Fragment* a) { return covers(p.library, *a, *b); });
      });
    };
    std::set<std::string_view> words{{}};
    for (const PatternNode& n : patterns[0]->pattern)
      if (is_word(n)) words.insert(n.text);
    for (const std::string_view word : words) {
      const auto it = by_word_.find(word);
      if (it == by_word_.end()) continue;
      for (const ir::RuleId i : it->second) {
        if (first && !(i < *first)) break;
        if (covers_all(i)) first = i;
      }
    }
    return first;
  }

  const ir::Ruleset& p;
  Diagnostics& d;
  std::map<std::string_view, std::vector<ir::RuleId>> by_word_;  // without any condition
};

}  // namespace

void check_shadows(const ir::Ruleset& program, Diagnostics& diagnostics) {
  Shadows(program, diagnostics).check();
  const auto clauses = [&](const auto& declaration) {
    Alternatives look{program, diagnostics};
    for (const ir::ClauseId c : declaration.clauses) ir::walk(program, c, look);
  };
  for (const auto& r : program.rules) {
    Alternatives look{program, diagnostics};
    ir::walk_rule(program, r, look);
  }
  for (const auto& r : program.relations) clauses(r);
  for (const auto& r : program.refusals) clauses(r);
  for (const auto& f : program.findings) clauses(f);
  for (const auto& m : program.demands) clauses(m);
  for (const auto& pattern : program.patterns)
    ir::walk(program, pattern.condition, Alternatives{program, diagnostics});
  for (const auto& def : program.definitions) {
    Alternatives look{program, diagnostics};
    for (const auto& parameter : def.parameters)
      if (parameter) look.bound.insert(*parameter);
    std::visit([&](const auto body) { ir::walk(program, body, look); }, def.body);
  }
}

}  // namespace hvr::dsl
