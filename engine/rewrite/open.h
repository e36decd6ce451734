// Optional syntax that a pattern left free, and the places of a result that keep it.
#pragma once
#include <string>
#include <vector>

#include "engine/match/query.h"
#include "engine/rewrite/edits.h"

namespace hvr {

// What a replacement of `n` by `results` keeps of the syntax that no pattern of the rule names,
// in the order of the text. Where a result has no place for a part, or where it would mean
// something else, `lost` says so.
std::vector<Edit::Kept> kept_parts(const Query& query, ir::RuleId rule, NodeId n,
                                   const Captures& captures, const std::vector<Value>& results,
                                   std::string& lost);

}  // namespace hvr
