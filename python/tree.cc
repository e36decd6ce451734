// Copies a tree-sitter tree into our flat form, with an explicit stack: depth comes from user
// input.
#include "python/tree.h"

#include <tree_sitter/api.h>

#include <algorithm>

#include "python/annotations.h"
#include "python/comment_runs.h"
#include "python/feed.h"
#include "python/language.h"
#include "python/limits.h"
#include "python/reader.h"
#include "python/shapes.h"
#include "python/stars.h"
#include "python/syntax.h"
#include "python/visit.h"

namespace hvr {

// Appends trees of pieces of the text, one behind the other: the first brings the module node.
struct TreeBuilder {
  ParsedTree result{};
  std::vector<Node> nodes{};
  const Language& lang = language();
  // Where the bytes of what is read stand in the text.
  uint32_t base = 0;
  const Feed* feed = nullptr;
  const CommentRuns* runs = nullptr;  // what was left out of what is read

  Span span_of(const HvrNode& node) const {
    if (feed) return {feed->original(node.begin), feed->original(node.end)};
    return {base + node.begin, base + node.end};
  }

  void problem_at(const HvrNode& node, Span span) {
    if (result.problem || (!node.error && !node.missing)) return;
    result.problem = SyntaxProblem{
        span, node.missing ? std::string("`") + ts_language_symbol_name(lang.ts, node.spelled) +
                                 "` is missing here"
                           : "this is not valid Python"};
  }

  // The grammar takes the targets behind `as` for values.
  static Kind as_target(Kind kind, Kind parent) {
    if (parent != Kind::as_pattern_target && parent != Kind::list_pattern &&
        parent != Kind::tuple_pattern)
      return kind;
    return kind == Kind::list    ? Kind::list_pattern
           : kind == Kind::tuple ? Kind::tuple_pattern
                                 : kind;
  }

  // The node for one of the parser's, or kNoNode for a token that is dropped.
  NodeId add(const HvrNode& node, NodeId parent) {
    const Field field = lang.field_of_id[node.field];
    const Span span = span_of(node);
    problem_at(node, span);
    const bool star =
        feed && std::binary_search(feed->stars.begin(), feed->stars.end(), span.begin);
    if (node.named ? node.symbol == lang.continuation
                   : star || !lang.keeps_token(node.symbol, field))
      return kNoNode;
    Kind kind = !node.named                                ? Kind::operator_token
                : node.symbol < lang.kind_of_symbol.size() ? lang.kind_of_symbol[node.symbol]
                                                           : Kind::other;
    if (star && kind == Kind::unary_operator) kind = Kind::list_splat;
    if (parent != kNoNode) kind = as_target(kind, nodes[parent].kind);
    // The grammar lets a block have nothing, and takes what was meant to be in it for what follows.
    if (kind == Kind::block && span.size() == 0 && !result.problem)
      result.problem = SyntaxProblem{span, "an indented block is missing here"};
    const bool starred = parent != kNoNode && nodes[parent].kind == Kind::list_splat;
    const auto self = static_cast<NodeId>(nodes.size());
    nodes.push_back({kind, starred ? Field::none : field, span, parent, self + 1});
    return self;
  }

  // The comments that the grammar was not given: behind the one it was. What ended there ends
  // behind them.
  void add_run(NodeId head, const std::vector<NodeId>& open) {
    const Node first = nodes[head];
    const auto rest = runs->left_out.find(first.span.begin);
    if (rest == runs->left_out.end()) return;
    for (const Span comment : rest->second) {
      const auto self = static_cast<NodeId>(nodes.size());
      nodes.push_back({Kind::comment, first.field, comment, first.parent, self + 1});
    }
    for (const NodeId n : open)
      if (nodes[n].span.end == first.span.end) nodes[n].span.end = rest->second.back().end;
  }

  // Nothing can be said of a text that takes too long.
  void give_up() {
    result.problem = SyntaxProblem{{}, "this takes too long to parse", SyntaxProblem::Limit::time};
    nodes.assign(1, {Kind::module, Field::none, {}, kNoNode, 1});
  }

  // A node of the parser's whose children are being looked at; one that it hides has none in
  // the tree.
  struct Entered {
    HvrInside inside;
    bool visible;
  };

