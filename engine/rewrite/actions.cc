// What rules do: every action adds edits, messages, discharges or context to its rule application,
// or makes it fail. One function for each operation.
#include <algorithm>

#include "base/allowance.h"
#include "engine/match/message.h"
#include "engine/match/place.h"
#include "engine/match/rows.h"
#include "engine/match/slots.h"
#include "engine/rewrite/application.h"
#include "engine/rewrite/elements.h"
#include "engine/rewrite/open.h"
#include "engine/rewrite/places.h"

namespace hvr {
namespace {

namespace action = ir::action;
using Type = Value::Type;

// Whether a value can be put into text.
bool renderable(const ir::Ruleset& rules, const Value& v) {
  if (v.type == Type::unknown || v.type == Type::absent || v.type == Type::unbound) return false;
  if (v.type != Type::result) return true;
  step();
  // What its holes hold must be known, too.
  for (const auto& s : rules[v.result->fragment].segments) {
    if (s.type != ir::Segment::Type::hole) continue;
    const Value& held = v.result->frame[*s.var];
    if (held.type == Type::unknown || held.type == Type::unbound) return false;
    if (held.type == Type::result && !renderable(rules, held)) return false;
  }
  return std::all_of(v.result->splices.begin(), v.result->splices.end(),
                     [&](const auto& splice) { return renderable(rules, splice.value); });
}

// The part of a program in which a key set at `n` lives.
NodeId region_of(const Tree& tree, ir::Region region, NodeId n) {
  for (NodeId k = n; k != kNoNode; k = tree.parent(k)) {
    const Kind kind = tree.kind(k);
    switch (region) {
      case ir::Region::block:
        if (kind == Kind::block) return k;
        break;
      case ir::Region::function:
        if (kind == Kind::function_definition) return k;
        break;
      case ir::Region::klass:
        if (kind == Kind::class_definition) return k;
        break;
      case ir::Region::module: break;
    }
  }
  return tree.module_of(n);
}

struct Act {
  const World& world;
  Captures& captures;
  Application& a;
  const Query& q = world.query;
  const Tree& tree = q.tree;
  Evaluator e{q, {a.root, &world.sigma, nullptr}};

  Value value(ir::ValueId v) const { return e.value(v, captures); }
  bool all(const ir::ActionList& list) const { return act(world, list.actions, captures, a); }

  Edit& add(Edit::Kind kind, NodeId n, std::vector<Value> results) const {
    Edit edit;
    edit.kind = kind;
    edit.node = n;
    edit.results = std::move(results);
    edit.rule = a.rule;
    edit.unit = a.unit;
    a.edits.push_back(std::move(edit));
    return a.edits.back();
  }

  // The results, all of them; nothing (and a failure) where part of one is not known.
  std::optional<std::vector<Value>> instances(const std::vector<ir::FragmentId>& fragments) const {
    std::vector<Value> out;
    for (const ir::FragmentId f : fragments) {
      out.push_back(e.instance(f, captures));
      if (renderable(q.rules, out.back())) continue;
      a.fail("part of the new text is not known");
      return std::nullopt;
    }
    return out;
  }

  bool operator()(const action::Let& o) const {
    captures.set(o.hole, value(o.value));
    return true;
  }
  bool operator()(const action::Branch& o) const {
    switch (e.condition(o.condition, captures)) {
      case Tri::yes: return all(o.then);
      case Tri::no: return all(o.otherwise);
      case Tri::unknown: break;
    }
    return a.fail("a condition cannot be decided");
  }

