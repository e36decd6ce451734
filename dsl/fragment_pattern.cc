// The pattern side of a fragment: what to look for.
#include <algorithm>

#include "dsl/fragment_text.h"
#include "dsl/slips.h"
#include "python/builtins.h"
#include "python/dropped.h"

namespace hvr::dsl {

using ir::PatternNode;

namespace {

struct PatternBuilder {
  const FragmentText& f;
  const Tree& t;
  const FragmentScope& scope;
  const std::set<std::string>& bound;
  std::vector<PatternNode>& out;
  bool binds;
  std::set<const HoleText*> used;
  bool several = false;

  // A hole that is no node of its own would be taken for its mask.
  void check_holes() const {
    for (const HoleText& h : f.holes)
      if (!used.contains(&h))
        scope.report("R006", f.place(h.span), "a hole cannot stand here",
                     "in a pattern a hole is a whole name, expression, argument or statement");
  }

  void add(NodeId n, Field field) {
    if (t.kind(n) == Kind::parenthesized_expression) return add(t.first_part(n), field);
    const size_t self = out.size();
    out.push_back({});
    PatternNode p;
    p.kind = t.kind(n);
    p.field = field;
    if (const HoleText* h = f.hole_at(t, n)) {
      const bool any = h->name == "_";
      used.insert(h);
      p.type = any ? (h->sequence ? PatternNode::Type::any_sequence : PatternNode::Type::any)
                   : (h->sequence ? PatternNode::Type::sequence : PatternNode::Type::hole);
      if (!any) p.var = scope.hole(h->name, h->sequence, f.place(h->span), binds);
      p.text = h->name;
      p.want = h->want;
      check_kind(*h, n);
    } else if (load_name(t, n) || t.kind(n) == Kind::attribute) {
      NodeId root = n;
      bool pure = true;
      while (t.kind(root) == Kind::attribute) {
        if (f.hole_at(t, t.child(root, Field::attribute))) pure = false;
        root = t.child(root, Field::object);
        if (f.hole_at(t, root)) pure = false;
      }
      const std::string name(t.text(root));
      const bool library = t.kind(root) == Kind::identifier && pure &&
                           scope.library->is_root(name) && !bound.contains(name);
      if (library) {
        p.type = PatternNode::Type::name;
        p.text = scope.library->canonical(std::string(t.text(n)));
        if (const std::string near = slip_of(*scope.library, t.text(n)); !near.empty())
          scope.report("R023", f.place(t.span(n)),
                       "nothing declares `" + std::string(t.text(n)) + "`",
                       near + " (if not, declare it)");
      } else if (t.kind(n) == Kind::identifier && !bound.contains(name)) {
        p.type = PatternNode::Type::name;
        p.text = "builtins." + name;
        if (!is_builtin_name(name))
          scope.report("R015", f.place(t.span(n)),
                       "`" + name + "` is neither a library, a builtin nor a hole",
                       scope.import_aliases->contains(name)
                           ? "the name of a header stands in results; a pattern has the "
                             "library's own, which `library` declares"
                           : meant_by(*scope.library, name));
      } else if (t.kind(n) == Kind::identifier) {
        p.type = PatternNode::Type::literal;
        p.text = name;
      } else {
        children(n, p, self);
      }
    } else {
      children(n, p, self);
    }
    p.last = static_cast<uint32_t>(out.size());
    out[self] = std::move(p);
  }

