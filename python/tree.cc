// Copies a tree-sitter tree into our flat form, with a cursor and an explicit stack: depth comes
// from user input.
#include "python/tree.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <unordered_map>

#include "python/feed.h"
#include "python/limits.h"
#include "python/syntax.h"

extern "C" const TSLanguage* tree_sitter_python(void);

namespace hvr {

std::string_view kind_name(Kind k) {
  switch (k) {
    case Kind::other: return "other";
    case Kind::operator_token: return "operator";
#define X(name, text) \
  case Kind::name: return text;
      HVR_KINDS(X)
#undef X
  }
  return "?";
}

std::string_view field_name(Field f) {
  switch (f) {
    case Field::none: return "";
#define X(name, text) \
  case Field::name: return text;
      HVR_FIELDS(X)
#undef X
  }
  return "?";
}

namespace {

struct Language {
  const TSLanguage* ts = tree_sitter_python();
  std::vector<Kind> kind_of_symbol;
  std::vector<Field> field_of_id;

  Language() {
    std::unordered_map<std::string_view, Kind> kinds;
#define X(name, text) kinds.emplace(text, Kind::name);
    HVR_KINDS(X)
#undef X
    std::unordered_map<std::string_view, Field> fields;
#define X(name, text) fields.emplace(text, Field::name);
    HVR_FIELDS(X)
#undef X
    const uint32_t symbols = ts_language_symbol_count(ts);
    kind_of_symbol.assign(symbols, Kind::other);
    size_t found = 0;
    for (uint32_t i = 0; i < symbols; ++i) {
      if (ts_language_symbol_type(ts, static_cast<TSSymbol>(i)) != TSSymbolTypeRegular) continue;
      const auto it = kinds.find(ts_language_symbol_name(ts, static_cast<TSSymbol>(i)));
      if (it == kinds.end()) continue;
      kind_of_symbol[i] = it->second;
      ++found;
    }
    if (found < kinds.size())
      throw std::logic_error("the pinned Python grammar lacks a node kind of python/kinds.h");
    const uint32_t count = ts_language_field_count(ts);
    field_of_id.assign(count + 1, Field::none);
    for (uint32_t i = 1; i <= count; ++i) {
      const auto it = fields.find(ts_language_field_name_for_id(ts, static_cast<TSFieldId>(i)));
      if (it != fields.end()) field_of_id[i] = it->second;
    }
  }
};

const Language& language() {
  static const Language l;
  return l;
}

// Tokens that carry meaning although the grammar leaves them anonymous.
bool keeps_token(std::string_view type, Field field) {
  if (field == Field::operator_ || field == Field::operators) return true;
  return type == "async" || type == "is not" || type == "not in";
}

}  // namespace

struct TreeBuilder {
  // `text` is what the tree speaks of; the grammar reads `feed` in its place, where there is one.
  static ParsedTree build(std::string text, const Feed* feed) {
    ParsedTree result;
    const Language& lang = language();
    // One a thread: to make one costs as much as to parse a short text.
    thread_local const std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser(
        ts_parser_new(), ts_parser_delete);
    ts_parser_reset(parser.get());
    if (!ts_parser_set_language(parser.get(), lang.ts))
      throw std::logic_error("grammar and runtime do not fit each other");
    const std::string& read = feed ? feed->text : text;
    std::unique_ptr<TSTree, decltype(&ts_tree_delete)> tree(
        ts_parser_parse_string(parser.get(), nullptr, read.data(),
                               static_cast<uint32_t>(read.size())),
        ts_tree_delete);
    result.tree.text_ = std::move(text);
    auto& nodes = result.tree.nodes_;
    TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree.get()));
    std::vector<NodeId> open;  // kNoNode for a dropped token
    uint32_t depth = 0;
    for (bool done = false; !done;) {
      const TSNode node = ts_tree_cursor_current_node(&cursor);
      const Field field = lang.field_of_id[ts_tree_cursor_current_field_id(&cursor)];
      Span span{ts_node_start_byte(node), ts_node_end_byte(node)};
      if (feed) span = {feed->original(span.begin), feed->original(span.end)};
      if (!result.problem && (ts_node_is_error(node) || ts_node_is_missing(node)))
        result.problem = SyntaxProblem{
            span,
            ts_node_is_missing(node) ? std::string("`") + ts_node_type(node) + "` is missing here"
                                     : "this is not valid Python",
            false};
      NodeId parent = kNoNode;
      for (size_t i = open.size(); i-- > 0 && parent == kNoNode;) parent = open[i];
      NodeId self = kNoNode;
      const bool named = ts_node_is_named(node);
      if (named || keeps_token(ts_node_type(node), field)) {
        self = static_cast<NodeId>(nodes.size());
        const TSSymbol symbol = ts_node_symbol(node);
        const Kind kind = !named                                ? Kind::operator_token
                          : symbol < lang.kind_of_symbol.size() ? lang.kind_of_symbol[symbol]
                                                                : Kind::other;
        nodes.push_back({kind, field, span, parent, self + 1});
      }
      if (depth < kMaxDepth && ts_tree_cursor_goto_first_child(&cursor)) {
        open.push_back(self);
        ++depth;
        continue;
      }
      if (depth >= kMaxDepth && !result.problem)
        result.problem = SyntaxProblem{span, "this is nested too deeply", true};
      while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
        if (!ts_tree_cursor_goto_parent(&cursor)) {
          done = true;
          break;
        }
        if (open.back() != kNoNode) nodes[open.back()].last = static_cast<NodeId>(nodes.size());
        open.pop_back();
        --depth;
      }
    }
    ts_tree_cursor_delete(&cursor);
    if (!result.problem && ts_node_has_error(ts_tree_root_node(tree.get())))
      result.problem = SyntaxProblem{{0, 0}, "this is not valid Python", false};
    if (!nodes.empty()) {
      nodes[0].span = {0, static_cast<uint32_t>(result.tree.text_.size())};
      result.tree.modules_.push_back(0);
    }
    return result;
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

