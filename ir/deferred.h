// A table of a rule program whose items may still lie in the image that was kept of it: each is
// read when it is first asked for, since a program needs few of the rules. Safe to ask from several
// threads.
#pragma once
#include <atomic>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ids.h"

namespace hvr::ir {

// The items of one table, as bytes behind each other.
template <class T>
class KeptItems {
 public:
  // Fills an item that nobody has filled yet; false: these bytes are none.
  using ReadItem = bool (*)(std::string_view bytes, T& item);

  // `ends`: numbers of 32 bits, where each item ends in `bytes`. `owner` keeps both in place.
  KeptItems(std::shared_ptr<const void> owner, std::string_view ends, std::string_view bytes,
            ReadItem read_item)
      : owner_(std::move(owner)),
        ends_(ends),
        bytes_(bytes),
        read_item_(read_item),
        size_(ends.size() / sizeof(uint32_t)),
        items_(std::make_unique<std::atomic<const T*>[]>(size_)) {}

  size_t size() const { return size_; }
  // Throws std::runtime_error where the bytes are no item: the image was not written by this
  // program, which its checksum should have told.
  const T& operator[](size_t i) const {
    if (const T* item = items_[i].load(std::memory_order_acquire)) return *item;
    return make(i);
  }

 private:
  size_t end(size_t i) const {
    uint32_t end = 0;
    std::memcpy(&end, ends_.data() + i * sizeof end, sizeof end);
    return end;
  }
  [[gnu::noinline]] const T& make(size_t i) const {
    const std::lock_guard lock(mutex_);
    if (const T* item = items_[i].load(std::memory_order_relaxed)) return *item;
    const size_t from = i == 0 ? 0 : end(i - 1), to = end(i);
    T& item = made_.emplace_back();
    if (from > to || to > bytes_.size() || !read_item_(bytes_.substr(from, to - from), item))
      throw std::runtime_error("the kept image of the rules is damaged");
    items_[i].store(&item, std::memory_order_release);
    return item;
  }

  std::shared_ptr<const void> owner_;
  std::string_view ends_, bytes_;
  ReadItem read_item_;
  size_t size_;
  std::unique_ptr<std::atomic<const T*>[]> items_;  // null: not asked for yet
  mutable std::mutex mutex_;                        // of what follows
  mutable std::deque<T> made_;
};

// A table of what was added, or of what is kept, which is only read.
template <class Key, class T>
class DeferredTable {
 public:
  using Item = T;
  DeferredTable() = default;
  explicit DeferredTable(std::shared_ptr<const KeptItems<T>> kept) : kept_(std::move(kept)) {}

  Key add(T item) { return added_.add(std::move(item)); }
  T& added(Key id) { return added_[id]; }
  const T& operator[](Key id) const { return kept_ ? (*kept_)[id.index()] : added_[id]; }
  size_t size() const { return kept_ ? kept_->size() : added_.size(); }
  bool empty() const { return size() == 0; }
  bool has(Key id) const { return id.index() < size(); }
  auto ids() const { return typename Table<Key, T>::Ids(size()); }

  class Iterator {
   public:
    Iterator(const DeferredTable& table, size_t at) : table_(table), at_(at) {}
    const T& operator*() const { return table_[Key(at_)]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    bool operator==(const Iterator& other) const { return at_ == other.at_; }

   private:
    const DeferredTable& table_;
    size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

 private:
  Table<Key, T> added_;
  std::shared_ptr<const KeptItems<T>> kept_;
};

}  // namespace hvr::ir
