// Which conditions choose what an expression is computed from.
#include <unordered_set>

#include "engine/facts/flow.h"

namespace hvr {
namespace {

// The conditions that say whether a place is reached, as against another one: what holds for both
// chooses nothing.
class Conditions {
 public:
  Conditions(const Tree& t, NodeId other, NodeSet& out) : t_(t), other_(other), out_(out) {}

  // Up to the function or class that holds `n`, or to `until`.
  void around(NodeId n, NodeId until) {
    for (NodeId part = n, p = t_.parent(n); p != kNoNode && part != until;
         part = p, p = t_.parent(p)) {
      const Kind k = t_.kind(part);
      if (k == Kind::function_definition || k == Kind::class_definition || k == Kind::lambda_ ||
          is_common(part))
        return;
      of_branch(p, part);
      if ((t_.kind(p) == Kind::block || t_.kind(p) == Kind::module) && !is_common(p))
        of_guards(p, part);
    }
  }

 private:
  bool is_common(NodeId n) const { return t_.is_inside(other_, n); }

  void of_branch(NodeId p, NodeId part) {
    switch (t_.kind(p)) {
      case Kind::if_statement:
      case Kind::elif_clause:
      case Kind::while_statement:
        // A branch is reached where those before it are not taken.
        for (NodeId c = t_.first_child(p); c != part && c != kNoNode; c = t_.next_sibling(c))
          if (t_.kind(c) == Kind::elif_clause) out_.add(t_.child(c, Field::condition));
        out_.add(t_.child(p, Field::condition));
        break;
      case Kind::match_statement: out_.add(t_.child(p, Field::subject)); break;
      default: break;
    }
  }

  // `if c: return` and its like, in front of a statement of the same block.
  void of_guards(NodeId block, NodeId statement) {
    for (NodeId s = t_.first_child(block); s != statement && s != kNoNode; s = t_.next_sibling(s))
      if (t_.kind(s) == Kind::if_statement) of_guard(s);
  }
  void of_guard(NodeId guard) {
    for (NodeId n = guard; n < t_[guard].last; ++n) {
      switch (t_.kind(n)) {
        case Kind::function_definition:
        case Kind::class_definition:
        case Kind::lambda_: n = t_[n].last - 1; break;
        case Kind::return_statement:
        case Kind::raise_statement:
        case Kind::continue_statement:
        case Kind::break_statement: around(n, guard); break;
        default: break;
      }
    }
  }

  const Tree& t_;
  NodeId other_;
  NodeSet& out_;
};

}  // namespace

void Flow::add_deciders(NodeId e, NodeSet& out) const {
  const FunctionInfo* own = facts_.enclosing_function(e);
  const bool elsewhere = tree_.kind(e) != Kind::call && !reads_parameter(e);
  std::vector<NodeId> places;
  for (const NodeId n : out.nodes)
    if (!tree_.is_inside(n, e)) places.push_back(n);
  Conditions conditions(tree_, e, out);
  std::unordered_set<NodeId> entered;
  for (size_t i = 0; i < places.size() && !out.full(); ++i) {
    conditions.around(places[i], kNoNode);
    // What another function stores is chosen by whoever calls that function, too.
    const FunctionInfo* f = elsewhere ? facts_.enclosing_function(places[i]) : nullptr;
    if (!f || f == own || !entered.insert(f->node).second) continue;
    for (const NodeId call : callers(f->node)) places.push_back(call);
    if (!callers_known(f->node)) out.complete = false;
  }
}

bool Flow::reads_parameter(NodeId e) const {
  if (tree_.kind(e) != Kind::identifier) return false;
  for (const BindingId id : facts_.reaching(e))
    if (facts_.binding(id).kind == BindingKind::parameter) return true;
  return false;
}

}  // namespace hvr
