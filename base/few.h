// A vector of plain values that are few as a rule: so many lie in the object itself, and only more
// of them ask for memory.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <type_traits>
#include <utility>

namespace hvr {

template <class T, uint32_t N>
class Few {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  Few() = default;
  Few(std::initializer_list<T> items) { append(items.begin(), items.end()); }
  template <class It>
  Few(It first, It last) {
    append(first, last);
  }
  Few(const Few& other) { append(other.begin(), other.end()); }
  Few(Few&& other) noexcept { take(other); }
  Few& operator=(const Few& other) {
    if (this != &other) assign(other.begin(), other.end());
    return *this;
  }
  Few& operator=(Few&& other) noexcept {
    if (this != &other) take(other);
    return *this;
  }
  ~Few() = default;

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return more_ ? more_.get() : few_; }
  const T* data() const { return more_ ? more_.get() : few_; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  T& operator[](size_t i) { return data()[i]; }
  const T& operator[](size_t i) const { return data()[i]; }
  const T& front() const { return data()[0]; }
  const T& back() const { return data()[size_ - 1]; }

  void push_back(const T& item) {
    const T copy = item;  // it may lie in here
    if (size_ == capacity_) grow(size_ + 1);
    data()[size_++] = copy;
  }
  template <class It>
  void append(It first, It last) {
    for (; first != last; ++first) push_back(*first);
  }
  template <class It>
  void assign(It first, It last) {
    clear();
    append(first, last);
  }
  void clear() { size_ = 0; }
  void resize(size_t size) {
    while (size_ < size) push_back(T{});
    size_ = static_cast<uint32_t>(size);
  }
  void erase(const T* at) { erase(at, at + 1); }
  void erase(const T* first, const T* last) {
    T* to = begin() + (first - begin());
    std::copy(last, static_cast<const T*>(end()), to);
    size_ -= static_cast<uint32_t>(last - first);
  }
  friend bool operator==(const Few& a, const Few& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void grow(size_t least) {
    const size_t room = std::max<size_t>(least, size_t{capacity_} * 2);
    auto more = std::make_unique_for_overwrite<T[]>(room);
    std::copy(begin(), end(), more.get());
    more_ = std::move(more);
    capacity_ = static_cast<uint32_t>(room);
  }
  void take(Few& other) {
    more_ = std::move(other.more_);
    size_ = std::exchange(other.size_, 0);
    capacity_ = std::exchange(other.capacity_, N);
    if (!more_) std::copy(other.few_, other.few_ + size_, few_);
  }

  std::unique_ptr<T[]> more_;
  uint32_t size_ = 0, capacity_ = N;
  T few_[N];
};

}  // namespace hvr
