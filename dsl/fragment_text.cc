// Segments of a fragment, the form in which results are emitted.
#include "dsl/fragment_text.h"

#include <algorithm>

#include "base/spelling.h"
#include "dsl/slips.h"
#include "python/builtins.h"
#include "python/precedence.h"
#include "python/tokens.h"

namespace hvr::dsl {
namespace {

using ir::Segment;

constexpr size_t kLevel = 4;  // blanks of a level of indentation in rule files

// Places where the laid-out result starts a new line: each statement of a block, and each clause of
// a compound one.
struct Break {
  uint32_t at;
  int level;
};

// What a part of the fragment's text becomes, where that is not its own text.
using Special = std::pair<Span, Segment>;

struct SegmentBuilder {
  const FragmentText& f;
  const Tree& t;
  NodeId root;
  FragmentUse use;
  const std::set<std::string>& bound;
  const FragmentScope& scope;
  ir::Fragment& out;
  std::vector<Break> breaks;
  std::vector<OpenSlot> slots;
  size_t next_slot = 0;
  int deep = 0;       // the level of the line at hand,
  uint32_t line = 0;  // and where it begins

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
  std::optional<Special> special(NodeId n, const std::string& own) {
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
      if (const std::string near = slip_of(*scope.library, t.text(top)); !near.empty())
        scope.report("R023", f.place(t.span(top)),
                     "nothing declares `" + std::string(t.text(top)) + "`",
                     near + " (if not, declare it)");
      return std::pair{t.span(top), s};
    } else if (is_builtin_name(name)) {
      s.type = Segment::Type::builtin;
    } else {
      if (name != "self")
        scope.report("R015", f.place(t.span(n)),
                     "`" + name + "` in a result is no import, library, builtin or hole",
                     meant_by(name));
      return std::nullopt;
    }
    return std::pair{t.span(n), s};
  }

  // What a plain name of a result may have been meant to be.
  std::string meant_by(const std::string& name) const {
    std::vector<std::string> known(scope.import_aliases->begin(), scope.import_aliases->end());
    known.insert(known.end(), scope.helpers->begin(), scope.helpers->end());
    known.insert(known.end(), scope.library->roots.begin(), scope.library->roots.end());
    for (const std::string_view builtin : builtin_names()) known.emplace_back(builtin);
    const std::string near = did_you_mean(name, known);
    return near.empty() ? "declare `import … as " + name + "`, or use a hole" : near;
  }

  Special hole(const HoleText& h, NodeId n) {
    NodeId top = n;
    while (top != root && t.span(t.parent(top)) == t.span(n) &&
           t.kind(t.parent(top)) != Kind::block)
      top = t.parent(top);
    Segment s = segment_of(h);
    s.place = n == root ? anywhere() : place_of(t, n);
    s.folds = h.sequence && n != root && folds_at(t, n);
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
    s.literals = h.literals;
    s.in_text = h.in_string;
    if (!h.splice && h.name == "_")
      scope.report("R012", f.place(h.span), "`$_` matches anything and holds nothing",
                   "name the hole");
    else if (!h.splice)
      s.var = scope.hole(h.name, h.sequence, f.place(h.span), false);
    return s;
  }

  bool holds_hole(Span s) const {
    const auto at =
        std::lower_bound(f.holes.begin(), f.holes.end(), s.begin,
                         [](const HoleText& h, uint32_t b) { return h.span.begin < b; });
    return at != f.holes.end() && s.contains(at->span);
  }

  // The attribute chain above n as far as no hole stands in it.
  NodeId plain_chain(NodeId n) const {
    const NodeId whole = attribute_chain(t, n);
    NodeId top = n;
    while (top != whole && !holds_hole(t.span(t.child(t.parent(top), Field::attribute))))
      top = t.parent(top);
    return top;
  }

  // The text of a token with what stands in it for something else: holes in words and literals,
  // names in the fields of formatted strings.
  void composed(Span s, const std::string& space, std::vector<Special> parts) {
    for (const HoleText& h : f.holes) {
      const bool known = std::any_of(parts.begin(), parts.end(), [&](const Special& part) {
        return part.first.contains(h.span);
      });
      if (!s.contains(h.span) || known) continue;
      parts.emplace_back(h.span, segment_of(h));
      if (h.sequence)
        scope.report("R013", f.place(h.span), "`$..." + h.name + "` holds many",
                     "it can stand in a list of arguments, elements or statements");
    }
    for (Special& part : parts)
      if (part.second.folds) {
        part.second.folds = false;
        scope.report("R013", f.place(part.first), "`$..." + part.second.text + "` holds many",
                     "behind an operator it cannot stand in a formatted string");
      }
    std::sort(parts.begin(), parts.end(),
              [](const Special& a, const Special& b) { return a.first.begin < b.first.begin; });
    uint32_t at = s.begin;
    const auto add = [&](Segment part) {
      part.glued = at != s.begin;
      if (!part.glued) part.space = space;
      out.segments.push_back(std::move(part));
    };
    const auto text_to = [&](uint32_t end) {
      Segment part;
      part.text = std::string(t.text().substr(at, end - at));
      if (end > at) add(std::move(part));
      at = std::max(at, end);
    };
    for (Special& part : parts) {
      text_to(part.first.begin);
      add(std::move(part.second));
      at = part.first.end;
    }
    text_to(s.end);
  }

