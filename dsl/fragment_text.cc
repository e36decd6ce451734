// Dedenting, holes and splices of a fragment; and its segments, the form in which results are
// emitted.
#include "dsl/fragment_text.h"

#include <algorithm>
#include <cctype>

#include "python/precedence.h"
#include "python/tokens.h"

namespace hvr::dsl {
namespace {

bool name_start(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool name_part(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

struct Line {
  std::string text;
  std::vector<uint32_t> origin;
};

// Splits the inside of the backticks into lines, undoubling backticks.
std::vector<Line> lines_of(std::string_view inside, uint32_t base) {
  std::vector<Line> lines(1);
  for (size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '\n') {
      lines.emplace_back();
      continue;
    }
    lines.back().text += inside[i];
    lines.back().origin.push_back(base + static_cast<uint32_t>(i));
    if (inside[i] == '`' && i + 1 < inside.size() && inside[i + 1] == '`') ++i;
  }
  return lines;
}

bool is_blank(const std::string& s) { return s.find_first_not_of(" \t\r") == std::string::npos; }

void cut(Line& l, size_t n) {
  n = std::min(n, l.text.size());
  l.text.erase(0, n);
  l.origin.erase(l.origin.begin(), l.origin.begin() + static_cast<long>(n));
}

}  // namespace

std::optional<FragmentText> prepare_fragment(const ast::Fragment& node, FragmentUse use,
                                             const FragmentScope& scope) {
  FragmentText f;
  f.source = std::string(node.text.substr(1, node.text.size() - 2));
  auto lines = lines_of(f.source, node.body.begin + 1);
  // The common indentation of all lines but one that begins right behind the backtick.
  size_t common = std::string::npos;
  for (size_t i = is_blank(lines[0].text) ? 0 : 1; i < lines.size(); ++i)
    if (!is_blank(lines[i].text)) common = std::min(common, lines[i].text.find_first_not_of(" \t"));
  const bool opened = is_blank(lines[0].text);
  if (!opened && common != std::string::npos && lines.size() > 1) {
    const std::string first = lines[0].text;
    // Lines that stand under the first one, or deeper, are measured from it.
    const size_t under = node.column + 1;
    if (common >= under) common = under;
    const bool opens = common != under && first.find_last_not_of(" \t\r") != std::string::npos &&
                       first[first.find_last_not_of(" \t\r")] == ':';
    if (opens) common = common >= 4 ? common - 4 : 0;
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 && !opened)
      cut(lines[0], lines[0].text.find_first_not_of(" \t"));
    else if (common != std::string::npos)
      cut(lines[i], is_blank(lines[i].text) ? lines[i].text.size() : common);
  }
  while (!lines.empty() && is_blank(lines.back().text)) lines.pop_back();
  while (!lines.empty() && is_blank(lines.front().text)) lines.erase(lines.begin());
  for (auto& l : lines) {
    while (!l.text.empty() && std::isspace(static_cast<unsigned char>(l.text.back())))
      l.text.pop_back();
    if (&l != &lines.front()) {
      f.text += '\n';
      f.origin.push_back(l.origin.empty() ? node.body.begin : l.origin[0]);
    }
    f.text += l.text;
    f.origin.insert(f.origin.end(), l.origin.begin(),
                    l.origin.begin() + static_cast<long>(std::min(l.text.size(), l.origin.size())));
    f.origin.resize(f.text.size(), node.body.begin);
  }
  char quote = 0;
  for (size_t i = 0; i < f.text.size(); ++i) {
    const char c = f.text[i];
    if (quote) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '#') {
      while (i < f.text.size() && f.text[i] != '\n') ++i;
      continue;
    }
    if (c != '$') continue;
    const auto here = static_cast<uint32_t>(i);
    if (i + 1 < f.text.size() && f.text[i + 1] == '{') {
      const size_t close = f.text.find('}', i);
      if (close == std::string::npos || use == FragmentUse::pattern) {
        scope.report("R006", f.place({here, here + 1}), "a splice `${...}` cannot stand here",
                     "splices belong into results");
        return std::nullopt;
      }
      HoleText h;
      h.splice = true;
      h.in_string = quote != 0;
      h.span = {here, static_cast<uint32_t>(close + 1)};
      h.term = scope.splice(std::string_view(f.text).substr(i + 2, close - i - 2), f.origin[i + 2]);
      std::fill(f.text.begin() + here, f.text.begin() + static_cast<long>(close) + 1, '_');
      f.holes.push_back(h);
      i = close;
      continue;
    }
    if (quote) continue;
    HoleText h;
    size_t k = i + 1;
    if (f.text.compare(k, 3, "...") == 0) {
      h.sequence = true;
      k += 3;
    }
    if (k >= f.text.size() || !name_start(f.text[k])) {
      scope.report("R006", f.place({here, here + 1}), "a hole is written `$name` or `$...name`",
                   "");
      return std::nullopt;
    }
    while (k < f.text.size() && name_part(f.text[k])) h.name += f.text[k++];
    while (k < f.text.size() && f.text[k] == '\'') h.name += f.text[k++];
    h.span = {here, static_cast<uint32_t>(k)};
    std::fill(f.text.begin() + here, f.text.begin() + static_cast<long>(k), '_');
    f.holes.push_back(h);
    i = k - 1;
  }
  return f;
}

