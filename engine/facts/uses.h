// Where values go.
#pragma once
#include <functional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/facts/order.h"

namespace hvr {

// More uses than these are not listed; of 135,741 names in public packages, 1 % had more than 16.
inline constexpr size_t kMostUses = 256;

// An expression as which a value is used. Not sure: perhaps it is another value.
struct Use {
  NodeId node = kNoNode;
  bool sure = true;
};
struct UseSet {
  std::vector<Use> uses;    // in the order of the text
  bool complete = true;     // false: there may be others
  NodeId beyond = kNoNode;  // what may use it, unseen
};

// Forwards through plain assignment, parameters and results of the program's functions, attributes
// of known classes and what signatures pass. What is not followed is itself a use: an argument of a
// function that was not read, an element of a display, a store into something of unknown class.
class Uses {
 public:
  explicit Uses(const Flow& flow)
      : flow_(flow), facts_(flow.facts()), tree_(facts_.tree()), order_(flow) {}

  // Of a name: the uses of all its definitions that reach `value`, or of the one that stands there.
  // Of another expression: where its value goes.
  UseSet of(NodeId value) const;
  // What a definition of `name` right before the statement of `place` would reach.
  UseSet from(NodeId name, NodeId place) const;
  // Where what is computed from a value leaves computation: the largest expressions made by
  // operators, displays and calls that `pure` knows. A definition that feeds the value again is
  // followed. With a loop, only what stands in its body or test.
  using Pure = std::function<bool(NodeId call)>;
  UseSet effects(NodeId value, NodeId loop, const Pure& pure) const;

  const Order& order() const { return order_; }
  const Flow& flow() const { return flow_; }

 private:
  struct Walk;
  const std::vector<NodeId>& attributes_named(std::string_view name) const;
  BindingIds definitions(NodeId name) const;

  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
  Order order_;
  mutable std::unordered_map<std::string_view, std::vector<NodeId>> attributes_;
  mutable bool indexed_ = false;
};

}  // namespace hvr