// As the grammar reads the text, or, where it is wrong about it, as it reads another spelling.
ParsedTree read_python(std::string text) {
  ParsedTree parsed = TreeBuilder::build(text, nullptr);
  if (parsed.problem ? parsed.problem->too_deep : !has_doubtful_alias(parsed.tree)) return parsed;
  const Lexemes tokens = read_lexemes(text);
  if (check_syntax(text, tokens).problem) return parsed;
  const Feed feed = respell_for_grammar(text, tokens);
  ParsedTree again = TreeBuilder::build(std::move(text), &feed);
  if (again.problem && !again.problem->too_deep)
    again.problem->message = "the grammar here cannot read this, though Python can";
  return again;
}

}  // namespace

ParsedTree parse_python(std::string text) {
  ParsedTree parsed = read_python(std::move(text));
  if (!parsed.problem) parsed.problem = passed_limit(parsed.tree);
  return parsed;
}

NodeId Tree::child(NodeId n, Field f) const {
  for (NodeId c = first_child(n); c != kNoNode; c = next_sibling(c))
    if (nodes_[c].field == f) return c;
  return kNoNode;
}

std::vector<NodeId> Tree::children(NodeId n) const {
  std::vector<NodeId> out;
  for (NodeId c = first_child(n); c != kNoNode; c = next_sibling(c))
    if (nodes_[c].kind != Kind::comment && nodes_[c].kind != Kind::line_continuation)
      out.push_back(c);
  return out;
}

std::vector<NodeId> Tree::children(NodeId n, Field f) const {
  std::vector<NodeId> out;
  for (NodeId c = first_child(n); c != kNoNode; c = next_sibling(c))
    if (nodes_[c].field == f) out.push_back(c);
  return out;
}

NodeId Tree::statement(NodeId n) const {
  while (n != kNoNode && parent(n) != kNoNode) {
    const Kind pk = kind(parent(n));
    if (pk == Kind::module || (pk == Kind::block && kind(n) != Kind::case_clause)) return n;
    n = parent(n);
  }
  return kNoNode;
}

NodeId Tree::module_of(NodeId n) const {
  return modules_.size() == 1 ? modules_[0]
                              : *(std::upper_bound(modules_.begin(), modules_.end(), n) - 1);
}

void Tree::append(const Tree& other) {
  if (!nodes_.empty()) text_ += '\n';
  const NodeId nodes = size();
  const auto bytes = static_cast<uint32_t>(text_.size());
  text_ += other.text_;
  for (Node n : other.nodes_) {
    n.span.begin += bytes;
    n.span.end += bytes;
    if (n.parent != kNoNode) n.parent += nodes;
    n.last += nodes;
    nodes_.push_back(n);
  }
  for (const NodeId m : other.modules_) modules_.push_back(m + nodes);
}

std::string_view Tree::indentation(NodeId n) const {
  const std::string_view all = text_;
  size_t begin = span(n).begin;
  while (begin > 0 && all[begin - 1] != '\n') --begin;
  size_t end = begin;
  while (end < all.size() && (all[end] == ' ' || all[end] == '\t')) ++end;
  return all.substr(begin, end - begin);
}

}  // namespace hvr