namespace {

using ir::Segment;

// Places where the laid-out result starts a new line: each statement of a block, and each clause of
// a compound one.
struct Break {
  uint32_t at;
  int level;
};

struct SegmentBuilder {
  const FragmentText& f;
  const Tree& t;
  NodeId root;
  FragmentUse use;
  const std::set<std::string>& bound;
  const FragmentScope& scope;
  ir::Fragment& out;
  std::vector<Break> breaks;
  int deep = 0;  // the level of the line at hand

  bool begins_line(uint32_t at) const {
    const size_t before = t.text().substr(0, at).find_last_not_of(" \t");
    return before == std::string_view::npos || t.text()[before] == '\n';
  }

  void find_breaks() {
    for (NodeId n = root; n < t[root].last; ++n) {
      const NodeId p = t.parent(n);
      int level = 0;
      for (NodeId a = n; a != root && a != kNoNode; a = t.parent(a))
        level += t.kind(a) == Kind::block && a != n ? 1 : 0;
      const bool statement =
          n != root && (t.kind(p) == Kind::block || (t.kind(p) == Kind::module && p == root));
      const Kind k = t.kind(n);
      const bool clause = n != root && (k == Kind::else_clause || k == Kind::elif_clause ||
                                        k == Kind::except_clause || k == Kind::finally_clause);
      const bool decorated =
          n != root && t.kind(p) == Kind::decorated_definition && n != t.first_child(p);
      if (k == Kind::comment && !begins_line(t.span(n).begin)) continue;
      if (statement || clause || decorated)
        if (!(p == root && t.kind(root) == Kind::module && n == t.first_child(root)))
          breaks.push_back({t.span(n).begin, level});
    }
  }

  // A name that the fragment binds must not capture one of the file's, unless nothing of the file
  // is inside.
  bool needs_fresh(NodeId n) const {
    if (use == FragmentUse::helper) return false;
    const NodeId holder =
        t.up(n, Kind::list_comprehension, Kind::generator_expression, Kind::set_comprehension,
             Kind::dictionary_comprehension, Kind::lambda_, Kind::function_definition);
    if (holder == kNoNode || holder < root) return true;
    if (t.kind(holder) == Kind::function_definition && t.child(holder, Field::name) == n)
      return true;
    const NodeId body = t.child(holder, Field::body);
    for (const auto& h : f.holes)
      if (body != kNoNode && t.span(body).contains(h.span)) return true;
    return false;
  }

  // The name that a helper is called by: it is given out when the helper is written.
  std::string own_name() const {
    if (use != FragmentUse::helper) return {};
    NodeId n = root;
    if (t.kind(n) == Kind::decorated_definition) n = t.child(n, Field::definition);
    if (t.kind(n) == Kind::expression_statement) n = t.first_child(n);
    NodeId name = kNoNode;
    if (t.kind(n) == Kind::function_definition || t.kind(n) == Kind::class_definition)
      name = t.child(n, Field::name);
    else if (t.kind(n) == Kind::assignment)
      name = t.child(n, Field::left);
    if (name == kNoNode || t.kind(name) != Kind::identifier) return {};
    const std::string text(t.text(name));
    return scope.helpers->contains(text) ? text : std::string();
  }

