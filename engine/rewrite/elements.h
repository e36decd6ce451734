// What goes when a part of a program is to go: a statement, or an element of a list.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/edits.h"
#include "ir/library.h"

namespace hvr {

// What `remove` does to a node.
struct Removal {
  NodeId node = kNoNode;  // the statement or element that goes
  Edit::Kind kind = Edit::Kind::remove;
  std::string failure;  // why nothing can go; then the rest says nothing
};
Removal removal_of(const Tree& tree, NodeId n);

// Whether a node of this kind is a list, to which elements can be added.
bool holds_elements(Kind k);

// `k=v`, `*a` and `**a`: a call around one would take it, and not its value.
bool is_no_expression(Kind k);

// The positional arguments of `list` behind `argument`, each with its name by the signature, since
// they become keywords when it goes. Nothing where one of them has no name.
std::optional<std::vector<std::pair<NodeId, std::string>>> names_of_later(
    const Tree& tree, NodeId list, NodeId argument, const ir::Signature* signature);

}  // namespace hvr
