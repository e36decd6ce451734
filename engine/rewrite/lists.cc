// Lists with their commas: arguments, elements, pairs, imported names, items of `with`, decorators.
#include <algorithm>
#include <optional>

#include "engine/rewrite/elements.h"
#include "engine/rewrite/resolve.h"
#include "python/tokens.h"

namespace hvr {

namespace {

Place in_list() {
  Place p = anywhere();
  p.precedence = 1;
  p.tuple = p.yield_ = p.walrus = false;
  p.bracketed = true;
  return p;
}

bool is_keyword(Kind k) { return k == Kind::keyword_argument || k == Kind::dictionary_splat; }

}  // namespace

// An element of a list with the blanks and comments around it, which it takes along.
struct Resolver::Element {
  Pieces lead;  // in front of it
  Pieces body;
  Pieces before_comma;
  Pieces behind;  // behind its comma, on its line
  Span lead_span;
  Span behind_span;
  NodeId node = kNoNode;
  bool keyword = false;
};

struct Resolver::ListWork {
  Span inside;  // of the brackets, or of the elements where there are none
  std::vector<Element> elements;
  Span tail;
  bool trailing_comma = false;
  bool own_lines = false;  // each element begins a line
  std::string blanks;      // in front of an element on a line of its own
};

bool Resolver::has_list_edits(NodeId n) const {
  const Kind k = tree_.kind(n);
  if (!holds_elements(k) && k != Kind::decorated_definition) return false;
  if (has(n, K::add_argument) || has(n, K::insert) || names_.joining.contains(n)) return true;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c))
    if (has(c, K::drop_argument)) return true;
  return false;
}

// A definition without some of its decorators.
Pieces Resolver::decorated(NodeId n) {
  Pieces out;
  uint32_t at_byte = tree_.span(n).begin;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    if (at_byte < tree_.span(c).begin) out.source({at_byte, tree_.span(c).begin});
    at_byte = std::max(at_byte, tree_.span(c).end);
    if (!has(c, K::drop_argument)) {
      if (at_byte == tree_.span(c).end) out.append(child(c));
      continue;
    }
    lose(tree_.span(c));
    NodeId next = tree_.next_sibling(c);
    while (next != kNoNode && tree_.kind(next) == Kind::comment) {
      homeless_.push_back(lines_.comment_span(next));
      c = next;
      next = tree_.next_sibling(next);
    }
    at_byte = next == kNoNode ? tree_.span(c).end : tree_.span(next).begin;
  }
  out.source({at_byte, tree_.span(n).end});
  return out;
}

// Comments of text that goes.
void Resolver::lose(Span span) {
  for (const Span c : comments_of(text().substr(span.begin, span.size())))
    homeless_.push_back({c.begin + span.begin, c.end + span.begin});
}

// Where the elements of a list are: between its brackets, or all there is of them.
Resolver::ListWork Resolver::list_of(NodeId n) {
  ListWork w;
  std::vector<NodeId> items = tree_.children(n);
  const Kind k = tree_.kind(n);
  const Span all = tree_.span(n);
  if (k == Kind::import_statement || k == Kind::import_from_statement)
    items = tree_.children(n, Field::name);
  if (k == Kind::argument_list || k == Kind::list || k == Kind::tuple || k == Kind::set ||
      k == Kind::dictionary) {
    w.inside = {all.begin + 1, all.end - 1};
  } else if (!items.empty()) {
    w.inside = {tree_.span(items.front()).begin, tree_.span(items.back()).end};
    const auto before = text().substr(all.begin, w.inside.begin - all.begin);
    const size_t open = before.rfind('(');
    if (open != std::string_view::npos && text()[all.end - 1] == ')')
      w.inside = {all.begin + static_cast<uint32_t>(open) + 1, all.end - 1};
  }
  uint32_t at = w.inside.begin;
  for (size_t i = 0; i < items.size(); ++i) {
    Element e;
    e.node = items[i];
    e.keyword = is_keyword(tree_.kind(e.node));
    e.lead_span = {at, tree_.span(e.node).begin};
    at = tree_.span(e.node).end;
    const uint32_t end = i + 1 < items.size() ? tree_.span(items[i + 1]).begin : w.inside.end;
    at = read_separator(e, {at, end}, i + 1 == items.size(), w);
    e.lead.source(e.lead_span);
    w.elements.push_back(std::move(e));
  }
  w.tail = {at, w.inside.end};
  // Without brackets a line that goes on ends in a backslash, which a new line would lack.
  const bool brackets =
      w.inside.begin > all.begin && w.inside.end < all.end &&
      std::string_view("([{").find(text()[w.inside.begin - 1]) != std::string_view::npos;
  if (w.elements.empty() || !brackets) return w;
  const Span lead = w.elements.back().lead_span;
  const auto last = text().substr(lead.begin, lead.size());
  const size_t line = last.rfind('\n');
  const auto tail = text().substr(w.tail.begin, w.tail.size());
  if (line != std::string_view::npos &&
      last.find_first_not_of(" \t", line + 1) == std::string_view::npos &&
      (w.elements.size() > 1 || tail.find('\n') != std::string_view::npos)) {
    w.own_lines = true;
    w.blanks = std::string(last.substr(line + 1));
  }
  return w;
}

