// Free lists of blocks of a few sizes, cut from slabs that live as long as their thread. A block
// goes back to the thread that took it: parsers and their trees never leave theirs.
#include "python/parser_memory.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

namespace hvr {
namespace {

constexpr size_t kSlab = size_t{256} * 1024;
constexpr size_t kUnit = 16, kFine = 512, kCoarse = 8192;  // bytes
constexpr size_t kClasses = kFine / kUnit + 5;  // 16, 32 … 512, 1024 … 8192, the rest
constexpr size_t kSystem = kClasses - 1;

// Blocks of up to 512 bytes by steps of 16, up to 8192 by powers of two.
size_t class_of(size_t bytes) {
  if (bytes <= kFine) return (bytes - 1) / kUnit;
  if (bytes > kCoarse) return kSystem;
  size_t c = kFine / kUnit;
  for (size_t holds = 2 * kFine; holds < bytes; holds *= 2) ++c;
  return c;
}
size_t bytes_of(size_t size_class) {
  constexpr size_t fine = kFine / kUnit;
  return size_class < fine ? (size_class + 1) * kUnit : kFine << (size_class - fine + 1);
}

// In front of every block; blocks are aligned as tree-sitter's structures need it.
struct Header {
  size_t bytes;  // that may be used; those of the system are larger than any class
};

// The parser is compiled so that exceptions pass through; what is left of its work is abandoned.
void* or_throw(void* memory) {
  if (!memory) throw std::bad_alloc();
  return memory;
}

class Pool {
 public:
  Pool() = default;
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  ~Pool() {
    for (void* slab : slabs_) std::free(slab);
  }

  void* take(size_t bytes) {
    const size_t c = class_of(std::max<size_t>(bytes, 1));
    if (c == kSystem) return framed(or_throw(std::malloc(bytes + sizeof(Header))), bytes);
    if (Free* head = free_[c]) {
      free_[c] = head->next;
      return head;
    }
    return framed(cut(bytes_of(c) + sizeof(Header)), bytes_of(c));
  }
  void give(void* memory) {
    if (!memory) return;
    const size_t bytes = size(memory);
    if (bytes > kCoarse) return std::free(static_cast<Header*>(memory) - 1);
    auto* block = static_cast<Free*>(memory);
    Free*& head = free_[class_of(bytes)];
    block->next = head;
    head = block;
  }
  // Of a block of the system, which stays one.
  static void* grow(void* memory, size_t bytes) {
    auto* header = static_cast<Header*>(memory) - 1;
    return framed(or_throw(std::realloc(header, bytes + sizeof(Header))), bytes);
  }
  static size_t size(const void* memory) { return (static_cast<const Header*>(memory) - 1)->bytes; }

 private:
  struct Free {
    Free* next;
  };
  static void* framed(void* memory, size_t bytes) {
    auto* header = static_cast<Header*>(memory);
    header->bytes = bytes;
    return header + 1;
  }
  void* cut(size_t bytes) {
    if (left_ < bytes) {
      slabs_.reserve(slabs_.size() + 1);
      next_ = static_cast<char*>(or_throw(std::malloc(kSlab)));
      slabs_.push_back(next_);
      left_ = kSlab;
    }
    void* block = next_;
    next_ += bytes;
    left_ -= bytes;
    return block;
  }

  std::array<Free*, kClasses> free_{};
  std::vector<void*> slabs_;
  char* next_ = nullptr;
  size_t left_ = 0;
};

Pool& pool() {
  thread_local Pool p;
  return p;
}

void* take(size_t bytes) { return pool().take(bytes); }

void* take_cleared(size_t count, size_t bytes) {
  if (bytes != 0 && count > SIZE_MAX / bytes) return or_throw(nullptr);
  return std::memset(pool().take(count * bytes), 0, count * bytes);
}

void* take_again(void* memory, size_t bytes) {
  if (!memory) return take(bytes);
  const size_t had = Pool::size(memory);
  if (had > kCoarse && bytes > kCoarse) return Pool::grow(memory, bytes);
  if (bytes <= had && had <= kCoarse) return memory;
  void* grown = take(bytes);
  std::memcpy(grown, memory, std::min(had, bytes));
  pool().give(memory);
  return grown;
}

void give(void* memory) { pool().give(memory); }

}  // namespace

void install_parser_memory() { ts_set_allocator(take, take_cleared, take_again, give); }

}  // namespace hvr
