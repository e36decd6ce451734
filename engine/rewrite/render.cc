// Expressions and results.
#include "engine/rewrite/render.h"

#include <algorithm>

#include "python/precedence.h"

namespace hvr {

using Type = Value::Type;

Renderer::Renderer(const ir::Ruleset& program, const Tree& tree, NodeId root, EditSet& edits,
                   Names& names, Evaluator& evaluator, const SourceText& source)
    : rules_(program),
      tree_(tree),
      root_(root),
      set_(edits),
      names_(names),
      evaluator_(evaluator),
      source_(source),
      dirty_(tree.size(), false) {
  for (const Edit& e : set_.edits) {
    if (set_.units[e.unit].dropped) continue;
    by_node_[e.node].push_back(&e);
    for (NodeId n = e.node; n != kNoNode && !dirty_[n]; n = tree_.parent(n)) dirty_[n] = true;
  }
  for (auto& [n, list] : by_node_)
    std::stable_sort(list.begin(), list.end(),
                     [](const Edit* a, const Edit* b) { return a->rule < b->rule; });
}

std::vector<const Edit*> Renderer::at(NodeId n, K kind) const {
  std::vector<const Edit*> out;
  const auto it = by_node_.find(n);
  if (it != by_node_.end())
    for (const Edit* e : it->second)
      if (e->kind == kind) out.push_back(e);
  return out;
}

bool Renderer::has(NodeId n, K kind) const {
  const auto it = by_node_.find(n);
  return it != by_node_.end() && std::any_of(it->second.begin(), it->second.end(),
                                             [&](const Edit* e) { return e->kind == kind; });
}

std::string Renderer::fresh(uint32_t unit, const std::string& wish) {
  auto& known = set_.units[unit].fresh[root_];
  const auto it = known.find(wish);
  return it != known.end() ? it->second : known.emplace(wish, names_.fresh(wish)).first->second;
}

int Renderer::node_precedence(NodeId n) const {
  int result = precedence(tree_, n);
  const auto it = by_node_.find(n);
  if (it == by_node_.end()) return result;
  for (const Edit* e : it->second)
    if ((e->kind == K::replace || e->kind == K::wrap) && !e->results.empty() &&
        e->results[0].type == Type::result)
      result = rules_.fragments[e->results[0].result->fragment].precedence;
  return result;
}

std::string Renderer::child(NodeId n) {
  if (!touched(n)) return std::string(tree_.text(n));
  std::string text = node(n);
  const bool changed = has(n, K::wrap) || has(n, K::replace);
  if (changed && node_precedence(n) < required_precedence(tree_, n) &&
      tree_.kind(n) != Kind::argument_list)
    return "(" + text + ")";
  return text;
}

std::string Renderer::node(NodeId n, uint32_t without) {
  if (!touched(n)) return std::string(tree_.text(n));
  std::string text = core(n);
  int tight = has(n, K::replace) ? node_precedence(n) : precedence(tree_, n);
  for (const Edit* e : at(n, K::wrap)) {
    if (e->unit == without) continue;
    const NodeId outer = self_;
    const std::string outer_text = self_text_;
    const int outer_precedence = self_precedence_;
    self_ = n;
    self_text_ = text;
    self_precedence_ = tight;
    text = e->name == "hoisted"
               ? fresh(e->unit, "value")
               : value(e->results[0], 0, std::string(tree_.indentation(n)), e->unit, n);
    tight = e->results[0].type == Type::result
                ? rules_.fragments[e->results[0].result->fragment].precedence
                : 15;
    self_ = outer;
    self_text_ = outer_text;
    self_precedence_ = outer_precedence;
  }
  return text;
}

std::string Renderer::core(NodeId n) {
  const auto replaced = at(n, K::replace);
  if (!replaced.empty()) {
    const Edit& e = *replaced[0];
    std::string out;
    const std::string indent(tree_.indentation(n));
    for (size_t i = 0; i < e.results.size(); ++i) {
      if (i > 0) out += source_.newline + indent;
      out += value(e.results[i], 0, indent, e.unit, n);
    }
    return out;
  }
  switch (tree_.kind(n)) {
    case Kind::argument_list:
    case Kind::list:
    case Kind::tuple:
    case Kind::generator_expression: return list(n);
    case Kind::block:
    case Kind::module: return block(n);
    default: return compose(n);
  }
}

std::string Renderer::compose(NodeId n) {
  std::string out;
  uint32_t at_byte = tree_.span(n).begin;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    out += tree_.text().substr(at_byte, tree_.span(c).begin - at_byte);
    if (tree_.kind(c) == Kind::block && touched(c) && expands_inline_suite(c))
      while (!out.empty() && out.back() == ' ') out.pop_back();
    out += child(c);
    at_byte = tree_.span(c).end;
  }
  return out.append(tree_.text().substr(at_byte, tree_.span(n).end - at_byte));
}