  // Where a name is bound or looked up, and so no literal can stand.
  bool names(NodeId n) const {
    const NodeId p = t.parent(n);
    if (n == 0 || p == kNoNode) return false;
    const Field field = t[n].field;
    const Kind k = t.kind(p);
    const bool operand = k == Kind::binary_operator || k == Kind::boolean_operator;
    return (field == Field::left && !operand) || field == Field::alias ||
           k == Kind::as_pattern_target || (field == Field::name && k != Kind::pair) ||
           field == Field::attribute || field == Field::module_name || k == Kind::parameters ||
           k == Kind::pattern_list || k == Kind::lambda_parameters || k == Kind::delete_statement ||
           k == Kind::global_statement || k == Kind::nonlocal_statement;
  }
  static bool holds_arguments(Kind k) {
    return k == Kind::argument_list || k == Kind::list || k == Kind::tuple || k == Kind::set ||
           k == Kind::dictionary || k == Kind::parameters || k == Kind::import_statement ||
           k == Kind::import_from_statement;
  }
  // A kind that nothing at this place has.
  void check_kind(const HoleText& h, NodeId n) const {
    using K = ir::HoleKind;
    if (h.want == K::expression) return;
    const auto wrong = [&](std::string why, std::string help) {
      scope.report("R017", f.place(h.span), std::move(why), std::move(help));
    };
    const std::string own = (h.sequence ? "$..." : "$") + h.name;
    if (h.sequence)
      return wrong("`" + own + "` stands for many, which have no kind", "write `" + own + "`");
    const NodeId p = t.parent(n);
    const bool root = n == 0 || p == kNoNode || t.kind(p) == Kind::expression_statement ||
                      t.kind(p) == Kind::module;
    if (h.want == K::argument) {
      if (root || !holds_arguments(t.kind(p)))
        wrong(
            "an argument cannot stand here",
            "`" + own + ":argument` stands in a list of arguments, elements, parameters or names");
    } else if (h.want != K::name && h.want != K::path && names(n)) {
      wrong("only a name can stand here", "write `" + own + "` or `" + own + ":name`");
    }
  }

  // What says all when it holds nothing: `[ ]` is `[]`.
  static bool empty_by_kind(Kind k) {
    return k == Kind::pass_statement || k == Kind::argument_list || k == Kind::list ||
           k == Kind::tuple || k == Kind::dictionary || k == Kind::parameters;
  }

  // A literal and its parts, whatever stands in them.
  static bool is_text(Kind k) {
    return k == Kind::string || k == Kind::string_content || k == Kind::format_specifier;
  }
  bool holds_hole(NodeId n) const {
    const Span s = t.span(n);
    return std::any_of(f.holes.begin(), f.holes.end(), [&](const HoleText& h) {
      return h.span.begin >= s.begin && h.span.end <= s.end;
    });
  }

  // A pattern with two lists in one place can match in several ways; so can one of several
  // statements with a list between them, since others may stand behind it.
  bool splits(NodeId n, const std::vector<NodeId>& kids) const {
    const auto many = [&](NodeId c) {
      const HoleText* h = f.hole_at(t, c);
      return h && h->sequence;
    };
    const auto lists = std::count_if(kids.begin(), kids.end(), many);
    return lists > 1 || (lists == 1 && t.kind(n) == Kind::module && !many(kids.back()));
  }

  void children(NodeId n, PatternNode& p, size_t) {
    auto kids = t.children(n);
    if (t.kind(n) == Kind::delete_statement && kids.size() == 1 &&
        t.kind(kids[0]) == Kind::expression_list && !f.hole_at(t, kids[0]))
      kids = t.children(kids[0]);
    if (has_shape(t.kind(n))) p.text = shape_of(t, n);
    if (t.kind(n) == Kind::string && holds_hole(n)) {
      std::erase_if(kids, [&](NodeId c) {
        return t.kind(c) == Kind::string_start || t.kind(c) == Kind::string_end;
      });
      for (const NodeId c : kids) add(c, t[c].field);
      return;
    }
    several = several || splits(n, kids) || t.kind(n) == Kind::except_clause ||
              t.kind(n) == Kind::decorator;
    if (t.kind(n) == Kind::if_statement) p.text = as_written(f, t, t.child(n, Field::condition));
    if (is_text(t.kind(n)) || kids.empty()) {
      p.type = empty_by_kind(t.kind(n)) ? PatternNode::Type::node : PatternNode::Type::literal;
      if (t.kind(n) != Kind::slice) p.text = std::string(t.text(n));
      if (t.kind(n) == Kind::slice) p.type = PatternNode::Type::node;
      if (p.type == PatternNode::Type::literal) return;
    }
    for (const NodeId c : kids) add(c, t[c].field);
  }
};

}  // namespace

void build_pattern(const FragmentText& f, const Tree& t, NodeId root,
                   const std::set<std::string>& bound, const FragmentScope& scope,
                   ir::Fragment& out) {
  PatternBuilder builder{f, t, scope, bound, out.pattern, true, {}, false};
  builder.add(root, Field::none);
  builder.check_holes();
  out.splits = builder.several;
}

}  // namespace hvr::dsl
