// Python syntax trees as flat, pre-ordered arrays. The only folder that knows tree-sitter.
// Node n's subtree is the half-open range [n, n.last): "is inside" is two comparisons, and every
// walk is a loop. Punctuation is dropped; operators are kept, since they carry meaning. The trees
// of a program of several modules stand one behind the other in one array, so that a node says
// where it is without further words.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/few.h"
#include "base/span.h"
#include "python/kinds.h"

namespace hvr {

using NodeId = uint32_t;
inline constexpr NodeId kNoNode = UINT32_MAX;

struct Node {
  Kind kind = Kind::other;
  Field field = Field::none;
  Span span;
  NodeId parent = kNoNode;
  NodeId last = 0;  // one past the last descendant
};

// A copy shares the nodes and the text.
class Tree {
 public:
  std::string_view text() const { return text_; }
  NodeId size() const { return size_; }
  const Node& operator[](NodeId n) const { return nodes_[n]; }
  Kind kind(NodeId n) const { return nodes_[n].kind; }
  Span span(NodeId n) const { return nodes_[n].span; }
  NodeId parent(NodeId n) const { return nodes_[n].parent; }
  std::string_view text(NodeId n) const {
    return text_.substr(nodes_[n].span.begin, nodes_[n].span.size());
  }
  bool is_inside(NodeId inner, NodeId outer) const {
    return outer <= inner && inner < nodes_[outer].last;
  }

  NodeId first_child(NodeId n) const { return n + 1 < nodes_[n].last ? n + 1 : kNoNode; }
  NodeId next_sibling(NodeId n) const {
    const NodeId p = nodes_[n].parent;
    return p != kNoNode && nodes_[n].last < nodes_[p].last ? nodes_[n].last : kNoNode;
  }
  NodeId child(NodeId n, Field f) const;
  std::vector<NodeId> children(NodeId n) const;  // comments left out
  // The same without a vector: as few nodes, or one by one with `first_part` and `next_part`.
  Few<NodeId, 8> parts(NodeId n) const {
    Few<NodeId, 8> out;
    add_parts(n, out);
    return out;
  }
  void add_parts(NodeId n, Few<NodeId, 8>& out) const {
    for (NodeId c = n + 1; c < nodes_[n].last; c = nodes_[c].last)
      if (!is_comment(c)) out.push_back(c);
  }
  NodeId first_part(NodeId n) const { return no_comment(first_child(n)); }
  // What stands in parentheses that only group, the node itself where there are none.
  NodeId without_parentheses(NodeId n) const;
  NodeId next_part(NodeId n) const { return no_comment(next_sibling(n)); }
  std::vector<NodeId> children(NodeId n, Field f) const;
  // The nearest ancestor-or-self of one of the kinds, or kNoNode.
  template <class... K>
  NodeId up(NodeId n, K... kinds) const {
    while (n != kNoNode && !((kind(n) == kinds) || ...)) n = parent(n);
    return n;
  }
  // The statement that holds n (a simple or compound statement, a decorated definition as a whole).
  NodeId statement(NodeId n) const;
  // The column of the first token of n's line that is not blank, as text (tabs kept).
  std::string_view indentation(NodeId n) const;

  // The module nodes, in order: one in a parsed text; and which of them holds n.
  const std::vector<NodeId>& modules() const { return modules_; }
  NodeId module_of(NodeId n) const;
  // Puts the modules of another tree behind those that are here; its nodes and spans move up. A
  // line ending parts the texts.
  void append(const Tree& other);

 private:
  friend struct TreeBuilder;
  bool is_comment(NodeId n) const {
    return nodes_[n].kind == Kind::comment || nodes_[n].kind == Kind::line_continuation;
  }
  NodeId no_comment(NodeId n) const {
    while (n != kNoNode && is_comment(n)) n = next_sibling(n);
    return n;
  }

  struct Owned {
    std::string text;  // empty where another owns it
    std::vector<Node> nodes;
  };
  void show(std::string_view text);

  std::shared_ptr<Owned> owned_;
  std::string_view text_;
  const Node* nodes_ = nullptr;
  NodeId size_ = 0;
  std::vector<NodeId> modules_;
};

struct SyntaxProblem {
  enum class Limit : uint8_t { none, depth, time };  // what the text went beyond, where it did
  Span span;
  std::string message;
  Limit limit = Limit::none;
};

struct ParsedTree {
  Tree tree;
  std::optional<SyntaxProblem> problem;
};

// Deeper trees are refused: no real program comes near, and rendering may then use the call stack.
inline constexpr uint32_t kMaxDepth = 4000;

// Runs of more comment lines are not read line by line (python/comment_runs.h).
inline constexpr size_t kLongestRun = 64;

// Parses UTF-8 Python text; where the text is not valid, `problem` names the first place that is
// not. Long texts are parsed in pieces, so that the parser's own tree is never large. The time is
// bounded (python/reader.h).
ParsedTree parse_python(std::string text, size_t longest_run = kLongestRun);
// The same of a text that lives as long as the tree and its copies.
ParsedTree parse_lent(std::string_view text);

// Whether a statement of the module's level that begins at this byte may be parsed apart from what
// stands in front of it: on a line of its own, no comment or joined line before it, no `else`.
bool may_part(std::string_view text, size_t byte);

// Statements of a module's level, with all that stands between them, that are the same in another
// text. Before the first and behind the last, `may_part` holds.
struct KeptStatements {
  NodeId first = kNoNode, end = kNoNode;  // nodes [first, end)
  Span span;                              // their bytes and the blanks behind, in the other text
};
// The same as parse_lent, where the tree of a similar text is known: only what was not kept (in the
// order of the text) is parsed.
ParsedTree parse_lent(std::string_view text, const Tree& similar,
                      const std::vector<KeptStatements>& kept);

}  // namespace hvr