// Argument lists and list displays: elements added, dropped, inserted.
std::string Renderer::list(NodeId n) {
  const auto adds = at(n, K::add_argument);
  const auto inserts = at(n, K::insert);
  if (adds.empty() && inserts.empty() &&
      std::none_of(by_node_.begin(), by_node_.end(), [&](const auto& e) {
        return tree_.parent(e.first) == n && has(e.first, K::drop_argument);
      }))
    return compose(n);
  const std::string indent(tree_.indentation(n));
  std::vector<std::string> first, last;
  for (const Edit* e : inserts)
    (e->last ? last : first).push_back(value(e->results[0], 1, indent, e->unit, n));
  for (const Edit* e : adds)
    last.push_back(e->name + "=" + value(e->results[0], 1, indent, e->unit, n));
  if (tree_.kind(n) == Kind::generator_expression) {
    // A bare generator argument needs its own parentheses beside another argument.
    std::string out = "(" + compose(n);
    for (const auto& a : last) out += ", " + a;
    return out + ")";
  }
  const auto items = tree_.children(n);
  std::string out(tree_.text().substr(tree_.span(n).begin, 1));
  for (const auto& a : first)
    out += a + (items.empty() && last.empty() && &a == &first.back() ? "" : ", ");
  uint32_t at_byte = tree_.span(n).begin + 1;
  bool any = false;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    std::string gap(tree_.text().substr(at_byte, tree_.span(c).begin - at_byte));
    at_byte = tree_.span(c).end;
    if (has(c, K::drop_argument)) {
      // Its comma goes too: the one before, or, for the first, the one after.
      if (!any) {
        const size_t comma = tree_.text().find(',', at_byte);
        if (comma != std::string_view::npos && comma < tree_.span(n).end) {
          at_byte = static_cast<uint32_t>(comma) + 1;
          while (at_byte < tree_.span(n).end && tree_.text()[at_byte] == ' ') ++at_byte;
          out += gap;
        }
      }
      continue;
    }
    out += gap + child(c);
    any = any || tree_.kind(c) != Kind::comment;
  }
  const std::string tail(tree_.text().substr(at_byte, tree_.span(n).end - at_byte));
  if (last.empty()) return out + tail;
  // New arguments follow the style of the last one: on a line of its own, or on the same line.
  std::string separator = ", ";
  if (!items.empty()) {
    const auto before = tree_.text().substr(tree_.span(n).begin,
                                            tree_.span(items.back()).begin - tree_.span(n).begin);
    const size_t line = before.rfind('\n');
    if (line != std::string_view::npos &&
        before.find_first_not_of(" \t", line + 1) == std::string_view::npos && items.size() > 1)
      separator = "," + source_.newline + std::string(before.substr(line + 1));
  }
  std::string added;
  for (const auto& a : last) added += (any || &a != &last.front() ? separator : std::string()) + a;
  return out + added + tail;
}

std::string Renderer::value(const Value& v, int wanted, const std::string& indent, uint32_t unit,
                            NodeId place) {
  switch (v.type) {
    case Type::node: {
      const bool self = v.node == self_;
      std::string text = self ? self_text_ : node(v.node, unit);
      const std::string own(tree_.indentation(v.node));
      if (own != indent) text = reindent(text, own, indent);
      return (self ? self_precedence_ : node_precedence(v.node)) < wanted ? "(" + text + ")" : text;
    }
    case Type::nodes: {
      std::string out = sequence(v, indent);
      if (!v.nodes.empty()) return out;
      for (const Value& item : v.items)
        out += (out.empty() ? "" : ", ") + value(item, 1, indent, unit, place);
      return out;
    }
    case Type::text: {
      for (const auto& module : v.modules) names_.need_module(module);
      // Text that is no plain word may bind loosely.
      const bool atom = std::all_of(v.text.begin(), v.text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '\'' ||
               c == '"';
      });
      const ParsedTree parsed = atom ? ParsedTree{} : parse_python(v.text);
      int tight = 15;
      if (!atom && parsed.tree.size() > 2)
        tight = precedence(parsed.tree, parsed.tree.first_child(parsed.tree.first_child(0)));
      return tight < wanted ? "(" + v.text + ")" : v.text;
    }
    case Type::integer: return std::to_string(v.integer);
    case Type::boolean: return v.integer ? "True" : "False";
    case Type::klass: return names_.library(v.text, in_helper_ ? kNoNode : place);
    case Type::result: {
      std::string text = instantiate(*v.result, indent, unit, place);
      return rules_.fragments[v.result->fragment].precedence < wanted ? "(" + text + ")" : text;
    }
    default: return {};
  }
}

