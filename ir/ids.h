// Numbers of things in a rule program. One type each, so that a hole cannot be taken for a
// relation; "none" is `std::optional`, never a special number.
#pragma once
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hvr::ir {

template <class Tag>
class Id {
 public:
  // Out of range everywhere: what is left so does not pass the verifier.
  constexpr Id() = default;
  explicit constexpr Id(size_t index) : index_(static_cast<uint32_t>(index)) {}
  constexpr size_t index() const { return index_; }
  auto operator<=>(const Id&) const = default;

 private:
  uint32_t index_ = UINT32_MAX;
};

using ValueId = Id<struct ValueTag>;
using ConditionId = Id<struct ConditionTag>;
using ClauseId = Id<struct ClauseTag>;
using ActionId = Id<struct ActionTag>;
using HoleId = Id<struct HoleTag>;  // within one declaration
using FragmentId = Id<struct FragmentTag>;
using RegexId = Id<struct RegexTag>;
using RelationId = Id<struct RelationTag>;
using ColumnId = Id<struct ColumnTag>;  // within one relation
using DefinitionId = Id<struct DefinitionTag>;
using ParameterId = Id<struct ParameterTag>;
using PatternId = Id<struct PatternTag>;
using DemandId = Id<struct DemandTag>;
using ObligationId = Id<struct ObligationTag>;
using KeyId = Id<struct KeyTag>;
using RuleId = Id<struct RuleTag>;
using FileId = Id<struct FileTag>;

// A vector that is indexed by one kind of number only.
template <class Key, class T>
class Table {
 public:
  using Item = T;
  Table() = default;
  explicit Table(size_t size) : items_(size) {}

  Key add(T item) {
    items_.push_back(std::move(item));
    return Key(items_.size() - 1);
  }
  // A new one at the end, to be filled.
  T& grow() { return items_.emplace_back(); }
  void reserve(size_t size) { items_.reserve(size); }
  bool has(Key id) const { return id.index() < items_.size(); }
  const T& operator[](Key id) const { return items_[id.index()]; }
  T& operator[](Key id) { return items_[id.index()]; }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }

  // For `for (const RuleId r : rules.ids())`.
  class Ids {
   public:
    class Iterator {
     public:
      explicit Iterator(size_t at) : at_(at) {}
      Key operator*() const { return Key(at_); }
      Iterator& operator++() {
        ++at_;
        return *this;
      }
      bool operator==(const Iterator&) const = default;

     private:
      size_t at_;
    };
    explicit Ids(size_t size) : size_(size) {}
    Iterator begin() const { return Iterator(0); }
    Iterator end() const { return Iterator(size_); }

   private:
    size_t size_;
  };
  Ids ids() const { return Ids(items_.size()); }

 private:
  std::vector<T> items_;
};

}  // namespace hvr::ir
