// Statements, blocks and indentation.
#include <algorithm>
#include <set>

#include "engine/rewrite/resolve.h"
#include "python/tokens.h"

namespace hvr {

using Type = Value::Type;

namespace {

// Of so many texts at one place it is asked whether parentheses alone tell them apart.
constexpr size_t kReadAgain = 16;

// Names of values are known up to the end of their statement.
struct Restored {
  explicit Restored(std::map<NodeId, uint32_t>& held) : now(held), then(held) {}
  ~Restored() { now.swap(then); }
  std::map<NodeId, uint32_t>& now;
  std::map<NodeId, uint32_t> then;
};

// What code says, parentheses and layout aside.
void add_meaning(const Tree& t, NodeId n, std::string& out) {
  n = t.without_parentheses(n);
  uint32_t at = t.span(n).begin;
  const auto up_to = [&](uint32_t end) { out += without_layout(t.text().substr(at, end - at)); };
  out += '[';
  for (const NodeId c : t.children(n)) {
    up_to(t.span(c).begin);
    add_meaning(t, c, out);
    at = t.span(c).end;
  }
  up_to(t.span(n).end);
  out += ']';
}

// Whether two statements differ in nothing but parentheses; `rest` is what they lack to be whole.
bool same_statement(const std::string& a, const std::string& b, const char* rest = "\n") {
  if (a.find('(') == std::string::npos || b.find('(') == std::string::npos) return false;
  std::string said[2];
  for (const auto& [statement, out] : {std::pair{&a, &said[0]}, std::pair{&b, &said[1]}}) {
    const ParsedTree parsed = parse_python(*statement + rest);
    if (parsed.problem) return false;
    add_meaning(parsed.tree, 0, *out);
  }
  return said[0] == said[1];
}

}  // namespace

bool Resolver::has_statement_edits(NodeId n) const {
  return has(n, K::before) || has(n, K::after) || has(n, K::remove) || takes_own_lines(n);
}

// Whether what becomes of a statement cannot share its line.
bool Resolver::takes_own_lines(NodeId n) const {
  return has(n, K::guard) || (has(n, K::replace) && takes_lines(at(n, K::replace)[0]->results));
}

// Whether results that stand for a statement cannot share its line.
bool Resolver::takes_lines(const std::vector<Value>& results) const {
  if (results.size() != 1) return true;
  if (results[0].type != Type::result) return false;
  const ir::Fragment& f = rules_.fragments[results[0].result->fragment];
  return f.compound || std::any_of(f.segments.begin(), f.segments.end(), [](const auto& s) {
           return s.type == ir::Segment::Type::newline;
         });
}

bool Resolver::expands_inline_suite(NodeId b) const {
  if (!lines_.one_line_suite(b)) return false;
  for (NodeId c = tree_.first_child(b); c != kNoNode; c = tree_.next_sibling(c))
    if (has_statement_edits(c)) return true;
  return false;
}

Pieces Resolver::lines(const Edit& e, const std::string& indent) {
  Pieces out;
  const size_t from = e.name == "hoist" ? 1 : 0;  // its first result is the value
  for (size_t i = from; i < e.results.size(); ++i) {
    if (i > from) out.line(indent, e.unit);
    out.append(
        plain_value(e.results[i], anywhere(), {indent, indent, e.unit, e.node, false, true}));
  }
  return out;
}

// What stands before or behind a statement. Of values that get a name, the inner ones come first.
std::vector<const Edit*> Resolver::beside(NodeId n, K kind) const {
  std::vector<const Edit*> all = at(n, kind), naming;
  const auto names = [](const Edit* e) { return e->name == "hoist"; };
  std::copy_if(all.begin(), all.end(), std::back_inserter(naming), names);
  std::stable_sort(naming.begin(), naming.end(), [](const Edit* a, const Edit* b) {
    return a->results[0].node > b->results[0].node;
  });
  size_t next = 0;
  for (const Edit*& e : all)
    if (names(e)) e = naming[next++];
  return all;
}

// A value gets its name once, whoever asks for it; what was to follow the value follows that line.
void Resolver::name_value(const Edit& e, const std::string& indent, Pieces& out) {
  const NodeId value = e.results[0].node;
  if (named_.contains(value)) return;
  Pieces text = core(value).pieces;
  named_.emplace(value, e.unit);
  out.made(fresh(e.unit, "value"), e.unit, Meaning::fresh, "value");
  out.made(" = ", e.unit);
  out.append(std::move(text));
  out.line(indent, e.unit);
}

// The guard's text up to where the guarded statement begins.
Pieces Resolver::guard_header(const Edit& e, const std::string& indent) {
  const NodeId outer = self_;
  Text outer_text = std::move(self_text_);
  self_ = e.node;
  self_text_ = {};
  self_text_.pieces.mark(Piece::Type::self);
  Pieces out = plain_value(e.results[0], anywhere(), {indent, indent, e.unit, e.node, false, true});
  self_ = outer;
  self_text_ = std::move(outer_text);
  out.cut(out.find(Piece::Type::self));
  return out;
}

std::vector<Resolver::Header> Resolver::guard_headers(NodeId n, const std::string& indent) {
  std::vector<Header> out;
  for (const Edit* e : at(n, K::guard)) {
    Header h{guard_header(*e, indent), {}};
    h.plain = without_layout(plain(h.pieces));
    const auto says_it = [&](const Header& o) {
      return o.plain == h.plain || same_statement(plain(o.pieces), plain(h.pieces), "pass\n");
    };
    if (std::none_of(out.begin(), out.end(), says_it)) out.push_back(std::move(h));
  }
  return out;
}

Pieces Resolver::statement(NodeId n, const std::string& indent) {
  Pieces out = node(n).pieces;
  shift(out, lines_.line_indent(n), indent);
  return out;
}

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

// The whole line goes; its comments stay in its place.
void Resolver::remove_statement(BlockWork& w, Span gap) {
  const NodeId n = w.kids[w.i];
  lose(tree_.span(n));
  w.at = lines_.semicolon_end(w.at);
  const std::string_view before = text().substr(gap.begin, gap.size());
  const size_t line = last_line_break(before);
  // A comment behind several statements of a line stays behind those that are left.
  const bool shares = line == std::string_view::npos && !w.out.empty();
  if (const auto comment = comment_behind(w); comment && !shares) {
    homeless_.push_back(lines_.comment_span(*comment));
    w.at = lines_.comment_span(*comment).end;
    ++w.i;
  }
  if (line == std::string_view::npos) {
    // Comments of a block's first statement go above what follows.
    if (!w.out.empty() || w.block != root_) return;
    settle_comments("", w.out);
    // The first line of the file: what parts it from the next statement goes instead.
    const uint32_t end = tree_.span(root_).end;
    const uint32_t next = w.i + 1 < w.kids.size() ? tree_.span(w.kids[w.i + 1]).begin : end;
    const size_t ending = text().find('\n', w.at);
    const bool shared = !has_line_break(text().substr(w.at, next - w.at));
    w.at = shared ? next : std::min(end, static_cast<uint32_t>(ending) + 1);
    return;
  }
  if (!homeless_.empty() && !lines_.one_line_suite(w.block)) {
    w.out.source(gap);
    settle_comments(lines_.indent_of(n), w.out);
    w.out.unline();
    return;
  }
  // Of the last line of a file without a line ending at its end, the one before stays.
  if (w.at >= tree_.span(root_).end)
    return w.out.source({gap.begin, gap.begin + static_cast<uint32_t>(line) + 1});
  const size_t cut = line > 0 && before[line - 1] == '\r' ? line - 1 : line;
  w.out.source({gap.begin, gap.begin + static_cast<uint32_t>(cut)});
}

namespace {

// Comments that mean something to a tool by the line they stand on.
bool bound_to_its_line(std::string_view comment) {
  comment.remove_prefix(std::min(comment.find_first_not_of("# \t"), comment.size()));
  for (const std::string_view word :
       {"type:", "noqa", "pylint:", "pragma:", "fmt:", "isort:", "mypy:", "pyright:", "yapf:",
        "flake8:", "nosec", "-*-", "vim:"})
    if (comment.starts_with(word)) return true;
  return comment.find("coding:") != std::string_view::npos ||
         comment.find("coding=") != std::string_view::npos;
}

}  // namespace

// Comments of text that went come above the statement, each on a line of its own.
void Resolver::settle_comments(const std::string& indent, Pieces& out) {
  std::sort(homeless_.begin(), homeless_.end(), [](Span a, Span b) { return a.begin < b.begin; });
  homeless_.erase(std::unique(homeless_.begin(), homeless_.end()), homeless_.end());
  for (Pieces& comment : written_) {
    out.append(std::move(comment));
    out.line(indent);
  }
  written_.clear();
  for (const Span c : homeless_) {
    if (bound_to_its_line(text().substr(c.begin, c.size()))) {
      lost_.push_back(c);
      continue;
    }
    out.source(c);
    out.line(indent);
  }
  homeless_.clear();
}

// Puts what the edits of one kind add at a statement; what one rule says twice at one place is said
// once.
void Resolver::add_lines(NodeId n, K kind, const std::string& indent, Pieces& out) {
  std::set<std::pair<ir::RuleId, std::string>> said;
  std::vector<std::pair<ir::RuleId, std::string>> some;  // few enough to be read again
  for (const Edit* e : beside(n, kind)) {
    if (e->name == "hoist") name_value(*e, indent, out);
    Pieces text = lines(*e, indent);
    const std::string now = plain(text);
    if (!said.emplace(e->rule, without_layout(now)).second) continue;
    if (std::any_of(some.begin(), some.end(), [&](const auto& other) {
          return other.first == e->rule && same_statement(other.second, now);
        }))
      continue;
    if (some.size() < kReadAgain) some.emplace_back(e->rule, now);
    if (kind == K::after) out.line(indent, e->unit);
    out.append(std::move(text));
    if (kind == K::before) out.line(indent, e->unit);
  }
}

// A guarded statement, and its neighbours with an equal header, which share it.
Pieces Resolver::guarded(BlockWork& w, const std::vector<Header>& guards,
                         const std::string& indent) {
  const std::string inner = indent + source_.indent_unit;
  Pieces all = statement(w.kids[w.i], indent);
  for (const Header& g : guards) {
    shift(all, indent, inner);
    Pieces whole = g.pieces;
    whole.append(std::move(all));
    all = std::move(whole);
  }
  Pieces out = std::move(all);
  while (guards.size() == 1 && w.i + 1 < w.kids.size() && !has(w.kids[w.i], K::after)) {
    const NodeId next = w.kids[w.i + 1];
    const auto more = guard_headers(next, indent);
    const auto between = text().substr(w.at, tree_.span(next).begin - w.at);
    if (more.size() != 1 || has(next, K::before) || !has_line_break(between) ||
        between.find_first_not_of(" \t\r\n") != std::string_view::npos ||
        source_.parted(w.at - tree_.span(root_).begin,
                       tree_.span(next).begin - tree_.span(root_).begin) ||
        more[0].plain != guards[0].plain)
      break;
    Pieces neighbour;
    neighbour.source({w.at, tree_.span(next).begin});
    neighbour.append(statement(next, indent));
    shift(neighbour, indent, inner);
    out.append(std::move(neighbour));
    w.at = tree_.span(next).end;
    ++w.i;
  }
  return out;
}

// Whether the statement at hand gets a line of its own that it did not have: for what comes in
// front of it, behind the one before it, or instead of either. What comes behind it needs none.
bool Resolver::starts_line(const BlockWork& w, Span gap) const {
  const NodeId c = w.kids[w.i];
  if (tree_.kind(c) == Kind::comment) return false;
  if (w.open) return true;
  if (w.i == 0 || has_line_break(text().substr(gap.begin, gap.size()))) return false;
  if (gap.size() == 0 || (w.out.empty() && w.block != root_)) return false;
  const NodeId previous = w.kids[w.i - 1];
  return has(c, K::before) || takes_own_lines(c) || has(previous, K::after) ||
         has(previous, K::remove) || takes_own_lines(previous);
}

// One statement (or comment) of a block with all that stands before and behind it.
void Resolver::block_item(BlockWork& w, bool& header_open, NodeId anchor) {
  const NodeId c = w.kids[w.i];
  const Restored names_of_values(named_);
  const bool inline_suite = !w.open && lines_.one_line_suite(w.block);
  const std::string indent =
      inline_suite ? std::string(lines_.line_indent(c)) : lines_.indent_of(c);
  const Span gap{w.at, tree_.span(c).begin};
  w.at = tree_.span(c).end;
  if (has(c, K::remove)) return remove_statement(w, gap);
  const bool comment = tree_.kind(c) == Kind::comment;
  if (starts_line(w, gap))
    w.out.line(indent);
  else if (!(w.out.empty() && w.block != root_ && w.i > 0))
    w.out.source(gap);
  if (header_open && !comment) {
    w.out.mark(Piece::Type::header);
    header_open = false;
  }
  if (!comment) w.emptied = false;
  Pieces before, made;
  add_lines(c, K::before, indent, before);
  const auto guards = guard_headers(c, indent);
  if (guards.empty() && comment)
    made.source(tree_.span(c));
  else if (guards.empty())
    made = statement(c, indent);
  else
    made = guarded(w, guards, indent);
  if (!inline_suite) settle_comments(indent, w.out);
  w.out.append(std::move(before));
  w.out.append(std::move(made));
  const NodeId done = w.kids[w.i];
  if (!has(done, K::after) && done != anchor) return;
  w.out.source({w.at, lines_.semicolon_end(w.at)});
  w.at = lines_.semicolon_end(w.at);
  if (const auto behind = comment_behind(w)) {
    w.out.source({w.at, lines_.comment_span(*behind).end});
    w.at = lines_.comment_span(*behind).end;
    ++w.i;
  }
  if (has(done, K::after) && w.i + 1 < w.kids.size())
    for (size_t n = lines_.blank_lines_behind(done, w.kids[w.i + 1]); n > 0; --n) w.out.line("");
  add_lines(done, K::after, indent, w.out);
  if (done == anchor) w.out.mark(Piece::Type::header);
}

Pieces Resolver::block(NodeId n) {
  const NodeId anchor = n == root_ ? names_.header_anchor : kNoNode;
  BlockWork w;
  w.block = n;
  bool relaid = n == root_ || touched(n), open = false;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    w.kids.push_back(c);
    open = open || has_statement_edits(c);
  }
  if (!relaid) return compose(n);
  w.open = open && lines_.one_line_suite(n);
  w.at = tree_.span(n).begin;
  bool header_open = n == root_ && anchor == kNoNode;
  for (; w.i < w.kids.size(); ++w.i) block_item(w, header_open, anchor);
  if (w.emptied && n != root_) {
    const std::string indent = w.kids.empty() ? std::string() : lines_.indent_of(w.kids[0]);
    if (!w.kids.empty() && (w.open || !w.out.empty())) w.out.line(indent);
    if (w.open || !lines_.one_line_suite(n)) settle_comments(indent, w.out);
    w.out.made("pass");
  }
  w.out.source({std::min(w.at, tree_.span(n).end), tree_.span(n).end});
  return std::move(w.out);
}

// A run of neighbours of a block with what stands before, behind and around each; `end` is where
// their text ends.
Pieces Resolver::statements(const std::vector<NodeId>& run, uint32_t& end) {
  BlockWork w;
  w.block = tree_.parent(run.front());
  for (NodeId c = run.front(); c != kNoNode; c = tree_.next_sibling(c)) {
    w.kids.push_back(c);
    if (c == run.back()) break;
  }
  w.at = tree_.span(run.front()).begin;
  bool header_open = false;
  for (; w.i < w.kids.size(); ++w.i) block_item(w, header_open, kNoNode);
  if (w.emptied) w.out.made("pass");
  end = w.at;
  return std::move(w.out);
}

}  // namespace hvr
