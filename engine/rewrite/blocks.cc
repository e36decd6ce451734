// Statements, blocks, indentation and the header behind the imports.
#include <algorithm>
#include <set>

#include "engine/rewrite/resolve.h"

namespace hvr {

using Type = Value::Type;

bool Resolver::one_line_suite(NodeId b) const {
  if (tree_.kind(b) != Kind::block) return false;
  uint32_t i = tree_.span(b).begin;
  while (i > 0 && (tree_.text()[i - 1] == ' ' || tree_.text()[i - 1] == '\t')) --i;
  return i > 0 && tree_.text()[i - 1] == ':';
}

std::string Resolver::indent_of(NodeId s) const {
  const NodeId b = tree_.parent(s);
  if (b != kNoNode && one_line_suite(b))
    return std::string(tree_.indentation(b)) + source_.indent_unit;
  return std::string(tree_.indentation(s));
}

bool Resolver::has_statement_edits(NodeId n) const {
  return has(n, K::before) || has(n, K::after) || has(n, K::guard) || has(n, K::remove) ||
         (has(n, K::replace) && at(n, K::replace)[0]->results.size() > 1);
}

bool Resolver::expands_inline_suite(NodeId b) const {
  if (!one_line_suite(b)) return false;
  for (NodeId c = tree_.first_child(b); c != kNoNode; c = tree_.next_sibling(c))
    if (has_statement_edits(c)) return true;
  return false;
}

Pieces Resolver::lines(const Edit& e, const std::string& indent) {
  Pieces out;
  size_t from = 0;
  if (e.name == "hoist") {
    // The value gets its name first; what was to follow the value follows this statement.
    out.made(fresh(e.unit, "value"), e.unit, Meaning::fresh, "value");
    out.made(" = ", e.unit);
    out.append(core(e.results[0].node));
    from = 1;
  }
  for (size_t i = from; i < e.results.size(); ++i) {
    if (i > 0) out.line(indent, e.unit);
    out.append(value(e.results[i], 0, indent, e.unit, e.node));
  }
  return out;
}

Pieces Resolver::guard_header(const Edit& e, const std::string& indent) {
  const NodeId outer = self_;
  Pieces outer_text = std::move(self_text_);
  self_ = e.node;
  self_text_ = {};
  self_text_.mark(Piece::Type::self);
  Pieces out = value(e.results[0], 0, indent, e.unit, e.node);
  self_ = outer;
  self_text_ = std::move(outer_text);
  out.cut(out.find(Piece::Type::self));
  return out;
}

std::vector<Resolver::Header> Resolver::guard_headers(NodeId n, const std::string& indent) {
  std::vector<Header> out;
  for (const Edit* e : at(n, K::guard)) {
    Header h{guard_header(*e, indent), {}};
    h.plain = plain(h.pieces);
    if (std::none_of(out.begin(), out.end(), [&](const Header& o) { return o.plain == h.plain; }))
      out.push_back(std::move(h));
  }
  return out;
}

Pieces Resolver::statement(NodeId n, const std::string& indent) {
  Pieces out = node(n);
  shift(out, tree_.indentation(n), indent);
  return out;
}

namespace {
bool has_line_break(std::string_view text) { return text.find('\n') != std::string_view::npos; }
}  // namespace

// One block in the making: its statements in order, with the gaps between them.
struct Resolver::BlockWork {
  NodeId block;
  std::vector<NodeId> kids;
  size_t i = 0;       // the statement at hand
  uint32_t at = 0;    // what stands in front of this byte is done
  bool open = false;  // a one-line suite that gets lines of its own
  bool emptied = true;
  Pieces out;
};

// A comment at the end of the line belongs to the statement.
std::optional<NodeId> Resolver::comment_behind(const BlockWork& w) const {
  if (w.i + 1 >= w.kids.size() || tree_.kind(w.kids[w.i + 1]) != Kind::comment) return std::nullopt;
  const NodeId c = w.kids[w.i + 1];
  if (has_line_break(text().substr(w.at, tree_.span(c).begin - w.at))) return std::nullopt;
  return c;
}

// The whole line goes, with a comment behind the statement.
void Resolver::remove_statement(BlockWork& w, Span gap) {
  if (const auto comment = comment_behind(w)) {
    w.at = tree_.span(*comment).end;
    ++w.i;
  }
  const std::string_view before = text().substr(gap.begin, gap.size());
  const size_t line = before.rfind('\n');
  if (line == std::string_view::npos) {
    if (!w.out.empty() || w.block != root_) return;
    // The first line of the file: its line ending goes instead.
    while (w.at < text().size() && text()[w.at] != '\n') ++w.at;
    if (w.at < text().size()) ++w.at;
    return;
  }
  const size_t cut = line > 0 && before[line - 1] == '\r' ? line - 1 : line;
  w.out.source({gap.begin, gap.begin + static_cast<uint32_t>(cut)});
}

// Puts what the edits of one kind add at a statement; what one rule says twice at one place is said
// once.
void Resolver::add_lines(NodeId n, K kind, const std::string& indent, Pieces& out) {
  std::set<std::pair<uint32_t, std::string>> said;
  for (const Edit* e : at(n, kind)) {
    Pieces text = lines(*e, indent);
    if (!said.emplace(e->rule, plain(text)).second) continue;
    if (kind == K::after) out.line(indent, e->unit);
    out.append(std::move(text));
    if (kind == K::before) out.line(indent, e->unit);
  }
}

// A guarded statement, and its neighbours with an equal header, which share it.
void Resolver::guarded(BlockWork& w, const std::vector<Header>& guards, const std::string& indent) {
  const std::string inner = indent + source_.indent_unit;
  Pieces all = statement(w.kids[w.i], indent);
  for (const Header& g : guards) {
    shift(all, indent, inner);
    Pieces whole = g.pieces;
    whole.append(std::move(all));
    all = std::move(whole);
  }
  w.out.append(std::move(all));
  while (guards.size() == 1 && w.i + 1 < w.kids.size() && !has(w.kids[w.i], K::after)) {
    const NodeId next = w.kids[w.i + 1];
    const auto more = guard_headers(next, indent);
    const auto between = text().substr(w.at, tree_.span(next).begin - w.at);
    if (more.size() != 1 || has(next, K::before) || !has_line_break(between) ||
        between.find_first_not_of(" \t\r\n") != std::string_view::npos ||
        source_.parted(w.at - tree_.span(root_).begin,
                       tree_.span(next).begin - tree_.span(root_).begin) ||
        more[0].plain != guards[0].plain)
      return;
    Pieces neighbour;
    neighbour.source({w.at, tree_.span(next).begin});
    neighbour.append(statement(next, indent));
    shift(neighbour, indent, inner);
    w.out.append(std::move(neighbour));
    w.at = tree_.span(next).end;
    ++w.i;
  }
}

// One statement (or comment) of a block with all that stands before and behind it.
void Resolver::block_item(BlockWork& w, bool& header_open, NodeId anchor) {
  const NodeId c = w.kids[w.i];
  const std::string indent = indent_of(c);
  const Span gap{w.at, tree_.span(c).begin};
  w.at = tree_.span(c).end;
  if (has(c, K::remove)) return remove_statement(w, gap);
  const bool comment = tree_.kind(c) == Kind::comment;
  const bool inline_gap = !has_line_break(text().substr(gap.begin, gap.size())) && w.i > 0;
  const bool near_edit =
      has_statement_edits(c) || (w.i > 0 && has_statement_edits(w.kids[w.i - 1]));
  if (!comment && (w.open || (inline_gap && near_edit)))
    w.out.line(indent);
  else
    w.out.source(gap);
  if (header_open && !comment) {
    w.out.mark(Piece::Type::header);
    header_open = false;
  }
  if (!comment) w.emptied = false;
  const auto guards = guard_headers(c, indent);
  add_lines(c, K::before, indent, w.out);
  if (guards.empty() && comment)
    w.out.source(tree_.span(c));
  else if (guards.empty())
    w.out.append(statement(c, indent));
  else
    guarded(w, guards, indent);
  const NodeId done = w.kids[w.i];
  if (!has(done, K::after) && done != anchor) return;
  if (const auto behind = comment_behind(w)) {
    w.out.source({w.at, tree_.span(*behind).end});
    w.at = tree_.span(*behind).end;
    ++w.i;
  }
  add_lines(done, K::after, indent, w.out);
  if (done == anchor) w.out.mark(Piece::Type::header);
}

Pieces Resolver::block(NodeId n) {
  const NodeId anchor = n == root_ ? names_.header_anchor : kNoNode;
  BlockWork w;
  w.block = n;
  bool relaid = n == root_;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    w.kids.push_back(c);
    relaid = relaid || has_statement_edits(c);
  }
  if (!relaid) return compose(n);
  w.open = one_line_suite(n);
  w.at = tree_.span(n).begin;
  bool header_open = n == root_ && anchor == kNoNode;
  for (; w.i < w.kids.size(); ++w.i) block_item(w, header_open, anchor);
  if (w.emptied && n != root_) {
    if (!w.kids.empty() && (w.open || !w.out.empty())) w.out.line(indent_of(w.kids[0]));
    w.out.made("pass");
  }
  w.out.source({std::min(w.at, tree_.span(n).end), tree_.span(n).end});
  return std::move(w.out);
}

