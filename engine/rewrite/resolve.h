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
#include "engine/rewrite/lines.h"
#include "engine/rewrite/names.h"
#include "engine/rewrite/patch.h"
#include "engine/rewrite/standing.h"
#include "source/text.h"

namespace hvr {

class Resolver {
 public:
  // Of one module of the program; `names` and `source` are that module's.
  Resolver(const Query& query, NodeId root, EditSet& edits, const StandingEdits& standing,
           Names& names, const SourceText& source);

  // The whole module with all edits of units that stand. Applications that cannot be made are
  // dropped from the edits; then `failed` holds, and the module is to be resolved anew.
  Pieces module();
  bool failed() const { return failed_; }
  const std::vector<Span>& lost_comments() const { return lost_; }  // that could not be kept

 private:
  using K = Edit::Kind;
  using Text = MadeText;
  // The application cannot be made; it is dropped, with the reason.
  void fail(uint32_t unit, std::string why);
  // Whether a result may show node n: not where n's own new text is what is being made.
  bool may_show(NodeId n, uint32_t unit);

  // Nodes with their edits (resolve.cc).
  // `without`: a rule application whose own wraps of n are left out.
  Text node(NodeId n, uint32_t without = kNoUnit);
  // Whether a node is an expression, which may get parentheses.
  bool is_expression(NodeId n) const;
  bool touched(NodeId n) const;  // whether it, or something in it, is edited
  std::vector<const Edit*> at(NodeId n, K kind) const;
  bool has(NodeId n, K kind) const;
  Pieces child(NodeId n);
  Text core(NodeId n);
  Pieces compose(NodeId n);
  void check_decorator(NodeId n, const Pieces& made);
  Text replaced(NodeId n, const std::vector<Value>& results, uint32_t unit,
                const std::vector<Edit::Kept>& kept = {});
  Spot spot(NodeId n, uint32_t unit) const;
  void take_comments(NodeId n, std::vector<NewToken>& tokens);
  void shift(Pieces& p, std::string_view from, std::string_view to) const;
  std::string_view text() const { return tree_.text(); }
  std::string plain(const Pieces& p) const { return p.plain(tree_.text()); }

  // Results (results.cc).
  NewText value(const Value& v, const Place& place, const Spot& spot);
  NewText shown(const Value& v, const Place& place, const Spot& spot);
  NewText many(const Value& v, const Place& place, const Spot& spot);
  NewText folded(const ir::Segment& s, const Value& list, const Place& place, const Spot& spot);
  Pieces plain_value(const Value& v, const Place& place, const Spot& spot);
  // `kept`: optional syntax of the original, by the segment that takes it.
  using Keeps = std::vector<const Edit::Kept*>;
  NewText instantiate(const Result& r, const Spot& spot, const Keeps& kept = {});
  NewText kept_part(const Edit::Kept& kept, const Spot& spot, const std::string& indent);
  void segment(const ir::Segment& s, const Result& r, const Spot& spot, NewText& out,
               std::string& indent);
  NewText python_text(const Value& v, const Place& place, const Spot& spot);
  NewText sequence(const Value& v, const Place& place, const Spot& spot);
  Pieces name(const ir::Segment& s, const Spot& spot);
  void drop_comments(NewText& copied) const;
  std::string fresh(uint32_t unit, const std::string& wish);

  // New text in string literals (literals.h).
  Pieces in_format_string(NodeId n, Pieces text, uint32_t unit);
  Pieces in_literals(Pieces text, const ir::Segment& segment, uint32_t unit);
  int needed_version() const;  // n of 3.n, below which no Python reads the module

  // Lists (lists.cc).
  Pieces list(NodeId n), beside_generator(NodeId n), decorated(NodeId n);
  bool has_list_edits(NodeId n) const;
  struct Element;
  struct ListWork;
  ListWork list_of(NodeId n);
  uint32_t read_separator(Element& e, Span gap, bool last, ListWork& w) const;
  void drop_elements(ListWork& w);
  void insert_element(ListWork& w, size_t at, Element e);
  void add_elements(NodeId n, ListWork& w);
  void lose(Span span);

  // Statements (blocks.cc).
  bool has_statement_edits(NodeId n) const;
  bool takes_own_lines(NodeId n) const;
  bool takes_lines(const std::vector<Value>& results) const;
  Pieces block(NodeId n), statements(const std::vector<NodeId>&run, uint32_t&end);
  Pieces statement(NodeId n, const std::string& indent);
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
  std::vector<const Edit*> beside(NodeId n, K kind) const;
  void name_value(const Edit& e, const std::string& indent, Pieces& out);
  void add_lines(NodeId n, K kind, const std::string& indent, Pieces& out);
  Pieces guarded(BlockWork& w, const std::vector<Header>& guards, const std::string& indent);
  bool starts_line(const BlockWork& w, Span gap) const;
  void block_item(BlockWork& w, bool& header_open, NodeId anchor);
  void settle_comments(const std::string& indent, Pieces& out);
  Pieces lines(const Edit& e, const std::string& indent);
  bool expands_inline_suite(NodeId block) const;  // a one-line suite that must be opened

  // The header behind the imports (header.cc).
  Pieces header(), behind_imports(bool own);
  bool has_header() const, part_line(Pieces&p) const;
  Pieces helpers();
  void place_header(Pieces& all);

  const Query& query_;
  const ir::Ruleset& rules_;
  const Tree& tree_;
  NodeId root_;
  EditSet& set_;
  Names& names_;
  const SourceText& source_;
  const Lines lines_;
  const StandingEdits& standing_;
  mutable std::vector<Span> strings_;  // that hold line breaks
  mutable bool strings_known_ = false;
  mutable std::optional<int> needed_version_;
  NodeId self_ = kNoNode;  // the node that is being wrapped, and its text so far
  Text self_text_;
  std::map<NodeId, uint32_t> named_;  // values that have a name here, and whose application gave it
  std::vector<NodeId> shown_;         // what results that are being made show, the outermost first
  std::vector<Span> homeless_;   // comments of replaced text that stand above the next statement
  std::vector<Pieces> written_;  // comments of results that stand above the next statement
  std::vector<Span> lost_;
  bool in_helper_ = false;
  bool failed_ = false;
};

}  // namespace hvr