// The bytes of a run of statements with the comments that move along: those on the lines above the
// first, the one behind the last, and, at the end of a block, those below it.
std::pair<uint32_t, uint32_t> Renderer::with_comments(NodeId first, NodeId last) const {
  uint32_t begin = tree_.span(first).begin, end = tree_.span(last).end;
  const NodeId block = tree_.parent(first);
  if (block == kNoNode || (tree_.kind(block) != Kind::block && tree_.kind(block) != Kind::module))
    return {begin, end};
  const auto own_line = [&](NodeId c) {
    const auto before = tree_.text().substr(0, tree_.span(c).begin);
    const size_t line = before.find_last_not_of(" \t");
    return line == std::string_view::npos || before[line] == '\n';
  };
  // A comment above a block's first statement stands beside the block.
  const bool leading = tree_.first_child(block) == first && tree_.kind(block) == Kind::block;
  std::vector<NodeId> above;
  for (NodeId c = tree_.first_child(leading ? tree_.parent(block) : block);
       c != kNoNode && c < first; c = tree_.next_sibling(c)) {
    if (tree_.kind(c) != Kind::comment)
      above.clear();
    else if (own_line(c))
      above.push_back(c);
    if (c == block) break;
    if (!above.empty())
      begin = tree_.span(above[0]).begin;
    else
      begin = tree_.span(first).begin;
  }
  const bool final = [&] {
    for (NodeId c = tree_.next_sibling(last); c != kNoNode; c = tree_.next_sibling(c))
      if (tree_.kind(c) != Kind::comment) return false;
    return true;
  }();
  for (NodeId c = tree_.next_sibling(last);
       c != kNoNode && tree_.kind(c) == Kind::comment && (final || !own_line(c));
       c = tree_.next_sibling(c))
    end = tree_.span(c).end;
  return {begin, end};
}

std::string Renderer::sequence(const Value& v, const std::string& indent) {
  std::string out;
  for (size_t i = 0; i < v.nodes.size(); ++i) {
    const NodeId n = v.nodes[i];
    if (i > 0) {
      const NodeId previous = v.nodes[i - 1];
      // Neighbours keep what stands between them, comments included.
      NodeId next =
          tree_.parent(n) == tree_.parent(previous) ? tree_.next_sibling(previous) : kNoNode;
      while (next != kNoNode && next != n && tree_.kind(next) == Kind::comment)
        next = tree_.next_sibling(next);
      const bool neighbours = next == n;
      out += neighbours
                 ? std::string(tree_.text().substr(tree_.span(previous).end,
                                                   tree_.span(n).begin - tree_.span(previous).end))
                 : ", ";
    }
    out += child(n);
  }
  if (!v.nodes.empty()) {
    const auto [begin, end] = with_comments(v.nodes.front(), v.nodes.back());
    out = std::string(tree_.text().substr(begin, tree_.span(v.nodes.front()).begin - begin)) + out;
    out +=
        tree_.text().substr(tree_.span(v.nodes.back()).end, end - tree_.span(v.nodes.back()).end);
    const std::string own(tree_.indentation(v.nodes[0]));
    if (own != indent) out = reindent(out, own, indent);
  }
  return out;
}

std::string Renderer::instantiate(const Result& r, const std::string& base, uint32_t unit,
                                  NodeId place) {
  const ir::Fragment& f = rules_.fragments[r.fragment];
  std::string out, indent = base;
  const auto drop_comma = [&](size_t next) {
    // An empty sequence takes a comma with it.
    if (out.ends_with(", "))
      out.resize(out.size() - 2);
    else if (next < f.segments.size() && f.segments[next].type == ir::Segment::Type::text &&
             f.segments[next].text.starts_with(", "))
      return true;
    return false;
  };
  bool skip_comma = false;
  for (size_t i = 0; i < f.segments.size(); ++i) {
    const ir::Segment& s = f.segments[i];
    switch (s.type) {
      case ir::Segment::Type::text:
        out += skip_comma ? s.text.substr(2) : s.text;
        skip_comma = false;
        break;
      case ir::Segment::Type::newline:
        indent = base;
        for (int k = 0; k < s.indent; ++k) indent += source_.indent_unit;
        out += source_.newline + indent;
        break;
      case ir::Segment::Type::hole:
        out += value(r.frame[static_cast<size_t>(s.var)], s.precedence, indent, unit, place);
        break;
      case ir::Segment::Type::sequence: {
        const Value& v = r.frame[static_cast<size_t>(s.var)];
        if (v.nodes.empty() && v.items.empty())
          skip_comma = drop_comma(i + 1);
        else
          out += value(v, s.precedence, indent, unit, place);
        break;
      }
      case ir::Segment::Type::splice: {
        Frame frame = r.frame;
        out += value(evaluator_.value(s.term, frame), s.precedence, indent, unit, place);
        break;
      }
      case ir::Segment::Type::fresh: out += fresh(unit, s.text); break;
      case ir::Segment::Type::name: {
        const NodeId where = in_helper_ ? kNoNode : place;
        if (s.text.starts_with("import "))
          out += names_.import_alias(s.text.substr(7), where);
        else if (s.text.starts_with("helper "))
          out += names_.helper(s.text.substr(7));
        else
          out += names_.library(s.text.substr(8), where);
        break;
      }
    }
  }
  return out;
}

}  // namespace hvr
