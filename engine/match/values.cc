// Values: one function for each operation.
#include <algorithm>

#include "engine/match/comments.h"
#include "engine/match/evaluator.h"
#include "engine/match/inline.h"
#include "engine/match/rows.h"
#include "engine/match/slots.h"
#include "engine/match/views.h"
#include "engine/match/weight.h"
#include "ir/arithmetic.h"

namespace hvr {
namespace {

namespace value = ir::value;
using Type = Value::Type;

Value node_or_absent(NodeId n) {
  return n == kNoNode ? Value::of(Type::absent) : Value::of_node(n);
}

struct ValueOf {
  const Evaluator& e;
  Captures& captures;
  const Query& q = e.query();
  const Tree& tree = q.tree;

  Value of(ir::ValueId id) const { return e.value(id, captures); }
  NodeId node(ir::ValueId id) const {
    const Value v = of(id);
    return v.type == Type::node ? v.node : kNoNode;
  }
  // What `find` gives for the node, or that there is none.
  template <class F>
  Value found(ir::ValueId id, F&& find) const {
    const NodeId n = node(id);
    return node_or_absent(n == kNoNode ? n : find(n));
  }

  Value operator()(const value::Hole& o) const {
    spend(weight(captures[o.hole]));
    return captures[o.hole];
  }

  Value operator()(const value::Slot& o) const {
    const Slot s = find_slot(q, captures[o.arguments.hole], o.parameter);
    switch (s.state) {
      case Slot::State::given: return Value::of_node(s.value);
      case Slot::State::fallback: return Value::of_python(s.text);
      case Slot::State::absent: return Value::of(Type::absent);
      case Slot::State::unknown: break;
    }
    return Value::of(Type::unknown);
  }

  Value operator()(const value::Text& o) const { return Value::of_text(o.text); }
  Value operator()(const value::Integer& o) const { return Value::of_integer(o.number); }
  Value operator()(const value::Real& o) const { return number_of(o.text); }
  Value operator()(const value::Boolean& o) const { return Value::of_boolean(o.truth); }

  Value operator()(const value::Template& o) const { return e.instance(o.fragment, captures); }

  Value operator()(const value::Apply& o) const {
    const ir::Definition& d = q.rules.definitions[o.definition];
    SpareCaptures<ir::DefinitionId>::Use inner(q.spare, o.definition, d.holes.size());
    e.hand(d, o.arguments, captures, inner.captures());
    const Booking booking = booked("define", d.name);
    return e.value(std::get<ir::ValueId>(d.body), inner.captures());
  }

  Value operator()(const value::Parameter& o) const {
    const auto& p = q.rules.parameters[o.parameter];
    switch (p.type) {
      case ir::RulesetParameter::Type::boolean: return Value::of_boolean(p.value == "true");
      case ir::RulesetParameter::Type::integer: return Value::of_integer(p.number);
      case ir::RulesetParameter::Type::choice:
      case ir::RulesetParameter::Type::text: return Value::of_text(p.value);
      case ir::RulesetParameter::Type::list:
      case ir::RulesetParameter::Type::table: break;
    }
    Value v = Value::of(Type::nodes);
    for (const auto& [key, text] : p.items) v.items.push_back(item_value(p, text));
    return v;
  }

  Value operator()(const value::Class& o) const {
    Value v = Value::of(Type::klass);
    v.text = o.name;
    return v;
  }

  Value operator()(const value::DefaultOf& o) const {
    const ir::Signature* sig = q.rules.library.constructor(captures[o.klass].text);
    const int i = sig ? sig->find(o.parameter) : -1;
    if (i < 0 || !sig->parameters[static_cast<size_t>(i)].fallback) return Value::of(Type::absent);
    return Value::of_python(*sig->parameters[static_cast<size_t>(i)].fallback);
  }

  Value operator()(const value::Calculate& o) const {
    const Value a = of(o.left), b = of(o.right);
    if (o.op == ir::Arithmetic::add && (a.type == Type::text || b.type == Type::text))
      return joined(as_text(a), as_text(b));
    if (a.type != Type::integer || b.type != Type::integer) return Value::of(Type::unknown);
    const auto result = ir::calculate(o.op, a.integer, b.integer);
    return result ? Value::of_integer(*result) : Value::of(Type::unknown);
  }
  static Value joined(std::string a, const std::string& b) {
    spend_text(a.size() + b.size());
    return Value::of_text(std::move(a) + b);
  }
  std::string as_text(const Value& v) const {
    if (v.type == Type::integer) return std::to_string(v.integer);
    if (v.type == Type::real) return written(v.real);
    return v.type == Type::node ? std::string(tree.text(v.node)) : v.text;
  }

  Value operator()(const value::FirstGiven& o) const {
    for (const ir::ValueId slot : o.slots) {
      Value v = of(slot);
      if (v.type == Type::node || v.type == Type::unknown) return v;
    }
    return Value::of(Type::absent);
  }