  static constexpr size_t kBytesOfNode = 3, kLevels = 16;  // as a rule
  // Copies what the grammar makes of a text.
  void append(std::string_view read) {
    const auto tree = read_tree(lang.ts, read);
    if (!tree) return give_up();
    HvrNode node = hvr_root(tree.get());
    const Span whole = span_of(node);
    const bool first = nodes.empty();
    if (first) nodes.reserve(read.size() / kBytesOfNode + 1);
    std::vector<NodeId> open;  // parents of nodes: of a dropped token, its own parent
    std::vector<Entered> entered;
    open.reserve(kLevels);
    entered.reserve(kLevels);
    bool at_root = true;
    const auto enter = [&] {
      if (!node.visible) return entered.push_back({node.inside, false});
      NodeId self = 0;
      if (first || !at_root)
        self = add(node, open.empty() ? kNoNode : open.back());
      else
        problem_at(node, whole);
      at_root = false;
      if (runs && self != kNoNode && nodes[self].kind == Kind::comment) add_run(self, open);
      if (open.size() >= kMaxDepth) {
        if (!result.problem)
          result.problem = SyntaxProblem{span_of(node), "this is nested too deeply",
                                         SyntaxProblem::Limit::depth};
      } else if (node.inside.count > 0) {
        open.push_back(self != kNoNode ? self : open.back());
        entered.push_back({node.inside, true});
      }
    };
    enter();
    while (!entered.empty()) {
      if (hvr_next_child(lang.ts, &entered.back().inside, &node)) {
        if (node.visible || node.inside.count > 0) enter();
        continue;
      }
      if (entered.back().visible) {
        nodes[open.back()].last = static_cast<NodeId>(nodes.size());
        open.pop_back();
      }
      entered.pop_back();
    }
    if (!result.problem && ts_node_has_error(ts_tree_root_node(tree.get())))
      result.problem = SyntaxProblem{{0, 0}, "this is not valid Python"};
  }

  void copy(const Tree& from, const KeptStatements& kept) {
    const auto moved = static_cast<NodeId>(nodes.size()) - kept.first;  // all of it modulo 2^32
    const uint32_t bytes = kept.span.begin - from.span(kept.first).begin;
    const NodeId module = from.parent(kept.first);
    for (NodeId n = kept.first; n < kept.end; ++n) {
      Node node = from[n];
      node.span = {node.span.begin + bytes, node.span.end + bytes};
      node.parent = node.parent == module ? 0 : node.parent + moved;
      node.last += moved;
      nodes.push_back(node);
    }
  }

  // To the grammar the first half of a line ending is the end of a comment, and of what ends there.
  void trim_line_ends(std::string_view text) {
    if (text.find("\r\n") == std::string_view::npos) return;
    for (Node& n : nodes)
      if (n.span.end > n.span.begin && n.span.end < text.size() && text[n.span.end] == '\n' &&
          text[n.span.end - 1] == '\r')
        --n.span.end;
  }

  static constexpr size_t kLarge = 4096;
  ParsedTree finish(std::string_view text) {
    trim_line_ends(text);
    lift_stars(nodes);
    if (!result.problem) correct_shapes(nodes, text);
    if (!result.problem) read_annotations(nodes, text);
    if (!nodes.empty()) {
      nodes[0].span = {0, static_cast<uint32_t>(text.size())};
      nodes[0].last = static_cast<NodeId>(nodes.size());
      result.tree.modules_.push_back(0);
    }
    // A large tree lives long, and may have grown to twice what it needs.
    if (nodes.size() > kLarge && nodes.capacity() > nodes.size() + nodes.size() / 8)
      nodes.shrink_to_fit();
    result.tree.owned_ = std::make_shared<Tree::Owned>();
    result.tree.owned_->nodes = std::move(nodes);
    result.tree.show(text);
    return std::move(result);
  }

