// Lints over a whole program: what no single declaration can see.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {
namespace {

using ir::Op;
using ir::PatternNode;
using ir::TermId;

struct Checker {
  const ir::Ruleset& p;
  Diagnostics& d;

  void add(Severity s, std::string_view code, uint16_t file, Span span, std::string message,
           std::string help) {
    d.add({s, std::string(code), p.files[file], span, std::move(message), std::move(help)});
  }

  template <class F>
  void walk(TermId t, F&& f) {
    f(p[t]);
    for (const TermId c : p[t].children) walk(c, f);
  }

  // A key that some rule reads must be set by some rule.
  void keys() {
    std::set<std::string> set;
    for (const auto& r : p.rules)
      walk(r.body, [&](const ir::Term& t) {
        if (t.op == Op::extend) set.insert(t.text);
      });
    for (const auto& r : p.rules)
      walk(r.body, [&](const ir::Term& t) {
        if ((t.op == Op::context || t.op == Op::new_bindings) && !set.contains(t.text) &&
            !t.text.empty())
          add(Severity::error, "R050", t.file, t.span,
              "context key `" + t.text + "` is read but no rule sets it",
              "set it with `with ctx[" + t.text + " -> $x]`");
      });
  }

  void demands() {
    std::set<std::string> done;
    std::set<std::pair<std::string, std::string>> by;
    for (const auto& r : p.rules)
      walk(r.body, [&](const ir::Term& t) {
        if (t.op != Op::does) return;
        done.insert(t.text);
        by.emplace(r.name, t.text);
      });
    for (const auto& m : p.demands)
      for (const auto& rule : m.together)
        if (!by.contains({rule, m.name}) &&
            std::any_of(p.rules.begin(), p.rules.end(),
                        [&](const auto& r) { return r.name == rule; }))
          add(Severity::error, "R052", p[m.rows].file, p[m.rows].span,
              "rule `" + rule + "` never does `" + m.name + "`",
              "say `does " + m.name + " for $x` in it");
    for (const auto& m : p.demands)
      if (!done.contains(m.name))
        add(Severity::warning, "R052", p[m.rows].file, p[m.rows].span,
            "no rule does `" + m.name + "`", "say `does " + m.name + "` in the rule that meets it");
  }

  bool replaces_match(const ir::Rule& r) {
    bool found = false;
    walk(r.body, [&](const ir::Term& t) { found = found || (t.op == Op::replace && t.b == 0); });
    return found;
  }

  // The fragments with which a rule begins.
  std::vector<const ir::Fragment*> roots(const ir::Rule& r) {
    std::vector<const ir::Fragment*> out;
    if (r.clauses == 0) return out;
    const ir::Term& first = p[p[r.body].children[0]];
    if (first.op != Op::match) return out;
    for (const TermId c : first.children)
      if (p[c].op == Op::fragment) out.push_back(&p.fragments[static_cast<size_t>(p[c].a)]);
    return out;
  }

  // Whether every tree that `b` matches is also matched by `a`, without conditions.
  bool covers(const ir::Fragment& a, const ir::Fragment& b) {
    if (a.pattern.size() != b.pattern.size()) return false;
    for (size_t i = 0; i < a.pattern.size(); ++i) {
      const PatternNode &x = a.pattern[i], &y = b.pattern[i];
      const auto wild = [](const PatternNode& n) {
        return n.type == PatternNode::Type::hole || n.type == PatternNode::Type::any;
      };
      const auto wilds = [](const PatternNode& n) {
        return n.type == PatternNode::Type::sequence || n.type == PatternNode::Type::any_sequence;
      };
      if (wild(x) && !wilds(y)) continue;
      if (wilds(x) && wilds(y)) continue;
      if (x.type != y.type || x.kind != y.kind || x.text != y.text) return false;
    }
    return true;
  }

