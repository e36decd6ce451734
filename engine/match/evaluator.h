// Values, conditions and clauses of the rule language, evaluated over the original program. Never
// edits.
#pragma once
#include <functional>
#include <map>
#include <string>

#include "engine/match/matcher.h"

namespace hvr {

// Where and why an evaluation stopped: the condition, and whether it was false or undecided.
struct Stop {
  ir::TermId term = 0;
  Tri answer = Tri::no;
  NodeId at = kNoNode;
};

// An argument as the language sees it: four states (semantics: given, default, absent, unknown).
struct Slot {
  enum class State { given, fallback, absent, unknown } state = State::unknown;
  NodeId argument = kNoNode;  // the keyword argument or the positional expression
  NodeId value = kNoNode;
  std::string text;  // the declared default
  std::string name;  // the declared name
  int position = -1;
};

// A context event: key -> value, made at a node, alive in a region.
struct ContextEvent {
  std::string key;
  Value value;
  NodeId at = kNoNode;
  NodeId region = 0;
};

class Evaluator {
 public:
  Evaluator(const ir::Ruleset& program, const Flow& flow, const Matcher& matcher)
      : rules_(program),
        flow_(flow),
        facts_(flow.facts()),
        tree_(facts_.tree()),
        matcher_(matcher) {}

  Relations relations;
  std::string pattern = "Unknown";
  std::vector<ContextEvent> context;
  NodeId here = 0;                           // the node that is visited; `ctx.key` is read there
  std::function<void(const Stop&)> on_stop;  // asked for by `explain` and by demands

  Value value(ir::TermId t, Frame& f);
  // Captures made by conditions that hold stay in the frame.
  Tri condition(ir::TermId t, Frame& f);
  using Yield = std::function<void(Frame&, Tri)>;
  // Solves clauses from the i-th on; yields each solution with its certainty (yes or unknown).
  void solve(const std::vector<ir::TermId>& clauses, size_t i, size_t end, Frame& f, Tri sure,
             const Yield& yield);
  // Continues after the first clause has been matched at `n`.
  bool match_first(ir::TermId clause, NodeId n, Frame& f, const std::function<void(Frame&)>& each);

  // The nodes at which a `some F [in $x] [where c]` condition surely holds.
  std::vector<NodeId> places(ir::TermId some_fragment, Frame f);
  Slot slot(const Value& arguments, const std::string& name) const;
  const ir::Signature* signature_of(const Value& arguments) const;
  // The text of `e` (an expression of a function that `call` runs) as the caller at `call` would
  // write it; unknown when it cannot.
  Value seen_from(NodeId e, NodeId call) const;
  // The text of `e` as another module would write it at `place`; unknown when it cannot.
  Value seen_in_module(NodeId e, NodeId place) const;
  const ir::Ruleset& program() const { return rules_; }

 private:
  bool maybe_passes(NodeId splat, std::string_view name, std::string_view other_name) const;
  Value comments(NodeId n) const;
  Value in_context(const std::string& key) const;
  Tri stopped(ir::TermId t, Tri answer, NodeId at);
  Tri test_class(const ir::Term& t, const Value& v, bool instance) const;
  Tri is_fragment(const ir::Term& t, Frame& f);
  Tri some_row(const ir::Term& t, Frame& f, const Yield* yield);
  Tri some_fragment(const ir::Term& t, Frame& f, std::vector<NodeId>* all = nullptr);
  Tri compare(const ir::Term& t, Frame& f);
  Tri calls(const ir::Term& t, NodeId call) const;
  Tri overrides(const Value& v, const std::string& method) const;
  bool unify(ir::TermId bind, const Row& row, const ir::Relation& r, Frame& f);
  void nearest(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each);
  void innermost(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each);
  void outermost(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each);
  void runs_of(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each);
  void from(const ir::Term& t, Frame& f, const std::function<void(Frame&)>& each);
  void attach_signature(const ir::Term& t, ir::FragmentId fragment, Frame& f) const;
  struct InlineContext;
  std::string seen(NodeId e, NodeId call, InlineContext& sight) const;
  std::string substitute(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call,
                         InlineContext& sight) const;

  const ir::Ruleset& rules_;
  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  const Matcher& matcher_;
  int depth_ = 0;
};

}  // namespace hvr
