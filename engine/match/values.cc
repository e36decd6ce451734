// Values: slots, arithmetic, places, definitions.
#include <algorithm>

#include "engine/match/evaluator.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

const ir::Signature* Evaluator::signature_of(const Value& a) const {
  if (a.signature) return a.signature;
  const NodeId call = a.node == kNoNode ? kNoNode : tree_.parent(a.node);
  return call != kNoNode && tree_.kind(call) == Kind::call ? flow_.signature(call) : nullptr;
}

// Whether `**d` may pass a keyword: not where d is a literal without it, or collects what callers
// pass and none passes it.
bool Evaluator::maybe_passes(NodeId splat, std::string_view name,
                             std::string_view other_name) const {
  const NodeId d = tree_.first_child(splat);
  if (tree_.kind(d) != Kind::identifier) return true;
  for (const BindingId id : facts_.reaching(d)) {
    const Binding& b = facts_.binding(id);
    if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode &&
        tree_.kind(b.value) == Kind::dictionary) {
      for (const NodeId p : tree_.children(b.value)) {
        const NodeId key = tree_.kind(p) == Kind::pair ? tree_.child(p, Field::key) : kNoNode;
        if (key == kNoNode || tree_.kind(key) != Kind::string) return true;
        const auto text = tree_.text(key);
        if (text.size() < 2 || text.substr(1, text.size() - 2) == name ||
            text.substr(1, text.size() - 2) == other_name)
          return true;
      }
      continue;
    }
    if (b.kind != BindingKind::parameter ||
        tree_.kind(tree_.parent(b.target)) != Kind::dictionary_splat_pattern)
      return true;
    const auto& calls = flow_.callers(b.statement);
    if (calls.empty() || !flow_.callers_known(b.statement)) return true;
    for (const NodeId call : calls) {
      const NodeId list = tree_.child(call, Field::arguments);
      if (list == kNoNode || tree_.kind(list) != Kind::argument_list) return true;
      for (const NodeId arg : tree_.children(list)) {
        if (tree_.kind(arg) == Kind::dictionary_splat) return true;
        if (tree_.kind(arg) != Kind::keyword_argument) continue;
        const auto given = tree_.text(tree_.child(arg, Field::name));
        if (given == name || given == other_name) return true;
      }
    }
  }
  return facts_.reaching(d).empty();
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
  const bool bare_generator = tree_.kind(a.node) == Kind::generator_expression;
  for (const NodeId arg : bare_generator ? std::vector<NodeId>{a.node} : tree_.children(a.node)) {
    const Kind k = tree_.kind(arg);
    if (k == Kind::dictionary_splat)
      keywords = keywords || maybe_passes(arg, s.name, name);
    else if (k == Kind::list_splat)
      splat = true;
    else if (k == Kind::keyword_argument) {
      const std::string_view given = tree_.text(tree_.child(arg, Field::name));
      if (given == name || (index >= 0 && sig->find(given) == index)) {
        s.state = Slot::State::given;
        s.argument = arg;
        s.value = tree_.child(arg, Field::value);
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

// The comment lines directly above the statement of `n` and the comment behind it, a line each.
Value Evaluator::comments(NodeId n) const {
  const NodeId s = tree_.statement(n);
  Value out = Value::of_text("");
  if (s == kNoNode) return out;
  const std::string_view text = tree_.text();
  const auto& all = matcher_.index().of(Kind::comment);
  const auto begins = [&](NodeId c, uint32_t byte) { return tree_.span(c).begin < byte; };
  const auto blank = [&](uint32_t from, uint32_t to, int breaks) {
    const auto gap = text.substr(from, to - from);
    return gap.find_first_not_of(" \t\r\n") == std::string_view::npos &&
           std::count(gap.begin(), gap.end(), '\n') == breaks;
  };
  uint32_t top = tree_.span(s).begin;
  for (auto it = std::lower_bound(all.begin(), all.end(), top, begins); it != all.begin();) {
    const Span c = tree_.span(*--it);
    const size_t line = text.rfind('\n', c.begin);
    const uint32_t start = line == std::string_view::npos ? 0 : static_cast<uint32_t>(line) + 1;
    if (!blank(c.end, top, 1) || !blank(start, c.begin, 0)) break;
    out.text = std::string(tree_.text(*it)) + "\n" + out.text;
    top = c.begin;
  }
  const auto behind = std::lower_bound(all.begin(), all.end(), tree_.span(s).end, begins);
  if (behind != all.end() && blank(tree_.span(s).end, tree_.span(*behind).begin, 0))
    out.text += std::string(tree_.text(*behind)) + "\n";
  return out;
}

// What sigma holds for a key here. A `one` key that branches before this place leave with different
// values is unknown.
Value Evaluator::in_context(const std::string& key) const {
  Value v = Value::of(Type::bindings);
  const auto declared = std::find_if(rules_.keys.begin(), rules_.keys.end(),
                                     [&](const ir::Key& k) { return k.name == key; });
  const bool many = declared == rules_.keys.end() || declared->many;
  // The innermost statement around `n` that may be skipped, and that does not hold `here`.
  const auto skippable = [&](NodeId n) {
    for (NodeId k = tree_.parent(n); k != kNoNode && !tree_.is_inside(here, k);
         k = tree_.parent(k)) {
      const Kind kind = tree_.kind(k);
      if (kind == Kind::block && tree_.kind(tree_.parent(k)) != Kind::with_statement) return true;
    }
    return false;
  };
  for (auto e = context.rbegin(); e != context.rend(); ++e) {
    if (e->key != key || !tree_.is_inside(here, e->region)) continue;
    if (many) {
      v.items.insert(v.items.begin(), e->value);
      continue;
    }
    if (v.items.empty())
      v.items.push_back(e->value);
    else if (!matcher_.same(v.items[0], e->value) &&
             (v.items[0].type != Type::node || e->value.type != Type::node ||
              tree_.text(v.items[0].node) != tree_.text(e->value.node)))
      return Value::of(Type::unknown);
    if (!skippable(e->at)) break;
  }
  return v;
}

Value Evaluator::value(TermId id, Frame& f) {
  const ir::Term& t = rules_[id];
  const auto node_of = [&](size_t i) {
    const Value v = value(t.children[i], f);
    return v.type == Type::node ? v.node : kNoNode;
  };
  const auto node_or_absent = [](NodeId n) {
    return n == kNoNode ? Value::of(Type::absent) : Value::of_node(n);
  };
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
      const auto& r = rules_.parameters[static_cast<size_t>(t.a)];
      if (r.type == ir::RulesetParameter::Type::boolean)
        return Value::of_boolean(r.value == "true");
      if (r.type == ir::RulesetParameter::Type::integer)
        return Value::of_integer(std::stoll(r.value));
      return Value::of_text(r.value);
    }
    case Op::klass: {
      Value v = Value::of(Type::klass);
      v.text = t.text;
      return v;
    }
    case Op::default_of: {
      const Value& c = f[static_cast<size_t>(t.a)];
      const ir::Signature* sig = rules_.library.constructor(c.text);
      const int i = sig ? sig->find(t.text) : -1;
      if (i < 0 || !sig->parameters[static_cast<size_t>(i)].fallback)
        return Value::of(Type::absent);
      return Value::of_text(*sig->parameters[static_cast<size_t>(i)].fallback);
    }
    case Op::arithmetic: {
      const Value a = value(t.children[0], f), b = value(t.children[1], f);
      if (t.text == "+" && (a.type == Type::text || b.type == Type::text)) {
        const auto text = [&](const Value& v) {
          return v.type == Type::integer ? std::to_string(v.integer)
                 : v.type == Type::node  ? std::string(tree_.text(v.node))
                                         : v.text;
        };
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
          Value s = seen_from(v.node, call);
          if (s.type == Type::text) v = std::move(s);
        }
        for (const auto& s : rules_.fragments[out.result->fragment].segments)
          if (s.type == ir::Segment::Type::hole &&
              out.result->frame[static_cast<size_t>(s.var)].type == Type::node)
            return Value::of(Type::unknown);
        return out;
      }
      if (e.type != Type::node) return e;
      return seen_from(e.node, call);
    }
    case Op::all_rows: {
      Value v = Value::of(Type::nodes);
      const Yield each = [&](Frame& g, Tri) {
        v.nodes.push_back(g[static_cast<size_t>(t.b)].node);
      };
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
    case Op::split: {
      Value v = value(t.children[0], f);
      const auto first = std::find_if(v.nodes.begin(), v.nodes.end(), [&](NodeId n) {
        Frame trial = f;
        trial[static_cast<size_t>(t.a)] = Value::of_node(n);
        return condition(t.children[1], trial) == Tri::yes;
      });
      if (t.b == 0)
        v.nodes.erase(first, v.nodes.end());
      else
        v.nodes.erase(v.nodes.begin(), first);
      return v;
    }
    case Op::comment_of: {
      const NodeId n = node_of(0);
      return n == kNoNode ? Value::of(Type::absent) : comments(n);
    }
    case Op::length: {
      const Value v = value(t.children[0], f);
      return Value::of_integer(
          static_cast<int64_t>(v.items.empty() ? v.nodes.size() : v.items.size()));
    }
    case Op::statement_of: {
      const NodeId n = node_of(0);
      return node_or_absent(n == kNoNode ? n : tree_.statement(n));
    }
    case Op::loop_around: {
      const NodeId n = node_of(0);
      return node_or_absent(
          n == kNoNode ? n : tree_.up(tree_.parent(n), Kind::for_statement, Kind::while_statement));
    }
    case Op::function_of: {
      const NodeId n = node_of(0);
      const FunctionInfo* fn = n == kNoNode ? nullptr : facts_.enclosing_function(n);
      return node_or_absent(fn ? fn->node : kNoNode);
    }
    case Op::class_of: {
      const NodeId n = node_of(0);
      const ClassInfo* k = n == kNoNode ? nullptr : facts_.enclosing_class(n);
      return node_or_absent(k ? k->node : kNoNode);
    }
    case Op::name_of: {
      const NodeId n = node_of(0);
      if (n == kNoNode) return Value::of(Type::absent);
      if (tree_.kind(n) == Kind::function_definition || tree_.kind(n) == Kind::class_definition)
        return Value::of_node(tree_.child(n, Field::name));
      const NodeId p = tree_.parent(n);
      if (p != kNoNode && tree_.kind(p) == Kind::assignment && tree_[n].field == Field::right) {
        const NodeId left = tree_.child(p, Field::left);
        const Kind k = tree_.kind(left);
        if (k == Kind::identifier || k == Kind::attribute || k == Kind::subscript)
          return Value::of_node(left);
      }
      return Value::of(Type::absent);
    }
    case Op::new_bindings: {
      Value v = Value::of(Type::bindings);
      for (const Value& item : f[static_cast<size_t>(t.a)].items)
        if (item.text == t.text) v.items.push_back(item.items[0]);
      return v;
    }
    case Op::context: return in_context(t.text);
    case Op::apply: {
      const ir::Definition& d = rules_.definitions[static_cast<size_t>(t.a)];
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

}  // namespace hvr
