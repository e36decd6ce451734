// Clauses: what must hold, and what is found on the way.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/operands.h"

namespace hvr::ir {

namespace clause {
// `signature` names what captured arguments are read with.
struct Match {
  std::vector<FragmentId> fragments;
  std::optional<ValueId> scope;
  std::optional<HoleId> whole;
  std::optional<std::string> signature;
  HVR_OP("match", whole, signature, fragments, scope)
};
struct EachRow {
  RowQuery row;
  HVR_OP("each_row", row)
};
// With a reason, which a demand prints that is not met because of it.
struct Where {
  ConditionId condition;
  // Holes that its patterns bind and that are asked for elsewhere: it is met once for each of what
  // they can hold.
  std::vector<HoleId> bound;
  std::optional<MessageText> reason;
  std::optional<HoleId> at;
  std::optional<std::string> help;
  HVR_OP("where", condition, bound, reason, at, help)
};
// `each use $u of V`.
struct EachOf {
  Noun noun = Noun::use;
  std::optional<HoleId> element;
  ValueId of;
  std::optional<ValueId> place;
  HVR_OP("each_of", noun, element, of, place)
};
struct Let {
  HoleId hole;
  ValueId value;
  HVR_OP("let", hole, value)
};
struct From {
  Along along = Along::same_object;
  WalkStop stop = WalkStop::at_match;
  ValueId start;
  std::vector<FragmentId> fragments;
  std::vector<FragmentId> barriers;  // the walk does not go on behind these
  std::optional<HoleId> whole;
  std::optional<std::string> signature;
  HVR_OP("from", along, stop, whole, signature, start, fragments, barriers)
};
// `from V back to $x`: where the object was made.
struct Origin {
  ValueId start;
  std::optional<HoleId> origin;
  HVR_OP("origin", origin, start)
};
struct Either {
  std::vector<ClauseList> arms;
  HVR_OP("either", arms)
};
struct Nearest {
  std::optional<HoleId> place;
  ValueId node;
  std::optional<ConditionId> where;
  HVR_OP("nearest", place, node, where)
};
struct Innermost {
  std::optional<HoleId> loop;
  ValueId node;
  std::optional<ConditionId> where;
  HVR_OP("innermost", loop, node, where)
};
struct Outermost {
  std::optional<HoleId> loop;
  ValueId node;
  std::optional<ConditionId> where;
  HVR_OP("outermost", loop, node, where)
};
}  // namespace clause

using ClauseOp = std::variant<clause::Match, clause::EachRow, clause::EachOf, clause::Where,
                              clause::Let, clause::From, clause::Origin, clause::Either,
                              clause::Nearest, clause::Innermost, clause::Outermost>;

}  // namespace hvr::ir
