// Conditions, three-valued throughout: one function for each operation.
#include <algorithm>
#include <utility>

#include "base/allowance.h"
#include "engine/match/comparison.h"
#include "engine/match/nouns.h"
#include "engine/match/place.h"
#include "engine/match/rows.h"
#include "engine/match/told.h"
#include "engine/match/upward.h"
#include "engine/match/views.h"
#include "ir/ways.h"

namespace hvr {
namespace {

namespace condition = ir::condition;
using Type = Value::Type;

struct Holds {
  const Evaluator& e;
  Captures& captures;
  ir::ConditionId id;
  const Query& q = e.query();
  const Tree& tree = q.tree;

  // A value that is looked at where it is held.
  struct Look : hvr::Look {
    Look(const Holds& holds, ir::ValueId v) : hvr::Look(holds.e, v, holds.captures) {}
  };
  Value of(ir::ValueId v) const { return e.value(v, captures); }
  Tri of(ir::ConditionId c) const { return e.condition(c, captures); }
  // The node a value is, the first one of several, or none.
  NodeId node(ir::ValueId v) const { return node(*Look(*this, v)); }
  static NodeId node(const Value& v) {
    if (v.type == Type::node) return v.node;
    return v.type == Type::nodes && !v.nodes.empty() ? v.nodes[0] : kNoNode;
  }
  // What a flow that is cut leads to has not been caught.
  static bool is_unknown(const Value& v) {
    return v.type == Type::unknown || v.type == Type::unbound;
  }
  // The answer; whoever asks for reasons hears about it when it is not yes.
  Tri said(Tri answer, NodeId at) const { return e.stopped(id, answer, at); }
  Tri said(bool answer, NodeId at) const { return said(tri(answer), at); }
  Tri said_here(Tri answer) const { return said(answer, e.site().here); }
  Tri said_here(bool answer) const { return said_here(tri(answer)); }

  // What a part binds binds the parts behind it, so where these fail, its other ways are tried.
  Tri operator()(const condition::All& o) const {
    Tri all = Tri::yes;
    const auto before = captures.mark();
    for (const ir::ConditionId c : o.parts) {
      all = all & of(c);
      if (all == Tri::no) break;
    }
    if (all == Tri::yes || captures.mark() == before || !ir::in_several_ways(q.rules, id))
      return all;
    captures.undo(before);
    return e.in_some_way(id, captures);
  }
  Tri operator()(const condition::Any& o) const {
    return told_where_it_fails(e, [&](const Evaluator& asked) {
      Tri any = Tri::no;
      for (const ir::ConditionId c : o.parts) {
        if (!asked.site().stops && q.doubts.cannot_match(c, captures)) continue;
        Trial trial(captures);
        any = any | asked.condition(c, captures);
        if (any != Tri::yes) continue;
        trial.keep();
        break;
      }
      return any;
    });
  }
  Tri operator()(const condition::Not& o) const {
    const Trial trial(captures);
    return said_here(!e.quiet().condition(o.inner, captures));
  }
  Tri operator()(const condition::Surely& o) const { return tri(of(o.inner) == Tri::yes); }
  Tri operator()(const condition::Maybe& o) const {
    return told_where_it_fails(e, [&](const Evaluator& asked) {
      return tri(asked.condition(o.inner, captures) != Tri::no);
    });
  }

