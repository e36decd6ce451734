// What all holes of a declaration hold, results that hold them, and rows of relations.
#pragma once
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/match/value.h"

namespace hvr {

// What the holes of a declaration hold while it is tried. What is set can be taken back: a trial
// notes where it begins and undoes to there.
class Captures {
 public:
  explicit Captures(size_t holes = 0) : held_(holes) {}
  // A copy is what is held now; there is nothing in it to take back.
  Captures(const Captures& other) : held_(other.held_) {}
  Captures(Captures&&) = default;
  Captures& operator=(Captures&&) = default;
  Captures& operator=(const Captures& other) {
    held_ = other.held_;
    trail_.clear();
    return *this;
  }
  ~Captures() = default;

  const Value& operator[](ir::HoleId hole) const { return held_[hole]; }
  size_t size() const { return held_.size(); }
  auto begin() const { return held_.begin(); }
  auto end() const { return held_.end(); }

  void set(ir::HoleId hole, Value v) {
    note(hole);
    held_[hole] = std::move(v);
  }
  // The same for a node, without the rest of a value.
  void set(ir::HoleId hole, NodeId n) {
    Value& held = note(hole);
    held.type = Value::Type::node;
    held.node = n;
  }
  // For `$_`, which holds nothing.
  void set(std::optional<ir::HoleId> hole, Value v) {
    if (hole) set(*hole, std::move(v));
  }
  void set(std::optional<ir::HoleId> hole, NodeId n) {
    if (hole) set(*hole, n);
  }

  // The hole that stands for its very node, and for no other of the same path.
  std::optional<ir::HoleId> pinned;

  using Mark = size_t;
  Mark mark() const { return trail_.size(); }
  void undo(Mark to) {
    while (trail_.size() > to) undo_last();
  }

 private:
  void undo_last() {
    auto& [hole, before] = trail_.back();
    Value& held = held_[hole];
    if (before)
      held = std::move(*before);
    else if (held.only_node())
      held.type = Value::Type::unbound, held.node = kNoNode;
    else
      held = Value();
    trail_.pop_back();
  }
  // Notes what the hole holds, nothing as a rule, and leaves it with nothing.
  Value& note(ir::HoleId hole) {
    Value& held = held_[hole];
    std::unique_ptr<Value> before;
    if (held.bound()) before = std::make_unique<Value>(std::exchange(held, Value()));
    trail_.emplace_back(hole, std::move(before));
    return held;
  }

  ir::Table<ir::HoleId, Value> held_;
  // What they held before; null for nothing.
  std::vector<std::pair<ir::HoleId, std::unique_ptr<Value>>> trail_;
};

// What is set during a trial's life is taken back, unless it is kept.
class Trial {
 public:
  explicit Trial(Captures& captures) : captures_(captures), mark_(captures.mark()) {}
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() {
    if (!kept_) captures_.undo(mark_);
  }
  void keep() { kept_ = true; }
  void undo() { captures_.undo(mark_); }

 private:
  Captures& captures_;
  Captures::Mark mark_;
  bool kept_ = false;
};

// A result that is not text yet: a fragment, what its holes hold, and what its splices are, in
// their order. Rendered when the edits are known.
struct Result {
  ir::FragmentId fragment;
  Captures frame;
  struct Splice {
    ir::ValueId term;
    Value value;
  };
  std::vector<Splice> splices;
  const Value& splice(ir::ValueId term) const {
    size_t i = 0;
    while (splices[i].term != term) ++i;
    return splices[i].value;
  }
};

// A row of a relation. `sure` is false when some condition could not be decided.
struct Row {
  ir::Table<ir::ColumnId, Value> columns;
  NodeId at = kNoNode;
  bool sure = true;
};
// The rows of each relation, found when they are first asked for: most programs are asked little.
class Relations {
 public:
  using Find = std::function<std::vector<Row>(ir::RelationId)>;

  explicit Relations(size_t count) : rows_(count) {}
  void ask(Find find) { find_ = std::move(find); }
  // A relation may use earlier ones only, so asking comes to an end.
  const std::vector<Row>& operator[](ir::RelationId r) const {
    std::optional<std::vector<Row>>& rows = rows_[r];
    if (!rows) rows = find_(r);
    return *rows;
  }

 private:
  mutable ir::Table<ir::RelationId, std::optional<std::vector<Row>>> rows_;
  Find find_;
};

}  // namespace hvr
