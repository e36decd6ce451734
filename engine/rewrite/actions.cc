// What rules do: every action adds edits, messages, discharges or context to its rule application,
// or makes it fail.
#include <algorithm>

#include "engine/rewrite/interpret.h"

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

bool Interpreter::fail(Run& run, std::string why) {
  if (run.failure.empty()) run.failure = std::move(why);
  return false;
}

void Interpreter::add(Run& run, Edit::Kind kind, NodeId n, std::vector<Value> results) {
  Edit e;
  e.kind = kind;
  e.node = n;
  e.results = std::move(results);
  e.rule = run.rule;
  e.unit = run.unit;
  run.edits.push_back(std::move(e));
}

std::vector<Value> Interpreter::results_of(const ir::Term& t, size_t from, Frame& f) {
  std::vector<Value> out;
  for (size_t i = from; i < t.children.size(); ++i)
    out.push_back(evaluator_.value(t.children[i], f));
  return out;
}

bool Interpreter::actions(const std::vector<TermId>& list, size_t from, Frame& f, Run& run) {
  for (size_t i = from; i < list.size(); ++i)
    if (!action(list[i], f, run)) return false;
  return true;
}

bool Interpreter::renderable(const Value& v) const {
  if (v.type == Type::unknown || v.type == Type::absent || v.type == Type::unbound) return false;
  if (v.type != Type::result) return true;
  // What its holes hold must be known, too.
  for (const auto& s : rules_.fragments[v.result->fragment].segments) {
    if (s.type != ir::Segment::Type::hole) continue;
    const Value& held = v.result->frame[static_cast<size_t>(s.var)];
    if (held.type == Type::unknown || held.type == Type::unbound) return false;
    if (held.type == Type::result && !renderable(held)) return false;
  }
  return true;
}

bool Interpreter::set_slot(const ir::Term& t, Frame& f, Run& run) {
  const Value& args = f[static_cast<size_t>(t.a)];
  const Slot s = evaluator_.slot(args, t.text);
  Value v = evaluator_.value(t.children[0], f);
  if (!renderable(v)) return fail(run, "the new value of `" + t.text + "` is not known");
  switch (s.state) {
    case Slot::State::unknown: return fail(run, "whether `" + t.text + "` is given cannot be told");
    case Slot::State::given:
      add(run, Edit::Kind::wrap, s.value, {v});
      run.edits.back().set = true;
      return true;
    case Slot::State::fallback:
    case Slot::State::absent:
      add(run, Edit::Kind::add_argument, args.node, {v});
      run.edits.back().name = s.name;
      return true;
  }
  return false;
}

bool Interpreter::drop_slot(const ir::Term& t, Frame& f, Run& run) {
  const Value& args = f[static_cast<size_t>(t.a)];
  const Slot s = evaluator_.slot(args, t.text);
  if (s.state == Slot::State::unknown)
    return fail(run, "whether `" + t.text + "` is given cannot be told");
  if (s.state != Slot::State::given) return true;
  if (s.position >= 0) {
    // Dropping a positional argument would move the later ones: they must be last.
    const auto all = tree_.children(args.node);
    if (tree_.kind(all.back()) != Kind::keyword_argument && all.back() != s.argument)
      return fail(run, "`" + t.text + "` is positional, and others follow it");
  }
  add(run, Edit::Kind::drop_argument, s.argument, {});
  return true;
}

NodeId Interpreter::region_of(const std::string& region, NodeId n) const {
  for (NodeId k = n; k != kNoNode; k = tree_.parent(k)) {
    const Kind kind = tree_.kind(k);
    if (region == "block" && (kind == Kind::block || kind == Kind::module)) return k;
    if (region == "function" && (kind == Kind::function_definition || kind == Kind::module))
      return k;
    if (region == "class" && (kind == Kind::class_definition || kind == Kind::module)) return k;
  }
  return tree_.module_of(n);
}

bool Interpreter::place_statement(const ir::Term& t, Frame& f, Run& run) {
  const Value where = evaluator_.value(t.children[0], f);
  if (where.type != Type::node) return fail(run, "there is no such place");
  auto results = results_of(t, 1, f);
  if (!std::all_of(results.begin(), results.end(),
                   [this](const Value& v) { return renderable(v); }))
    return fail(run, "part of the new text is not known");
  if (t.op == Op::head) {
    const NodeId body = tree_.child(where.node, Field::body);
    if (body == kNoNode) return fail(run, "there is no body to put it into");
    // Behind a docstring and `global` statements.
    for (const NodeId s : tree_.children(body)) {
      const bool doc = tree_.kind(s) == Kind::expression_statement &&
                       tree_.kind(tree_.first_child(s)) == Kind::string;
      if (doc || tree_.kind(s) == Kind::global_statement ||
          tree_.kind(s) == Kind::nonlocal_statement)
        continue;
      add(run, Edit::Kind::before, s, std::move(results));
      return true;
    }
    return fail(run, "there is no statement to put it before");
  }
  const NodeId s = tree_.statement(where.node);
  if (s == kNoNode) return fail(run, "there is no statement here");
  if (t.op == Op::after) {
    const Kind k = tree_.kind(s);
    if (k == Kind::return_statement || k == Kind::raise_statement || k == Kind::break_statement ||
        k == Kind::continue_statement)
      return fail(run, "nothing runs after this statement");
  }
  add(run, t.op == Op::before ? Edit::Kind::before : Edit::Kind::after, s, std::move(results));
  return true;
}