  Tri operator()(const condition::IsFragment& o) const {
    const Look v(*this, o.value);
    if (v->type != Type::node) return said(is_unknown(*v) ? Tri::unknown : Tri::no, node(*v));
    const NodeId n = v->node;
    return said(std::any_of(o.fragments.begin(), o.fragments.end(),
                            [&](ir::FragmentId f) { return q.matcher.match(f, n, captures); }),
                n);
  }
  Tri operator()(const condition::IsAbsent& o) const {
    const Look v(*this, o.value);
    if (v->type == Type::unknown) return said_here(Tri::unknown);
    return said_here(v->type == Type::absent || v->type == Type::unbound);
  }
  Tri operator()(const condition::IsNone& o) const {
    const Look v(*this, o.value);
    if (is_unknown(*v)) return said_here(Tri::unknown);
    return said_here((v->type == Type::node && tree.kind(v->node) == Kind::none_) ||
                     (v->type == Type::text && v->text == "None"));
  }
  Tri operator()(const condition::IsGiven& o) const {
    const Look v(*this, o.value);
    if (is_unknown(*v)) return said_here(Tri::unknown);
    return said_here(v->type == Type::node || v->type == Type::nodes || v->type == Type::result);
  }
  Tri operator()(const condition::IsLiteral& o) const {
    const Look v(*this, o.value);
    if (v->type == Type::text) return Tri::yes;
    if (v->type != Type::node) return is_unknown(*v) ? said_here(Tri::unknown) : Tri::no;
    const NodeId n = tree.without_parentheses(v->node);
    Kind k = tree.kind(n);
    const bool has_sign = k == Kind::unary_operator;
    if (has_sign) k = tree.kind(tree.child(n, Field::argument));
    const bool single =
        k == Kind::string || k == Kind::true_ || k == Kind::false_ || k == Kind::none_;
    return said(k == Kind::integer || k == Kind::float_ || (single && !has_sign), v->node);
  }
  Tri operator()(const condition::IsPath& o) const {
    const Look v(*this, o.value);
    if (is_unknown(*v)) return said_here(Tri::unknown);
    const Kind k =
        v->type == Type::node ? tree.kind(tree.without_parentheses(v->node)) : Kind::other;
    return said_here(k == Kind::identifier || k == Kind::attribute);
  }
  Tri operator()(const condition::IsUnknown& o) const {
    const Look v(*this, o.value);
    if (v->type != Type::node) return tri(v->type != Type::text);
    const TypeSet& types = q.flow.types(v->node);
    return said(!types.complete || types.names.empty(), v->node);
  }
  Tri operator()(const condition::IsEntry&) const {
    q.answered.note_asker();
    return said_here(tree.module_of(e.site().here) == tree.modules().back());
  }

  // A class, or one of a group.
  template <class F>
  Tri any_of(const ir::NameOrGroup& names, F&& one) const {
    if (!names.is_group) return one(names.name);
    Tri any = Tri::no;
    for (const auto& member : q.rules.library.groups.at(names.name)) any = any | one(member);
    return any;
  }
  template <class OfNode>
  Tri class_test(ir::ValueId value, const ir::NameOrGroup& klass, OfNode&& of_node) const {
    const Look looked(*this, value);
    const Value& v = *looked;
    const Tri answer = any_of(klass, [&](const std::string& name) {
      if (v.type == Type::klass) return q.flow.name_is_subclass(v.text, name);
      if (v.type == Type::node) return of_node(v.node, name);
      if (v.type == Type::text) return tri(name == "builtins.NoneType" && v.text == "None");
      return v.type == Type::absent ? Tri::no : Tri::unknown;
    });
    return said(answer, node(v));
  }
  Tri operator()(const condition::IsInstance& o) const {
    return class_test(o.value, o.klass, [&](NodeId n, const std::string& name) {
      return q.flow.is_instance(n, name);
    });
  }
  Tri operator()(const condition::IsSubclass& o) const {
    return class_test(o.value, o.klass, [&](NodeId n, const std::string& name) {
      return q.flow.is_subclass(n, name);
    });
  }

  Tri operator()(const condition::Calls& o) const {
    const NodeId call = node(o.call);
    if (call == kNoNode || tree.kind(call) != Kind::call) return said(Tri::no, call);
    return said(q.callees.calls(o.callee, call), call);
  }

  Tri operator()(const condition::InTable& o) const {
    const Value v = of(o.key);
    if (v.type == Type::unknown) return said_here(Tri::unknown);
    Value entry = entry_of(q, o.table, v);
    if (!entry.bound()) return v.type == Type::node ? said(Tri::no, v.node) : said_here(Tri::no);
    captures.set(o.entry, std::move(entry));
    return Tri::yes;
  }

