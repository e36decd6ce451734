// What a match of a fragment must have at its root, so that most nodes are passed over unseen.
#pragma once
#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/facts/facts.h"
#include "ir/program.h"

namespace hvr {

// What is called, or named: a library name, a method's word behind any receiver, a bare word. At
// the end of a path also a word by its spelling, and a library some member of which is named.
struct RootKey {
  enum class What : uint32_t { called = 1, method, word, named, spelled, member };
  What what;
  Symbol symbol;
  uint64_t number() const { return uint64_t{static_cast<uint32_t>(what)} << 32 | symbol; }
  static RootKey of(uint64_t number) {
    return {static_cast<What>(number >> 32), static_cast<Symbol>(number)};
  }
};

// What is known of one fragment before any node is looked at.
struct FragmentRoot {
  std::vector<Kind> kinds;  // of the nodes at which it may match; empty: any
  // Of all nodes at which it may match, those that hold what it names among them.
  std::bitset<256> fits;
  // Of a statement that is an assignment, which kind of one.
  std::optional<Kind> assignment;
  // From the root down to the node that `key` speaks of; `none`: the one part of a statement.
  std::vector<Field> path;
  std::optional<RootKey> key;
  uint32_t words = 0;  // of a member: how many stand behind the library's name
  // Whether there is more to ask than the kind.
  bool more = false;
  bool straight = false;  // see is_straight
  // Whether RootIndex has the nodes (and, for names, the values of a `case` besides).
  bool indexed() const { return key && path.empty() && key->what != RootKey::What::member; }
};

// The live nodes of each kind, and those with each root key, in textual order.
class RootIndex {
 public:
  explicit RootIndex(const Facts& facts);
  std::span<const NodeId> of(Kind k) const;
  std::span<const NodeId> of(const RootKey& key) const;
  // The statements that consist of such a node, which is an assignment of either kind.
  std::span<const NodeId> statements_of(Kind assignment) const;
  // Those at which a fragment may match whose key stands at the end of a path.
  std::span<const NodeId> along(const FragmentRoot& root) const;
  // Gives up the lists by keys, which are made again when they are asked for.
  void forget() const {
    calls_.reset();
    names_.reset();
    along_.clear();
  }

 private:
  void add_calls() const;
  void add_names() const;

  const Facts& facts_;
  std::vector<NodeId> by_kind_;
  std::array<uint32_t, 257> begins_{};  // of each kind, and the end
  using Keyed = std::unordered_map<uint64_t, std::vector<NodeId>>;
  mutable std::optional<Keyed> calls_, names_;  // made when they are first asked for
  // Nodes by a symbol, of which most have few: all in one list, and where those of each begin.
  struct BySymbol {
    std::vector<NodeId> nodes;
    std::vector<Symbol> symbols;
    std::vector<uint32_t> begins;  // of each symbol, and the end
  };
  mutable std::map<std::string, BySymbol> along_;  // by path, and by what stands at its end
  std::vector<NodeId> plain_, augmented_;          // statements
};

// The keys of a node: up to three for a call, up to one for a name.
class RootKeys {
 public:
  RootKeys(const Facts& facts, NodeId n);
  const RootKey* begin() const { return keys_.data(); }
  const RootKey* end() const { return keys_.data() + count_; }

 private:
  void add(RootKey::What what, Symbol symbol) {
    if (symbol != kNoSymbol) keys_[count_++] = {what, symbol};
  }
  std::array<RootKey, 3> keys_;
  size_t count_ = 0;
};

// `lib.$_.Word` in a pattern: a library's name and words behind it, of which one is a hole.
struct MemberPattern {
  uint32_t library;        // the pattern's node that is the library's name
  Few<uint32_t, 4> words;  // those of the words, the last one first
};
std::optional<MemberPattern> member_pattern(const ir::Fragment& fragment, uint32_t p);

// Whether each part of a pattern can match in one way only, whatever stands behind it.
bool is_straight(const ir::Fragment& fragment);

FragmentRoot root_of(const ir::Fragment& fragment, Symbols& symbols);

// Whether what the fragment must have at its root is there, besides the kind.
bool has_root(const FragmentRoot& root, const Facts& facts, NodeId n);
inline bool may_match(const FragmentRoot& root, const Facts& facts, NodeId n) {
  return root.fits[static_cast<size_t>(facts.tree().kind(n))] &&
         (!root.more || has_root(root, facts, n));
}

}  // namespace hvr
