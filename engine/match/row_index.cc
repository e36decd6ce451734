// Keys of values: what `Matcher::same` compares first, and where they come from.
#include "engine/match/row_index.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>

#include "engine/match/place.h"

namespace hvr {
namespace {

enum Key : uint32_t { kPlace, kWord, kType, kText, kNumber };

// Numbers that differ may share a key.
uint32_t folded(uint64_t n) { return static_cast<uint32_t>(n ^ n >> 32); }

}  // namespace

std::vector<uint64_t> RowIndex::keys_of(const Value& value) const {
  using Type = Value::Type;
  if (value.type == Type::text || value.type == Type::klass)
    return {key_of(kText, folded(std::hash<std::string_view>()(value.text)))};
  if (value.type == Type::integer || value.type == Type::boolean)
    return {key_of(kNumber, folded(static_cast<uint64_t>(value.integer)))};
  if (value.type != Type::node) return {key_of(kType, static_cast<uint32_t>(value.type))};
  std::vector<uint64_t> keys;
  const NodeId n = matcher_.named_by(value.node);
  keys.push_back(key_of(kPlace, n));
  // A statement that is an expression is the same place.
  if (const NodeId place = as_place(flow_.facts().tree(), value.node); place != n)
    keys.push_back(key_of(kPlace, place));
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
  // Values of one origin share all their keys, and lists of many keys need no sorting as marks.
  marks_.assign((rows.size() + 63) / 64, 0);
  for (const uint64_t key : keys_of(value))
    if (const auto found = by_key.find(key); found != by_key.end())
      for (const uint32_t i : found->second) marks_[i / 64] |= uint64_t{1} << i % 64;
  std::vector<uint32_t> out;
  for (uint32_t word = 0; word < marks_.size(); ++word)
    for (uint64_t left = marks_[word]; left != 0; left &= left - 1)
      out.push_back(word * 64 + static_cast<uint32_t>(std::countr_zero(left)));
  return out;
}

std::vector<uint32_t> RowIndex::named(const std::vector<Row>& rows, ir::RelationId relation,
                                      ir::ColumnId column, std::string_view word) const {
  Symbols& symbols = flow_.facts().symbols();
  const uint64_t no_name = key_of(kType, 0);
  const auto [it, fresh] = names_.try_emplace(
      key_of(static_cast<uint32_t>(relation.index()), static_cast<uint32_t>(column.index())));
  ByKey& by_key = it->second;
  if (fresh)
    for (uint32_t i = 0; i < rows.size(); ++i) {
      const Value& v = rows[i].columns[column];
      const std::string_view own =
          v.type == Value::Type::node ? matcher_.last_word(v.node) : std::string_view();
      by_key[own.empty() ? no_name : key_of(kWord, symbols.of(own))].push_back(i);
    }
  const auto& named = by_key[key_of(kWord, symbols.of(word))];
  const auto& others = by_key[no_name];
  std::vector<uint32_t> out;
  std::merge(named.begin(), named.end(), others.begin(), others.end(), std::back_inserter(out));
  return out;
}

}  // namespace hvr
