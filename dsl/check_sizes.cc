// What definitions stand for, written out: one that names another twice is twice as long, and a few
// such lines would take longer than anybody waits.
#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

// Uses of definitions behind one use.
constexpr uint64_t kMostUses = 10'000;

}  // namespace

void check_sizes(const ir::Ruleset& program, Diagnostics& diagnostics) {
  ir::Table<ir::DefinitionId, uint64_t> uses;
  for (const ir::Definition& d : program.definitions) {
    uint64_t all = 1;
    const auto count = [&]<class Op>(const Op& op, const ir::RulePlace&) {
      if constexpr (std::is_same_v<Op, ir::value::Apply> ||
                    std::is_same_v<Op, ir::condition::Apply>)
        // Those in front of it only.
        if (op.definition.index() < uses.size()) all += uses[op.definition];
    };
    std::visit([&](const auto body) { ir::walk(program, body, count); }, d.body);
    // Said once, not of all that use it.
    if (all > kMostUses) {
      const ir::RulePlace place =
          std::visit([&](const auto body) { return program[body].place; }, d.body);
      diagnostics.error("R061", program.files[place.file], place.span,
                        "`" + d.name + "` stands for more than " + std::to_string(kMostUses) +
                            " uses of other definitions",
                        "let what is asked twice be a relation, with `find`");
      all = 1;
    }
    uses.add(all);
  }
}

}  // namespace hvr::dsl