// What stands between an element and the next: a comma, and a comment at the end of the line.
// Returns where the rest begins.
uint32_t Resolver::read_separator(Element& e, Span gap, bool last, ListWork& w) const {
  uint32_t at = gap.begin;
  bool comma = false;
  for (const Token& t : tokens_of(text().substr(gap.begin, gap.size()))) {
    const uint32_t begin = t.span.begin + gap.begin, end = t.span.end + gap.begin;
    if (!comma && text()[begin] == ',') {
      e.before_comma.source({gap.begin, begin});
      comma = true;
      at = end;
      if (last) w.trailing_comma = true;
    } else if (t.type == Token::Type::newline && (comma || last)) {
      break;
    } else if (t.type == Token::Type::comment && (comma || last)) {
      at = end;
      break;
    }
  }
  const uint32_t from =
      comma ? gap.begin + static_cast<uint32_t>(text().substr(gap.begin, gap.size()).find(',')) + 1
            : gap.begin;
  // A comment in front of the comma may hold one.
  e.behind_span = {e.before_comma.empty() ? from : e.before_comma.items().back().source.end + 1,
                   at};
  if (e.behind_span.end < e.behind_span.begin) e.behind_span.end = e.behind_span.begin;
  e.behind.source(e.behind_span);
  return std::max(at, e.behind_span.end);
}

// Dropped elements go with their comma and their line.
void Resolver::drop_elements(ListWork& w) {
  const auto lines = [&](Span s) {
    return text().substr(s.begin, s.size()).find('\n') != std::string_view::npos;
  };
  std::vector<Element> kept;
  for (size_t i = 0; i < w.elements.size(); ++i) {
    Element& e = w.elements[i];
    if (!has(e.node, K::drop_argument)) {
      kept.push_back(std::move(e));
      continue;
    }
    lose(tree_.span(e.node));
    lose(e.behind_span);
    for (const Piece& p : e.before_comma.items()) lose(p.source);
    Element* next = i + 1 < w.elements.size() ? &w.elements[i + 1] : nullptr;
    const bool first = kept.empty();
    const bool comments =
        next && text().substr(next->lead_span.begin, next->lead_span.size()).find('#') !=
                    std::string_view::npos;
    if (next && !comments && (first || (lines(e.lead_span) && !lines(next->lead_span)))) {
      next->lead = std::move(e.lead);
      next->lead_span = e.lead_span;
    } else {
      lose(e.lead_span);
    }
  }
  w.elements = std::move(kept);
}

void Resolver::insert_element(ListWork& w, size_t at, Element e) {
  const auto own_line = [&] {
    Pieces p;
    if (w.own_lines)
      p.line(w.blanks);
    else if (at > 0 || !w.elements.empty())
      p.made(" ");
    return p;
  };
  if (at == 0 && !w.elements.empty()) {
    Element& first = w.elements[0];
    if (plain(first.lead).find('#') == std::string::npos) {
      e.lead = std::move(first.lead);
      first.lead = own_line();
    } else {
      e.lead = own_line();
    }
  } else if (!w.elements.empty()) {
    e.lead = own_line();
    // In front of a comment at the end of the line, unless the new element gets its own.
    if (at == w.elements.size() && !w.own_lines) std::swap(e.behind, w.elements.back().behind);
  }
  w.elements.insert(w.elements.begin() + static_cast<std::ptrdiff_t>(at), std::move(e));
}

