// Where values come from, what classes they have, and which code a call runs.
//
// All answers are three-valued: what cannot be followed (an unknown call, a parameter nobody
// passes, more than kFlowLimit steps) makes an answer incomplete, never wrong.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/function_ref.h"
#include "engine/facts/answers.h"
#include "engine/facts/assigned.h"
#include "engine/facts/budget.h"
#include "engine/facts/call_graph.h"
#include "engine/facts/contents.h"
#include "engine/facts/memo.h"

namespace hvr {

enum class Follow { same_object, made_of, decided_by };  // the last: and what chooses between

class Flow {
 public:
  explicit Flow(const Facts& facts)
      : facts_(facts), tree_(facts.tree()), budget_(facts.tree().size()) {}

  // The expressions whose object `e` may be (one step), or that `e` is computed from.
  const NodeSet& step(NodeId e, Follow how) const;
  // Walks back from `e` (itself included). `stop` is asked at each node; where it says yes the walk
  // goes no further. The result is complete when every path ended at a `stop` or at an expression
  // that makes a value.
  bool walk(NodeId e, Follow how, FunctionRef<bool(NodeId)> stop) const;
  const Display& display(NodeId n) const;  // what a list, tuple or dictionary has written out
  // The ends of all same-object walks: calls, literals, definitions.
  const NodeSet& origins(NodeId e) const;

  const TypeSet& types(NodeId e) const;
  Tri is_instance(NodeId e, std::string_view klass) const;
  // Whether the class that expression `e` stands for is `klass` or one of its subclasses.
  Tri is_subclass(NodeId e, std::string_view klass) const;
  Tri name_is_subclass(const std::string& name, std::string_view klass) const;
  // The class names an expression may stand for (as in `$ctor(...)`).
  const TypeSet& classes_named(NodeId e) const;

  // Program functions (definitions, lambdas) that a call may run at once.
  const NodeSet& callees(NodeId call) const;
  // The calls that may run a program function directly.
  const std::vector<NodeId>& callers(NodeId function) const;
  const CallGraph& call_graph() const;  // built when it is first asked for
  // False where calls on unknown objects may run the function besides those (see kWidest).
  bool callers_known(NodeId function) const;
  // Whether executing `a` executes `x`: by containing it, or through calls.
  Tri runs(NodeId a, NodeId x) const;
  // Whether whoever reaches `a` has passed `b`: it stands earlier, in a block around a, or every
  // call that leads to a follows it.
  Tri follows(NodeId a, NodeId b) const;
  // The signature a call is read with; null when the callee is not declared.
  const ir::Signature* signature(NodeId call) const;
  // What a call passes for parameter `index` of its callee (`self` not counted), or by its name.
  struct PassedArgument {
    NodeId value = kNoNode;
    bool opaque = false;  // `*a` or `**k` may pass it as well
  };
  PassedArgument argument(NodeId call, size_t index, std::string_view name) const;
  // How many parameters of `f` the call gives unwritten: 1 for methods of objects and classes.
  size_t unwritten(NodeId call, const FunctionInfo& f) const;
  // The arguments of a call for those of `names` that are parameters of its signature (`*rest`: all
  // positional ones); its receiver for `self`.
  void each_passed(NodeId call, const ir::Signature& signature,
                   const std::vector<std::string>& names, FunctionRef<void(NodeId)> take) const;
  // The dotted names a call may go to: `f`, or `Class.method` for every class of its receiver.
  TypeSet callee_names(NodeId call) const;
  // The user method `name` that class `type` has or inherits from a program class, or kNoNode.
  NodeId program_method(const std::string& type, std::string_view name) const;
  // Whether x stands in a function that a callable of this name decorates, is given or runs.
  Tri under(NodeId x, std::string_view name) const;
  // The literal elements or the class behind `e[way...]`, where tuples are unpacked; and whether
  // they are parts of tuples that are all in sight, of which the other parts say nothing.
  NodeSet project(NodeId value, UnpackPath way, bool* told_apart = nullptr) const;
  // Whether a name that is read holds one part, told apart from the others, of what a call gives.
  bool taken_apart(NodeId name, NodeId call) const;
  const Facts& facts() const { return facts_; }
  // Notes that a question about `n` was cut short by a bound of its own, and that its answer does
  // not say so; the first one that was.
  void cut(NodeId n) const { budget_.cut(n); }
  NodeId first_cut() const { return budget_.first_cut(); }
  // Gives up what is remembered, which is worked out again when asked for; in no question's midst.
  void forget() const;

 private:
  NodeSet take_step(NodeId e, Follow how) const;
  NodeSet step_name(NodeId e, Follow how) const;
  void step_bindings(std::span<const BindingId> ids, Follow how, NodeSet& out) const;
  NodeSet step_attribute(NodeId e, Follow how) const;
  NodeSet step_call(NodeId e, Follow how) const;
  NodeSet step_subscript(NodeId e, Follow how) const;
  // What e is computed from although it does not stand in it: what was put into the container that
  // e makes, what a function that is handed on gives back, and what the context managers around it
  // pass to all that is made in their blocks.
  void add_unwritten(NodeId e, NodeSet& out) const;
  void add_deciders(NodeId e, NodeSet& out) const;
  bool reads_parameter(NodeId e) const;
  void each_block(NodeId e, FunctionRef<void(NodeId)> take) const;
  // What the constructors of a record get for its field; whether that is all it may hold.
  bool add_fields(NodeId object, std::string_view name, NodeSet& out) const;
  std::optional<size_t> field_position(NodeId made, std::string_view name) const;
  void add_parameter_sources(const Binding& b, NodeSet& out) const;
  NodeSet parameter_sources(const Binding& b) const;
  void add_assigned_attributes(NodeId e, const TypeSet& owner, NodeSet& out) const;
  void add_assigned_elements(NodeId e, const NodeSet& containers, NodeSet& out) const;
  // The direct bases; `complete` becomes false where there may be others.
  std::vector<std::string> bases_of(const std::string& name, bool& complete) const;
  // The name of the method that a call runs on an object of unknown class; empty for other calls.
  std::string_view method_of_unknown(NodeId call) const;
  CallGraph collect_calls() const;
  const Contents& contents() const;
  // Asks in the middle of another question, of which nothing that is remembered is believed.
  template <class Work>
  void aside(Work&& work) const;

  const Facts& facts_;
  const Tree& tree_;
  AssignedAttributes assigned_{facts_};
  template <class T, class Work>  // engine/facts/remember.h
  const T& remember(Memo<T>& memo, NodeId n, Work&& work) const;

  struct Memos {  // of answers that depend on who calls whom
    Memo<NodeSet> origins, callees, steps_back, steps_made, steps_decided;
    Memo<TypeSet> types, classes_named;
    std::unordered_map<NodeId, NodeSet> parameter_sources;  // by the parameter's node
    // Whether a class is a subclass of another: by the other one's name.
    std::map<std::string, std::unordered_map<std::string, Tri>, std::less<>> subclass_of;
  };
  mutable Memos memos_;
  mutable std::unordered_map<NodeId, Display> displays_;
  // Values being taken apart: `a, b = b, a` in a loop comes back to itself.
  mutable std::set<NodeId> projecting_;
  mutable int depth_ = 0;
  mutable Budget budget_;
  mutable bool calls_built_ = false, contents_built_ = false;
  mutable CallGraph calls_;
  mutable Contents contents_;
  mutable Under under_;
};

}  // namespace hvr