  // A value as comparisons see it: strings without their quotes.
  std::string as_text(const Value& v) const {
    if (v.type == Type::integer) return std::to_string(v.integer);
    if (v.type == Type::real) return written(v.real);
    if (v.type == Type::boolean) return v.integer ? "true" : "false";
    return v.type == Type::node ? std::string(text_view(tree, v.node)) : v.text;
  }
  static bool is_number(const Value& v) { return v.type == Type::integer || v.type == Type::real; }
  // Texts, names and classes.
  static bool is_text(const Value& v) {
    return v.type == Type::text || v.type == Type::node || v.type == Type::klass;
  }
  Tri compare(ir::Comparison op, const Value& a, const Value& b) const {
    if (a.type == Type::unknown || b.type == Type::unknown) return Tri::unknown;
    if (const auto order = order_of(a, b)) return holds(op, *order);
    // All else is equal or different, but neither less nor more.
    if (op != ir::Comparison::equal && op != ir::Comparison::not_equal) return Tri::unknown;
    const bool same = is_text(a) ? is_text(b) && as_text(a) == as_text(b)
                                 : a.type == b.type && as_text(a) == as_text(b);
    return holds(op, same ? 0 : 1);
  }
  Tri operator()(const condition::Compare& o) const {
    if (const auto same = same_spelling(e, o, captures)) return said(*same, kNoNode);
    const Look left(*this, o.left), right(*this, o.right);
    return said(compare(o.op, *left, *right), node(*left));
  }
  Tri operator()(const condition::Matches& o) const {
    const Value v = of(o.value);
    if (v.type == Type::unknown || v.type == Type::absent) return Tri::unknown;
    if (v.type == Type::bytes) return said_here(Tri::no);
    const ir::Regex& regex = q.rules.regexes[o.regex];
    const std::string text = as_text(v);
    if (o.groups.empty()) return said(regex.found_in(text), node(v));
    const auto caught = regex.caught_in(text);
    if (!caught) return said(Tri::no, node(v));
    Trial trial(captures);
    for (size_t i = 0; i < o.groups.size(); ++i) {
      Value group = (*caught)[i] ? Value::of_text(*(*caught)[i]) : Value::of(Type::absent);
      const Value& held = captures[o.groups[i]];
      if (held.bound() && as_text(held) != as_text(group)) return said(Tri::no, node(v));
      captures.set(o.groups[i], std::move(group));
    }
    trial.keep();
    return Tri::yes;
  }

  Tri operator()(const condition::WithinFragment& o) const {
    const NodeId inner = node(o.node);
    if (inner == kNoNode) return Tri::unknown;
    for (NodeId n = tree.parent(inner); n != kNoNode; n = tree.parent(n))
      for (const ir::FragmentId f : o.fragments)
        if (q.matcher.match(f, n, captures)) return Tri::yes;
    return said(Tri::no, inner);
  }
  Tri operator()(const condition::WithinNode& o) const {
    const NodeId inner = node(o.inner);
    if (inner == kNoNode) return Tri::unknown;
    const Look looked(*this, o.outer);
    const Value& outer = *looked;
    if (outer.type == Type::node) return said(tree.is_inside(inner, outer.node), inner);
    if (outer.type != Type::nodes) return Tri::unknown;
    return said(std::any_of(outer.nodes.begin(), outer.nodes.end(),
                            [&](NodeId n) { return tree.is_inside(inner, n); }),
                inner);
  }

