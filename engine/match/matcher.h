// Does this pattern hold here, and with what captures? A pure question.
#pragma once
#include <span>

#include "engine/facts/flow.h"
#include "engine/match/roots.h"
#include "engine/match/value.h"

namespace hvr {

// Nodes in textual order: a view where one list holds them all, else a list of its own.
class Candidates {
 public:
  Candidates() = default;
  Candidates(const Candidates&) = delete;
  Candidates& operator=(const Candidates&) = delete;
  Candidates(Candidates&&) = default;
  Candidates& operator=(Candidates&&) = default;
  ~Candidates() = default;
  auto begin() const { return view_.begin(); }
  auto end() const { return view_.end(); }

 private:
  friend class Matcher;
  std::vector<NodeId> own_;
  std::span<const NodeId> view_;
};

class Matcher {
 public:
  Matcher(const ir::Ruleset& program, const Flow& flow);

  // Matches fragment `f` at node `n`; on success the captures are added, otherwise nothing is
  // changed.
  bool match(ir::FragmentId f, NodeId n, Captures& captures) const;
  // The nodes inside `scope` (kNoNode: the whole program) that may be roots of a match of one of
  // the fragments. Valid as long as the matcher.
  Candidates candidates(std::span<const ir::FragmentId> fragments, NodeId scope) const;
  Candidates candidates(ir::FragmentId f, NodeId scope) const { return candidates({&f, 1}, scope); }
  // What nodes must have at which the fragment may match.
  const FragmentRoot& root(ir::FragmentId f) const { return roots_[f]; }
  // Whether two nodes are the same access path, bound by the same definition (or the same node).
  bool same(NodeId a, NodeId b) const;
  bool same(const Value& a, const Value& b) const;

  const RootIndex& index() const { return index_; }

 private:
  bool node(const ir::Fragment& f, uint32_t p, NodeId n, Captures& captures) const;
  bool children(const ir::Fragment& f, uint32_t p, NodeId n, Captures& captures) const;
  bool list(const ir::Fragment& f, const std::vector<uint32_t>& ps, size_t i,
            const std::vector<NodeId>& ns, size_t j, NodeId owner, Captures& captures) const;
  bool sequence(const ir::Fragment& f, const std::vector<uint32_t>& ps, size_t i,
                const std::vector<NodeId>& ns, size_t j, NodeId owner, Captures& captures) const;
  bool arguments(const ir::Fragment& f, const std::vector<uint32_t>& ps, NodeId owner,
                 Captures& captures) const;
  bool named(const std::string& name, NodeId n) const;
  bool loads(NodeId n) const;
  void add_candidates(ir::FragmentId f, NodeId begin, NodeId end, Candidates& out) const;

  const ir::Ruleset& rules_;
  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  RootIndex index_;
  ir::Table<ir::FragmentId, FragmentRoot> roots_;
};

}  // namespace hvr
