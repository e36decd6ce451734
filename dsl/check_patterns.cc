// Patterns that ask which pattern the program has: they are what says so, and it is not known yet.
#include <set>

#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

// What the conditions of patterns ask for, directly or by way of a question or a definition. What
// several ask for is walked for the first of them, so that a place is named once.
class Asked {
 public:
  Asked(const ir::Ruleset& rules, Diagnostics& diagnostics)
      : rules_(rules), diagnostics_(diagnostics) {}

  void by(const ir::PatternDecl& pattern) {
    pattern_ = &pattern;
    ir::walk(rules_, pattern.condition, *this);
  }
  template <class Op>
  void operator()(const Op& op, const ir::RulePlace& at) {
    if constexpr (std::is_same_v<Op, ir::condition::PatternIs>) report(at);
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, ir::RelationId>) relation(operand);
      if constexpr (std::is_same_v<T, ir::DefinitionId>) definition(operand);
    });
  }

 private:
  void relation(ir::RelationId id) {
    if (!relations_.insert(id.index()).second) return;
    for (const ir::ClauseId c : rules_.relations[id].clauses) ir::walk(rules_, c, *this);
  }
  void definition(ir::DefinitionId id) {
    if (!definitions_.insert(id.index()).second) return;
    std::visit([&](const auto body) { ir::walk(rules_, body, *this); },
               rules_.definitions[id].body);
  }
  void report(const ir::RulePlace& at) {
    diagnostics_.error("R064", rules_.files[at.file], at.span,
                       "the pattern `" + pattern_->name +
                           "` is told by what is asked here, and here it is asked which it is",
                       "say what tells it by the program's syntax; `pattern is …` belongs "
                       "in rules, and in questions that no pattern asks");
  }

  const ir::Ruleset& rules_;
  Diagnostics& diagnostics_;
  const ir::PatternDecl* pattern_ = nullptr;
  std::set<size_t> relations_, definitions_;
};

}  // namespace

void check_patterns(const ir::Ruleset& program, Diagnostics& diagnostics) {
  Asked asked(program, diagnostics);
  for (const ir::PatternDecl& p : program.patterns) asked.by(p);
}

}  // namespace hvr::dsl
