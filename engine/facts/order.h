// What may be executed after what.
#pragma once
#include <vector>

#include "engine/facts/flow.h"

namespace hvr {

class Order {
 public:
  explicit Order(const Flow& flow) : flow_(flow), facts_(flow.facts()), tree_(facts_.tree()) {}

  // Whether some path, through loops and calls, both branches of each test possible, leads from the
  // end of `earlier` to `later`. Unknown only where code that was not read may run one of them.
  Tri can_follow(NodeId later, NodeId earlier) const;
  // The same within one run of the function (or module) that holds both.
  bool reaches(NodeId from, NodeId to) const;

 private:
  struct Sites {
    std::vector<NodeId> all;  // the node, and the calls that lead to it, through their callers
    bool open = false;        // code that was not read may lead to it as well
  };
  Sites sites(NodeId n) const;
  NodeId holder(NodeId n) const;

  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
};

}  // namespace hvr