  bool defines(NodeId n) const {
    const Kind k = t.parent(n) == kNoNode ? Kind::other : t.kind(t.parent(n));
    return (k == Kind::function_definition || k == Kind::class_definition) &&
           t[n].field == Field::name;
  }

  // What a node of the fragment becomes in the result, where that is not its own text.
  std::optional<std::pair<Span, Segment>> special(NodeId n, const std::string& own) {
    Segment s;
    if (const HoleText* h = f.hole_at(t, n)) return hole(*h, n);
    const std::string name(t.text(n));
    if (t.kind(n) != Kind::identifier || holds_hole(t.span(n))) return std::nullopt;
    if (!load_name(t, n) && (t.kind(n) != Kind::identifier || own != name || !defines(n)))
      return std::nullopt;
    s.text = name;
    if (!own.empty() && name == own) {
      s.type = Segment::Type::name;
      s.text = "helper " + name;
    } else if (bound.contains(name)) {
      s.type = needs_fresh(n) ? Segment::Type::fresh : Segment::Type::bound;
      if (s.type == Segment::Type::fresh) scope.emitted->insert(name);
    } else if (scope.emitted->contains(name)) {
      s.type = Segment::Type::fresh;
    } else if (scope.import_aliases->contains(name) || scope.helpers->contains(name)) {
      s.type = Segment::Type::name;
      s.text = (scope.import_aliases->contains(name) ? "import " : "helper ") + name;
    } else if (scope.library->is_root(name)) {
      const NodeId top = plain_chain(n);
      s.type = Segment::Type::name;
      s.text = "library " + std::string(t.text(top));
      return std::pair{t.span(top), s};
    } else if (builtin_name(name)) {
      s.type = Segment::Type::builtin;
    } else {
      if (name != "self")
        scope.report("R015", f.place(t.span(n)),
                     "`" + name + "` in a result is no import, library, builtin or hole",
                     "declare `import … as " + name + "`, or use a hole");
      return std::nullopt;
    }
    return std::pair{t.span(n), s};
  }

  std::pair<Span, Segment> hole(const HoleText& h, NodeId n) {
    NodeId top = n;
    while (top != root && t.span(t.parent(top)) == t.span(n) &&
           t.kind(t.parent(top)) != Kind::block)
      top = t.parent(top);
    Segment s = segment_of(h);
    s.place = n == root ? anywhere() : place_of(t, n);
    return {h.sequence ? t.span(n) : h.span, s};
  }

  Segment segment_of(const HoleText& h) {
    Segment s;
    s.type = h.splice     ? Segment::Type::splice
             : h.sequence ? Segment::Type::sequence
                          : Segment::Type::hole;
    s.text = h.name;
    s.term = h.term;
    s.place = anywhere();
    if (!h.splice && h.name == "_")
      scope.report("R012", f.place(h.span), "`$_` matches anything and holds nothing",
                   "name the hole");
    else if (!h.splice)
      s.var = scope.hole(h.name, h.sequence, f.place(h.span), false);
    return s;
  }

  bool holds_hole(Span s) const {
    return std::any_of(f.holes.begin(), f.holes.end(),
                       [&](const HoleText& h) { return s.contains(h.span); });
  }

  // The attribute chain above n as far as no hole stands in it.
  NodeId plain_chain(NodeId n) const {
    const NodeId whole = attribute_chain(t, n);
    NodeId top = n;
    while (top != whole && !holds_hole(t.span(t.child(t.parent(top), Field::attribute))))
      top = t.parent(top);
    return top;
  }

  // Tokens that are not special in themselves, some with holes inside: `new_${$name}`, `"a ${$x}"`.
  void plain(Span s, const std::string& space) {
    Segment part;
    part.space = space;
    uint32_t at = s.begin;
    const auto text_to = [&](uint32_t end) {
      if (end <= at) return;
      part.type = Segment::Type::text;
      part.text = std::string(t.text().substr(at, end - at));
      out.segments.push_back(part);
      part = {};
      part.glued = true;
    };
    for (const HoleText& h : f.holes) {
      if (!s.contains(h.span)) continue;
      text_to(h.span.begin);
      Segment inner = segment_of(h);
      inner.space = part.space;
      inner.glued = part.glued;
      if (h.sequence)
        scope.report("R013", f.place(h.span), "`$..." + h.name + "` holds many",
                     "it can stand in a list of arguments, elements or statements");
      out.segments.push_back(inner);
      part = {};
      part.glued = true;
      at = h.span.end;
    }
    text_to(s.end);
  }