// New elements: those for the front, positional ones in front of keywords, the others at the end.
void Resolver::add_elements(NodeId n, ListWork& w) {
  size_t front = 0;
  for (const Edit* e : at(n, K::insert)) {
    NewText made = value(e->results[0], in_list(), spot(n, e->unit));
    Element fresh;
    fresh.keyword = made.form.shape == Form::Shape::argument;
    fresh.body = plain_layout(std::move(made.tokens), e->unit);
    if (!e->last && !fresh.keyword) {
      insert_element(w, front++, std::move(fresh));
      continue;
    }
    size_t place = w.elements.size();
    if (tree_.kind(n) == Kind::argument_list && !fresh.keyword)
      while (place > 0 && w.elements[place - 1].keyword) --place;
    insert_element(w, place, std::move(fresh));
  }
  if (const auto joining = names_.joining.find(n); joining != names_.joining.end())
    for (const std::string& name : joining->second) {
      Element fresh;
      fresh.body.made(name);
      insert_element(w, w.elements.size(), std::move(fresh));
    }
  for (const Edit* e : at(n, K::add_argument)) {
    Element fresh;
    fresh.keyword = true;
    fresh.body.made(e->name, e->unit, Meaning::bound);
    fresh.body.made("=", e->unit);
    fresh.body.append(plain_value(e->results[0], in_list(), spot(n, e->unit)));
    insert_element(w, w.elements.size(), std::move(fresh));
  }
}

// A bare generator argument needs its own parentheses beside another argument.
Pieces Resolver::beside_generator(NodeId n) {
  std::vector<Pieces> parts(1);
  parts[0] = compose(n);
  size_t front = 0;
  for (const Edit* e : at(n, K::insert)) {
    Pieces made = plain_value(e->results[0], in_list(), spot(n, e->unit));
    const auto place = e->last ? parts.end() : parts.begin() + static_cast<std::ptrdiff_t>(front++);
    parts.insert(place, std::move(made));
  }
  for (const Edit* e : at(n, K::add_argument)) {
    Pieces& made = parts.emplace_back();
    made.made(e->name, e->unit, Meaning::bound);
    made.made("=", e->unit);
    made.append(plain_value(e->results[0], in_list(), spot(n, e->unit)));
  }
  if (parts.size() == 1) return std::move(parts[0]);
  Pieces out;
  out.made("(");
  for (size_t k = 0; k < parts.size(); ++k) {
    if (k > 0) out.made(", ");
    out.append(std::move(parts[k]));
  }
  out.made(")");
  return out;
}

Pieces Resolver::list(NodeId n) {
  const Kind k = tree_.kind(n);
  if (k == Kind::generator_expression) return beside_generator(n);
  if (k == Kind::decorated_definition) return decorated(n);
  ListWork w = list_of(n);
  if (w.elements.size() == 1 && k == Kind::tuple && w.trailing_comma) w.trailing_comma = false;
  for (Element& e : w.elements) {
    if (has(e.node, K::drop_argument)) continue;
    for (const Edit* named : at(e.node, K::name_argument)) {
      e.body.made(named->name, named->unit, Meaning::bound);
      e.body.made("=", named->unit);
      e.keyword = true;
      break;
    }
    e.body.append(child(e.node));
  }
  const size_t all = w.elements.size();
  drop_elements(w);
  // `with (a, b):` are two items.
  if (k == Kind::with_clause && w.elements.size() == 1 && all > 1 &&
      tree_.kind(tree_.first_part(w.elements[0].node)) == Kind::tuple)
    w.elements[0].body.parenthesize(kNoUnit);
  add_elements(n, w);
  Pieces out;
  out.source({tree_.span(n).begin, w.inside.begin});
  for (size_t i = 0; i < w.elements.size(); ++i) {
    Element& e = w.elements[i];
    out.append(std::move(e.lead));
    out.append(std::move(e.body));
    out.append(std::move(e.before_comma));
    const bool single = k == Kind::tuple && w.elements.size() == 1;
    if (i + 1 < w.elements.size() || w.trailing_comma || single) out.made(",");
    const bool comment = plain(e.behind).find('#') != std::string::npos;
    out.append(std::move(e.behind));
    if (!comment) continue;
    // Nothing may follow a comment on its line, not even the sign that it goes on.
    const bool last = i + 1 == w.elements.size();
    const std::string next = last ? std::string(text().substr(w.tail.begin, w.tail.size()))
                                  : plain(w.elements[i + 1].lead);
    const size_t end = next.find_first_of("\r\n");
    if (end == std::string::npos || next.find('\\') < end)
      out.line(std::string(tree_.indentation(n)));
  }
  if (!w.elements.empty() ||
      text().substr(w.tail.begin, w.tail.size()).find('#') != std::string_view::npos)
    out.source(w.tail);
  out.source({w.inside.end, tree_.span(n).end});
  return out;
}

}  // namespace hvr
