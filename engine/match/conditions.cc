// Conditions, three-valued throughout.
#include <re2/re2.h>

#include <algorithm>

#include "engine/match/evaluator.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

Tri Evaluator::stopped(TermId t, Tri answer, NodeId at) {
  if (answer != Tri::yes && on_stop) on_stop({t, answer, at});
  return answer;
}

Tri Evaluator::test_class(const ir::Term& t, const Value& v, bool instance) const {
  const auto one = [&](const std::string& klass) {
    if (v.type == Type::klass) return flow_.name_is_subclass(v.text, klass);
    if (v.type == Type::node)
      return instance ? flow_.is_instance(v.node, klass) : flow_.is_subclass(v.node, klass);
    if (v.type == Type::text)
      return klass == "builtins.NoneType" && v.text == "None" ? Tri::yes : Tri::no;
    return v.type == Type::absent ? Tri::no : Tri::unknown;
  };
  if (t.a != 1) return one(t.text);
  Tri any = Tri::no;
  for (const auto& k : rules_.library.groups.at(t.text)) any = any | one(k);
  return any;
}

Tri Evaluator::calls(const ir::Term& t, NodeId call) const {
  if (call == kNoNode || tree_.kind(call) != Kind::call) return Tri::no;
  const TypeSet names = flow_.callee_names(call);
  const auto wanted = [&](const std::string& n) {
    if (t.a != 1) return n == t.text;
    const auto& g = rules_.library.groups.at(t.text);
    return std::find(g.begin(), g.end(), n) != g.end();
  };
  if (std::any_of(names.names.begin(), names.names.end(), wanted)) return Tri::yes;
  if (names.complete) return Tri::no;
  // An unknown receiver: perhaps, when the method's name fits.
  const NodeId f = tree_.child(call, Field::function);
  if (tree_.kind(f) != Kind::attribute) return Tri::no;
  const std::string tail = "." + std::string(tree_.text(tree_.child(f, Field::attribute)));
  const auto fits = [&](const std::string& n) { return n.ends_with(tail); };
  if (t.a != 1) return fits(t.text) ? Tri::unknown : Tri::no;
  const auto& g = rules_.library.groups.at(t.text);
  return std::any_of(g.begin(), g.end(), fits) ? Tri::unknown : Tri::no;
}

Tri Evaluator::overrides(const Value& v, const std::string& dotted) const {
  const std::string method = dotted.substr(dotted.rfind('.') + 1);
  if (v.type != Type::node) return Tri::unknown;
  const TypeSet types = flow_.types(v.node);
  for (const auto& type : types.names)
    if (flow_.program_method(type, method) != kNoNode) return Tri::yes;
  if (types.complete) return Tri::no;
  // Closed world: when no class of the program has such a method, nothing overrides it.
  return facts_.methods_named(method).empty() || !types.names.empty() ? Tri::no : Tri::unknown;
}

Tri Evaluator::is_fragment(const ir::Term& t, Frame& f) {
  const Value v = value(t.children[0], f);
  if (v.type == Type::unknown) return Tri::unknown;
  if (v.type != Type::node) return Tri::no;
  for (size_t i = 1; i < t.children.size(); ++i)
    if (matcher_.match(static_cast<ir::FragmentId>(rules_[t.children[i]].a), v.node, f))
      return Tri::yes;
  return Tri::no;
}

Tri Evaluator::compare(const ir::Term& t, Frame& f) {
  const Value a = value(t.children[0], f), b = value(t.children[1], f);
  if (a.type == Type::unknown || b.type == Type::unknown) return Tri::unknown;
  int order = 0;
  bool comparable = true;
  if (a.type == Type::integer && b.type == Type::integer) {
    order = a.integer < b.integer ? -1 : a.integer > b.integer;
  } else {
    const auto text = [&](const Value& v) -> std::string {
      if (v.type == Type::integer) return std::to_string(v.integer);
      if (v.type == Type::boolean) return v.integer ? "true" : "false";
      if (v.type == Type::node) {
        std::string s(tree_.text(v.node));
        return tree_.kind(v.node) == Kind::string && s.size() > 2 ? s.substr(1, s.size() - 2) : s;
      }
      return v.text;
    };
    if (a.type == Type::node && b.type == Type::node)
      order = a.node == b.node ? 0 : 1;
    else
      order = text(a).compare(text(b));
    comparable = t.text == "=" || t.text == "!=";
  }
  if (!comparable) return Tri::unknown;
  if (t.text == "=") return tri(order == 0);
  if (t.text == "!=") return tri(order != 0);
  if (t.text == "<") return tri(order < 0);
  if (t.text == ">") return tri(order > 0);
  if (t.text == "<=") return tri(order <= 0);
  return tri(order >= 0);
}