Pieces Resolver::helpers() {
  Pieces out;
  in_helper_ = true;
  for (size_t i = 0; i < names_.needed_helpers().size(); ++i) {
    const std::string wanted = names_.needed_helpers()[i];
    for (const auto& h : rules_.helpers) {
      if (h.name != wanted) continue;
      for (int k = 0; k < 3; ++k) out.line("");
      out.append(instantiate({h.fragment, {}}, "", kNoUnit, kNoNode));
    }
  }
  in_helper_ = false;
  return out;
}

// The imports and helpers, each line with its line ending in front.
Pieces Resolver::header() {
  Pieces body;
  in_helper_ = true;
  for (const auto& [unit, v] : set_.header) {
    if (set_.units[unit].dropped || tree_.module_of(set_.units[unit].at) != root_) continue;
    body.line("", unit);
    body.append(value(v, 0, "", unit, root_));
  }
  in_helper_ = false;
  Pieces below = helpers();
  Pieces out;
  for (const auto& i : names_.needed_imports()) {
    out.line("");
    out.made(i.module == i.alias ? "import " + i.module : "import " + i.module + " as " + i.alias);
  }
  if (!body.empty()) {
    out.line("");
    out.append(std::move(body));
  }
  for (const auto& module : names_.needed_modules()) {
    out.line("");
    out.made("import " + module);
  }
  out.append(std::move(below));
  return out;
}

