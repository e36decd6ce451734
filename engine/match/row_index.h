// Rows of relations by what their columns hold: few of many are looked at.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/match/matcher.h"

namespace hvr {

class RowIndex {
 public:
  RowIndex(const Flow& flow, const Matcher& matcher) : flow_(flow), matcher_(matcher) {}

  // So many rows are worth an index.
  static constexpr size_t kFewest = 16;
  // The numbers, in their order, of the rows whose column may be the same as the value, or come
  // from one place with it. The rows of the relation must not change any more.
  std::vector<uint32_t> like(const std::vector<Row>& rows, ir::RelationId relation,
                             ir::ColumnId column, const Value& value) const;
  // The same of the rows whose column may be a name with this last word; what is no name may be.
  std::vector<uint32_t> named(const std::vector<Row>& rows, ir::RelationId relation,
                              ir::ColumnId column, std::string_view word) const;

 private:
  // Two values that are the same, or have an origin in common, have a key in common.
  std::vector<uint64_t> keys_of(const Value& value) const;

  const Flow& flow_;
  const Matcher& matcher_;
  using ByKey = std::unordered_map<uint64_t, std::vector<uint32_t>>;
  mutable std::unordered_map<uint64_t, ByKey> columns_;  // by relation and column
  mutable std::vector<uint64_t> marks_;                  // a bit a row
  mutable std::unordered_map<uint64_t, ByKey> names_;    // by relation and column
};

}  // namespace hvr