  bool operator()(const action::Set& o) const {
    const Value& list = captures[o.arguments.hole];
    const Slot s = find_slot(q, list, o.parameter);
    Value v = value(o.value);
    if (!renderable(q.rules, v))
      return a.fail("the new value of `" + o.parameter + "` is not known");
    if (s.state == Slot::State::unknown)
      return a.fail("whether `" + o.parameter + "` is given cannot be told");
    if (s.state == Slot::State::given)
      add(Edit::Kind::wrap, s.value, {std::move(v)}).set = true;
    else
      add(Edit::Kind::add_argument, list.node, {std::move(v)}).name = s.name;
    return true;
  }
  bool operator()(const action::Drop& o) const {
    const Value& list = captures[o.arguments.hole];
    const Slot s = find_slot(q, list, o.parameter);
    if (s.state == Slot::State::unknown)
      return a.fail("whether `" + o.parameter + "` is given cannot be told");
    if (s.state != Slot::State::given) return true;
    if (s.position >= 0) {
      // The later ones would move: they become keywords.
      const auto later = names_of_later(tree, list.node, s.argument, signature_of(q, list));
      if (!later)
        return a.fail("`" + o.parameter + "` is positional, and others without names follow it");
      for (const auto& [argument, name] : *later)
        add(Edit::Kind::name_argument, argument, {}).name = name;
    }
    add(Edit::Kind::drop_argument, s.argument, {});
    return true;
  }

  bool operator()(const action::Replace& o) const {
    NodeId n = a.root;
    if (o.node) {
      const Value v = value(*o.node);
      if (v.type != Type::node) return a.fail("there is nothing to replace");
      n = v.node;
    }
    auto results = instances(o.results);
    if (!results) return false;
    std::string lost;
    auto kept = kept_parts(q, a.rule, n, captures, *results, lost);
    if (!lost.empty()) return a.fail(std::move(lost));
    add(Edit::Kind::replace, n, std::move(*results)).kept = std::move(kept);
    return true;
  }
  bool operator()(const action::Wrap& o) const {
    const Value v = value(o.node);
    Value r = value(o.result);
    if (v.type != Type::node || !renderable(q.rules, r))
      return a.fail("part of the new text is not known");
    if (is_no_expression(tree.kind(v.node)))
      return a.fail("what would be wrapped is no expression");
    return add(Edit::Kind::wrap, v.node, {std::move(r)}), true;
  }
  bool operator()(const action::Guard& o) const {
    const Value v = value(o.statement);
    const std::vector<NodeId> nodes = v.type == Type::node ? std::vector<NodeId>{v.node} : v.nodes;
    if (nodes.empty()) return a.fail("there is no statement to guard");
    for (const NodeId n : nodes) {
      const NodeId s = tree.statement(n);
      if (s == kNoNode) return a.fail("there is no statement to guard");
      // The guarded hole stands for the whole statement, whatever the pattern caught of it.
      const Trial trial(captures);
      for (size_t i = 0; i < captures.size(); ++i) {
        const Value& held = captures[ir::HoleId(i)];
        if (held.type == v.type && held.node == v.node && held.nodes == v.nodes)
          captures.set(ir::HoleId(i), s);
      }
      auto guard = instances({o.guard});
      if (!guard) return false;
      add(Edit::Kind::guard, s, std::move(*guard));
    }
    return true;
  }
  bool operator()(const action::Insert& o) const {
    Value v = value(o.element);
    Value list = value(o.list);
    // Parentheses around a list mean nothing.
    while (list.node != kNoNode && tree.kind(list.node) == Kind::parenthesized_expression)
      list.node = tree.first_part(list.node);
    if (list.node == kNoNode || !holds_elements(tree.kind(list.node)) || !renderable(q.rules, v))
      return a.fail("there is no list to insert into");
    add(Edit::Kind::insert, list.node, {std::move(v)}).last = o.end == ir::ListEnd::last;
    return true;
  }

