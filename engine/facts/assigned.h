// What is assigned to the attributes of one object, under the names it goes by.
#pragma once
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/function_ref.h"
#include "engine/facts/facts.h"

namespace hvr {

class AssignedAttributes {
 public:
  explicit AssignedAttributes(const Facts& facts) : facts_(facts), tree_(facts.tree()) {}

  // Assignments to attribute `name` of what the expression `object` stands for, spelled alike;
  // until `take` says no.
  void each_of(NodeId object, std::string_view name,
               FunctionRef<bool(const AttributeBinding&)> take) const;

 private:
  // Assignments to attributes of one spelling, parted by the name's own bindings.
  struct SpelledAlike {
    std::unordered_map<const NumberList*, std::vector<const AttributeBinding*>> by_name;
    std::vector<const AttributeBinding*> imported;  // from another module, or from nowhere
  };
  const SpelledAlike& spelled_alike(std::string_view name, std::string_view object) const;
  bool comes_from_outside(NodeId name) const;

  const Facts& facts_;
  const Tree& tree_;
  mutable std::unordered_map<uint64_t, SpelledAlike> spelled_alike_;
};

}  // namespace hvr
