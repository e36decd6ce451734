// What a program assigns to attributes and elements, by what it is assigned to.
#pragma once
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/numbers.h"
#include "base/symbols.h"
#include "engine/facts/bindings.h"

namespace hvr {

// Filled once, then settled, then only asked.
class Stored {
 public:
  using List = std::span<const AttributeBinding>;

  // `self.name = v` in a method of the class at node `klass`; `object.name = v`, by the spelling of
  // the object; `x[key] = v` for a key that is a literal.
  void add_own(NodeId klass, std::string_view name, const AttributeBinding& b) {
    found_.push_back({key(kOwn, klass, texts_.of(name)), b});
  }
  void add_spelled(std::string_view object, std::string_view name, const AttributeBinding& b) {
    found_.push_back({key(kSpelled, texts_.of(object), texts_.of(name)), b});
  }
  void add_element(std::string_view literal, const AttributeBinding& b) {
    found_.push_back({key(kElement, 0, texts_.of(literal)), b});
  }
  // `x[key] = v` for any key.
  void add_some_element(const AttributeBinding& b) { elements_.push_back(b); }
  // Lists keep the order in which they were filled.
  void settle();

  List own(NodeId klass, std::string_view name) const {
    return of(key(kOwn, klass, texts_.find(name)));
  }
  List spelled(std::string_view object, std::string_view name) const {
    return of(spelled_key(object, name));
  }
  List element(std::string_view literal) const {
    return of(key(kElement, 0, texts_.find(literal)));
  }
  List elements() const { return elements_; }
  // A number of the pair, the same as long as the texts are.
  uint64_t spelled_key(std::string_view object, std::string_view name) const {
    return key(kSpelled, texts_.find(object), texts_.find(name));
  }

 private:
  static constexpr uint32_t kOwn = 0, kSpelled = 1, kElement = 2;
  // There are fewer names than 2^30: each takes more than four bytes.
  static uint64_t key(uint32_t what, uint32_t owner, Symbol name) {
    return key_of(owner, what << 30 | name);
  }
  List of(uint64_t key) const;

  struct Found {
    uint64_t key;
    AttributeBinding binding;
  };
  struct Range {
    uint32_t begin = 0, count = 0;
  };
  Symbols texts_;
  std::vector<Found> found_;
  std::vector<AttributeBinding> elements_;
  std::vector<AttributeBinding> all_;  // of one key behind each other
  NumberMap<Range> ranges_;
};

}  // namespace hvr