  Value operator()(const value::AllRows& o) const {
    Value v = Value::of(Type::nodes);
    NumberMap<bool> met;
    const auto give = [&](const Value& one) {
      if (one.type != Type::node) {
        v.items.push_back(one);
        return;
      }
      if (std::exchange(met[one.node], true)) return;
      spend(1 + v.nodes.size() / 4);
      // A path counts once, whatever spells it.
      if (!o.column || std::none_of(v.nodes.begin(), v.nodes.end(),
                                    [&](NodeId n) { return q.matcher.same(n, one.node); }))
        v.nodes.push_back(one.node);
    };
    if (!o.column && !o.row.at) {
      for (const Row& row : rows_that_fit(e, o.row, captures)) give(Value::of_node(row.at));
      return v;
    }
    const Trial trial(captures);
    const ir::HoleId hole = o.column ? *o.column : *o.row.at;
    captures.set(hole, Value{});
    each_row(e, o.row, captures, [&](Captures& c, Tri) { give(c[hole]); });
    return v;
  }

  Value operator()(const value::List& o) const {
    Value v = Value::of(Type::nodes);
    for (const ir::ValueId item : o.items) v.items.push_back(of(item));
    return v;
  }

  Value operator()(const value::Element& o) const {
    const auto* p = std::get_if<value::Parameter>(&q.rules[o.list].op);
    return element_at(q, p ? &q.rules.parameters[p->parameter] : nullptr, of(o.list), of(o.at));
  }
  // Texts as `text of` has them.
  Value operator()(const value::Join& o) const {
    const Value list = of(o.list);
    if (list.type != Type::nodes && list.type != Type::bindings) return Value::of(Type::unknown);
    std::string out;
    bool first = true;
    for (const Value& element : list.elements()) {
      const Value text = text_of(element);
      if (text.type != Type::text) return Value::of(Type::unknown);
      spend_text(o.between.size() + text.text.size());
      out += (std::exchange(first, false) ? "" : o.between) + text.text;
    }
    return Value::of_text(std::move(out));
  }

  // Whether a condition surely holds of one element.
  bool fits(std::optional<ir::HoleId> element, Value held, ir::ConditionId where) const {
    const Trial trial(captures);
    captures.set(element, std::move(held));
    return e.condition(where, captures) == Tri::yes;
  }

  Value operator()(const value::Filter& o) const {
    Value v = of(o.list);
    if (v.nodes.empty())
      std::erase_if(v.items, [&](const Value& i) { return !fits(o.element, i, o.where); });
    std::erase_if(v.nodes, [&](NodeId n) { return !fits(o.element, Value::of_node(n), o.where); });
    return v;
  }

  Value operator()(const value::Split& o) const {
    Value v = of(o.list);
    const auto first = std::find_if(v.nodes.begin(), v.nodes.end(), [&](NodeId n) {
      return fits(o.element, Value::of_node(n), o.where);
    });
    if (o.part == ir::SplitPart::before)
      v.nodes.erase(first, v.nodes.end());
    else
      v.nodes.erase(v.nodes.begin(), first);
    return v;
  }

  Value operator()(const value::SeenFrom& o) const {
    Value v = of(o.expression);
    const NodeId call = node(o.call);
    if (call == kNoNode) return Value::of(Type::unknown);
    return seen(std::move(v), call);
  }
  Value seen(Value v, NodeId call) const {
    if (v.type == Type::node) return seen_from(q, v.node, call);
    if (v.type != Type::result) return v;
    tick();
    spend(kStepsOfAValue * weight(v.result->frame));
    // A computed expression: every hole of it is seen from the call.
    v.result = std::make_shared<Result>(*v.result);
    Captures& held = v.result->frame;
    for (const auto& s : q.rules[v.result->fragment].segments) {
      if (s.type != ir::Segment::Type::hole) continue;
      Value inner = seen(held[*s.var], call);
      if (inner.type == Type::unknown) return inner;
      held.set(*s.var, std::move(inner));
    }
    for (auto& splice : v.result->splices) {
      splice.value = seen(std::move(splice.value), call);
      if (splice.value.type == Type::unknown) return splice.value;
    }
    return v;
  }

  Value operator()(const value::Length& o) const {
    const Value v = of(o.list);
    return Value::of_integer(
        static_cast<int64_t>(v.items.empty() ? v.nodes.size() : v.items.size()));
  }

