// The walk and the order of things; the actions themselves are in actions.cc.
#include "engine/rewrite/interpret.h"

#include <algorithm>

namespace hvr {

using ir::Op;
using ir::TermId;
using Type = Value::Type;

Interpreter::Interpreter(const ir::Ruleset& program, const Flow& flow, const Matcher& matcher,
                         Evaluator& evaluator, std::string file, Diagnostics& diagnostics)
    : rules_(program),
      flow_(flow),
      facts_(flow.facts()),
      tree_(facts_.tree()),
      matcher_(matcher),
      evaluator_(evaluator),
      file_(std::move(file)),
      diagnostics_(diagnostics) {}

bool Interpreter::active(const std::vector<std::string>& patterns, const std::vector<TermId>& when,
                         const ir::Frame& names) {
  if (!patterns.empty() &&
      std::find(patterns.begin(), patterns.end(), evaluator_.pattern) == patterns.end())
    return false;
  Frame f(names.holes.size());
  return std::all_of(when.begin(), when.end(),
                     [&](TermId c) { return evaluator_.condition(c, f) == Tri::yes; });
}

std::string Interpreter::interpolate(const std::string& text, const ir::Frame& names,
                                     const Frame& values) const {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    const size_t close = text[i] == '{' ? text.find('}', i) : std::string::npos;
    if (text.compare(i, 2, "{$") != 0 || close == std::string::npos) {
      out += text[i];
      continue;
    }
    const std::string name = text.substr(i + 2, close - i - 2);
    for (size_t v = 0; v < names.holes.size(); ++v) {
      if (names.holes[v] != name || v >= values.size()) continue;
      const Value& x = values[v];
      out += x.type == Type::node      ? std::string(tree_.text(x.node).substr(0, 60))
             : x.type == Type::integer ? std::to_string(x.integer)
                                       : x.text;
    }
    i = close;
  }
  return out;
}

void Interpreter::index_rules() {
  by_kind_.assign(256, {});
  for (uint32_t r = 0; r < rules_.rules.size(); ++r) {
    const ir::Rule& rule = rules_.rules[r];
    if (!active(rule.patterns, rule.when, rule.frame)) continue;
    if (rule.clauses == 0) {
      by_row_[tree_.modules().back()].emplace_back(
          r, Frame(rule.frame.holes.size()));  // at the main module
      continue;
    }
    const TermId first = rules_[rule.body].children[0];
    const ir::Term& t = rules_[first];
    if (t.op == Op::match && t.b != 1) {
      std::set<Kind> kinds;
      bool any = false;
      for (const TermId c : t.children) {
        const auto roots = matcher_.root_kinds(static_cast<ir::FragmentId>(rules_[c].a));
        any = any || roots.empty();
        kinds.insert(roots.begin(), roots.end());
      }
      if (any)
        anywhere_.push_back(r);
      else
        for (const Kind k : kinds) by_kind_[static_cast<size_t>(k)].push_back(r);
      continue;
    }
    // Rules that begin with a row are tried at the row's node.
    Frame f(rule.frame.holes.size());
    evaluator_.solve({first}, 0, 1, f, Tri::yes, [&](Frame& g, Tri sure) {
      NodeId at = kNoNode;
      if (t.op == Op::each_row && t.b >= 0)
        at = g[static_cast<size_t>(t.b)].node;
      else if (t.op == Op::match_run)
        at = g[static_cast<size_t>(t.a)].nodes[0];
      else
        for (const Value& v : g)
          if (v.type == Type::node && at == kNoNode) at = v.node;
      if (at == kNoNode) at = tree_.modules().back();
      if (sure == Tri::yes) by_row_[at].emplace_back(r, g);
    });
  }
}

EditSet Interpreter::run() {
  visited_.assign(tree_.size(), false);
  index_rules();
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
    if (!visited_[n] && facts_.is_live(n)) {
      visited_[n] = true;
      visit_node(n);
    }
    ++n;
  }
}