  // How deep a line stands that goes on inside brackets: as far to the right of its statement as in
  // the rule. What begins behind the rule's own words has no place to measure from.
  void continue_line(uint32_t at, Segment& s) const {
    const auto blanks = [&](uint32_t byte) -> std::optional<size_t> {
      const size_t before = t.text().substr(0, byte).rfind('\n');
      if (before == std::string_view::npos) return std::nullopt;
      const auto all = t.text().substr(before + 1, byte - before - 1);
      if (all.find_first_not_of(' ') != std::string_view::npos) return std::nullopt;
      return all.size();
    };
    const auto here = blanks(at), statement = blanks(line);
    const size_t more = here && statement && *here > *statement ? *here - *statement : 0;
    const bool levels = more % kLevel == 0;
    s.indent = deep + (more == 0 ? 1 : levels ? static_cast<int>(more / kLevel) : 0);
    if (!levels) s.space.assign(more, ' ');
  }

  // A line of its own for the token at `at`, where the fragment has one.
  bool line_break(uint32_t at, size_t& next, bool broken, int depth) {
    Segment s;
    s.type = Segment::Type::newline;
    if (next < breaks.size() && breaks[next].at <= at) {
      while (next < breaks.size() && breaks[next].at <= at) s.indent = breaks[next++].level;
      deep = s.indent;
      line = at;
    } else if (broken && depth > 0) {
      continue_line(at, s);
    } else if (broken && !out.segments.empty() &&
               (out.segments.back().type == Segment::Type::comment || t.text()[at] == '#')) {
      s.indent = deep;
    } else {
      return false;
    }
    if (!out.segments.empty()) out.segments.push_back(s);
    return true;
  }

  // The places for optional syntax up to here; `lines`: those that come behind the line at hand.
  void open_slots(uint32_t at, bool lines) {
    for (; next_slot < slots.size() && slots[next_slot].at <= at; ++next_slot) {
      if (lines && !slots[next_slot].ends_line) return;
      out.segments.push_back(slots[next_slot].segment);
    }
  }

  void run() {
    if (use == FragmentUse::result) slots = slots_of(f, t, root);
    find_breaks();
    std::stable_sort(breaks.begin(), breaks.end(),
                     [](const Break& a, const Break& b) { return a.at < b.at; });
    const std::string own = own_name();
    std::vector<Special> pieces;
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

  // A hole; the operator in front of a list goes with each of its elements.
  void push(Segment s) {
    if (s.folds) {
      if (out.segments.back().type == Segment::Type::newline) out.segments.pop_back();
      s.fold = std::move(out.segments.back().text);
      s.fold_space = std::move(out.segments.back().space);
      out.segments.pop_back();
    }
    out.segments.push_back(std::move(s));
  }

  void emit(const std::vector<Special>& pieces) {
    // The comments around the text belong to it.
    const Span whole =
        f.shifted == 0 ? Span{0, static_cast<uint32_t>(f.text.size())} : t.span(root);
    const auto inside = t.text().substr(whole.begin, whole.size());
    size_t next_piece = 0, next_break = 0;
    uint32_t done = whole.begin;
    int depth = 0;
    bool broken = false;
    const auto tokens = tokens_of(inside);
    out.segments.reserve(tokens.size());
    for (const Token& token : tokens) {
      const Span s{token.span.begin + whole.begin, token.span.end + whole.begin};
      if (s.begin < done) continue;
      if (token.type == Token::Type::newline || token.type == Token::Type::continuation) {
        broken = true;
        done = s.end;
        continue;
      }
      const char c = t.text()[s.begin];
      open_slots(s.begin, true);
      const bool own_line = line_break(s.begin, next_break, broken, depth);
      open_slots(s.begin, false);
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
        push(std::move(segment));
      } else if (token.type == Token::Type::comment) {
        Segment segment;
        segment.type = Segment::Type::comment;
        segment.text = std::string(t.text().substr(s.begin, s.size()));
        segment.space = space;
        out.segments.push_back(std::move(segment));
        done = s.end;
      } else {
        const auto within = [&](const Special& p) { return s.contains(p.first); };
        const auto first = pieces.begin() + static_cast<std::ptrdiff_t>(next_piece);
        const auto last = std::find_if_not(first, pieces.end(), within);
        composed(s, space, {first, last});
        done = s.end;
      }
    }
    open_slots(UINT32_MAX, false);
  }
};

}  // namespace

void build_segments(const FragmentText& f, const Tree& t, NodeId root, FragmentUse use,
                    const std::set<std::string>& bound, const FragmentScope& scope,
                    ir::Fragment& out) {
  SegmentBuilder{f, t, root, use, bound, scope, out, {}, {}}.run();
}

}  // namespace hvr::dsl
