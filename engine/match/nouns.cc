// Nouns, and what can be said of all of them.
#include "engine/match/nouns.h"

#include <algorithm>

#include "engine/facts/ends.h"
#include "engine/match/rows.h"

namespace hvr {
namespace {

namespace condition = ir::condition;
using Type = Value::Type;

NodeId one_node(const Value& v) {
  if (v.type == Type::node) return v.node;
  return v.type == Type::nodes && v.nodes.size() == 1 ? v.nodes[0] : kNoNode;
}

bool is_loop(Kind k) { return k == Kind::for_statement || k == Kind::while_statement; }

// Whether a call never comes back, which Python's own ways to end a program do not.
bool ends_program(const Query& q, NodeId call) {
  const NodeId f = q.tree.child(call, Field::function);
  if (f == kNoNode) return false;
  if (q.tree.kind(f) == Kind::identifier && q.facts.is_builtin(f))
    return q.tree.text(f) == "exit" || q.tree.text(f) == "quit";
  const std::string name = q.facts.imported_name(f);
  return name == "sys.exit" || name == "os._exit" || name == "os.abort";
}

// Whether something inside the loop catches what is raised at n.
bool caught(const Tree& t, NodeId n, NodeId loop) {
  for (NodeId part = n, up = t.parent(n); part != loop && up != kNoNode;
       part = up, up = t.parent(up))
    if (t.kind(up) == Kind::try_statement && t[part].field == Field::body)
      for (const NodeId c : t.children(up))
        if (t.kind(c) == Kind::except_clause && up != loop && t.is_inside(up, loop)) return true;
  return false;
}

// The ways out of a loop before its end.
UseSet exits(const Query& q, NodeId loop) {
  const Tree& t = q.tree;
  UseSet out;
  if (loop == kNoNode || !is_loop(t.kind(loop))) return {{}, false, loop};
  const NodeId body = t.child(loop, Field::body);
  for (NodeId n = body; n < t[body].last; ++n) {
    const Kind k = t.kind(n);
    if (k == Kind::function_definition || k == Kind::lambda_ || k == Kind::class_definition) {
      n = t[n].last - 1;
      continue;
    }
    bool leaves =
        k == Kind::return_statement || (k == Kind::raise_statement && !caught(t, n, loop));
    if (k == Kind::break_statement)
      leaves = t.up(t.parent(n), Kind::for_statement, Kind::while_statement) == loop;
    if (k == Kind::call) leaves = ends_program(q, n);
    if (leaves) out.uses.push_back({n, true});
  }
  return out;
}

// Whether an attribute is bound or deleted where it stands.
bool is_target(const Tree& t, NodeId attribute) {
  const Kind p = t.kind(t.parent(attribute));
  return t[attribute].field == Field::left || p == Kind::delete_statement ||
         p == Kind::pattern_list || p == Kind::tuple_pattern || p == Kind::as_pattern_target;
}

// What binds a path in a part of the program, or in what that runs.
UseSet definitions(const Query& q, NodeId path, NodeId part) {
  const Tree& t = q.tree;
  UseSet out;
  const auto add = [&](NodeId target, Tri same) {
    const Tri there =
        part == kNoNode || t.is_inside(target, part) ? Tri::yes : q.flow.runs(part, target);
    const Tri sure = same & there;
    if (sure != Tri::no) out.uses.push_back({target, sure == Tri::yes});
  };
  if (path != kNoNode && t.kind(path) == Kind::identifier) {
    if (const auto* all = q.facts.bindings_of(path))
      if (!all->empty())
        for (const NodeId n : q.facts.uses_of(all->front())) {
          const NameRole role = q.facts.role(n);
          if (role != NameRole::load && role != NameRole::global_ && role != NameRole::nonlocal_ &&
              role != NameRole::annotate)
            add(n, Tri::yes);
        }
    return out;
  }
  if (path == kNoNode || t.kind(path) != Kind::attribute) return {{}, false, path};
  const auto name = t.text(t.child(path, Field::attribute));
  for (const NodeId n : q.matcher.index().of(Kind::attribute)) {
    if (!is_target(t, n) || t.text(t.child(n, Field::attribute)) != name) continue;
    const TypeSet owner = q.flow.types(t.child(n, Field::object));
    const bool other = owner.complete && !owner.names.empty() && !q.matcher.same(n, path);
    add(n, q.matcher.same(n, path) ? Tri::yes : other ? Tri::no : Tri::unknown);
  }
  return out;
}

UseSet origins(const Query& q, NodeId value) {
  UseSet out;
  for (const End& end : ends_of(q.uses, value, Follow::same_object, [](NodeId) { return false; }))
    out.uses.push_back({end.node, end.sure});
  return out;
}

UseSet effects(const Query& q, NodeId value, NodeId loop) {
  const auto group = q.rules.library.groups.find("pure");
  const auto pure = [&](NodeId call) {
    if (group == q.rules.library.groups.end()) return false;
    const TypeSet names = q.flow.callee_names(call);
    return names.complete && !names.names.empty() &&
           std::all_of(names.names.begin(), names.names.end(), [&](const std::string& n) {
             return std::find(group->second.begin(), group->second.end(), n) != group->second.end();
           });
  };
  return q.uses.effects(value, loop, pure);
}

}  // namespace

UseSet things(const Evaluator& e, ir::Noun noun, ir::ValueId of, std::optional<ir::ValueId> place,
              Captures& captures) {
  const Query& q = e.query();
  const Value v = e.value(of, captures);
  const NodeId at = place ? one_node(e.value(*place, captures)) : kNoNode;
  if (v.type == Type::absent) return {};
  const NodeId n = one_node(v);
  if (n == kNoNode || (place && at == kNoNode)) {
    q.answered.note_asker();
    return {{}, false, e.site().here};
  }
  switch (noun) {
    case ir::Noun::use: return place ? q.uses.from(n, at) : q.uses.of(n);
    case ir::Noun::origin: return origins(q, n);
    case ir::Noun::effect: return effects(q, n, at);
    case ir::Noun::exit: return exits(q, n);
    case ir::Noun::definition: return definitions(q, n, at);
  }
  return {{}, false, n};
}

Tri comes_only(const Evaluator& e, const ir::condition::ComesOnly& o, Captures& captures) {
  const Query& q = e.query();
  const Value v = e.value(o.value, captures);
  if (v.type == Type::absent) return Tri::no;
  std::vector<NodeId> starts = v.type == Type::nodes ? v.nodes : std::vector<NodeId>{};
  if (v.type == Type::node) starts = {v.node};
  if (starts.empty()) return Tri::unknown;
  Tri all = Tri::yes;
  for (const NodeId start : starts) {
    const auto fits = [&](NodeId n) {
      return std::any_of(o.fragments.begin(), o.fragments.end(), [&](ir::FragmentId f) {
        const Trial trial(captures);
        return q.matcher.match(f, n, captures);
      });
    };
    for (const End& end : ends_of(q.uses, start, followed(o.along), fits))
      all = all & (end.sure ? Tri::no : Tri::unknown);
  }
  return all;
}

Led led_to(const Evaluator& e, const ir::condition::Comes& o, Captures& captures, bool first) {
  const Query& q = e.query();
  const Value v = e.value(o.value, captures);
  Led led;
  if (v.type == Type::absent) return led;
  std::vector<NodeId> starts = v.type == Type::nodes ? v.nodes : std::vector<NodeId>{};
  if (v.type == Type::node) starts = {v.node};
  led.cut = starts.empty();
  for (const NodeId start : starts) {
    const auto fits = [&](NodeId n) {
      for (const ir::FragmentId f : o.fragments) {
        const Trial trial(captures);
        if (!q.matcher.match(f, n, captures)) continue;
        led.matches.emplace_back(n, f);
        return o.stop == ir::WalkStop::at_match;
      }
      return false;
    };
    for (const End& end : ends_of(q.uses, start, followed(o.along), fits))
      led.cut = led.cut || !end.sure;
    if (first && !led.matches.empty()) break;
  }
  return led;
}

void meet(const Evaluator& e, const ir::condition::Comes& o, ir::FragmentId f, NodeId n,
          Captures& captures) {
  e.query().matcher.match(f, n, captures);
  attach_signature(e.query().rules, o.signature, f, captures);
  captures.set(o.whole, n);
}

Tri comes(const Evaluator& e, const ir::condition::Comes& o, Captures& captures) {
  const Led led = led_to(e, o, captures, true);
  if (led.matches.empty()) return led.cut ? Tri::unknown : Tri::no;
  meet(e, o, led.matches[0].second, led.matches[0].first, captures);
  return Tri::yes;
}

namespace {

// Each operation whose parts say why it holds or fails.
struct Witness {
  const Evaluator& e;
  Captures& captures;
  bool want;
  Tri answer = Tri::yes;  // where `want`: holds, or may hold