  // A line of its own for the token at `at`, where the fragment has one.
  bool line_break(uint32_t at, size_t& next, bool broken, int depth) {
    Segment s;
    s.type = Segment::Type::newline;
    if (next < breaks.size() && breaks[next].at <= at) {
      while (next < breaks.size() && breaks[next].at <= at) s.indent = breaks[next++].level;
      deep = s.indent;
    } else if (broken && depth > 0) {
      s.indent = deep + 1;
    } else if (broken && !out.segments.empty() &&
               (out.segments.back().type == Segment::Type::comment || t.text()[at] == '#')) {
      s.indent = deep;
    } else {
      return false;
    }
    if (!out.segments.empty()) out.segments.push_back(s);
    return true;
  }

  void run() {
    find_breaks();
    std::stable_sort(breaks.begin(), breaks.end(),
                     [](const Break& a, const Break& b) { return a.at < b.at; });
    const std::string own = own_name();
    std::vector<std::pair<Span, Segment>> pieces;
    for (NodeId n = root; n < t[root].last; ++n) {
      auto s = special(n, own);
      if (!s) continue;
      if (s->second.type == Segment::Type::hole || s->second.type == Segment::Type::sequence ||
          s->second.type == Segment::Type::splice)
        n = t[n].last - 1;
      pieces.push_back(std::move(*s));
    }
    emit(pieces);
    out.one_hole = out.segments.size() == 1 && (out.segments[0].type == Segment::Type::hole ||
                                                out.segments[0].type == Segment::Type::splice);
  }

  void emit(const std::vector<std::pair<Span, Segment>>& pieces) {
    // The comments around the text belong to it.
    const Span whole =
        f.shifted == 0 ? Span{0, static_cast<uint32_t>(f.text.size())} : t.span(root);
    const auto inside = t.text().substr(whole.begin, whole.size());
    size_t next_piece = 0, next_break = 0;
    uint32_t done = whole.begin;
    int depth = 0;
    bool broken = false;
    for (const Token& token : tokens_of(inside)) {
      const Span s{token.span.begin + whole.begin, token.span.end + whole.begin};
      if (s.begin < done) continue;
      if (token.type == Token::Type::newline || token.type == Token::Type::continuation) {
        broken = true;
        done = s.end;
        continue;
      }
      const char c = t.text()[s.begin];
      const bool own_line = line_break(s.begin, next_break, broken, depth);
      if (c == ';' && token.type == Token::Type::operator_) {
        done = s.end;
        continue;
      }
      std::string space = own_line || broken || out.segments.empty()
                              ? std::string(broken && !own_line ? " " : "")
                              : std::string(t.text().substr(done, s.begin - done));
      broken = false;
      if (token.type == Token::Type::operator_)
        depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
      while (next_piece < pieces.size() && pieces[next_piece].first.begin < s.begin) ++next_piece;
      if (next_piece < pieces.size() && pieces[next_piece].first.begin == s.begin) {
        Segment segment = pieces[next_piece].second;
        segment.space = space;
        done = pieces[next_piece].first.end;
        out.segments.push_back(std::move(segment));
      } else if (token.type == Token::Type::comment) {
        Segment segment;
        segment.type = Segment::Type::comment;
        segment.text = std::string(t.text().substr(s.begin, s.size()));
        segment.space = space;
        out.segments.push_back(std::move(segment));
        done = s.end;
      } else {
        plain(s, space);
        done = s.end;
      }
    }
  }
};

}  // namespace

void build_segments(const FragmentText& f, const Tree& t, NodeId root, FragmentUse use,
                    const std::set<std::string>& bound, const FragmentScope& scope,
                    ir::Fragment& out) {
  SegmentBuilder{f, t, root, use, bound, scope, out, {}}.run();
}

}  // namespace hvr::dsl
