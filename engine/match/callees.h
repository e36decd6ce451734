// Whether a call goes to one of many names, without going through all of them.
#pragma once
#include <map>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "engine/facts/flow.h"
#include "ir/program.h"

namespace hvr {

class Callees {
 public:
  Callees(const ir::Library& library, const Flow& flow) : library_(library), flow_(flow) {}
  // Unknown where the receiver is and only the method's word fits.
  Tri calls(const ir::NameOrGroup& names, NodeId call) const;
  // False where that is surely no, which costs little.
  bool may_call(const ir::NameOrGroup& names, NodeId call) const;

 private:
  struct Group {
    std::unordered_set<std::string_view> names;
    std::unordered_set<std::string_view> words;  // the last one of each that has several
  };
  const Group& group(std::string_view name) const;
  bool among(const ir::NameOrGroup& names, std::string_view called) const;
  bool has_word(const ir::NameOrGroup& names, std::string_view word) const;
  // What a call may go to; the reference holds until the next question.
  const TypeSet& names_of(NodeId call) const;
  static constexpr size_t kMostCalls = 1 << 14;  // of which that is remembered

  const ir::Library& library_;
  const Flow& flow_;
  mutable std::map<std::string_view, Group> groups_;  // made when they are first asked for
  mutable std::unordered_map<NodeId, TypeSet> names_;
};

}  // namespace hvr