  void shadows() {
    for (size_t i = 0; i < p.rules.size(); ++i) {
      if (p.rules[i].clauses != 1 || !p.rules[i].when.empty() || !p.rules[i].patterns.empty() ||
          !replaces_match(p.rules[i]))
        continue;
      for (size_t j = i + 1; j < p.rules.size(); ++j) {
        if (!replaces_match(p.rules[j])) continue;
        bool all = !roots(p.rules[j]).empty();
        for (const auto* b : roots(p.rules[j])) {
          bool one = false;
          for (const auto* a : roots(p.rules[i])) one = one || covers(*a, *b);
          all = all && one;
        }
        if (all)
          add(Severity::warning, "R051", p.rules[j].file, p.rules[j].span,
              "rule `" + p.rules[j].name + "` never fires: `" + p.rules[i].name +
                  "` replaces everything it matches",
              "put the narrower rule first, or let one of them add instead of replace");
      }
    }
  }

  // A result that stands where an expression is matched must be one expression.
  void categories() {
    for (const auto& r : p.rules) {
      const auto from = roots(r);
      if (from.empty()) continue;
      const bool expression = std::all_of(from.begin(), from.end(), [](const auto* f) {
        return f->category == ir::Category::expression;
      });
      walk(r.body, [&](const ir::Term& t) {
        if (t.op == Op::replace && t.b == 0 && expression)
          for (const TermId c : t.children) {
            const auto& f = p.fragments[static_cast<size_t>(p[c].a)];
            if (t.children.size() > 1 || f.category != ir::Category::expression)
              add(Severity::error, "R014", p[c].file, p[c].span,
                  "a statement cannot replace an expression",
                  "match a statement: `match stmt `…``, or use `before` and `after`");
          }
        if (t.op == Op::wrap || t.op == Op::set) {
          const ir::Term& v = p[t.children.back()];
          if (v.op == Op::fragment) {
            const auto& f = p.fragments[static_cast<size_t>(v.a)];
            if (!f.source.empty() && f.category != ir::Category::expression)
              add(Severity::error, "R014", v.file, v.span,
                  "an expression is needed here, this is " +
                      std::string(ir::category_name(f.category)),
                  "");
          }
        }
        // A captured expression that appears twice in one result is evaluated twice.
        if (t.op == Op::fragment) {
          const auto& f = p.fragments[static_cast<size_t>(t.a)];
          std::map<ir::VarId, int> uses;
          for (const auto& s : f.segments)
            if (s.type == ir::Segment::Type::sequence && ++uses[s.var] > 1)
              add(Severity::error, "R016", t.file, t.span,
                  "`$..." + s.text + "` stands twice in one result: its code would run twice",
                  "use a helper function, or bind it to a name first");
        }
      });
    }
  }

  // `if` on something that can be unknown must say which way unknown goes.
  bool certain(TermId t) {
    const ir::Term& x = p[t];
    switch (x.op) {
      case Op::is_instance:
      case Op::is_subclass:
      case Op::calls:
      case Op::runs:
      case Op::under:
      case Op::follows:
      case Op::is_member:
      case Op::overrides: return false;
      case Op::surely:
      case Op::maybe: return true;
      case Op::apply:
        return !p.definitions[static_cast<size_t>(x.a)].condition ||
               certain(p.definitions[static_cast<size_t>(x.a)].body);
      case Op::all_:
      case Op::any_:
      case Op::not_:
        return std::all_of(x.children.begin(), x.children.end(),
                           [&](TermId c) { return certain(c); });
      default: return true;
    }
  }
  void branches() {
    const auto look = [&](const ir::Term& t) {
      if (t.op == Op::branch && t.children.size() == 3 && !certain(t.children[0]))
        add(Severity::error, "R053", t.file, p[t.children[0]].span,
            "this condition can be unknown, and then neither branch is right",
            "write `surely(…)` or `maybe(…)` around what can be unknown");
    };
    for (const auto& r : p.rules) walk(r.body, look);
    for (const auto& def : p.definitions) walk(def.body, look);
  }
};

}  // namespace

void check_program(const ir::Ruleset& program, Diagnostics& diagnostics) {
  Checker c{program, diagnostics};
  c.keys();
  c.demands();
  c.shadows();
  c.categories();
  c.branches();
}

}  // namespace hvr::dsl
