// Does this pattern hold here, and with what captures? A pure question.
#pragma once
#include <array>

#include "engine/facts/flow.h"
#include "engine/match/value.h"

namespace hvr {

// The live nodes of each kind in textual order, so that looking for a pattern touches only nodes
// that may match its root.
class KindIndex {
 public:
  explicit KindIndex(const Facts& facts);
  const std::vector<NodeId>& of(Kind k) const { return lists_[static_cast<size_t>(k)]; }

 private:
  std::array<std::vector<NodeId>, 256> lists_;
};

class Matcher {
 public:
  Matcher(const ir::Ruleset& program, const Flow& flow)
      : rules_(program), flow_(flow), facts_(flow.facts()), tree_(facts_.tree()), index_(facts_) {}

  // Matches fragment `f` at node `n`; on success the captures are added, otherwise nothing is
  // changed.
  bool match(ir::FragmentId f, NodeId n, Captures& captures) const;
  // The nodes inside `scope` (kNoNode: the whole program) that may be roots of a match.
  std::vector<NodeId> candidates(ir::FragmentId f, NodeId scope) const;
  // The kinds of node at which the fragment may match; empty: at any.
  std::vector<Kind> root_kinds(ir::FragmentId f) const;
  // Whether two nodes are the same access path, bound by the same definition (or the same node).
  bool same(NodeId a, NodeId b) const;
  bool same(const Value& a, const Value& b) const;

  const KindIndex& index() const { return index_; }

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

  const ir::Ruleset& rules_;
  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  KindIndex index_;
};

}  // namespace hvr
