// One walk over the module: rules fire, sigma is threaded in textual order, edits are collected.
// Nothing is changed yet.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "engine/match/evaluator.h"
#include "engine/rewrite/edits.h"

namespace hvr {

// For `explain`: a rule that was tried at a node, and what became of it.
struct Attempt {
  uint32_t rule = 0;
  NodeId at = kNoNode;
  bool fired = false;
  Stop stop;            // the first condition that stopped it
  std::string failure;  // why its edits could not be made
};

struct UnknownCause {
  uint32_t rule = 0;
  Stop stop;
};

class Interpreter {
 public:
  Interpreter(const ir::Ruleset& program, const Flow& flow, const Matcher& matcher,
              Evaluator& evaluator, std::string file, Diagnostics& diagnostics);

  EditSet run();
  bool trace = false;
  std::vector<Attempt> attempts;
  std::vector<UnknownCause> unknowns;  // undecided conditions of rules that meet demands
  // Whether a declaration `for P, Q` and `when c` holds for this file.
  bool active(const std::vector<std::string>& patterns, const std::vector<ir::TermId>& when,
              const ir::Frame& frame);
  std::string interpolate(const std::string& text, const ir::Frame& names,
                          const Frame& values) const;

 private:
  void index_rules();
  void visit(NodeId from, NodeId to);
  void visit_node(NodeId n);
  void attempt(uint32_t rule, NodeId n, Frame frame);
  struct Run {
    uint32_t rule;
    uint32_t unit;
    NodeId root;
    const ir::Frame* names;
    std::vector<Edit> edits;
    std::vector<std::pair<uint32_t, Value>> header;
    std::vector<Diagnostic> messages;
    std::string failure;
  };
  bool actions(const std::vector<ir::TermId>& list, size_t from, Frame& f, Run& run);
  bool action(ir::TermId t, Frame& f, Run& run);
  bool set_slot(const ir::Term& t, Frame& f, Run& run);
  bool drop_slot(const ir::Term& t, Frame& f, Run& run);
  bool place_statement(const ir::Term& t, Frame& f, Run& run);
  bool after_value(const ir::Term& t, Frame& f, Run& run);
  bool fail(Run& run, std::string why);
  // Whether a value can be put into text.
  bool renderable(const Value& v) const;
  bool respell_for_module(Run& run);
  bool respell_for_module(Value& v, NodeId place) const;
  void add(Run& run, Edit::Kind kind, NodeId n, std::vector<Value> results);
  std::vector<Value> results_of(const ir::Term& t, size_t from, Frame& f);
  NodeId region_of(const std::string& region, NodeId n) const;

  const ir::Ruleset& rules_;
  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  const Matcher& matcher_;
  Evaluator& evaluator_;
  std::string file_;
  Diagnostics& diagnostics_;
  EditSet out_;
  std::vector<std::vector<uint32_t>> by_kind_;  // rules that begin with `match`
  std::vector<uint32_t> anywhere_;
  std::map<NodeId, std::vector<std::pair<uint32_t, Frame>>> by_row_;
  std::vector<bool> visited_;
  std::vector<NodeId> deferred_;
  std::set<std::pair<uint32_t, std::string>> said_;
};

}  // namespace hvr
