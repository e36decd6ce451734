// Keys of values: what `Matcher::same` compares first, and where they come from.
#include "engine/match/row_index.h"

#include <algorithm>

namespace hvr {
namespace {

enum Key : uint32_t { kPlace, kWord, kType };

}  // namespace

std::vector<uint64_t> RowIndex::keys_of(const Value& value) const {
  if (value.type != Value::Type::node) return {key_of(kType, static_cast<uint32_t>(value.type))};
  std::vector<uint64_t> keys;
  const NodeId n = matcher_.named_by(value.node);
  keys.push_back(key_of(kPlace, n));
  if (const std::string_view word = matcher_.last_word(n); !word.empty())
    keys.push_back(key_of(kWord, flow_.facts().symbols().of(word)));
  for (const NodeId origin : flow_.origins(value.node).nodes)
    keys.push_back(key_of(kPlace, origin));
  return keys;
}

std::vector<uint32_t> RowIndex::like(const std::vector<Row>& rows, ir::RelationId relation,
                                     ir::ColumnId column, const Value& value) const {
  const auto [it, fresh] = columns_.try_emplace(
      key_of(static_cast<uint32_t>(relation.index()), static_cast<uint32_t>(column.index())));
  ByKey& by_key = it->second;
  if (fresh)
    for (uint32_t i = 0; i < rows.size(); ++i)
      for (const uint64_t key : keys_of(rows[i].columns[column])) {
        auto& these = by_key[key];
        if (these.empty() || these.back() != i) these.push_back(i);
      }
  std::vector<uint32_t> out;
  for (const uint64_t key : keys_of(value))
    if (const auto found = by_key.find(key); found != by_key.end())
      out.insert(out.end(), found->second.begin(), found->second.end());
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace hvr
