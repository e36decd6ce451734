// Values: slots, arithmetic, places, definitions.
#include <algorithm>

#include "engine/match/evaluator.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

const ir::Signature* Evaluator::signature_of(const Value& a) const {
  if (a.signature) return a.signature;
  const NodeId call = a.node == kNoNode ? kNoNode : t_.parent(a.node);
  return call != kNoNode && t_.kind(call) == Kind::call ? flow_.signature(call) : nullptr;
}

Slot Evaluator::slot(const Value& a, const std::string& name) const {
  Slot s;
  s.name = name;
  if (a.type != Type::nodes || a.node == kNoNode) return s;
  const ir::Signature* sig = signature_of(a);
  const int index = sig ? sig->find(name) : -1;
  if (index >= 0) s.name = sig->parameters[static_cast<size_t>(index)].name;
  const bool keyword_only = index >= 0 && sig->parameters[static_cast<size_t>(index)].keyword_only;
  bool splat = false, keywords = false;
  int position = 0;
  const bool bare_generator = t_.kind(a.node) == Kind::generator_expression;
  for (const NodeId arg : bare_generator ? std::vector<NodeId>{a.node} : t_.children(a.node)) {
    const Kind k = t_.kind(arg);
    if (k == Kind::dictionary_splat) keywords = true;
    else if (k == Kind::list_splat) splat = true;
    else if (k == Kind::keyword_argument) {
      const std::string_view given = t_.text(t_.child(arg, Field::name));
      if (given == name || (index >= 0 && sig->find(given) == index)) {
        s.state = Slot::State::given;
        s.argument = arg;
        s.value = t_.child(arg, Field::value);
        return s;
      }
    } else if (position++ == index && !splat && !keyword_only) {
      s.state = Slot::State::given;
      s.argument = s.value = arg;
      s.position = index;
      return s;
    }
  }
  if (keywords || (splat && !keyword_only)) return s;
  if (!sig) return s;
  if (index >= 0 && sig->parameters[static_cast<size_t>(index)].fallback) {
    s.state = Slot::State::fallback;
    s.text = *sig->parameters[static_cast<size_t>(index)].fallback;
  } else {
    s.state = Slot::State::absent;
  }
  return s;
}

