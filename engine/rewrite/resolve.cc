// Expressions and results.
#include "engine/rewrite/resolve.h"

#include <algorithm>

#include "python/precedence.h"

namespace hvr {

using Type = Value::Type;

Resolver::Resolver(const ir::Ruleset& program, const Tree& tree, NodeId root, EditSet& edits,
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

std::vector<const Edit*> Resolver::at(NodeId n, K kind) const {
  std::vector<const Edit*> out;
  const auto it = by_node_.find(n);
  if (it != by_node_.end())
    for (const Edit* e : it->second)
      if (e->kind == kind) out.push_back(e);
  return out;
}

bool Resolver::has(NodeId n, K kind) const {
  const auto it = by_node_.find(n);
  return it != by_node_.end() && std::any_of(it->second.begin(), it->second.end(),
                                             [&](const Edit* e) { return e->kind == kind; });
}

std::string Resolver::fresh(uint32_t unit, const std::string& wish) {
  auto& known = set_.units[unit].fresh[root_];
  const auto it = known.find(wish);
  return it != known.end() ? it->second : known.emplace(wish, names_.fresh(wish)).first->second;
}

int Resolver::node_precedence(NodeId n) const {
  int result = precedence(tree_, n);
  const auto it = by_node_.find(n);
  if (it == by_node_.end()) return result;
  for (const Edit* e : it->second)
    if ((e->kind == K::replace || e->kind == K::wrap) && !e->results.empty() &&
        e->results[0].type == Type::result)
      result = rules_.fragments[e->results[0].result->fragment].precedence;
  return result;
}

Pieces Resolver::child(NodeId n) {
  Pieces out = node(n);
  const bool changed = touched(n) && (has(n, K::wrap) || has(n, K::replace));
  if (changed && node_precedence(n) < required_precedence(tree_, n) &&
      tree_.kind(n) != Kind::argument_list)
    out.parenthesize(kNoUnit);
  return out;
}

Pieces Resolver::node(NodeId n, uint32_t without) {
  Pieces out;
  if (!touched(n)) {
    out.source(tree_.span(n));
    return out;
  }
  out = core(n);
  int tight = has(n, K::replace) ? node_precedence(n) : precedence(tree_, n);
  for (const Edit* e : at(n, K::wrap)) {
    if (e->unit == without) continue;
    const NodeId outer = self_;
    Pieces outer_text = std::move(self_text_);
    const int outer_precedence = self_precedence_;
    self_ = n;
    self_text_ = std::move(out);
    self_precedence_ = tight;
    out = {};
    if (e->name == "hoisted")
      out.made(fresh(e->unit, "value"), e->unit, Meaning::fresh, "value");
    else
      out = value(e->results[0], 0, std::string(tree_.indentation(n)), e->unit, n);
    tight = e->results[0].type == Type::result
                ? rules_.fragments[e->results[0].result->fragment].precedence
                : 15;
    self_ = outer;
    self_text_ = std::move(outer_text);
    self_precedence_ = outer_precedence;
  }
  return out;
}

Pieces Resolver::core(NodeId n) {
  const auto replaced = at(n, K::replace);
  if (!replaced.empty()) {
    const Edit& e = *replaced[0];
    Pieces out;
    const std::string indent(tree_.indentation(n));
    for (size_t i = 0; i < e.results.size(); ++i) {
      if (i > 0) out.line(indent, e.unit);
      out.append(value(e.results[i], 0, indent, e.unit, n));
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

Pieces Resolver::compose(NodeId n) {
  Pieces out;
  uint32_t at_byte = tree_.span(n).begin;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    out.source({at_byte, tree_.span(c).begin});
    if (tree_.kind(c) == Kind::block && touched(c) && expands_inline_suite(c)) out.trim(text());
    out.append(child(c));
    at_byte = tree_.span(c).end;
  }
  out.source({at_byte, tree_.span(n).end});
  return out;
}

// Argument lists and list displays: elements added, dropped, inserted.
Pieces Resolver::list(NodeId n) {
  const auto adds = at(n, K::add_argument);
  const auto inserts = at(n, K::insert);
  bool drops = false;
  for (NodeId c = tree_.first_child(n); c != kNoNode && !drops; c = tree_.next_sibling(c))
    drops = has(c, K::drop_argument);
  if (adds.empty() && inserts.empty() && !drops) return compose(n);
  const std::string indent(tree_.indentation(n));
  std::vector<Pieces> first, last;
  for (const Edit* e : inserts)
    (e->last ? last : first).push_back(value(e->results[0], 1, indent, e->unit, n));
  for (const Edit* e : adds) {
    last.emplace_back();
    last.back().made(e->name, e->unit, Meaning::bound);
    last.back().made("=", e->unit);
    last.back().append(value(e->results[0], 1, indent, e->unit, n));
  }
  if (tree_.kind(n) == Kind::generator_expression) {
    // A bare generator argument needs its own parentheses beside another argument.
    Pieces out;
    out.made("(");
    out.append(compose(n));
    for (Pieces& a : last) {
      out.made(", ");
      out.append(std::move(a));
    }
    out.made(")");
    return out;
  }
  const auto items = tree_.children(n);
  Pieces out;
  out.source({tree_.span(n).begin, tree_.span(n).begin + 1});
  for (Pieces& a : first) {
    const bool only = items.empty() && last.empty() && &a == &first.back();
    out.append(std::move(a));
    if (!only) out.made(", ");
  }
  uint32_t at_byte = tree_.span(n).begin + 1;
  bool any = false;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    const Span gap{at_byte, tree_.span(c).begin};
    at_byte = tree_.span(c).end;
    if (has(c, K::drop_argument)) {
      // Its comma goes too: the one before, or, for the first, the one after.
      if (!any) {
        const size_t comma = text().find(',', at_byte);
        if (comma != std::string_view::npos && comma < tree_.span(n).end) {
          at_byte = static_cast<uint32_t>(comma) + 1;
          while (at_byte < tree_.span(n).end && text()[at_byte] == ' ') ++at_byte;
          out.source(gap);
        }
      }
      continue;
    }
    out.source(gap);
    out.append(child(c));
    any = any || tree_.kind(c) != Kind::comment;
  }
  const Span tail{at_byte, tree_.span(n).end};
  // New arguments follow the style of the last one: on a line of its own, or on the same line.
  std::optional<std::string> own_line;
  if (!items.empty()) {
    const auto before =
        text().substr(tree_.span(n).begin, tree_.span(items.back()).begin - tree_.span(n).begin);
    const size_t line = before.rfind('\n');
    if (line != std::string_view::npos &&
        before.find_first_not_of(" \t", line + 1) == std::string_view::npos && items.size() > 1)
      own_line = std::string(before.substr(line + 1));
  }
  for (Pieces& a : last) {
    if (any || &a != &last.front()) {
      out.made(own_line ? "," : ", ");
      if (own_line) out.line(*own_line);
    }
    out.append(std::move(a));
  }
  out.source(tail);
  return out;
}

Pieces Resolver::value(const Value& v, int wanted, const std::string& indent, uint32_t unit,
                       NodeId place) {
  Pieces out;
  switch (v.type) {
    case Type::node: {
      const bool self = v.node == self_;
      out = self ? self_text_ : node(v.node, unit);
      out.carry(unit);
      shift(out, tree_.indentation(v.node), indent);
      if ((self ? self_precedence_ : node_precedence(v.node)) < wanted) out.parenthesize(unit);
      return out;
    }
    case Type::nodes: {
      out = sequence(v, indent, unit);
      out.carry(unit);
      if (!v.nodes.empty()) return out;
      for (const Value& item : v.items) {
        if (!out.empty()) out.made(", ", unit);
        out.append(value(item, 1, indent, unit, place));
      }
      return out;
    }
    case Type::text: {
      for (const auto& module : v.modules) names_.need_module(module);
      out.made(v.text, unit, Meaning::evaluated);
      // Text that is no plain word may bind loosely.
      const bool atom = std::all_of(v.text.begin(), v.text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '\'' ||
               c == '"';
      });
      const ParsedTree parsed = atom ? ParsedTree{} : parse_python(v.text);
      int tight = 15;
      if (!atom && parsed.tree.size() > 2)
        tight = precedence(parsed.tree, parsed.tree.first_child(parsed.tree.first_child(0)));
      if (tight < wanted) out.parenthesize(unit);
      return out;
    }
    case Type::integer: out.made(std::to_string(v.integer), unit); return out;
    case Type::boolean: out.made(v.integer ? "True" : "False", unit); return out;
    case Type::klass:
      out.made(names_.library(v.text, in_helper_ ? kNoNode : place), unit, Meaning::library,
               v.text);
      return out;
    case Type::result: {
      out = instantiate(*v.result, indent, unit, place);
      if (rules_.fragments[v.result->fragment].precedence < wanted) out.parenthesize(unit);
      return out;
    }
    default: return out;
  }
}

void Resolver::shift(Pieces& p, std::string_view from, std::string_view to) const {
  if (from == to) return;
  if (!strings_known_) {
    strings_known_ = true;
    for (NodeId n = root_; n < tree_[root_].last; ++n) {
      if (tree_.kind(n) != Kind::string) continue;
      if (tree_.text(n).find('\n') != std::string_view::npos) strings_.push_back(tree_.span(n));
      n = tree_[n].last - 1;
    }
  }
  reindent(p, from, to, text(), strings_);
}

// The bytes of a run of statements with the comments that move along: those on the lines above the
// first, the one behind the last, and, at the end of a block, those below it.
std::pair<uint32_t, uint32_t> Resolver::with_comments(NodeId first, NodeId last) const {
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

Pieces Resolver::sequence(const Value& v, const std::string& indent, uint32_t unit) {
  Pieces out;
  if (v.nodes.empty()) return out;
  const auto [begin, end] = with_comments(v.nodes.front(), v.nodes.back());
  out.source({begin, tree_.span(v.nodes.front()).begin});
  for (size_t i = 0; i < v.nodes.size(); ++i) {
    const NodeId n = v.nodes[i];
    if (i > 0) {
      const NodeId previous = v.nodes[i - 1];
      // Neighbours keep what stands between them, comments included.
      NodeId next =
          tree_.parent(n) == tree_.parent(previous) ? tree_.next_sibling(previous) : kNoNode;
      while (next != kNoNode && next != n && tree_.kind(next) == Kind::comment)
        next = tree_.next_sibling(next);
      if (next == n)
        out.source({tree_.span(previous).end, tree_.span(n).begin});
      else
        out.made(", ", unit);
    }
    out.append(child(n));
  }
  out.source({tree_.span(v.nodes.back()).end, end});
  shift(out, tree_.indentation(v.nodes[0]), indent);
  return out;
}

Pieces Resolver::name(const ir::Segment& s, uint32_t unit, NodeId place) {
  Pieces out;
  const NodeId where = in_helper_ ? kNoNode : place;
  if (s.text.starts_with("import ")) {
    const std::string alias = s.text.substr(7);
    out.made(names_.import_alias(alias, where), unit, Meaning::import, alias);
  } else if (s.text.starts_with("helper ")) {
    out.made(names_.helper(s.text.substr(7)), unit, Meaning::helper, s.text.substr(7));
  } else {
    const std::string dotted = s.text.substr(8);
    out.made(names_.library(dotted, where), unit, Meaning::library, dotted);
  }
  return out;
}

Pieces Resolver::instantiate(const Result& r, const std::string& base, uint32_t unit,
                             NodeId place) {
  const ir::Fragment& f = rules_.fragments[r.fragment];
  Pieces out;
  std::string indent = base;
  const auto drop_comma = [&](size_t next) {
    // An empty sequence takes a comma with it.
    if (!out.empty() && out.items().back().type == Piece::Type::made &&
        out.items().back().text.ends_with(", ")) {
      std::string& t = out.items().back().text;
      t.resize(t.size() - 2);
    } else if (next < f.segments.size() && f.segments[next].type == ir::Segment::Type::text &&
               f.segments[next].text.starts_with(", ")) {
      return true;
    }
    return false;
  };
  bool skip_comma = false;
  for (size_t i = 0; i < f.segments.size(); ++i) {
    const ir::Segment& s = f.segments[i];
    switch (s.type) {
      case ir::Segment::Type::text:
        out.made(skip_comma ? s.text.substr(2) : s.text, unit);
        skip_comma = false;
        break;
      case ir::Segment::Type::newline:
        indent = base;
        for (int k = 0; k < s.indent; ++k) indent += source_.indent_unit;
        out.line(indent, unit);
        break;
      case ir::Segment::Type::hole:
        out.append(value(r.frame[static_cast<size_t>(s.var)], s.precedence, indent, unit, place));
        break;
      case ir::Segment::Type::sequence: {
        const Value& v = r.frame[static_cast<size_t>(s.var)];
        if (v.nodes.empty() && v.items.empty())
          skip_comma = drop_comma(i + 1);
        else
          out.append(value(v, s.precedence, indent, unit, place));
        break;
      }
      case ir::Segment::Type::splice: {
        Frame frame = r.frame;
        out.append(value(evaluator_.value(s.term, frame), s.precedence, indent, unit, place));
        break;
      }
      case ir::Segment::Type::fresh:
        out.made(fresh(unit, s.text), unit, Meaning::fresh, s.text);
        break;
      case ir::Segment::Type::name: out.append(name(s, unit, place)); break;
    }
  }
  return out;
}

}  // namespace hvr
