// Why a question of a ruleset has a row at a line of a program, or none there.
#pragma once
#include <string>
#include <vector>

#include "api/pipeline.h"

namespace hvrewrite {

// What became of the relations, refusals and reports whose first clause speaks of the line, and of
// rules whose first pattern almost fits there. Only after `analyse`.
std::vector<Attempt> explain_questions(const hvr::ProgramAnalysis& s,
                                       const hvr::ir::Ruleset& program, const std::string& file,
                                       uint32_t line);

// What would have to be declared for an undecided condition to be decided; empty where nothing is
// known that would help.
std::string missing_fact(const hvr::ProgramAnalysis& s, const hvr::Stop& stop);

// The text of a place in a rule file on one line, and where it stands: `FILE:LINE`.
std::string quoted(const hvr::ir::Ruleset& program, const hvr::ir::RulePlace& place);
std::string place_in_rules(const hvr::ir::Ruleset& program, const hvr::ir::RulePlace& place);

}  // namespace hvrewrite
