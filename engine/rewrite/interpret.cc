// The walk and the order of things; the actions themselves are in actions.cc.
#include "engine/rewrite/interpret.h"

#include <algorithm>

#include "engine/match/place.h"
#include "engine/match/weight.h"
#include "ir/walk.h"

namespace hvr {

using Type = Value::Type;

Activity activity(const Query& query, const ir::Applicability& declared, const ir::Holes& holes) {
  const auto& named = declared.patterns;
  const bool fits =
      named.empty() ||
      (query.pattern.id && std::find(named.begin(), named.end(), *query.pattern.id) != named.end());
  if (!fits) return {};
  const auto holds = [&](NodeId module) {
    Captures captures(holes.size());
    return !declared.when ||
           Evaluator(query, {module, nullptr, nullptr}).condition(*declared.when, captures) ==
               Tri::yes;
  };
  const auto& modules = query.tree.modules();
  return {holds(modules.back()), modules.size() > 1 && holds(modules.front())};
}

void Interpreter::index_by_kind(ir::RuleId r, const ir::clause::Match& first) {
  std::set<Kind> kinds;
  bool any = false;
  for (const ir::FragmentId f : first.fragments) {
    const FragmentRoot& root = query_.matcher.root(f);
    any = any || root.kinds.empty();
    if (root.key && !root.indexed()) {
      for (const NodeId n : query_.matcher.index().along(root)) keyed_.emplace_back(n, r);
      continue;
    }
    if (!root.indexed()) {
      kinds.insert(root.kinds.begin(), root.kinds.end());
      continue;
    }
    auto& rules = by_key_[root.key->number()];
    if (rules.empty() || rules.back() != r) rules.push_back(r);
    if (root.key->what == RootKey::What::named) kinds.insert(Kind::dotted_name);
  }
  if (any)
    anywhere_.push_back(r);
  else
    for (const Kind k : kinds) by_kind_[static_cast<size_t>(k)].push_back(r);
}

bool Interpreter::is_heard(ir::RuleId r) {
  std::optional<bool>& heard = heard_[r];
  if (heard) return *heard;
  heard = trace;
  ir::walk_rule(rules_, rules_.rules[r], [&]<class Op>(const Op&, const ir::RulePlace&) {
    if constexpr (std::is_same_v<Op, ir::action::Does>) heard = true;
  });
  return *heard;
}

void Interpreter::add_doubts(ir::RuleId r, const ir::clause::Match& first) {
  const ir::Rule& rule = rules_.rules[r];
  if (trace || rule.clauses.size() < 2) return;
  const auto* where = std::get_if<ir::clause::Where>(&rules_[rule.clauses[1]].op);
  if (!where) return;
  const bool heard = is_heard(r);
  // Who gives a reason wants to be asked.
  if (heard && where->reason) return;
  query_.doubts.add(first, Captures(rule.holes.size()), where->condition,
                    heard ? Doubts::Depth::first : Doubts::Depth::all, doubts_[r]);
}

namespace {
// The node at which a rule that begins with this clause is tried: the row's, or the
// first node that was caught; kNoNode where there is none.
NodeId node_of_row(const ir::ClauseOp& first, const Captures& captures) {
  if (const auto* row = std::get_if<ir::clause::EachRow>(&first); row && row->row.at)
    return captures[*row->row.at].node;
  for (const Value& v : captures)
    if (v.type == Type::node) return v.node;
  return kNoNode;
}
}  // namespace

// Rules that begin with a row are tried at the row's node.
void Interpreter::index_by_row(ir::RuleId r) {
  const ir::Rule& rule = rules_.rules[r];
  const std::vector<ir::ClauseId> first{rule.clauses[0]};
  Captures captures(rule.holes.size());
  const auto keep = [&](Captures& c, Tri sure) {
    NodeId at = node_of_row(rules_[first[0]].op, c);
    if (at == kNoNode) at = tree_.modules().back();
    if (sure == Tri::yes) by_row_[at].emplace_back(r, c);
  };
  asked_by("rule", rule.name, [&] { Evaluator(query_).solve(first, 0, captures, Tri::yes, keep); });
}

void Interpreter::index_rules() {
  for (const ir::RuleId r : rules_.rules.ids()) {
    const ir::Rule& rule = rules_.rules[r];
    active_.add(activity(query_, rule.active, rule.holes));
    if (!active_[r].anywhere()) continue;
    if (rule.clauses.empty()) {
      // Applied once, to the main module.
      by_row_[tree_.modules().back()].emplace_back(r, Captures(rule.holes.size()));
      continue;
    }
    const auto* match = std::get_if<ir::clause::Match>(&rules_[rule.clauses[0]].op);
    if (match && !match->scope) {
      index_by_kind(r, *match);
      add_doubts(r, *match);
    } else {
      index_by_row(r);
    }
  }
}

void Interpreter::index_nodes() {
  for (const auto& [number, rules] : by_key_)
    for (const NodeId n : query_.matcher.index().of(RootKey::of(number)))
      for (const ir::RuleId r : rules) keyed_.emplace_back(n, r);
  std::sort(keyed_.begin(), keyed_.end());
  keyed_.erase(std::unique(keyed_.begin(), keyed_.end()), keyed_.end());
  for (uint32_t i = 0; i < keyed_.size(); ++i)
    if (i == 0 || keyed_[i - 1].first != keyed_[i].first) keyed_at_[keyed_[i].first] = i;
}

EditSet Interpreter::run() {
  visited_.assign(tree_.size(), false);
  index_rules();
  index_nodes();
  // Modules stand in the order in which they are run: what is imported comes before what imports
  // it.
  deferred_ = tree_.modules();
  for (size_t i = 0; i < deferred_.size(); ++i) {
    const NodeId n = deferred_[i];
    visit(n, tree_[n].last);
  }
  return std::move(out_);
}

// Bodies of functions wait until the scope that holds them has ended: they see its final sigma.
void Interpreter::visit(NodeId from, NodeId to) {
  for (NodeId n = from; n < to;) {
    const NodeId p = tree_.parent(n);
    const bool body =
        p != kNoNode && tree_[n].field == Field::body &&
        (tree_.kind(p) == Kind::function_definition || tree_.kind(p) == Kind::lambda_) && n != from;
    if (body) {
      deferred_.push_back(n);
      n = tree_[n].last;
      continue;
    }
    if (!visited_[n] && query_.facts.is_live(n)) {
      visited_[n] = true;
      visit_node(n);
    }
    ++n;
  }
}

void Interpreter::visit_node(NodeId n) {
  struct Candidate {
    ir::RuleId rule;
    const Captures* row = nullptr;
  };
  Few<Candidate, 8> here;
  for (const ir::RuleId r : by_kind_[static_cast<size_t>(tree_.kind(n))])
    here.push_back({r, nullptr});
  if (const uint32_t* first = keyed_at_.find(n))
    for (size_t i = *first; i < keyed_.size() && keyed_[i].first == n; ++i)
      here.push_back({keyed_[i].second, nullptr});
  for (const ir::RuleId r : anywhere_) here.push_back({r, nullptr});
  if (const auto it = by_row_.find(n); it != by_row_.end())
    for (const auto& [r, captures] : it->second) here.push_back({r, &captures});
  // The rows of one rule lie in their order.
  if (here.size() > 1)
    std::sort(here.begin(), here.end(), [](const Candidate& a, const Candidate& b) {
      return a.rule != b.rule ? a.rule < b.rule : std::less<>()(a.row, b.row);
    });
  for (size_t i = 0; i < here.size(); ++i) {
    const auto& [r, row] = here[i];
    // A rule may be here by its kind and by its keys.
    if (i > 0 && !row && here[i - 1].rule == r) continue;
    if (!active_[r].at(tree_, n)) continue;
    const ir::Rule& rule = rules_.rules[r];
    if (row) {
      Captures captures = *row;
      const ir::RuleId own = r;
      asked_by("rule", rule.name,
               [&] { return attempt(own, n, rule.clauses.empty() ? 0 : 1, captures); });
      continue;
    }
    const auto& match = std::get<ir::clause::Match>(rules_[rule.clauses[0]].op);
    if (std::none_of(match.fragments.begin(), match.fragments.end(),
                     [&](ir::FragmentId f) { return query_.matcher.may_match(f, n); }) ||
        query_.doubts.refuted(doubts_[r], n))
      continue;
    // Who is visited meanwhile gets others.
    SpareCaptures<ir::RuleId>::Use spare(spare_, r, rule.holes.size());
    asked_by("rule", rule.name, [&] {
      Evaluator(query_, {n, &sigma_, nullptr})
          .match_at(match, n, spare.captures(), [&](Captures& c) { return attempt(r, n, 1, c); });
    });
  }
}

namespace {
bool same_captures(const Captures& a, const Captures& b) {
  return std::equal(a.begin(), a.end(), b.begin(),
                    [](const Value& v, const Value& w) { return v.same_place(w); });
}
}  // namespace

// The reason is one for each node for which the rule would have met a demand, as far as that is
// known where it stopped.
void Interpreter::remember(ir::RuleId r, const Stop& stop) {
  const auto& clauses = rules_.rules[r].clauses;
  const auto held = std::count_if(
      clauses.begin(), clauses.begin() + static_cast<ptrdiff_t>(stop.clause), [&](ir::ClauseId c) {
        const auto* where = std::get_if<ir::clause::Where>(&rules_[c].op);
        return where && where->reason;
      });
  const auto give = [&](ir::ObligationId obligation, NodeId node) {
    reasons.push_back({obligation, as_place(tree_, node), stop.at, stop.reason, stop.help,
                       static_cast<size_t>(held), stop.clause});
  };
  ir::walk_rule(rules_, rules_.rules[r], [&]<class Op>(const Op& op, const ir::RulePlace&) {
    if constexpr (std::is_same_v<Op, ir::action::Does>) {
      if (!op.node) return;
      Captures captures = *stop.captures;
      const auto* hole = std::get_if<ir::value::Hole>(&rules_[*op.node].op);
      const auto* rows = std::get_if<ir::value::AllRows>(&rules_[*op.node].op);
      if ((!hole || !captures[hole->hole].bound()) && !rows) return;
      const Value v = Evaluator(query_, {stop.at, &sigma_, nullptr}).value(*op.node, captures);
      if (v.type == Type::node) give(op.obligation, v.node);
      for (const NodeId n : v.nodes) give(op.obligation, n);
    }
  });
}

void Interpreter::tell_part(Unit& unit, const Captures& captures) const {
  const auto nodes = [&](ir::ValueId id) {
    Captures c = captures;
    const Value v = Evaluator(query_, {unit.at, &sigma_, nullptr}).value(id, c);
    std::vector<NodeId> out = v.type == Value::Type::node ? std::vector{v.node} : v.nodes;
    for (NodeId& node : out) node = as_place(tree_, node);
    return out;
  };
  unit.does.clear();
  unit.needs.clear();
  for (const ir::ActionId id : rules_.rules[unit.rule].actions) {
    if (const auto* needs = std::get_if<ir::action::Needs>(&rules_[id].op)) {
      auto of = nodes(needs->node);
      if (!of.empty())
        unit.needs.push_back(
            {needs->obligation, std::make_shared<const std::vector<NodeId>>(std::move(of))});
    } else if (const auto* does = std::get_if<ir::action::Does>(&rules_[id].op)) {
      const auto of = does->node ? nodes(*does->node) : std::vector{as_place(tree_, unit.at)};
      for (const NodeId node : of) unit.does.emplace_back(does->obligation, node);
    }
  }
}

bool Interpreter::attempt(ir::RuleId r, NodeId n, size_t i, Captures& captures) {
  const ir::Rule& rule = rules_.rules[r];
  Attempt tried;
  tried.rule = r;
  tried.at = n;
  // Two words, which a std::function holds in itself.
  const std::function<void(const Stop&)> stops = [this, &tried](const Stop& s) {
    if (!tried.stop) tried.stop = s;
    if (s.answer == Tri::unknown) unknowns.push_back({tried.rule, s.condition, s.at});
    if (!s.reason.empty()) remember(tried.rule, s);
  };
  std::vector<Captures> solutions;
  std::optional<Captures> undecided;
  size_t found = 0;
  Evaluator(query_, {n, &sigma_, is_heard(r) ? &stops : nullptr, &found})
      .solve(rule.clauses, i, captures, Tri::yes, [&](Captures& c, Tri sure) {
        if (sure != Tri::yes) {
          if (!undecided) undecided = c;
          return;
        }
        spend(8 + weight(c) + solutions.size());
        const bool again = std::any_of(solutions.begin(), solutions.end(),
                                       [&](const Captures& s) { return same_captures(s, c); });
        if (!again) solutions.push_back(c);
        found = solutions.size();
      });
  for (Captures& solution : solutions) apply(r, n, solution, tried);
  if (undecided && solutions.empty()) {
    Unit unit;
    unit.rule = r;
    unit.at = n;
    unit.dropped = unit.undecided = true;
    unit.why = "a condition cannot be decided";
    unit.group = static_cast<uint32_t>(out_.units.size());
    tell_part(unit, *undecided);
    if (!unit.needs.empty()) out_.units.push_back(std::move(unit));
  }
  if (trace) attempts.push_back(tried);
  return !solutions.empty();
}

void Interpreter::apply(ir::RuleId r, NodeId n, Captures& captures, Attempt& tried) {
  if (ignored_.at(n, rules_.rules[r].name)) {
    tried.failure = "a comment asks to leave this alone";
    return;
  }
  Application a;
  a.rule = r;
  a.unit = static_cast<uint32_t>(out_.units.size());
  a.root = n;
  Unit& unit = out_.units.emplace_back();
  unit.rule = r;
  unit.at = n;
  unit.group = a.unit;
  const size_t remembered = sigma_.mark();
  const auto visit_now = [&](NodeId from, NodeId to) { visit(from, to); };
  const World world{query_, sigma_, locate_, visit_now, listed_};
  if (!act(world, rules_.rules[r].actions, captures, a) || !respell_for_module(query_, a)) {
    out_.units[a.unit].dropped = out_.units[a.unit].failed = true;
    out_.units[a.unit].why = a.failure;
    tell_part(out_.units[a.unit], captures);
    sigma_.undo(remembered);
    tried.failure = a.failure;
    return;
  }
  for (Edit& e : a.edits) out_.edits.push_back(std::move(e));
  for (BehindImports& b : a.header) out_.header.push_back({std::move(b.value), b.of_all, a.unit});
  for (Diagnostic& m : a.messages) out_.messages.emplace_back(a.unit, std::move(m));
  out_.units[a.unit].does = std::move(a.does);
  out_.units[a.unit].needs = std::move(a.needs);
  out_.units[a.unit].tidies = a.tidies;
  tried.fired = true;
}

}  // namespace hvr
