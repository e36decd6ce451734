// Lists with their commas.
#include "engine/rewrite/resolve.h"

namespace hvr {

bool Resolver::has_list_edits(NodeId n) const {
  switch (tree_.kind(n)) {
    case Kind::argument_list:
    case Kind::list:
    case Kind::tuple:
    case Kind::generator_expression: break;
    default: return false;
  }
  if (has(n, K::add_argument) || has(n, K::insert)) return true;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c))
    if (has(c, K::drop_argument)) return true;
  return false;
}

namespace {

Place in_list() {
  Place p = anywhere();
  p.precedence = 1;
  p.tuple = p.yield_ = p.walrus = false;
  p.bracketed = true;
  return p;
}

}  // namespace

// Argument lists and list displays: elements added, dropped, inserted.
Pieces Resolver::list(NodeId n) {
  const auto adds = at(n, K::add_argument);
  const auto inserts = at(n, K::insert);
  std::vector<Pieces> first, last;
  for (const Edit* e : inserts)
    (e->last ? last : first).push_back(plain_value(e->results[0], in_list(), spot(n, e->unit)));
  for (const Edit* e : adds) {
    last.emplace_back();
    last.back().made(e->name, e->unit, Meaning::bound);
    last.back().made("=", e->unit);
    last.back().append(plain_value(e->results[0], in_list(), spot(n, e->unit)));
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

}  // namespace hvr