  // A tree that owns its text.
  static ParsedTree owning(std::string text, ParsedTree (*parse)(std::string_view, size_t),
                           size_t longest_run) {
    auto held = std::make_unique<std::string>(std::move(text));
    ParsedTree out = parse(*held, longest_run);
    out.tree.owned_->text = std::move(*held);
    out.tree.show(out.tree.owned_->text);
    return out;
  }
};

namespace {

// `type(m).x = 1` is an assignment, whatever the grammar makes of it.
bool has_doubtful_alias(const Tree& t) {
  for (NodeId n = 0; n < t.size(); ++n) {
    if (t.kind(n) != Kind::type_alias_statement) continue;
    const NodeId left = t.child(n, Field::left);
    const NodeId name = left == kNoNode ? kNoNode : t.first_child(left);
    if (name == kNoNode || (t.kind(name) != Kind::identifier && t.kind(name) != Kind::generic_type))
      return true;
  }
  return false;
}

constexpr size_t kPiece = size_t{64} * 1024;  // bytes, at least

std::string_view line_before(std::string_view text, size_t byte) {
  size_t end = text.substr(0, byte).find_last_not_of(" \t\r\n\f");
  if (end == std::string_view::npos) return {};
  ++end;
  const size_t line = text.rfind('\n', end - 1);
  const size_t begin = line == std::string_view::npos ? 0 : line + 1;
  return text.substr(begin, text.find_first_of("\r\n", end) - begin);
}

// The next byte behind `from` where a piece may end: a line behind a blank one. What is no
// statement's begin (the inside of a string) leaves a piece that is no Python.
size_t end_of_piece(std::string_view text, size_t from) {
  for (size_t at = from; (at = text.find("\n\n", at)) != std::string_view::npos; ++at)
    if (may_part(text, at + 2)) return at + 2;
  return text.size();
}

// `given` is the text as the grammar reads it, byte for byte.
ParsedTree parse_by_grammar(std::string_view text, std::string_view given,
                            const CommentRuns* runs) {
  TreeBuilder pieces;
  pieces.runs = runs;
  for (size_t begin = 0, end = 0; begin < given.size() || begin == 0; begin = end) {
    end = begin + kPiece < given.size() ? end_of_piece(given, begin + kPiece) : given.size();
    pieces.base = static_cast<uint32_t>(begin);
    pieces.append(given.substr(begin, end - begin));
    if (const auto& problem = pieces.result.problem) {
      if (end - begin == given.size() || problem->limit == SyntaxProblem::Limit::time) break;
      // What is wrong is told by the whole.
      TreeBuilder whole;
      whole.runs = runs;
      whole.append(given);
      return whole.finish(text);
    }
    if (end == given.size()) break;
  }
  return pieces.finish(text);
}

// As the grammar reads the text, or, where it is wrong about it, as it reads another spelling.
ParsedTree read_python(std::string_view text, size_t longest_run) {
  const CommentRuns shortened = shorten_comment_runs(text, longest_run);
  const CommentRuns* runs = shortened.left_out.empty() ? nullptr : &shortened;
  const std::string_view given = runs ? runs->text : text;
  ParsedTree parsed = parse_by_grammar(text, given, runs);
  if (parsed.problem ? parsed.problem->limit != SyntaxProblem::Limit::none
                     : !has_doubtful_alias(parsed.tree))
    return parsed;
  const Lexemes tokens = read_lexemes(text);
  if (check_syntax(text, tokens).problem) return parsed;
  const Feed feed = respell_for_grammar(given, tokens);
  TreeBuilder builder;
  builder.runs = runs;
  builder.feed = &feed;
  builder.append(feed.text);
  ParsedTree again = builder.finish(text);
  if (again.problem && again.problem->limit == SyntaxProblem::Limit::none)
    again.problem->message = "the grammar here cannot read this, though Python can";
  return again;
}

}  // namespace

bool may_part(std::string_view text, size_t byte) {
  if (byte == 0 || byte >= text.size() || text[byte - 1] != '\n') return false;
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '@';
  };
  size_t end = byte;
  while (end < text.size() && is_word(text[end])) ++end;
  const std::string_view word = text.substr(byte, end - byte);
  if (word.empty() || word == "else" || word == "elif" || word == "except" || word == "finally")
    return false;
  const std::string_view before = line_before(text, byte);
  return !before.starts_with('@') && before.find_first_of("#\\") == std::string_view::npos;
}

namespace {

ParsedTree parse_within_limits(std::string_view text, size_t longest_run) {
  ParsedTree parsed = read_python(text, longest_run);
  if (!parsed.problem) parsed.problem = passed_limit(parsed.tree);
  return parsed;
}

}  // namespace

ParsedTree parse_python(std::string text, size_t longest_run) {
  return TreeBuilder::owning(std::move(text), parse_within_limits, longest_run);
}

ParsedTree parse_lent(std::string_view text) { return parse_within_limits(text, kLongestRun); }

ParsedTree parse_lent(std::string_view text, const Tree& similar,
                      const std::vector<KeptStatements>& kept) {
  const CommentRuns runs = shorten_comment_runs(text, kLongestRun);
  TreeBuilder builder;
  if (!runs.left_out.empty()) builder.runs = &runs;
  builder.nodes.reserve(similar.size() + similar.size() / 16);
  const std::string_view all = builder.runs ? runs.text : text;
  uint32_t at = 0;
  for (const KeptStatements& k : kept) {
    builder.base = at;
    builder.append(all.substr(at, k.span.begin - at));
    builder.copy(similar, k);
    at = k.span.end;
  }
  builder.base = at;
  builder.append(all.substr(at));
  ParsedTree parsed = builder.finish(text);
  if (parsed.problem || has_doubtful_alias(parsed.tree)) return parse_lent(text);
  parsed.problem = passed_limit(parsed.tree);
  return parsed;
}

}  // namespace hvr
