// The places of a result at which Python takes optional syntax: what a pattern left free is kept
// there.
#include <algorithm>
#include <map>

#include "dsl/fragment_text.h"

namespace hvr::dsl {
namespace {

using ir::OpenPart;

struct SlotFinder {
  const FragmentText& f;
  const Tree& t;
  NodeId root;
  std::vector<OpenSlot> out;
  std::map<Kind, uint32_t> seen;  // constructs of each kind so far

  // The construct at hand.
  Kind construct = Kind::other;
  uint32_t ordinal = 0;
  std::string text;
  int level = 0;

  void add(OpenPart part, uint32_t at, bool ends_line = false, uint32_t before = 0) {
    OpenSlot s{at, ends_line, {}};
    s.segment.type = ir::Segment::Type::open;
    s.segment.slot = {part, construct, ordinal, before};
    s.segment.text = text;
    s.segment.indent = level;
    out.push_back(std::move(s));
  }
  uint32_t begin(NodeId n) const { return t.span(n).begin; }
  uint32_t end(NodeId n) const { return t.span(n).end; }
  bool has(NodeId n, Kind k) const {
    const auto all = t.children(n);
    return std::any_of(all.begin(), all.end(), [&](NodeId c) { return t.kind(c) == k; });
  }
  void async(NodeId n) {
    if (!has(n, Kind::operator_token)) add(OpenPart::async_, begin(n));
  }

  // In front of each decorator that there is, and of the definition.
  void decorators(NodeId n) {
    uint32_t before = 0;
    if (n != root && t.kind(t.parent(n)) == Kind::decorated_definition)
      for (const NodeId c : t.children(t.parent(n)))
        if (t.kind(c) == Kind::decorator) add(OpenPart::decorators, begin(c), false, before++);
    add(OpenPart::decorators, begin(n), false, before);
  }
  void definition(NodeId n) {
    decorators(n);
    NodeId last = t.child(n, Field::name);
    if (!has(n, Kind::type_parameter))
      add(OpenPart::type_parameters, end(last));
    else
      for (const NodeId c : t.children(n))
        if (t.kind(c) == Kind::type_parameter) last = c;
    if (t.kind(n) == Kind::class_definition) {
      if (t.child(n, Field::superclasses) == kNoNode) add(OpenPart::bases, end(last));
      return;
    }
    async(n);
    if (t.child(n, Field::return_type) == kNoNode)
      add(OpenPart::returns, end(t.child(n, Field::parameters)));
  }
  void handled(NodeId n) {
    uint32_t before = 0;
    NodeId last = t.child(n, Field::body);
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::except_clause) {
        add(OpenPart::handlers, end(last), true, before++);
        last = c;
      }
    add(OpenPart::handlers, end(last), true, before);
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::else_clause) last = c;
    if (!has(n, Kind::else_clause)) add(OpenPart::else_, end(last), true);
    if (!has(n, Kind::finally_clause)) add(OpenPart::finally_, end(n), true);
  }
  void chosen(NodeId n) {
    const NodeId block = t.child(n, Field::body);
    if (block == kNoNode) return;
    ++level;
    uint32_t before = 0;
    for (const NodeId c : t.children(block)) {
      if (t.kind(c) != Kind::case_clause) continue;
      if (before == 0) add(OpenPart::cases, begin(c));
      add(OpenPart::cases, end(c), true, ++before);
    }
  }
  void guarded(NodeId n) {
    NodeId last = kNoNode;
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::case_pattern) last = c;
    if (last != kNoNode && !has(n, Kind::if_clause)) add(OpenPart::guard, end(last));
  }
  void target(NodeId n) {
    const NodeId value = t.child(n, Field::value);
    if (value != kNoNode && t.kind(value) != Kind::as_pattern) add(OpenPart::as_target, end(value));
  }
  void parameter(NodeId n) {
    const NodeId name = t.kind(n) == Kind::identifier ? n : t.first_child(n);
    construct = Kind::typed_parameter;
    ordinal = 0;
    text = as_written(f, t, name);
    add(OpenPart::annotation, end(name));
  }

  void imported(NodeId n) {
    construct = Kind::aliased_import;
    ordinal = 0;
    text = as_written(f, t, n);
    add(OpenPart::as_target, end(n));
  }

  // Parameters and imported names.
  bool visit_name(NodeId n, NodeId holder) {
    if (holder == kNoNode) return false;
    const Kind k = t.kind(n), in = t.kind(holder);
    if (k == Kind::dotted_name && t[n].field == Field::name &&
        (in == Kind::import_statement || in == Kind::import_from_statement)) {
      imported(n);
      return true;
    }
    const bool named = k == Kind::identifier || k == Kind::default_parameter ||
                       k == Kind::list_splat_pattern || k == Kind::dictionary_splat_pattern;
    if (in != Kind::parameters || !named) return false;
    if (!f.hole_at(t, n) || k == Kind::identifier) parameter(n);
    return true;
  }

  void visit(NodeId n) {
    if (visit_name(n, n == root ? kNoNode : t.parent(n))) return;
    construct = t.kind(n);
    if (f.hole_at(t, n) && construct != Kind::identifier) return;
    ordinal = seen[construct]++;
    text.clear();
    level = 0;
    for (NodeId a = n; a != root; a = t.parent(a)) level += t.kind(t.parent(a)) == Kind::block;
    visit_construct(n);
  }

  void visit_construct(NodeId n) {
    switch (construct) {
      case Kind::function_definition:
      case Kind::class_definition: return definition(n);
      case Kind::for_statement: async(n); [[fallthrough]];
      case Kind::while_statement:
        if (!has(n, Kind::else_clause)) add(OpenPart::else_, end(n), true);
        return;
      case Kind::for_in_clause:
      case Kind::with_statement: return async(n);
      case Kind::with_item:
      case Kind::except_clause: return target(n);
      case Kind::if_statement:
        text = as_written(f, t, t.child(n, Field::condition));
        if (!has(n, Kind::else_clause)) add(OpenPart::alternatives, end(n), true);
        return;
      case Kind::try_statement: return handled(n);
      case Kind::match_statement: return chosen(n);
      case Kind::case_clause: return guarded(n);
      case Kind::assignment:
        if (t.child(n, Field::type) == kNoNode && t.child(n, Field::right) != kNoNode)
          add(OpenPart::annotation, end(t.child(n, Field::left)));
        return;
      default: return;
    }
  }
};

}  // namespace

std::string as_written(const FragmentText& f, const Tree& t, NodeId n) {
  if (n == kNoNode) return {};
  const Span s = t.span(n);
  std::string out(t.text(n));
  for (size_t i = f.holes.size(); i-- > 0;) {
    const HoleText& h = f.holes[i];
    if (s.contains(h.span) && !h.splice)
      out.replace(h.span.begin - s.begin, h.span.size(), (h.sequence ? "$..." : "$") + h.name);
  }
  return out;
}

std::vector<OpenSlot> slots_of(const FragmentText& f, const Tree& t, NodeId root) {
  SlotFinder finder{f, t, root, {}, {}, Kind::other, 0, {}, 0};
  for (NodeId n = root; n < t[root].last; ++n) finder.visit(n);
  // What belongs to an inner construct ends before what belongs to an outer one.
  std::stable_sort(finder.out.begin(), finder.out.end(), [](const OpenSlot& a, const OpenSlot& b) {
    if (a.at != b.at || !a.ends_line || !b.ends_line) return a.at < b.at;
    return a.segment.indent > b.segment.indent;
  });
  return std::move(finder.out);
}

}  // namespace hvr::dsl
