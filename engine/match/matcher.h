// Does this pattern hold here, and with what captures? A pure question.
#pragma once
#include <memory>
#include <span>

#include "base/function_ref.h"
#include "engine/facts/flow.h"
#include "engine/match/candidates.h"
#include "engine/match/captures.h"
#include "engine/match/roots.h"

namespace hvr {

// Nodes from the first one up to, and not with, the other; in none of them it is empty.
struct NodeRange {
  NodeId begin = 0, end = kNoNode;
};

// Optional syntax of the program that a pattern left free.
struct OpenNode {
  NodeId node = kNoNode;
  ir::OpenPart part = ir::OpenPart::none;
  uint32_t owner = 0;   // the pattern node of the construct it belongs to
  uint32_t before = 0;  // of parts of any number: how many the pattern names in front
};

// Where a pattern and the code on which it is tried part.
struct Misfit {
  enum class How : uint8_t { other, missing, more } how = How::other;
  uint32_t part = 0;      // of the pattern
  NodeId node = kNoNode;  // which it met, in which it is missing, or which is one too many
  NodeId at = 0;          // how far in the text
};

// Parts of a pattern and the arguments that are the same by a signature.
struct Pair {
  uint32_t part = 0;
  NodeId node = kNoNode;
};
using Pairs = Few<Pair, 4>;

class Matcher {
 public:
  Matcher(const ir::Ruleset& program, const Flow& flow);

  // Matches fragment `f` at node `n`; on success the captures are added, otherwise nothing is
  // changed.
  bool match(ir::FragmentId f, NodeId n, Captures& captures) const;
  // The same; adds what the pattern left free, in the order of the text, unless `open` is null.
  bool match(ir::FragmentId f, NodeId n, Captures& captures, std::vector<OpenNode>* open) const;
  // Every way in which the fragment matches at `n`, leftmost and shortest first, until `enough`
  // says true; then what that way captured stays, and the answer is true.
  bool each_match(ir::FragmentId f, NodeId n, Captures& captures, FunctionRef<bool()> enough) const;
  // How far the fragment fits at a node where it does not.
  Misfit misfit(ir::FragmentId f, NodeId n, Captures& captures) const;
  // The nodes in a range that may be roots of a match of one of the fragments. Valid as long as the
  // matcher.
  Candidates candidates(std::span<const ir::FragmentId> fragments, NodeRange range) const;
  Candidates candidates(ir::FragmentId f, NodeRange range) const {
    return candidates({&f, 1}, range);
  }
  // Whether there are any.
  bool any_candidate(std::span<const ir::FragmentId> fragments, NodeRange range) const;
  // The nodes inside `scope`; kNoNode: those of the whole program.
  NodeRange range_of(NodeId scope) const {
    return scope == kNoNode ? NodeRange{0, tree_.size()} : NodeRange{scope, tree_[scope].last};
  }
  // What nodes must have at which the fragment may match.
  const FragmentRoot& root(ir::FragmentId f) const {
    const auto& known = roots_[f];
    return known ? *known : find_root(f);
  }
  // Whether the fragment can match at a node as far as its root tells.
  bool may_match(ir::FragmentId f, NodeId n) const { return hvr::may_match(root(f), facts_, n); }
  // Whether two nodes are the same access path, bound by the same definition (or the same node).
  bool same(NodeId a, NodeId b) const;
  bool same(const Value& a, const Value& b) const;
  // The name itself of what `with`, `except` or `import` binds, else the node. Of two nodes that
  // are the same, it is one node, or they have this word in common: the last of a path, a
  // subscript, a literal.
  NodeId named_by(NodeId n) const;
  std::string_view last_word(NodeId named) const;

  const RootIndex& index() const { return index_; }

 private:
  // What comes behind a part of a pattern: false makes the part try another way.
  using Next = FunctionRef<bool()>;
  // One try of a pattern.
  struct Ask {
    const ir::Fragment& f;
    Captures& captures;
    std::vector<OpenNode>* open;
    Misfit* far = nullptr;
    const ir::PatternNode& operator[](uint32_t p) const { return f.pattern[p]; }
  };
  // The parts of a pattern node and of a node of the program, side by side.
  struct Parts {
    uint32_t owner;
    Few<uint32_t, 8> ps;
    NodeId node;
    Few<NodeId, 8> ns;
    bool run = false;  // of statements: others may stand behind it
  };
  const FragmentRoot& find_root(ir::FragmentId f) const;
  bool solve(const Ask& a, NodeId n, Next next) const;
  // The same for a pattern that is `straight`, where there is no way back to keep open.
  bool straight(const Ask& a, uint32_t p, NodeId n) const;
  bool straight_node(const Ask& a, uint32_t p, NodeId n) const;
  // They part here: false, for who asks.
  static constexpr auto kMissing = Misfit::How::missing, kMore = Misfit::How::more;
  bool parts_at(const Ask& a, uint32_t p, NodeId n, Misfit::How how = Misfit::How::other) const;
  bool node(const Ask& a, uint32_t p, NodeId n, Next next) const;
  bool construct(const Ask& a, uint32_t p, NodeId n, Next next) const;
  bool member(const Ask& a, uint32_t p, NodeId n, Next next) const;
  bool hole(const Ask& a, uint32_t p, NodeId n, Next next) const;
  bool children(const Ask& a, uint32_t p, NodeId n, Next next) const;
  bool list(const Ask& a, const Parts& parts, size_t i, size_t j, Next next) const;
  bool sequence(const Ask& a, const Parts& parts, size_t i, size_t j, Next next) const;
  bool arguments(const Ask& a, Parts& parts, Next next) const;
  Pairs pairs_of(const Ask& a, Parts& parts, bool between) const;
  bool paired(const Ask& a, const Pairs& pairs, size_t i, Next next) const;
  bool keywords(const Ask& a, const Parts& parts, const Few<uint32_t, 8>& keys, size_t i,
                Next next) const;
  bool statements(const Ask& a, NodeId first, Next next) const;
  // Descends through optional syntax that stands around what the pattern names; kNoNode: none.
  NodeId inside_open(const Ask& a, uint32_t p, NodeId n, Few<OpenNode, 2>& passed) const;
  ir::OpenPart free_part(const Ask& a, const Parts& parts, size_t i, size_t j) const;
  bool fits(ir::HoleKind kind, NodeId n) const;
  bool is_place(NodeId held, NodeId n) const;
  bool named(const std::string& name, NodeId n) const;
  bool loads(NodeId n) const;
  // Adds the lists of nodes at which the fragment may match.
  using Lists = Few<std::span<const NodeId>, 4>;
  void add_lists(ir::FragmentId f, Lists& lists) const;

  const ir::Ruleset& rules_;
  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  RootIndex index_;
  mutable ir::Table<ir::FragmentId, std::unique_ptr<const FragmentRoot>> roots_;  // if asked
};

}  // namespace hvr