  // A question about two nodes; unknown where one of them is none.
  template <class F>
  Tri of_nodes(ir::ValueId left, ir::ValueId right, F&& ask) const {
    const NodeId a = node(left), b = node(right);
    return a == kNoNode || b == kNoNode ? Tri::unknown : said(ask(a, b), a);
  }
  Tri operator()(const condition::Runs& o) const {
    return of_nodes(o.code, o.part, [&](NodeId a, NodeId b) { return q.flow.runs(a, b); });
  }
  Tri operator()(const condition::Precedes& o) const {
    return of_nodes(o.left, o.right, [](NodeId a, NodeId b) { return a < b; });
  }
  Tri operator()(const condition::Follows& o) const {
    return of_nodes(o.later, o.earlier, [&](NodeId a, NodeId b) { return q.flow.follows(a, b); });
  }
  Tri operator()(const condition::Under& o) const {
    const NodeId n = node(o.node);
    return n == kNoNode ? Tri::unknown : said(q.flow.under(n, o.callable), n);
  }
  Tri operator()(const condition::Overrides& o) const {
    const Value v = of(o.object);
    if (v.type != Type::node) return said(Tri::unknown, node(v));
    const TypeSet& types = q.flow.types(v.node);
    for (const auto& type : types.names)
      if (q.flow.program_method(type, o.method.method) != kNoNode) return Tri::yes;
    // Closed world: when no class of the program has such a method, nothing overrides it.
    const bool no =
        types.complete || !types.names.empty() || q.facts.methods_named(o.method.method).empty();
    return said(no ? Tri::no : Tri::unknown, v.node);
  }
  Tri operator()(const condition::IsMember& o) const {
    const NodeId n = node(o.attribute);
    return said(n == kNoNode ? Tri::unknown : q.rules.library.member(o.klass, tree.text(n)), n);
  }
  Tri operator()(const condition::SomeRow& o) const {
    return said_here(some_row(e, o.row, captures));
  }
  Tri operator()(const condition::SomeFragment& o) const {
    return said_here(some_fragment(e, o, captures));
  }
  Tri operator()(const condition::SomeElement& o) const {
    const Value list = of(o.list);
    if (list.type == Type::unknown) return said_here(Tri::unknown);
    Tri any = Tri::no;
    for (const Value& element : list.elements()) {
      Trial trial(captures);
      captures.set(o.element, element);
      any = any | of(o.condition);
      if (any != Tri::yes) continue;
      trial.keep();
      break;
    }
    return said_here(any);
  }
  Tri operator()(const condition::SomeOf& o) const {
    const UseSet all = things(e, o.noun, o.of, o.place, captures);
    Tri any = Tri::no;
    for (const Use& u : all.uses) {
      Trial trial(captures);
      captures.set(o.element, u.node);
      const Tri sure = u.sure ? Tri::yes : Tri::unknown;
      Tri one = o.where ? sure & of(*o.where) : sure;
      // Where a flow is cut, no node stands for what is behind: only what all of them are, by their
      // class perhaps, is known of it.
      if (!u.sure && o.noun == ir::Noun::origin && !(o.all && one == Tri::no)) one = Tri::unknown;
      any = any | one;
      if (any != Tri::yes) continue;
      trial.keep();
      return any;
    }
    if (all.complete) return said_here(any);
    return said(any | Tri::unknown, all.beyond == kNoNode ? e.site().here : all.beyond);
  }
  Tri operator()(const condition::Comes& o) const { return said_here(comes(e, o, captures)); }
  Tri operator()(const condition::ComesOnly& o) const {
    return said(comes_only(e, o, captures), node(o.value));
  }
  Tri operator()(const condition::StandsIn& o) const {
    const Value& v = captures[o.node];
    if (v.type != Type::node) return v.type == Type::absent ? Tri::no : Tri::unknown;
    return said(stands_in(e, o, captures), v.node);
  }
  Tri operator()(const condition::IsSame& o) const {
    const Look left(*this, o.left), right(*this, o.right);
    const Value &a = *left, &b = *right;
    if (a.type == Type::unknown || b.type == Type::unknown || a.type == Type::unbound ||
        b.type == Type::unbound)
      return said(Tri::unknown, node(a));
    if (o.place && a.type == Type::node && b.type == Type::node)
      return said(same_place(tree, a.node, b.node), a.node);
    return said(q.matcher.same(a, b), node(a));
  }
  Tri operator()(const condition::CanFollow& o) const {
    return of_nodes(o.later, o.earlier,
                    [&](NodeId a, NodeId b) { return q.uses.order().can_follow(a, b); });
  }
  Tri operator()(const condition::IfUnknown& o) const {
    const Tri asked = of(o.asked);
    return asked == Tri::unknown ? of(o.otherwise) : asked;
  }
  Tri operator()(const condition::Solves& o) const {
    Tri any = Tri::no;
    e.quiet().solve(o.clauses.clauses, 0, captures, Tri::yes,
                    [&](Captures&, Tri sure) { any = any | sure; });
    return said_here(any);
  }
  Tri operator()(const condition::Imports& o) const {
    const auto& imports = q.facts.imports();
    return said_here(std::any_of(imports.begin(), imports.end(), [&](const auto& i) {
      return i.first == o.module || i.first.starts_with(o.module + ".");
    }));
  }
  Tri operator()(const condition::PatternIs& o) const {
    q.answered.note_asker();
    return said_here(q.pattern == ir::TrainingPattern{o.pattern, o.multiple});
  }
  Tri operator()(const condition::Apply& o) const { return said_here(e.answer(o, captures)); }
  Tri operator()(const condition::Holds& o) const {
    const Value v = of(o.value);
    // What a key for one thing holds, it holds.
    if (std::holds_alternative<ir::value::Context>(q.rules[o.value].op) &&
        v.type != Type::bindings && v.type != Type::unknown)
      return said_here(v.type != Type::absent);
    if (v.type == Type::boolean) return said_here(v.integer != 0);
    if (v.type == Type::bindings) return said_here(!v.items.empty());
    if (v.type == Type::nodes) return said_here(!v.nodes.empty() || !v.items.empty());
    return Tri::unknown;
  }
};

}  // namespace

Tri Evaluator::condition(ir::ConditionId id, Captures& captures) const {
  step();
  return std::visit(Holds{*this, captures, id}, query_.rules[id].op);
}

}  // namespace hvr
