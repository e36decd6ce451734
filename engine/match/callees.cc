// Groups as sets of their names and of the words with which these end.
#include "engine/match/callees.h"

#include <algorithm>

namespace hvr {
namespace {

// What stands behind the last dot; nothing where there is none.
std::string_view word_of(std::string_view name) {
  const size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
}

}  // namespace

const Callees::Group& Callees::group(std::string_view name) const {
  const auto [it, fresh] = groups_.try_emplace(name);
  if (fresh)
    for (const std::string& member : library_.groups.find(name)->second) {
      it->second.names.insert(member);
      if (const auto word = word_of(member); !word.empty()) it->second.words.insert(word);
    }
  return it->second;
}

bool Callees::among(const ir::NameOrGroup& names, std::string_view called) const {
  return names.is_group ? group(names.name).names.contains(called) : names.name == called;
}

bool Callees::has_word(const ir::NameOrGroup& names, std::string_view word) const {
  return names.is_group ? group(names.name).words.contains(word) : word_of(names.name) == word;
}

bool Callees::may_call(const ir::NameOrGroup& names, NodeId call) const {
  const Facts& facts = flow_.facts();
  const Tree& tree = facts.tree();
  if (tree.kind(call) != Kind::call) return false;
  const NodeId f = tree.child(call, Field::function);
  if (f == kNoNode) return false;
  if (const std::string& name = facts.canonical(f); !name.empty()) return among(names, name);
  return tree.kind(f) != Kind::attribute ||
         has_word(names, tree.text(tree.child(f, Field::attribute)));
}

const TypeSet& Callees::names_of(NodeId call) const {
  const auto it = names_.find(call);
  if (it != names_.end()) return it->second;
  if (names_.size() >= kMostCalls) names_.clear();
  return names_.emplace(call, flow_.callee_names(call)).first->second;
}

Tri Callees::calls(const ir::NameOrGroup& names, NodeId call) const {
  const Facts& facts = flow_.facts();
  const Tree& tree = facts.tree();
  const NodeId f = tree.child(call, Field::function);
  if (f != kNoNode)
    if (const std::string& name = facts.canonical(f); !name.empty()) return tri(among(names, name));
  // What is called on an object has a name that ends in the method's word.
  if (f != kNoNode && tree.kind(f) == Kind::attribute &&
      !has_word(names, tree.text(tree.child(f, Field::attribute))))
    return Tri::no;
  const TypeSet& called = names_of(call);
  if (std::any_of(called.names.begin(), called.names.end(),
                  [&](const std::string& name) { return among(names, name); }))
    return Tri::yes;
  // An unknown receiver: perhaps, since the method's name fits.
  return called.complete || tree.kind(f) != Kind::attribute ? Tri::no : Tri::unknown;
}

}  // namespace hvr