bool Resolver::has_header() const {
  return std::any_of(set_.header.begin(), set_.header.end(), [&](const auto& h) {
    return tree_.module_of(set_.units[h.first].at) == root_;
  });
}

// Puts the header at its mark, with the blank lines around it.
void Resolver::place_header(Pieces& all) {
  Pieces head = header();
  const size_t mark = all.find(Piece::Type::header);
  if (mark == Pieces::npos || head.empty()) return;
  Pieces after = all.cut(mark + 1);
  const std::string rest = plain(after);
  if (names_.header_anchor == kNoNode) {
    // No import to stand behind: the header opens the code.
    head.items().erase(head.items().begin());
    all.append(std::move(head));
    all.line("");
    if (!rest.starts_with('\n') && !rest.starts_with("\r\n")) all.line("");
    all.append(std::move(after));
    return;
  }
  // A blank line behind statements, two behind functions, as the file would have them.
  const size_t blank = names_.needed_helpers().empty() ? 1 : 2;
  const size_t ends = rest.find_first_not_of("\r\n");
  const auto have = static_cast<size_t>(std::count(
      rest.begin(), ends == std::string::npos ? rest.end() : rest.begin() + static_cast<long>(ends),
      '\n'));
  const bool more_than_imports = plain(head).find("\n\n") != std::string::npos;
  all.append(std::move(head));
  if (ends != std::string::npos && more_than_imports)
    for (size_t k = have; k < blank + 1; ++k) all.line("");
  all.append(std::move(after));
}

Pieces Resolver::module() {
  Pieces out;
  if (touched(root_) || has_header())
    out = block(root_);
  else
    out.source(tree_.span(root_));
  place_header(out);
  return out;
}

}  // namespace hvr