Value Evaluator::value(TermId id, Frame& f) {
  const ir::Term& t = p_[id];
  const auto node_of = [&](size_t i) {
    const Value v = value(t.children[i], f);
    return v.type == Type::node ? v.node : kNoNode;
  };
  const auto node_or_absent = [](NodeId n) { return n == kNoNode ? Value::of(Type::absent) : Value::of_node(n); };
  switch (t.op) {
    case Op::var: return f[static_cast<size_t>(t.a)];
    case Op::slot: {
      const Slot s = slot(f[static_cast<size_t>(t.a)], t.text);
      if (s.state == Slot::State::given) return Value::of_node(s.value);
      if (s.state == Slot::State::fallback) return Value::of_text(s.text);
      return Value::of(s.state == Slot::State::absent ? Type::absent : Type::unknown);
    }
    case Op::text: return Value::of_text(t.text);
    case Op::integer: return Value::of_integer(t.a);
    case Op::boolean: return Value::of_boolean(t.a == 1);
    case Op::fragment: {
      Value v = Value::of(Type::result);
      v.result = std::make_shared<Result>(Result{static_cast<ir::FragmentId>(t.a), f});
      return v;
    }
    case Op::parameter: {
      const auto& r = p_.parameters[static_cast<size_t>(t.a)];
      if (r.type == ir::RulesetParameter::Type::boolean) return Value::of_boolean(r.value == "true");
      if (r.type == ir::RulesetParameter::Type::integer) return Value::of_integer(std::stoll(r.value));
      return Value::of_text(r.value);
    }
    case Op::klass: {
      Value v = Value::of(Type::klass);
      v.text = t.text;
      return v;
    }
    case Op::default_of: {
      const Value& c = f[static_cast<size_t>(t.a)];
      const ir::Signature* sig = p_.library.constructor(c.text);
      const int i = sig ? sig->find(t.text) : -1;
      if (i < 0 || !sig->parameters[static_cast<size_t>(i)].fallback) return Value::of(Type::absent);
      return Value::of_text(*sig->parameters[static_cast<size_t>(i)].fallback);
    }
    case Op::arithmetic: {
      const Value a = value(t.children[0], f), b = value(t.children[1], f);
      if (t.text == "+" && (a.type == Type::text || b.type == Type::text)) {
        const auto text = [&](const Value& v) { return v.type == Type::integer ? std::to_string(v.integer) : v.type == Type::node ? std::string(t_.text(v.node)) : v.text; };
        return Value::of_text(text(a) + text(b));
      }
      if (a.type != Type::integer || b.type != Type::integer) return Value::of(Type::unknown);
      if (t.text == "+") return Value::of_integer(a.integer + b.integer);
      if (t.text == "-") return Value::of_integer(a.integer - b.integer);
      if (t.text == "*") return Value::of_integer(a.integer * b.integer);
      if (b.integer == 0) return Value::of(Type::unknown);
      // Python's floor division and modulus.
      int64_t q = a.integer / b.integer, r = a.integer % b.integer;
      if (r != 0 && (r < 0) != (b.integer < 0)) --q, r += b.integer;
      return Value::of_integer(t.text == "//" ? q : r);
    }
    case Op::first_given:
      for (const TermId c : t.children) {
        const Value v = value(c, f);
        if (v.type == Type::node || v.type == Type::unknown) return v;
      }
      return Value::of(Type::absent);
    case Op::seen_from: {
      const Value e = value(t.children[0], f);
      const NodeId call = node_of(1);
      if (call == kNoNode) return Value::of(Type::unknown);
      if (e.type == Type::result) {
        // A computed expression: every hole of it is seen from the call.
        Value out = e;
        out.result = std::make_shared<Result>(*e.result);
        for (Value& v : out.result->frame) {
          if (v.type != Type::node) continue;
          const std::string s = seen_from(v.node, call);
          if (s.empty()) continue;
          v = Value::of_text(s);
        }
        for (const auto& s : p_.fragments[out.result->fragment].segments)
          if (s.type == ir::Segment::Type::hole && out.result->frame[static_cast<size_t>(s.var)].type == Type::node) return Value::of(Type::unknown);
        return out;
      }
      if (e.type != Type::node) return e;
      const std::string s = seen_from(e.node, call);
      return s.empty() ? Value::of(Type::unknown) : Value::of_text(s);
    }
    case Op::all_rows: {
      Value v = Value::of(Type::nodes);
      const Yield each = [&](Frame& g, Tri) { v.nodes.push_back(g[static_cast<size_t>(t.b)].node); };
      if (t.b < 0) return v;
      Frame trial = f;
      trial[static_cast<size_t>(t.b)] = Value{};
      some_row(t, trial, &each);
      return v;
    }
    case Op::list: {
      Value v = Value::of(Type::nodes);
      for (const TermId c : t.children) v.items.push_back(value(c, f));
      return v;
    }
    case Op::filter: {
      Value v = value(t.children[0], f);
      std::vector<NodeId> kept;
      for (const NodeId n : v.nodes) {
        Frame trial = f;
        trial[static_cast<size_t>(t.a)] = Value::of_node(n);
        if (condition(t.children[1], trial) == Tri::yes) kept.push_back(n);
      }
      v.nodes = std::move(kept);
      return v;
    }
    case Op::length: {
      const Value v = value(t.children[0], f);
      return Value::of_integer(static_cast<int64_t>(v.type == Type::bindings ? v.items.size() : v.nodes.size()));
    }
    case Op::statement_of: {
      const NodeId n = node_of(0);
      return node_or_absent(n == kNoNode ? n : t_.statement(n));
    }
    case Op::loop_around: {
      const NodeId n = node_of(0);
      return node_or_absent(n == kNoNode ? n : t_.up(t_.parent(n), Kind::for_statement, Kind::while_statement));
    }
    case Op::function_of: {
      const NodeId n = node_of(0);
      const FunctionInfo* fn = n == kNoNode ? nullptr : m_.enclosing_function(n);
      return node_or_absent(fn ? fn->node : kNoNode);
    }
    case Op::class_of: {
      const NodeId n = node_of(0);
      const ClassInfo* k = n == kNoNode ? nullptr : m_.enclosing_class(n);
      return node_or_absent(k ? k->node : kNoNode);
    }
    case Op::name_of: {
      const NodeId n = node_of(0);
      if (n == kNoNode) return Value::of(Type::absent);
      if (t_.kind(n) == Kind::function_definition || t_.kind(n) == Kind::class_definition) return Value::of_node(t_.child(n, Field::name));
      const NodeId p = t_.parent(n);
      if (p != kNoNode && t_.kind(p) == Kind::assignment && t_[n].field == Field::right) {
        const NodeId left = t_.child(p, Field::left);
        const Kind k = t_.kind(left);
        if (k == Kind::identifier || k == Kind::attribute || k == Kind::subscript) return Value::of_node(left);
      }
      return Value::of(Type::absent);
    }
    case Op::context:
    case Op::new_bindings: {
      Value v = Value::of(Type::bindings);
      if (t.op == Op::new_bindings) {
        for (const Value& item : f[static_cast<size_t>(t.a)].items)
          if (item.text == t.text) v.items.push_back(item.items[0]);
        return v;
      }
      for (const ContextEvent& e : context)
        if (e.key == t.text && t_.is_inside(here, e.region)) v.items.push_back(e.value);
      return v;
    }
    case Op::apply: {
      const ir::Definition& d = p_.definitions[static_cast<size_t>(t.a)];
      if (d.condition) return Value::of_boolean(condition(id, f) == Tri::yes);
      Frame inner(d.frame.holes.size());
      for (size_t i = 0; i < t.children.size() && i < d.parameters.size(); ++i)
        inner[static_cast<size_t>(d.parameters[i])] = value(t.children[i], f);
      return value(d.body, inner);
    }
    case Op::branch: {
      const Tri c = condition(t.children[0], f);
      if (c == Tri::unknown) return Value::of(Type::unknown);
      return value(t.children[c == Tri::yes ? 1 : 2], f);
    }
    default: return Value::of(Type::unknown);
  }
}