// Puts statements behind the moment at which an expression has its value: behind a plain statement,
// or, in the header of `return` and `if`, by giving the value a name first.
bool Interpreter::after_value(const ir::Term& t, Frame& f, Run& run) {
  const Value what = evaluator_.value(t.children[0], f);
  if (what.type != Type::node) return fail(run, "there is no such value");
  auto results = results_of(t, 1, f);
  if (!std::all_of(results.begin(), results.end(),
                   [this](const Value& v) { return renderable(v); }))
    return fail(run, "part of the new text is not known");
  NodeId n = what.node;
  const NodeId s = tree_.statement(n);
  for (NodeId k = n; k != s && k != kNoNode; k = tree_.parent(k)) {
    const Kind pk = tree_.kind(tree_.parent(k));
    const bool skipped =
        pk == Kind::lambda_ || pk == Kind::list_comprehension || pk == Kind::generator_expression ||
        pk == Kind::set_comprehension || pk == Kind::dictionary_comprehension ||
        (pk == Kind::boolean_operator && tree_[k].field == Field::right) ||
        (pk == Kind::conditional_expression && k != tree_.children(tree_.parent(k))[1]) ||
        pk == Kind::default_parameter;
    if (skipped) return fail(run, "the value is made where no statement can follow");
  }
  const Kind k = tree_.kind(s);
  if (k == Kind::expression_statement) {
    add(run, Edit::Kind::after, s, std::move(results));
    return true;
  }
  const bool first = tree_.span(n).begin == tree_.span(tree_.first_child(s)).begin;
  const bool header =
      k == Kind::return_statement ||
      (k == Kind::if_statement && tree_.is_inside(n, tree_.child(s, Field::condition))) ||
      k == Kind::raise_statement;
  if (!header || !first)
    return fail(run, "the value is made in the header of a statement, where nothing can follow it");
  // The name is fresh; its fragment is made here since no rule spells it.
  Value name = Value::of_text("value");
  Value keep = what;
  add(run, Edit::Kind::before, s, {});
  run.edits.back().name = "hoist";
  run.edits.back().results.push_back(keep);
  for (Value& r : results) run.edits.back().results.push_back(std::move(r));
  add(run, Edit::Kind::wrap, n, {name});
  run.edits.back().name = "hoisted";
  return true;
}