  Value operator()(const value::StatementOf& o) const {
    return found(o.node, [&](NodeId n) { return tree.statement(n); });
  }
  Value operator()(const value::LoopAround& o) const {
    return found(o.node, [&](NodeId n) {
      return tree.up(tree.parent(n), Kind::for_statement, Kind::while_statement);
    });
  }
  Value operator()(const value::FunctionOf& o) const {
    return found(o.node, [&](NodeId n) {
      const FunctionInfo* f = q.facts.enclosing_function(n);
      return f ? f->node : kNoNode;
    });
  }
  Value operator()(const value::ClassOf& o) const {
    return found(o.node, [&](NodeId n) {
      const ClassInfo* k = q.facts.enclosing_class(n);
      return k ? k->node : kNoNode;
    });
  }
  // A definition's name, or the target of the assignment whose value this is.
  Value operator()(const value::NameOf& o) const {
    return found(o.node, [&](NodeId n) {
      if (tree.kind(n) == Kind::function_definition || tree.kind(n) == Kind::class_definition)
        return tree.child(n, Field::name);
      const NodeId p = tree.parent(n);
      if (p == kNoNode || tree.kind(p) != Kind::assignment || tree[n].field != Field::right)
        return kNoNode;
      const NodeId left = tree.child(p, Field::left);
      const Kind k = tree.kind(left);
      return k == Kind::identifier || k == Kind::attribute || k == Kind::subscript ? left : kNoNode;
    });
  }
  Value operator()(const value::CommentOf& o) const {
    const NodeId n = node(o.node);
    return n == kNoNode ? Value::of(Type::absent) : Value::of_text(comments_of(q, n));
  }

  Value operator()(const value::TextOf& o) const { return text_of(of(o.node)); }
  Value text_of(const Value& v) const {
    switch (v.type) {
      case Type::node: return Value::of_text(std::string(text_view(tree, v.node)));
      case Type::integer: return Value::of_text(std::to_string(v.integer));
      case Type::real: return Value::of_text(written(v.real));
      case Type::text: return Value::of_text(v.python ? std::string(text_view(v.text)) : v.text);
      case Type::klass: return Value::of_text(v.text);
      case Type::absent: return v;
      default: return Value::of(Type::unknown);
    }
  }
  Value operator()(const value::ValueOf& o) const {
    Value v = of(o.node);
    if (v.type == Type::text && v.python) return constant_of(v.text);
    return v.type == Type::node ? constant_of(q, v.node) : v;
  }
  Value operator()(const value::Recase& o) const {
    const Value v = of(o.text);
    if (v.type == Type::node) return Value::of_text(recased(o.to, text_view(tree, v.node)));
    return v.type == Type::text ? Value::of_text(recased(o.to, v.text)) : v;
  }

  Value operator()(const value::NewBindings& o) const {
    Value v = Value::of(Type::bindings);
    for (const Value& item : captures[o.made].items)
      if (item.text == q.rules.keys[o.key].name) v.items.push_back(item.items[0]);
    return v;
  }
  Value operator()(const value::Context& o) const {
    q.answered.note_asker();
    Value v =
        e.site().sigma ? e.site().sigma->at(q, o.key, e.site().here) : Value::of(Type::bindings);
    // A key for one thing holds it, or nothing.
    if (q.rules.keys[o.key].many || o.as_list || v.type != Type::bindings) return v;
    return v.items.empty() ? Value::of(Type::absent) : v.items[0];
  }

  Value operator()(const value::Choose& o) const {
    switch (e.condition(o.condition, captures)) {
      case Tri::yes: return of(o.then);
      case Tri::no: return of(o.otherwise);
      case Tri::unknown: break;
    }
    return Value::of(Type::unknown);
  }
  Value operator()(const value::Truth& o) const {
    return Value::of_boolean(e.condition(o.condition, captures) == Tri::yes);
  }
};

}  // namespace

Value Evaluator::instance(ir::FragmentId fragment, const Captures& captures) const {
  spend(weight(captures));
  Value v = Value::of(Type::result);
  v.result = std::make_shared<Result>(Result{fragment, captures, {}});
  for (const auto& s : query_.rules[fragment].segments)
    if (s.term) v.result->splices.push_back({*s.term, value(*s.term, v.result->frame)});
  return v;
}

void Evaluator::hand(const ir::Definition& definition, const std::vector<ir::ValueId>& arguments,
                     Captures& captures, Captures& inner) const {
  std::optional<Value> room;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const Value& v = look(arguments[i], captures, room);
    if (v.only_node())
      inner.set(definition.parameters[i], v.node);
    else
      inner.set(definition.parameters[i], v);
  }
}

const Value& Evaluator::look(ir::ValueId id, Captures& captures, std::optional<Value>& room) const {
  const auto* hole = std::get_if<value::Hole>(&query_.rules[id].op);
  if (!hole) return room.emplace(value(id, captures));
  step();
  const Value& held = captures[hole->hole];
  spend(weight(held));
  return held;
}

Value Evaluator::value(ir::ValueId id, Captures& captures) const {
  step();
  return std::visit(ValueOf{*this, captures}, query_.rules[id].op);
}

}  // namespace hvr