Tri Evaluator::condition(TermId id, Frame& f) {
  const ir::Term& t = rules_[id];
  const auto subject = [&] { return value(t.children[0], f); };
  const auto node = [&](size_t i) {
    const Value v = value(t.children[i], f);
    if (v.type == Type::node) return v.node;
    return v.type == Type::nodes && !v.nodes.empty() ? v.nodes[0] : kNoNode;
  };
  switch (t.op) {
    case Op::all_: {
      Tri all = Tri::yes;
      for (const TermId c : t.children) {
        all = all & condition(c, f);
        if (all == Tri::no) return all;
      }
      return all;
    }
    case Op::any_: {
      Tri any = Tri::no;
      for (const TermId c : t.children) {
        Frame trial = f;
        const Tri one = condition(c, trial);
        any = any | one;
        if (one == Tri::yes) {
          f = std::move(trial);
          return any;
        }
      }
      return any;
    }
    case Op::not_: {
      Frame trial = f;
      const auto quiet = std::move(on_stop);
      on_stop = nullptr;
      const Tri inner = condition(t.children[0], trial);
      on_stop = quiet;
      return stopped(id, !inner, here);
    }
    case Op::surely: return tri(condition(t.children[0], f) == Tri::yes);
    case Op::maybe: return tri(condition(t.children[0], f) != Tri::no);
    case Op::is_fragment: return stopped(id, is_fragment(t, f), node(0));
    case Op::is_absent: {
      const Value v = subject();
      return stopped(id,
                     v.type == Type::unknown
                         ? Tri::unknown
                         : tri(v.type == Type::absent || (v.type == Type::unbound)),
                     here);
    }
    case Op::is_none: {
      const Value v = subject();
      if (v.type == Type::unknown) return stopped(id, Tri::unknown, here);
      return stopped(id,
                     tri((v.type == Type::node && tree_.kind(v.node) == Kind::none_) ||
                         (v.type == Type::text && v.text == "None")),
                     here);
    }
    case Op::is_given: {
      const Value v = subject();
      return stopped(id,
                     v.type == Type::unknown ? Tri::unknown
                                             : tri(v.type == Type::node || v.type == Type::nodes ||
                                                   v.type == Type::result),
                     here);
    }
    case Op::is_literal: {
      const Value v = subject();
      if (v.type == Type::text) return Tri::yes;
      if (v.type != Type::node) return Tri::no;
      Kind k = tree_.kind(v.node);
      if (k == Kind::unary_operator) k = tree_.kind(tree_.child(v.node, Field::argument));
      return stopped(id,
                     tri(k == Kind::integer || k == Kind::float_ || k == Kind::string ||
                         k == Kind::true_ || k == Kind::false_ || k == Kind::none_),
                     v.node);
    }
    case Op::is_path: {
      const Value v = subject();
      const Kind k = v.type == Type::node ? tree_.kind(v.node) : Kind::other;
      return stopped(id, tri(k == Kind::identifier || k == Kind::attribute), here);
    }
    case Op::is_statement: {
      const NodeId n = node(0);
      const NodeId p = n == kNoNode ? kNoNode : tree_.parent(n);
      return stopped(id,
                     tri(p != kNoNode && tree_.kind(p) == Kind::expression_statement &&
                         tree_.children(p).size() == 1),
                     n);
    }
    case Op::is_known: {
      const Value v = subject();
      if (v.type != Type::node) return tri(v.type == Type::text);
      const TypeSet types = flow_.types(v.node);
      return stopped(id, tri(types.complete && !types.names.empty()), v.node);
    }
    case Op::is_entry: return Tri::yes;
    case Op::is_instance: return stopped(id, test_class(t, subject(), true), node(0));
    case Op::is_subclass: return stopped(id, test_class(t, subject(), false), node(0));
    case Op::calls: return stopped(id, calls(t, node(0)), node(0));
    case Op::in_table: {
      const Value v = subject();
      std::string key;
      if (v.type == Type::unknown) return stopped(id, Tri::unknown, here);
      if (v.type == Type::node && tree_.kind(v.node) == Kind::string)
        key = std::string(tree_.text(v.node));
      else if (v.type == Type::text)
        key = v.text;
      else
        return stopped(id, Tri::no, here);
      if (key.size() >= 2 && (key[0] == '\'' || key[0] == '"')) key = key.substr(1, key.size() - 2);
      const auto& table = rules_.library.tables.at(t.text);
      const auto row = table.find(key);
      if (row == table.end()) return stopped(id, Tri::no, node(0));
      if (t.a >= 0) {
        Value c = Value::of(Type::klass);
        c.text = row->second;
        f[static_cast<size_t>(t.a)] = c;
      }
      return Tri::yes;
    }
    case Op::compare: return stopped(id, compare(t, f), node(0));
    case Op::matches: {
      const Value v = subject();
      std::string text = v.type == Type::node ? std::string(tree_.text(v.node)) : v.text;
      if (v.type == Type::node && tree_.kind(v.node) == Kind::string && text.size() > 2)
        text = text.substr(1, text.size() - 2);
      if (v.type == Type::unknown || v.type == Type::absent) return Tri::unknown;
      return stopped(id, tri(RE2::PartialMatch(text, t.text)), node(0));
    }
    case Op::has: {
      const Value v = subject();
      std::vector<NodeId> roots = v.type == Type::nodes  ? v.nodes
                                  : v.type == Type::node ? std::vector<NodeId>{v.node}
                                                         : std::vector<NodeId>{};
      for (const NodeId root : roots)
        for (size_t i = 1; i < t.children.size(); ++i) {
          const auto fragment = static_cast<ir::FragmentId>(rules_[t.children[i]].a);
          for (const NodeId n : matcher_.candidates(fragment, root))
            if (matcher_.match(fragment, n, f)) return Tri::yes;
        }
      return stopped(id, Tri::no, node(0));
    }
    case Op::within: {
      const NodeId inner = node(0);
      if (inner == kNoNode) return Tri::unknown;
      if (rules_[t.children[1]].op != Op::fragment) {
        const Value outer = value(t.children[1], f);
        if (outer.type == Type::node)
          return stopped(id, tri(tree_.is_inside(inner, outer.node)), inner);
        if (outer.type != Type::nodes) return Tri::unknown;
        return stopped(id,
                       tri(std::any_of(outer.nodes.begin(), outer.nodes.end(),
                                       [&](NodeId o) { return tree_.is_inside(inner, o); })),
                       inner);
      }
      for (NodeId n = tree_.parent(inner); n != kNoNode; n = tree_.parent(n))
        for (size_t i = 1; i < t.children.size(); ++i)
          if (matcher_.match(static_cast<ir::FragmentId>(rules_[t.children[i]].a), n, f))
            return Tri::yes;
      return stopped(id, Tri::no, inner);
    }
    case Op::runs: {
      const NodeId a = node(0), x = node(1);
      if (a == kNoNode || x == kNoNode) return Tri::unknown;
      return stopped(id, flow_.runs(a, x), a);
    }
    case Op::under: {
      const NodeId n = node(0);
      return n == kNoNode ? Tri::unknown : stopped(id, flow_.under(n, t.text), n);
    }
    case Op::overrides: return stopped(id, overrides(subject(), t.text), node(0));
    case Op::same_scope: {
      const NodeId a = node(0), b = node(1);
      if (a == kNoNode || b == kNoNode) return Tri::unknown;
      return stopped(id,
                     tri(facts_.enclosing_function(a) == facts_.enclosing_function(b) &&
                         tree_.module_of(a) == tree_.module_of(b)),
                     a);
    }
    case Op::precedes: {
      const NodeId a = node(0), b = node(1);
      return a == kNoNode || b == kNoNode ? Tri::unknown : stopped(id, tri(a < b), a);
    }
    case Op::follows: {
      const NodeId a = node(0), b = node(1);
      return a == kNoNode || b == kNoNode ? Tri::unknown : stopped(id, flow_.follows(a, b), a);
    }
    case Op::is_member: {
      const NodeId n = node(0);
      return stopped(id, n == kNoNode ? Tri::unknown : rules_.library.member(t.text, tree_.text(n)),
                     n);
    }
    case Op::bound_by: {
      const NodeId n = node(0);
      const NodeId p = n == kNoNode ? kNoNode : tree_.parent(n);
      const bool ok = p != kNoNode && tree_.kind(p) == Kind::assignment &&
                      tree_[n].field == Field::right &&
                      tree_.kind(tree_.child(p, Field::left)) == Kind::identifier;
      return stopped(id, tri(ok), n);
    }
    case Op::some_row: return stopped(id, some_row(t, f, nullptr), here);
    case Op::some_fragment: return stopped(id, some_fragment(t, f), here);
    case Op::each_in: {
      const Value list = value(t.children[0], f);
      Tri all = Tri::yes;
      for (const NodeId n : list.nodes) {
        Frame trial = f;
        trial[static_cast<size_t>(t.a)] = Value::of_node(n);
        all = all & condition(t.children[1], trial);
      }
      return stopped(id, all, here);
    }
    case Op::imports:
      for (const auto& [name, n] : facts_.imports())
        if (name == t.text || name.starts_with(t.text + ".")) return Tri::yes;
      return stopped(id, Tri::no, here);
    case Op::pattern_is: return stopped(id, tri(pattern == t.text), here);
    case Op::apply: {
      const ir::Definition& d = rules_.definitions[static_cast<size_t>(t.a)];
      Frame inner(d.frame.holes.size());
      for (size_t i = 0; i < t.children.size() && i < d.parameters.size(); ++i)
        inner[static_cast<size_t>(d.parameters[i])] = value(t.children[i], f);
      return stopped(id, condition(d.body, inner), here);
    }
    default: {
      const Value v = value(id, f);
      if (v.type == Type::boolean) return stopped(id, tri(v.integer != 0), here);
      if (v.type == Type::bindings) return stopped(id, tri(!v.items.empty()), here);
      if (v.type == Type::nodes) return stopped(id, tri(!v.nodes.empty()), here);
      return Tri::unknown;
    }
  }
}

}  // namespace hvr
