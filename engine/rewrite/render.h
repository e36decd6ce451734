// From edits to text. Untouched bytes are copied; only the gaps between captured nodes are new.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/match/evaluator.h"
#include "engine/rewrite/edits.h"
#include "engine/rewrite/names.h"
#include "source/text.h"

namespace hvr {

class Renderer {
 public:
  // Of one module of the program; `names` and `source` are that module's.
  Renderer(const ir::Ruleset& program, const Tree& tree, NodeId root, EditSet& edits, Names& names,
           Evaluator& evaluator, const SourceText& source);

  // The whole module with all edits of units that stand.
  std::string file();
  // The text of a node with its edits.
  // `without`: a rule application whose own wraps of n are left out (its other results show what it
  // caught).
  std::string node(NodeId n, uint32_t without = UINT32_MAX);
  // Whether an edit touches n or something inside it.
  bool touched(NodeId n) const { return n < dirty_.size() && dirty_[n]; }

 private:
  using K = Edit::Kind;
  std::vector<const Edit*> at(NodeId n, K kind) const;
  bool has(NodeId n, K kind) const;
  bool has_statement_edits(NodeId n) const;
  std::string child(NodeId n);
  std::string core(NodeId n);
  std::string compose(NodeId n);
  std::string list(NodeId n);
  std::string block(NodeId n);
  std::string statement(NodeId n, const std::string& indent);
  std::string guard_header(const Edit& e, const std::string& indent);
  // The different guards of a statement, innermost first; what two rules say alike is said once.
  std::vector<std::string> guard_headers(NodeId statement, const std::string& indent);
  std::string lines(const Edit& e, const std::string& indent);
  int node_precedence(NodeId n) const;
  std::string value(const Value& v, int precedence, const std::string& indent, uint32_t unit,
                    NodeId place);
  std::pair<uint32_t, uint32_t> with_comments(NodeId first, NodeId last) const;
  std::string sequence(const Value& v, const std::string& indent);
  std::string instantiate(const Result& r, const std::string& indent, uint32_t unit, NodeId place);
  std::string header();
  bool has_header() const;
  std::string fresh(uint32_t unit, const std::string& wish);
  std::string helpers_text();
  bool one_line_suite(NodeId block) const;
  bool expands_inline_suite(NodeId block) const;  // a one-line suite that must be opened
  std::string indent_of(NodeId statement) const;

  const ir::Ruleset& rules_;
  const Tree& tree_;
  NodeId root_;
  EditSet& set_;
  Names& names_;
  Evaluator& evaluator_;
  const SourceText& source_;
  std::map<NodeId, std::vector<const Edit*>> by_node_;
  std::vector<bool> dirty_;
  NodeId self_ = kNoNode;  // the node that is being wrapped, and its text so far
  std::string self_text_;
  int self_precedence_ = 15;
  bool in_helper_ = false;
};

// Moves text from one block indentation to another; lines inside string tokens stay.
std::string reindent(const std::string& text, const std::string& from, const std::string& to);

}  // namespace hvr
