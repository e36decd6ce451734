// Relations and classification.
#include "engine/find/relations.h"

#include <algorithm>

namespace hvr {

void find_relations(Evaluator& e) {
  const ir::Ruleset& p = e.program();
  e.relations.assign(p.relations.size(), {});
  for (size_t i = 0; i < p.relations.size(); ++i) {
    const ir::Relation& r = p.relations[i];
    Frame frame(r.frame.holes.size());
    auto& rows = e.relations[i];
    const auto& clauses = p[r.body].children;
    e.solve(clauses, 0, clauses.size(), frame, Tri::yes, [&](Frame& f, Tri sure) {
      Row row;
      row.sure = sure == Tri::yes;
      for (const ir::VarId v : r.column_vars)
        row.columns.push_back(v < 0 ? Value{} : f[static_cast<size_t>(v)]);
      const Value& at = f[static_cast<size_t>(r.at)];
      if (at.type != Value::Type::node) return;
      row.at = at.node;
      for (Row& old : rows) {
        if (old.at != row.at) continue;
        bool equal = true;
        for (size_t c = 0; c < row.columns.size() && equal; ++c)
          equal = old.columns[c].type == row.columns[c].type &&
                  old.columns[c].node == row.columns[c].node &&
                  old.columns[c].text == row.columns[c].text;
        if (equal) {
          old.sure = old.sure || row.sure;
          return;
        }
      }
      rows.push_back(std::move(row));
    });
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.at < b.at; });
  }
}

namespace {
// The nodes at which a pattern's condition finds rows or matches: its evidence.
void collect_evidence(Evaluator& e, const ir::PatternDecl& d, ir::TermId t,
                      std::vector<Evidence>& out) {
  const ir::Ruleset& p = e.program();
  const ir::Term& term = p[t];
  if (term.op == ir::Op::some_row && term.a >= 0) {
    for (const Row& row : e.relations[static_cast<size_t>(term.a)])
      if (row.sure) out.push_back({d.name, row.at});
    return;
  }
  if (term.op == ir::Op::some_fragment) {
    for (const NodeId n : e.places(t, Frame(d.frame.holes.size()))) out.push_back({d.name, n});
    return;
  }
  if (term.op == ir::Op::not_) return;
  for (const ir::TermId c : term.children) collect_evidence(e, d, c, out);
}
}  // namespace

Classification classify(Evaluator& e) {
  Classification out;
  const ir::Ruleset& p = e.program();
  for (const auto& d : p.patterns) {
    Frame frame(d.frame.holes.size());
    if (e.condition(d.condition, frame) != Tri::yes) continue;
    out.pattern = out.pattern == "Unknown" ? d.name : "Multiple";
    collect_evidence(e, d, d.condition, out.evidence);
  }
  std::stable_sort(out.evidence.begin(), out.evidence.end(),
                   [](const Evidence& a, const Evidence& b) { return a.node < b.node; });
  e.pattern = out.pattern;
  return out;
}

}  // namespace hvr