bool Interpreter::action(TermId id, Frame& f, Run& run) {
  const ir::Term& t = rules_[id];
  switch (t.op) {
    case Op::keep: return true;
    case Op::sequence: return actions(t.children, 0, f, run);
    case Op::let: f[static_cast<size_t>(t.a)] = evaluator_.value(t.children[0], f); return true;
    case Op::branch: {
      const Tri c = evaluator_.condition(t.children[0], f);
      if (c == Tri::unknown) return fail(run, "a condition cannot be decided");
      if (c == Tri::yes) return action(t.children[1], f, run);
      return t.children.size() < 3 || action(t.children[2], f, run);
    }
    case Op::set: return set_slot(t, f, run);
    case Op::drop: return drop_slot(t, f, run);
    case Op::replace: {
      NodeId n = run.root;
      size_t from = 0;
      if (t.b == 1) {
        const Value v = evaluator_.value(t.children[0], f);
        if (v.type != Type::node) return fail(run, "there is nothing to replace");
        n = v.node;
        from = 1;
      }
      auto results = results_of(t, from, f);
      if (!std::all_of(results.begin(), results.end(),
                       [this](const Value& v) { return renderable(v); }))
        return fail(run, "part of the new text is not known");
      add(run, Edit::Kind::replace, n, std::move(results));
      return true;
    }
    case Op::wrap: {
      const Value v = evaluator_.value(t.children[0], f);
      const Value r = evaluator_.value(t.children[1], f);
      if (v.type != Type::node || !renderable(r))
        return fail(run, "part of the new text is not known");
      add(run, Edit::Kind::wrap, v.node, {r});
      return true;
    }
    case Op::guard: {
      const Value v = evaluator_.value(t.children[0], f);
      const std::vector<NodeId> nodes =
          v.type == Type::node ? std::vector<NodeId>{v.node} : v.nodes;
      if (nodes.empty()) return fail(run, "there is no statement to guard");
      for (const NodeId n : nodes) {
        const NodeId s = tree_.statement(n);
        if (s == kNoNode) return fail(run, "there is no statement to guard");
        Value r = evaluator_.value(t.children[1], f);
        // The guarded hole stands for the whole statement, whatever the pattern caught of it.
        for (Value& inner : r.result->frame)
          if (inner.type == v.type && inner.node == v.node && inner.nodes == v.nodes)
            inner = Value::of_node(s);
        add(run, Edit::Kind::guard, s, {r});
      }
      return true;
    }
    case Op::insert: {
      const Value v = evaluator_.value(t.children[0], f);
      const Value list = evaluator_.value(t.children[1], f);
      if (list.node == kNoNode || !renderable(v))
        return fail(run, "there is no list to insert into");
      add(run, Edit::Kind::insert, list.node, {v});
      run.edits.back().last = t.b == 1;
      return true;
    }
    case Op::before:
    case Op::after:
    case Op::head: return place_statement(t, f, run);
    case Op::after_value: return after_value(t, f, run);
    case Op::after_imports:
      for (Value& v : results_of(t, 0, f)) run.header.emplace_back(run.unit, std::move(v));
      return true;
    case Op::remove: {
      const Value v = evaluator_.value(t.children[0], f);
      if (v.type != Type::node || tree_.statement(v.node) == kNoNode)
        return fail(run, "there is nothing to remove");
      add(run, Edit::Kind::remove, tree_.statement(v.node), {});
      return true;
    }
    case Op::message: {
      NodeId at = run.root;
      if (!t.children.empty()) {
        const Value v = evaluator_.value(t.children[0], f);
        if (v.type == Type::node) at = v.node;
        if (v.type == Type::nodes && !v.nodes.empty()) at = v.nodes[0];
      }
      Diagnostic d;
      d.severity = t.b == 2 ? Severity::error : t.b == 1 ? Severity::warning : Severity::note;
      d.code = "W001";
      d.file = file_;
      d.span = tree_.span(at);
      d.message = interpolate(t.text, *run.names, f);
      run.messages.push_back(std::move(d));
      return true;
    }
    case Op::does: {
      NodeId at = run.root;
      if (!t.children.empty()) {
        const Value v = evaluator_.value(t.children[0], f);
        if (v.type != Type::node) return fail(run, "`does` names no node");
        at = v.node;
      }
      out_.units[run.unit].does.emplace_back(t.text, at);
      return true;
    }
    case Op::transform: {
      const Value what = evaluator_.value(t.children[0], f);
      const size_t before = evaluator_.context.size();
      std::vector<NodeId> nodes = what.type == Type::nodes  ? what.nodes
                                  : what.type == Type::node ? std::vector<NodeId>{what.node}
                                                            : std::vector<NodeId>{};
      const NodeId here = evaluator_.here;
      for (const NodeId n : nodes) visit(n, tree_[n].last);
      evaluator_.here = here;
      Value made = Value::of(Type::bindings);
      for (size_t i = before; i < evaluator_.context.size(); ++i) {
        Value item = Value::of_text(evaluator_.context[i].key);
        item.items.push_back(evaluator_.context[i].value);
        made.items.push_back(std::move(item));
      }
      f[static_cast<size_t>(t.a)] = std::move(made);
      return true;
    }
    case Op::extend: {
      const Value v = evaluator_.value(t.children[0], f);
      if (!renderable(v)) return fail(run, "there is nothing to remember");
      const auto key = std::find_if(rules_.keys.begin(), rules_.keys.end(),
                                    [&](const ir::Key& k) { return k.name == t.text; });
      const NodeId region = region_of(key->region, run.root);
      evaluator_.context.push_back({t.text, v, run.root, region});
      return true;
    }
    case Op::each_do: {
      const Value list = evaluator_.value(t.children[0], f);
      std::vector<Value> items = list.items;
      if (items.empty())
        for (const NodeId n : list.nodes) items.push_back(Value::of_node(n));
      for (size_t i = 0; i < items.size(); ++i) {
        Frame inner = f;
        inner[static_cast<size_t>(t.a)] = items[i];
        if (t.b >= 0) inner[static_cast<size_t>(t.b)] = Value::of_integer(static_cast<int64_t>(i));
        if (!action(t.children[1], inner, run)) return false;
      }
      return true;
    }
    default: return fail(run, "this cannot be done here");
  }
}

}  // namespace hvr
