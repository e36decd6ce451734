// Comments that belong to a statement.
#pragma once
#include <string>

#include "engine/match/query.h"

namespace hvr {

// The comment lines directly above the statement of `n` and the comment behind it, a line each.
std::string comments_of(const Query& query, NodeId n);

}  // namespace hvr
