// Relations and classification.
#include "engine/find/relations.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "engine/match/identity.h"
#include "engine/match/weight.h"
#include "ir/walk.h"

namespace hvr {
namespace {

bool same_columns(const Row& a, const Row& b) {
  return std::equal(a.columns.begin(), a.columns.end(), b.columns.begin(), identical);
}

// Rows by the node at which they stand.
class Rows {
 public:
  // Adds a row; one that is there already only becomes surer.
  void add(Row row) {
    auto& here = at_[row.at];
    for (const size_t i : here) {
      spend(1);
      if (!same_columns(rows_[i], row)) continue;
      rows_[i].sure = rows_[i].sure || row.sure;
      return;
    }
    spend(8 + weight(row.columns));
    here.push_back(rows_.size());
    rows_.push_back(std::move(row));
  }
  // In textual order.
  std::vector<Row> sorted() && {
    std::stable_sort(rows_.begin(), rows_.end(),
                     [](const Row& a, const Row& b) { return a.at < b.at; });
    return std::move(rows_);
  }

 private:
  std::vector<Row> rows_;
  std::unordered_map<NodeId, std::vector<size_t>> at_;
};

std::vector<Row> rows_of(const Query& query, const ir::Relation& r) {
  Rows rows;
  Captures captures(r.holes.size());
  Evaluator(query).solve(r.clauses, 0, captures, Tri::yes, [&](Captures& c, Tri sure) {
    const Value& at = c[r.at];
    if (at.type != Value::Type::node) return;
    Row row;
    row.at = at.node;
    row.sure = sure == Tri::yes;
    for (const ir::HoleId h : r.column_holes) row.columns.add(c[h]);
    rows.add(std::move(row));
  });
  return std::move(rows).sorted();
}

// The nodes at which a pattern's condition finds rows or matches: its evidence. What stands under a
// `not` or inside a question is none.
void collect_evidence(const Query& query, ir::PatternId pattern, ir::ConditionId id,
                      std::vector<Evidence>& out) {
  std::visit(
      [&]<class Op>(const Op& op) {
        if constexpr (std::is_same_v<Op, ir::condition::SomeRow>) {
          for (const Row& row : query.relations[op.row.relation])
            if (row.sure) out.push_back({pattern, row.at});
        } else if constexpr (std::is_same_v<Op, ir::condition::SomeFragment>) {
          Captures none(query.rules.patterns[pattern].holes.size());
          for (const NodeId n : Evaluator(query).places(op, none)) out.push_back({pattern, n});
        } else if constexpr (!std::is_same_v<Op, ir::condition::Not>) {
          ir::for_each_operand(op, [&]<class T>(const T& part) {
            if constexpr (std::is_same_v<T, ir::ConditionId>)
              collect_evidence(query, pattern, part, out);
          });
        }
      },
      query.rules[id].op);
}

}  // namespace

void answer_relations(Query& query) {
  query.relations.ask([&query](ir::RelationId r) {
    const ir::Relation& relation = query.rules.relations[r];
    return asked_by("find", relation.name, [&] { return rows_of(query, relation); });
  });
}

Classification classify(Query& query) {
  Classification out;
  for (const ir::PatternId p : query.rules.patterns.ids()) {
    const ir::PatternDecl& d = query.rules.patterns[p];
    Captures captures(d.holes.size());
    if (Evaluator(query).condition(d.condition, captures) != Tri::yes) continue;
    out.pattern = out.pattern.unknown() ? ir::TrainingPattern{p, false}
                                        : ir::TrainingPattern{std::nullopt, true};
    collect_evidence(query, p, d.condition, out.evidence);
  }
  std::stable_sort(out.evidence.begin(), out.evidence.end(),
                   [](const Evidence& a, const Evidence& b) { return a.node < b.node; });
  query.pattern = out.pattern;
  return out;
}

}  // namespace hvr