  void of(ir::ConditionId id, bool wanted) const { leave_witness(e, id, captures, wanted); }
  void body(std::optional<ir::ConditionId> where) const {
    if (where) of(*where, true);
  }

  void operator()(const condition::All& o) const {
    for (const ir::ConditionId c : o.parts) {
      const bool holds = e.condition(c, captures) == Tri::yes;
      if (want || !holds) of(c, want);
      if (!want && !holds) return;
    }
  }
  void operator()(const condition::Any& o) const {
    for (const ir::ConditionId c : o.parts) {
      Trial trial(captures);
      const bool holds = e.condition(c, captures) == Tri::yes;
      if (holds != want) continue;
      of(c, want);
      trial.keep();
      return;
    }
  }
  void operator()(const condition::Not& o) const { of(o.inner, !want); }
  void operator()(const condition::IfUnknown& o) const { of(o.asked, want); }
  void operator()(const condition::SomeRow& o) const {
    if (!want) return;
    if (answer == Tri::yes) return body(o.row.where);
    std::optional<Captures> may;
    each_row(e, o.row, captures, [&](Captures& c, Tri row) {
      if (!may && row == Tri::unknown) may = c;
    });
    if (may) captures = std::move(*may);
  }
  void operator()(const condition::SomeFragment& o) const {
    if (want) body(o.where);
  }
  void operator()(const condition::SomeElement& o) const {
    if (!want) return;
    const Value list = e.value(o.list, captures);
    first(o.element, list.elements(), o.condition);
  }
  void operator()(const condition::SomeOf& o) const {
    if (!want) return;
    std::vector<Value> all;
    for (const Use& u : things(e, o.noun, o.of, o.place, captures).uses)
      all.push_back(Value::of_node(u.node));
    if (o.where)
      first(o.element, all, *o.where);
    else if (!all.empty())
      captures.set(o.element, all[0]);
  }
  template <class Op>
  void operator()(const Op&) const {}

  // The first element of which it holds; where there is none, the first of which it may hold.
  void first(std::optional<ir::HoleId> element, const std::vector<Value>& all,
             ir::ConditionId where) const {
    for (const Tri wanted : {Tri::yes, Tri::unknown})
      for (const Value& v : all) {
        Trial trial(captures);
        captures.set(element, v);
        if (e.condition(where, captures) != wanted) continue;
        of(where, true);
        trial.keep();
        return;
      }
  }
};

}  // namespace

void leave_witness(const Evaluator& e, ir::ConditionId id, Captures& captures, bool want) {
  const Evaluator quiet = e.quiet();
  const Tri answer = want ? quiet.condition(id, captures) : Tri::yes;
  std::visit(Witness{quiet, captures, want, answer}, e.query().rules[id].op);
}

}  // namespace hvr