  // The node at which results are put, with them; nothing (and a failure) where one is not there.
  struct Placed {
    NodeId node;
    std::vector<Value> results;
  };
  std::optional<Placed> placed(ir::ValueId place, const std::vector<ir::FragmentId>& fragments,
                               const char* nowhere) const {
    const Value where = value(place);
    if (where.type != Type::node) {
      a.fail(nowhere);
      return std::nullopt;
    }
    auto results = instances(fragments);
    if (!results) return std::nullopt;
    return Placed{where.node, std::move(*results)};
  }
  bool operator()(const action::Head& o) const {
    auto p = placed(o.place, o.results, "there is no such place");
    if (!p) return false;
    const NodeId body = tree.child(p->node, Field::body);
    if (body == kNoNode || tree.kind(body) != Kind::block)
      return a.fail("there is no body to put it into");
    const HeadPlace head = head_of(tree, body);
    if (head.statement == kNoNode) return a.fail("there is no statement to put it before");
    add(head.behind ? Edit::Kind::after : Edit::Kind::before, head.statement,
        std::move(p->results));
    return true;
  }
  bool operator()(const action::Before& o) const {
    auto p = placed(o.place, o.results, "there is no such place");
    if (!p) return false;
    const NodeId s = tree.statement(p->node);
    if (s == kNoNode) return a.fail("there is no statement here");
    return add(Edit::Kind::before, s, std::move(p->results)), true;
  }
  bool operator()(const action::After& o) const {
    auto p = placed(o.place, o.results, "there is no such place");
    if (!p) return false;
    const NodeId s = tree.statement(p->node);
    if (s == kNoNode) return a.fail("there is no statement here");
    const Kind k = tree.kind(s);
    if (k == Kind::return_statement || k == Kind::raise_statement || k == Kind::break_statement ||
        k == Kind::continue_statement)
      return a.fail("nothing runs after this statement");
    add(Edit::Kind::after, s, std::move(p->results));
    return true;
  }

  // Puts statements behind the moment at which an expression has its value: behind a plain
  // statement, or, in the header of `return` and `if`, by giving the value a name first.
  bool operator()(const action::AfterValue& o) const {
    auto p = placed(o.place, o.results, "there is no such value");
    if (!p) return false;
    const NodeId n = p->node, s = tree.statement(n);
    if (s == kNoNode) return a.fail("there is no statement here");
    if (may_be_skipped(tree, n, s))
      return a.fail("the value is made where no statement can follow");
    const Kind k = tree.kind(s);
    if (k == Kind::expression_statement) {
      if (yields_behind(tree, n, s))
        return a.fail("behind the value the statement yields, and may not go on");
      add(Edit::Kind::after, s, std::move(p->results));
      return true;
    }
    if (!begins_header(tree, n, s))
      return a.fail("the value is made in the header of a statement, where nothing can follow it");
    // The name is fresh; its fragment is made here since no rule spells it.
    p->results.insert(p->results.begin(), Value::of_node(n));
    add(Edit::Kind::before, s, std::move(p->results)).name = "hoist";
    add(Edit::Kind::wrap, n, {Value::of_text("value")}).name = "hoisted";
    return true;
  }
  bool behind_imports(const std::vector<ir::FragmentId>& fragments, bool of_all) const {
    auto results = instances(fragments);
    if (!results) return false;
    for (Value& r : *results) a.header.push_back({std::move(r), of_all, a.unit});
    return true;
  }
  bool operator()(const action::AfterImports& o) const { return behind_imports(o.results, false); }
  bool operator()(const action::AfterAllImports& o) const {
    return behind_imports(o.results, true);
  }
  bool operator()(const action::Remove& o) const {
    const Value v = value(o.node);
    if (v.type != Type::node) return a.fail("there is nothing to remove");
    const Removal going = removal_of(tree, v.node);
    if (!going.failure.empty()) return a.fail(going.failure);
    return add(going.kind, going.node, {}), true;
  }
  bool operator()(const action::TidyImports&) const { return a.tidies = true; }

