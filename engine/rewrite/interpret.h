// One walk over the program: rules fire, sigma is threaded in textual order, edits are collected.
// Nothing is changed yet.
#pragma once
#include <array>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/diagnostics.h"
#include "base/numbers.h"
#include "engine/match/evaluator.h"
#include "engine/rewrite/application.h"
#include "engine/rewrite/edits.h"
#include "engine/rewrite/ignored.h"

namespace hvr {

// For `explain`: a rule that was tried at a node, and what became of it.
struct Attempt {
  ir::RuleId rule;
  NodeId at = kNoNode;
  bool fired = false;
  std::optional<Stop> stop;  // the first condition that stopped it
  std::string failure;       // why its edits could not be made
};

// Why a rule that would have met a demand stopped: its `else "reason"`.
struct Reason {
  ir::ObligationId obligation;
  NodeId node = kNoNode;  // for which it would have
  NodeId at = kNoNode;    // where the reason points
  std::string text, help;
  // How far the rule came: conditions with a reason that held, then clauses of any kind.
  size_t held = 0, clause = 0;
};

// An undecided condition, and where it was asked.
struct UnknownCause {
  ir::RuleId rule;
  std::optional<ir::ConditionId> condition;
  NodeId at = kNoNode;
};

// Where a declaration `for P, Q` and `when c` holds: `entry` parts the main module from those that
// it imports.
struct Activity {
  bool in_main = false, in_imported = false;
  bool at(const Tree& tree, NodeId n) const {
    return tree.module_of(n) == tree.modules().back() ? in_main : in_imported;
  }
  bool anywhere() const { return in_main || in_imported; }
};
Activity activity(const Query& query, const ir::Applicability& declared, const ir::Holes& holes);

class Interpreter {
 public:
  Interpreter(const Query& query, std::function<Location(NodeId)> locate)
      : query_(query),
        rules_(query.rules),
        tree_(query.tree),
        locate_(std::move(locate)),
        ignored_(tree_),
        spare_(query.rules.rules.size()),
        doubts_(query.rules.rules.size()),
        heard_(query.rules.rules.size()) {}

  // What comments ask to leave alone, of rules and of demands.
  const Ignored& ignored() const { return ignored_; }

  // Once.
  EditSet run();
  bool trace = false;  // whether `attempts` is filled
  std::vector<Attempt> attempts;
  std::vector<UnknownCause> unknowns;  // in the order of the trials
  std::vector<Reason> reasons;
  const Sigma& sigma() const { return sigma_; }

 private:
  void index_rules();
  void index_by_kind(ir::RuleId r, const ir::clause::Match& first);
  // What speaks against the condition behind a rule's first match, at a node.
  void add_doubts(ir::RuleId r, const ir::clause::Match& first);
  // Whether somebody hears of what stops a rule: of one that would meet a demand, or all.
  bool is_heard(ir::RuleId r);
  void index_by_row(ir::RuleId r);
  void index_nodes();
  void visit(NodeId from, NodeId to);
  void visit_node(NodeId n);
  // Tries the clauses from the i-th on, and applies the rule for each solution.
  // Whether there was a solution.
  bool attempt(ir::RuleId rule, NodeId n, size_t i, Captures& captures);
  void remember(ir::RuleId rule, const Stop& stop);
  void apply(ir::RuleId rule, NodeId n, Captures& captures, Attempt& tried);
  // What an application that does not come about would have done, and what it is a part of, as far
  // as that is known.
  void tell_part(Unit& unit, const Captures& captures) const;

  const Query& query_;
  const ir::Ruleset& rules_;
  const Tree& tree_;
  std::function<Location(NodeId)> locate_;
  Ignored ignored_;
  Sigma sigma_;
  EditSet out_;
  ir::Table<ir::RuleId, Activity> active_;
  SpareCaptures<ir::RuleId> spare_;  // for trials, between them
  // Rules that begin with `match`: by what their roots must have, else by their kinds.
  std::map<uint64_t, std::vector<ir::RuleId>> by_key_;
  // Those of the first by the nodes that have it, in the order of both; where a node's begin.
  std::vector<std::pair<NodeId, ir::RuleId>> keyed_;
  NumberMap<uint32_t> keyed_at_;
  std::array<std::vector<ir::RuleId>, 256> by_kind_;
  std::vector<ir::RuleId> anywhere_;
  ir::Table<ir::RuleId, Doubts::Several> doubts_;
  ir::Table<ir::RuleId, std::optional<bool>> heard_;  // once asked
  std::map<NodeId, std::vector<std::pair<ir::RuleId, Captures>>> by_row_;
  std::vector<bool> visited_;
  std::vector<NodeId> deferred_;
  std::map<ir::ValueId, Need> listed_;  // see World
};

}  // namespace hvr
