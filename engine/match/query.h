// What rules are asked about: the program with all that is known of it. Filled stage by stage; who
// evaluates only reads.
#pragma once
#include "engine/facts/uses.h"
#include "engine/match/answered.h"
#include "engine/match/doubts.h"
#include "engine/match/row_index.h"
#include "engine/match/spare.h"
#include "engine/match/word_joins.h"

namespace hvr {

struct Query {
  Query(const ir::Ruleset& ruleset, const Flow& flow_of_values)
      : rules(ruleset),
        flow(flow_of_values),
        facts(flow.facts()),
        tree(facts.tree()),
        matcher(rules, flow),
        uses(flow),
        callees(rules.library, flow),
        doubts(rules, matcher, callees, flow),
        relations(rules.relations.size()),
        rows_by_column(flow, matcher),
        joins(ruleset),
        spare(rules.definitions.size()) {}

  const ir::Ruleset& rules;
  const Flow& flow;
  const Facts& facts;
  const Tree& tree;
  Matcher matcher;
  Uses uses;
  Callees callees;
  Doubts doubts;
  Relations relations;  // find/ answers them
  RowIndex rows_by_column;
  WordJoins joins;
  mutable SpareCaptures<ir::DefinitionId> spare;
  mutable Answered answered;
  ir::TrainingPattern pattern;  // find/ classifies
};

inline Follow followed(ir::Along along) {
  switch (along) {
    case ir::Along::same_object: return Follow::same_object;
    case ir::Along::made_of: return Follow::made_of;
    case ir::Along::decided_by: return Follow::decided_by;
  }
  return Follow::same_object;
}

}  // namespace hvr