void Interpreter::visit_node(NodeId n) {
  std::vector<std::pair<uint32_t, const Frame*>> here;
  for (const uint32_t r : by_kind_[static_cast<size_t>(tree_.kind(n))])
    here.emplace_back(r, nullptr);
  for (const uint32_t r : anywhere_) here.emplace_back(r, nullptr);
  if (const auto it = by_row_.find(n); it != by_row_.end())
    for (const auto& [r, f] : it->second) here.emplace_back(r, &f);
  std::stable_sort(here.begin(), here.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [r, row] : here) {
    evaluator_.here = n;
    if (row) {
      attempt(r, n, *row);
      continue;
    }
    Frame f(rules_.rules[r].frame.holes.size());
    evaluator_.match_first(rules_[rules_.rules[r].body].children[0], n, f,
                           [&](Frame& g) { attempt(r, n, g); });
  }
}

// What was caught in one module and is put into another is spelled as that one would.
bool Interpreter::respell_for_module(Value& v, NodeId place) const {
  const auto foreign = [&](NodeId n) { return tree_.module_of(n) != tree_.module_of(place); };
  if (v.type == Type::node && foreign(v.node)) {
    v = evaluator_.seen_in_module(v.node, place);
    return v.type == Type::text;
  }
  if (v.type == Type::nodes)
    return std::none_of(v.nodes.begin(), v.nodes.end(), foreign) &&
           std::all_of(v.items.begin(), v.items.end(),
                       [&](Value& item) { return respell_for_module(item, place); });
  if (v.type != Type::result) return true;
  v.result = std::make_shared<Result>(*v.result);
  for (const auto& s : rules_.fragments[v.result->fragment].segments) {
    // What an expression inside the result works out is looked at hole by hole, too.
    if (s.var >= 0 && !respell_for_module(v.result->frame[static_cast<size_t>(s.var)], place))
      return false;
  }
  return true;
}

bool Interpreter::respell_for_module(Run& run) {
  if (tree_.modules().size() == 1) return true;
  for (Edit& e : run.edits)
    for (Value& v : e.results)
      if (!respell_for_module(v, e.node))
        return fail(run, "what it needs has no name in the module where it is needed");
  for (auto& [unit, v] : run.header)
    if (!respell_for_module(v, tree_.module_of(run.root)))
      return fail(run, "what it needs has no name in the module where it is needed");
  return true;
}

void Interpreter::attempt(uint32_t r, NodeId n, Frame frame) {
  const ir::Rule& rule = rules_.rules[r];
  const auto& body = rules_[rule.body].children;
  Attempt tried;
  tried.rule = r;
  tried.at = n;
  bool stopped = false;
  evaluator_.on_stop = [&](const Stop& s) {
    if (!stopped) tried.stop = s;
    if (s.answer == Tri::unknown) unknowns.push_back({r, s});
    stopped = true;
  };
  std::vector<Frame> solutions;
  evaluator_.solve(
      body, rule.clauses == 0 ? 0 : 1, rule.clauses, frame, Tri::yes, [&](Frame& f, Tri sure) {
        if (sure != Tri::yes) return;
        const bool again = std::any_of(solutions.begin(), solutions.end(), [&](const Frame& s) {
          for (size_t i = 0; i < s.size(); ++i)
            if (s[i].type != f[i].type || s[i].node != f[i].node || s[i].text != f[i].text)
              return false;
          return true;
        });
        if (!again) solutions.push_back(f);
      });
  evaluator_.on_stop = nullptr;
  for (Frame& f : solutions) {
    Run run{r, static_cast<uint32_t>(out_.units.size()), n, &rule.frame, {}, {}, {}, {}};
    out_.units.push_back({r, n, false, false, {}, {}, {}});
    const size_t events = evaluator_.context.size();
    stopped = false;
    if (actions(body, rule.clauses, f, run) && respell_for_module(run)) {
      for (Edit& e : run.edits) out_.edits.push_back(std::move(e));
      for (auto& h : run.header) out_.header.push_back(std::move(h));
      for (Diagnostic& m : run.messages)
        if (said_.emplace(m.span.begin, m.message).second) diagnostics_.add(std::move(m));
      tried.fired = true;
    } else {
      out_.units[run.unit].dropped = true;
      out_.units[run.unit].why = run.failure;
      out_.units[run.unit].does.clear();
      evaluator_.context.resize(std::min(events, evaluator_.context.size()));
      tried.failure = run.failure;
    }
  }
  if (trace) attempts.push_back(tried);
}

}  // namespace hvr