  bool operator()(const action::Message& o) const {
    NodeId at = a.root;
    if (o.at) {
      const Value v = value(*o.at);
      if (v.type == Type::node) at = v.node;
      if (v.type == Type::nodes && !v.nodes.empty()) at = v.nodes[0];
    }
    Location place = world.locate(at);
    Diagnostic d{Severity::note, "W001", std::move(place.file), place.span, {}, {}, {}, {}};
    switch (o.kind) {
      case ir::MessageKind::note: d.severity = Severity::note; break;
      case ir::MessageKind::warning: d.severity = Severity::warning; break;
      case ir::MessageKind::error: d.severity = Severity::error; break;
    }
    d.message = message_text(tree, o.text, captures);
    spend_text(d.message.size());
    d.rule = world.query.rules.rules[a.rule].name;
    a.messages.push_back(std::move(d));
    return true;
  }
  bool operator()(const action::Does& o) const {
    std::vector<NodeId> nodes;
    if (!o.node)
      nodes.push_back(a.root);
    else if (!list_nodes(*o.node, "does", nodes))
      return false;
    for (const NodeId n : nodes) a.does.emplace_back(o.obligation, as_place(tree, n));
    return true;
  }
  bool operator()(const action::Needs& o) const {
    const auto* rows = std::get_if<ir::value::AllRows>(&q.rules[o.node].op);
    const bool everywhere =
        rows && !rows->column && rows->row.columns.empty() && !rows->row.at && !rows->row.where;
    if (const auto known = world.listed.find(o.node); everywhere && known != world.listed.end()) {
      a.needs.push_back({o.obligation, known->second.nodes});
      return true;
    }
    std::vector<NodeId> nodes;
    if (!list_nodes(o.node, "needs", nodes)) return false;
    a.needs.push_back(
        {o.obligation, std::make_shared<const std::vector<NodeId>>(std::move(nodes))});
    if (everywhere) world.listed.emplace(o.node, a.needs.back());
    return true;
  }
  // A node, or each of a list.
  bool list_nodes(ir::ValueId id, const char* word, std::vector<NodeId>& out) const {
    const Value v = value(id);
    if (v.type != Type::node && v.type != Type::nodes)
      return a.fail("`" + std::string(word) + "` names no node");
    if (v.type == Type::node) out.push_back(v.node);
    out.insert(out.end(), v.nodes.begin(), v.nodes.end());
    for (const Value& item : v.items)
      if (item.type == Type::node) out.push_back(item.node);
    for (NodeId& n : out) n = as_place(tree, n);
    return true;
  }
  bool operator()(const action::ForRows& o) const {
    bool stands = true;
    each_row(e, o.row, captures, [&](Captures&, Tri sure) {
      if (sure != Tri::yes)
        stands = a.fail("whether a row of `" + q.rules.relations[o.row.relation].name +
                        "` is there could not be told");
      stands = stands && all(o.body);
    });
    return stands;
  }

  bool operator()(const action::Transform& o) const {
    const size_t before = world.sigma.mark();
    for (const Value& part : phrase(value(o.phrase))) world.visit(part.node, tree[part.node].last);
    Value made = Value::of(Type::bindings);
    for (size_t i = before; i < world.sigma.mark(); ++i) {
      Value item = Value::of_text(q.rules.keys[world.sigma[i].key].name);
      item.items.push_back(world.sigma[i].value);
      made.items.push_back(std::move(item));
    }
    captures.set(o.made, std::move(made));
    return true;
  }
  static std::vector<Value> phrase(const Value& v) {
    if (v.type == Type::node) return {v};
    std::vector<Value> out;
    if (v.type == Type::nodes)
      for (const NodeId n : v.nodes) out.push_back(Value::of_node(n));
    return out;
  }
  bool operator()(const action::Extend& o) const {
    Value v = value(o.value);
    if (!renderable(q.rules, v)) return a.fail("there is nothing to remember");
    const NodeId region = region_of(tree, q.rules.keys[o.key].region, a.root);
    world.sigma.extend({o.key, std::move(v), a.root, region});
    return true;
  }
  bool operator()(const action::EachDo& o) const {
    const Value list = value(o.list);
    // A run has its elements both ways; they are its parts.
    const std::vector<Value> items = list.items.empty() ? list.elements() : list.items;
    for (size_t i = 0; i < items.size(); ++i) {
      const Trial trial(captures);
      captures.set(o.element, items[i]);
      captures.set(o.index, Value::of_integer(static_cast<int64_t>(i)));
      if (!all(o.body)) return false;
    }
    return true;
  }
};

}  // namespace

bool act(const World& world, const std::vector<ir::ActionId>& actions, Captures& captures,
         Application& a) {
  const Act carry_out{world, captures, a};
  return std::all_of(actions.begin(), actions.end(), [&](ir::ActionId id) {
    return std::visit(carry_out, world.query.rules[id].op);
  });
}

}  // namespace hvr
