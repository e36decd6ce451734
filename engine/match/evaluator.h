// Evaluates values, conditions and clauses over the original program. Never edits.
//
// Each operation has one function, in values.cc, conditions.cc or clauses.cc; they see a program
// (Query) and a place (Site), and ask each other through this class.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "base/function_ref.h"
#include "engine/match/query.h"
#include "engine/match/sigma.h"

namespace hvr {

// Why an evaluation went no further: the condition, or the clause that found nothing, with its
// place in the rule file, and whether the answer was no or unknown.
struct Stop {
  ir::RulePlace place;
  std::optional<ir::ConditionId> condition;
  Tri answer = Tri::no;
  NodeId at = kNoNode;
  // A `where … else "reason"`: the reason, where it points, what helps; the clause's number, and
  // what is caught there.
  std::string reason, help;
  size_t clause = 0;
  const Captures* captures = nullptr;
};

// Where a question is asked.
struct Site {
  NodeId here = 0;               // the node that is visited
  const Sigma* sigma = nullptr;  // what rules have remembered; null: nothing yet
  const std::function<void(const Stop&)>* stops = nullptr;  // is told what stopped; null: nobody
  // How many solutions were found: of the ways to match at one node the first that leads to one is
  // taken; null: all of them.
  const size_t* found = nullptr;
};

class Evaluator {
 public:
  explicit Evaluator(const Query& query, Site site = {}) : query_(query), site_(site) {}

  Value value(ir::ValueId id, Captures& captures) const;
  // The same, without a copy of what a hole holds: to be looked at before anything else is caught.
  const Value& look(ir::ValueId id, Captures& captures, std::optional<Value>& room) const;
  // A result of a fragment, its splices evaluated.
  Value instance(ir::FragmentId fragment, const Captures& captures) const;
  // Gives a definition's body what it sees where it is used with these arguments.
  void hand(const ir::Definition& definition, const std::vector<ir::ValueId>& arguments,
            Captures& captures, Captures& inner) const;
  // Whether a definition holds of what it is asked of; the same as before where that is known.
  Tri answer(const ir::condition::Apply& apply, Captures& captures) const;
  // Captures made by a condition that holds stay.
  Tri condition(ir::ConditionId id, Captures& captures) const;
  // The ways in which a condition holds, or may hold, each with what it captures: one for each
  // match of its patterns and each object that its flows lead to. `enough` says whether the
  // captures stay and no further way is asked for; the answer is what it said last. A flow that is
  // cut is, behind the matches it leads to, one way more, of which nothing is known.
  using Way = FunctionRef<bool(Tri)>;
  bool each_way(ir::ConditionId id, Captures& captures, Way enough) const;
  // Whether it holds in some way, whose captures stay.
  Tri in_some_way(ir::ConditionId id, Captures& captures) const;
  // Solves clauses from the i-th on; calls `yield` with each solution and its certainty, yes or
  // unknown. What a solution captured is taken back when `yield` returns.
  // `outside`: clauses that are solved behind these.
  using Yield = FunctionRef<void(Captures&, Tri)>;
  using Clauses = std::span<const ir::ClauseId>;
  void solve(const std::vector<ir::ClauseId>& clauses, size_t i, Captures& captures, Tri sure,
             Yield yield, Clauses outside = {}) const;
  using Each = FunctionRef<bool(Captures&)>;
  // Matches at just this node; alternatives of one `match`: the first that fits. Where it fits in
  // several ways, each of them in turn until `each` says that it is enough.
  void match_at(const ir::clause::Match& clause, NodeId n, Captures& captures, Each each) const;
  // The nodes at which a `some F [in $x] [where c]` surely holds.
  std::vector<NodeId> places(const ir::condition::SomeFragment& some, Captures& captures) const;

  const Query& query() const { return query_; }
  const Site& site() const { return site_; }
  // The same place, where nobody is told what stops.
  Evaluator quiet() const { return Evaluator(query_, {site_.here, site_.sigma, nullptr}); }
  // The same place, where `stops` is told instead; it must outlive what is returned.
  Evaluator told(const std::function<void(const Stop&)>& stops) const {
    return Evaluator(query_, {site_.here, site_.sigma, &stops, site_.found});
  }
  Tri stopped(ir::ConditionId id, Tri answer, NodeId at) const {
    if (answer != Tri::yes && site_.stops) tell_stop(id, answer, at);
    return answer;
  }

 private:
  void tell_stop(ir::ConditionId id, Tri answer, NodeId at) const;

  const Query& query_;
  Site site_;
};

// A value that is looked at where it is held, as long as nothing else is caught.
class Look {
 public:
  Look(const Evaluator& e, ir::ValueId v, Captures& captures)
      : value_(e.look(v, captures, room_)) {}
  const Value* operator->() const { return &value_; }
  const Value& operator*() const { return value_; }

 private:
  std::optional<Value> room_;
  const Value& value_;
};

}  // namespace hvr
