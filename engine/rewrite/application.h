// One application of a rule while its actions are carried out.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostics.h"
#include "engine/match/evaluator.h"
#include "engine/rewrite/edits.h"

namespace hvr {

// Its edits are a draft until all actions are done; a failure throws them away.
struct Application {
  ir::RuleId rule;
  uint32_t unit = 0;
  NodeId root = kNoNode;  // the node that is visited
  std::vector<Edit> edits;
  std::vector<BehindImports> header;
  std::vector<Diagnostic> messages;
  std::vector<std::pair<ir::ObligationId, NodeId>> does;
  std::vector<Need> needs;
  bool tidies = false;  // imports that it leaves without a use go
  std::string failure;  // why it cannot be; the first reason

  // Always false, so that whoever gives up can return it.
  bool fail(std::string why) {
    if (failure.empty()) failure = std::move(why);
    return false;
  }
};

// What actions reach besides their own application.
struct World {
  const Query& query;
  Sigma& sigma;
  const std::function<Location(NodeId)>& locate;  // for messages
  FunctionRef<void(NodeId, NodeId)> visit;        // applies the rules to nodes [from, to) now
  std::map<ir::ValueId, Need>& listed;            // of `all R()`, which is the same at every place
};

// Carries out actions in order, the place being `application.root`. False when one of them cannot
// be: then nothing of the application stands.
bool act(const World& world, const std::vector<ir::ActionId>& actions, Captures& captures,
         Application& application);

// Spells what was caught in one module and is put into another as that one would. False (and a
// failure) where it has no name there.
bool respell_for_module(const Query& query, Application& application);

}  // namespace hvr
