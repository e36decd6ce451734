// From edits to pieces of text: the first phase of rewriting. Every name, import, value and
// parenthesis is decided here. Untouched bytes are kept; only the gaps between captured nodes are
// new.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/evaluator.h"
#include "engine/rewrite/edits.h"
#include "engine/rewrite/names.h"
#include "engine/rewrite/pieces.h"
#include "source/text.h"

namespace hvr {

class Resolver {
 public:
  // Of one module of the program; `names` and `source` are that module's.
  Resolver(const ir::Ruleset& program, const Tree& tree, NodeId root, EditSet& edits, Names& names,
           Evaluator& evaluator, const SourceText& source);

  // The whole module with all edits of units that stand.
  Pieces module();

 private:
  using K = Edit::Kind;
  // The node with its edits.
  // `without`: a rule application whose own wraps of n are left out (its other results show what it
  // caught).
  Pieces node(NodeId n, uint32_t without = kNoUnit);
  // Whether an edit touches n or something inside it.
  bool touched(NodeId n) const { return n < dirty_.size() && dirty_[n]; }
  std::vector<const Edit*> at(NodeId n, K kind) const;
  bool has(NodeId n, K kind) const;
  bool has_statement_edits(NodeId n) const;
  Pieces child(NodeId n);
  Pieces core(NodeId n);
  Pieces compose(NodeId n);
  Pieces list(NodeId n);
  Pieces block(NodeId n);
  Pieces statement(NodeId n, const std::string& indent);
  // The guard's text up to where the guarded statement begins.
  Pieces guard_header(const Edit& e, const std::string& indent);
  // The different guards of a statement, innermost first; what two rules say alike is said once.
  struct Header {
    Pieces pieces;
    std::string plain;
  };
  std::vector<Header> guard_headers(NodeId statement, const std::string& indent);
  struct BlockWork;
  std::optional<NodeId> comment_behind(const BlockWork& w) const;
  void remove_statement(BlockWork& w, Span gap);
  void add_lines(NodeId n, K kind, const std::string& indent, Pieces& out);
  void guarded(BlockWork& w, const std::vector<Header>& guards, const std::string& indent);
  void block_item(BlockWork& w, bool& header_open, NodeId anchor);
  Pieces lines(const Edit& e, const std::string& indent);
  int node_precedence(NodeId n) const;
  Pieces value(const Value& v, int precedence, const std::string& indent, uint32_t unit,
               NodeId place);
  std::pair<uint32_t, uint32_t> with_comments(NodeId first, NodeId last) const;
  Pieces sequence(const Value& v, const std::string& indent, uint32_t unit);
  Pieces instantiate(const Result& r, const std::string& indent, uint32_t unit, NodeId place);
  Pieces name(const ir::Segment& s, uint32_t unit, NodeId place);
  Pieces header();
  bool has_header() const;
  std::string fresh(uint32_t unit, const std::string& wish);
  Pieces helpers();
  void place_header(Pieces& all);
  bool one_line_suite(NodeId block) const;
  bool expands_inline_suite(NodeId block) const;  // a one-line suite that must be opened
  std::string indent_of(NodeId statement) const;
  std::string_view text() const { return tree_.text(); }
  std::string plain(const Pieces& p) const { return p.plain(tree_.text()); }
  void shift(Pieces& p, std::string_view from, std::string_view to) const;

  const ir::Ruleset& rules_;
  const Tree& tree_;
  NodeId root_;
  EditSet& set_;
  Names& names_;
  Evaluator& evaluator_;
  const SourceText& source_;
  std::map<NodeId, std::vector<const Edit*>> by_node_;
  std::vector<bool> dirty_;
  mutable std::vector<Span> strings_;  // that hold line breaks
  mutable bool strings_known_ = false;
  NodeId self_ = kNoNode;  // the node that is being wrapped, and its text so far
  Pieces self_text_;
  int self_precedence_ = 15;
  bool in_helper_ = false;
};

}  // namespace hvr