// ---- `seen from`: an expression of the callee in the caller's words ------------------------------------------------

namespace {
// The expression an argument list passes for parameter `index` (or by keyword), or kNoNode.
NodeId argument_for(const Tree& t, NodeId call, size_t index, std::string_view name) {
  const NodeId args = t.child(call, Field::arguments);
  if (args == kNoNode || t.kind(args) != Kind::argument_list) return kNoNode;
  size_t position = 0;
  for (const NodeId a : t.children(args)) {
    if (t.kind(a) == Kind::list_splat || t.kind(a) == Kind::dictionary_splat) return kNoNode;
    if (t.kind(a) == Kind::keyword_argument) {
      if (t.text(t.child(a, Field::name)) == name) return t.child(a, Field::value);
    } else if (position++ == index) {
      return a;
    }
  }
  return kNoNode;
}
}  // namespace

std::string Evaluator::substitute(NodeId e, const FunctionInfo& callee, NodeId via, NodeId call, int depth) const {
  if (depth > 16) return {};
  switch (t_.kind(e)) {
    case Kind::identifier: {
      if (m_.is_builtin(e)) return std::string(t_.text(e));
      const auto ids = m_.reaching(e);
      if (ids.size() != 1) {
        // Several definitions outside the callee: the name itself is what the caller sees too.
        if (ids.empty() || m_.scope(m_.binding(ids[0]).scope).node == callee.node) return {};
      }
      const Binding& b = m_.binding(ids[0]);
      if (m_.scope(b.scope).node != callee.node) {
        // An outer name: visible to the caller unless the caller has its own.
        const auto* outer = m_.bindings_of(e);
        const std::string name(t_.text(e));
        for (ScopeId s = m_.scope_of(call);; s = m_.scope(s).parent) {
          const auto it = m_.scope(s).names.find(name);
          if (it != m_.scope(s).names.end() && !(m_.scope(s).kind == ScopeKind::klass && s != m_.scope_of(call))) return &it->second == outer ? name : "";
          if (s == 0) return "";
        }
      }
      if (b.kind == BindingKind::parameter) {
        size_t index = 0;
        while (index < callee.parameters.size() && m_.binding(callee.parameters[index]).target != b.target) ++index;
        const NodeId f = t_.child(via, Field::function);
        if (callee.klass != kNoNode) {
          if (index == 0) return t_.kind(f) == Kind::attribute ? seen_from(t_.child(f, Field::object), call, depth + 1) : "";
          --index;
        }
        const NodeId a = argument_for(t_, via, index, b.name);
        if (a != kNoNode) return seen_from(a, call, depth + 1);
        return b.value == kNoNode ? "" : std::string(t_.text(b.value));
      }
      // A local with one pure definition is written out.
      if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode) return substitute(b.value, callee, via, call, depth + 1);
      return {};
    }
    case Kind::attribute: {
      const std::string object = substitute(t_.child(e, Field::object), callee, via, call, depth + 1);
      return object.empty() ? "" : object + "." + std::string(t_.text(t_.child(e, Field::attribute)));
    }
    case Kind::integer:
    case Kind::float_:
    case Kind::string: return std::string(t_.text(e));
    case Kind::parenthesized_expression:
    case Kind::binary_operator:
    case Kind::list:
    case Kind::tuple:
    case Kind::subscript:
    case Kind::keyword_argument:
    case Kind::argument_list:
    case Kind::call: {
      // Only calls without effects may be written a second time.
      if (t_.kind(e) == Kind::call) {
        const NodeId f = t_.child(e, Field::function);
        const bool pure = (t_.kind(f) == Kind::identifier && m_.is_builtin(f) && (t_.text(f) == "list" || t_.text(f) == "tuple" || t_.text(f) == "dict")) ||
                          (t_.kind(f) == Kind::attribute && (t_.text(t_.child(f, Field::attribute)) == "values" || t_.text(t_.child(f, Field::attribute)) == "items"));
        if (!pure) return {};
      }
      std::string out;
      uint32_t at = t_.span(e).begin;
      for (const NodeId c : t_.children(e)) {
        out += t_.text().substr(at, t_.span(c).begin - at);
        if (t_.kind(c) == Kind::operator_token || (t_.kind(e) == Kind::keyword_argument && t_[c].field == Field::name)) {
          out += t_.text(c);
        } else {
          const std::string inner = substitute(c, callee, via, call, depth + 1);
          if (inner.empty() && !(t_.kind(c) == Kind::argument_list && t_.children(c).empty())) return {};
          out += inner.empty() ? std::string(t_.text(c)) : inner;
        }
        at = t_.span(c).end;
      }
      return out + std::string(t_.text().substr(at, t_.span(e).end - at));
    }
    default: return {};
  }
}

std::string Evaluator::seen_from(NodeId e, NodeId call, int depth) const {
  const FunctionInfo* inner = m_.enclosing_function(e);
  if (inner == m_.enclosing_function(call)) return std::string(t_.text(e));
  if (!inner || depth > 8) return {};
  // The calls that enter the callee: `call` itself, or one inside what it runs.
  for (const NodeId via : flow_.callers(inner->node)) {
    if (via != call && flow_.runs(call, via) == Tri::no) continue;
    const std::string text = substitute(e, *inner, via, call, depth);
    if (!text.empty()) return text;
  }
  return {};
}

}  // namespace hvr
