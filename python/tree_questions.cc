// The flat tree's own questions, and trees put behind one another.
#include <algorithm>
#include <span>

#include "python/tree.h"

namespace hvr {

NodeId Tree::child(NodeId n, Field f) const {
  for (NodeId c = first_child(n); c != kNoNode; c = next_sibling(c))
    if (nodes_[c].field == f) return c;
  return kNoNode;
}

std::vector<NodeId> Tree::children(NodeId n) const {
  size_t count = 0;
  for (NodeId c = first_part(n); c != kNoNode; c = next_part(c)) ++count;
  std::vector<NodeId> out;
  out.reserve(count);
  for (NodeId c = first_part(n); c != kNoNode; c = next_part(c)) out.push_back(c);
  return out;
}

NodeId Tree::without_parentheses(NodeId n) const {
  while (n != kNoNode && kind(n) == Kind::parenthesized_expression) n = first_part(n);
  return n;
}

std::vector<NodeId> Tree::children(NodeId n, Field f) const {
  std::vector<NodeId> out;
  for (NodeId c = first_child(n); c != kNoNode; c = next_sibling(c))
    if (nodes_[c].field == f) out.push_back(c);
  return out;
}

NodeId Tree::statement(NodeId n) const {
  while (n != kNoNode && parent(n) != kNoNode) {
    const Kind pk = kind(parent(n));
    if (pk == Kind::module || (pk == Kind::block && kind(n) != Kind::case_clause)) return n;
    n = parent(n);
  }
  return kNoNode;
}

NodeId Tree::module_of(NodeId n) const {
  return modules_.size() == 1 ? modules_[0]
                              : *(std::upper_bound(modules_.begin(), modules_.end(), n) - 1);
}

void Tree::show(std::string_view text) {
  text_ = text;
  nodes_ = owned_->nodes.data();
  size_ = static_cast<NodeId>(owned_->nodes.size());
}

void Tree::append(const Tree& other) {
  if (!owned_) {
    *this = other;
    return;
  }
  // What others see, or do not lend for this, is copied first.
  if (owned_.use_count() > 1 || text_.data() != owned_->text.data()) {
    auto own = std::make_shared<Owned>(Owned{std::string(text_), owned_->nodes});
    owned_ = std::move(own);
  }
  std::string& text = owned_->text;
  text += '\n';
  const NodeId nodes = size();
  const auto bytes = static_cast<uint32_t>(text.size());
  text += other.text_;
  for (Node n : std::span(other.nodes_, other.size_)) {
    n.span.begin += bytes;
    n.span.end += bytes;
    if (n.parent != kNoNode) n.parent += nodes;
    n.last += nodes;
    owned_->nodes.push_back(n);
  }
  for (const NodeId m : other.modules_) modules_.push_back(m + nodes);
  show(text);
}

std::string_view Tree::indentation(NodeId n) const {
  const std::string_view all = text_;
  size_t begin = span(n).begin;
  while (begin > 0 && all[begin - 1] != '\n') --begin;
  size_t end = begin;
  while (end < all.size() && (all[end] == ' ' || all[end] == '\t')) ++end;
  return all.substr(begin, end - begin);
}

}  // namespace hvr
