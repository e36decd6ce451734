// Flat tables that are asked with numbers: values, and lists of numbers in one array.
#pragma once
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hvr {

// Two numbers of 32 bits as the key of a table.
constexpr uint64_t key_of(uint32_t first, uint32_t second) {
  return uint64_t{first} << 32 | second;
}

// From numbers (not the largest) to small plain values. Values move when something is added.
template <class T>
class NumberMap {
 public:
  T* find(uint64_t key) { return const_cast<T*>(std::as_const(*this).find(key)); }
  const T* find(uint64_t key) const {
    if (slots_.empty()) return nullptr;
    const Slot& slot = slots_[place(key)];
    return slot.key == key ? &slot.value : nullptr;
  }
  // What is not there yet is made.
  T& operator[](uint64_t key) {
    if (count_ * 3 >= slots_.size() * 2) grow();
    Slot& slot = slots_[place(key)];
    if (slot.key != key) {
      slot.key = key;
      ++count_;
    }
    return slot.value;
  }
  size_t size() const { return count_; }
  // In no particular order; the same in each run.
  template <class Use>
  void each(Use&& use) const {
    for (const Slot& slot : slots_)
      if (slot.key != kEmpty) use(slot.key, slot.value);
  }
  template <class Use>
  void each(Use&& use) {
    for (Slot& slot : slots_)
      if (slot.key != kEmpty) use(slot.key, slot.value);
  }

 private:
  static constexpr uint64_t kEmpty = UINT64_MAX;
  struct Slot {
    uint64_t key = kEmpty;
    T value{};
  };
  // Where the key is, or would be put.
  size_t place(uint64_t key) const {
    const uint64_t mixed = (key ^ key >> 32) * 0x9E3779B97F4A7C15ULL;
    size_t i = mixed >> 32 & (slots_.size() - 1);
    while (slots_[i].key != key && slots_[i].key != kEmpty) i = (i + 1) & (slots_.size() - 1);
    return i;
  }
  void grow() {
    std::vector<Slot> old = std::move(slots_);
    slots_.assign(old.empty() ? 16 : old.size() * 2, {});
    for (Slot& s : old)
      if (s.key != kEmpty) slots_[place(s.key)] = std::move(s);
  }

  std::vector<Slot> slots_;  // a power of two
  size_t count_ = 0;
};

// Some numbers that lie together in a longer array.
class NumberList {
 public:
  const uint32_t* begin() const { return first_; }
  const uint32_t* end() const { return first_ + count_; }
  const uint32_t* data() const { return first_; }
  size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  uint32_t front() const { return first_[0]; }
  uint32_t operator[](size_t i) const { return first_[i]; }

 private:
  friend class NumberLists;
  const uint32_t* first_ = nullptr;
  uint32_t count_ = 0;
};

// Lists of numbers by key, made at once and then only read; they stay where they are.
class NumberLists {
 public:
  using Item = std::pair<uint64_t, uint32_t>;  // a key, one of its numbers
  NumberLists() = default;
  // Each list in the order of the items.
  explicit NumberLists(const std::vector<Item>& items) : numbers_(items.size()) {
    for (const Item& item : items) ++lists_[item.first].count_;
    uint32_t* next = numbers_.data();
    lists_.each([&](uint64_t, NumberList& list) {
      list.first_ = next;
      next += std::exchange(list.count_, 0);
    });
    for (const Item& item : items) {
      NumberList& list = *lists_.find(item.first);
      numbers_[static_cast<size_t>(list.first_ - numbers_.data()) + list.count_++] = item.second;
    }
  }
  NumberLists(const NumberLists&) = delete;
  NumberLists& operator=(const NumberLists&) = delete;
  NumberLists(NumberLists&&) = default;
  NumberLists& operator=(NumberLists&&) = default;
  ~NumberLists() = default;

  // Null where there is none. One key has one address.
  const NumberList* find(uint64_t key) const { return lists_.find(key); }
  // The same, as an empty list.
  const NumberList& of(uint64_t key) const {
    static const NumberList none;
    const NumberList* list = find(key);
    return list ? *list : none;
  }

 private:
  NumberMap<NumberList> lists_;
  std::vector<uint32_t> numbers_;
};

}  // namespace hvr
